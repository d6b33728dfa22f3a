"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { controlClass } from "@/components/forms/inputs/input";
import { useListbox } from "@/components/forms/inputs/listbox";
import { useLeaving } from "@/components/forms/inputs/use-leaving";
import { cn } from "@/components/ui/cn";
import { addTag, MOST_TAGS, suggest, TAG_LENGTH, tagRefusal } from "@/lib/profile/suggestion";

type TagInputProps = {
  label: string;
  hint?: string;
  placeholder?: string;
  tags: readonly string[];
  suggestions: readonly string[];
  onChange: (tags: string[]) => void;
};

/**
 * Words one picks from a list or writes oneself; Enter adds, Backspace in an empty field takes the last back. What
 * stands in the field is meant, too, when it is left in any way: an allergy must not be lost for an Enter.
 */
export function TagInput({ label, hint, placeholder, tags, suggestions, onChange }: TagInputProps) {
  const t = useTranslations("common");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useListbox({ label, find: () => suggest(suggestions, typed, tags), onPick: add });

  useLeaving(field, typed.trim() !== "", () => add(typed));

  /** What cannot be kept stays in the field, beside why. */
  function add(word: string) {
    const next = addTag(tags, word);
    const why = next === tags ? null : tagRefusal([next.at(-1)!, ...tags]);
    if (why === "tooLong") {
      setRefusal(t("tooLong", { limit: TAG_LENGTH, length: word.trim().length }));
    } else if (why) {
      setRefusal(t("tooMany", { limit: MOST_TAGS }));
    } else {
      setTyped("");
      if (next !== tags) onChange([...next]);
    }
  }

  /** What had the focus goes with the tag. */
  function remove(word: string) {
    onChange(tags.filter((tag) => tag !== word));
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (list.takeKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "ArrowDown") {
      list.show(0);
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
          {...list.field}
          aria-expanded={list.isShown}
          aria-describedby={cn(hint && `${id}-hint`, refusal && `${id}-refusal`) || undefined}
          aria-invalid={refusal ? true : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefusal(null);
            list.show(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={list.close}
        />
        {list.list}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-refusal`} role="alert" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
