"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { Field } from "@/components/forms/field";
import { Input, Textarea } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readDecimal, readInteger } from "@/components/forms/inputs/read-number";
import { ActionDialog } from "@/components/panel/action-dialog";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import type { PlanRow } from "@/lib/admin/money/plan-schema";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { api } from "@/lib/client/api";

const PLANS = "/api/admin/plans";

/** What is offered and at which price. */
export function PlansSection() {
  const t = useTranslations("admin.plans");
  const answer = useAnswer<{ plans: PlanRow[] }>(PLANS);
  return (
    <Card aria-labelledby="plans-title">
      <CardHeader id="plans-title" title={t("title")} aside={<NewPlan />} />
      <Loaded answer={answer} height="h-48">
        {({ plans }) => (
          <ul className="flex flex-col divide-y divide-line">
            {plans.map((plan) => (
              <Plan key={plan.id} plan={plan} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function useKeep() {
  const client = useQueryClient();
  return (answer: unknown) => client.setQueryData([PLANS], answer);
}

function Plan({ plan }: { plan: PlanRow }) {
  const t = useTranslations("admin.plans");
  const shown = useShown();
  const keep = useKeep();
  const { id, price, days, features, subscribers, archived } = plan;
  const names = usePlanNames();
  const name = names.plan(plan.name);
  const change = async (body: object) => keep(await api(`/api/admin/plans/${id}`, { method: "PATCH", body }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b>{name}</b>
          <span className="figures">{shown.reais(price)}</span>
          <span className="text-sm text-muted">{t("days", { days })}</span>
          {archived && <Badge>{t("archived")}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t("subscribers", { count: subscribers })}
          {features.length > 0 && ` · ${features.map(names.feature).join(", ")}`}
        </p>
      </div>
      {id !== TRIAL_PLAN_ID && (
        <div className="flex gap-2">
          <ActionDialog
            action={t("edit")}
            submit={t("editSubmit")}
            label={t("editOf", { name })}
            title={t("editOf", { name })}
            text={t("editText")}
            done={t("edited")}
            names={["name", "price", "features"]}
            send={({ reason, ...values }) =>
              change({ ...planValues(values), action: "change", seenPrice: price, reason })
            }
          >
            <PlanFields name={plan.name} price={price} features={features} />
          </ActionDialog>
          <ActionDialog
            action={t(archived ? "offer" : "archive")}
            label={t(archived ? "offerOf" : "archiveOf", { name })}
            title={t(archived ? "offerOf" : "archiveOf", { name })}
            text={t(archived ? "offerText" : "archiveText")}
            done={t(archived ? "offered" : "archivedDone")}
            isDangerous={!archived}
            send={({ reason }) => change({ action: archived ? "offer" : "archive", reason })}
          />
        </div>
      )}
    </li>
  );
}

function planValues({ name = "", price = "", features = "" }: Record<string, string>) {
  return {
    name: name.trim(),
    price: readDecimal(price),
    features: features.split(/[\s,;]+/).filter(Boolean),
  };
}

type PlanFieldsProps = { name: string; price: number; features: readonly string[] };

function PlanFields({ name, price, features }: PlanFieldsProps) {
  const t = useTranslations("admin.plans");
  return (
    <>
      <Field name="name" label={t("name")}>
        {(control) => <Input {...control} defaultValue={name} maxLength={60} />}
      </Field>
      <Field name="price" label={t("price")}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            defaultValue={price.toFixed(2).replace(".", ",")}
            maxLength={10}
          />
        )}
      </Field>
      <Field name="features" label={t("features")} hint={t("featuresHint")}>
        {(control) => <Textarea {...control} defaultValue={features.join("\n")} rows={4} />}
      </Field>
    </>
  );
}

function NewPlan() {
  const t = useTranslations("admin.plans");
  const keep = useKeep();
  return (
    <ActionDialog
      action={t("new")}
      submit={t("make")}
      title={t("new")}
      done={t("made")}
      look="primary"
      names={["id", "name", "price", "features", "days"]}
      send={async ({ id, days = "", reason, ...values }) =>
        keep(
          await api(PLANS, {
            method: "POST",
            body: { id, days: readInteger(days), ...planValues(values), reason },
          }),
        )
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Field name="id" label={t("id")}>
          {(control) => <Input {...control} autoComplete="off" spellCheck={false} maxLength={30} />}
        </Field>
        <Field name="days" label={t("duration")}>
          {(control) => <NumberInput {...control} defaultValue={30} />}
        </Field>
      </div>
      <PlanFields name="" price={39.9} features={[]} />
    </ActionDialog>
  );
}
