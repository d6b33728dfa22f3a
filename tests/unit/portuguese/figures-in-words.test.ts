import { describe, expect, it } from "vitest";
import { withFigures } from "@/lib/portuguese/text/letters/written-numbers";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a number in words, before its unit or with decimals", () => {
  it.each([
    ["setecentos e cinquenta ml de água", "750 ml de água"],
    ["cem gramas de queijo", "100 gramas de queijo"],
    ["mil e duzentos ml", "1200 ml"],
    ["dois mil ml", "2000 ml"],
    ["trezentas gramas", "300 gramas"],
    ["vinte e cinco g de aveia", "25 g de aveia"],
    ["um pão e cinquenta gramas de queijo", "um pão e 50 gramas de queijo"],
    ["uma garrafinha de quinhentos", "uma garrafinha de 500"],
    ["cento e três vírgula oito", "103,8"],
    ["setenta e dois vírgula vinte e cinco", "72,25"],
    ["um vírgula zero cinco", "1,05"],
  ])("%s", (said, written) => expect(withFigures(said)).toBe(written));

  it.each([
    "duas bananas e um pão",
    "vinte minutos depois comi dez uvas",
    "acordei às sete, ponto. dois pães",
    "uma dúzia de ovos",
    "cento e quatro e duzentos",
  ])("%s stays", (said) => expect(withFigures(said)).toBe(said));

  it.each<[string[], string[]]>([
    [["me pesei e marcou cento e três vírgula oito"], ["kg 103.8"]],
    [["pesei setenta e dois vírgula quatro"], ["kg 72.4"]],
    [["pesei 105,2", "o peso tá errado, a moça leu de novo e é cento e quatro e duzentos"], ["kg 104.2"]],
    [["pesei 105,2", "ó, meu peso tava errado, era 104,2"], ["kg 104.2"]],
    [["tomei setecentos e cinquenta ml da garrafa de água"], ["water 750"]],
    [["almocei carreteiro", "esse carreteiro pesava trezentos grama"], ["arroz-carreteiro 300"]],
    [["almocei frango grelhado", "o frango era um filé de cento e oitenta grama"], ["frango-grelhado 180"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
