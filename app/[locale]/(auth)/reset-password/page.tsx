import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResetForm } from "@/components/auth/recovery/reset-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset");
  // The address carries a token: it must not travel in a referrer or into an index.
  return { title: t("meta"), referrer: "no-referrer", robots: { index: false } };
}

export default function ResetPasswordPage() {
  return <ResetForm />;
}
