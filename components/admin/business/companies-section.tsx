"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { COMPANY_FIELDS, CompanyFields, companyValues } from "@/components/admin/business/company-fields";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { ListFilters, SearchBox } from "@/components/panel/list-filters";
import { stayHere, TAB } from "@/components/panel/panel-tabs";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import type { CompanyRow } from "@/lib/admin/business/business-schema";
import { api } from "@/lib/client/api";

const NEW = { name: "", seats: 20, commissionPercent: 10 } as const;

/** The companies that people belong to, their seats and their rate. */
export function CompaniesSection() {
  const q = useAddress().read("busca");
  return <CompanyList q={q} />;
}

function CompanyList({ q }: { q: string }) {
  const t = useTranslations("admin.companies");
  const audiences = useTranslations("layout.business");
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<CompanyRow>("/api/admin/companies", "companies", { q });
  const refresh = () => client.invalidateQueries({ queryKey: ["/api/admin/companies"] });

  const columns: Column<CompanyRow>[] = [
    {
      key: "name",
      title: t("name"),
      cell: ({ name, audience }) => (
        <>
          <span className="font-semibold">{name}</span>
          {audience && <span className="block text-xs text-muted">{audiences(`${audience}.title`)}</span>}
        </>
      ),
    },
    {
      key: "managers",
      title: t("managers"),
      cell: ({ managers, invited }) =>
        managers.length === 0
          ? t(invited > 0 ? "managerInvited" : "noManager")
          : managers.map(({ id, name }) => (
              <a
                key={id}
                href={`?${TAB}=pessoas&pessoa=${id}`}
                onClick={stayHere}
                className="mr-2 underline underline-offset-4"
              >
                {name}
              </a>
            )),
    },
    {
      key: "seats",
      title: t("seatsUsed"),
      cell: ({ members, invited, seats }) => t("seatsOf", { used: members + invited, seats }),
      isFigure: true,
    },
    { key: "invited", title: t("invited"), cell: ({ invited }) => shown.number(invited), isFigure: true },
    { key: "rate", title: t("commission"), cell: (row) => `${row.commissionPercent}%`, isFigure: true },
    { key: "referrals", title: t("referrals"), cell: (row) => shown.number(row.referrals), isFigure: true },
    { key: "since", title: t("since"), cell: ({ createdAt }) => shown.day(createdAt), isFigure: true },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: ({ id, name, seats, commissionPercent }) => (
        <ActionDialog
          action={t("edit")}
          label={t("editOf", { name })}
          title={t("editOf", { name })}
          text={t("editText")}
          submit={t("editSubmit")}
          done={t("edited")}
          names={COMPANY_FIELDS}
          send={async ({ reason, ...values }) => {
            const seen = { name, seats, commissionPercent };
            await api(`/api/admin/companies/${id}`, {
              method: "PATCH",
              body: { ...companyValues(values), seen, reason },
            });
            await refresh();
          }}
        >
          <CompanyFields name={name} seats={seats} commissionPercent={commissionPercent} />
        </ActionDialog>
      ),
    },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="companies-title">
      <CardHeader
        id="companies-title"
        title={t("title")}
        aside={
          <ActionDialog
            action={t("new")}
            title={t("newTitle")}
            text={t("newText")}
            submit={t("make")}
            done={t("made")}
            look="primary"
            names={[...COMPANY_FIELDS, "managerEmail"]}
            send={async ({ managerEmail, reason, ...values }) => {
              const body = { ...companyValues(values), managerEmail, reason };
              await api("/api/admin/companies", { method: "POST", body });
              await refresh();
            }}
          >
            <CompanyFields {...NEW} />
            <Field name="managerEmail" label={t("managerEmail")}>
              {(control) => <Input {...control} type="email" maxLength={254} autoComplete="off" />}
            </Field>
          </ActionDialog>
        }
      />
      <ListFilters>
        <SearchBox label={t("search")} />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Building2 className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
