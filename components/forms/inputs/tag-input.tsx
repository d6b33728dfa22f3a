"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { controlClass } from "@/components/forms/inputs/input";
import { activeAfter, Listbox, optionId } from "@/components/forms/inputs/listbox";
import { cn } from "@/components/ui/cn";
import { addTag, suggest } from "@/lib/profile/suggestion";

type TagInputProps = {
  label: string;
  hint?: string;
  placeholder?: string;
  tags: readonly string[];
  suggestions: readonly string[];
  onChange: (tags: string[]) => void;
};

/** Words one picks from a list or writes oneself; Enter adds, Backspace in an empty field takes the last back. */
export function TagInput({ label, hint, placeholder, tags, suggestions, onChange }: TagInputProps) {
  const t = useTranslations("common");
  const id = useId();
  const listId = `${id}-list`;
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const offers = open ? suggest(suggestions, typed, tags) : [];

  function add(word: string) {
    const next = addTag(tags, word);
    setTyped("");
    setActive(-1);
    if (next !== tags) onChange([...next]);
  }

  /** What had the focus goes with the tag. */
  function remove(word: string) {
    onChange(tags.filter((tag) => tag !== word));
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = activeAfter(event.key, active, offers.length);
    if (event.key === "Enter") {
      event.preventDefault();
      add(offers[active] ?? typed);
    } else if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "ArrowDown") {
      setOpen(true);
      setActive(0);
    } else if (event.key === "Escape") {
      setOpen(false);
      setActive(-1);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center rounded-full bg-leaf-soft pl-3.5 text-sm text-leaf"
            >
              <span className="min-w-0 wrap-anywhere">{tag}</span>
              <button
                type="button"
                className="grid size-11 shrink-0 place-items-center rounded-full hover:text-leaf-strong md:size-9"
                aria-label={t("removeTag", { tag })}
                onClick={() => remove(tag)}
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          ref={field}
          id={id}
          className={cn(controlClass, "min-h-11 px-3.5 py-2")}
          role="combobox"
          aria-expanded={offers.length > 0}
          aria-controls={listId}
          aria-activedescendant={optionId(listId, offers, active)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <Listbox
          id={listId}
          label={label}
          offers={offers}
          active={active}
          onActive={setActive}
          onPick={add}
        />
        <span role="status" className="sr-only">
          {offers.length > 0 && t("offers", { count: offers.length })}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
