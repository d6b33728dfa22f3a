"use client";

import type { MouseEvent } from "react";
import { useScrollHint } from "@/components/hooks/use-scroll-hint";
import { tabClass } from "@/components/ui/tab-class";

/** Under which name a panel's part stands in its address. */
export const TAB = "aba";

type PanelTabsProps = { label: string; tabs: readonly { name: string; title: string }[]; here: string };

/** The parts of a panel: addresses, hence links. Going to another forgets the filters of the one before. */
export function PanelTabs({ label, tabs, here }: PanelTabsProps) {
  const hint = useScrollHint<HTMLElement>(here);
  return (
    <nav ref={hint} aria-label={label} className="fade-edges mb-5 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`?${TAB}=${name}`}
              className={tabClass}
              aria-current={name === here ? "page" : undefined}
              onClick={stayHere}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A plain click changes the address only; any other opens a tab or a window, as links do. */
export function stayHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.pushState(null, "", event.currentTarget.href);
}
