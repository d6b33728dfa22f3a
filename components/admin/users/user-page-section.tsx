"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { AuditFacts } from "@/components/admin/users/audit-facts";
import { useActionWords } from "@/components/admin/users/use-action-words";
import { UserActions } from "@/components/admin/users/user-actions";
import { userPageQuery } from "@/components/admin/users/user-api";
import { UserStatus } from "@/components/admin/users/user-status";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { Facts } from "@/components/panel/facts";
import { Loaded } from "@/components/panel/loaded";
import { stayHere, TAB } from "@/components/panel/panel-tabs";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { type Column, StackedTable } from "@/components/ui/stacked-table";
import type { UserPage } from "@/lib/admin/users/user-schema";
import { useSession } from "@/lib/client/session-store";
import { isLocale } from "@/lib/i18n/locale";
import { shownPhone } from "@/lib/profile/mask";

/** Everything about one account that its administration needs, and nothing of what its owner logs. */
export function UserPageSection({ id }: { id: string }) {
  const t = useTranslations("admin.user");
  const isRestored = useSession((state) => state.isRestored);
  const answer = useQuery({ ...userPageQuery(id), enabled: isRestored });
  return (
    <div className="flex flex-col gap-4">
      <a
        href={`?${TAB}=pessoas`}
        onClick={stayHere}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t("back")}
      </a>
      <Loaded answer={answer} height="h-96" title={t("failed")} text={t("failedText")}>
        {(page) => <Page page={page} />}
      </Loaded>
    </div>
  );
}

function Page({ page }: { page: UserPage }) {
  const t = useTranslations("admin.user");
  const roles = useTranslations("admin.users.roles");
  const languages = useTranslations("layout.language");
  const names = usePlanNames();
  const shown = useShown();
  const { account, company, whatsapp, subscription } = page;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{account.name}</h2>
        <UserStatus status={subscription?.status ?? "none"} blocked={account.blocked} />
        <p className="basis-full text-sm text-muted">{account.email}</p>
      </header>
      <UserActions page={page} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card aria-labelledby="user-account">
          <CardHeader id="user-account" title={t("account")} />
          <Facts
            rows={[
              [
                t("role"),
                company ? `${company.name} · ${t(`company.${company.role}`)}` : roles(account.role),
              ],
              [t("since"), shown.day(account.createdAt)],
              [t("confirmed"), account.emailConfirmedAt ? shown.day(account.emailConfirmedAt) : t("no")],
              [t("phone"), account.phone ? shownPhone(account.phone) : "—"],
              [t("cpf"), account.cpf ?? "—"],
              [t("secondFactor"), account.secondFactorSince ? shown.day(account.secondFactorSince) : t("no")],
              [t("lastSignIn"), shown.moment(account.lastSignInAt)],
              [t("lastActive"), shown.day(account.lastActiveOn)],
              [t("daysActive"), shown.number(account.daysActive)],
              [t("language"), isLocale(account.locale) ? languages(account.locale) : account.locale],
            ]}
          />
        </Card>
        <div className="grid gap-4">
          <Card aria-labelledby="user-subscription">
            <CardHeader id="user-subscription" title={t("subscription")} />
            {subscription ? (
              <Facts
                rows={[
                  [t("plan"), names.plan(subscription.plan)],
                  [t("started"), shown.day(subscription.startedAt)],
                  [t("periodEnd"), shown.moment(subscription.periodEnd)],
                  [t("autoRenew"), subscription.autoRenew ? t("yes") : t("no")],
                  [t("method"), subscription.method ? t(`methods.${subscription.method}`) : "—"],
                  [t("cancelled"), shown.day(subscription.cancelledAt)],
                  [t("nextPlan"), subscription.nextPlan ? names.plan(subscription.nextPlan) : "—"],
                ]}
              />
            ) : (
              <p className="text-sm text-muted">{t("noSubscription")}</p>
            )}
          </Card>
          <Card aria-labelledby="user-whatsapp">
            <CardHeader id="user-whatsapp" title={t("whatsapp")} />
            <Facts
              rows={[
                [t("linkState"), t(`link.${whatsapp.status}`)],
                [t("number"), whatsapp.number ? t("endsWith", { digits: whatsapp.number }) : "—"],
                [t("linkedSince"), shown.day(whatsapp.since)],
              ]}
            />
          </Card>
        </div>
      </div>
      <Payments payments={page.payments} />
      <Notes notes={page.notes} />
    </>
  );
}

function Payments({ payments }: { payments: UserPage["payments"] }) {
  const t = useTranslations("admin.user");
  const states = useTranslations("admin.paymentStates");
  const names = usePlanNames();
  const shown = useShown();
  const columns: Column<UserPage["payments"][number]>[] = [
    { key: "at", title: t("at"), cell: ({ at }) => shown.moment(at) },
    { key: "plan", title: t("plan"), cell: ({ plan }) => names.plan(plan) },
    { key: "method", title: t("method"), cell: ({ method }) => t(`methods.${method}`) },
    {
      ...{ key: "state", title: t("state") },
      cell: ({ state }) => <Badge tone={state === "paid" ? "leaf" : "neutral"}>{states(state)}</Badge>,
    },
    { key: "amount", title: t("amount"), isFigure: true, cell: ({ amount }) => shown.reais(amount) },
    {
      ...{ key: "covers", title: t("covers") },
      cell: ({ from, until }) => (from ? `${shown.day(from)} – ${shown.day(until)}` : "—"),
    },
  ];
  return (
    <Card className="min-w-0" aria-labelledby="user-payments">
      <CardHeader id="user-payments" title={t("payments")} />
      {payments.length === 0 ? (
        <p className="text-sm text-muted">{t("noPayments")}</p>
      ) : (
        <StackedTable label={t("payments")} columns={columns} rows={payments} idOf={({ id }) => id} />
      )}
    </Card>
  );
}

function Notes({ notes }: { notes: UserPage["notes"] }) {
  const { wordsOf } = useActionWords();
  const t = useTranslations("admin.user");
  const shown = useShown();
  return (
    <Card aria-labelledby="user-notes">
      <CardHeader id="user-notes" title={t("notes")} />
      {notes.length === 0 ? (
        <p className="text-sm text-muted">{t("noNotes")}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <li key={note.seq} className="py-3 text-sm">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{wordsOf(note.action)}</span>
                <span className="text-muted tabular-nums">{shown.moment(note.at)}</span>
              </p>
              <AuditFacts before={note.before} after={note.after} />
              {note.reason && <p className="mt-1 text-muted">{t("because", { reason: note.reason })}</p>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
