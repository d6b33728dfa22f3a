import { z } from "zod";
import { cpfSchema, nameSchema } from "@/lib/profile/user";

/** Trimmed and in lower case, as the auth server keeps it. */
export const emailSchema = z.string().trim().toLowerCase().max(254, "email").pipe(z.email());

/** bcrypt reads 72 bytes; what comes after would not count. */
export const newPasswordSchema = z
  .string()
  .min(8, "password_short")
  .refine((password) => new TextEncoder().encode(password).length <= 72, "password_long");

export const checkEmailSchema = z.strictObject({ email: emailSchema });

export const loginSchema = z.strictObject({ email: emailSchema, password: z.string().min(1).max(200) });

/** Who pays and how. Card numbers have no place here: the provider's own page takes them. */
const paymentDataSchema = z.strictObject({
  method: z.enum(["credit_card", "pix"]).optional(),
  payer: z
    .strictObject({
      email: emailSchema.optional(),
      first_name: nameSchema.optional(),
      last_name: nameSchema.optional(),
      cpf: cpfSchema.optional(),
    })
    .optional(),
});

export const signUpSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  planId: z.string().min(1).max(40).nullish(),
  referralCode: z
    .string()
    .trim()
    .max(64)
    .regex(/^[\w-]*$/)
    .nullish(),
  paymentData: paymentDataSchema.nullish(),
});

export const refreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(4_000) });

export const resetPasswordSchema = z.strictObject({ password: newPasswordSchema });
