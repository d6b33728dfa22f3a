import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("who tells it for the person whose diary it is", () => {
  it.each([
    [
      "a relative",
      "oi é a patricia, filha da marlene. mae almoçou 3 colheres de arroz e um bife, anota pfv",
      ["arroz-branco 75", "bife-grelhado 100"],
    ],
    [
      "by name, every verb of it",
      "oi bom dia, patricia aqui. mae comeu 1 fatia de pao integral e tomou cafe preto",
      ["cafe 50", "pao-de-forma-integral 25"],
    ],
    ["a carer", "sou a cuidadora do seu Ari. Ele comeu mingau de aveia", ["mingau-de-aveia 200"]],
    [
      "asks to write it down",
      "mãe jantou sopa de legumes e meia fatia de pão, anota aí por favor",
      ["pao-de-forma 13", "sopa-de-legumes 325"],
    ],
  ])("%s", (_, said, held) => expect(heldAfter(said)).toEqual(held));

  it.each([
    ["of somebody else", "mãe comeu pizza", []],
    ["of a mother of one's own", "oi, aqui é o João. minha mãe comeu meu bolo", []],
    ["of oneself", "sou a Ana, nora da Cida. ela comeu 2 fatias de bolo e eu comi 1", ["bolo-simples 70"]],
  ])("leaves what is told %s", (_, said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what somebody else allowed", () => {
  it.each([
    ["Minha nutricionista, a doutora Célia, liberou até três colheres de arroz no almoço.", []],
    ["o dr. Paulo liberou um chocolate por dia", []],
    ["a doutora disse que posso comer 3 colheres de arroz", []],
    ["a nutri liberou, então comi 2 fatias de pizza", ["pizza-de-mucarela 200"]],
    ["no almoço comi 120 g de frango como a nutri prescreveu", ["frango-grelhado 120"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what there was none of", () => {
  it.each([
    ["pus uma colher de açúcar no café. Acabou o adoçante.", ["acucar 13"]],
    ["pão puro, acabou o queijo", ["pao-frances 50"]],
    ["tomei café puro, acabou o leite em casa", ["cafe 50"]],
    ["comi 2 fatias de bolo e acabou o bolo", ["bolo-simples 120"]],
    ["agua hj nao tomei nada, só chimarrao, 1 garrafa termica de 1 litro", ["mate 1000"]],
    ["água ainda não tomei", []],
    ["água ela tomou uns 3 copos", []],
    ["água eu tomei 3 copos", ["water 600"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});
