import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";

export function LastCall() {
  const t = useTranslations("landing.last");
  return (
    <section className="border-t border-line">
      <div className="mx-auto flex max-w-3xl flex-col items-center gap-4 px-5 py-16 text-center md:py-24">
        <h2 className="text-2xl tracking-tight md:text-3xl">{t("title")}</h2>
        <p className="text-muted md:text-lg">{t("text")}</p>
        <a href="/signup" className={cn(buttonClass({ size: "lg" }), "mt-4")}>
          {t("action")}
        </a>
      </div>
    </section>
  );
}
