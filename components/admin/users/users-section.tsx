"use client";

import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { UserPageSection } from "@/components/admin/users/user-page-section";
import { UserStatus } from "@/components/admin/users/user-status";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { DataTable } from "@/components/panel/data-table";
import { ExportButton } from "@/components/panel/export-button";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { stayHere, TAB } from "@/components/panel/panel-tabs";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";

/** The people of the product, found by what one knows of them; one of them, where the address says whom. */
export function UsersSection() {
  const address = useAddress();
  const person = address.read("pessoa");
  if (person) return <UserPageSection id={person} />;
  const filters = {
    q: address.read("busca"),
    role: address.read("papel"),
    status: address.read("situacao"),
    sort: address.read("ordem"),
  };
  return <UserList filters={filters} />;
}

/** What the list knows of somebody: as lib/admin/users/user-schema.ts has it. */
export type ListedUser = {
  id: string;
  name: string;
  email: string;
  role: "member" | "nutritionist" | "admin";
  company: string | null;
  status: "trial" | "active" | "pending_payment" | "expired" | "none";
  plan: string | null;
  periodEnd: string | null;
  blocked: boolean;
  createdAt: string;
  lastActiveOn: string | null;
};

const ROLES = ["member", "nutritionist", "manager", "company_member", "admin"] as const;
const STATUSES = ["trial", "active", "pending_payment", "expired", "none", "blocked"] as const;

/** Left to the person's own page on a phone, where fifty in a list are many. */
const ON_THEIR_PAGE = "max-sm:hidden";

function UserList({ filters }: { filters: Record<"q" | "role" | "status" | "sort", string> }) {
  const t = useTranslations("admin.users");
  const names = usePlanNames();
  const shown = useShown();
  const list = useList<ListedUser>("/api/admin/users", "users", filters);
  const columns: Column<ListedUser>[] = [
    {
      key: "name",
      title: t("name"),
      cell: ({ id, name, email }) => (
        <>
          <a
            data-row
            href={`?${TAB}=pessoas&pessoa=${id}`}
            onClick={stayHere}
            className="font-semibold underline-offset-4 hover:underline sm:block sm:max-w-56 sm:truncate"
            title={name}
          >
            {name}
          </a>
          <span className="block text-xs text-muted sm:max-w-40 sm:truncate" title={email}>
            {email}
          </span>
        </>
      ),
    },
    { key: "status", title: t("status"), cell: (row) => <UserStatus {...row} />, actions: "one" },
    {
      key: "role",
      title: t("role"),
      cell: ({ role, company }) => (
        <span className="block sm:max-w-28 sm:truncate" title={company ?? undefined}>
          {company ?? t(`roles.${role}`)}
        </span>
      ),
      className: ON_THEIR_PAGE,
    },
    { key: "plan", title: t("plan"), cell: ({ plan }) => (plan ? names.plan(plan) : "—") },
    { key: "until", title: t("until"), cell: ({ periodEnd }) => shown.day(periodEnd), isFigure: true },
    {
      key: "active",
      title: t("lastActive"),
      cell: ({ lastActiveOn }) => shown.day(lastActiveOn),
      isFigure: true,
    },
    {
      key: "since",
      title: t("since"),
      cell: ({ createdAt }) => shown.day(createdAt),
      isFigure: true,
      className: ON_THEIR_PAGE,
    },
  ];
  return (
    <Card className="min-w-0">
      <ListFilters>
        <SearchBox label={t("search")} hint={t("searchHint")} />
        <FilterSelect
          name="papel"
          label={t("role")}
          all={t("all")}
          options={ROLES.map((value) => ({ value, title: t(`roles.${value}`) }))}
        />
        <FilterSelect
          name="situacao"
          label={t("status")}
          all={t("all")}
          options={STATUSES.map((value) => ({ value, title: t(`statuses.${value}`) }))}
        />
        <FilterSelect
          name="ordem"
          label={t("sort")}
          all={t("sorts.newest")}
          options={(["oldest", "name"] as const).map((value) => ({ value, title: t(`sorts.${value}`) }))}
        />
        <ExportButton path="/api/admin/exports/users" query={filters} name="pessoas.csv" />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Users className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
