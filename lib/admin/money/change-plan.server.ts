import "server-only";
import type { z } from "zod";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { PlanRow, planChange, soldPlanBody } from "@/lib/admin/money/plan-schema";
import { noteAction } from "@/lib/audit/note-action.server";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { statusInSql } from "@/lib/billing/status-in-sql.server";
import type { Context } from "@/lib/context";
import { db, inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** Every plan that there is, archived ones too, with who has access by it. */
export async function listPlansWithUse({ now }: Pick<Context, "now">): Promise<{ plans: PlanRow[] }> {
  const plans = await db().$queryRaw<PlanRow[]>`
    SELECT p.id, p.name, p.price_cents::float / 100 AS price, p.duration_days AS days, p.features,
      p.archived_at IS NOT NULL AS archived,
      (SELECT count(*)::int FROM app.subscriptions s
        WHERE s.plan_id = p.id AND s.current AND ${statusInSql(now)} IN ('active', 'trial')) AS subscribers
    FROM app.plans p ORDER BY p.archived_at IS NOT NULL, p.position, p.id`;
  return { plans };
}

/** Offers a new plan, after the others. @throws AppError conflict when the id is taken */
export async function createPlan(
  asked: Context,
  { reason, price, days, ...plan }: z.output<typeof soldPlanBody>,
): Promise<{ plans: PlanRow[] }> {
  const priceCents = Math.round(price * 100);
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    const last = await tx.plan.aggregate({ _max: { position: true } });
    const position = (last._max.position ?? 0) + 1;
    const data = { ...plan, priceCents, durationDays: days, position };
    const { count } = await tx.plan.createMany({ data: [data], skipDuplicates: true });
    if (count === 0) throw new AppError("conflict", {}, { fields: { id: "invalid" } });
    const subject = { type: "plan", id: plan.id } as const;
    await noteAction(ctx, { action: "plan.created", subject, after: { priceCents, days }, reason });
  });
  return listPlansWithUse(asked);
}

/**
 * Changes what a plan is called and costs for who buys from now on, takes it out of the offer, or puts it back.
 * @throws AppError not_found, version_conflict when the price is no longer as it was seen, nothing_to_change
 */
export async function changePlan(
  asked: Context,
  { id, ...change }: z.output<typeof planChange> & { id: string },
): Promise<{ plans: PlanRow[] }> {
  await inTransaction(asAdministrator(asked), async (tx, ctx) => {
    await tx.$queryRaw`SELECT 1 FROM app.plans WHERE id = ${id} FOR UPDATE`;
    const plan = await tx.plan.findUnique({ where: { id } });
    if (!plan || id === TRIAL_PLAN_ID) throw new AppError("not_found");
    const subject = { type: "plan", id } as const;
    const { reason } = change;
    if (change.action !== "change") {
      const isArchiving = change.action === "archive";
      if ((plan.archivedAt !== null) === isArchiving) throw new AppError("nothing_to_change");
      await tx.plan.update({ where: { id }, data: { archivedAt: isArchiving ? ctx.now : null } });
      const [before, after] = [{ offered: isArchiving }, { offered: !isArchiving }];
      const action = isArchiving ? "plan.archived" : "plan.offered_again";
      return noteAction(ctx, { action, subject, before, after, reason });
    }
    if (Math.round(change.seenPrice * 100) !== plan.priceCents) throw new AppError("version_conflict");
    const { name, features } = change;
    const priceCents = Math.round(change.price * 100);
    await tx.plan.update({ where: { id }, data: { name, features, priceCents } });
    await noteAction(ctx, {
      ...{ action: "plan.changed", subject, reason },
      before: { priceCents: plan.priceCents, name: plan.name },
      after: { priceCents, name },
    });
  });
  return listPlansWithUse(asked);
}
