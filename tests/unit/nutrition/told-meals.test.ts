import { describe, expect, it } from "vitest";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import meals from "@/tests/golden/told-meals.json";

const EVENING = new Date("2026-11-22T23:30:00Z");

/** Ids and figures of what a message logs. */
function logged(text: string) {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(text, EVENING);
  const items = diary.entries.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const sum = (figure: keyof Nutrients) =>
    items.reduce(
      (all, { foodId, grams }) => all + ((findFood(foodId)?.per100g[figure] ?? 0) * grams) / 100,
      0,
    );
  return { ids: items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`), sum };
}

/** Of the meals that dietitians told, those outside of their ranges: TACO's bolognese has hardly any salt, and one of them cooks without. */
const OUTSIDE = { kcal: 1, sodium_mg: 7, protein_g: 0 };

describe("meals as a dietitian tells them", () => {
  it.each(["kcal", "sodium_mg", "protein_g"] as const)("have the %s that is expected", (figure) => {
    const outside = meals.filter((meal) => {
      const [least = 0, most = 0] = meal[figure];
      const told = logged(meal.text).sum(figure);
      return told < least || told > most;
    });
    expect(outside.length, outside.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(OUTSIDE[figure]);
  });

  it.each([
    // What is in the dish anyway is not counted once more.
    ["comi x-salada com hambúrguer de 90 g, queijo e maionese", ["x-salada 200"]],
    ["comi 250 g de moqueca de peixe com dendê e leite de coco", ["moqueca-baiana 250"]],
    ["comi feijoada com linguiça e paio", ["feijoada 350"]],
    // Sizes and flavours of a pizza.
    ["comi meia pizza brotinho de calabresa", ["pizza-de-calabresa 140"]],
    ["comi 2 pizzas broto de muçarela", ["pizza-de-mucarela 560"]],
    ["comi um brotinho de calabresa", ["pizza-de-calabresa 280"]],
    ["comi 2 fatias de pizza família sabor calabresa", ["pizza-de-calabresa 280"]],
    ["comi brotinho de feijão", ["broto-de-feijao 50"]],
    // Half of a whole one; noodles without their sachet; what a house calls large.
    ["comi meio abacate com açúcar", ["abacate-com-acucar 230"]],
    ["comi um miojo de 85 g sem o sachê de tempero", ["macarrao-instantaneo-sem-tempero 85"]],
    ["comi 3 brigadeiros de festa", ["brigadeiro 42"]],
    ["tomei um latte grande do starbucks", ["cafe-com-leite 479"]],
    ["comi strogonoff de frango com creme de leite", ["strogonoff-de-frango 150"]],
    ["comi churros com doce de leite", ["churros 90"]],
    ["comi feijoada com couve refogada", ["feijoada 350", "couve-refogada 42"]],
    ["comi 1 misto quente com 30 g de queijo e 30 g de presunto", ["misto-quente 105"]],
    ["comi 1 misto quente com 80 g de queijo", ["misto-quente 105", "queijo-mucarela 80"]],
    ["comi talharim à bolonhesa", ["macarrao-a-bolonhesa 220"]],
    ["comi uma mil-folhas", ["mil-folhas 90"]],
    ["comi sopa de legumes com frango", ["sopa-de-legumes-com-frango 325"]],
    ["comi penne ao dente com frango", ["macarrao-cozido 200", "frango-grelhado 100"]],
    // Its whole weight, or its patty's.
    ["comi um x-salada, uns 220 g", ["x-salada 220"]],
    ["comi um x-salada de 150 g", ["x-salada 270"]],
    // So much of a drink or a cake of that flavour.
    ["tomei um suco de 300 ml de laranja", ["suco-de-laranja 312"]],
    ["tomei um milkshake de 300 ml de Ovomaltine do Bob's", ["milk-shake-de-ovomaltine 315"]],
    ["comi um bolo de 100 g de chocolate", ["bolo-de-chocolate 100"]],
    // A shop that is called for what it sells.
    ["comi um pão de queijo de 100 g da Casa do Pão de Queijo", ["pao-de-queijo 100"]],
    ["comi 2 pastéis no Rei do Pastel", ["pastel 200"]],
    // Packets are weighed dry.
    ["comi um pacote de miojo de 85 g", ["macarrao-instantaneo-cru 85"]],
    ["comi 200 g de miojo", ["macarrao-instantaneo 200"]],
    ["comi 2 panquecas de carne com molho de tomate (200 g no total)", ["panqueca-de-carne 200"]],
    ["comi um temaki de salmão com cream cheese de uns 180 g", ["temaki 180"]],
  ])("%s", (text, ids) => {
    expect(logged(text).ids).toEqual(ids);
  });
});
