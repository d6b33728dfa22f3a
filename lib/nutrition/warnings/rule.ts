import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { Abundance } from "@/lib/nutrition/warnings/abundance";

/** What somebody's allergy, condition, restriction or way of eating means for a food. */
export type Rule = {
  /** What must not be in it. */
  avoid?: readonly Content[];
  /** What may do the same to whoever is allergic to the first. */
  reacts?: readonly Content[];
  /** What it must not have much of. */
  much?: readonly Abundance[];
  /** What must not be in one food together. */
  together?: readonly [Content, Content];
  /** Foods of the catalogue by their ids. */
  foods?: readonly string[];
  /** Of foods that would be pointed out, those that are right all the same. */
  except?: readonly string[];
  /** No food is pointed out, and why. */
  none?: string;
};

/** "wheat milk" to be avoided. */
export function avoiding(contents: string): Rule {
  return { avoid: contents.split(" ") as Content[] };
}

/** Much of "sodium sugar" to be avoided. */
export function muchOf(abundances: string): Rule {
  return { much: abundances.split(" ") as Abundance[] };
}

/** Each of these lines as "Label: contents"; the labels as the suggestion lists have them. */
export function warningTable(lines: string, of: (words: string) => Rule): Record<string, Rule> {
  const rows = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return Object.fromEntries(
    rows.map((row) => {
      const at = row.lastIndexOf(":");
      return [row.slice(0, at).trim(), of(row.slice(at + 1).trim())];
    }),
  );
}

/** These labels, with commas between them, change no food, for this reason. */
export function noRule(reason: string, labels: string): Record<string, Rule> {
  return Object.fromEntries(
    labels
      .split(/[,\n]/)
      .map((label) => label.trim())
      .filter((label) => label !== "")
      .map((label) => [label, { none: reason }]),
  );
}
