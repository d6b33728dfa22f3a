import { z } from "zod";

export const QUESTION_WORDS = [
  ...(["title", "text", "more", "yes", "no", "section"] as const),
  ...(["isYes", "isNo", "isOpen", "never"] as const),
] as const;

export const visitorQuestion = z.object({
  attributes: z
    .record(z.string(), z.string())
    .nullable()
    .describe("Of the script's element; null when there is nothing to agree to"),
  words: z.record(z.enum(QUESTION_WORDS), z.string()).describe("In the reader's language"),
});
export type VisitorQuestion = z.output<typeof visitorQuestion>;
