import { type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/** Tells when the field is left, in whichever way; with a press, once that is over: what is pressed must not move. */
export function useLeaving(field: RefObject<HTMLInputElement | null>, isTyped: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  const isUnsaved = useEffectEvent(() => isTyped);
  useEffect(() => {
    const input = field.current;
    const ends = new AbortController();
    const on = (target: EventTarget | null | undefined, type: string, act: (event: Event) => void) =>
      target?.addEventListener(type, act, { capture: true, signal: ends.signal });
    let isPressing = false;
    on(window, "mousedown", () => {
      isPressing = true;
    });
    on(window, "mouseup", () => {
      isPressing = false;
      setTimeout(() => document.activeElement !== input && leave());
    });
    on(input, "blur", () => !isPressing && leave());
    // Before the form reads what it sends.
    on(input?.form, "submit", () => flushSync(leave));
    // A word is lost with its page: it is on its way before the browser asks, and who stays finds it kept. Whoever saves the
    // tags may have been asked before, by a listener of its own.
    on(window, "beforeunload", (event) => {
      if (isUnsaved()) event.preventDefault();
      flushSync(leave);
    });
    return () => {
      ends.abort();
      leave();
    };
  }, [field]);
}
