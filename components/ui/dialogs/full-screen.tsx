"use client";

import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { LogoMark } from "@/components/ui/logo";

type FullScreenProps = {
  /** What it is called by those who do not see it. */
  title: string;
  /** At the right of its head: the way out. */
  aside: ReactNode;
  children: ReactNode;
};

/** A task that takes the whole screen. Only its own buttons leave it: a slip of the Escape key would lose the place. */
export function FullScreen({ title, aside, children }: FullScreenProps) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 scroll-pb-24 overflow-y-auto bg-canvas outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="mx-auto flex min-h-full max-w-xl flex-col px-4 sm:px-6">
            <div className="flex h-16 shrink-0 items-center justify-between gap-3">
              <LogoMark />
              {aside}
            </div>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
