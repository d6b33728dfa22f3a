import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a wrap that is taken out goes with what is in it", () => {
  it.each([
    "tira a tapioca",
    "pode tirar a tapioca, quem comeu foi meu neto",
    "tira a tapioca, eu só tomei o suco",
    "E pode tirar a tapioca, que quem comeu foi ele, eu só tomei o suco",
    "não comi a tapioca",
  ])("%s", (said) =>
    expect(heldAfter("merendei tapioca com queijo e suco de graviola", said)).toEqual([
      "suco-de-graviola 208",
    ]),
  );

  it.each([
    ["merendei tapioca com queijo e suco", "tira o queijo", ["suco-de-fruta 208", "tapioca 80"]],
    [
      "merendei tapioca com queijo e suco",
      "não comi a tapioca, só o queijo",
      ["queijo-mucarela 20", "suco-de-fruta 208"],
    ],
    ["comi 2 tapiocas com queijo", "tira uma tapioca", ["tapioca-com-queijo 110"]],
    ["comi crepioca com queijo", "tira a crepioca", []],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("of what kind it was, with an and before it", () => {
  it.each([
    ["almocei arroz e feijão", "e foi arroz integral", ["arroz-integral 125", "feijao-carioca 140"]],
    ["comi pão com queijo", "e foi pão integral", ["pao-frances-integral 50", "queijo-mucarela 20"]],
    [
      "almocei arroz, feijão e bife",
      "e era feijão preto",
      ["arroz-branco 125", "bife-grelhado 100", "feijao-preto 140"],
    ],
    ["almocei arroz", "e foi feijão preto também", ["arroz-branco 125", "feijao-preto 140"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("one of each cut", () => {
  it.each([
    "De galinha foi a coxa e a sobrecoxa viu",
    "foi coxa e sobrecoxa",
    "do frango foi a coxa e a sobrecoxa",
    "comi a coxa e a sobrecoxa",
  ])("%s", (said) =>
    expect(heldAfter("almocei uma coxa de galinha e arroz", said)).toEqual([
      "arroz-branco 125",
      "coxa-de-frango 55",
      "sobrecoxa 65",
    ]),
  );

  it("of a chicken that was told", () =>
    expect(heldAfter("almocei frango assado", "foi a coxa e a sobrecoxa")).toEqual([
      "coxa-de-frango 55",
      "sobrecoxa 65",
    ]));
});

describe("one's own liver and heart", () => {
  it.each([
    ["comi beterraba", "beterraba é boa pro coração né", ["beterraba 43"]],
    ["almocei arroz", "chá de boldo faz bem pro fígado", ["arroz-branco 125"]],
    ["comi beterraba", "dizem que beterraba limpa o fígado", ["beterraba 43"]],
    ["almocei arroz", "comi também um bom fígado acebolado", ["arroz-branco 125", "figado-bovino 100"]],
    ["almocei arroz e fígado", "tava muito bom o fígado", ["arroz-branco 125", "figado-bovino 100"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("where it is sold", () => {
  it.each([
    [
      "2 espetinho de carne e 1 de frango la no churrasquinho da esquina",
      ["espetinho-de-carne 140", "espetinho-de-frango 70"],
    ],
    ["comi 2 pastel de carne no pastel da praça hoje", ["pastel-de-carne 200"]],
    ["comi 2 acarajés no acarajé da dona Cira", ["acaraje 300"]],
    ["comi churrasquinho da esquina", ["espetinho-de-carne 70"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

const keptOn = (...said: readonly (readonly [hour: string, text: string])[]) => {
  const diary = new DiaryInMemory(ZONE);
  for (const [hour, text] of said) diary.say(text, momentAt("2026-11-23", hour, 0));
  const meals = diary.entries.flatMap((one) =>
    one.type === "meal" ? one.items.map(({ foodId }) => `${one.day.slice(8)} ${one.kind} ${foodId}`) : [],
  );
  return meals.sort();
};

describe("moved, both of them or to their meal", () => {
  it.each([
    [
      "puts, o yakissoba e os rolinho foi no almoco, viajei",
      ["23 lunch rolinho-primavera", "23 lunch yakisoba"],
    ],
    ["o yakissoba e os rolinhos foi ontem", ["22 dinner rolinho-primavera", "22 dinner yakisoba"]],
    ["o yakissoba foi no almoço", ["23 dinner rolinho-primavera", "23 lunch yakisoba"]],
  ])("%s", (said, held) =>
    expect(keptOn(["20:00", "jantei yakissoba e 2 rolinho primavera"], ["20:02", said])).toEqual(held),
  );

  it.each([
    "o pudim muda pra ontem, foi sobremesa da janta",
    "Peraí, o pudim muda pra ontem, foi a sobremesa do jantar de ontem. Hoje não teve doce",
    "passa o pudim pra ontem, que foi no jantar",
  ])("%s", (said) =>
    expect(
      keptOn(
        ["12:30", "ontem no jantar comi cachorro-quente"],
        ["12:32", "almocei arroz e pudim"],
        ["12:34", said],
      ),
    ).toEqual(["22 dinner cachorro-quente", "22 dinner pudim-de-leite", "23 lunch arroz-branco"]),
  );
});
