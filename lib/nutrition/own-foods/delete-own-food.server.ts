import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { loadOwnRows } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { foodIdOf } from "@/lib/nutrition/own-foods/own-food";

/**
 * Keeps a food or recipe no longer; what was eaten of it stays.
 * @throws AppError not_found; own_food_in_use while a recipe has it in it
 */
export function deleteOwnFood(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const all = await loadOwnRows(ctx);
    if (!all.some((own) => own.id === id)) throw new AppError("not_found");
    const food = foodIdOf(id);
    const user = all.find(
      (own) => own.kind === "recipe" && own.ingredients.some((part) => part.food === food),
    );
    if (user) throw new AppError("own_food_in_use", { recipe: user.name });
    await tx.ownFood.delete({ where: { userId_id: { userId, id } } });
    return { id };
  });
}
