"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/forms/input";

type NumberInputProps = Omit<ComponentProps<"input">, "type" | "defaultValue" | "onBlur"> & {
  /** null: not known, or left to the product. */
  defaultValue: number | null;
};

/** A number; what cannot be read as one becomes 0 as soon as the field is left. Blank may stay blank. */
export function NumberInput({ defaultValue, step = 1, ...rest }: NumberInputProps) {
  return (
    <Input
      type="number"
      inputMode={step === 1 ? "numeric" : "decimal"}
      step={step}
      min={0}
      autoComplete="off"
      defaultValue={defaultValue ?? ""}
      onBlur={({ currentTarget: input }) => {
        if (input.validity.badInput || Number(input.value) < 0) input.value = "0";
      }}
      {...rest}
    />
  );
}
