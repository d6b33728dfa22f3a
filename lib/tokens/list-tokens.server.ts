import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import type { TokenRow, Tokens } from "@/lib/tokens/token-schema";

const SHOWN = 60;

/** The caller's tokens, those that work first; those that ended stay for 90 days. */
export async function listTokens({ person: { userId }, now }: Context): Promise<Tokens> {
  const [rows, person] = await Promise.all([
    db().personalToken.findMany({ where: { userId }, orderBy: { createdAt: "desc" }, take: SHOWN }),
    db().person.findUnique({ where: { userId }, select: { tokensValidFrom: true } }),
  ]);
  const since = person?.tokensValidFrom ?? null;
  const tokens = rows.map((row) => ({
    ...{ id: row.id, name: row.name, scope: row.scope, hint: row.hint, connected: row.clientId !== null },
    ...{ createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    ended: whyEnded(row, since, now),
  }));
  return { tokens: [...tokens.filter(({ ended }) => !ended), ...tokens.filter(({ ended }) => ended)] };
}

type Ending = { createdAt: Date; expiresAt: Date; revokedAt: Date | null };

function whyEnded(row: Ending, validFrom: Date | null, now: Date): TokenRow["ended"] {
  if (row.revokedAt) return "revoked";
  if (validFrom && row.createdAt < validFrom) return "password";
  return row.expiresAt <= now ? "expired" : null;
}
