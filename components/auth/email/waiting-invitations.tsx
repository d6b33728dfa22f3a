"use client";

import { useTranslations } from "next-intl";
import { ConfirmFirst } from "@/components/auth/email/confirm-first";
import { useSession } from "@/lib/client/session-store";

/** That an invitation waits until its address is confirmed, why, and how to go on; whose it is shows only then. */
export function WaitingInvitations({ count }: { count: number }) {
  const t = useTranslations("layout.waiting");
  const email = useSession(({ user }) => user?.email ?? "");
  if (count === 0) return null;
  return <ConfirmFirst title={t("title", { count })} text={t("text", { email })} />;
}
