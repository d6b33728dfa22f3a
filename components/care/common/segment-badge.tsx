import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { type Attention, type AttentionKind, isUrgent } from "@/lib/care/roster/attention";
import type { RosterSegment } from "@/lib/care/roster/roster";

const TONES = {
  inactive: "danger",
  needs_plan: "amber",
  plan_ending: "amber",
  new: "water",
  on_track: "leaf",
} as const satisfies Record<RosterSegment, string>;

/** What the segment says already. */
const SAID: Partial<Record<RosterSegment, readonly AttentionKind[]>> = {
  inactive: ["no_log", "low_adherence", "no_weight"],
  plan_ending: ["plan_ending"],
};

type SegmentBadgeProps = { segment: RosterSegment; attention: readonly Attention[] };

/** Where a patient stands, and in words why they want to be looked at: who does is not told to be on track beside it. */
export function SegmentBadge({ segment, attention }: SegmentBadgeProps) {
  const t = useTranslations("care.segment");
  const reason = attention.find(({ kind }) => !SAID[segment]?.includes(kind));
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      {!(reason && segment === "on_track") && <Badge tone={TONES[segment]}>{t(segment)}</Badge>}
      {reason && (
        <span
          className={cn(
            "inline-flex items-center gap-1 font-sans text-xs font-semibold tracking-normal",
            isUrgent(reason.kind) ? "text-danger" : "text-carbs",
          )}
        >
          <TriangleAlert className="size-4 shrink-0" aria-hidden />
          {t(`reason.${reason.kind}`)}
        </span>
      )}
    </span>
  );
}
