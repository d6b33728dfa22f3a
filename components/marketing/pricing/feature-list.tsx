import {
  Bell,
  ChartLine,
  Droplets,
  LayoutDashboard,
  LockKeyhole,
  MessageCircle,
  Scale,
  UsersRound,
} from "lucide-react";
import { useTranslations } from "next-intl";

const FEATURES = [
  { key: "chat", icon: MessageCircle },
  { key: "numbers", icon: Scale },
  { key: "water", icon: Droplets },
  { key: "dashboard", icon: LayoutDashboard },
  { key: "progress", icon: ChartLine },
  { key: "reminders", icon: Bell },
  { key: "privacy", icon: LockKeyhole },
  { key: "care", icon: UsersRound },
] as const;

export function FeatureList() {
  const t = useTranslations("plans.features");
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {FEATURES.map(({ key, icon: Icon }) => (
        <li key={key}>
          <Icon className="size-6 text-leaf" aria-hidden />
          <h3 className="mt-3">{t(`${key}.title`)}</h3>
          <p className="mt-1 text-sm text-muted">{t(`${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
