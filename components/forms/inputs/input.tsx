import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** Shared look of everything one types into; 16 px so that phones do not zoom. */
export const controlClass =
  "w-full rounded-control border border-field bg-surface text-base text-ink placeholder:text-muted transition-colors hover:border-ink/60 focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-leaf focus-visible:border-leaf disabled:opacity-60 disabled:bg-sunken [&[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:focus-visible:outline-danger";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cn(controlClass, "min-h-11 px-3.5 py-2", className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={cn(controlClass, "min-h-24 px-3.5 py-2.5", className)} {...rest} />;
}
