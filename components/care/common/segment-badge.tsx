import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { standingWords } from "@/components/care/common/segment-reason";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { type Attention, isUrgent } from "@/lib/care/roster/attention";
import type { RosterSegment } from "@/lib/care/roster/roster";

const TONES = {
  inactive: "danger",
  needs_plan: "amber",
  plan_ending: "amber",
  watch: "amber",
  new: "water",
  on_track: "leaf",
} as const satisfies Record<RosterSegment, string>;

type SegmentBadgeProps = { segment: RosterSegment; attention: readonly Attention[]; className: string };

/** Where a patient stands, and in words why they want to be looked at. */
export function SegmentBadge({ segment, attention, className }: SegmentBadgeProps) {
  const t = useTranslations("care.segment");
  const said = standingWords(segment, attention);
  return (
    <span className={cn("inline-flex", className)}>
      {said.segment && <Badge tone={TONES[said.segment]}>{t(said.segment)}</Badge>}
      {said.reason && (
        <span
          className={cn(
            "inline-flex items-center gap-1 font-sans text-xs font-semibold tracking-normal",
            isUrgent(said.reason) ? "text-danger" : "text-carbs",
          )}
        >
          <TriangleAlert className="size-4 shrink-0" aria-hidden />
          {t(`reason.${said.reason}`)}
        </span>
      )}
    </span>
  );
}
