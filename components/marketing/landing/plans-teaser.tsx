import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";

export function PlansTeaser() {
  const t = useTranslations("landing.plans");
  return (
    <section className="mx-auto w-full max-w-6xl px-5">
      <div className="flex flex-col gap-6 rounded-card bg-leaf-soft px-6 py-10 md:flex-row md:items-center md:justify-between md:px-10">
        <div className="max-w-xl">
          <h2 className="text-2xl tracking-tight">{t("title")}</h2>
          <p className="mt-3">{t("text")}</p>
        </div>
        <Link href="/pricing" className={cn(buttonClass({ size: "lg" }), "self-start md:self-auto")}>
          {t("action")}
        </Link>
      </div>
    </section>
  );
}
