"use client";

import { ChoiceCard } from "@/components/forms/choice-card";

type CardChoiceProps<Value extends string> = {
  /** What is asked, for those who do not see it above. */
  legend: string;
  name: string;
  values: readonly Value[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  words: (value: Value) => { title: string; text: string };
};

/** One of a few answers, each with a sentence. */
export function CardChoice<Value extends string>(props: CardChoiceProps<Value>) {
  const { legend, name, values, chosen, onChoose, words } = props;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <ChoiceCard
          key={value}
          {...{ name, value, ...words(value) }}
          checked={chosen === value}
          onChoose={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}
