import { useLocale } from "next-intl";
import { measureInEnglish, portionInEnglish } from "@/lib/nutrition/foods/portion-english";

const asItIs = (words: string) => words;

/** Measures and portions, which are kept in Portuguese, in the reader's language. */
export function usePortionWords() {
  return useLocale() === "en-US"
    ? { measure: measureInEnglish, portion: portionInEnglish }
    : { measure: asItIs, portion: asItIs };
}
