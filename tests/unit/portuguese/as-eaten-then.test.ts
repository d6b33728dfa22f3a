import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";
import { heldAfterDay } from "./held-after";

const MONDAY = "2026-11-23";

/** What the day's meals hold after messages that each have their hour: "dinner maca 150". */
function mealsAfter(...said: readonly (readonly [hour: string, text: string])[]): string[] {
  const diary = new DiaryInMemory(ZONE);
  for (const [hour, text] of said) diary.say(text, momentAt(MONDAY, hour, 0));
  return diary.entries.flatMap((entry) =>
    entry.type === "meal" && entry.day === MONDAY
      ? entry.items.map(({ foodId, grams }) => `${entry.kind} ${foodId} ${Math.round(grams)}`)
      : [],
  );
}

describe("food that is the same as another time", () => {
  const BEFORE = "ontem de tarde tomei 500 ml de açaí com 2 colheres de farinha de tapioca";

  it.each<[string, string[]]>([
    ["hoje de tarde tomei o mesmo açaí de ontem com a mesma farinha", ["acai 500", "farinha-de-tapioca 20"]],
    ["hoje tomei o mesmo açaí de ontem", ["acai 500"]],
    ["tomei o mesmo açaí de ontem, a mesma quantidade, mas sem a farinha", ["acai 500"]],
    ["tomei o mesmo açaí de ontem com o mesmo mel", ["acai 500", "mel 15"]],
    ["tomei 300 ml do mesmo açaí de ontem", ["acai 300"]],
    ["tomei o mesmo açaí de ontem, só que 200 ml", ["acai 200"]],
  ])("is as much of it: %s", (text, held) => {
    const all = mealsAfter(["15:00", BEFORE], ["16:00", text]);
    expect(all.map((one) => one.replace(/^\S+ /, ""))).toEqual(held);
  });

  it("is that of another meal of the day", () => {
    expect(
      heldAfterDay(["12:00", "almocei 300 g de lasanha"], ["20:00", "jantei a mesma lasanha do almoço"]),
    ).toEqual(["lasanha 300", "lasanha 300"]);
    expect(heldAfterDay(["20:00", "jantei a mesma lasanha do almoço"])).toEqual(["lasanha 250"]);
  });
});

describe("a meal that was told in two", () => {
  const LUNCH = [
    ["12:00", "almocei feijão e ovo frito"],
    ["13:30", "no almoço comi também purê"],
  ] as const;

  it.each([
    "jantei exatamente a mesma coisa do almoço",
    "jantei igual ao almoço",
    "repete o almoço na janta",
  ])("is eaten again with all that was told of it: %s", (text) => {
    expect(mealsAfter(...LUNCH, ["20:10", text]).slice(3)).toEqual([
      "dinner feijao-carioca 140",
      "dinner ovo-frito 50",
      "dinner pure-de-batata 130",
    ]);
  });

  it("is eaten without what is left out", () => {
    expect(mealsAfter(...LUNCH, ["20:10", "no jantar o mesmo do almoço mas sem o purê"]).slice(3)).toEqual([
      "dinner feijao-carioca 140",
      "dinner ovo-frito 50",
    ]);
  });
});

describe("the snack of a part of the day", () => {
  it.each<[string, string]>([
    ["hoje de tarde na merenda eu comi foi uma maçã", "afternoon_snack maca 150"],
    ["no lanche, de manhã, comi uma maçã", "morning_snack maca 150"],
    ["à tarde no lanche comi foi uma maçã", "afternoon_snack maca 150"],
    ["na merenda da escola comi uma maçã", "supper maca 150"],
    ["no almoço comi foi uma maçã", "lunch maca 150"],
  ])("%s", (text, held) => expect(mealsAfter(["20:40", text])).toEqual([held]));
});

describe("an ordinal that is no weekday", () => {
  it.each<[string, string[]]>([
    ["comi 2 brigadeiros antes da segunda estação", ["afternoon_snack brigadeiro 30"]],
    ["tomei um café depois da segunda reunião", ["afternoon_snack cafe 50"]],
    ["comi uma banana na quinta série", ["afternoon_snack banana-prata 75"]],
    ["na segunda comi 2 brigadeiros", []],
    ["na quinta passada comi 2 bananas", []],
  ])("%s", (text, held) => expect(mealsAfter(["16:20", text])).toEqual(held));
});
