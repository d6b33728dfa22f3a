import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConfirmEmail } from "@/components/auth/email/confirm-email";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.confirm");
  return { title: t("meta"), referrer: "no-referrer", robots: { index: false } };
}

export default function ConfirmEmailPage() {
  return <ConfirmEmail />;
}
