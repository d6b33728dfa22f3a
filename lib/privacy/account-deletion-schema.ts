import { z } from "zod";

export const deleteAccountBody = z.strictObject({
  password: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("of the account, once more; an account that has none needs a sign-in of the last ten minutes"),
});
