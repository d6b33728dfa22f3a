import { z } from "zod";

export const deleteAccountBody = z.strictObject({
  password: z.string().min(1).max(200).describe("Of the account, once more"),
});
