"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { progressQuery } from "@/components/progress/api";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";

/** 'Atualizar Dados', which says 'Atualizando...' while it does. */
export function RefreshButton() {
  const t = useTranslations("progress");
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const isFetching = useIsFetching({ queryKey: progressQuery.queryKey }) > 0;
  const busy = asked && isFetching;

  async function refresh() {
    setAsked(true);
    await client.refetchQueries({ queryKey: progressQuery.queryKey });
    setAsked(false);
    if (client.getQueryState(progressQuery.queryKey)?.status === "error") notify.error(t("error.refresh"));
  }

  return (
    <Button
      variant="secondary"
      className="self-start"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : refresh}
    >
      <RefreshCw className={busy ? "size-4 animate-spin" : "size-4"} aria-hidden />
      {busy ? t("refreshing") : t("refresh")}
    </Button>
  );
}
