"use client";

import { Search } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/input";

type Words = { label: string; placeholder: string; none: string };

/** Hides what does not hold every word typed; the questions themselves come from the server, found without script too. */
export function FaqSearch({ words, children }: { words: Words; children: ReactNode }) {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  function search(typed: string) {
    setQuery(typed);
    const wanted = fold(typed).split(/\s+/).filter(Boolean);
    let any = false;
    for (const group of list.current?.querySelectorAll<HTMLElement>("[data-faq-group]") ?? []) {
      let shown = 0;
      for (const item of group.querySelectorAll<HTMLElement>("[data-faq-item]")) {
        item.hidden = !wanted.every((word) => fold(item.textContent).includes(word));
        if (!item.hidden) shown++;
      }
      group.hidden = shown === 0;
      any ||= shown > 0;
    }
    setFound(any);
  }

  return (
    <>
      <div className="relative mt-6">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
          aria-hidden
        />
        <input
          id={id}
          type="search"
          className={cn(controlClass, "min-h-12 py-2 pr-3.5 pl-11")}
          aria-label={words.label}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => search(event.target.value)}
        />
      </div>
      <p className="mt-8 text-muted" role="status">
        {!found && words.none.replace("{query}", query)}
      </p>
      <div ref={list}>{children}</div>
    </>
  );
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
