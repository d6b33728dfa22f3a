import { z } from "zod";

const signInSchema = z.object({
  id: z.uuid().nullable().describe("to end it by; null for this one"),
  current: z.boolean(),
  at: z.iso.datetime().nullable().describe("when it was opened; null where that is not known"),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});

/** The caller's sessions, this one first, then the newest. */
export const signInsSchema = z.object({ sessions: z.array(signInSchema) });

export type SignIns = z.infer<typeof signInsSchema>;
