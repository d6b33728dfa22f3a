import "server-only";
import nodemailer, { type Transporter } from "nodemailer";
import { env } from "@/lib/env";

export type Letter = {
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
};

/** `reason` is a code of the mail server or of the connection, never what it said: it may quote addresses. */
export type Delivery = { kind: "sent" } | { kind: "failed"; isFinal: boolean; reason: string };

const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 };

let transport: Transporter | undefined;

/** Hands a letter to the mail server. A refusal with a 5xx code is final; anything else may be tried again. */
export async function sendLetter(letter: Letter): Promise<Delivery> {
  const { SMTP_URL, MAIL_FROM } = env();
  transport ??= nodemailer.createTransport({ url: SMTP_URL, ...TIMEOUTS });
  const { replyTo, ...rest } = letter;
  try {
    await transport.sendMail({ from: MAIL_FROM, ...rest, ...(replyTo ? { replyTo } : {}) });
    return { kind: "sent" };
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    const isFinal = responseCode !== undefined && responseCode >= 500;
    return { kind: "failed", isFinal, reason: String(responseCode ?? code ?? "unknown") };
  }
}
