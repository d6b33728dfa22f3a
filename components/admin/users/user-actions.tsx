"use client";

import { useTranslations } from "next-intl";
import { seeScreens, useUserAction } from "@/components/admin/users/user-api";
import { Field } from "@/components/forms/field";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readInteger } from "@/components/forms/inputs/read-number";
import { ActionDialog } from "@/components/panel/action-dialog";
import { Card, CardHeader } from "@/components/ui/card";
import type { UserPage } from "@/lib/admin/users/user-schema";
import { enterSupportView } from "@/lib/client/support-view";

const TRIAL_DAYS = 7;

/** What may be done to this account now; each asks why. */
export function UserActions({ page }: { page: UserPage }) {
  const t = useTranslations("admin.actions");
  const words = useTranslations("errors.fields");
  const { account, subscription, whatsapp, version } = page;
  const { mutateAsync: act } = useUserAction({ id: account.id, version });
  const isAdmin = account.role === "admin";
  const other = account.role === "nutritionist" ? "member" : "nutritionist";
  const isOnTrial = subscription?.status === "trial" || page.payments.every(({ state }) => state !== "paid");

  const simple = (
    action: "unlink_whatsapp" | "reset_second_factor" | "resend_confirmation",
    isDangerous = true,
  ) => (
    <ActionDialog
      action={t(`${action}.action`)}
      title={t(`${action}.title`)}
      text={t(`${action}.text`)}
      done={t(`${action}.done`)}
      isDangerous={isDangerous}
      send={({ reason = "" }) => act({ action, reason })}
    />
  );

  return (
    <Card aria-labelledby="user-actions">
      <CardHeader id="user-actions" title={t("title")} />
      <div className="flex flex-wrap gap-2">
        {!isAdmin && !account.blocked && (
          <ActionDialog
            action={t("screens.action")}
            title={t("screens.title", { name: account.name })}
            text={t("screens.text")}
            reasonHint={t("screens.reasonHint")}
            done={t("screens.done")}
            send={async ({ reason = "" }) => {
              const { id, endsAt } = await seeScreens(account.id, reason);
              enterSupportView({ id, endsAt: new Date(endsAt) });
            }}
          />
        )}
        {subscription && isOnTrial && (
          <ActionDialog
            action={t("extend_trial.action")}
            title={t("extend_trial.title")}
            text={t("extend_trial.text")}
            done={t("extend_trial.done")}
            names={["days"]}
            check={({ days = "" }) => {
              const count = readInteger(days);
              return { days: count < 1 ? words("too_small") : count > 60 ? words("too_big") : null };
            }}
            send={({ days = "", reason = "" }) =>
              act({ action: "extend_trial", days: readInteger(days), reason })
            }
          >
            <Field name="days" label={t("extend_trial.days")} hint={t("extend_trial.hint")}>
              {(control) => <NumberInput {...control} defaultValue={TRIAL_DAYS} className="max-w-32" />}
            </Field>
          </ActionDialog>
        )}
        {!isAdmin && (
          <ActionDialog
            action={t(`role.${other}`)}
            title={t("role.title")}
            text={t(`role.text_${other}`)}
            done={t("role.done")}
            send={({ reason = "" }) => act({ action: "change_role", role: other, reason })}
          />
        )}
        {subscription && !subscription.cancelledAt && subscription.status === "active" && (
          <ActionDialog
            action={t("cancel_subscription.action")}
            title={t("cancel_subscription.title")}
            text={t("cancel_subscription.text")}
            done={t("cancel_subscription.done")}
            isDangerous
            send={({ reason = "" }) => act({ action: "cancel_subscription", reason })}
          />
        )}
        {(whatsapp.status === "confirmed" || whatsapp.status === "pending") && simple("unlink_whatsapp")}
        {account.secondFactorSince && simple("reset_second_factor")}
        {!account.emailConfirmedAt && simple("resend_confirmation", false)}
        {!isAdmin && (
          <ActionDialog
            action={t(account.blocked ? "unblock.action" : "block.action")}
            title={t(account.blocked ? "unblock.title" : "block.title")}
            text={t(account.blocked ? "unblock.text" : "block.text")}
            done={t(account.blocked ? "unblock.done" : "block.done")}
            isDangerous={!account.blocked}
            send={({ reason = "" }) => act({ action: account.blocked ? "unblock" : "block", reason })}
          />
        )}
      </div>
    </Card>
  );
}
