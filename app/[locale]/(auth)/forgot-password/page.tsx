import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { ForgotForm } from "@/components/auth/recovery/forgot-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.forgot");
  return shared({ path: "/forgot-password", title: t("meta"), description: t("text") });
}

export default function ForgotPasswordPage() {
  return <ForgotForm />;
}
