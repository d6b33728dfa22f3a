import { type RefObject, useEffect } from "react";

/** Back closes a dialog as Escape does, which asks before it loses anything, instead of leaving the page; where the browser lets a page decide that. */
export function useBackIsEscape(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { navigation } = window;
    if (!navigation) return;
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || event.defaultPrevented) return;
      if (event.destination.index > (navigation.currentEntry?.index ?? 0)) return;
      event.preventDefault();
      dialog.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    };
    navigation.addEventListener("navigate", stay);
    return () => navigation.removeEventListener("navigate", stay);
  }, [dialog]);
}
