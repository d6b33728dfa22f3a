import {
  Droplets,
  KeyboardOff,
  LogOut,
  Plus,
  Ruler,
  Settings,
  ShieldCheck,
  SunMoon,
  Target,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { hasLogKey, setLogKey } from "@/components/commands/log-key";
import { useQuickWater } from "@/components/diary/measures/use-quick-water";
import { LOG_KEY, requestLog } from "@/components/layout/member/log-request";
import { roleGroups, sidebarGroups } from "@/components/layout/member/navigation";
import { useIsShutOut } from "@/components/layout/member/shut-out";
import { toggleTheme } from "@/components/layout/preferences/toggle-theme";
import { leaveSession } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";

export type Command = { name: string; run: () => void; icon?: typeof Plus; key?: string };

/** Tabs of the profile that no sidebar names. */
const TABS = [
  { key: "body", href: "/profile/body", icon: Ruler },
  { key: "goals", href: "/profile/goals", icon: Target },
  { key: "preferences", href: "/profile/preferences", icon: Settings },
  { key: "security", href: "/profile/security", icon: ShieldCheck },
] as const;

/** What may be done by name: log, go, change. */
export function useCommands(): Command[] {
  const t = useTranslations("layout.commands");
  const member = useTranslations("layout.member");
  const user = useSession((state) => state.user);
  const router = useRouter();
  const drink = useQuickWater();
  const isMember = user !== null && user.role !== "admin";
  const canLog = !useIsShutOut() && isMember;
  const log: Command[] = canLog
    ? [
        { name: member("log"), run: () => requestLog(), icon: Plus, key: LOG_KEY },
        { name: t("water"), run: () => drink(), icon: Droplets },
      ]
    : [];
  const places = [...roleGroups(user), ...sidebarGroups(user)].flatMap(({ places }) => [...places]);
  const tabs = isMember ? TABS : [];
  const isOn = hasLogKey();
  return [
    ...log,
    ...places.map(({ key, href, icon }) => ({ name: member(key), icon, run: () => router.push(href) })),
    ...tabs.map(({ key, href, icon }) => ({ name: t(key), icon, run: () => router.push(href) })),
    { name: t("theme"), icon: SunMoon, run: () => void toggleTheme() },
    { name: t(isOn ? "keyOff" : "keyOn"), icon: KeyboardOff, run: () => setLogKey(!isOn) },
    { name: t("leave"), icon: LogOut, run: () => leaveSession("/login") },
  ];
}
