const AMOUNT = /^(\d+(?:[.,]\d+)?)\s*(ml|l|litros?|liters?|litres?)?$/i;
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;
const ML_IN_A_LITRE = 1000;

/**
 * What was typed as an amount of water, in whole ml: "350", "1.500" and "1,500", "1,5 l" or "2 litros"; null when it is
 * none. A fraction without its litres is none either: "1,5" is neither 1 ml nor 15.
 */
export function readWater(typed: string): number | null {
  const [, amount, unit] = AMOUNT.exec(typed.trim()) ?? [];
  if (amount === undefined) return null;
  if (unit?.toLowerCase().startsWith("l")) {
    return Math.round(Number(amount.replace(",", ".")) * ML_IN_A_LITRE);
  }
  const ml = Number(THOUSANDS.test(amount) ? amount.replace(/[.,]/, "") : amount.replace(",", "."));
  return Number.isInteger(ml) ? ml : null;
}
