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
    [["peso 72,3", "Desculpe, eu estava sem os óculos, é setenta e um e trezentos"], ["kg 71.3"]],
    [["peso 72,3", "na verdade era setenta e um e oitocentos"], ["kg 71.8"]],
    [["tô com setenta e um e novecentos"], ["kg 71.9"]],
    [["bebi duzentos e trezentos ml de água"], ["water 200", "water 300"]],
    [["pesei 105,2", "ó, meu peso tava errado, era 104,2"], ["kg 104.2"]],
    [["tomei setecentos e cinquenta ml da garrafa de água"], ["water 750"]],
    [["almocei carreteiro", "esse carreteiro pesava trezentos grama"], ["arroz-carreteiro 300"]],
    [["almocei frango grelhado", "o frango era um filé de cento e oitenta grama"], ["frango-grelhado 180"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("a half of what comes next is no half more of what came before", () => {
  it.each<[string, string[]]>([
    [
      "caldo de sururu um copo americano e meia duzia de ovo de codorna",
      ["caldo-de-sururu 190", "ovo-de-codorna 60"],
    ],
    ["um copo de suco e meia dúzia de pão de queijo", ["pao-de-queijo 240", "suco-de-fruta 208"]],
    ["2 fatias de pão e meia dúzia de azeitonas", ["azeitona-verde 24", "pao-de-forma 50"]],
    ["caldo de sururu um copo americano e meia banana", ["banana-prata 38", "caldo-de-sururu 190"]],
    ["meia dúzia de pastel de carne e meia dúzia de queijo", ["pastel-de-carne 600", "pastel-de-queijo 600"]],
    ["um copo e meio de suco", ["suco-de-fruta 312"]],
    ["caldo de sururu um copo e meio", ["caldo-de-sururu 300"]],
    ["1 concha e meia de feijão", ["feijao-carioca 210"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("a half or grams behind kilos are of the weight", () => {
  it.each<[string[], string[]]>([
    [["me pesei hoje setenta e três quilos", "errei o peso é setenta e dois quilos e meio"], ["kg 72.5"]],
    [["me pesei 73 kg", "desculpa, sessenta e oito quilos e meio"], ["kg 68.5"]],
    [["me pesei 73 kg", "na verdade 72 quilos e 300 gramas"], ["kg 72.3"]],
    [["me pesei 73 kg", "não, foram 72 e 300"], ["kg 72.3"]],
    [["me pesei 73 kg", "muda o peso pra 72 e meio"], ["kg 72.5"]],
    [["me pesei 73 kg", "muda o peso pra setenta e dois quilos e setecentos gramas"], ["kg 72.7"]],
    [["me pesei 73 kg", "o peso é setenta e dois e meio, errei"], ["kg 72.5"]],
    [["ontem pesei oitenta e um quilos e meio"], ["kg 81.5"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it.each<[string[], string[]]>([
    [["levantei 62 kg e meio no supino"], []],
    [["quero pesar 68 quilos e meio"], []],
    [["comprei 12 kg e 500 g de carne"], []],
    [["me pesei 73 kg", "foi 72,5"], ["kg 72.5"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
