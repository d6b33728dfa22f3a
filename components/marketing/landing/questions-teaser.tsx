import { useTranslations } from "next-intl";
import { FaqQuestion } from "@/components/marketing/faq/question";
import { PageSection } from "@/components/marketing/page/section";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

const SHOWN = ["measures", "correct", "forgot", "cancel", "professional"] as const;

export function QuestionsTeaser() {
  const t = useTranslations();
  return (
    <PageSection title={t("landing.questions.title")}>
      <div className="border-t border-line">
        {SHOWN.map((key) => (
          <FaqQuestion key={key} question={t(`faq.items.${key}.q`)} answer={t(`faq.items.${key}.a`)} />
        ))}
      </div>
      <Link href="/faq" className={`${buttonClass({ variant: "link", size: "inline" })} mt-5 min-h-11`}>
        {t("landing.questions.more")}
      </Link>
    </PageSection>
  );
}
