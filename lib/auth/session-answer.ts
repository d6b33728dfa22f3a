import { z } from "zod";
import { userSchema } from "@/lib/profile/user";

/** What login and sign-up answer. */
export const sessionSchema = z.object({ user: userSchema, token: z.string(), refreshToken: z.string() });

export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });

/** An answer with a sentence for the reader. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() });
