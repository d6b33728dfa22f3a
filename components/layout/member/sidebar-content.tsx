"use client";

import { LogOut, Plus } from "lucide-react";
import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEarly } from "@/components/forms/use-early";
import { LOG_KEY, requestLog } from "@/components/layout/member/log-request";
import { isHere, roleGroups, sidebarGroups } from "@/components/layout/member/navigation";
import { useIsShutOut } from "@/components/layout/member/shut-out";
import { SystemStatus } from "@/components/layout/member/system-status";
import { useDiaryParam } from "@/components/layout/member/use-diary-param";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
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
  const isDiary = useDiaryParam() !== undefined;
  const signOut = useEarly<HTMLButtonElement>();
  const isShutOut = useIsShutOut();
  return (
    <>
      {!withRole && user?.role !== "admin" && !isShutOut && <LogButton />}
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
                    aria-current={isHere(place, here, isDiary) ? "page" : undefined}
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

/** On a computer, where there is no bar below; the key does the same. */
function LogButton() {
  const t = useTranslations("layout.member");
  const button = useEarly<HTMLButtonElement>();
  return (
    <button
      ref={button}
      data-early
      type="button"
      aria-haspopup="dialog"
      className={cn(buttonClass({ size: "sm" }), "mb-5 w-full whitespace-nowrap md:min-h-11")}
      onClick={() => requestLog()}
    >
      <Plus className="size-5" aria-hidden />
      {t("log")}
      <kbd aria-hidden className="ml-auto rounded-sm border border-on-leaf/40 px-1.5 font-sans text-xs">
        {LOG_KEY}
      </kbd>
    </button>
  );
}
