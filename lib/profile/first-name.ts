/** What stands before a name on a card or a door, without its points: nobody is greeted by it alone. */
const TITLES = new Set(
  "dr dra doutor doutora prof profa professor professora sr sra srta senhor senhora seu dona nutri mr mrs ms miss doctor".split(
    " ",
  ),
);
const LONGEST = 40;

/**
 * How somebody is greeted: by their first name without titles ("Dra. Ana Lima" is Ana), the whole name where titles are
 * all there is.
 * @returns at most 40 characters; "" for no name at all
 */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.find((word) => !TITLES.has(bare(word))) ?? words[0] ?? "";
  return first.slice(0, LONGEST);
}

/** "Dr(a)." and "DRA" as "dra". */
function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, "");
}
