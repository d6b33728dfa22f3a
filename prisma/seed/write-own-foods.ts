import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { addOwnFood } from "@/lib/nutrition/own-foods/keep-own-food.server";
import { ownFoodBody } from "@/lib/nutrition/own-foods/own-food-schema";
import { TIME_ZONE } from "./history";
import type { Settled } from "./write-people";

const OWNER = "membro@garfo.test";

const FOODS = [
  {
    ...{ kind: "food", name: "Granola da feira", brand: "Sítio Bom Dia", per: "hundred", portion_grams: 40 },
    label: { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 },
    ...{ contains: ["gluten", "nuts"], may_contain: ["peanut"] },
  },
  {
    ...{ kind: "recipe", name: "Panqueca da vó", yield_portions: 6, portion_measure: "unidade" },
    ingredients: [
      { food: "ovo-cozido", quantity: 2, measure: "unidade" },
      { food: "leite-integral", quantity: 1, measure: "xicara" },
      { food: "farinha-de-trigo", grams: 120 },
    ],
  },
];

/** A food and a recipe of somebody's own, once. */
export async function writeOwnFoods(tx: Tx, people: readonly Settled[], now: Date): Promise<void> {
  const owner = people.find(({ email }) => email === OWNER);
  if (!owner || (await tx.ownFood.count({ where: { userId: owner.userId } })) > 0) return;
  const { userId } = owner;
  const ctx: Context = {
    actor: { kind: "job", name: "seed" },
    person: { userId, timeZone: TIME_ZONE },
    ...{ now, locale: "pt-BR", tx },
  };
  for (const food of FOODS) await addOwnFood(ctx, ownFoodBody.parse(food));
}
