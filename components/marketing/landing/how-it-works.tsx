import { useTranslations } from "next-intl";
import { PageSection } from "@/components/marketing/page/section";

const STEPS = ["tell", "check", "follow"] as const;

export function HowItWorks() {
  const t = useTranslations("landing.how");
  return (
    <div className="border-y border-line bg-surface">
      <PageSection title={t("title")}>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map((step, index) => (
            <li key={step} className="border-t-2 border-leaf pt-5">
              <span className="figures text-2xl text-leaf" aria-hidden>
                {index + 1}
              </span>
              <h3 className="mt-1 text-lg">{t(`${step}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </PageSection>
    </div>
  );
}
