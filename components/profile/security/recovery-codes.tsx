"use client";

import { Copy, Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { saveFile } from "@/lib/client/save-file";

/** Shown once: afterwards nobody knows them but who has kept them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations("security.codes");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const text = [t("fileTitle"), "", ...codes, ""].join("\n");
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => notify.success(t("copied")),
      () => notify.error(t("notCopied")),
    );
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t("title")}
        </h4>
        <p className="mt-1 text-sm text-muted">{t("text")}</p>
      </div>
      <ul className="grid gap-2 rounded-control bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>{t("kept")}</Button>
        <Button variant="secondary" onClick={copy}>
          <Copy className="size-4" aria-hidden />
          {t("copy")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), t("file"))}
        >
          <Download className="size-4" aria-hidden />
          {t("download")}
        </Button>
      </div>
    </div>
  );
}
