import { type RefObject, useEffect, useRef } from "react";

/**
 * For a row of links that may be longer than a phone's screen. Tells the style sheet at which ends it goes on out of sight
 * (`data-before`, `data-after`, see `fade-edges`), so that what is cut off looks cut off, and brings the link to `here`
 * into sight.
 */
export function useScrollHint<E extends HTMLElement>(here: string | null): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (here === null) return;
    const current = ref.current?.querySelector("[aria-current=page]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [here]);
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
