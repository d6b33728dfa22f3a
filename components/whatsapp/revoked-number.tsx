"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

export function RevokedNumber({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("optin.revoked");
  return (
    <div>
      <p className="font-semibold">{t("title")}</p>
      <p className="mt-1 text-sm text-muted">{t("text")}</p>
      <Button className="mt-4" onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}
