"use client";

import { Plus } from "lucide-react";
import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useEarly } from "@/components/forms/use-early";
import { requestLog } from "@/components/layout/member/log-request";
import { type BottomPlace, bottomPlaces, isHere } from "@/components/layout/member/navigation";
import { useIsShutOut } from "@/components/layout/member/shut-out";
import { goTo, useDiaryParam } from "@/components/layout/member/use-diary-param";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/client/session-store";

/** The most used places under the thumb, and between them what is done most; each place with its name. */
export function BottomBar() {
  const t = useTranslations("layout.member");
  const user = useSession((state) => state.user);
  const log = useEarly<HTMLButtonElement>();
  const places = bottomPlaces(user);
  const isShutOut = useIsShutOut();
  if (places.length === 0 || isShutOut) return null;
  const [first, second, ...others] = places;
  return (
    <nav
      data-bottom-bar
      aria-label={t("shortcuts")}
      className="pointer-events-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] peer-[:not(:empty)]:pb-0 lg:hidden"
    >
      <ul className="grid grid-cols-5">
        <BottomLink place={first} />
        <BottomLink place={second} />
        <li className="flex justify-center">
          <button
            ref={log}
            data-early
            type="button"
            aria-label={t("log")}
            aria-haspopup="dialog"
            className="-mt-4 grid size-15 place-items-center rounded-full border-4 border-canvas bg-leaf text-on-leaf transition-transform duration-150 active:scale-95"
            onClick={() => requestLog()}
          >
            <Plus className="size-6" aria-hidden />
          </button>
        </li>
        {others.map((place) => (
          <BottomLink key={place.key} place={place} />
        ))}
      </ul>
    </nav>
  );
}

function BottomLink({ place }: { place: BottomPlace }) {
  const t = useTranslations("layout.member.short");
  const here = useSelectedLayoutSegments();
  const isDiary = useDiaryParam() !== undefined;
  const isShown = isHere(place, here, isDiary) || (place.key === "personal" && here[0] === "profile");

  /** Between diary and progress only the address changes: the page has both. */
  function stay(event: MouseEvent) {
    if (here[0] !== "progress" || place.segments[0] !== "progress") return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(place.href);
  }

  return (
    <li>
      <Link
        href={place.href}
        aria-current={isShown ? "page" : undefined}
        onClick={stay}
        className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-muted aria-[current=page]:text-leaf"
      >
        <place.icon className="size-5" aria-hidden />
        {t(place.key)}
      </Link>
    </li>
  );
}
