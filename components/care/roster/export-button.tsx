"use client";

import { FileDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PanelAddress } from "@/components/care/common/panel-address";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";
import { downloadFile } from "@/lib/client/save-file";

/** The list as it is shown, whole, for a spreadsheet. */
export function RosterExport({ address }: { address: PanelAddress }) {
  const t = useTranslations("care.roster");
  const [busy, setBusy] = useState(false);
  async function download() {
    const { q, segment, sort, attention } = address;
    const query = new URLSearchParams({ sort, attention: String(attention) });
    if (q) query.set("q", q);
    if (segment) query.set("segment", segment);
    setBusy(true);
    await downloadFile(`/api/nutritionist/export?${query}`, "pacientes.csv").catch((error) =>
      notify.error(sentenceOr(error, t("notExported"))),
    );
    setBusy(false);
  }
  return (
    <Button variant="ghost" size="sm" busy={busy} onClick={download}>
      <FileDown className="size-4" aria-hidden />
      {t("export")}
    </Button>
  );
}
