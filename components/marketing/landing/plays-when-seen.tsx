"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Something that plays itself once, as the style sheet has it (`plays`): from when the page opens, or, further down, from
 * when it comes into view. Without a script, or for who wants nothing moved, it is simply there.
 */
export function PlaysWhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    element.dataset.wait = "";
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      delete element.dataset.wait;
      seen.disconnect();
    });
    seen.observe(element);
    return () => {
      delete element.dataset.wait;
      seen.disconnect();
    };
  }, []);
  return (
    <div ref={stage} className={className}>
      {children}
    </div>
  );
}
