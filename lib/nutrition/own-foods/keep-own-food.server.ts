import "server-only";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { findFood, withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { composeOwnFoods } from "@/lib/nutrition/own-foods/compose-own-foods";
import { loadProduct } from "@/lib/nutrition/own-foods/find-product.server";
import { loadOwnFood } from "@/lib/nutrition/own-foods/list-own-foods.server";
import { loadOwnRows } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { MAX_OWN_FOODS, type OwnFood } from "@/lib/nutrition/own-foods/own-food";
import type { OwnFoodAnswer, OwnFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";
import { type Draft, readOwnFood } from "@/lib/nutrition/own-foods/read-own-food";
import { ownFoodColumns } from "@/lib/nutrition/own-foods/stored-own-food";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { timeOrderedId } from "@/lib/time-ordered-id";

/**
 * Keeps a food or recipe of one's own.
 * @throws AppError validation, naming the fields, also when there are 200 already
 */
export function addOwnFood(ctx: Context, body: OwnFoodBody): Promise<OwnFoodAnswer> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const others = await loadOwnRows(ctx);
    if (others.length >= MAX_OWN_FOODS)
      throw new AppError("validation", {}, { fields: { name: "too_many" } });
    const id = timeOrderedId();
    await tx.ownFood.create({ data: { userId, id, ...(await columnsOf(ctx, body, others, id)) } });
    return loadOwnFood(ctx, { id });
  });
}

/**
 * Changes one; what was eaten of it keeps the figures it was logged with.
 * @throws AppError not_found; validation, naming the fields
 */
export function changeOwnFood(
  ctx: Context,
  { id, body }: { id: string; body: OwnFoodBody },
): Promise<OwnFoodAnswer> {
  const { userId } = ctx.person;
  return inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const all = await loadOwnRows(ctx);
    const before = all.find((own) => own.id === id);
    if (!before) throw new AppError("not_found");
    // What was said of a food as a label is no recipe.
    if (before.kind !== body.kind) throw new AppError("validation", {}, { fields: { kind: "read_only" } });
    const others = all.filter((own) => own.id !== id);
    const data = await columnsOf(ctx, body, others, id);
    await tx.ownFood.update({ where: { userId_id: { userId, id } }, data });
    return loadOwnFood(ctx, { id });
  });
}

async function columnsOf(ctx: Context, body: OwnFoodBody, others: readonly OwnFood[], id: string) {
  const product = body.kind === "food" && body.barcode ? await loadProduct(ctx, body.barcode) : null;
  const draft: Draft = withOwnFoods(composeOwnFoods(others), () =>
    readOwnFood(body, { others, find: findFood, product }, id),
  );
  const ingredients = draft.kind === "recipe" ? draft.ingredients.map((part) => ({ ...part })) : undefined;
  return {
    ...ownFoodColumns(draft as OwnFood),
    nameKey: searchKey(draft.name),
    ...(ingredients && { ingredients }),
  };
}
