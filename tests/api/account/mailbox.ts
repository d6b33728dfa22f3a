import { setTimeout as delay } from "node:timers/promises";

export type CaughtMail = { to: string; subject: string; text: string; html: string; at: string };

const { SMTP_URL = "", WHATSAPP_API_URL = "" } = process.env;
/** Of the stand-ins' console, which serves all of its providers at one place. */
const CONSOLE_URL = new URL(WHATSAPP_API_URL || SMTP_URL || "http://127.0.0.1").origin;

/** What was mailed to an address, newest first. */
export async function mailTo(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${CONSOLE_URL}/control/mail?to=${encodeURIComponent(address)}`);
  return (await response.json()) as CaughtMail[];
}

/** The newest letter to an address once there are `count` of them. @throws Error when they do not come */
export async function nextMailTo(address: string, count = 1): Promise<CaughtMail> {
  for (let tries = 0; tries < 100; tries++) {
    const letters = await mailTo(address);
    if (letters.length >= count) return letters[0]!;
    await delay(100);
  }
  throw new Error(`No letter number ${count} came for ${address}.`);
}
