/** "arroz, feijão e", "hoje no almoço:", "então…" */
const OPEN = /(?:[,:;…]|\.\.\.|(?<!\p{L})(?:e|com|mais|tamb[eé]m|de|um|uma|foi|foram))\s*$/iu;

/** Whether a text breaks off where more is to come. */
export function endsOpen(text: string): boolean {
  return OPEN.test(text.slice(-40));
}
