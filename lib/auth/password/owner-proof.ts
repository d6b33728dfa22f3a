import { z } from "zod";

/** How the owner of an account shows once more that it is them, before a key to it is made. */
export const ownerProof = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("the password once more; of an account without one nothing, within ten minutes of a sign-in");
