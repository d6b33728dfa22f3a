"use client";

import { CloudOff, LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SaveState } from "@/components/profile/saving/save-queue";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type SaveStatusProps = { state: SaveState; onRetry: () => void };

/** What becomes of changes that are saved by themselves: a badge while it goes well, a calm word when it does not. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const t = useTranslations("profile");
  return (
    <div
      className={cn(
        "mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1",
        // In sight wherever the change was made, as long as there is something to say about it.
        state !== "idle" && "sticky top-16 z-10 -mx-2 rounded-control bg-surface px-2 outline outline-line",
      )}
    >
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        {state === "waiting" && <CloudOff className="size-4 shrink-0 text-carbs" aria-hidden />}
        {t(`auto.${state}`)}
      </p>
      {state === "waiting" && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("auto.retry")}
        </Button>
      )}
      {state === "saving" && (
        <Badge tone="leaf">
          <LoaderCircle className="size-3 animate-spin" aria-hidden />
          {t("saving")}
        </Badge>
      )}
    </div>
  );
}
