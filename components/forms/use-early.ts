import { type RefObject, useEffect, useRef } from "react";

type Early = (HTMLFormElement | HTMLButtonElement) & { answers?: boolean; isHeld?: boolean };

/** Ref of a form or button with `data-early`: it does what was asked of it before its script was there. */
export function useEarly<T extends HTMLFormElement | HTMLButtonElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  // After every render: a form may come and go.
  useEffect(() => answer(ref.current));
  return ref;
}

function answer(element: Early | null): void {
  if (!element || element.answers) return;
  element.answers = true;
  if (!element.isHeld) return;
  element.isHeld = false;
  // Once everything else on the page has been brought to life too.
  setTimeout(() => {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  });
}
