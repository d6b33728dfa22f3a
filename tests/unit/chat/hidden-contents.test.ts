import { describe, expect, it } from "vitest";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { itemsOf } from "./read";

/** Whether what a message tells of is pointed out to whoever is allergic to this. */
const isSeen = (text: string, allergy: string) => {
  const avoided = readAvoided("allergy", allergy);
  return itemsOf(text).some(({ foodId }) => {
    const food = findFood(foodId);
    return food !== undefined && foodWarningsOf(food, avoided).length > 0;
  });
};

/** Dishes that a cook makes of anything, and what somebody may be allergic to in them. */
const DISHES =
  "pizza, salada, torta, risoto, farofa, bolo, pudim, mousse, omelete, sopa, empada, pastel, panqueca, tapioca, escondidinho, sanduíche".split(
    ", ",
  );
const ALLERGENS =
  `camarão, polvo, lula, siri, bacalhau, sardinha, atum, amendoim, nozes, castanha-do-pará, amêndoas, pistache, avelã, tofu, gergelim, centeio,
  mostarda, aipo`.split(/,\s+/);

describe("what a dish is told to be made of", () => {
  it.each(ALLERGENS)("%s is seen in every dish", (said) => {
    const hidden = DISHES.map((dish) => `almocei ${dish} de ${said}`).filter(
      (text) => itemsOf(text).length > 0 && !isSeen(text, said),
    );
    expect(hidden).toEqual([]);
  });

  it.each([
    ["sopa de legumes com camarão", "camarão"],
    ["caldo verde com camarão", "camarão"],
    ["acarajé completo com vatapá", "castanha de caju"],
    ["lagosta na manteiga", "leite"],
    ["pizza de calabresa com camarão", "camarão"],
    ["peixe gratinado", "leite"],
    ["brócolis empanado", "trigo"],
    ["sorvete de creme com nozes", "nozes"],
    ["milk-shake de morango com nutella", "avelã"],
    ["pastel de carne com queijo", "leite"],
    ["nhoque ao molho de camarão", "camarão"],
    ["vitamina de banana com aveia e amendoim", "amendoim"],
    ["uma compota de ambrosia", "ovo"],
    ["merluza à dorê", "trigo"],
    ["nhoque 4 queijos", "leite"],
    ["rabo de lagosta grelhado", "crustáceos"],
    ["uma baba de moça", "ovo"],
    ["linguado à belle meunière", "leite"],
    ["sopa creme de aspargos", "leite"],
    ["vitamina de leite de castanha de caju", "castanha de caju"],
    ["torrada com taramasalata", "peixe"],
    ["2 ovos moles", "ovo cru"],
    ["cavaquinha grelhada com arroz", "crustáceos"],
    ["farofa de aviú", "crustáceos"],
    ["um caldinho de piranha", "peixe"],
    ["cachara na brasa", "peixe"],
    ["uma vaca preta", "leite"],
    ["2 fatias de pizza de polvo", "moluscos"],
  ])("%s: %s is not left out", (text, allergy) => expect(isSeen(`comi ${text}`, allergy)).toBe(true));

  it("counts as a filling and not as a portion", () => {
    expect(itemsOf("comi pizza de polvo").map(({ foodId, grams }) => [foodId, grams])).toEqual([
      ["pizza-de-mucarela", 100],
      ["polvo", 40],
    ]);
    // What an amount was told of has it.
    expect(itemsOf("comi 50 g de polvo").map(({ grams }) => grams)).toEqual([50]);
  });

  it.each([
    ["leite de inhame", "alergia a leite"],
    ["leite de alpiste", "alergia a leite"],
    ["coração de bananeira refogado", "vegetariano"],
    ["bacon de coco", "vegano"],
    ["manteiga de karité", "alergia a leite"],
    ["carne de caju", "vegano"],
    ["queijo de mandioca", "alergia a leite"],
    ["vitamina de leite de aveia com morango", "alergia a leite"],
    ["mingau de aveia com leite de amêndoas", "intolerante à lactose"],
    ["hambúrguer vegano grelhado", "vegano"],
    ["maionese de aquafaba caseira", "alergia a ovo"],
    ["2 bolinhos de arroz frito", "alergia a camarão"],
    ["lombo de bacalhau", "não como carne de porco"],
    ["pastel de palmito", "alergia a camarão"],
    ["rissole de queijo", "alergia a peixe"],
    ["linguiça de peru", "não como carne de porco"],
    ["bacon de peru", "não como carne de porco"],
    ["quibe de abóbora", "vegetariano"],
    ["hambúrguer de jaca", "vegetariano"],
    ["almôndega de lentilha", "vegetariano"],
    ["empadão de palmito", "vegetariano"],
    ["paçoca de pinhão", "alergia a amendoim"],
    ["cocada branca", "alergia a ovo"],
    ["churrasco com mandioca cozida", "alergia a leite"],
  ])("%s is nothing of an animal: %s", (text, avoided) => {
    const rules = readAvoided("restriction", avoided);
    const alarms = itemsOf(`comi ${text}`).flatMap(({ foodId }) => {
      const food = findFood(foodId);
      return food ? foodWarningsOf(food, rules).map(({ content }) => `${foodId}: ${content}`) : [];
    });
    expect(alarms).toEqual([]);
  });
});

