"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { Field } from "@/components/forms/field";
import { Textarea } from "@/components/forms/inputs/input";
import { activeAfter, Listbox, optionId } from "@/components/forms/inputs/listbox";
import { pickInto, suggestInto } from "@/lib/profile/suggestion";

type SuggestedTextProps = {
  label: string;
  hint: string;
  error: string | null;
  value: string;
  suggestions: readonly string[];
  onType: (text: string) => void;
  onPick: (text: string) => void;
  onLeave: () => void;
};

const MAX_LENGTH = 2_000;

/** Free text with a list to pick from: what is picked follows after a comma, in place of the letters that found it. */
export function SuggestedText({ label, hint, error, value, suggestions, ...on }: SuggestedTextProps) {
  const t = useTranslations("profile.restrictions");
  const ui = useTranslations("common");
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offers = open ? suggestInto(suggestions, value) : [];

  function pick(offer: string) {
    setOpen(false);
    setActive(-1);
    on.onPick(pickInto(value, offer));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (offers.length === 0) return;
    const chosen = offers[active];
    const next = activeAfter(event.key, active, offers.length);
    if (event.key === "Enter" && chosen !== undefined) pick(chosen);
    else if (next !== null) setActive(next);
    else if (event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Textarea
            {...control}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={listId}
            aria-activedescendant={optionId(listId, offers, active)}
            maxLength={MAX_LENGTH}
            value={value}
            onChange={(event) => {
              setOpen(true);
              setActive(-1);
              on.onType(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false);
              on.onLeave();
            }}
          />
          <Listbox
            id={listId}
            label={t("add", { section: label })}
            offers={offers}
            active={active}
            onActive={setActive}
            onPick={pick}
          />
          <span role="status" className="sr-only">
            {offers.length > 0 && ui("offers", { count: offers.length })}
          </span>
        </div>
      )}
    </Field>
  );
}
