import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

const LUNCH = "almocei arroz e bife";
const HELD = ["arroz-branco 125", "bife-grelhado 100"];

describe("what is done with food beside eating it", () => {
  it.each([
    "vendi muito bolo hoje",
    "vendi mais de duzentos pães",
    "meu pai vende pastel",
    "minha avó fazia um bolo maravilhoso",
    "o restaurante daqui faz um pudim ótimo",
    "passei na frente da padaria e vi pão",
    "aqui em casa ninguém gosta de banana",
    "colhi banana no quintal",
    "aprendi um bolo novo",
    "esqueci de comprar pão",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it.each([
    ["a padaria vende pão de queijo, comi 3", ["pao-de-queijo 120"]],
    ["minha mãe faz pão e eu comi 2", ["pao-frances 100"]],
    ["vendi 30 pães e comi 1", ["pao-frances 50"]],
    ["na feira vendi bolo e comi uma banana", ["banana-prata 75"]],
    ["adorei o bife de hoje, comi 150 g", ["bife-grelhado 150"]],
    ["comi o pão que vi na padaria", ["pao-frances 50"]],
    ["vi que comi 2 pães", ["pao-frances 100"]],
  ])("and what was eaten: %s", (text, held) => {
    expect(heldAfter(text)).toEqual(held);
  });
});
