"use client";

import { ScrollText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { AuditFacts } from "@/components/admin/users/audit-facts";
import { useActionWords } from "@/components/admin/users/use-action-words";
import { DateInput } from "@/components/forms/inputs/date-input";
import { DataTable } from "@/components/panel/data-table";
import { ExportButton } from "@/components/panel/export-button";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { AuditRow } from "@/lib/admin/operation/operation-schema";

const SUBJECTS = [
  ...["person", "company", "lead", "payment", "coupon", "plan", "code", "invitation", "payout"],
  ...["webhook", "message", "error", "flag", "list", "token", "hook"],
] as const;

/** Who did what to whom or what, before and after, when and from where. It only grows. */
export function AuditSection() {
  const address = useAddress();
  const filters = {
    who: address.read("busca"),
    action: address.read("acao"),
    subject: address.read("sobre"),
    from: address.read("de"),
    to: address.read("ate"),
  };
  return <AuditList filters={filters} />;
}

/** The log keeps what was written by any release, kinds without a word included. */
const isNamed = (subject: string): subject is (typeof SUBJECTS)[number] =>
  (SUBJECTS as readonly string[]).includes(subject);

function AuditList({ filters }: { filters: Record<"who" | "action" | "subject" | "from" | "to", string> }) {
  const t = useTranslations("admin.audit");
  const shown = useShown();
  const { actions, wordsOf } = useActionWords();
  const list = useList<AuditRow>("/api/admin/audit", "entries", filters);
  const columns: Column<AuditRow>[] = [
    { key: "at", title: t("at"), cell: ({ at }) => shown.moment(at) },
    {
      key: "who",
      title: t("who"),
      cell: ({ actor, actorName }) => (
        <>
          {t(`actors.${actor as "person"}`)}
          {actorName && <span className="block text-xs text-muted">{actorName}</span>}
        </>
      ),
    },
    {
      key: "what",
      title: t("what"),
      isProse: true,
      className: "sm:min-w-44",
      cell: ({ action, reason }) => (
        <>
          <b>{wordsOf(action)}</b>
          {reason && <span className="block text-xs text-muted">{reason}</span>}
        </>
      ),
    },
    {
      key: "subject",
      title: t("subject"),
      cell: ({ subject, subjectId }) => (
        <>
          {isNamed(subject) ? t(`subjects.${subject}`) : subject}
          <span className="block max-w-40 truncate font-mono text-xs text-muted">{subjectId}</span>
        </>
      ),
    },
    {
      key: "facts",
      title: t("facts"),
      isProse: true,
      className: "sm:min-w-56",
      cell: ({ before, after }) => <AuditFacts before={before} after={after} />,
    },
  ];
  return (
    <Card className="min-w-0">
      <ListFilters>
        <SearchBox label={t("search")} hint={t("searchHint")} />
        <FilterSelect name="acao" label={t("what")} all={t("all")} options={actions} />
        <FilterSelect
          name="sobre"
          label={t("subject")}
          all={t("all")}
          options={SUBJECTS.map((value) => ({ value, title: t(`subjects.${value}`) }))}
        />
        <DayFilter name="de" label={t("from")} />
        <DayFilter name="ate" label={t("to")} />
        <ExportButton path="/api/admin/exports/audit" query={filters} name="auditoria.csv" />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ seq }) => seq}
        empty={
          <EmptyState
            icon={<ScrollText className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}

function DayFilter({ name, label }: { name: string; label: string }) {
  const id = useId();
  const address = useAddress();
  return (
    <div className="grow sm:grow-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <DateInput
        id={id}
        defaultValue={address.read(name)}
        onChange={(event) => address.change({ [name]: event.target.value || null })}
      />
    </div>
  );
}
