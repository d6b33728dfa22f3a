import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AdminScreen } from "@/components/admin/admin-screen";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { Link } from "@/components/ui/link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.admin");
  return { title: t("meta") };
}

export default function AdminPage() {
  const t = useTranslations("panels");
  return (
    <>
      <ScreenTitle
        aside={
          <Link
            href="/admin/advanced"
            className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
          >
            {t("advanced.title")}
          </Link>
        }
      >
        {t("admin.title")}
      </ScreenTitle>
      <AdminScreen />
    </>
  );
}
