import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "@/components/forms/inputs/input";
import { cn } from "@/components/ui/cn";

/** The platform's own list: what a thumb, a keyboard and a screen reader already know. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        className={cn(controlClass, "min-h-11 appearance-none truncate py-2 pr-10 pl-3.5", className)}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden
      />
    </span>
  );
}
