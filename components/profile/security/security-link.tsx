"use client";

import { ChevronRight, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

/** From the profile's tabs to the page that is not one of them. */
export function SecurityLink() {
  const t = useTranslations("profile.security");
  return (
    <Link
      href="/profile/security"
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 hover:border-field md:p-6"
    >
      <ShieldCheck className="size-6 shrink-0 text-leaf" aria-hidden />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t("title")}</span>
        <span className="block text-sm text-muted">{t("text")}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden />
    </Link>
  );
}
