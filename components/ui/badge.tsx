import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

const badgeClass = cva(
  "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold tracking-normal whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-muted",
        leaf: "bg-leaf-soft text-leaf",
        calories: "bg-calories-soft text-calories",
        water: "bg-water-soft text-water",
        protein: "bg-protein-soft text-protein",
        amber: "bg-carbs-soft text-carbs",
        danger: "bg-danger-soft text-danger",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<"span"> & VariantProps<typeof badgeClass>) {
  return <span className={cn(badgeClass({ tone }), className)} {...rest} />;
}
