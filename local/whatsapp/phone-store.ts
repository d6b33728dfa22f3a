import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Journal } from "../console/journal";
import { laterStatus, type MessageStatus, type PhoneMessage } from "./message";

export interface StoredMedia {
  id: string;
  mimeType: string;
  sha256: string;
  size: number;
}

type Entry =
  | { is: "message"; message: PhoneMessage }
  | { is: "status"; wamid: string; status: MessageStatus }
  | { is: "window"; number: string; at: number | null }
  | { is: "media"; media: StoredMedia }
  | { is: "transcript"; sha256: string; text: string }
  | { is: "seq"; seq: number };

/** All conversations of the phone, kept in a journal, and the bytes of photos and recordings beside it. */
export class PhoneStore {
  readonly outbox: PhoneMessage[] = [];
  private readonly messages = new Map<string, PhoneMessage>();
  private readonly conversations = new Map<string, PhoneMessage[]>();
  private readonly windows = new Map<string, number>();
  private readonly media = new Map<string, StoredMedia>();
  private readonly transcripts = new Map<string, string>();
  private readonly journal: Journal<Entry>;
  private readonly mediaDir: string;
  private seq = 0;

  constructor(dir: string) {
    this.mediaDir = path.join(dir, "media");
    fs.mkdirSync(this.mediaDir, { recursive: true });
    this.journal = new Journal<Entry>(path.join(dir, "whatsapp.jsonl"), (entry) => this.apply(entry));
  }

  find(wamid: string): PhoneMessage | undefined {
    return this.messages.get(wamid);
  }

  conversation(number: string): PhoneMessage[] {
    return this.conversations.get(number) ?? [];
  }

  /** Numbers with a conversation, most recently active first. */
  numbers(): string[] {
    const lastAt = (number: string) => this.conversation(number).at(-1)?.at ?? 0;
    return [...this.conversations.keys()].sort((a, b) => lastAt(b) - lastAt(a));
  }

  add(message: Omit<PhoneMessage, "seq">): PhoneMessage {
    const stored: PhoneMessage = message.direction === "out" ? { ...message, seq: this.seq + 1 } : message;
    this.record({ is: "message", message: stored });
    return stored;
  }

  /** Moves a message forward; answers whether that changed anything. */
  setStatus(wamid: string, status: MessageStatus): boolean {
    const message = this.messages.get(wamid);
    if (message === undefined || laterStatus(message.status, status) === message.status) return false;
    this.record({ is: "status", wamid, status });
    return true;
  }

  lastInboundAt(number: string): number | undefined {
    return this.windows.get(number);
  }

  /** Opens the 24-hour window from `at` (ms), or closes it with null. */
  setWindow(number: string, at: number | null): void {
    this.record({ is: "window", number, at });
  }

  addMedia(bytes: Buffer, mimeType: string): StoredMedia {
    const id = randomBytes(8).readBigUInt64BE().toString().padStart(16, "1").slice(0, 16);
    const media = {
      id,
      mimeType,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      size: bytes.length,
    };
    fs.writeFileSync(path.join(this.mediaDir, id), bytes);
    this.record({ is: "media", media });
    return media;
  }

  findMedia(id: string): StoredMedia | undefined {
    return this.media.get(id);
  }

  readMedia(media: StoredMedia): Buffer {
    return fs.readFileSync(path.join(this.mediaDir, media.id));
  }

  setTranscript(sha256: string, text: string): void {
    this.record({ is: "transcript", sha256, text });
  }

  transcript(sha256: string): string | undefined {
    return this.transcripts.get(sha256);
  }

  pending(): PhoneMessage[] {
    return [...this.messages.values()].filter((message) => message.status === "pending");
  }

  /** Forgets all conversations. The sequence goes on, so that who reads the outbox by `after` misses nothing. */
  reset(): void {
    for (const map of [this.messages, this.conversations, this.windows, this.media, this.transcripts])
      map.clear();
    this.outbox.length = 0;
    this.journal.restart({ is: "seq", seq: this.seq });
    fs.rmSync(this.mediaDir, { recursive: true, force: true });
    fs.mkdirSync(this.mediaDir, { recursive: true });
  }

  close(): void {
    this.journal.close();
  }

  private record(entry: Entry): void {
    this.journal.append(entry);
    this.apply(entry);
  }

  private apply(entry: Entry): void {
    switch (entry.is) {
      case "message":
        this.applyMessage(entry.message);
        break;
      case "status": {
        const message = this.messages.get(entry.wamid);
        if (message) message.status = laterStatus(message.status, entry.status);
        if (message && message.status !== "pending") message.owed = undefined;
        break;
      }
      case "window":
        if (entry.at === null) this.windows.delete(entry.number);
        else this.windows.set(entry.number, entry.at);
        break;
      case "media":
        this.media.set(entry.media.id, entry.media);
        break;
      case "transcript":
        this.transcripts.set(entry.sha256, entry.text);
        break;
      case "seq":
        this.seq = entry.seq;
    }
  }

  private applyMessage(message: PhoneMessage): void {
    this.messages.set(message.wamid, message);
    const conversation = this.conversations.get(message.number);
    if (conversation) conversation.push(message);
    else this.conversations.set(message.number, [message]);
    if (message.seq !== undefined) {
      this.seq = message.seq;
      this.outbox.push(message);
    }
  }
}
