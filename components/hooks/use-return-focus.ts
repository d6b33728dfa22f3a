import { useRef } from "react";

/**
 * Gives the focus back to what opened a dialog, also where that is no trigger of the dialog's own. It begins with what
 * the dialog marks with `data-first-focus`, else with the first that can have it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      const dialog = event.currentTarget instanceof Element ? event.currentTarget : null;
      const first = dialog?.querySelector<HTMLElement>("[data-first-focus]");
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/** A menu is gone by then: what had opened it, which names it, stands for its items. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return trigger ? document.getElementById(trigger) : focused;
}
