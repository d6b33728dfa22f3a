"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { appendSuggestion, suggest } from "@/lib/profile/suggestion";

type SuggestedTextProps = {
  label: string;
  hint: string;
  value: string;
  suggestions: readonly string[];
  onSave: (text: string) => void;
};

/** Free text with a list to pick from: what is picked follows after a comma and is saved at once. */
export function SuggestedText({ label, hint, value, suggestions, onSave }: SuggestedTextProps) {
  const t = useTranslations("profile.restrictions");
  const [text, setText] = useState(value);
  const written = text.split(/[,;\n]/).map((word) => word.trim());
  const typed = written.at(-1) ?? "";
  const offers = suggest(suggestions, typed, written);

  function pick(offer: string) {
    const before = text.slice(0, text.length - (text.split(/[,;\n]/).at(-1)?.length ?? 0));
    const next = appendSuggestion(before, offer);
    setText(next);
    onSave(next);
  }

  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <>
          <Textarea
            {...control}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => text !== value && onSave(text)}
          />
          {offers.length > 0 && (
            <ul className="flex flex-wrap gap-2" aria-label={t("add", { section: label })}>
              {offers.map((offer) => (
                <li key={offer}>
                  <button
                    type="button"
                    className="min-h-11 rounded-full border border-line bg-surface px-3.5 text-sm hover:bg-sunken md:min-h-9"
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(offer)}
                  >
                    {offer}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
