"use client";

import { useFormatter } from "next-intl";
import { readablePrice } from "@/lib/billing/format-price";

/** Days, moments and sums as panels show them. */
export function useShown() {
  const format = useFormatter();
  return {
    day: (at: string | null) =>
      at
        ? format.dateTime(new Date(at.length === 10 ? `${at}T12:00:00Z` : at), {
            ...{ day: "2-digit", month: "2-digit", year: "numeric" },
          })
        : "—",
    moment: (at: string | null) =>
      at
        ? format.dateTime(new Date(at), {
            ...{ day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
          })
        : "—",
    reais: readablePrice,
    number: (value: number) => format.number(value),
    percent: (share: number | null) =>
      share === null ? "—" : format.number(share, { style: "percent", maximumFractionDigits: 1 }),
  };
}
