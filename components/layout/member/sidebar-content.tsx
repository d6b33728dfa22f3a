"use client";

import { LogOut } from "lucide-react";
import Link from "next/link";
import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEarly } from "@/components/forms/use-early";
import { isHere, roleGroups, sidebarGroups } from "@/components/layout/member/navigation";
import { SystemStatus } from "@/components/layout/member/system-status";
import { leaveSession } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";

type SidebarContentProps = {
  /** Where the header has no room for its links: those to the panels of one's role come first. */
  withRole?: boolean;
  onFollow?: () => void;
};

/** The places of the account, how the system is doing, and the way out. */
export function SidebarContent({ withRole = false, onFollow }: SidebarContentProps) {
  const t = useTranslations("layout.member");
  const user = useSession((state) => state.user);
  const here = useSelectedLayoutSegments();
  const signOut = useEarly<HTMLButtonElement>();
  return (
    <>
      <nav aria-label={t("navigation")} className="flex flex-col gap-5">
        {[...(withRole ? roleGroups(user) : []), ...sidebarGroups(user)].map(({ key, places }) => (
          <div key={key}>
            {key !== "role" && (
              <h2 className="px-3 pb-1.5 font-sans text-xs font-semibold tracking-wider text-muted">
                {t(key)}
              </h2>
            )}
            <ul className="flex flex-col gap-0.5">
              {places.map((place) => (
                <li key={place.key}>
                  <Link
                    href={place.href}
                    aria-current={isHere(place, here) ? "page" : undefined}
                    onClick={onFollow}
                    className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:bg-leaf-soft aria-[current=page]:text-leaf"
                  >
                    <place.icon className="size-5" aria-hidden />
                    {t(place.key)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-1 pt-8">
        <SystemStatus />
        <button
          ref={signOut}
          data-early
          type="button"
          className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-sunken"
          onClick={() => leaveSession("/login")}
        >
          <LogOut className="size-5" aria-hidden />
          {t("signOut")}
        </button>
      </div>
    </>
  );
}
