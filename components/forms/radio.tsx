import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The round mark of one of several, the same in both themes; the card around it answers to the touch. */
export function Radio({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cn("relative grid size-5 shrink-0 place-items-center", className)}>
      <input
        {...rest}
        type="radio"
        className="peer absolute inset-0 appearance-none rounded-full border border-field bg-surface outline-none checked:border-leaf"
      />
      <span className="relative hidden size-2.5 rounded-full bg-leaf peer-checked:block" aria-hidden />
    </span>
  );
}
