"use client";

import { useQueryClient } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters, SearchBox } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import { api } from "@/lib/client/api";
import type { InvitationRow } from "@/lib/partners/members/member-schema";

const TONE = {
  open: "amber",
  accepted: "leaf",
  refused: "neutral",
  cancelled: "neutral",
  expired: "neutral",
} as const;

/** Whom the company has asked, and what they said. */
export function InvitationsSection() {
  const address = useAddress();
  const filters = { q: address.read("busca"), state: address.read("situacao") };
  return <InvitationList filters={filters} />;
}

function InvitationList({ filters }: { filters: { q: string; state: string } }) {
  const t = useTranslations("partner.invitations");
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<InvitationRow>("/api/partner/invitations", "invitations", filters);
  const columns: Column<InvitationRow>[] = [
    {
      key: "email",
      title: t("who"),
      cell: ({ email, name }) => (
        <>
          <span className="font-semibold">{name ?? email}</span>
          {name && <span className="block text-xs text-muted">{email}</span>}
        </>
      ),
    },
    {
      key: "status",
      title: t("status"),
      cell: ({ status }) => <Badge tone={TONE[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    { key: "sent", title: t("sent"), cell: ({ createdAt }) => shown.day(createdAt) },
    { key: "until", title: t("until"), cell: ({ expiresAt }) => shown.day(expiresAt) },
    {
      key: "do",
      actions: "several",
      title: t("do"),
      cell: ({ id, email, status }) =>
        (status === "open" || status === "expired") && (
          <span className="flex flex-wrap gap-2">
            <ActionDialog
              action={t("again")}
              label={t("againOf", { email })}
              title={t("againTitle")}
              text={t("againText", { email })}
              done={t("sentAgain", { email })}
              needsNoReason
              send={async () => {
                await api(`/api/partner/invitations/${id}`, { method: "POST" });
                await client.invalidateQueries({ queryKey: ["/api/partner/invitations"] });
              }}
            />
            <ActionDialog
              action={t("cancel")}
              label={t("cancelOf", { email })}
              title={t("cancelTitle")}
              text={t("cancelText", { email })}
              submit={t("cancelSubmit")}
              done={t("cancelled")}
              isDangerous
              needsNoReason
              send={async () => {
                await api(`/api/partner/invitations/${id}`, { method: "DELETE" });
                await client.invalidateQueries({ queryKey: ["/api/partner/invitations"] });
              }}
            />
          </span>
        ),
    },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="invitations-title">
      <CardHeader id="invitations-title" title={t("title")} />
      <ListFilters>
        <SearchBox label={t("search")} />
        <FilterSelect
          name="situacao"
          label={t("status")}
          all={t("open")}
          options={[{ value: "answered", title: t("answered") }]}
        />
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<MailPlus className="size-5" aria-hidden />}
            title={t("none")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
