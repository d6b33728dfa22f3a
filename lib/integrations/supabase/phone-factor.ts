import "server-only";
import { z } from "zod";
import { callAuth } from "@/lib/integrations/supabase/auth-server";

/** How long what is switched on is remembered, in ms. */
const FRESH_MS = 60_000;
const PATIENCE_MS = 1_500;

const CHANNELS = ["sms", "whatsapp"] as const;
export type CodeChannel = (typeof CHANNELS)[number];

type Known<T> = { value: Promise<T>; readAt: number };
const shared = globalThis as { garfoPhoneFactor?: Known<boolean>; garfoCodeChannels?: Known<CodeChannel[]> };

/**
 * Whether the project takes a phone as second factor. Its public settings do not say; an enrolment that names no number
 * does, and makes nothing. Where it says neither, as it was last.
 */
export function isPhoneFactorOn(accessToken: string): Promise<boolean> {
  const known = shared.garfoPhoneFactor;
  if (known && Date.now() - known.readAt < FRESH_MS) return known.value;
  const body = { factor_type: "phone" };
  const call = {
    method: "POST",
    path: "/factors",
    body,
    bearer: accessToken,
    timeoutMs: PATIENCE_MS,
  } as const;
  const value = callAuth(call)
    .then(async ({ status, code }) => {
      if (status === 400 && code === "validation_failed") return true;
      return code === "mfa_phone_enroll_not_enabled" ? false : ((await known?.value) ?? false);
    })
    .catch(async () => (await known?.value) ?? false);
  shared.garfoPhoneFactor = { value, readAt: Date.now() };
  return value;
}

/** By which ways the project's carrier brings codes: text messages always, WhatsApp where it is Twilio. */
export function codeChannels(): Promise<CodeChannel[]> {
  const known = shared.garfoCodeChannels;
  if (known && Date.now() - known.readAt < FRESH_MS) return known.value;
  const value = callAuth({ method: "GET", path: "/settings", timeoutMs: PATIENCE_MS })
    .then(({ body }): CodeChannel[] => {
      const { sms_provider: carrier } = z.object({ sms_provider: z.string().nullish() }).parse(body);
      return carrier?.startsWith("twilio") ? [...CHANNELS] : ["sms"];
    })
    .catch(async () => (await known?.value) ?? (["sms"] as CodeChannel[]));
  shared.garfoCodeChannels = { value, readAt: Date.now() };
  return value;
}
