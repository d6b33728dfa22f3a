/**
 * What to offer for what was typed: at most 8, after 1 character, case-insensitive anywhere in the word,
 * never what is already chosen. Accents need not be typed.
 */
export function matchSuggestions(
  catalogue: readonly string[],
  chosen: readonly string[],
  typed: string,
  limit = 8,
): string[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return [];
  const taken = new Set(chosen.map(fold));
  return catalogue.filter((word) => fold(word).includes(wanted) && !taken.has(fold(word))).slice(0, limit);
}

function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
