/** Most suggestions shown at once, and the fewest letters that bring them. */
const MAX_SUGGESTIONS = 8;
const MIN_TYPED = 1;

/** Without accents, capitals and spaces around it: what a search compares. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/**
 * At most 8 entries of `catalogue` that contain what was typed, whatever the case and accents, none already chosen.
 * Entries that begin with it come first; otherwise the catalogue's order is kept.
 */
export function suggest(catalogue: readonly string[], typed: string, chosen: readonly string[]): string[] {
  const wanted = folded(typed);
  if (wanted.length < MIN_TYPED) return [];
  const taken = new Set(chosen.map(folded));
  const matches = catalogue.filter((entry) => folded(entry).includes(wanted) && !taken.has(folded(entry)));
  const leading = matches.filter((entry) => folded(entry).startsWith(wanted));
  const inside = matches.filter((entry) => !folded(entry).startsWith(wanted));
  return [...leading, ...inside].slice(0, MAX_SUGGESTIONS);
}

/** In characters: of a name, of one tag, of a free text; and of how many tags a list is at most. */
export const NAME_LENGTH = 120;
export const TAG_LENGTH = 80;
export const PROSE_LENGTH = 2_000;
export const MOST_TAGS = 50;

/** Why a tag list cannot take what {@link addTag} made of it, or null. */
export function tagRefusal(tags: readonly string[]): "tooLong" | "tooMany" | null {
  if (tags.some((tag) => tag.length > TAG_LENGTH)) return "tooLong";
  return tags.length > MOST_TAGS ? "tooMany" : null;
}

/** Adds free text or a suggestion to a tag list; empty text and what is already there change nothing. */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim().replace(/\s+/g, " ");
  if (tag === "" || tags.some((existing) => folded(existing) === folded(tag))) return tags;
  return [...tags, tag];
}

/** Appends a suggestion to a free text, after a comma where something stands already. */
export function appendSuggestion(text: string, suggestion: string): string {
  const written = text.trim().replace(/[,;]\s*$/, "");
  return written === "" ? suggestion : `${written}, ${suggestion}`;
}

const BETWEEN_ENTRIES = /[,;\n]/;

/** Suggestions for the entry that is being typed at the end of a free text; those that stand in it are left out. */
export function suggestInto(catalogue: readonly string[], text: string): string[] {
  const entries = text.split(BETWEEN_ENTRIES);
  return suggest(catalogue, entries.at(-1) ?? "", entries);
}

/** Appends a picked suggestion in place of the letters that found it. */
export function pickInto(text: string, suggestion: string): string {
  const typed = text.split(BETWEEN_ENTRIES).at(-1) ?? "";
  return appendSuggestion(text.slice(0, text.length - typed.length), suggestion);
}
