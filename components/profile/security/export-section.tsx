"use client";

import { FileDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Section } from "@/components/profile/security/section";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import { downloadFile } from "@/lib/client/save-file";

const FORMATS = ["json", "csv"] as const;

/** Everything that the person has given or made, to take along. */
export function ExportSection() {
  const t = useTranslations("security.export");
  const words = useTranslations("errors");
  const [loading, setLoading] = useState<string | null>(null);

  async function download(format: (typeof FORMATS)[number]) {
    setLoading(format);
    try {
      await downloadFile(`/api/export?format=${format}`, `garfo.${format}`);
      notify.success(t("done"));
    } catch (error) {
      notify.error(errorText(error, words));
    }
    setLoading(null);
  }

  return (
    <Section icon={FileDown} title={t("title")} text={t("text")}>
      <ul className="flex flex-col gap-4">
        {FORMATS.map((format) => (
          <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 grow basis-64 text-sm text-muted">{t(`${format}.text`)}</p>
            <Button
              variant="secondary"
              busy={loading === format}
              onClick={() => loading === null && download(format)}
            >
              {t(`${format}.button`)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
