import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Segment } from "@/lib/care/roster/roster";

const TONES = {
  inactive: "danger",
  needs_plan: "amber",
  plan_ending: "amber",
  new: "water",
  on_track: "leaf",
} as const satisfies Record<Segment, string>;

export function SegmentBadge({ segment }: { segment: Segment }) {
  const t = useTranslations("care.segment");
  return <Badge tone={TONES[segment]}>{t(segment)}</Badge>;
}
