"use client";

import { useQueryClient } from "@tanstack/react-query";
import { HandCoins } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { ActionDialog } from "@/components/panel/action-dialog";
import { DataTable } from "@/components/panel/data-table";
import { FilterSelect, ListFilters } from "@/components/panel/list-filters";
import { stayHere, TAB } from "@/components/panel/panel-tabs";
import { oneOf, useAddress } from "@/components/panel/use-address";
import { useList } from "@/components/panel/use-list";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/stacked-table";
import { api } from "@/lib/client/api";

type Refund = {
  id: string;
  user: { id: string; name: string; email: string } | null;
  plan: string;
  method: "credit_card" | "pix";
  state: "refund_due" | "refunding" | "refunded";
  why: string | null;
  amount: number;
  at: string;
};

const WHYS = ["second_approval", "amount", "after_cancel", "account_gone", "withdrawal"] as const;

/** Money that came in and does not count: given back by one button, once. */
export function RefundsSection() {
  const state = useAddress().read("situacao") === "done" ? "done" : "due";
  return <RefundList state={state} />;
}

function RefundList({ state }: { state: "due" | "done" }) {
  const t = useTranslations("admin.refunds");
  const methods = useTranslations("admin.user.methods");
  const states = useTranslations("admin.paymentStates");
  const names = usePlanNames();
  const shown = useShown();
  const client = useQueryClient();
  const list = useList<Refund>("/api/admin/refunds", "refunds", { state });
  const total = (list.first as { total?: { count: number; amount: number } } | null)?.total;

  async function refund(id: string, reason: string) {
    await api(`/api/admin/refunds/${id}`, { method: "POST", body: { reason } });
    await client.invalidateQueries({ queryKey: ["/api/admin/refunds"] });
  }

  const columns: Column<Refund>[] = [
    {
      key: "who",
      title: t("who"),
      cell: ({ user }) =>
        user ? (
          <a
            data-row
            href={`?${TAB}=pessoas&pessoa=${user.id}`}
            onClick={stayHere}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {user.name}
            <span className="block text-xs font-normal text-muted">{user.email}</span>
          </a>
        ) : (
          t("gone")
        ),
    },
    { key: "amount", title: t("amount"), cell: ({ amount }) => shown.reais(amount), isFigure: true },
    { key: "plan", title: t("plan"), cell: ({ plan, method }) => `${names.plan(plan)} · ${methods(method)}` },
    {
      key: "why",
      title: t("why"),
      cell: ({ why }) => t(`whys.${oneOf(why ?? "", WHYS, "amount")}`),
      isProse: true,
      className: "sm:min-w-44",
    },
    { key: "at", title: t("at"), cell: ({ at }) => shown.moment(at) },
    {
      key: "state",
      title: t("state"),
      cell: ({ state }) => <Badge tone={state === "refunded" ? "leaf" : "amber"}>{states(state)}</Badge>,
    },
    {
      key: "do",
      actions: "one",
      title: t("do"),
      cell: ({ id, state, amount, user }) =>
        state === "refund_due" && (
          <ActionDialog
            action={t("refund")}
            label={t("refundOf", { name: user?.name ?? t("gone"), amount: shown.reais(amount) })}
            title={t("ask", { amount: shown.reais(amount) })}
            text={t("askText")}
            done={t("done")}
            look="primary"
            send={({ reason = "" }) => refund(id, reason)}
          />
        ),
    },
  ];
  return (
    <Card className="min-w-0">
      <ListFilters>
        <FilterSelect
          name="situacao"
          label={t("state")}
          all={t("due")}
          options={[{ value: "done", title: t("returned") }]}
        />
        {total && total.count > 0 && (
          <p className="basis-full text-sm text-muted">
            {t("total", { count: total.count, amount: shown.reais(total.amount) })}
          </p>
        )}
      </ListFilters>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<HandCoins className="size-5" aria-hidden />}
            title={t(state === "due" ? "none" : "noneReturned")}
            text={t("noneText")}
          />
        }
      />
    </Card>
  );
}
