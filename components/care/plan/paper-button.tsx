"use client";

import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";
import { downloadFile } from "@/lib/client/save-file";

/** Hands the reader a PDF. */
export function PaperButton({ path, label }: { path: string; label: string }) {
  const t = useTranslations("care.builder");
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    await downloadFile(path, "garfo.pdf").catch((error) => notify.error(sentenceOr(error, t("failed"))));
    setBusy(false);
  }
  return (
    <Button variant="secondary" busy={busy} onClick={download}>
      <FileText className="size-4" aria-hidden />
      {label}
    </Button>
  );
}
