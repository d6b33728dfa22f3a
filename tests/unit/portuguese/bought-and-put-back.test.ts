import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what was bought", () => {
  it.each([
    "comprei um pacote de doritos kkk",
    "comprei 1 barra de chocolate",
    "comprei uma caixa de bombom",
    "hoje comprei pão de queijo na padaria",
    "passei na padaria e comprei pão",
  ])("is not eaten: %s", (said) => expect(heldAfter(said)).toEqual([]));

  it.each([
    ["comprei um picolé e chupei no caminho", ["picole-de-fruta 60"]],
    ["comprei um bolo e comi 2 fatias", ["bolo-simples 120"]],
    ["comprei 2 coxinhas", ["coxinha 200"]],
    ["no almoço comprei uma marmita de frango", ["prato-feito 550"]],
    ["o chocolate que comprei, comi 3 quadradinhos", ["chocolate-ao-leite 18"]],
  ])("is eaten where that is told: %s", (said, held) => expect(heldAfter(said)).toEqual(held));

  it("is eaten when somebody says so next", () => {
    expect(heldAfter("comprei uma barra de chocolate", "comi tudo")).toEqual(["chocolate-ao-leite 90"]);
  });
});

const PLATE = "almocei alface, 2 colheres de sopa de cenoura ralada e um ovo cozido";
const OILED = "coloca uma colher de sopa de azeite na salada";

describe("what was taken out and had after all", () => {
  it.each([
    ["pensando bem, peguei a cenoura sim. Pode colocar de volta as 2 colheres de sopa.", 24],
    ["na verdade teve cenoura, põe de volta 3 colheres", 36],
    ["peguei a cenoura sim, coloca de volta", 24],
    ["comi a cenoura sim, volta as 2 colheres", 24],
  ])("is there again: %s", (said, grams) => {
    expect(heldAfter(PLATE, OILED, "tira a cenoura", said).toSorted()).toEqual([
      "alface 30",
      "azeite 12",
      `cenoura ${grams}`,
      "ovo-cozido 45",
    ]);
  });

  it("by its weight", () => {
    expect(
      heldAfter(
        "almocei arroz, 100 g de frango",
        "tira o frango",
        "o frango eu comi sim. Coloca de novo os 100 g",
      ),
    ).toEqual(["arroz-branco 125", "frango-grelhado 100"]);
    expect(
      heldAfter("almocei arroz e frango", "tira o frango", "peguei o frango sim, pode voltar com 80 g"),
    ).toEqual(["arroz-branco 125", "frango-grelhado 80"]);
  });

  it("stays out where something else is told", () => {
    expect(heldAfter("almocei arroz e frango", "tira o frango", "peguei salada também, coloca 30 g")).toEqual(
      ["arroz-branco 125", "salada-verde 30"],
    );
  });
});

describe("what goes, and what it was", () => {
  it.each([
    [
      "ontem jantei 1 x-bacon e 1 coca lata",
      "apaga o x-bacon de ontem, o que eu comi foi um wrap de carne",
      "wrap-de-carne 170",
    ],
    [
      "almocei feijoada",
      "apaga a feijoada do almoço, o que comi foi um strogonoff de frango",
      "strogonoff-de-frango 150",
    ],
  ])("%s / %s", (told, said, held) => {
    const after = heldAfter(told, "comi uma maçã", said);
    expect(after).toContain(held);
    expect(after).toContain("maca 150");
  });
});

it.each([
  ["fiz mingau hj cedo com 40g de aveia e 200ml de leite, tomei tudo", ["aveia 40", "leite-integral 206"]],
  ["tomei vitamina hoje cedo com 1 banana e 200 ml de leite", ["banana-prata 75", "leite-integral 206"]],
  ["comi pão de manhã com 2 ovos", ["ovo-cozido 90", "pao-frances 50"]],
])("of what it was made, told behind when: %s", (said, held) =>
  expect(heldAfter(said).toSorted()).toEqual(held),
);

it("three eggs in an omelette beside another dish", () => {
  expect(
    heldAfter(
      "Jantei uma omelete de dois ovos e uma salada de tomate.",
      "Corrijo: a omelete foi de três ovos.",
    ),
  ).toEqual(["omelete 165", "tomate 100"]);
});

it("goes out to milk, and drinks none", () => {
  expect(
    heldAfter(
      "Café preto sem açúcar, 200 ml, 150 g de cuscuz de milho e uma fatia de queijo minas. E bora tirar leite.",
    ).toSorted(),
  ).toEqual(["cafe 200", "cuscuz-de-milho 150", "queijo-minas-frescal 30"]);
});
