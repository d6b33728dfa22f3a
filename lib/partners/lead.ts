import { z } from "zod";
import { emailSchema } from "@/lib/auth/account/credentials";
import { AUDIENCES, PEOPLE_RANGES } from "@/lib/partners/audience";
import { nameSchema, phoneSchema } from "@/lib/profile/user";

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
