import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { Section } from "@/components/profile/security/section";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

/** The way to whom one lets in: nutritionists, what they see, and who looked. */
export function SharingSection() {
  const t = useTranslations("security.sharing");
  return (
    <Section icon={Users} title={t("title")} text={t("text")}>
      <Link href="/nutritionist-dashboard" className={buttonClass({ variant: "secondary" })}>
        {t("action")}
      </Link>
    </Section>
  );
}
