"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Textarea } from "@/components/forms/inputs/input";
import { useListbox } from "@/components/forms/inputs/listbox";
import { pickInto, suggestInto } from "@/lib/profile/suggestion";

type SuggestedTextProps = {
  label: string;
  placeholder: string;
  error: string | null;
  value: string;
  suggestions: readonly string[];
  onType: (text: string) => void;
  onPick: (text: string) => void;
  onLeave: () => void;
};

/** Free text with a list to pick from: what is picked follows after a comma, in place of the letters that found it. */
export function SuggestedText({ label, placeholder, error, value, suggestions, ...on }: SuggestedTextProps) {
  const t = useTranslations("profile.restrictions");
  const list = useListbox({
    label: t("add", { section: label }),
    find: () => suggestInto(suggestions, value),
    onPick: (offer) => on.onPick(pickInto(value, offer)),
  });
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="relative">
          <Textarea
            {...control}
            {...list.field}
            aria-haspopup="listbox"
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              list.show(-1);
              on.onType(event.target.value);
            }}
            onKeyDown={list.takeKey}
            onBlur={() => {
              list.close();
              on.onLeave();
            }}
          />
          {list.list}
        </div>
      )}
    </Field>
  );
}
