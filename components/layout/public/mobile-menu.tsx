"use client";

import { Menu, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useEarly } from "@/components/forms/use-early";

/** The public header's links on a small screen: folds out below the header, folds in when one is followed. */
export function MobileMenu({
  open: openLabel,
  close: closeLabel,
  children,
}: {
  open: string;
  close: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const button = useEarly<HTMLButtonElement>();
  const id = useId();
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page folds the menu in
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, button]);

  return (
    <div className="lg:hidden">
      <button
        ref={button}
        data-early
        type="button"
        className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? closeLabel : openLabel}
        onClick={() => setOpen(!open)}
      >
        {open ? <X className="size-6" aria-hidden /> : <Menu className="size-6" aria-hidden />}
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-canvas px-5 pb-6"
      >
        {children}
      </div>
    </div>
  );
}
