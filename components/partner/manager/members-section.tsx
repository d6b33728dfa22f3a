"use client";

import { useQueryClient } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { ExportButton } from "@/components/panel/export-button";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { ImportMembers } from "@/components/partner/manager/import-members";
import { InviteMember } from "@/components/partner/manager/invite-member";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import { api } from "@/lib/client/api";
import type { MemberRow } from "@/lib/partners/members/member-schema";

const STATUSES = ["active", "trial", "pending_payment", "expired", "none"] as const;
const TONE = {
  active: "leaf",
  trial: "water",
  pending_payment: "amber",
  expired: "danger",
  none: "neutral",
} as const;

/** The people of the company: who they are and whether they take part, never what they log. */
export function MembersSection() {
  const address = useAddress();
  const filters = {
    q: address.read("busca"),
    status: address.read("situacao"),
    sort: address.read("ordem"),
  };
  return <MemberList filters={filters} />;
}

function MemberList({ filters }: { filters: Record<"q" | "status" | "sort", string> }) {
  const t = useTranslations("partner.members");
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<MemberRow>("/api/partner/members", "members", filters);
  const refresh = () =>
    Promise.all(
      ["/api/partner/members", "/api/partner/invitations", "/api/partner", "/api/partner/participation"].map(
        (path) => client.invalidateQueries({ queryKey: [path] }),
      ),
    );

  const columns: Column<MemberRow>[] = [
    {
      key: "name",
      title: t("name"),
      cell: ({ name, email, role }) => (
        <>
          <span className="font-semibold">{name}</span>
          {role === "manager" && <Badge className="ml-2">{t("manager")}</Badge>}
          <span className="block text-xs text-muted">{email}</span>
        </>
      ),
    },
    { key: "since", title: t("since"), cell: ({ since }) => shown.day(since) },
    {
      key: "status",
      title: t("status"),
      cell: ({ status }) => <Badge tone={TONE[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    { key: "last", title: t("lastActive"), cell: ({ lastActiveOn }) => shown.day(lastActiveOn) },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: ({ id, name, role }) =>
        role === "member" && (
          <ActionDialog
            action={t("remove")}
            label={t("removeOf", { name })}
            title={t("removeOf", { name })}
            text={t("removeText")}
            done={t("removed")}
            isDangerous
            needsNoReason
            send={async () => {
              await api(`/api/partner/members/${id}`, { method: "DELETE" });
              await refresh();
            }}
          />
        ),
    },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="members-title">
      <CardHeader id="members-title" title={t("title")} />
      <div className="mb-4 flex flex-wrap gap-2">
        <InviteMember onDone={refresh} />
        <ImportMembers onDone={refresh} />
        <ExportButton path="/api/partner/exports/members" query={filters} name="membros.csv" />
      </div>
      <ListFilters>
        <SearchBox label={t("search")} />
        <FilterSelect
          name="situacao"
          label={t("status")}
          all={t("all")}
          options={STATUSES.map((value) => ({ value, title: t(`statuses.${value}`) }))}
        />
        <FilterSelect
          name="ordem"
          label={t("sort")}
          all={t("newest")}
          options={[{ value: "name", title: t("byName") }]}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<UsersRound className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
