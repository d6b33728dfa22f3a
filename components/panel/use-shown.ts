"use client";

import { useFormatter } from "next-intl";
import { useMomentFormat } from "@/components/figures/use-moment-format";
import { readablePrice } from "@/lib/billing/format-price";

/** Days, moments and sums as panels show them. */
export function useShown() {
  const format = useFormatter();
  const moment = useMomentFormat();
  return {
    day: (at: string | null) =>
      at
        ? format.dateTime(new Date(at.length === 10 ? `${at}T12:00:00Z` : at), {
            ...{ day: "2-digit", month: "2-digit", year: "numeric" },
          })
        : "—",
    moment: (at: string | null) => (at ? moment(at) : "—"),
    reais: readablePrice,
    number: (value: number) => format.number(value),
    percent: (share: number | null) =>
      share === null ? "—" : format.number(share, { style: "percent", maximumFractionDigits: 1 }),
  };
}
