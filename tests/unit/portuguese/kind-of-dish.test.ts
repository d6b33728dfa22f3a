import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("of what kind the dish that was told was", () => {
  it.each([
    ["o bolo era de cenoura, não de chocolate"],
    ["e o bolo era de cenoura e não de chocolate"],
    ["o bolo não era de chocolate, era de cenoura"],
    ["não era de chocolate, era de cenoura"],
    ["era de cenoura, não de chocolate"],
    ["não foi de chocolate não, foi de cenoura"],
    ["bolo de cenoura, não de chocolate"],
    ["o bolo de chocolate era de cenoura"],
    ["o bolo na verdade era de cenoura, não de chocolate"],
  ])("%s", (said) => {
    const told = "comi 1 fatia de bolo de chocolate e 1 maçã";
    expect(heldAfter(told, said)).toEqual(["bolo-de-cenoura 60", "maca 150"]);
  });

  it.each([
    ["comi 1 pastel de queijo", "o pastel era de carne, não de queijo", ["pastel-de-carne 100"]],
    [
      "jantei 2 fatias de pizza de mussarela",
      "era de calabresa, não de mussarela",
      ["pizza-de-calabresa 200"],
    ],
    ["almocei 1 prato de strogonoff de carne", "o strogonoff era de frango", ["strogonoff-de-frango 300"]],
    ["comi 2 colheres de sopa de arroz", "era de servir, não de sopa", ["arroz-branco 90"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});
