import { randomBytes } from "node:crypto";
import { HTTPException } from "hono/http-exception";
import { accepted, deliver } from "../console/deliver";
import type { Feed } from "../console/feed";
import type { Retries } from "../console/retries";
import { GraphError, graphTitle } from "./graph-error";
import { type InboundRequest, inboundContent, inboundText } from "./inbound-request";
import type { MessageStatus, PhoneMessage } from "./message";
import type { PhoneStore, StoredMedia } from "./phone-store";
import { ReportPost } from "./report-post";
import type { ReadMark, Send } from "./send-request";
import { hubSignature, metaJson } from "./signature";
import { silentRecording } from "./silent-recording";
import { type Business, messageWebhook, type StatusError, statusWebhook } from "./webhook-payload";
import { windowOpen } from "./window";

/** When a message the application sent is reported as sent, delivered and read, in milliseconds. */
const STATUS_AFTER: [MessageStatus, number][] = [
  ["sent", 150],
  ["delivered", 450],
  ["read", 1500],
];
const TYPING_MS = 25_000;
const RETRY_PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

export interface WhatsAppSettings {
  webhookUrl: string;
  appSecret: string;
  business: Business;
}

/** The phone's side of WhatsApp: what people write reaches the application, what it sends reaches their phones. */
export class WhatsApp {
  private readonly reports = new ReportPost((reports) =>
    this.push(statusWebhook(this.settings.business, ...reports)),
  );

  constructor(
    readonly store: PhoneStore,
    private readonly settings: WhatsAppSettings,
    private readonly feed: Feed,
    private readonly retries: Retries,
  ) {}

  /** Puts a message on the phone and delivers its webhook, `times` copies at once. */
  async receive(request: InboundRequest): Promise<{ wamid: string; statuses: number[] }> {
    const number = request.from ?? request.userId ?? "";
    const wamid = request.wamid ?? newWamid(number);
    const now = Date.now();
    const media = this.storeMedia(request);
    const replyTo = request.replyTo ?? this.askedIn(number, request);
    const payload = messageWebhook(
      this.settings.business,
      { number: request.from, userId: request.userId, name: request.name ?? "Pessoa" },
      {
        wamid,
        seconds: request.timestamp ?? Math.floor(now / 1000),
        ...inboundContent(request, media),
        replyTo: request.type === "reaction" ? undefined : replyTo,
      },
    );
    this.store.setWindow(number, now);
    if (this.store.find(wamid) === undefined) {
      this.store.add({
        wamid,
        number,
        direction: "in",
        type: request.type,
        text: inboundText(request),
        buttons: [],
        list: null,
        template: null,
        mediaId: media?.id,
        mediaType: media?.mimeType,
        replyTo,
        at: now,
        status: "pending",
        owed: request.retry ? payload : undefined,
      });
      this.feed.tell({ kind: "phone", number });
    }
    const copies = Array.from({ length: request.times ?? 1 }, () => this.push(payload));
    const statuses = await Promise.all(copies);
    if (statuses.some(accepted)) this.move(wamid, "delivered");
    else if (request.retry) this.keepTrying(wamid, payload);
    else this.move(wamid, "failed");
    return { wamid, statuses };
  }

  /** Accepts what the application sends, as `POST /{phone-number-id}/messages`. Throws GraphError. */
  send(request: Send): PhoneMessage {
    const { number, content } = request;
    const now = Date.now();
    if (number === this.settings.business.displayNumber) {
      throw new GraphError(131021, "Recipient phone number cannot be the sender phone number.");
    }
    if (request.freeForm && !windowOpen(this.store.lastInboundAt(number), now)) {
      throw new GraphError(
        131047,
        "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
      );
    }
    const message = this.store.add({
      ...content,
      wamid: newWamid(number),
      number,
      direction: "out",
      at: now,
      status: "accepted",
    });
    this.feed.tell({ kind: "typing", number, on: false });
    this.feed.tell({ kind: "phone", number });
    for (const [status, after] of STATUS_AFTER) {
      this.retries.after(
        after,
        () => void this.report(message, status).then((code) => this.owe(message, status, code)),
      );
    }
    return message;
  }

