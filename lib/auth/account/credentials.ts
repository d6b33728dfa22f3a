import { z } from "zod";
import { EMAIL_PATTERN, REFERRAL_PATTERN } from "@/lib/auth/account/sign-up-check";
import { isGuessable } from "@/lib/auth/password/guessable-password";
import { PAYMENT_METHODS } from "@/lib/billing/plan";
import { cpfSchema, nameSchema } from "@/lib/profile/user";

/** Trimmed and in lower case, as the auth server keeps it. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "email")
  .pipe(z.email({ pattern: EMAIL_PATTERN }));

/** bcrypt reads 72 bytes; what comes after would not count. */
export const newPasswordSchema = z
  .string()
  .min(8, "password_short")
  .refine((password) => new TextEncoder().encode(password).length <= 72, "password_long")
  .refine((password) => !isGuessable(password), "password_guessable");

export const checkEmailSchema = z.strictObject({ email: emailSchema });

export const loginSchema = z.strictObject({ email: emailSchema, password: z.string().min(1).max(200) });

/** Who pays and how. Card numbers have no place here: the provider's own page takes them. */
const paymentDataSchema = z.strictObject({
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  payer: z
    .strictObject({
      email: emailSchema.optional(),
      first_name: nameSchema.optional(),
      last_name: z.literal("").or(nameSchema).nullish(),
      cpf: cpfSchema.nullish(),
    })
    .optional(),
});

const agreed = z.literal(true, "accept");

/** Agreements given at the sign-up; each is kept with a digest of its text. */
const consentsSchema = z.strictObject({ terms: agreed, privacy: agreed, health: agreed });

export const signUpSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  planId: z.string().min(1).max(40).nullish(),
  referralCode: z.string().trim().max(64).regex(REFERRAL_PATTERN).nullish(),
  paymentData: paymentDataSchema.nullish(),
  coupon: z.string().trim().min(1).max(40).nullish(),
  consents: consentsSchema
    .nullish()
    .describe(
      "What the person agreed to where they were shown the words. Left out, this call tells that they have agreed: it is noted without a digest",
    ),
  firstRun: z
    .boolean()
    .optional()
    .describe("Whether the caller leads on to the first questions: GET /api/first-run"),
});

export const refreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(4_000) });

/** The token of a mailed confirmation link. */
export const confirmEmailSchema = z.strictObject({ token: z.string().min(1).max(200) });

export const resetPasswordSchema = z.strictObject({ password: newPasswordSchema });

export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().min(1).max(200),
  password: newPasswordSchema,
});
