import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { LegalPage } from "@/components/marketing/legal/legal-page";
import { CONTACT } from "@/lib/contact";

const SECTIONS = [
  "short",
  "collect",
  "why",
  "share",
  "long",
  "rights",
  "security",
  "browser",
  "minors",
  "contact",
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("privacy.meta");
  return shared({ path: "/privacy", title: t("title"), description: t("description") });
}

export default function PrivacyPage() {
  const t = useTranslations("privacy");
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`sections.${id}.title`),
    body: t(`sections.${id}.body`, { email: CONTACT.email }),
  }));
  return <LegalPage title={t("title")} updated={t("updated")} contents={t("contents")} sections={sections} />;
}
