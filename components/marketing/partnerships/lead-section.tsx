import { useTranslations } from "next-intl";
import { LeadForm, type LeadWords } from "@/components/marketing/partnerships/lead-form";
import { NoScript } from "@/components/ui/no-script";
import { CONTACT } from "@/lib/contact";
import { AUDIENCES, PEOPLE_RANGES } from "@/lib/partners/audience";

/** Where every section of the page leads to; `#contato-gym` also says who is writing. */
export function LeadSection() {
  const t = useTranslations("partnerships");
  const layout = useTranslations("layout");
  const errors = useTranslations("errors");
  return (
    <section id="contato" aria-labelledby="contato-title" className="border-t border-line bg-surface">
      {AUDIENCES.map((key) => (
        <span key={key} id={`contato-${key}`} className="block" />
      ))}
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 md:py-20 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
        <div>
          <h2 id="contato-title" className="text-2xl tracking-tight">
            {t("last.title")}
          </h2>
          <p className="mt-3 text-muted">
            {t.rich("last.text", {
              email: () => (
                <a href={`mailto:${CONTACT.email}`} className="text-leaf underline underline-offset-4">
                  {CONTACT.email}
                </a>
              ),
            })}
          </p>
        </div>
        <div>
          <NoScript>{layout("noScript")}</NoScript>
          <LeadForm
            words={{
              audience: t("form.audience"),
              name: t("form.name"),
              email: t("form.email"),
              phone: t("form.phone"),
              choose: t("form.choose"),
              ranges: Object.fromEntries(
                PEOPLE_RANGES.map((key) => [key, t(`form.ranges.${key}`)]),
              ) as Record<(typeof PEOPLE_RANGES)[number], string>,
              message: t("form.message"),
              of: Object.fromEntries(
                AUDIENCES.map((key) => [
                  key,
                  {
                    name: t(`form.of.${key}.name`),
                    people: t(`form.of.${key}.people`),
                    hint: t(`form.of.${key}.hint`),
                  },
                ]),
              ) as LeadWords["of"],
              submit: t("form.submit"),
              privacy: t("form.privacy"),
              sentTitle: t("form.sentTitle"),
              required: errors("fields.required"),
              badEmail: errors("fields.email"),
              failed: errors("client.connection"),
            }}
          />
        </div>
      </div>
    </section>
  );
}
