import { useTranslations } from "next-intl";
import { LogoMark } from "@/components/ui/logo";

export function PageLoading() {
  const t = useTranslations("layout");
  return (
    <div className="flex min-h-[50dvh] flex-col items-center justify-center gap-3" role="status">
      <LogoMark className="size-10 animate-breathe" />
      <p className="text-sm text-muted">{t("loading")}</p>
    </div>
  );
}
