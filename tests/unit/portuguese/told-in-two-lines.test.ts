import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const MONDAY = "2026-11-23";
const LUNCH = ["arroz-branco 120", "bife-grelhado 90"];

/** The foods with the day and the meal that they were noted under: "20 dinner pizza-de-mucarela". */
function daysOf(text: string, at = "13:50"): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(text, momentAt(MONDAY, at, 0));
  return diary.entries
    .flatMap((one) =>
      one.type === "meal" ? one.items.map(({ foodId }) => `${one.day.slice(8)} ${one.kind} ${foodId}`) : [],
    )
    .sort();
}

describe("a kind, and below it what it was", () => {
  it.each<[string, string[]]>([
    ["esqueci da salada\n50g de alface\n60g de tomate", ["alface 50", "tomate 60"]],
    ["esqueci da salada\n60g de tomate", ["tomate 60"]],
    ["faltou a fruta\n1 maçã\n1 banana", ["maca 150", "banana-prata 75"]],
    ["esqueci da sobremesa\n1 fatia de pudim\n1 brigadeiro", ["pudim-de-leite 100", "brigadeiro 15"]],
    ["esqueci do suco\nsuco de uva 200ml", ["suco-de-uva 210"]],
    ["esqueci da salada", ["salada-verde 80"]],
  ])("%s", (text, held) =>
    expect(heldAfter("almocei 120g de arroz e 90g de bife", text)).toEqual([...LUNCH, ...held].sort()),
  );
});

describe("a weekday below what announces it", () => {
  it.each<[string, string[]]>([
    ["anota ai\nsexta no jantar foram 2 fatias de pizza", ["20 dinner pizza-de-mucarela"]],
    ["registra\nquarta de tarde comi bolo", ["18 afternoon_snack bolo-simples"]],
    ["oi\nquinta comi lasanha", ["19 lunch lasanha"]],
    ["oi, sexta no almoço foi lasanha", ["20 lunch lasanha"]],
    ["anota ai\nsegunda no almoço comi lasanha", ["23 lunch lasanha"]],
    ["comi 2 pães\nsegunda fatia de bolo", ["23 lunch bolo-simples", "23 lunch pao-frances"]],
  ])("%s", (text, held) => expect(daysOf(text)).toEqual(held));
});

describe("the day of one meal", () => {
  it.each<[string, string[]]>([
    [
      "no café da manhã comi 1 pão francês com 1 ovo mexido, e no jantar de ontem tinha comido 1 prato de canja",
      ["22 dinner canja", "23 breakfast ovo-mexido", "23 breakfast pao-frances"],
    ],
    [
      "no almoço comi lasanha e na janta de domingo comi pizza",
      ["22 dinner pizza-de-mucarela", "23 lunch lasanha"],
    ],
    [
      "café: pão com ovo\nalmoço: lasanha\njantar de ontem: canja",
      ["22 dinner canja", "23 breakfast pao-com-ovo", "23 lunch lasanha"],
    ],
    ["almoço de ontem: lasanha, jantar: canja", ["22 dinner canja", "22 lunch lasanha"]],
    ["ontem no almoço comi lasanha e no jantar de ontem comi canja", ["22 dinner canja", "22 lunch lasanha"]],
    ["no almoço comi lasanha e no jantar comi canja ontem", ["22 dinner canja", "22 lunch lasanha"]],
  ])("%s", (text, held) => expect(daysOf(text)).toEqual(held));
});

describe("cups of coffee told again", () => {
  it.each<[string, string, string]>([
    ["tomei 1 xicara de café preto sem açucar", "foi 2 xicara de café", "cafe 400"],
    ["tomei 1 xícara de café com açúcar", "foram 2 xícaras de café", "cafe-com-acucar 408"],
    ["tomei 1 xícara de café", "foi meia xícara de café", "cafe 100"],
    ["tomei 2 xícaras de café", "foi só 1 xícara de café", "cafe 200"],
    ["tomei 1 xícara pequena de café", "foram 2 xícaras de café", "cafe 100"],
    ["tomei um cafezinho", "foram 2 cafezinhos", "cafe 100"],
    ["comi arroz", "o arroz foi 2 xícaras de café", "arroz-branco 77"],
  ])("%s / %s", (first, then, held) => expect(heldAfter(first, then)).toEqual([held]));
});
