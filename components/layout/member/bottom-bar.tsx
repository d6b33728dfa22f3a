"use client";

import Link from "next/link";
import { useSelectedLayoutSegments } from "next/navigation";
import { useTranslations } from "next-intl";
import { bottomPlaces, isHere } from "@/components/layout/member/navigation";
import { useSession } from "@/lib/client/session-store";

/** The most used places under the thumb; each with its name, because icons alone are riddles. */
export function BottomBar() {
  const t = useTranslations("layout.member");
  const user = useSession((state) => state.user);
  const here = useSelectedLayoutSegments();
  const places = bottomPlaces(user);
  if (places.length === 0) return null;
  return (
    <nav
      aria-label={t("shortcuts")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-cols-4">
        {places.map((place) => (
          <li key={place.key}>
            <Link
              href={place.href}
              aria-current={isHere(place, here) || here[0] === place.segments[0] ? "page" : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-muted aria-[current=page]:text-leaf"
            >
              <place.icon className="size-5" aria-hidden />
              {t(`short.${place.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
