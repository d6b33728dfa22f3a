"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";
import { downloadFile } from "@/lib/client/save-file";

type ExportButtonProps = { path: string; query?: Readonly<Record<string, string>>; name: string };

/** Hands the list over as a file for a spreadsheet, with the filters that it is shown with. */
export function ExportButton({ path, query = {}, name }: ExportButtonProps) {
  const t = useTranslations("panels.list");
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
    await downloadFile(`${path}?${asked}`, name).catch((error) =>
      notify.error(sentenceOr(error, t("exportFailed"))),
    );
    setBusy(false);
  }

  return (
    <Button variant="secondary" busy={busy} onClick={download}>
      <Download className="size-4" aria-hidden />
      {t("export")}
    </Button>
  );
}
