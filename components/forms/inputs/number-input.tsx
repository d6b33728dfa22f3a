"use client";

import { useFormatter } from "next-intl";
import type { ComponentProps } from "react";
import { Input } from "@/components/forms/inputs/input";
import { readDecimal, readInteger, readNumber } from "@/components/forms/inputs/read-number";

type NumberInputProps = Omit<
  ComponentProps<"input">,
  "type" | "step" | "defaultValue" | "onBlur" | "onKeyDown"
> & {
  /** null: not known, or left to the product; a text as somebody typed it. */
  defaultValue: number | string | null;
  /** What an arrow key adds: 1, or 0.1 for a number with a decimal. */
  step?: 1 | 0.1;
};

/**
 * A number of 0 or more, with a comma or a point: the browser's own field takes only the one of its own language and
 * drops the other. What cannot be read becomes 0 as soon as the field is left; blank may stay blank.
 */
export function NumberInput({ defaultValue, step = 1, ...rest }: NumberInputProps) {
  const written = useWrittenNumber();
  const read = step === 1 ? readInteger : readDecimal;
  return (
    <Input
      inputMode={step === 1 ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={12}
      defaultValue={typeof defaultValue === "string" ? defaultValue : written(defaultValue)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const input = event.currentTarget;
        const next = read(input.value) + (event.key === "ArrowUp" ? step : -step);
        input.value = written(Math.max(0, next));
      }}
      onBlur={({ currentTarget: input }) => {
        if (input.value.trim() !== "" && readNumber(input.value) === null) input.value = "0";
      }}
      {...rest}
    />
  );
}

/** How a number stands in such a field, "70,5"; null as nothing. */
export function useWrittenNumber(): (value: number | null) => string {
  const format = useFormatter();
  return (value) =>
    value === null ? "" : format.number(value, { useGrouping: false, maximumFractionDigits: 1 });
}
