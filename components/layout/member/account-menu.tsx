"use client";

import { CreditCard, LogOut, ShieldCheck, SunMoon, UserRound } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { languageOptions } from "@/components/layout/preferences/language-options";
import { LanguageSelect } from "@/components/layout/preferences/language-select";
import { toggleTheme } from "@/components/layout/preferences/toggle-theme";
import { AfterShell } from "@/components/ui/after-shell";
import { Link } from "@/components/ui/link";
import { leaveSession } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";

const PLACES = [
  { key: "personal", href: "/profile", icon: UserRound },
  { key: "security", href: "/profile/security", icon: ShieldCheck },
  { key: "subscription", href: "/subscription", icon: CreditCard },
] as const;
const ROW =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm font-medium hover:bg-sunken focus-visible:bg-sunken";

type AccountMenuProps = {
  /** The button below which it stands. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** What belongs to who is in, in one place; fetched when it is first asked for. */
export function AccountMenu({ anchor, open, onOpen }: AccountMenuProps) {
  const t = useTranslations("layout");
  const locale = useLocale();
  const user = useSession((state) => state.user);
  const places = user?.role === "admin" ? PLACES.filter(({ key }) => key === "security") : PLACES;
  return (
    <Popover.Root open={open} onOpenChange={onOpen}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t("member.account")}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          // The button itself closes it: it must not open it again at once.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-50 w-72 animate-fade rounded-card border border-line bg-surface p-2 shadow-lg outline-none"
        >
          <p className="truncate px-3 pt-1 pb-2 text-sm text-muted">{user?.email}</p>
          {places.map(({ key, href, icon: Icon }) => (
            <Link key={key} href={href} className={ROW} onClick={() => onOpen(false)}>
              <Icon className="size-5 shrink-0 text-muted" aria-hidden />
              {t(`member.${key}`)}
            </Link>
          ))}
          <div className="my-2 border-t border-line pt-2">
            <button type="button" className={ROW} onClick={() => void toggleTheme()}>
              <SunMoon className="size-5 shrink-0 text-muted" aria-hidden />
              {t("theme.toggle")}
            </button>
            <AfterShell fallback={<div className="h-11" />}>
              {() => (
                <LanguageSelect
                  current={locale}
                  label={t("language.label")}
                  options={languageOptions((value) => t(`language.${value}`))}
                />
              )}
            </AfterShell>
          </div>
          <button type="button" className={ROW} onClick={() => leaveSession("/login")}>
            <LogOut className="size-5 shrink-0 text-muted" aria-hidden />
            {t("member.signOut")}
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
