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
