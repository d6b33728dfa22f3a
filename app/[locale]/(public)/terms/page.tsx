import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { LegalPage } from "@/components/marketing/legal/legal-page";

const SECTIONS = [
  "what",
  "health",
  "account",
  "plans",
  "cancel",
  "use",
  "professionals",
  "availability",
  "liability",
  "changes",
  "law",
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("terms.meta");
  return shared({ path: "/terms", title: t("title"), description: t("description") });
}

export default function TermsPage() {
  const t = useTranslations("terms");
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`sections.${id}.title`),
    body: t(`sections.${id}.body`),
  }));
  return <LegalPage title={t("title")} updated={t("updated")} contents={t("contents")} sections={sections} />;
}
