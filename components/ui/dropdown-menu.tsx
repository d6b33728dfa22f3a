"use client";

import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          "z-50 min-w-44 animate-fade rounded-card border border-line bg-surface p-1.5 shadow-lg",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken md:min-h-9",
        className,
      )}
      {...rest}
    />
  );
}
