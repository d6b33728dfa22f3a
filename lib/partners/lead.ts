import { z } from "zod";
import { emailSchema } from "@/lib/auth/credentials";
import { nameSchema, phoneSchema } from "@/lib/profile/user";

/** The four whom the product offers to work with, in the order of the menu. */
export const AUDIENCES = ["trainer", "gym", "doctor", "nutritionist"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How many people somebody looks after. */
export const PEOPLE_RANGES = ["upTo20", "upTo100", "upTo500", "over500"] as const;

// Line breaks are text; every other control character is not.
const CONTROL_IN_LINES = /[^\P{Cc}\n\r\t]/u;

/** The form of the partnerships page. */
export const leadSchema = z.strictObject({
  audience: z.enum(AUDIENCES),
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema.nullish(),
  people: z.enum(PEOPLE_RANGES).nullish(),
  message: z
    .string()
    .trim()
    .max(1_000)
    .refine((text) => !CONTROL_IN_LINES.test(text), "control_characters")
    .default(""),
});

export type Lead = z.output<typeof leadSchema>;
