"use client";

import { useTranslations } from "next-intl";
import { paperPath, useAddTemplate, useCreatePlan, useDropPlan } from "@/components/care/common/plan-api";
import { PaperButton } from "@/components/care/plan/paper-button";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import type { PatientPlan } from "@/lib/care/plans/plan-schema";
import { sentenceOr } from "@/lib/client/api-error";

type PlanActionsProps = { id: string; plan: PatientPlan; onOpen: (record: string | null) => void };

/** What may be done with a plan as a whole. */
export function PlanActions({ id, plan, onOpen }: PlanActionsProps) {
  const t = useTranslations("care.plans");
  const create = useCreatePlan(id);
  const keep = useAddTemplate();
  const drop = useDropPlan(id, plan.id);
  const { title, startsOn, endsOn, status } = plan;
  const onError = (error: unknown) => notify.error(sentenceOr(error, t("failed")));
  return (
    <div className="flex flex-wrap gap-2">
      {status !== "draft" && (
        <Button
          busy={create.isPending}
          onClick={() =>
            create.mutate(
              { title, startsOn, endsOn, plan: plan.id },
              { onSuccess: (copy) => onOpen(copy.id), onError },
            )
          }
        >
          {t("copy")}
        </Button>
      )}
      <Button
        variant="secondary"
        busy={keep.isPending}
        onClick={() =>
          keep.mutate(
            { name: title, patient: id, plan: plan.id },
            { onSuccess: () => notify.success(t("kept", { title })), onError },
          )
        }
      >
        {t("keep")}
      </Button>
      {status === "draft" && <PaperButton path={paperPath(id, plan.id)} label={t("pdf")} />}
      {status !== "ended" && (
        <ConfirmDialog
          action={status === "draft" ? t("drop") : t("end")}
          title={status === "draft" ? t("dropTitle") : t("endTitle")}
          text={status === "draft" ? t("dropText") : t("endText")}
          yes={status === "draft" ? t("drop") : t("end")}
          no={t("stay")}
          busy={drop.isPending}
          onYes={(done) =>
            drop.mutate(undefined, {
              onSuccess: () => {
                done();
                onOpen(null);
              },
              onError,
            })
          }
        />
      )}
    </div>
  );
}
