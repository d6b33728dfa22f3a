import { ALLERGIES_IN_ENGLISH } from "@/lib/profile/suggestions/allergies-english";
import { PREFERENCES_IN_ENGLISH } from "@/lib/profile/suggestions/dietary-preferences-english";
import { RESTRICTIONS_IN_ENGLISH } from "@/lib/profile/suggestions/dietary-restrictions-english";
import { CONDITIONS_IN_ENGLISH } from "@/lib/profile/suggestions/health-conditions-english";
import { MEDICATIONS_IN_ENGLISH } from "@/lib/profile/suggestions/medications-english";
import { SUPPLEMENTS_IN_ENGLISH } from "@/lib/profile/suggestions/supplements-english";

/** The lists of tags that a profile holds. Their entries are kept in Portuguese, whoever chose them. */
export type TagList = "dietary_preferences" | "dietary_restrictions" | "health_conditions";

const IN_ENGLISH: Readonly<Record<TagList, Readonly<Record<string, string>>>> = {
  dietary_preferences: PREFERENCES_IN_ENGLISH,
  dietary_restrictions: RESTRICTIONS_IN_ENGLISH,
  health_conditions: CONDITIONS_IN_ENGLISH,
};

/** What the reader's language calls the tags of a list: its own first, then those of the others, which are told there as well. */
function namesOf(list: TagList): Readonly<Record<string, string>> {
  return {
    ...SUPPLEMENTS_IN_ENGLISH,
    ...MEDICATIONS_IN_ENGLISH,
    ...ALLERGIES_IN_ENGLISH,
    ...PREFERENCES_IN_ENGLISH,
    ...RESTRICTIONS_IN_ENGLISH,
    ...CONDITIONS_IN_ENGLISH,
    ...IN_ENGLISH[list],
  };
}

/** A tag as it is kept, in the reader's language where the catalogue knows it, else as it was written. */
export function tagName(list: TagList, tag: string, locale: string): string {
  if (!locale.startsWith("en")) return tag;
  const names = namesOf(list);
  return Object.hasOwn(names, tag) ? names[tag]! : tag;
}

/** What somebody told, of whichever list: what the catalogue knows of it in the reader's language, else as it was written. */
export function toldName(said: string, locale: string): string {
  return tagName("health_conditions", said, locale);
}

/** What is kept of a tag that was typed or picked in the reader's language: the catalogue's own entry, where it has one. */
export function keptTag(list: TagList, shown: string, locale: string): string {
  if (!locale.startsWith("en")) return shown;
  const wanted = shown.trim().replace(/\s+/g, " ").toLowerCase();
  const entries = [...Object.entries(IN_ENGLISH[list]), ...Object.entries(namesOf(list))];
  return entries.find(([, english]) => english.toLowerCase() === wanted)?.[0] ?? shown;
}
