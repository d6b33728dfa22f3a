import { DAY_MS, HOUR_MS } from "@/lib/durations";

/** How long a PIX code lives that somebody asked for, in hours. */
const CHECKOUT_LIFE_HOURS = 24;

/** When a code ends that somebody asks for now. */
export function checkoutCodeExpiry(now: Date): Date {
  return new Date(now.getTime() + CHECKOUT_LIFE_HOURS * HOUR_MS);
}

/** A reminder's code is good until a day after the period's end. */
export function reminderCodeExpiry(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() + DAY_MS);
}
