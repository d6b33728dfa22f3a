"use client";

import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { controlClass } from "@/components/forms/inputs/input";
import { cn } from "@/components/ui/cn";

type Words = { label: string; placeholder: string; none: string };

/** So many questions are answered at once. */
const FEW = 3;

/** Hides what does not hold every word typed; the questions themselves come from the server, found without script too. */
export function FaqSearch({ words, children }: { words: Words; children: ReactNode }) {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState(true);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  function search(typed: string) {
    setQuery(typed);
    const wanted = fold(typed).split(/\s+/).filter(Boolean);
    const matches: HTMLElement[] = [];
    for (const group of list.current?.querySelectorAll<HTMLElement>("[data-faq-group]") ?? []) {
      let shown = 0;
      for (const item of group.querySelectorAll<HTMLElement>("[data-faq-item]")) {
        item.hidden = !wanted.every((word) => fold(item.textContent).includes(word));
        if (item.hidden) continue;
        shown++;
        matches.push(item);
      }
      group.hidden = shown === 0;
    }
    for (const answer of list.current?.querySelectorAll("details") ?? []) {
      answer.open =
        wanted.length > 0 && matches.length <= FEW && matches.some((item) => item.contains(answer));
    }
    setFound(matches.length > 0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script came
  useEffect(() => {
    if (box.current?.value) search(box.current.value);
  }, []);

  return (
    <>
      <div className="relative mt-6">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
          aria-hidden
        />
        <input
          ref={box}
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
