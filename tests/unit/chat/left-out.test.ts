import { describe, expect, it } from "vitest";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { itemsOf } from "./read";

/** "-" where nothing is pointed out, "may" where only what may be. */
const seen = (text: string, avoided: string) => {
  const rules = readAvoided("restriction", avoided);
  const warnings = itemsOf(`comi ${text}`).flatMap(({ foodId }) => {
    const food = findFood(foodId);
    return food ? foodWarningsOf(food, rules) : [];
  });
  if (warnings.length === 0) return "-";
  return warnings.some(({ certain }) => certain) ? "has" : "may";
};

describe("one ingredient that was left out of a dish", () => {
  it.each([
    ["cuscuz paulista sem sardinha", "peixe", "-"],
    ["cuscuz paulista sem sardinha", "ovo", "has"],
    ["cuscuz sem queijo", "leite", "-"],
    ["homus com pão sírio, sem tahine", "gergelim", "-"],
    ["homus com pão sírio, sem tahine", "trigo", "has"],
    ["tutu sem linguiça", "linguiça", "-"],
    // A table's dish may have bacon besides.
    ["tutu sem linguiça", "carne de porco", "may"],
    ["feijoada sem linguiça", "carne de porco", "has"],
    ["misto quente sem presunto", "carne de porco", "-"],
    ["misto quente sem presunto", "leite", "has"],
    // What a dish's other parts bring stays.
    ["lasanha de soja sem queijo", "leite", "has"],
    ["sanduíche de atum sem maionese", "ovo", "-"],
    // Some buns have egg.
    ["x-salada sem maionese", "ovo", "may"],
    ["x-salada sem maionese", "leite", "has"],
    ["hambúrguer sem queijo", "glúten", "has"],
  ])("%s: %s %s", (text, avoided, as) => expect(seen(text, avoided)).toBe(as));

  it.each([
    ["maionese vegana sem ovo na salada de batata", "ovo", "-"],
    ["sanduíche natural com maionese vegana sem ovo", "ovo", "-"],
    ["sanduíche natural com maionese vegana sem ovo", "glúten", "has"],
    ["x-egg com maionese vegana", "ovo", "has"],
    ["hambúrguer com maionese vegana", "carne bovina", "has"],
    ["maionese vegana e um sanduíche natural", "ovo", "has"],
    ["bolo com leite vegano", "ovo", "has"],
  ])("what stands in for it, %s: %s %s", (text, avoided, as) => expect(seen(text, avoided)).toBe(as));

  it.each([
    // Of a drink beside it.
    ["pão de queijo com café, sem leite", "leite", "has"],
    ["filé de frango enrolado no bacon", "carne de porco", "has"],
    ["homus sem tahine, e falafel com molho tahine", "gergelim", "has"],
  ])("no other food is without it, %s: %s", (text, avoided, as) => expect(seen(text, avoided)).toBe(as));

  it("is no food itself", () => {
    expect(itemsOf("comi pizza sem molho de tomate").map(({ foodId }) => foodId)).toEqual([
      "pizza-de-mucarela~tomate",
    ]);
  });
});
