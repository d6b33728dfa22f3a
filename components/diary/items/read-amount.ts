import { readNumber } from "@/components/forms/inputs/read-number";
import { writeSigns } from "@/lib/portuguese/text/letters/fractions";

/** An amount of food: "1,5", "1.5", "1/2", "½" or "1 1/2"; null for what is none. */
export function readTypedAmount(typed: string): number | null {
  const text = writeSigns(typed, (written, whole) => `${whole} ${written}`).trim();
  const [, whole = "0", above, below] = /^(?:(\d+) +)?(\d+) *\/ *(\d+)$/.exec(text) ?? [];
  if (above === undefined) return readNumber(text);
  const value = Number(whole) + Number(above) / Number(below);
  return Number.isFinite(value) ? value : null;
}
