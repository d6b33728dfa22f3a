import "server-only";
import type { PaymentMethod } from "@/lib/billing/plan";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { Standing } from "@/lib/billing/settlement";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";

/** A person's subscription in force, locked; `id` is null where there is none yet. */
export type LockedSubscription = Standing & {
  userId: string;
  id: string | null;
  startedAt: Date;
  method: PaymentMethod | null;
  cancelReason: string | null;
  protocol: string | null;
};

/** Locks a person and reads their subscription: whatever moves it waits for its turn. @throws AppError not_found */
export async function lockStanding(tx: Tx, userId: string, now: Date): Promise<LockedSubscription> {
  await lockPerson(tx, userId);
  const row = await tx.subscription.findFirst({ where: { userId, current: true } });
  if (row) return row;
  return {
    ...{ userId, id: null, planId: TRIAL_PLAN_ID, status: "expired", startedAt: now, periodEnd: now },
    ...{ graceUntil: null, awaitsUntil: null, nextPlanId: null, nextPlanAt: null, trustedAt: null },
    ...{
      autoRenew: false,
      paidPeriods: 0,
      cancelledAt: null,
      method: null,
      cancelReason: null,
      protocol: null,
    },
  };
}

/** As {@link lockStanding}; null when the person is gone. */
export async function lockStandingOf(
  tx: Tx,
  userId: string | null,
  now: Date,
): Promise<LockedSubscription | null> {
  if (!userId) return null;
  try {
    return await lockStanding(tx, userId, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** Writes a subscription back under the lock that it was read with. */
export async function saveStanding(tx: Tx, held: LockedSubscription): Promise<void> {
  const { userId, id, ...rest } = held;
  const data = {
    ...{ planId: rest.planId, status: rest.status, startedAt: rest.startedAt, periodEnd: rest.periodEnd },
    ...{ graceUntil: rest.graceUntil, awaitsUntil: rest.awaitsUntil, trustedAt: rest.trustedAt },
    ...{ nextPlanId: rest.nextPlanId, nextPlanAt: rest.nextPlanAt, autoRenew: rest.autoRenew },
    ...{ paidPeriods: rest.paidPeriods, cancelledAt: rest.cancelledAt, cancelReason: rest.cancelReason },
    ...{ method: rest.method, protocol: rest.protocol },
  };
  if (id === null) await tx.subscription.create({ data: { ...data, userId } });
  else await tx.subscription.update({ where: { userId_id: { userId, id } }, data });
}
