"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { Input } from "@/components/forms/input";
import { caretAfter } from "@/lib/profile/mask";

type MaskedInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "defaultValue" | "ref"> & {
  defaultValue: string;
  mask: (typed: string) => string;
};

/** A text that takes its form while it is typed, wherever in it that happens. */
export function MaskedInput({ defaultValue, mask, ...rest }: MaskedInputProps) {
  const [text, setText] = useState(defaultValue);
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
        setText(masked);
      }}
    />
  );
}
