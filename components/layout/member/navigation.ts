import {
  BookOpenText,
  ChartLine,
  CreditCard,
  Handshake,
  LayoutDashboard,
  Salad,
  ShieldCheck,
  Stethoscope,
  UserRound,
  Wrench,
} from "lucide-react";
import { diaryHref } from "@/components/layout/member/use-diary-param";
import type { SessionUser } from "@/lib/client/session-store";

/** One place of the product; `segments` are those below the shell's layout, the first one enough unless more are named. */
export type Place = { key: string; href: string; icon: typeof ChartLine; segments: readonly string[] };

const DASHBOARD = {
  key: "dashboard",
  href: "/dashboard",
  icon: LayoutDashboard,
  segments: ["dashboard"],
} as const;
const PROGRESS = { key: "progress", href: "/progress", icon: ChartLine, segments: ["progress"] } as const;
const DIARY = { key: "diary", href: diaryHref(null), icon: BookOpenText, segments: ["progress"] } as const;
const PERSONAL = { key: "personal", href: "/profile", icon: UserRound, segments: ["profile"] } as const;
const RESTRICTIONS = {
  key: "restrictions",
  href: "/profile/restrictions",
  icon: Salad,
  segments: ["profile", "restrictions"],
} as const;
const SUBSCRIPTION = {
  key: "subscription",
  href: "/subscription",
  icon: CreditCard,
  segments: ["subscription"],
} as const;
const ADMIN = { key: "admin", href: "/admin", icon: ShieldCheck, segments: ["admin"] } as const;
const ADVANCED = {
  key: "advanced",
  href: "/admin/advanced",
  icon: Wrench,
  segments: ["admin", "advanced"],
} as const;
const PARTNER = { key: "partner", href: "/partner", icon: Handshake, segments: ["partner"] } as const;
const NUTRITIONIST = {
  key: "nutritionist",
  href: "/nutritionist-dashboard",
  icon: Stethoscope,
  segments: ["nutritionist-dashboard"],
} as const;

/** The sidebar's groups: the person's own places, or the administrator's. */
export function sidebarGroups(user: SessionUser | null) {
  if (user?.role === "admin") return [{ key: "main", places: [ADMIN, ADVANCED] }] as const;
  return [
    { key: "main", places: [DASHBOARD, DIARY, PROGRESS] },
    { key: "profile", places: [PERSONAL, RESTRICTIONS] },
    { key: "settings", places: [SUBSCRIPTION] },
  ] as const;
}

/** The panels of somebody's role, for where the header has no room for them. */
export function roleGroups(user: SessionUser | null) {
  if (user?.role === "nutritionist") return [{ key: "role", places: [NUTRITIONIST] }] as const;
  return user?.company && user.role !== "admin" ? ([{ key: "role", places: [PARTNER] }] as const) : [];
}

/** The header's links, by role. */
export function headerPlaces(user: SessionUser | null) {
  if (user?.role === "admin") return [ADMIN] as const;
  if (user?.role === "nutritionist") return [NUTRITIONIST] as const;
  return user?.company ? ([DASHBOARD, PARTNER] as const) : ([DASHBOARD] as const);
}

/** What a thumb reaches on a phone, two on each side of what is done most. */
export function bottomPlaces(user: SessionUser | null) {
  if (user?.role === "admin") return [] as const;
  return [DASHBOARD, DIARY, PROGRESS, PERSONAL] as const;
}
export type BottomPlace = Extract<ReturnType<typeof bottomPlaces>[number], Place>;

/**
 * Whether a place is the one being shown; of the profile's tabs only the first is the person's own data.
 * @param isDiary whether the address asks for the diary, which shares its page with the progress
 */
export function isHere(place: Place, here: readonly string[], isDiary: boolean): boolean {
  if (place.segments.some((segment, index) => here[index] !== segment)) return false;
  if (place === DIARY || place === PROGRESS) return isDiary === (place === DIARY);
  if (place === ADMIN) return here[1] !== "advanced";
  return place !== PERSONAL || !here[1] || here[1] === "personal";
}
