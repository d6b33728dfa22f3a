import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter, heldAfterDay } from "./held-after";

const LUNCH = "almocei arroz e bife";
const HELD = ["arroz-branco 125", "bife-grelhado 100"];

describe("food that is only named as when", () => {
  it.each<[string, string[]]>([
    ["e ainda no almoço depois do bife chupei uma laranja", [...HELD, "laranja 130"]],
    ["no almoço junto com o bife comi um ovo", [...HELD, "ovo-cozido 45"]],
    ["acompanhando o bife comi batata frita", ["arroz-branco 125", "batata-frita 110", "bife-grelhado 100"]],
    ["antes do bife comi uma salada de alface", ["alface 30", ...HELD]],
  ])("is not eaten again: %s", (text, held) => {
    expect(heldAfter(LUNCH, text)).toEqual(held);
  });

  it("is not, hours later", () => {
    expect(heldAfterDay(["13:00", LUNCH], ["15:00", "depois do bife chupei uma laranja"])).toEqual([
      ...HELD,
      "laranja 130",
    ]);
  });

  it.each<[string, string[]]>([
    ["no almoço depois da feijoada chupei uma laranja", ["feijoada 350", "laranja 130"]],
    ["jantei bife e depois do bife comi uma laranja", ["bife-grelhado 100", "laranja 130"]],
  ])("is eaten once where nothing of it was told: %s", (text, held) => {
    expect(heldAfter(text)).toEqual(held);
  });

  it("is that of another meal", () => {
    expect(heldAfterDay(["13:00", LUNCH], ["19:00", "no jantar depois do bife comi uma laranja"])).toEqual([
      "arroz-branco 125",
      "bife-grelhado 100",
      "bife-grelhado 100",
      "laranja 130",
    ]);
  });
});

describe("what goes with a meal of another day", () => {
  const daysAfter = (...said: readonly string[]) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const text of said) diary.say(text, new Date("2026-11-23T15:00:00Z"));
    return diary.entries.flatMap((one) =>
      one.type === "meal" ? one.items.map(({ foodId }) => `${one.day.slice(8)} ${one.kind} ${foodId}`) : [],
    );
  };
  const RICE = "22 lunch arroz-branco";

  it.each<[string, string[]]>([
    ["de sobremesa comi goiabada", [RICE, "22 lunch goiabada"]],
    ["de sobremesa lá teve goiabada", [RICE, "22 lunch goiabada"]],
    ["a sobremesa foi goiabada", [RICE, "22 lunch goiabada"]],
    ["comi um pudim lá", [RICE, "22 lunch pudim-de-leite"]],
    ["hoje de sobremesa comi goiabada", [RICE, "23 lunch goiabada"]],
    ["comi uma banana", [RICE, "23 lunch banana-prata"]],
  ])("%s", (said, held) => expect(daysAfter("ontem almocei arroz", said)).toEqual(held));
});
