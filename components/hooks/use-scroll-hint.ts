import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells the style sheet at which ends a row goes on out of sight (`data-before`, `data-after`, see `fade-edges`), so that
 * what is cut off looks cut off.
 */
export function useScrollHint<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const tell = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.toggleAttribute("data-before", row.scrollLeft > 1);
      row.toggleAttribute("data-after", left > 1);
    };
    tell();
    row.addEventListener("scroll", tell, { passive: true });
    const resized = new ResizeObserver(tell);
    resized.observe(row);
    return () => {
      row.removeEventListener("scroll", tell);
      resized.disconnect();
    };
  }, []);
  return ref;
}
