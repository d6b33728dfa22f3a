import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

const OMELETTE = ["almocei 1 omelete de 2 ovos e 1 fatia de pão de forma", "Não comi o pão, pode tirar."];
const JUICE = ["almocei 1 prato de sopa de legumes e 1 copo de suco de laranja", "tira o suco"];
const SOUP = "sopa-de-legumes 325";

describe("what takes the place of what is gone is added", () => {
  it.each<[string, string[], string[]]>([
    ["No lugar do pão comi 1 torrada.", OMELETTE, ["omelete 110", "torrada 8"]],
    ["comi 1 torrada no lugar do pão", OMELETTE, ["omelete 110", "torrada 8"]],
    ["ao invés do pão, comi 1 maçã", OMELETTE, ["maca 150", "omelete 110"]],
    ["em vez do suco tomei 1 copo de água de coco", JUICE, ["agua-de-coco 202", SOUP]],
    ["comi uma maçã no lugar do suco", JUICE, ["maca 150", SOUP]],
    ["no lugar do pão não comi nada", OMELETTE, ["omelete 110"]],
    ["no lugar da omelete comi 1 maçã", OMELETTE, ["maca 150"]],
    ["no lugar da sopa comi 1 maçã", JUICE, ["maca 150"]],
  ])("%s", (said, talk, held) => expect(heldAfter(...talk, said)).toEqual(held.sort()));
});

describe("what is asked back behind why comes back alone", () => {
  const talk = [
    "almocei 1 prato de sopa de legumes e 1 fatia de goiabada",
    "Tira a goiabada, dei pro meu neto",
  ];
  it.each<string>([
    "Ele não quis e eu acabei comendo, põe a fatia de goiabada de volta.",
    "ele não quis, volta a goiabada",
    "não, põe a goiabada de volta",
    "meu neto só deu uma mordida e devolveu, coloca a goiabada de volta",
    "me arrependi de tirar, bota de novo a goiabada aí",
    "no fim eu comi sim, pode botar o pedaço de goiabada de volta",
  ])("%s", (said) => expect(heldAfter(...talk, said)).toEqual(["goiabada 40", SOUP]));

  it("is what was told besides, too", () => {
    expect(heldAfter(...talk, "comi uma maçã, põe a goiabada de volta")).toEqual([
      "goiabada 40",
      "maca 150",
      SOUP,
    ]);
  });

  it("is not what is denied", () => {
    expect(heldAfter(...talk, "não põe a goiabada de volta")).toEqual([SOUP]);
  });
});