  /** The application has read a message; with a typing indicator the phone shows that it writes. */
  markRead(mark: ReadMark): void {
    const message = this.store.find(mark.message_id);
    if (message?.direction !== "in")
      throw new GraphError(100, "Param message_id is not a message of this number.");
    this.move(message.wamid, "read");
    if (mark.typing_indicator === undefined) return;
    this.feed.tell({ kind: "typing", number: message.number, on: true });
    this.retries.after(TYPING_MS, () =>
      this.feed.tell({ kind: "typing", number: message.number, on: false }),
    );
  }

  /** Reports the status of a message that the application sent; answers the HTTP status of the webhook. */
  report(message: PhoneMessage, status: MessageStatus, error?: StatusError): Promise<number> {
    this.move(message.wamid, status);
    return this.reports.deliver({
      wamid: message.wamid,
      status,
      recipient: message.number,
      seconds: Math.floor(Date.now() / 1000),
      opaque: message.opaque,
      error: status === "failed" ? (error ?? { code: 131026, title: graphTitle(131026) }) : undefined,
    });
  }

  /** Takes up again, after a restart, what the application has not accepted yet. */
  resume(): void {
    for (const message of this.store.pending()) {
      if (message.owed === undefined) this.store.setStatus(message.wamid, "failed");
      else this.keepTrying(message.wamid, message.owed);
    }
  }

  private keepTrying(wamid: string, payload: unknown): void {
    this.retries.begin(RETRY_PAUSES, async () => {
      if (this.store.find(wamid)?.status !== "pending") return true;
      const done = accepted(await this.push(payload));
      if (done) this.move(wamid, "delivered");
      return done;
    });
  }

  private owe(message: PhoneMessage, status: MessageStatus, code: number): void {
    if (accepted(code)) return;
    let turns = 0;
    this.retries.begin(RETRY_PAUSES, async () => {
      turns += 1;
      return accepted(await this.report(message, status)) || turns > 6;
    });
  }

  private push(payload: unknown): Promise<number> {
    const body = metaJson(payload);
    return deliver(
      this.settings.webhookUrl,
      {
        "x-hub-signature-256": hubSignature(this.settings.appSecret, body),
        "user-agent": "facebookexternalua",
      },
      body,
    );
  }

  private move(wamid: string, status: MessageStatus): void {
    const number = this.store.find(wamid)?.number;
    if (number !== undefined && this.store.setStatus(wamid, status))
      this.feed.tell({ kind: "phone", number });
  }

  private storeMedia(request: InboundRequest): StoredMedia | undefined {
    if (request.type !== "image" && request.type !== "audio") return undefined;
    const base64 = request.type === "image" ? request.imageBase64 : request.audioBase64;
    const bytes =
      base64 === undefined ? silentRecording(inboundText(request)) : Buffer.from(base64, "base64");
    if (bytes.length === 0) throw new HTTPException(400, { message: "The file is empty." });
    const media = this.store.addMedia(bytes, request.mimeType);
    if (request.type === "audio" && request.transcript)
      this.store.setTranscript(media.sha256, request.transcript);
    return media;
  }

  /** The message whose button or row somebody tapped: the latest that offered it. */
  private askedIn(number: string, request: InboundRequest): string | undefined {
    if (request.type !== "button" && request.type !== "list") return undefined;
    return this.store
      .conversation(number)
      .findLast((message) =>
        [...message.buttons, ...(message.list?.sections.flatMap((section) => section.rows) ?? [])].some(
          (option) => option.id === request.id,
        ),
      )?.wamid;
  }
}

/** A message id in the form of Meta's. */
function newWamid(number: string): string {
  const head = Buffer.from([0x1d, 0x0d, number.length, ...Buffer.from(number), 0x15, 0x02, 0x00]);
  return `wamid.${Buffer.concat([head, randomBytes(18)])
    .toString("base64")
    .replaceAll("=", "")}==`;
}
