import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { BUSINESS_MENU } from "@/components/layout/public/audiences";
import { PageSection } from "@/components/marketing/page/section";
import { AudienceSection } from "@/components/marketing/partnerships/audience-section";
import { LeadSection } from "@/components/marketing/partnerships/lead-section";
import { buttonClass } from "@/components/ui/button-class";

const STEPS = ["talk", "code", "consent"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("partnerships.meta");
  return shared({
    ...{ path: "/partnerships", title: t("title"), description: t("description") },
    picture: "partnerships",
  });
}

export default function PartnershipsPage() {
  const t = useTranslations("partnerships");
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-10 md:pt-16">
        <h1 className="max-w-3xl text-2xl tracking-tight md:text-3xl">{t("title")}</h1>
        <p className="mt-4 max-w-2xl text-muted md:text-lg">{t("text")}</p>
        <a href="#contato" className={`${buttonClass({ size: "lg" })} mt-7`}>
          {t("action")}
        </a>
        <nav aria-label={t("jump")} className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {BUSINESS_MENU.map(({ key, icon: Icon }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-field"
                >
                  <Icon className="size-4 text-leaf" aria-hidden />
                  {t(`audiences.${key}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {BUSINESS_MENU.map((audience, index) => (
        <AudienceSection key={audience.key} audience={audience} isTurned={index % 2 === 0} />
      ))}
      <PageSection title={t("how.title")}>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map((step, index) => (
            <li key={step} className="border-t-2 border-leaf pt-5">
              <span className="figures text-2xl text-leaf" aria-hidden>
                {index + 1}
              </span>
              <h3 className="mt-1 text-lg">{t(`how.${step}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <LeadSection />
    </>
  );
}
