import { call } from "@/tests/factories";

export const LABEL = { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 };
export const GRANOLA = { kind: "food", name: "Granola", per: "hundred", portion_grams: 40, label: LABEL };
export const PANCAKE = {
  ...{ kind: "recipe", name: "Panqueca", portion_measure: "unidade", yield_portions: 6 },
  ingredients: [
    { food: "ovo-cozido", quantity: 2, measure: "unidade" },
    { food: "leite-integral", quantity: 1, measure: "xicara" },
    { food: "farinha-de-trigo", grams: 120 },
  ],
};

/** Keeps a food or recipe of one's own. */
export const add = (token: string, body: object) => call("/api/own-foods", { token, body });
/** What the search finds. */
export const search = async (token: string, query: string) =>
  (await call(`/api/foods?q=${encodeURIComponent(query)}`, { token })).body.foods;
export const idsFound = async (token: string, query: string) =>
  (await search(token, query)).map(({ id }: { id: string }) => id);
