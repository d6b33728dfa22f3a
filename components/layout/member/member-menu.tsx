"use client";

import { ShieldCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { SidebarContent } from "@/components/layout/member/sidebar-content";
import { languageOptions } from "@/components/layout/preferences/language-options";
import { LanguageSelect } from "@/components/layout/preferences/language-select";
import { Sheet, SheetContent } from "@/components/ui/dialogs/sheet";
import { Link } from "@/components/ui/link";

/** The sidebar on a phone; fetched when it is first asked for. */
export function MemberMenu({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const t = useTranslations("layout");
  const locale = useLocale();
  return (
    <Sheet open={open} onOpenChange={onOpen}>
      <SheetContent title={t("brand")}>
        <SidebarContent withRole onFollow={() => onOpen(false)} />
        <Link
          href="/profile/security"
          onClick={() => onOpen(false)}
          className="mt-2 flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-sunken"
        >
          <ShieldCheck className="size-5" aria-hidden />
          {t("member.security")}
        </Link>
        <div className="mt-2">
          <LanguageSelect
            current={locale}
            label={t("language.label")}
            options={languageOptions((value) => t(`language.${value}`))}
          />
        </div>
      </SheetContent>
    </Sheet>
  );
}
