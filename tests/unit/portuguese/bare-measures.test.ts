import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("counts and measures that stand bare behind their food", () => {
  it.each<[string, string[]]>([
    ["panetone fatia grossa, o mês mal começou", ["panetone 100"]],
    ["sobremesa pudim fatia fininha juro", ["pudim-de-leite 70"]],
    ["vaca atolada pratão no sítio, dia de folga", ["vaca-atolada 500"]],
    ["cocada preta uma, da baiana da praça", ["cocada 50"]],
    ["peguei e comi as uvas da bandeja da equipe, umas 12", ["uva 96"]],
    ["filei umas batatas fritas do prato do Gui, umas 10", ["batata-frita 50"]],
    ["comi a fatia grossa do bolo", ["bolo-simples 100"]],
    ["bolo de milho, duas fatias grossas", ["bolo-de-milho 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string[], string[]]>([
    [["comi 2 fatias de bolo", "na verdade fatia grande"], ["bolo-simples 200"]],
    [["comi bolo", "fatia pequena"], ["bolo-simples 40"]],
    [["almocei arroz e bife, umas 12"], ["arroz-branco 125", "bife-grelhado 100"]],
    [["almocei arroz", "o prato era grande"], ["arroz-branco 125"]],
  ])("leaves %j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("tempted, and ordered by a doctor", () => {
  it.each<[string, string[]]>([
    ["caí na tentação do pudim, uma fatia", ["pudim-de-leite 100"]],
    ["cedi à tentação de comer brigadeiro", ["brigadeiro 15"]],
    ["não caí na tentação do pudim", []],
    ["sopa de legumes, ordem da dra", ["sopa-de-legumes 325"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
