import { BookOpenText, HeartHandshake, ShieldCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageSection } from "@/components/marketing/page/section";
import { buttonClass } from "@/components/ui/button-class";

export function Trust() {
  const t = useTranslations("landing.trust");
  const link = `${buttonClass({ variant: "link", size: "inline" })} mt-3 min-h-11`;
  return (
    <div className="border-y border-line bg-surface">
      <PageSection title={t("title")}>
        <div className="grid gap-10 md:grid-cols-3">
          <div>
            <BookOpenText className="size-7 text-leaf" aria-hidden />
            <h3 className="mt-3 text-lg">{t("sources.title")}</h3>
            <p className="mt-2 text-muted">{t("sources.text")}</p>
            <Link href="/faq#fontes" prefetch={false} className={link}>
              {t("sources.action")}
            </Link>
          </div>
          <div>
            <ShieldCheck className="size-7 text-leaf" aria-hidden />
            <h3 className="mt-3 text-lg">{t("privacy.title")}</h3>
            <p className="mt-2 text-muted">{t("privacy.text")}</p>
            <Link href="/privacy" prefetch={false} className={link}>
              {t("privacy.action")}
            </Link>
          </div>
          <div>
            <HeartHandshake className="size-7 text-leaf" aria-hidden />
            <h3 className="mt-3 text-lg">{t("honest.title")}</h3>
            <p className="mt-2 text-muted">{t("honest.text")}</p>
          </div>
        </div>
      </PageSection>
    </div>
  );
}
