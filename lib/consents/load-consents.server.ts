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
  const [rows, firstYes, ...newest] = await Promise.all([
    client.consent.findMany({
      where: { userId },
      orderBy: [...NEWEST_FIRST],
      take: page.limit + 1,
      ...(page.cursor ? { cursor: { userId_id: { userId, id: page.cursor } }, skip: 1 } : {}),
    }),
    client.consent.groupBy({ by: ["kind"], where: { userId, granted: true }, _min: { at: true } }),
    ...CONSENT_KINDS.map((kind) => newestConsent(client, userId, kind)),
  ]);
  const isWithdrawn = ({ kind, granted, at }: { kind: string; granted: boolean; at: Date }) =>
    !granted && firstYes.some((yes) => yes.kind === kind && yes._min.at !== null && yes._min.at <= at);
  const shown = rows.slice(0, page.limit);
  return {
    consents: CONSENT_KINDS.map((kind, index) => {
      const decision = newest[index] ?? null;
      return {
        kind,
        granted: decision?.granted ?? null,
        withdrawn: decision !== null && isWithdrawn(decision),
        version: decision?.version ?? null,
        currentVersion: CONSENT_VERSIONS[kind],
        at: decision?.at.toISOString() ?? null,
        withdrawable: isConsentWithdrawable(kind),
      };
    }),
    history: shown.map((decision) => ({
      ...{ id: decision.id, kind: decision.kind, granted: decision.granted },
      ...{ withdrawn: isWithdrawn(decision), version: decision.version, textHash: decision.textHash },
      at: decision.at.toISOString(),
    })),
    nextCursor: rows.length > shown.length ? shown.at(-1)!.id : null,
  };
}

/** The decision of a kind that is in force; null when there was none. */
export function newestConsent(client: Tx, userId: string, kind: ConsentKind) {
  return client.consent.findFirst({ where: { userId, kind }, orderBy: [...NEWEST_FIRST] });
}
