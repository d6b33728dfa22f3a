import { type RefObject, useEffect, useState } from "react";

type Typed = Readonly<Record<string, string>>;

/** What was typed and not sent, by its form. In memory alone: it may be of somebody's health. */
const drafts = new Map<string, Typed>();
/** What was put together beside such fields. */
const parts = new Map<string, unknown>();
let isWatched = false;

/**
 * Keeps what is typed into a form until it is sent: it stands there again when its tab does, and the page is not left without a
 * question.
 * @param key tells the form apart from all others
 * @param saved the values that its named fields begin with; one that is absent begins empty
 */
export function useDraft(key: string, form: RefObject<HTMLFormElement | null>, saved: Typed = {}) {
  // Of every render: what is saved may have changed.
  useEffect(() => {
    watch();
    const element = form.current;
    // Once the field has taken it: a day is read from a hidden one, a mask writes what was typed anew.
    const keep = () => setTimeout(() => element && keepDraft(key, typedIn(element, saved)));
    element?.addEventListener("input", keep);
    return () => element?.removeEventListener("input", keep);
  });
  return {
    /** What a field begins with. */
    begin: (name: string) => drafts.get(key)?.[name] ?? saved[name],
    /** After it was sent, or given up. */
    forget: () => forgetDraft(key),
  };
}

/** The same for what is put together beside the fields of a form: its value, a change of it, and what forgets it. */
export function useDraftPart<Part>(key: string, begin: () => Part) {
  const [part, setPart] = useState<Part>(() => (parts.has(key) ? (parts.get(key) as Part) : begin()));
  useEffect(watch, []);
  const change = (next: Part) => {
    parts.set(key, next);
    setPart(next);
  };
  return [part, change, () => parts.delete(key)] as const;
}

/** Gives up what was typed into a form. */
export function forgetDraft(key: string): void {
  drafts.delete(key);
}

/** Whether something was typed into a form that is not shown now. */
export function hasDraft(key: string): boolean {
  return drafts.has(key);
}

function typedIn(form: HTMLFormElement, saved: Typed): Typed {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(values.filter(([name, value]) => value !== (saved[name] ?? "")));
}

function keepDraft(key: string, typed: Typed): void {
  if (Object.keys(typed).length > 0) drafts.set(key, typed);
  else drafts.delete(key);
}

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener("beforeunload", (event) => {
    if (drafts.size + parts.size > 0) event.preventDefault();
  });
}
