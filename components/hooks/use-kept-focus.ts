import { type FocusEvent, type RefObject, useRef } from "react";

/**
 * Keeps the focus in a dialog while it is open, and then gives it back to what opened it, also where that is no trigger of the
 * dialog's own; to the part of the page that this stood in, where the dialog has done away with it. It begins with what the dialog marks with `data-first-focus`, else with the first that can have it.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const around = useRef<HTMLElement[]>([]);
  const last = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      around.current = partsAround(opener.current);
      const first = content.current?.querySelector<HTMLElement>("[data-first-focus]");
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
    onFocusOutside: (event: Event) => {
      event.preventDefault();
      if (!(event.target instanceof Element) || !isBehind(event.target)) return;
      (last.current?.isConnected ? last.current : content.current)?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        event.preventDefault();
        opener.current.focus();
      } else if (document.activeElement === document.body) {
        const part = around.current.find(({ isConnected }) => isConnected);
        if (!part) return;
        event.preventDefault();
        part.setAttribute("tabindex", "-1");
        part.focus({ preventScroll: true });
      }
    },
  };
}

/** The parts of the page that something stands in, the nearest first. */
function partsAround(element: Element | null): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element?.closest<HTMLElement>(PART); part; part = part.parentElement?.closest(PART)) {
    parts.push(part);
  }
  return parts;
}

const PART = "section, fieldset, main";

/** Part of the page under the dialog, or of what Radix sets at its two ends; news and what opens over the dialog are not. */
function isBehind(target: Element): boolean {
  return target.closest("[aria-hidden=true], [data-radix-focus-guard]") !== null;
}

/** A menu is gone by then: what had opened it, which names it, stands for its items. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return trigger ? document.getElementById(trigger) : focused;
}
