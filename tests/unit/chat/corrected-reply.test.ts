import { describe, expect, it } from "vitest";
import { compose } from "@/lib/chat/replies/compose-reply";
import type { Outcome } from "@/lib/chat/replies/outcome";
import { readTap } from "@/lib/chat/replies/tap";
import { translator } from "@/lib/i18n/translator";
import { roundNutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Portion } from "@/lib/nutrition/foods/portion";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { TAPPED } from "@/lib/portuguese/meaning/understanding";

type Corrected = Extract<Outcome, { kind: "corrected" }>;
const TODAY = "2026-11-24";

function item(food: string, grams: number, portion: Portion | null = null) {
  const figures = roundNutrients(scaleNutrients(findFood(food)!.per100g, grams));
  return {
    id: `item-${food}`,
    food,
    name: findFood(food)!.name,
    grams,
    portion,
    salt: "usual" as const,
    ...figures,
  };
}

function meal(items: Meal["items"], more: Partial<Meal> = {}): Meal {
  const head = { id: "meal-1", day: TODAY, kind: "lunch" as const, eatenAt: `${TODAY}T15:30:00.000Z` };
  return { ...head, source: "whatsapp_text", version: 1, items, totals: sumNutrients(items), ...more };
}

const NOTHING = { meals: [], water: [], weight: [] };

function reply(
  before: Partial<Corrected["before"]>,
  after: Partial<Corrected["after"]>,
  change: string | null = "m1",
) {
  const outcome: Corrected = {
    ...{ kind: "corrected", change, understood: TAPPED, days: [], today: TODAY, avoided: [] },
    before: { ...NOTHING, ...before },
    after: { ...NOTHING, ...after },
  };
  return compose(outcome, translator("pt-BR"), "pt-BR")[0]!;
}

const RICE = item("arroz-branco", 100);
const BEANS = item("feijao-carioca", 140, { quantity: 1, measure: "concha", size: null });

describe("what a correction is called", () => {
  it("added, where something only came to a meal", () => {
    const { body } = reply({ meals: [meal([RICE])] }, { meals: [meal([RICE, BEANS])] });
    expect(body).toContain("*➕ Acrescentei*\n• Feijão carioca · 1 concha (140 g)");
    expect(body).toContain("🟠 Almoço, hoje: 128 →");
    expect(body).not.toContain("Corrigido");
  });

  it("taken out, with the food's name, where something only went", () => {
    const some = reply({ meals: [meal([RICE, BEANS])] }, { meals: [meal([RICE])] });
    expect(some.body).toContain("*🗑️ Tirei do diário*\n• Feijão carioca: saiu");
    const whole = reply({ meals: [meal([BEANS], { kind: "supper" })] }, {});
    expect(whole.body).toContain("• Feijão carioca (Ceia, hoje)");
  });

  it("corrected, where an amount is another now", () => {
    const more = { ...BEANS, grams: 280, portion: { ...BEANS.portion!, quantity: 2 } } as typeof BEANS;
    const { body } = reply({ meals: [meal([BEANS])] }, { meals: [meal([more])] });
    expect(body).toContain("*✏️ Corrigido*\n• Feijão carioca: 1 concha (140 g) → *2 conchas (280 g)*");
  });

  it("water that went is said to have gone, beside food that stays", () => {
    const water = { id: "w-1", ml: 500, day: TODAY };
    const { body } = reply({ meals: [meal([RICE])], water: [water] }, { meals: [meal([RICE])] });
    expect(body).toContain("*🗑️ Tirei do diário*\n• 500 ml de água · hoje");
  });

  it("what was told beside it is shown as what it is", () => {
    const { body } = reply(
      { meals: [meal([RICE])] },
      { meals: [meal([RICE]), meal([BEANS], { id: "meal-2" })] },
    );
    expect(body).toContain("🍽️ *Almoço* · hoje\n• Feijão carioca");
    expect(body).not.toContain("não mudei nada");
  });

  it("nothing, where nothing changed", () => {
    expect(reply({ meals: [meal([RICE])] }, { meals: [meal([RICE])] }).body).toContain("não mudei nada");
  });
});

describe("its tap", () => {
  const tapsOf = (sent: ReturnType<typeof reply>) =>
    sent.type === "buttons" ? sent.buttons.map(({ id, title }) => [title, readTap(id)?.kind]) : [];

  it("takes it back, a meal that is gone included", () => {
    const [before, after] = [{ meals: [meal([RICE, BEANS])] }, { meals: [meal([RICE])] }];
    expect(tapsOf(reply(before, after))).toEqual([
      ["Corrigir", "fix"],
      ["Desfazer", "revert"],
    ]);
    expect(tapsOf(reply(before, {}))).toEqual([["Desfazer", "revert"]]);
  });

  it("is not there where it would leave something behind", () => {
    const before = { meals: [meal([RICE, BEANS])] };
    expect(tapsOf(reply(before, { meals: [meal([RICE])] }, null))).toEqual([["Corrigir", "fix"]]);
  });
});
