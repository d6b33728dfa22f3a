import Link from "next/link";
import { useTranslations } from "next-intl";
import { Question } from "@/components/marketing/faq/question";
import { Section } from "@/components/marketing/page/section";
import { buttonClass } from "@/components/ui/button-class";

const SHOWN = ["measures", "correct", "forgot", "cancel", "professional"] as const;

export function QuestionsTeaser() {
  const t = useTranslations();
  return (
    <Section title={t("landing.questions.title")}>
      <div className="border-t border-line">
        {SHOWN.map((key) => (
          <Question key={key} question={t(`faq.items.${key}.q`)} answer={t(`faq.items.${key}.a`)} />
        ))}
      </div>
      <Link href="/faq" className={`${buttonClass({ variant: "link", size: "inline" })} mt-5 min-h-11`}>
        {t("landing.questions.more")}
      </Link>
    </Section>
  );
}
