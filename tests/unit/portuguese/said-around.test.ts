import { describe, expect, it } from "vitest";
import { read } from "@/tests/unit/chat/read";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const [RICE, BEANS, STEAK] = ["arroz-branco 125", "feijao-carioca 140", "bife-grelhado 100"];
const LUNCH = "almocei arroz, feijão e bife";
const COLA = "tomei uma coca";

describe("what announces that something is told", () => {
  it.each<[string, string[], string[]]>([
    ["é o seguinte: mais 300 de água", ["tomei 500 ml de água"], ["water 300", "water 500"]],
    ["olha só: não comi o feijão", [LUNCH], [RICE, STEAK]],
    ["seguinte, guaraná", [COLA], ["guarana 364"]],
    ["vou te contar: almocei arroz", [], [RICE]],
    ["só passando pra dizer que foram 3 ovos", ["comi 2 ovos cozidos"], ["ovo-cozido 135"]],
    ["tô aqui pra falar que não comi o feijão", [LUNCH], [RICE, STEAK]],
    ["anota aí pra mim por favor: 2 bananas", [], ["banana-prata 150"]],
    ["oi, tudo bem? então era zero", [COLA], ["refrigerante-zero 350"]],
    ["boa tarde, tudo certo? não comi o feijão", [LUNCH], [RICE, STEAK]],
    ["oi sumida! era zero", [COLA], ["refrigerante-zero 350"]],
    ["a verdade é que não comi o feijão", [LUNCH], [RICE, STEAK]],
    ["confesso que foram 3 ovos", ["comi 2 ovos cozidos"], ["ovo-cozido 135"]],
    ["desculpa a demora, era zero", [COLA], ["refrigerante-zero 350"]],
    ["bom dia! minha colega pegou 200g de lasanha de frango", [], []],
  ])("changes nothing of it: %s", (text, before, held) => expect(heldAfter(...before, text)).toEqual(held));
});

describe("what only closes a message", () => {
  it.each<[string, string[], string[]]>([
    ["tomei 3 garrafinhas de 500 de água desde cedo tá bom?", [], ["water 1500"]],
    ["não comi o feijão, combinado?", [LUNCH], [RICE, STEAK]],
    ["tira o feijão, anotou?", [LUNCH], [RICE, STEAK]],
    ["foram 3 ovos, certo?", ["comi 2 ovos cozidos"], ["ovo-cozido 135"]],
    ["tira o feijão, conseguiu anotar?", [LUNCH], [RICE, STEAK]],
    ["guaraná, gratidão", [COLA], ["guarana 364"]],
    ["guaraná, só isso", [COLA], ["guarana 364"]],
    ["era zero, e é isso por hoje kkk", [COLA], ["refrigerante-zero 350"]],
    ["arroz e bife. desculpa a demora", [], [RICE, STEAK]],
    ["janta: arroz e bife, desculpa", [LUNCH], [RICE, RICE, STEAK, STEAK, BEANS].sort()],
    ["arroz e bife, depois te conto mais", [], [RICE, STEAK]],
    ["não comi o feijão. obrigada pela paciência", [LUNCH], [RICE, STEAK]],
    ["de manhã até agora foram 4 copos de 200 ml de água, cê acredita? tô de parabéns", [], ["water 800"]],
    ["tomei 4 copos de água, dá pra acreditar? mereço um troféu", [], ["water 800"]],
    ["bebi água suficiente? tô de parabéns", [], []],
    ["tomei 1 litro e meio de água até agora, tás vendo como eu me cuido?", [], ["water 1500"]],
    ["comi 2 ovos cozidos, viu como tô comportada?", [], ["ovo-cozido 90"]],
    ["bebi 500 ml de água, você tá vendo?", [], ["water 500"]],
    ["mais 200 ml de água, meu anjo", ["tomei 300 ml de água"], ["water 200", "water 300"]],
  ])("changes nothing of it: %s", (text, before, held) => expect(heldAfter(...before, text)).toEqual(held));

  it.each<[string, string[], string[]]>([
    ["2 ovos no café tá bom?", [], []],
    ["posso comer 2 ovos, combinado?", [], []],
    ["1 maçã, desculpa", ["comi 1 banana"], ["maca 150"]],
    ["não, só isso", [LUNCH], [RICE, STEAK, BEANS].sort()],
  ])("is more than that: %s", (text, before, held) => expect(heldAfter(...before, text)).toEqual(held));
});

describe("what is late", () => {
  it.each([
    ["Bateu fome tarde: 1 fatia de queijo", "supper"],
    ["cheguei tarde: 1 banana", "supper"],
    ["foi tarde: só 2 bananas", "supper"],
    ["hoje à tarde: 1 maçã", "afternoon_snack"],
    ["lanche da tarde: 1 maçã", "afternoon_snack"],
    ["manhã: pão, tarde: 1 maçã", "afternoon_snack"],
  ])("is no afternoon: %s", (text, kind) =>
    expect(read(text, { now: new Date("2026-11-24T01:50:00Z") }).meals.at(-1)?.kind).toBe(kind),
  );
});

describe("what is planned under a head, or taken along by somebody", () => {
  it.each<[string, string[]]>([
    ["Plano para o almoço: arroz e bife.", []],
    ["plano pro jantar: sopa", []],
    ["planejamento do almoço: bife", []],
    ["almoço: arroz e bife", [RICE, STEAK]],
    ["Meu filho levou bolo de cenoura pra escola.", []],
    ["minha filha levou maçã e pão na lancheira", []],
    ["minha mãe levou arroz pra mim, comi com bife", [RICE, STEAK]],
    ["levei bife pro trabalho e comi com arroz", [RICE, STEAK]],
  ])("is not had: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what is resolved or planned", () => {
  it.each([
    "eita, hj vou pegar leve, prometo",
    "na verdade hoje vou maneirar",
    "opa, tô tentando parar com refri",
    "ah, janta vai ser macarrão, depois mando",
  ])("mends nothing that was told: %s", (text) =>
    expect(heldAfter(LUNCH, text)).toEqual([RICE, STEAK, BEANS].sort()),
  );

  it.each<[string, string[]]>([
    ["quero diminuir o arroz pra 80 g", ["arroz-branco 80", STEAK, BEANS].sort()],
    ["opa, o feijão foi 80 g", [RICE, STEAK, "feijao-carioca 80"].sort()],
  ])("is no order and no correction: %s", (text, held) => expect(heldAfter(LUNCH, text)).toEqual(held));
});

describe("how a part of a dish was, behind a sign that something is mended", () => {
  it.each(["o pão era integral", "na verdade o pão era integral", "eita, o pão era integral"])(
    "keeps the rest: %s",
    (text) =>
      expect(heldAfter("comi pão com manteiga", text)).toEqual(["manteiga 10", "pao-frances-integral 50"]),
  );
});
