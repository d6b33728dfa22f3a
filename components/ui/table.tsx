"use client";

import type { ComponentProps } from "react";
import { useScrollHint } from "@/components/hooks/use-scroll-hint";
import { cn } from "@/components/ui/cn";

/** Scrolls sideways within itself, never the page, and fades where it goes on; reachable by keyboard. */
export function Table({ className, label, ...rest }: ComponentProps<"table"> & { label: string }) {
  const hint = useScrollHint<HTMLDivElement>(null);
  return (
    // A group, since the card around it is a landmark of the same name already.
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, which is for fields
    <div
      ref={hint}
      role="group"
      // What fades would take a ring outside of it along.
      className="fade-edges relative overflow-x-auto focus-visible:-outline-offset-2"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={cn("w-full border-collapse text-left text-sm", className)} {...rest} />
    </div>
  );
}

export function Th({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn("border-b border-line px-3 py-2.5 text-xs font-semibold text-muted", className)}
      {...rest}
    />
  );
}

export function Td({ className, ...rest }: ComponentProps<"td">) {
  return (
    <td
      className={cn("border-b border-line px-3 py-3 tabular-nums in-[tr:last-child]:border-b-0", className)}
      {...rest}
    />
  );
}
