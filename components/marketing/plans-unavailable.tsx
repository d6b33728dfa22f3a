import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function PlansUnavailable() {
  const t = useTranslations("plans.unavailable");
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      title={t("title")}
      text={t("text")}
      action={
        <Link href="/signup" className={buttonClass()}>
          {t("action")}
        </Link>
      }
    />
  );
}
