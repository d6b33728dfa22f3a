import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz e bife";
const LUNCH_HELD = ["arroz-branco 125", "bife-grelhado 100"];

describe("of several only some or half of one was had", () => {
  it.each<[string, string, string[]]>([
    ["jantei 3 fatias de bolo de fubá", "a terceira fatia eu deixei pela metade", ["bolo-de-fuba 150"]],
    ["jantei 3 fatias de bolo de fubá", "de uma das fatias só comi metade", ["bolo-de-fuba 150"]],
    ["jantei 3 fatias de bolo de fubá", "das 3 fatias uma ficou no prato", ["bolo-de-fuba 120"]],
    ["jantei 3 fatias de bolo de fubá", "deixei metade do bolo", ["bolo-de-fuba 90"]],
    [
      "levei 2 garrafas de água de meio litro, bebi as duas",
      "a segunda garrafa bebi só metade",
      ["water 750"],
    ],
    [
      "tomei 1 copo de água e comi uma banana",
      "o copo de água era de 300 ml",
      ["banana-prata 75", "water 300"],
    ],
  ])("%s / %s", (before, said, held) => expect(heldAfter(before, said)).toEqual(held));
});

describe("what is said beside what was had", () => {
  it.each<[string[], string[]]>([
    [[LUNCH, "achei pouco viu"], LUNCH_HELD],
    [[LUNCH, "eu achei muito, hein"], LUNCH_HELD],
    [[LUNCH, "o bife estava duro como aula de sexta"], LUNCH_HELD],
    [[LUNCH, "minha mãe coloca azeite no dela"], LUNCH_HELD],
    [
      [LUNCH, "achei pouco, comi uma banana"],
      ["arroz-branco 125", "banana-prata 75", "bife-grelhado 100"],
    ],
    [["almocei peixe grelhado", "o peixe foi 150 g, os outros 30 eram espinha"], ["peixe-grelhado 150"]],
    [["comi pão sem nada, porque manteiga não dá né"], ["pao-frances 50"]],
    [["comi uma maçã", "isso foi ontem na janta tá, não hoje"], ["maca 150"]],
    [["comi a metade da maçã que a Alice não quis, tipo meia maçã"], ["maca 75"]],
    [["comi metade da pera e meia maçã"], ["maca 75", "pera 65"]],
    [
      ["almocei arroz, feijão e bife, de arroz peguei pouco viu"],
      ["arroz-branco 63", "bife-grelhado 100", "feijao-carioca 140"],
    ],
    [["bebi duas latas de cerveja lá, das de 350 ml"], ["cerveja 707"]],
    [["comi uma coxinha que a Ana insistiu, daquelas de festa pequenininha"], ["coxinha 20"]],
    [["ela comendo rosquinha lá e eu aqui com uma fatia de bolo de fubá"], ["bolo-de-fuba 60"]],
    [["café preto, um copinho de 50 ml", "e já foram mais dois copinhos desses"], ["cafe 150"]],
    [["ela comendo pizza e eu aqui com fome"], []],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
