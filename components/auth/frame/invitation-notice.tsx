"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { FormAlert } from "@/components/forms/form-alert";
import { keptFragment } from "@/lib/client/enter";

/**
 * Tells whoever came by a nutritionist's link that it waits for them behind this form. EARLY_SCRIPT shows it before the first
 * paint; who comes here from another page of ours may have left the invitation behind.
 */
export function InvitationNotice() {
  const t = useTranslations("auth.invited");
  useEffect(() => {
    document.documentElement.toggleAttribute("data-invited", keptFragment() !== "");
  }, []);
  return (
    <div className="hidden in-data-invited:block">
      <FormAlert tone="leaf">{t("text")}</FormAlert>
    </div>
  );
}
