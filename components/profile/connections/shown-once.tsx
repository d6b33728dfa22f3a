"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";

type ShownOnceProps = { title: string; text: string; secret: string; onKept: () => void };

/** A secret that nobody is told again: to copy now. */
export function ShownOnce({ title, text, secret, onKept }: ShownOnceProps) {
  const t = useTranslations("connections.secret");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success(t("copied")),
      () => notify.error(t("notCopied")),
    );
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h4>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <p className="rounded-control bg-sunken p-4 font-mono text-sm break-all">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>{t("kept")}</Button>
        <Button variant="secondary" onClick={copy}>
          <Copy className="size-4" aria-hidden />
          {t("copy")}
        </Button>
      </div>
    </div>
  );
}
