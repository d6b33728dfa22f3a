"use client";

import { useFormatter } from "next-intl";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useMomentFormat } from "@/components/figures/use-moment-format";
import { readablePrice } from "@/lib/billing/format-price";

/** Days, moments and sums as panels show them. */
export function useShown() {
  const format = useFormatter();
  const day = useDayFormat();
  const moment = useMomentFormat();
  return {
    day: (at: string | null) => (at ? day(at) : "—"),
    moment: (at: string | null) => (at ? moment(at) : "—"),
    reais: readablePrice,
    number: (value: number) => format.number(value),
    percent: (share: number | null) =>
      share === null ? "—" : format.number(share, { style: "percent", maximumFractionDigits: 1 }),
  };
}
