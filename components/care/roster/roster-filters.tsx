"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { goToPanel, type PanelAddress, panelHref } from "@/components/care/common/panel-address";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { ROSTER_SORTS, SEGMENTS } from "@/lib/care/roster/roster";
import type { Roster } from "@/lib/care/roster/roster-schema";

const SETTLED_MS = 300;

/** How the list is searched, filtered and sorted: all of it stands in the address. */
export function RosterFilters({ address, counts }: { address: PanelAddress; counts: Roster["counts"] }) {
  const t = useTranslations("care.roster");
  const segments = useTranslations("care.segment");
  const { q, segment, sort, attention } = address;
  const [typed, setTyped] = useState(q);
  const go = (change: Partial<Record<"q" | "segment" | "sort", string>> & { attention?: boolean }) =>
    goToPanel(panelHref({ q, segment, sort, attention, ...change }), "replace");
  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(
      () => goToPanel(panelHref({ q: typed, segment, sort, attention }), "replace"),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, q, segment, sort, attention]);
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-3 min-[26rem]:max-sm:grid-cols-2">
      <Field label={t("search")} className="min-[26rem]:max-sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("filter")}>
        {(control) => (
          <Select
            {...control}
            value={attention ? "attention" : (segment ?? "")}
            onChange={({ target: { value } }) =>
              go(
                value === "attention"
                  ? { segment: "", attention: true }
                  : { segment: value, attention: false },
              )
            }
          >
            <option value="">{t("everybody", { count: counts.patients })}</option>
            <option value="attention">{t("needsAttention", { count: counts.attention })}</option>
            {SEGMENTS.map((one) => (
              <option key={one} value={one}>
                {t("option", { name: segments(one), count: counts.segments[one] ?? 0 })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("sort")}>
        {(control) => (
          <Select {...control} value={sort} onChange={({ target }) => go({ sort: target.value })}>
            {ROSTER_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`by.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  );
}
