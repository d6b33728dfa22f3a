"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
import { useUndoImport } from "@/components/profile/connections/import-api";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { Imports } from "@/lib/imports/import-schema";

type Item = Imports["imports"][number];

/** One import: how far it has come, what it brought, and the way back. */
export function ImportItem({ item }: { item: Item }) {
  const t = useTranslations("connections.imports");
  const words = useTranslations("errors");
  const format = useFormatter();
  const { mutate, isPending } = useUndoImport();
  const { id, fileName, source, status, progress, stored, duplicates, kept, createdAt, undoUntil } = item;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  const isUnderWay = status === "running" || status === "undoing";
  const share = t("share", { done: progress.done, of: progress.of });
  const undo = (done: () => void) =>
    mutate(id, { onSuccess: done, onError: (error) => notify.error(errorText(error, words)) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-all">{fileName}</span>
          <Badge tone={status === "undone" ? "neutral" : "leaf"}>{t(`status.${status}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t("of", { source: t(`sources.${source}`), at: day(createdAt) })}
        </p>
        {isUnderWay ? (
          <div className="mt-2 flex flex-col gap-1">
            <ProgressBar
              value={progress.done}
              goal={progress.of}
              label={t(`status.${status}`)}
              text={share}
            />
            <p className="text-sm text-muted" aria-hidden>
              {share}
            </p>
          </div>
        ) : (
          <p className="text-sm text-muted">
            {status === "undone" ? t("gone", { kept }) : t("stored", { stored, duplicates })}
          </p>
        )}
        {undoUntil && <p className="text-sm text-muted">{t("undoUntil", { at: day(undoUntil) })}</p>}
      </div>
      {(status === "running" || undoUntil) && (
        <ConfirmDialog
          action={t("undo")}
          title={t("undoTitle")}
          text={t("undoText")}
          yes={t("undoYes")}
          no={t("back")}
          busy={isPending}
          onYes={undo}
        />
      )}
    </li>
  );
}
