import { useRef } from "react";

/** Gives the focus back to what opened a dialog, also where that is no trigger of the dialog's own. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
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
