"use client";

import { useLocale } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Input } from "@/components/forms/inputs/input";
import { MaskedText } from "@/components/forms/inputs/masked-input";
import { maskTime, readTime } from "@/components/forms/inputs/time-text";

type TimeInputProps = Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "ref"
> & {
  /** "HH:MM". */
  value: string;
  /** Told of each whole time. */
  onTime: (time: string) => void;
  /** Told of what stands there instead of one, for who refuses it; else the time before comes back. */
  onNone?: (typed: string) => void;
};

/** A time of day: in Portuguese on 24 hours whatever the device, in English as the device has it. */
export function TimeInput({ value, onTime, onNone, onBlur, ...rest }: TimeInputProps) {
  const isPortuguese = useLocale().startsWith("pt");
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (readTime(text) !== value) setText(value);
  }
  if (!isPortuguese) {
    const change = (time: string) => time && onTime(time);
    return (
      <Input {...rest} type="time" value={value} onBlur={onBlur} onChange={(e) => change(e.target.value)} />
    );
  }
  return (
    <MaskedText
      {...rest}
      text={text}
      mask={maskTime}
      onText={(typed) => {
        setText(typed);
        // "12" may be on its way to 12:30.
        const time = typed.length === 5 ? readTime(typed) : "";
        if (!time) onNone?.(typed);
        else if (time !== value) onTime(time);
      }}
      onBlur={(event) => {
        const time = readTime(text);
        setText(time || (onNone ? text : value));
        if (time && time !== value) onTime(time);
        onBlur?.(event);
      }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="00:00"
    />
  );
}
