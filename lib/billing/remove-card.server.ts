import "server-only";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** Forgets the saved card; without one nothing renews by itself. @throws AppError card_missing */
export function removeCard(userId: string): Promise<void> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.savedCard.deleteMany({ where: { userId } });
    if (count === 0) throw new AppError("card_missing");
    await tx.subscription.updateMany({ where: { userId, current: true }, data: { autoRenew: false } });
  });
}
