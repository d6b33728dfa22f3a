import { useTranslations } from "next-intl";
import { LogoMark } from "@/components/layout/logo";
import { buttonClass } from "@/components/ui/button";

export default function NotFound() {
  const t = useTranslations("layout.notFound");
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-4 px-5 text-center">
      <LogoMark className="size-12" />
      <h1 className="text-2xl font-bold">{t("title")}</h1>
      <p className="text-muted">{t("text")}</p>
      <a href="/dashboard" className={buttonClass()}>
        {t("action")}
      </a>
    </main>
  );
}
