"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { COMPANY_FIELDS, CompanyFields, companyValues } from "@/components/admin/business/company-fields";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { ActionDialog } from "@/components/panel/action-dialog";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { NoHits } from "@/components/panel/no-hits";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import type { LeadRow } from "@/lib/admin/business/business-schema";
import { api } from "@/lib/client/api";
import { chatUrl } from "@/lib/contact";
import { AUDIENCES, PEOPLE_RANGES } from "@/lib/partners/audience";
import { shownPhone } from "@/lib/profile/mask";

const SEATS = { upTo20: 20, upTo100: 100, upTo500: 500, over500: 1000 } as const;
const COMMISSION = 10;

/** Who wants to work with us: read, turned into a company, or put away. */
export function LeadsSection() {
  const address = useAddress();
  const filters = {
    q: address.read("busca"),
    state: address.read("situacao"),
    audience: address.read("publico"),
  };
  return <LeadList filters={filters} />;
}

function LeadList({ filters }: { filters: { q: string; state: string; audience: string } }) {
  const t = useTranslations("admin.leads");
  const audiences = useTranslations("layout.business");
  const words = useTranslations("panels.list");
  const list = useList<LeadRow>("/api/admin/leads", "leads", filters);
  return (
    <Card>
      <ListFilters>
        <SearchBox label={t("search")} />
        <FilterSelect
          name="publico"
          label={t("audience")}
          all={t("all")}
          options={AUDIENCES.map((value) => ({ value, title: audiences(`${value}.title`) }))}
        />
        <FilterSelect
          name="situacao"
          label={t("state")}
          all={t("open")}
          options={[{ value: "closed", title: t("closed") }]}
        />
      </ListFilters>
      {list.hasFailed ? (
        <LoadFailed
          text={words("failed")}
          retry={words("retry")}
          isFetching={list.isFetching}
          onRetry={list.refetch}
        />
      ) : list.isPending ? (
        <Skeleton className="h-48" />
      ) : list.rows.length === 0 ? (
        <NoHits>
          <EmptyState
            icon={<Inbox className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        </NoHits>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {list.rows.map((lead) => (
              <Lead key={lead.id} lead={lead} />
            ))}
          </ul>
          <Pagination
            label={t("title")}
            page={list.page}
            hasNext={list.hasNext}
            isLoading={list.isFetching}
            onPage={list.goTo}
          />
        </>
      )}
    </Card>
  );
}

const REACH =
  "inline-flex min-h-11 items-center text-leaf underline underline-offset-4 wrap-anywhere md:min-h-6";

function Lead({ lead }: { lead: LeadRow }) {
  const t = useTranslations("admin.leads");
  const audiences = useTranslations("layout.business");
  const shown = useShown();
  const { name, email, phone, people, message, audience, company, closedAt } = lead;
  const range = PEOPLE_RANGES.find((known) => known === people);
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base wrap-anywhere">{name}</h3>
        <Badge>{audiences(`${audience}.title`)}</Badge>
        {company && <Badge tone="leaf">{t("became", { company: company.name })}</Badge>}
        <span className="text-sm text-muted tabular-nums sm:ml-auto">{shown.moment(lead.createdAt)}</span>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <a href={`mailto:${email}`} className={REACH}>
          {email}
        </a>
        {phone && (
          <a href={chatUrl(phone)} target="_blank" rel="noopener" className={REACH}>
            {shownPhone(phone)}
          </a>
        )}
        {range && t(`ranges.${range}`)}
      </p>
      {message && <p className="max-w-prose text-sm whitespace-pre-line">{message}</p>}
      {!company && (
        <div className="flex flex-wrap gap-2">
          {!closedAt && <MakeCompany lead={lead} seats={range ? SEATS[range] : SEATS.upTo20} />}
          <Settle id={lead.id} name={name} isClosed={closedAt !== null} />
        </div>
      )}
    </li>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["/api/admin/leads"] }),
      client.invalidateQueries({ queryKey: ["/api/admin/companies"] }),
    ]);
}

function MakeCompany({ lead: { id, name, email, audience }, seats }: { lead: LeadRow; seats: number }) {
  const t = useTranslations("admin.leads");
  const refresh = useRefresh();
  return (
    <ActionDialog
      action={t("make")}
      label={t("makeOf", { name })}
      title={t("makeTitle")}
      text={t("makeText")}
      done={t("made")}
      look="primary"
      names={[...COMPANY_FIELDS, "managerEmail"]}
      send={async ({ managerEmail, reason, ...values }) => {
        const body = { ...companyValues(values), managerEmail, audience, leadId: id, reason };
        await api("/api/admin/companies", { method: "POST", body });
        await refresh();
      }}
    >
      <CompanyFields name={name} seats={seats} commissionPercent={COMMISSION} />
      <Field name="managerEmail" label={t("manager")} hint={t("managerHint")}>
        {(control) => <Input {...control} type="email" defaultValue={email} maxLength={254} />}
      </Field>
    </ActionDialog>
  );
}

function Settle({ id, name, isClosed }: { id: string; name: string; isClosed: boolean }) {
  const t = useTranslations("admin.leads");
  const refresh = useRefresh();
  return (
    <ActionDialog
      action={t(isClosed ? "reopen" : "close")}
      submit={t(isClosed ? "reopen" : "closeSubmit")}
      label={t(isClosed ? "reopenOf" : "closeOf", { name })}
      title={t(isClosed ? "reopenOf" : "closeOf", { name })}
      done={t(isClosed ? "reopened" : "closedDone")}
      send={async ({ reason }) => {
        const body = { action: isClosed ? "reopen" : "close", reason };
        await api(`/api/admin/leads/${id}`, { method: "POST", body });
        await refresh();
      }}
    />
  );
}
