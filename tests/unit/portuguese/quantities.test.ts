import { describe, expect, it } from "vitest";
import { eaten, read } from "@/tests/unit/chat/read";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const grams = (text: string) => eaten(text).map(([, weight]) => weight);
const waters = (text: string) => read(text).water.map(({ ml }) => ml);

describe("a part of a whole", () => {
  it.each([
    ["comi 2 pedaços de uma pizza de mussarela de 8 pedaços", [["pizza-de-mucarela", 200]]],
    ["comi 3 de 8 fatias de pizza de calabresa", [["pizza-de-calabresa", 300]]],
    ["comi 2 das 8 fatias da pizza de calabresa", [["pizza-de-calabresa", 200]]],
    ["comi 2 fatias de um bolo de cenoura cortado em 10 fatias", [["bolo-de-cenoura", 120]]],
    ["uma pizza de 8 pedaços com a família, comi 3", [["pizza-de-mucarela", 300]]],
    ["3/4 de um abacate", [["abacate", 322.5]]],
    ["metade de 3 ovos", [["ovo-cozido", 67.5]]],
    ["comi metade de uma lata de atum", [["atum-em-lata", 60]]],
    ["comi um terço da travessa de lasanha", [["lasanha", 400]]],
    ["comi um quarto do bolo de cenoura", [["bolo-de-cenoura", 180]]],
    ["fiz um bolo e comi 1/4", [["bolo-simples", 180]]],
    ["pedi um yakisoba e comi um terço", [["yakisoba", 133.3]]],
    ["comi uma marmita, só 3/4", [["prato-feito", 412.5]]],
    ["comi 2 ovos e meio", [["ovo-cozido", 112.5]]],
    [
      "almoço: bife 1, arroz 4 col",
      [
        ["bife-grelhado", 100],
        ["arroz-branco", 100],
      ],
    ],
    [
      "almocei bife 2, arroz 4 col",
      [
        ["bife-grelhado", 200],
        ["arroz-branco", 100],
      ],
    ],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("whole ones, servings, cuts and cups", () => {
  it.each([
    ["almocei 1 chuchu", [["chuchu", 230]]],
    ["almocei chuchu", [["chuchu", 57]]],
    ["almocei 1 pé de alface", [["alface", 200]]],
    ["almocei uma salada de alface", [["alface", 30]]],
    ["almocei 2 hambúrgueres fritos", [["hamburguer-frito", 160]]],
    ["almocei lanche de hambúrguer grelhado", [["hamburguer", 125]]],
    [
      "almocei hambúrguer com fritas",
      [
        ["hamburguer", 125],
        ["batata-frita", 110],
      ],
    ],
    ["comi 3 fatias de cenoura", [["cenoura", 15]]],
    ["comi 1 pedaço de banana", [["banana-prata", 16]]],
    ["comi 1 fatia de fubá", [["bolo-de-fuba", 60]]],
    ["comi pipoca", [["pipoca", 30]]],
    ["comi uma pipoca grande", [["pipoca", 100]]],
    ["tomei 1 xícara de café", [["cafe", 200]]],
    ["tomei 2 xícaras de café com açúcar", [["cafe-com-acucar", 408]]],
    ["tomei 1 xícara de cafezinho", [["cafe", 50]]],
    ["comi uvas", [["uva", 99]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("what is said to be little", () => {
  it.each([
    ["comi um pedacinho de bolo de fubá", [["bolo-de-fuba", 45]]],
    ["comi um pedaço de bolo de fubá", [["bolo-de-fuba", 60]]],
    ["tomei uma latinha de cerveja", [["cerveja", 354]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it("is said to have been taken for a small one", () => {
    const [item] = read("comi um pedacinho de bolo de fubá").meals.flatMap((meal) => meal.items);
    expect(item?.assumed).toEqual([{ kind: "size", size: "small" }]);
  });

  it("is no gram of a gram", () => {
    const [item] = read("batata doce 100").meals.flatMap((meal) => meal.items);
    expect([item?.grams, item?.assumed]).toEqual([100, []]);
  });
});

describe("what is called by its own name", () => {
  it.each([
    ["uma dose de tequila", [["tequila", 48]]],
    ["200g de patinho moido", [["patinho-moido", 200]]],
    ["2 torradas integrais", [["torrada-integral", 16]]],
    ["comi bolo de milho", [["bolo-de-milho", 60]]],
    ["comi um prato fundo de sopa de legumes com macarrão e frango", [["sopa-de-legumes-com-frango", 400]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("sugar", () => {
  it.each([
    [
      ["um cafezinho", "2 colheres de açúcar"],
      ["acucar 8", "cafe 50"],
    ],
    [["café com 2 colheres de açúcar"], ["acucar 8", "cafe 50"]],
    [
      ["um cafezinho", "2 colheres de sopa de açúcar"],
      ["acucar 26", "cafe 50"],
    ],
    [["comi mingau com 2 colheres de açúcar"], ["acucar 26", "mingau 195"]],
  ])("stirred in, or strewn: %s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what a cake was made with", () => {
  it.each([
    ["fiz um bolo com 3 ovos e 2 colheres de açúcar, comi 1 fatia", ["bolo-simples 60"]],
    ["fiz um bolo com 3 ovos e farinha. Comi uma fatia", ["bolo-simples 60"]],
    ["refoguei couve, comi 2 colheres de couve", ["couve-refogada 40"]],
  ])("is not eaten by itself: %s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("pieces of which some were eaten", () => {
  it.each([
    ["pedi um combinado de 20 peças e comi só 8", [["barca-de-sushi", 176]]],
    ["comprei uma caixa de 12 bombons e comi 3", [["bombom", 60]]],
    ["pedi 10 esfihas de carne e comi 4", [["esfiha-de-carne", 280]]],
    ["comi um combinado de 20 peças", [["barca-de-sushi", 440]]],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("an announced sum and its parts", () => {
  it.each([
    ["comi 3 frutas: banana, maçã e pera", ["banana-prata", "maca", "pera"]],
    ["comi 4 pastéis, 2 de carne e 2 de queijo", ["pastel-de-carne", "pastel-de-queijo"]],
    ["6 esfihas (3 de carne, 3 de queijo)", ["esfiha-de-carne", "esfiha-de-queijo"]],
    ["comi 3 fatias de pizza: 1 de mussarela e 2 de calabresa", ["pizza-de-mucarela", "pizza-de-calabresa"]],
    ["comi 2 pães, 1 banana e 1 maçã", ["pao-frances", "banana-prata", "maca"]],
  ])("%s", (text, foods) => {
    expect(eaten(text).map(([food]) => food)).toEqual(foods);
  });

  it.each([
    ["bebi 1 litro de água, 500 de manhã e 500 à noite", [500, 500]],
    ["tomei 2 litros de água: 1 de manhã e 1 à tarde", [1000, 1000]],
    ["bebi água 8h 300ml, 10h 200ml, 15h 500ml", [300, 200, 500]],
    ["água: 300ml às 8h, 200 ml às 10h e 500 ml às 15h", [300, 200, 500]],
    ["agua 2x 500ml", [1000]],
    ["bebi água 3x200ml", [600]],
    ["água 500 ml 2x", [1000]],
  ])("of water: %s", (text, ml) => {
    expect(waters(text)).toEqual(ml);
  });
});

describe("a weighed plate", () => {
  it.each([
    ["prato de 500g: 100g de frango, 150 g de arroz e o resto salada", [100, 150, 250]],
    ["comi um prato de 450g, 120 de arroz, 80 de feijão e o resto de frango", [120, 80, 250]],
    ["marmita de 400g, 100g de frango e o restante arroz e feijão", [100, 93, 207]],
  ])("leaves a remainder: %s", (text, weights) => {
    expect(grams(text)).toEqual(weights);
  });
});

describe("what it was in, told after it", () => {
  it.each([
    ["tomei cerveja (lata)", [["cerveja", 354]]],
    ["suco de laranja, copo grande", [["suco-de-laranja", 312]]],
    ["2 cervejas de 600", [["cerveja", 1212]]],
    ["Pizza de muçarela, 2 fatias, 200 g.", [["pizza-de-mucarela", 200]]],
    ["queijo, 3 fatias, 60 g", [["queijo-mucarela", 60]]],
    [
      "um acarajé e só um bolinho de chuva",
      [
        ["acaraje", 150],
        ["bolinho-de-chuva", 20],
      ],
    ],
    [
      "almocei salada de alface com tomate, um prato",
      [
        ["alface", 50],
        ["tomate", 30],
      ],
    ],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});

describe("what it was poured from", () => {
  it.each([
    ["bebi 350 ml de água de uma garrafinha; o restante ficou pra depois", ["water 350"]],
    ["tomei 200ml de água de uma garrafa de 500", ["water 200"]],
    ["bebi 350 ml de uma garrafinha de água", ["water 350"]],
    ["bebi 400 ml de água numa garrafa grande", ["water 400"]],
    ["tomei 200 ml de suco de laranja de uma jarra", ["suco-de-laranja 208"]],
    ["tomei 200 ml de uma lata de coca", ["refrigerante-de-cola 208"]],
  ])("is none of it: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("is the kind of it where it names one", () =>
    expect(heldAfter("200 ml de suco de caixinha")).toEqual(["suco-de-caixinha 208"]));
});

describe("a day told by the clock", () => {
  it("is a meal for each hour", () => {
    const { meals } = read("8h pão com manteiga, 10h uma maçã, 12h arroz e feijão");
    expect(meals.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["breakfast", 1],
      ["morning_snack", 1],
      ["lunch", 2],
    ]);
  });
});

describe("a number that is taken back at once, before more food", () => {
  const BANANA_AND_COFFEE = [
    ["banana-prata", 75],
    ["cafe", 50],
  ];
  it.each([
    ["comi duas bananas não minto foi uma só e um café", BANANA_AND_COFFEE],
    ["comi duas bananas, minto, uma só e um café", BANANA_AND_COFFEE],
    ["comi duas bananas não pera só uma e um café", BANANA_AND_COFFEE],
    ["comi duas bananas, digo, uma e um café", BANANA_AND_COFFEE],
    ["comi duas bananas não desculpa foi uma só e tomei um café", BANANA_AND_COFFEE],
    [
      "almocei duas conchas de feijão mentira foi uma só e um bife",
      [
        ["feijao-carioca", 140],
        ["bife-grelhado", 100],
      ],
    ],
    ["comi três pães não mentira foram dois", [["pao-frances", 100]]],
    [
      "almocei uma com chá de feijão não essa voz escreve errado é concha uma concha de feijão",
      [["feijao-carioca", 140]],
    ],
    [
      "comi 2 ovos não o teclado trocou é 3 ovos e um café",
      [
        ["ovo-cozido", 135],
        ["cafe", 50],
      ],
    ],
    ["comi um pão o corretor mudou era um pudim", [["pudim-de-leite", 100]]],
  ])("%s", (text, items) => expect(eaten(text)).toEqual(items));
});

describe("a weight, wherever one was weighed", () => {
  it.each([
    ["me pesei hoje em jejum na balança de Caio e deu setenta e oito e meio misericórdia", 78.5],
    ["me pesei na casa da minha irmã e deu oitenta e dois quilos", 82],
    ["me pesei na balança da vizinha e deu 82", 82],
    ["me pesei agora na balança da minha sogra deu 82,3", 82.3],
    ["me pesei na farmácia da esquina depois do almoço e deu noventa e um e trezentos", 91.3],
  ])("%s", (text, kg) => expect(read(text).weight.map((one) => one.kg)).toEqual([kg]));

  it.each(["me pesei e minha irmã deu 70", "me pesei na balança da cozinha o frango deu 150"])(
    "%s: is nobody's own",
    (text) => expect(read(text).weight).toEqual([]),
  );
});
