import drawings from "@/components/food/food.svg";
import { cn } from "@/components/ui/cn";
import type { Illustration } from "@/lib/nutrition/foods/illustration";

type FoodDrawingProps = {
  /** The plate where it is not known. */
  name: Illustration | undefined;
  className?: string;
};

/** A food in a few lines, from the one file that has all of them; it adds nothing to what is said beside it. */
export function FoodDrawing({ name = "prato", className }: FoodDrawingProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={cn("food-drawing size-7 shrink-0", className)}
      aria-hidden
      focusable="false"
    >
      <use href={`${drawings.src}#${name}`} />
    </svg>
  );
}
