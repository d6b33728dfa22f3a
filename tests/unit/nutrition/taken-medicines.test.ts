import { describe, expect, it } from "vitest";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";

/** What is read where medicines are told, and where conditions are. */
const readIn = (text: string) =>
  (["medication", "condition"] as const).map((because) =>
    readAvoided(because, text)
      .filter((one) => one.because === "medication")
      .map(({ said }) => said.toLowerCase()),
  );

describe("a medicine that is taken has its rule", () => {
  it.each([
    ["varfarina sem falta", "varfarina"],
    ["tomo varfarina sem parar", "varfarina"],
    ["tomo varfarina todo dia, sem falhar", "varfarina"],
    ["sinvastatina 20 mg à noite, sem jejum", "sinvastatina"],
    ["já tomei sinvastatina hoje", "sinvastatina"],
    ["tomei sinvastatina hoje cedo", "sinvastatina"],
    ["tomo varfarina porque parei com a heparina", "varfarina"],
    ["parei de fumar e tomo varfarina", "varfarina"],
    ["varfarina (não uso outra)", "varfarina"],
    ["não tomo insulina, tomo varfarina", "varfarina"],
    ["tomava heparina e agora varfarina", "varfarina"],
    ["varfarna todo dia", "varfarina"],
    ["nunca parei com a varfarina", "varfarina"],
    ["não parei de tomar varfarina", "varfarina"],
    ["não posso ficar sem varfarina", "varfarina"],
    ["nem fico sem varfarina", "varfarina"],
    ["não tomo varfarina com suco", "varfarina"],
    ["não tomo varfarina em jejum", "varfarina"],
    ["parei com a varfarina em maio e voltei em junho", "varfarina"],
    ["parei a varfarina e voltei a tomar varfarina", "varfarina"],
    ["parei com a varfarina, mas voltei", "varfarina"],
    ["parei com a varfarina; agora estou tomando de novo", "varfarina"],
    ["parei com a varfarina. Voltei em junho", "varfarina"],
    ["tomava varfarina, parei, agora tomo outra vez", "varfarina"],
    ["parei com a varfarna, mas voltei", "varfarina"],
  ])("%s", (text, name) => {
    const [told] = readIn(text);
    expect(told).toEqual([name]);
  });

  it.each(["parei de fumar e tomo varfarina", "tomo varfarina sem parar", "tomei sinvastatina hoje cedo"])(
    "told among the conditions as well: %s",
    (text) => expect(readIn(text)[1]).toHaveLength(1),
  );
});

it.each([
  "não tomo varfarina",
  "nunca tomei varfarina",
  "não tomo mais a varfarina",
  "parei com a varfarina",
  "parei de tomar sinvastatina",
  "estou sem varfarina",
  "deixei de usar a sinvastatina",
  "suspenderam a varfarina",
  "varfarina não tomo mais",
  "varfarina que parei de tomar",
  "sinvastatina suspensa",
  "tomava varfarina",
  "parei com a varfarina em 2020",
  "não uso mais varfarina",
  "não tomo varfarina nem sinvastatina",
  "parei com a varfarina, mas não voltei",
  "parei com a varfarina e nunca mais voltei",
  "parei com a varfarina, agora não tomo",
])("one that is not taken has none: %s", (text) => {
  expect(readIn(text)).toEqual([[], []]);
});
