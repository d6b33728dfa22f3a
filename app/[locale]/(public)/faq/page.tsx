import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { Citations } from "@/components/marketing/faq/citations";
import { FAQ_GROUPS } from "@/components/marketing/faq/faq-groups";
import { FaqSearch } from "@/components/marketing/faq/faq-search";
import { FaqQuestion } from "@/components/marketing/faq/question";
import { JsonLd } from "@/components/marketing/page/json-ld";
import { questionsData } from "@/components/marketing/page/structured-data";
import { CONTACT } from "@/lib/contact";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("faq.meta");
  return shared({ path: "/faq", title: t("title"), description: t("description"), picture: "faq" });
}

export default function FaqPage() {
  const t = useTranslations("faq");
  const questions = FAQ_GROUPS.flatMap(({ items }) =>
    items.map((item) => ({ question: t(`items.${item}.q`), answer: t(`items.${item}.a`) })),
  );
  return (
    <div className="mx-auto max-w-3xl px-5 py-12 md:py-16">
      <JsonLd data={questionsData(questions)} />
      <h1 className="text-xl tracking-tight sm:text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-3 text-muted">
        {t.rich("text", {
          email: () => (
            <a href={`mailto:${CONTACT.email}`} className="text-leaf underline underline-offset-4">
              {CONTACT.email}
            </a>
          ),
        })}
      </p>
      <FaqSearch
        words={{
          label: t("search"),
          placeholder: t("searchPlaceholder"),
          none: t("none", { query: "{query}" }),
        }}
      >
        {FAQ_GROUPS.map(({ key, id, items }) => (
          <section key={key} id={id} className="mt-10" data-faq-group>
            <h2 className="mb-2 text-lg">{t(`groups.${key}`)}</h2>
            <div className="border-t border-line">
              {items.map((item) => (
                <div key={item} data-faq-item>
                  <FaqQuestion question={t(`items.${item}.q`)} answer={t(`items.${item}.a`)} />
                </div>
              ))}
            </div>
            {key === "sources" && <Citations />}
          </section>
        ))}
      </FaqSearch>
    </div>
  );
}
