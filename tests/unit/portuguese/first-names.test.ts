import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const NAMES = ["Alice", "Carolina", "Clara", "Ivete", "Jussara", "Kátia", "Larissa", "Madalena", "Maria"];
const MORE = ["Mayara", "Nina", "Paloma", "Rafaela", "Sophia", "Stela", "Sueli", "Tati", "Mariazinha"];

describe("a first name that is, or nearly is, a food's", () => {
  it.each([...NAMES, ...MORE])("%s ate none of mine and is none of it", (name) => {
    expect(heldAfter(`a ${name} trouxe bolo, comi 1 fatia`)).toEqual(["bolo-simples 60"]);
    expect(heldAfter(`comi 1 fatia de bolo que a ${name.toLowerCase()} trouxe`)).toEqual(["bolo-simples 60"]);
    expect(heldAfter(`almocei arroz na casa da ${name}`)).toEqual(["arroz-branco 125"]);
    expect(heldAfter(`a ${name} comeu pizza, eu comi 1 banana`)).toEqual(["banana-prata 75"]);
  });

  it.each([
    ["comi a clara do ovo", ["clara-de-ovo 30"]],
    ["comi duas carolinas que a Carolina trouxe", ["bomba-de-chocolate 160"]],
    ["tomei uma stella", ["cerveja 354"]],
    ["comi 5 bolachas maria", ["biscoito-maisena 25"]],
  ])("and the food: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("is told not to have been had as any food", () => {
    expect(heldAfter("comi 2 claras e 1 pão francês", "a clara não comi")).toEqual(["pao-frances 50"]);
  });
});
