import "server-only";
import { type Consents, isConsentWithdrawable } from "@/lib/consents/consent";
import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from "@/lib/consents/consent-kind";
import type { Context } from "@/lib/context";
import { dbOf, type Tx } from "@/lib/db";

const NEWEST_FIRST = [{ at: "desc" }, { id: "desc" }] as const;

/** Where each kind of consent stands, and a page of the decisions, newest first. */
export async function loadConsents(
  ctx: Context,
  page: { cursor?: string | undefined; limit: number },
): Promise<Consents> {
  const client = dbOf(ctx);
  const { userId } = ctx.person;
  const [rows, ...newest] = await Promise.all([
    client.consent.findMany({
      where: { userId },
      orderBy: [...NEWEST_FIRST],
      take: page.limit + 1,
      ...(page.cursor ? { cursor: { userId_id: { userId, id: page.cursor } }, skip: 1 } : {}),
    }),
    ...CONSENT_KINDS.map((kind) => newestConsent(client, userId, kind)),
  ]);
  const shown = rows.slice(0, page.limit);
  return {
    consents: CONSENT_KINDS.map((kind, index) => ({
      kind,
      granted: newest[index]?.granted ?? null,
      version: newest[index]?.version ?? null,
      currentVersion: CONSENT_VERSIONS[kind],
      at: newest[index]?.at.toISOString() ?? null,
      withdrawable: isConsentWithdrawable(kind),
    })),
    history: shown.map(({ id, kind, granted, version, textHash, at }) => ({
      ...{ id, kind, granted, version, textHash },
      at: at.toISOString(),
    })),
    nextCursor: rows.length > shown.length ? shown.at(-1)!.id : null,
  };
}

/** The decision of a kind that is in force; null when there was none. */
export function newestConsent(client: Tx, userId: string, kind: ConsentKind) {
  return client.consent.findFirst({ where: { userId, kind }, orderBy: [...NEWEST_FIRST] });
}
