import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

const SOUP = "almocei 3 conchas de sopa de feijão";
const HELD = heldAfter(SOUP);

describe("a wish with an adjective in it", () => {
  it.each([
    "estou com uma vontade enorme de comer cocada, mas vou resistir",
    "bateu uma vontade louca de tomar sorvete",
    "deu uma vontade forte de brigadeiro",
    "queria muito comer uma cocada agora",
  ])("is not had: %s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each<[string, string[]]>([
    ["tava com uma vontade enorme de comer cocada e comi uma", ["cocada 50"]],
    ["deu vontade de comer pão de queijo, aí comi 2", ["pao-de-queijo 80"]],
  ])("is had where it says so: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was wished for or planned and not had", () => {
  it.each([
    ["queria muito comer uma cocada agora", "mas não comi, fique tranquila!"],
    ["estou com uma vontade enorme de comer cocada", "não comi, viu?"],
    ["quero uma cocada", "não comi não, pode ficar tranquila"],
    ["vou comer uma cocada", "acabei não comendo"],
    ["vou comer uma cocada", "desisti, não comi"],
    ["queria muito um sorvete", "mas resisti e não comi"],
  ])("touches nothing that was told: %s / %s", (wish, denied) => {
    expect(heldAfter(SOUP, wish, denied)).toEqual(HELD);
  });

  it.each<[string, string[]]>([
    ["mais tarde vou passar em Cira pra comer um acarajé", []],
    ["vou dar um pulo na feira comer um pastel", []],
    ["comi um pastel e depois vou passar na padaria pra tomar um café", ["pastel 100"]],
    ["passei em Cira pra comer um acarajé", ["acaraje 150"]],
  ])("on the way somewhere: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("is the food that is named", () => {
    expect(heldAfter("almocei arroz e bife", "queria muito um sorvete", "mas o bife não comi")).toEqual([
      "arroz-branco 125",
    ]);
  });
});

describe("who wanted it so", () => {
  it.each<[string, string[]]>([
    ["Tomei 500 ml de água em jejum, como manda a nutricionista", ["water 500"]],
    ["tomei 300 ml de água, como a nutri pediu", ["water 300"]],
    ["almocei 100 g de frango, igual a nutri mandou", ["frango-grelhado 100"]],
    ["comi aveia com banana como manda o cardápio", ["aveia 15", "banana-prata 75"]],
    ["comi 2 ovos, do jeito que o médico disse", ["ovo-cozido 90"]],
  ])("is a remark: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("too much that was noted down", () => {
  const LUNCH = "almocei 350 g de feijoada e 2 colheres de couve refogada";

  it.each<[string, string]>([
    ["de feijoada foram 250 g, coloquei a mais", "feijoada 250"],
    ["de feijoada foram 250 g, exagerei", "feijoada 250"],
    ["a feijoada foi 250 g, anotei a mais", "feijoada 250"],
    ["anotei a mais, a feijoada foi 250 g", "feijoada 250"],
    ["coloquei 100 g a mais de feijoada", "feijoada 450"],
  ])("%s", (text, held) => {
    expect(heldAfter(LUNCH, text)).toEqual(["couve-refogada 40", held]);
  });

  it("is so much more that was eaten", () => {
    expect(heldAfter("almocei 3 conchas de feijão", "comi 1 concha a mais")).toEqual(["feijao-carioca 560"]);
    expect(heldAfter("comi 3 pães, exagerei")).toEqual(["pao-frances 150"]);
  });
});

describe("what was otherwise today", () => {
  it.each(["mas hoje foi sem arroz, viu?", "só que dessa vez foi sem arroz", "hoje comi sem o arroz"])(
    "goes from the meal of today: %s",
    (text) => {
      expect(
        heldAfter("ontem almocei arroz e bife", "hoje no almoço comi a mesma coisa de ontem", text),
      ).toEqual(["arroz-branco 125", "bife-grelhado 100", "bife-grelhado 100"]);
    },
  );
});
