import { writeSigns } from "@/lib/portuguese/text/fractions";

/** What was typed as a number: "1,5", "1.5", "1/2", "½" or "1 1/2"; null when it is none. */
export function readAmount(typed: string): number | null {
  const text = writeSigns(typed, (written, whole) => `${whole} ${written}`).trim();
  const [, whole = "0", above, below] = /^(?:(\d+) +)?(\d+) *\/ *(\d+)$/.exec(text) ?? [];
  const value = above
    ? Number(whole) + Number(above) / Number(below)
    : Number(text.replace(",", ".") || "NaN");
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
