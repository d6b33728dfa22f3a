import { z } from "zod";
import type { Context } from "@/lib/context";

/** Why an administrator does something: it stays in the audit log, where the person concerned can read it. */
export const reasonSchema = z.string().trim().min(5).max(300);

/** The context of a call as the audit log is to have it: an administrator acts, and not for themselves. */
export function asAdministrator<P extends { userId: string }>(ctx: Context<P>): Context<P> {
  return { ...ctx, actor: { kind: "administrator", userId: ctx.person.userId } };
}

/** More acts in an hour than anybody means: a token in the wrong hands goes no further. */
export const ACTS_LIMIT = { name: "administer", per: "account", max: 300, windowSeconds: 3_600 } as const;

/** So many rows of a list at once. */
export const limitSchema = z.coerce.number().int().min(1).max(100).default(50);
export const cursorSchema = z.string().max(400).optional();
/** What somebody types to find a row. */
export const searchSchema = z.string().trim().max(100).default("");
