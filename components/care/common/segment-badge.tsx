import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { type Attention, isUrgent } from "@/lib/care/roster/attention";
import type { RosterSegment } from "@/lib/care/roster/roster";

const TONES = {
  inactive: "danger",
  needs_plan: "amber",
  plan_ending: "amber",
  new: "water",
  on_track: "leaf",
} as const satisfies Record<RosterSegment, string>;

type SegmentBadgeProps = {
  segment: RosterSegment;
  /** Somebody may be on track with their plan and lose weight too fast. */
  attention: readonly Attention[];
};

export function SegmentBadge({ segment, attention }: SegmentBadgeProps) {
  const t = useTranslations("care.segment");
  const [first] = attention;
  return (
    <span className="inline-flex items-center gap-1.5">
      {first && (
        <>
          <TriangleAlert
            className={cn("size-4 shrink-0", isUrgent(first.kind) ? "text-danger" : "text-carbs")}
            aria-hidden
          />
          <span className="sr-only">{t("attention")}</span>
        </>
      )}
      <Badge tone={TONES[segment]}>{t(segment)}</Badge>
    </span>
  );
}
