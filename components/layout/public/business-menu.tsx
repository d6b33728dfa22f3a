"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";

export type BusinessLink = { href: string; title: string; text: string; icon: ReactNode };

/** Opens on hover, click and Enter; Escape closes and gives the focus back; leaving closes. */
export function BusinessMenu({ label, links }: { label: string; links: readonly BusinessLink[] }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!open) setOpen(true);
    requestAnimationFrame(() => {
      const items = [...(panel.current?.querySelectorAll("a") ?? [])];
      const at = items.indexOf(document.activeElement as HTMLAnchorElement);
      items.at((at + (event.key === "ArrowDown" ? 1 : at < 0 ? 0 : -1)) % items.length)?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is an extra; keys and clicks go to the button
    <div
      className="relative"
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-3 text-sm font-medium hover:bg-sunken"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => setOpen(event.detail === 0 ? !open : true)}
      >
        {label}
        <ChevronDown
          className={cn("size-4 text-muted transition-transform", open && "rotate-180")}
          aria-hidden
        />
      </button>
      <div className={cn("absolute top-full right-0 z-40 w-80 pt-2", !open && "hidden")}>
        <ul ref={panel} id={id} className="rounded-card border border-line bg-surface p-2 shadow-lg">
          {links.map(({ href, title, text, icon }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="flex items-start gap-3 rounded-control px-3 py-2.5 hover:bg-sunken"
                onClick={() => setOpen(false)}
              >
                <span className="mt-0.5 text-leaf">{icon}</span>
                <span>
                  <span className="block text-sm font-semibold">{title}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
