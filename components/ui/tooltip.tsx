"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = {
  text: string;
  /** The button or link that it is about; what it does is also its name for those who see no tooltip. */
  children: ReactNode;
};

/** A few words on hover and focus; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade rounded-control bg-ink px-3 py-1.5 text-xs text-canvas"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
