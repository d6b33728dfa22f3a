import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what somebody turns into or is likened to", () => {
  it.each<[string, string[]]>([
    ["agora foi um copo de 300 ml de água, tô virando peixe", ["water 300"]],
    ["tomei 300 ml de água, daqui a pouco viro peixe", ["water 300"]],
    ["bebi 2 litros hoje, vou virar um peixe", ["water 2000"]],
    ["bebi 500 ml de água feito um peixe", ["water 500"]],
    ["bebi 2 copos de água, já sou quase um peixe", ["water 400"]],
    ["almocei salada, me sinto um coelho", ["salada-verde 80"]],
    ["comi uma banana, virei um porco", ["banana-prata 75"]],
  ])("is no dish: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["virei uma cerveja", ["cerveja 354"]],
    ["virei um copo de leite", ["leite-integral 206"]],
    ["almocei peixe frito, tô virando peixe", ["peixe-frito 120"]],
  ])("was had: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("only water", () => {
  it.each<[string, string[]]>([
    ["Enchi a minha garrafinha de 750 ml e já bebi tudo, só água mesmo.", ["water 750"]],
    ["enchi a garrafa de 1 litro e já bebi toda, só água", ["water 1000"]],
    ["bebi a garrafa de 750 toda, só água", ["water 750"]],
    ["bebi 2 copos de 300 ml, só água", ["water 600"]],
    ["comi um pão francês, e bebi 300 ml, só água mesmo", ["pao-frances 50", "water 300"]],
    ["tomei 500 ml agora, é só água", ["water 500"]],
    ["tomei 300 ml de leite, depois só água", ["leite-integral 309", "water 200"]],
    ["almocei 300 g de arroz, só água pra beber", ["arroz-branco 300", "water 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a picture of what the words name", () => {
  it.each<[string, string, string[]]>([
    ["comi dois ovos mexidos", "os ovos mexidos foram três 🍳", ["ovo-mexido 150"]],
    ["comi 2 ovos cozidos", "os ovos foram 3 🍳", ["ovo-cozido 135"]],
    ["comi um pão francês e um ovo", "tira o ovo 🍳", ["pao-frances 50"]],
    ["comi um pão francês", "comi 1 🍳", ["ovo-frito 50", "pao-frances 50"]],
    ["comi um pão francês", "o lanche foi 2 🍎", ["maca 300", "pao-frances 50"]],
  ])("%s / %s", (first, then, held) => expect(heldAfter(first, then)).toEqual(held));
});

describe("a take-back with what stays, or with who had it", () => {
  const OMELETTE = "jantei omelete de 2 ovos com 1 fatia de queijo";
  it.each<[string, string, string[]]>([
    [OMELETTE, "tira o queijo da omelete, foi só ovo mesmo", ["omelete 110"]],
    [OMELETTE, "tira o queijo da omelete, era só ovo", ["omelete 110"]],
    ["comi pão com queijo", "tira o queijo do pão, foi só pão mesmo", ["pao-frances 50"]],
    ["comi arroz e bife", "tira o arroz do almoço, foi só bife", ["bife-grelhado 100"]],
    ["comi uma pera", "apaga a pera, minha filha pegou antes de mim", []],
    ["comi uma pera", "apaga a pera, acabou antes de mim", []],
    ["comi uma pera", "apaga tudo que você sabe de mim", ["pera 130"]],
  ])("%s / %s", (first, then, held) => expect(heldAfter(first, then)).toEqual(held));
});

describe("a kind with its meal, and then what it was", () => {
  it.each<[string, string[]]>([
    ["hoje foi salada no almoço, comi alface e uma lata de atum", ["alface 30", "atum-em-lata 120"]],
    ["foi salada no jantar, 3 folhas de alface e 1 tomate", ["alface 30", "tomate 100"]],
    ["hoje foi fruta no lanche, comi maçã e banana", ["banana-prata 75", "maca 150"]],
    ["foi sanduíche no almoço, comi pão com queijo", ["pao-com-queijo 80"]],
    ["foi salada no almoço e comi alface", ["alface 30"]],
    ["foi salada e bife", ["bife-grelhado 100", "salada-verde 80"]],
    ["hoje foi salada no almoço, comi também bife", ["bife-grelhado 100", "salada-verde 80"]],
    ["hoje teve salada no almoço, comi muito", ["salada-verde 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a dish named again with what it is at least", () => {
  it.each<[string, string[]]>([
    ["comi uma esfiha de carne e um kiwi, esfiha pelo menos é assada", ["esfiha-de-carne 70", "kiwi 94"]],
    ["comi uma coxinha, a coxinha pelo menos era assada", ["coxinha 100"]],
    ["comi um bolo de cenoura, bolo ao menos é caseiro", ["bolo-de-cenoura 60"]],
    ["comi arroz, feijão pelo menos foi 1 concha", ["arroz-branco 125", "feijao-carioca 140"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
