import { Cable } from "lucide-react";
import { useTranslations } from "next-intl";
import { Section } from "@/components/profile/security/section";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

/** The way to what other programs may do, and to what comes in from elsewhere. */
export function ConnectionsSection() {
  const t = useTranslations("security.connections");
  return (
    <Section icon={Cable} title={t("title")} text={t("text")}>
      <Link href="/profile/connections" className={buttonClass({ variant: "secondary" })}>
        {t("action")}
      </Link>
    </Section>
  );
}
