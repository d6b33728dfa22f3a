import { type ReactNode, useId } from "react";
import { Radio } from "@/components/forms/radio";

type ChoiceCardProps = {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** At the right of the title: a price, a badge. */
  aside?: ReactNode;
};

/** One of several: a radio button whose whole card answers to the touch. */
export function ChoiceCard({ name, value, checked, onChoose, title, text, aside }: ChoiceCardProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="group flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 hover:border-field has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
    >
      <Radio {...{ id, name, value, checked }} onChange={onChoose} className="mt-0.5" />
      <span className="grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{title}</span>
          {aside}
        </span>
        {text && <span className="mt-0.5 block text-sm text-muted">{text}</span>}
      </span>
    </label>
  );
}
