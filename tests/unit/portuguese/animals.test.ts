import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("an animal that somebody is like", () => {
  it.each<[string, string[]]>([
    ["bebi 2 garrafinhas de água de 500ml, tô praticamente um peixe 🐟", ["water 1000"]],
    ["bebi 2 litros de água, tô quase um peixe", ["water 2000"]],
    ["bebi 2 litros de água, praticamente um peixe", ["water 2000"]],
    ["bebi 2 litros de água, já sou peixe", ["water 2000"]],
    ["bebi 2 litros de água, tô oficialmente um pato", ["water 2000"]],
    ["comi só salada, comida de coelho", ["salada-verde 80"]],
    ["só alface, ração de coelho", ["alface 30"]],
    ["tô um peixe fora d'água hoje, comi 1 banana", ["banana-prata 75"]],
    ["essa reunião foi a gota d'água, comi um pão", ["pao-frances 50"]],
    ["tempestade em copo d'água no trabalho, comi um pão", ["pao-frances 50"]],
  ])("is no dish: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("takes none out that was eaten", () =>
    expect(heldAfter("almocei peixe", "tô praticamente um peixe")).toEqual(["peixe-grelhado 120"]));
});

describe("an animal that is looked after", () => {
  it.each([
    "Ainda não almocei, estou atendendo um coelho 🐇",
    "castrei um coelho hoje",
    "examinei uma galinha agora",
    "vacinei 3 porcos",
    "atendi um coelho, um pato e dois peixes",
    "tô cuidando de um coelho",
    "fiz cirurgia num peru",
    "chegou um coelho no consultório, ainda não comi",
    "consulta de um coelho agora, depois almoço",
    "um coelho na mesa de cirurgia",
    "paciente do dia: um coelho",
    "socorri um pato na estrada",
    "adotei um porco",
    "tenho um coelho em casa",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter("almocei arroz", text)).toEqual(["arroz-branco 125"]);
  });

  it.each<[string, string[]]>([
    ["atendi o coelho e comi um pão de queijo", ["pao-de-queijo 40"]],
    ["chegou um coelho de emergência, almocei um sanduíche", ["sanduiche-natural 150"]],
    ["alimentei as galinhas e tomei café com pão", ["cafe 50", "pao-frances 50"]],
    ["atendi um cliente e almocei peixe", ["peixe-grelhado 120"]],
  ])("beside what was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("an animal that is eaten", () => {
  it.each<[string, string[]]>([
    ["comi um peixe", ["peixe-grelhado 220"]],
    ["tô comendo um peixe", ["peixe-grelhado 220"]],
    ["almocei um coelho", ["coelho 100"]],
    ["comi praticamente um peixe inteiro", ["peixe-grelhado 220"]],
    ["chegou um peixe fresquinho, almocei", ["peixe-grelhado 220"]],
    ["jantei galinha com arroz", ["arroz-branco 125", "frango-caipira 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
