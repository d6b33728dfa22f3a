import { randomInt, randomUUID } from "node:crypto";
import { vi } from "vitest";
import { db } from "@/lib/db";
import { hubSignature, metaJson } from "@/local/whatsapp/signature";
import { messageWebhook } from "@/local/whatsapp/webhook-payload";
import { type Answer, call, createMember, type Member, type MemberOptions } from "@/tests/factories";

const CONTROL = `${new URL(process.env.WHATSAPP_API_URL ?? "http://127.0.0.1:24330").origin}/control`;
const BUSINESS = {
  displayNumber: process.env.NEXT_PUBLIC_WHATSAPP_NUMBER ?? "",
  phoneNumberId: process.env.WHATSAPP_PHONE_NUMBER_ID ?? "",
};

export type Bubble = {
  seq: number;
  type: string;
  text: string;
  buttons: { id: string; title: string }[];
  list: { sections: { rows: { id: string; title: string }[] }[] } | null;
  wamid: string;
  opaque: string | null;
};

/** One call to the console's control API. */
export async function control<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${CONTROL}${path}`, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A mobile number that no other test has, with country code and ninth digit. */
export function uniqueNumber(): string {
  return `55${randomInt(11, 100)}9${randomInt(60_000_000, 100_000_000)}`.replace(/^55(\d)0/, "55$11");
}

/** Writes to the assistant as Meta delivers it; answers the message's id and the HTTP status of each delivery. */
export function write(from: string, text: string, more: Record<string, unknown> = {}) {
  return control<{ wamid: string; statuses: number[] }>("/whatsapp/inbound", {
    from,
    type: "text",
    text,
    ...more,
  });
}

/** Writes line by line, each once the one before is answered: what comes sooner is answered together. Answers what came back. */
export async function writeInTurn(from: string, lines: readonly string[]): Promise<Bubble[]> {
  const before = (await bubbles(from)).length;
  let all: Bubble[] = [];
  for (const [at, line] of lines.entries()) {
    await write(from, line);
    all = await replies(from, before + at + 1);
  }
  return all;
}

export function tap(from: string, button: { id: string; title: string }, type: "button" | "list" = "button") {
  return control<{ wamid: string; statuses: number[] }>("/whatsapp/inbound", { from, type, ...button });
}

/** What the assistant sent to a number. */
export function bubbles(to: string): Promise<Bubble[]> {
  return control<Bubble[]>(`/whatsapp/outbox?to=${encodeURIComponent(to)}`);
}

/** The assistant's messages to a number once there are `count` of them. */
export function replies(to: string, count: number): Promise<Bubble[]> {
  const look = async () => {
    const all = await bubbles(to);
    if (all.length < count) throw new Error(`${all.length} of ${count} messages so far`);
    return all;
  };
  return vi.waitFor(look, { timeout: 20_000, interval: 50 });
}

/** Resolves when the message has been processed, whatever became of it. */
export function processed(wamid: string) {
  const look = async () => {
    const row = await db().inboundMessage.findUnique({ where: { id: wamid } });
    if (!row || row.status === "received") throw new Error("not processed yet");
    return row;
  };
  return vi.waitFor(look, { timeout: 20_000, interval: 50 });
}

/** A webhook of one's own making, signed unless a signature is given. */
export async function deliver(payload: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const raw = typeof payload === "string" ? payload : metaJson(payload);
  const signature = hubSignature(process.env.WHATSAPP_APP_SECRET ?? "", raw);
  const signed = { "X-Hub-Signature-256": signature, ...headers };
  return call("/api/webhooks/whatsapp", { raw, headers: signed });
}

/** A text message as a webhook's payload, `more` laid over the message itself. */
export function textPayload(from: string, text: string, more: Record<string, unknown> = {}) {
  const message = { wamid: `wamid.${randomUUID()}`, seconds: Math.floor(Date.now() / 1000) };
  const sender = { number: from, name: "Pessoa" };
  const payload = messageWebhook(BUSINESS, sender, {
    ...message,
    type: "text",
    content: { text: { body: text } },
  });
  const messages = payload.entry[0]?.changes[0]?.value as unknown as { messages: Record<string, unknown>[] };
  Object.assign(messages.messages[0] as object, more);
  return { payload, wamid: String(messages.messages[0]?.id) };
}

/** Somebody whose number is proven already. */
export async function createWriter(options: MemberOptions = {}): Promise<Member & { number: string }> {
  const member = await createMember(options);
  const number = uniqueNumber();
  await db().whatsAppLink.create({
    data: { userId: member.userId, status: "confirmed", canonicalNumber: number, confirmedAt: new Date() },
  });
  return { ...member, number };
}
