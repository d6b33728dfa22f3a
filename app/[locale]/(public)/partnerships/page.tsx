import { Check } from "lucide-react";
import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CONTACT } from "@/components/layout/contact";
import { AUDIENCES } from "@/components/marketing/audiences";
import { Section } from "@/components/marketing/section";
import { buttonClass } from "@/components/ui/button";

const STEPS = ["talk", "code", "consent"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("partnerships.meta");
  return { title: t("title"), description: t("description"), alternates: { canonical: "/partnerships" } };
}

export default function PartnershipsPage() {
  const t = useTranslations("partnerships");
  const mail = `mailto:${CONTACT.email}?subject=${encodeURIComponent(t("subject"))}`;
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-4 md:pt-16">
        <h1 className="max-w-3xl text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
        <p className="mt-4 max-w-2xl text-muted md:text-lg">{t("text")}</p>
        <a href={mail} className={`${buttonClass({ size: "lg" })} mt-7`}>
          {t("action")}
        </a>
      </div>
      <div className="mx-auto grid max-w-6xl gap-4 px-5 py-10 md:grid-cols-2">
        {AUDIENCES.map(({ key, icon: Icon }) => (
          <section key={key} id={key} className="rounded-card border border-line bg-surface p-6">
            <Icon className="size-7 text-leaf" aria-hidden />
            <h2 className="mt-3 text-lg font-semibold">{t(`audiences.${key}.title`)}</h2>
            <p className="mt-2 text-muted">{t(`audiences.${key}.text`)}</p>
            <ul className="mt-4 flex flex-col gap-2.5">
              {t(`audiences.${key}.points`)
                .split("\n")
                .map((point) => (
                  <li key={point} className="flex gap-2.5 text-sm">
                    <Check className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden />
                    {point}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <Section title={t("how.title")}>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map((step, index) => (
            <li key={step} className="border-t-2 border-leaf pt-5">
              <span className="figures text-2xl font-bold text-leaf" aria-hidden>
                {index + 1}
              </span>
              <h3 className="mt-1 text-lg font-semibold">{t(`how.${step}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section className="border-t border-line bg-surface">
        <div className="mx-auto flex max-w-3xl flex-col items-center gap-4 px-5 py-16 text-center">
          <h2 className="text-2xl font-bold">{t("last.title")}</h2>
          <p className="text-muted">{t("last.text", { email: CONTACT.email })}</p>
          <a href={mail} className={buttonClass({ size: "lg" })}>
            {t("action")}
          </a>
        </div>
      </section>
    </>
  );
}
