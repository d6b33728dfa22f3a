import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { BUSINESS_MENU } from "@/components/layout/public/audiences";
import { PageSection } from "@/components/marketing/page/section";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

export function Professionals() {
  const t = useTranslations();
  return (
    <PageSection title={t("landing.pros.title")} text={t("landing.pros.text")}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {BUSINESS_MENU.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Link
              href={`/partnerships#${key}`}
              prefetch={false}
              className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 hover:border-field"
            >
              <Icon className="size-6 text-leaf" aria-hidden />
              <span className="font-semibold">{t(`layout.business.${key}.title`)}</span>
              <span className="text-sm text-muted">{t(`layout.business.${key}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href="/partnerships"
        className={`${buttonClass({ variant: "link", size: "inline" })} mt-6 min-h-11`}
      >
        {t("landing.pros.action")}
        <ArrowRight className="size-4" aria-hidden />
      </Link>
    </PageSection>
  );
}
