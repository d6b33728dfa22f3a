import { z } from "zod";
import { AVOIDED_BECAUSE } from "@/lib/nutrition/warnings/avoided-because";

/** Why a food that was logged is pointed out to the person. */
const foodWarningSchema = z.object({
  food: z.string().describe("Id in the catalogue"),
  certain: z.boolean().describe("It has it; else it may have it, by its brand, its filling or its cook"),
  because: z
    .enum(AVOIDED_BECAUSE)
    .describe("What was told in the profile: an allergy, a medicine, wherever it was written"),
  said: z.string().describe("What the person told there, in the reader's language where our lists have it"),
  content: z
    .string()
    .nullable()
    .describe("What is in it: milk, gluten, sodium; null where a food is meant by its name"),
});

export const withWarnings = {
  warnings: z.array(foodWarningSchema).describe("Foods that clash with the profile, what is certain first"),
};
