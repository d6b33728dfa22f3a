"use client";

import { LogOut, Menu, UserRound } from "lucide-react";
import dynamic from "next/dynamic";
import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEarly } from "@/components/forms/use-early";
import { useFetched } from "@/components/hooks/use-fetched";
import { headerPlaces, isHere } from "@/components/layout/member/navigation";
import { Link } from "@/components/ui/link";
import { Logo, LogoMark } from "@/components/ui/logo";
import { homeOf } from "@/lib/access/home";
import { leaveSession } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";
import { firstNameOf } from "@/lib/profile/first-name";

const MemberMenu = dynamic(
  () => import("@/components/layout/member/member-menu").then((file) => file.MemberMenu),
  {
    loading: () => null,
  },
);

const loadAccount = () => import("@/components/layout/member/account-menu").then((file) => file.AccountMenu);

/** Who is in, where they may go by role, and the way out to the landing page. */
export function MemberHeader() {
  const t = useTranslations("layout");
  const user = useSession((state) => state.user);
  const here = useSelectedLayoutSegments();
  const menu = useEarly<HTMLButtonElement>();
  const logout = useEarly<HTMLButtonElement>();
  /** null: never asked for. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [isAccountOpen, setAccountOpen] = useState<boolean | null>(null);
  const account = useEarly<HTMLButtonElement>();
  const AccountMenu = useFetched(loadAccount, isAccountOpen !== null);
  const firstName = user && firstNameOf(user.name);
  const home = user ? homeOf(user) : "/dashboard";
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-3 md:px-6">
        <button
          ref={menu}
          data-early
          type="button"
          className="grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
          aria-label={t("nav.openMenu")}
          aria-haspopup="dialog"
          aria-expanded={open === true}
          onClick={() => setOpen(true)}
        >
          <Menu className="size-6" aria-hidden />
        </button>
        {open !== null && <MemberMenu open={open} onOpen={setOpen} />}
        <Link
          href={home}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control"
          aria-label={t("brand")}
        >
          <span className="hidden sm:inline-flex">
            <Logo name={t("brand")} />
          </span>
          <LogoMark className="size-8 sm:hidden" />
        </Link>
        <nav aria-label={t("nav.label")} className="ml-6 hidden gap-1 md:flex">
          {headerPlaces(user).map((place) => (
            <Link
              key={place.key}
              href={place.href}
              aria-current={isHere(place, here, false) ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:text-leaf"
            >
              {t(`member.${place.key}`)}
            </Link>
          ))}
        </nav>
        <p className="mr-1 ml-auto min-w-0 truncate pl-2 text-sm font-semibold">
          {firstName ? t("member.greeting", { name: firstName }) : t("member.greetingPlain")}
        </p>
        <button
          ref={account}
          data-early
          type="button"
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
          aria-label={t("member.account")}
          aria-haspopup="dialog"
          aria-expanded={isAccountOpen === true}
          onClick={() => setAccountOpen(!isAccountOpen)}
        >
          <span
            aria-hidden
            className="grid size-8 place-items-center rounded-full bg-leaf-soft text-sm font-semibold text-leaf uppercase"
          >
            {firstName?.charAt(0) ?? <UserRound className="size-4" />}
          </span>
        </button>
        {isAccountOpen !== null && AccountMenu && (
          <AccountMenu anchor={account} open={isAccountOpen} onOpen={setAccountOpen} />
        )}
        <button
          ref={logout}
          data-early
          type="button"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-sunken md:px-3"
          aria-label={t("member.logout")}
          onClick={() => leaveSession("/")}
        >
          <LogOut className="size-5" aria-hidden />
          <span className="hidden md:inline" aria-hidden>
            {t("member.logout")}
          </span>
        </button>
      </div>
    </header>
  );
}
