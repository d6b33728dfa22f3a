import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

const TONE = {
  active: "leaf",
  trial: "water",
  pending_payment: "amber",
  expired: "danger",
  none: "neutral",
} as const;

/** Where somebody's subscription stands, and whether they are blocked. */
export function UserStatus({ status, blocked }: { status: keyof typeof TONE; blocked: boolean }) {
  const t = useTranslations("admin.users.statuses");
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONE[status]}>{t(status)}</Badge>
      {blocked && <Badge tone="danger">{t("blocked")}</Badge>}
    </span>
  );
}
