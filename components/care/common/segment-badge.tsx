import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { RosterSegment } from "@/lib/care/roster/roster";

const TONES = {
  inactive: "danger",
  needs_plan: "amber",
  plan_ending: "amber",
  new: "water",
  on_track: "leaf",
} as const satisfies Record<RosterSegment, string>;

export function SegmentBadge({ segment }: { segment: RosterSegment }) {
  const t = useTranslations("care.segment");
  return <Badge tone={TONES[segment]}>{t(segment)}</Badge>;
}
