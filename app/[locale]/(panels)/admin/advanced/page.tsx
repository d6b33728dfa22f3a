import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AdvancedScreen } from "@/components/admin/advanced-screen";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { Link } from "@/components/ui/link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.advanced");
  return { title: t("meta") };
}

export default function AdvancedPage() {
  const t = useTranslations("panels");
  return (
    <>
      <ScreenTitle
        aside={
          <Link
            href="/admin"
            className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
          >
            {t("admin.title")}
          </Link>
        }
      >
        {t("advanced.title")}
      </ScreenTitle>
      <AdvancedScreen />
    </>
  );
}
