import { describe, expect, it } from "vitest";
import type { Nutrients } from "@/lib/nutrition/figures/nutrients";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { SALT } from "@/lib/nutrition/foods/catalogue/cooking-salt";
import { IBGE, referenceRow, TACO } from "@/tests/reference-tables";

const FIGURES = ["kcal", "protein_g", "carbs_g", "fat_g", "fibre_g", "sodium_mg"] as const;

/** Figures that differ from the row that a food names, and why. */
const DEPARTURES: Readonly<Record<string, Partial<Record<keyof Nutrients, string>>>> = {
  "queijo-minas-frescal": {
    sodium_mg: "TACO's was made without salt; IBGE 7906001 has 406 mg, labels 250 to 600",
  },
  sal: { sodium_mg: "all of it counts as added" },
  buchada: { fibre_g: "fibre beside no carbohydrate is an artefact of IBGE's table" },
};

/** Salt that is not the row's own column. */
const SALT_DEPARTURES: Readonly<Record<string, string>> = {
  pipoca:
    "TACO's is without salt; IBGE's salted popcorn has 505.54 mg in all, of which 4 are the maize's own",
  camarao: "TACO's boiled prawns have 367 mg, raw ones 201: with 190 more what IBGE's have in all, 557",
};

/** 5 %, or what rounding to whole kcal and mg and tenths of a gram may take away. */
function allowance(figure: keyof Nutrients, published: number): number {
  return Math.max(0.05 * published, figure === "kcal" || figure === "sodium_mg" ? 0.51 : 0.051);
}

describe("the catalogue beside the published tables", () => {
  it("reads the tables whole", () => {
    expect(TACO.size).toBe(597);
    expect(IBGE.size).toBe(1971);
    expect(TACO.get("3")).toMatchObject({ name: "Arroz, tipo 1, cozido", kcal: 128, carbs_g: 28.1 });
    expect(IBGE.get("6300101")).toMatchObject({ kcal: 135.62, added_sodium_mg: 382 });
  });

  it("names only rows that exist, at least 670 foods", () => {
    const named = FOODS.filter((food) => /^(taco|ibge):/.test(food.source));
    expect(named.filter((food) => !referenceRow(food.source)).map((food) => food.id)).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(670);
  });

  it("differs by no more than 5 % in any figure, but for the departures listed with their reason", () => {
    const beyond: string[] = [];
    const departed = new Set<string>();
    for (const food of FOODS) {
      const row = referenceRow(food.source);
      if (!row) continue;
      for (const figure of FIGURES) {
        const published = Number.isNaN(row[figure]) ? 0 : row[figure];
        const own = food.per100g[figure] - (figure === "sodium_mg" ? food.addedSodiumMg : 0);
        if (Math.abs(own - published) <= allowance(figure, published)) continue;
        if (DEPARTURES[food.id]?.[figure]) departed.add(`${food.id} ${figure}`);
        else beyond.push(`${food.id} ${figure}: ${own} against ${published} (${row.name})`);
      }
    }
    expect(beyond).toEqual([]);
    const listed = Object.entries(DEPARTURES).flatMap(([id, of]) =>
      Object.keys(of).map((figure) => `${id} ${figure}`),
    );
    expect([...departed].sort()).toEqual(listed.sort());
  });

  it("adds the cooking salt that IBGE has in its own column, and to all of its rows that have some", () => {
    const wrong = Object.entries(SALT).flatMap(([id, { mg, source }]) => {
      const published = referenceRow(source)?.added_sodium_mg ?? Number.NaN;
      const agrees = Math.abs(mg - published) <= 0.51 || SALT_DEPARTURES[id];
      return findFood(id)?.addedSodiumMg === mg && agrees ? [] : [`${id}: ${mg} against ${published}`];
    });
    expect(wrong).toEqual([]);
    const left = FOODS.filter(({ source, addedSodiumMg }) => {
      const own = source.startsWith("ibge:") && (referenceRow(source)?.added_sodium_mg ?? 0) > 0;
      return own && addedSodiumMg === 0;
    });
    // Sold as they are.
    expect(left.map(({ id }) => id).sort()).toEqual(["amendoas"]);
  });
});
