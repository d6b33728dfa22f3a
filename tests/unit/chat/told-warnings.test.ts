import { describe, expect, it } from "vitest";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { itemsOf } from "./read";

/** "-" where nothing is pointed out, "may" where only what may be; "?" where nothing is logged. */
const seen = (because: AvoidedBecause, avoided: string, text: string) => {
  const rules = readAvoided(because, avoided);
  const items = itemsOf(text);
  if (items.length === 0) return "?";
  const warnings = items.flatMap(({ foodId }) => {
    const food = findFood(foodId);
    return food ? foodWarningsOf(food, rules) : [];
  });
  if (warnings.length === 0) return "-";
  return warnings.some(({ certain }) => certain) ? "has" : "may";
};

type Row = [because: AvoidedBecause, avoided: string, text: string, as: string];

describe("what is pointed out of a message", () => {
  it.each<Row>([
    // What another part of the dish brings is there all the same.
    ["allergy", "camarão", "comi acarajé sem camarão, só com vatapá e vinagrete", "has"],
    ["condition", "doença celíaca", "comi mingau de farinha láctea", "has"],
    ["condition", "doença renal crônica", "tomei um suco de carambola", "has"],
    ["restriction", "halal", "almocei barreado em Morretes", "may"],
    ["allergy", "leite", "comi mingau de aveia com leite", "has"],
    ["allergy", "leite", "1 colher de sopa de leite moça", "has"],
    ["allergy", "leite", "pão de queijo com café, sem leite", "has"],
    ["allergy", "leite", "ovo mexido na manteiga com azeite", "has"],
    ["allergy", "trigo", "jantei nhoque ao sugo", "has"],
    ["condition", "intolerância à lactose", "mousse de maracujá com creme de leite sem lactose", "has"],
    ["allergy", "leite", "comi um chocolate sem lactose", "has"],
    ["restriction", "halal", "comi farofa de calabresa", "has"],
    ["allergy", "meu filho tem alergia a amendoim, eu a leite", "comi uma paçoquita", "has"],
  ])("%s %s, %s: %s", (because, avoided, text, as) => expect(seen(because, avoided, text)).toBe(as));

  it.each<Row>([
    // Names that borrow another's word.
    ["allergy", "leite de vaca", "salada de alface manteiga com tomate", "-"],
    ["allergy", "maçã", "maçã do peito bovina assada com batata", "-"],
    ["restriction", "vegetariana", "hambúrguer de beterraba", "-"],
    ["allergy", "soja", "macarrão sem molho de tomate", "-"],
    // What it is made of instead.
    ["allergy", "leite", "tapioca sem queijo, só com ovo mexido no azeite", "-"],
    ["allergy", "leite", "creme de abóbora com leite de coco", "-"],
    ["allergy", "leite", "purê de batata feito em casa com água e azeite, sem leite e sem manteiga", "-"],
    ["allergy", "leite", "picolé de limão de fruta, à base de água", "-"],
    ["allergy", "leite", "mingau de aveia feito com água", "-"],
    ["allergy", "trigo", "panqueca só de banana e ovo", "-"],
    ["allergy", "camarão", "risoto de palmito", "-"],
    ["condition", "intolerância à lactose", "pão francês com ovo mexido no azeite", "-"],
    [
      ...(["condition", "intolerância à lactose"] as const),
      "mousse de maracujá com leite condensado e creme de leite sem lactose",
      "-",
    ],
    // By the names of what else the same row once was.
    ["preference", "vegetariana", "cuscuz com queijo coalho", "-"],
    ["restriction", "halal", "jantei frango com ora-pro-nóbis", "-"],
    ["allergy", "leite", "almocei pad thai", "-"],
    ["allergy", "leite", "massa de pizza", "may"],
    // Of somebody else.
    ["allergy", "meu filho tem alergia a amendoim, eu não", "comi uma paçoquita", "-"],
    ["allergy", "minha esposa é alérgica a ovo, eu não tenho nada", "omelete de dois ovos", "-"],
  ])("%s %s, %s: %s", (because, avoided, text, as) => expect(seen(because, avoided, text)).toBe(as));

  it.each([
    ["1 lata de sardinha Coqueiro em óleo", "sardinha-em-lata 84"],
    ["1 fatia de peito de peru Seara light", "peito-de-peru 15"],
    ["1 potinho de danoninho morango", "petit-suisse 45"],
    ["tomei café 3 Corações", "cafe 50"],
    ["1 colher de sopa de leite moça", "leite-condensado 20"],
    ["25 g de chocolate 70% cacau", "chocolate-70 25"],
    ["comi presunto Sadia", "presunto 15"],
  ])("a house or a flavour is no food beside it, %s", (text, as) => {
    expect(itemsOf(text).map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)).toEqual([as]);
  });
});
