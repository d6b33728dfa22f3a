/** A change that rather is a slip of the finger: more than an eighth of the weight, and more than 5 kg. */
export function isUnlikelyChange(kg: number, known: number): boolean {
  const change = Math.abs(kg - known);
  return change > 5 && change > known / 8;
}
