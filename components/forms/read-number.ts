/** What was typed as a number: "1,5", "1.5" or "1/2"; null when it is none. */
export function readAmount(typed: string): number | null {
  const [, above, below] = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(typed) ?? [];
  const value = above ? Number(above) / Number(below) : Number(typed.trim().replace(",", ".") || "NaN");
  return Number.isFinite(value) ? value : null;
}

/** A number to one decimal, as people or number fields write it ("72,4", "72.4"); what cannot be read becomes 0. */
export function readDecimal(typed: FormDataEntryValue | null): number {
  const value = Number(
    String(typed ?? "")
      .trim()
      .replace(",", "."),
  );
  return Number.isFinite(value) && value > 0 ? Math.round(value * 10) / 10 : 0;
}

/** A whole number; what cannot be read becomes 0. */
export function readInteger(typed: FormDataEntryValue | null): number {
  return Math.trunc(readDecimal(typed));
}
