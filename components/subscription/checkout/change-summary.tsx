"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Preview } from "@/components/subscription/checkout/use-preview";
import { readablePrice } from "@/lib/billing/format-price";
import { sentenceOr } from "@/lib/client/api-error";

/** What the choice costs today, what counts from before, and from when it holds: agreed to by the button below it. */
export function ChangeSummary({ data, error }: Preview) {
  const t = useTranslations("subscription.checkout.summary");
  const format = useFormatter();
  const day = (instant: string) =>
    format.dateTime(new Date(instant), { day: "2-digit", month: "2-digit", year: "numeric" });
  return (
    <div aria-live="polite" className="rounded-control bg-sunken px-4 py-3 text-sm">
      {error ? (
        <p className="text-danger">{sentenceOr(error, t("failed"))}</p>
      ) : !data ? (
        <p className="text-muted">{t("loading")}</p>
      ) : (
        <dl className="flex flex-col gap-1.5 tabular-nums">
          <Line name={t("today")} value={readablePrice(data.amountToday)} strong />
          {data.discount > 0 && <Line name={t("discount")} value={`− ${readablePrice(data.discount)}`} />}
          {data.creditDays > 0 && (
            <Line
              name={t("credit")}
              value={
                data.creditAmount > 0
                  ? t("creditDays", { days: data.creditDays, amount: readablePrice(data.creditAmount) })
                  : t("freeDays", { days: data.creditDays })
              }
            />
          )}
          <Line name={t("from")} value={day(data.startsAt)} />
          <Line name={t("until")} value={day(data.endsAt)} />
          <Line name={t("afterwards")} value={readablePrice(data.amountAfterwards)} />
          {data.kind === "downgrade" && <p className="mt-1 text-muted">{t("downgrade")}</p>}
        </dl>
      )}
    </div>
  );
}

function Line({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className={strong ? "font-semibold" : "text-muted"}>{name}</dt>
      <dd className={strong ? "font-semibold" : undefined}>{value}</dd>
    </div>
  );
}
