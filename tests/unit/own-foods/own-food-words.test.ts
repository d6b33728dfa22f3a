import { describe, expect, it } from "vitest";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";

const CONTEXT = {
  now: new Date("2026-11-20T12:00:00Z"),
  timeZone: "America/Sao_Paulo",
  conversation: EMPTY_CONVERSATION,
};
const command = (text: string) => understand(text, CONTEXT).command;
const label = (text: string) => {
  const said = command(text);
  return said?.kind === "keep_food" ? said.label : said;
};
const recipe = (text: string) => {
  const said = command(text);
  if (said?.kind !== "keep_recipe") return said;
  const { ingredients, ...rest } = said.recipe;
  return { ...rest, parts: ingredients.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`) };
};

describe("a food of one's own, told by its label", () => {
  it.each([
    [
      "minha granola: 100 g têm 420 kcal, 9 de proteína",
      { name: "granola", per: "hundred", figures: { kcal: 420, protein_g: 9, carbs_g: null } },
    ],
    [
      "Minha Granola da Feira tem 420 kcal por 100g, 9g de proteína, 62 g de carboidrato, 15 de gordura, 7 de fibra e 80 mg de sódio",
      {
        ...{ name: "Granola da Feira", per: "hundred" },
        figures: { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 },
      },
    ],
    [
      "meu pão de aveia: 1 fatia (25 g) tem 62 kcal, 3,1 g de proteína",
      {
        ...{ name: "pão de aveia", per: "portion", portionGrams: 25, portionMeasure: "fatia" },
        figures: { kcal: 62, protein_g: 3.1 },
      },
    ],
    [
      "cadastra meu iogurte: porção de 170 g, calorias: 96, proteína 15, carboidratos 7,5",
      {
        ...{ name: "iogurte", per: "portion", portionGrams: 170 },
        figures: { kcal: 96, protein_g: 15, carbs_g: 7.5, fat_g: null },
      },
    ],
    [
      "salva o alimento leite de aveia - 100 ml têm 42 kcal e 0,6 g de proteína, porção de 200 ml",
      { name: "leite de aveia", per: "hundred", liquid: true, portionGrams: 200, figures: { kcal: 42 } },
    ],
    [
      "salva um alimento: barrinha da bold, 60g, 215 kcal, 20g de proteína",
      {
        ...{ name: "barrinha da bold", per: "portion", portionGrams: 60 },
        figures: { kcal: 215, protein_g: 20, carbs_g: null },
      },
    ],
    [
      "novo alimento: granola da feira, 30g, 120 kcal",
      { name: "granola da feira", per: "portion", portionGrams: 30, figures: { kcal: 120 } },
    ],
    [
      "quero cadastrar um produto: pão da padaria: 50g, 140 kcal, 5g proteina",
      { name: "pão da padaria", per: "portion", portionGrams: 50, figures: { kcal: 140, protein_g: 5 } },
    ],
    ["minha paçoca = 120 kcal, 4 de proteína", { name: "paçoca", per: null, figures: { kcal: 120 } }],
  ])("%s", (text, said) => {
    expect(label(text)).toMatchObject(said);
  });

  it.each([
    "comi minha granola",
    "minha granola: 100 g",
    "comi minha granola, 100 g, 420 kcal",
    "minha meta é 2000 kcal",
    "minha granola tem quantas calorias?",
    "meu almoço teve 600 kcal",
    "almocei minha lasanha com 300 g",
  ])("%s is none", (text) => {
    expect(command(text)?.kind).not.toBe("keep_food");
  });
});

describe("a recipe of one's own", () => {
  it.each([
    [
      "minha receita de panqueca rende 6: 2 ovos, 1 xícara de leite, 1 xícara de farinha de trigo",
      {
        ...{ name: "panqueca", portions: 6, portionMeasure: null, grams: null, unknown: [] },
        parts: ["ovo-cozido 90", "leite-integral 206", "farinha-de-trigo 120"],
      },
    ],
    [
      "salva a receita de Bolo de Caneca: 1 ovo, 4 colheres de sopa de farinha de trigo e 2 colheres de sopa de açúcar. Rende 2 porções",
      { name: "Bolo de Caneca", portions: 2, portionMeasure: "porcao" },
    ],
    [
      "minha receita de feijão leva 500 g de feijão carioca, 50 g de bacon e 1 litro de água, pronta pesa 1,8 kg",
      { name: "feijão", portions: null, grams: 1800 },
    ],
    [
      "minha receita de pão rende 12 fatias:\n500 g de farinha de trigo\n300 ml de água\n10 g de sal",
      { name: "pão", portions: 12, portionMeasure: "fatia" },
    ],
  ])("%s", (text, said) => {
    expect(recipe(text)).toMatchObject(said);
  });

  it.each([
    ["cadastra uma receita: panqueca do rafa = 2 ovos, 1 banana, 30g aveia, 30g whey", "panqueca do rafa"],
    ["cadastra receita shake do rafa: 300ml leite desnatado, 40g whey, 1 banana, 20g aveia", "shake do rafa"],
    ["cria uma receita chamada mingau da vó: 200ml leite, 2 colheres de aveia", "mingau da vó"],
    ["cadastra uma receita nova: omelete fit, 3 ovos, 30g de queijo", "omelete fit"],
    ["salva a receita da torta da Ju: 3 ovos, 1 copo de leite", "torta da Ju"],
  ])("keeps its name: %s", (text, name) => {
    expect(recipe(text)).toMatchObject({ name, unknown: [] });
  });

  it.each([
    "receita: bolo de cenoura com cobertura",
    "receita de bolo de cenoura",
    "salva uma receita: 2 ovos e 1 banana",
    "anota um alimento: 1 banana",
  ])("%s is none", (text) => {
    expect(command(text)?.kind ?? "none").not.toMatch(/^keep/);
  });

  it("has water in it, and tells what it does not know", () => {
    expect(
      recipe("minha receita de pão rende 10: 500 g de farinha de trigo, 300 ml de água, 5 g de zurbinol"),
    ).toMatchObject({
      parts: expect.arrayContaining(["farinha-de-trigo 500", "agua 300"]),
      unknown: [expect.stringContaining("zurbinol")],
    });
  });

  it("without what is in it is asked for", () => {
    expect(command("salva minha receita de panqueca")).toEqual({ kind: "own_food" });
  });
});

it.each([
  ["minhas receitas", { kind: "own_foods" }],
  ["quais são meus alimentos?", { kind: "own_foods" }],
  ["apaga minha receita de panqueca", { kind: "drop_food", name: "panqueca" }],
  ["exclui o alimento granola da feira", { kind: "drop_food", name: "granola da feira" }],
])("%s", (text, said) => {
  expect(command(text)).toEqual(said);
});
