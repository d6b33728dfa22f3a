import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProviderReturn } from "@/components/auth/sign-in/provider-return";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.providers");
  return { title: t("meta"), referrer: "no-referrer", robots: { index: false } };
}

/** Where Google and the like lead back to. */
export default function SignInPage() {
  return <ProviderReturn />;
}