describe("one of what is small", () => {
  it.each([
    ["uma batata frita", 110],
    ["1 McFritas média", 110],
    ["1 batata frita grande", 150],
    ["10 batatas fritas", 50],
    ["1 Ruffles", 45],
    ["1 xícara de cafezinho", 50],
    ["2 xícaras de cafezinho", 100],
    ["1 copinho de café", 50],
    ["1 copo de café", 200],
    ["1 prato de sobremesa de alface", 30],
  ])("%s weighs %i g", (text, grams) =>
    expect(itemsOf(`comi ${text}`).map((item) => item.grams)).toEqual([grams]),
  );

  it.each([
    ["tomei 2 latas de cerveja no churrasco", ["cerveja"]],
    ["fui à missa e comi um pão francês", ["pao-frances"]],
  ])("%s tells no more than %j", (text, foods) =>
    expect(itemsOf(text).map(({ foodId }) => foodId)).toEqual(foods),
  );

  it.each([
    ["iogurte sem lactose de morango", "intolerância à lactose"],
    ["estrogonofe de frango, sem lactose", "intolerância à lactose"],
    ["pizza de calabresa zero lactose", "intolerância à lactose"],
    ["quibe assado livre de glúten", "doença celíaca"],
    ["empadão de frango (sem glúten)", "doença celíaca"],
    ["lasanha e torta de frango, tudo sem glúten", "doença celíaca"],
    ["coxinha gluten free", "alergia a trigo"],
    ["panqueca sem leite nem ovo", "alergia a leite, alergia a ovo"],
    ["macarrão de arroz sem ovos", "alergia a ovo"],
    ["vatapá sem camarão", "alergia a camarão"],
    ["quibe vegano", "vegano"],
    ["x-tudo vegetariano", "vegetariano"],
  ])("%s has nothing of what it denies: %s", (text, avoided) => {
    const rules = readAvoided("restriction", avoided);
    const items = itemsOf(`comi ${text}`);
    expect(items).not.toEqual([]);
    expect(
      items.flatMap(({ foodId }) => {
        const food = findFood(foodId);
        return food ? foodWarningsOf(food, rules).map(({ content }) => `${foodId}: ${content}`) : [foodId];
      }),
    ).toEqual([]);
  });

  it.each([
    ["iogurte de morango sem lactose", "alergia a leite"],
    ["comi coxinha, não era sem glúten", "doença celíaca"],
    ["panqueca sem leite", "alergia a ovo"],
    ["bolo de cenoura sem ovo", "doença celíaca"],
    ["vatapá sem camarão", "alergia a amendoim"],
    ["whey com leite sem lactose", "doença renal crônica"],
  ])("%s is pointed out all the same: %s", (text, avoided) =>
    expect(isSeen(`comi ${text}`, avoided)).toBe(true),
  );

  it("is seen on the other half of a pizza", () => {
    const told = "comi 2 fatias de pizza meia calabresa meia camarão";
    expect(itemsOf(told).map(({ foodId, grams }) => [foodId, grams])).toEqual([
      ["pizza-de-calabresa", 100],
      ["pizza-de-camarao", 110],
    ]);
  });

  it("leaves what came along where something was left out", () => {
    expect(itemsOf("comi vatapá sem camarão com arroz").map(({ name }) => name)).toEqual([
      "Vatapá sem camarão",
      "Arroz branco",
    ]);
  });
});
