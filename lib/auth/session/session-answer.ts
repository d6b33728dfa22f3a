import { z } from "zod";
import { type SignUpPayment, signUpPaymentSchema } from "@/lib/billing/billing-schema";
import { type User, userSchema } from "@/lib/profile/user";

/** What login and sign-up answer. */
export const sessionSchema = z.object({
  user: userSchema.describe("while a second factor is required: only who they are"),
  token: z.string(),
  refreshToken: z.string(),
  factor: z
    .literal("required")
    .optional()
    .describe("the session may do nothing but pass the second factor, at the auth server"),
  payment: signUpPaymentSchema
    .optional()
    .describe("sign-up with a paid plan and payment data: what to do next"),
});

type Admission = {
  user: User;
  session: { accessToken: string; refreshToken: string };
  /** Whether the session has yet to pass a second factor. */
  isHalfIn: boolean;
  payment?: SignUpPayment | null;
};

export function sessionAnswer({
  user,
  session,
  isHalfIn,
  payment,
}: Admission): z.input<typeof sessionSchema> {
  return {
    user,
    token: session.accessToken,
    refreshToken: session.refreshToken,
    ...(isHalfIn ? { factor: "required" as const } : {}),
    ...(payment ? { payment } : {}),
  };
}

export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });

/** An answer with a sentence for the reader. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() });
