"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormAlert } from "@/components/forms/form-alert";
import { keptFragment } from "@/lib/client/enter";

/** Tells whoever came by a nutritionist's link that it waits for them behind this form. */
export function InvitationNotice() {
  const t = useTranslations("auth.invited");
  const [isInvited, setInvited] = useState(false);
  useEffect(() => setInvited(keptFragment() !== ""), []);
  return isInvited ? <FormAlert tone="leaf">{t("text")}</FormAlert> : null;
}
