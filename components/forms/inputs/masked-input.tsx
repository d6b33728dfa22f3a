"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { Input } from "@/components/forms/inputs/input";
import { caretAfter } from "@/lib/profile/mask";

type MaskProps = Omit<ComponentProps<"input">, "value" | "onChange" | "defaultValue" | "ref">;

type MaskedTextProps = MaskProps & {
  text: string;
  mask: (typed: string) => string;
  onText: (text: string) => void;
};

/** A text that takes its form while it is typed, wherever in it that happens; held by whoever shows it. */
export function MaskedText({ text, mask, onText, ...rest }: MaskedTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <Input
      {...rest}
      ref={input}
      value={text}
      onChange={({ target }) => {
        const masked = mask(target.value);
        caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length, masked);
        onText(masked);
      }}
    />
  );
}

type MaskedInputProps = MaskProps & { defaultValue: string; mask: (typed: string) => string };

/** The same, holding its text by itself. */
export function MaskedInput({ defaultValue, ...rest }: MaskedInputProps) {
  const [text, setText] = useState(defaultValue);
  return <MaskedText {...rest} text={text} onText={setText} />;
}
