import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

/** What the diary holds after a talk at eight in the evening of 22 November 2026, two minutes from message to message. */
function after(turns: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of turns.entries())
    diary.say(text, new Date(Date.parse("2026-11-22T23:00:00Z") + at * 120_000));
  return diary.entries.map((entry) => {
    if (entry.type === "water") return `água ${entry.ml}`;
    if (entry.type === "weight") return `peso ${entry.kg}`;
    return `${entry.kind}: ${entry.items.map(({ foodId, grams }) => `${foodId} ${grams}`).join(", ")}`;
  });
}

describe("a correction reaches what was told before the last message", () => {
  it.each([
    [
      ["jantei 2 ovos mexidos e 1 pão francês", "bebi 300 ml de água", "foi 1 ovo só"],
      ["dinner: ovo-mexido 50, pao-frances 50", "água 300"],
    ],
    [
      ["jantei arroz 100 g e frango 120 g", "bebi 300 ml de água", "o arroz era integral"],
      ["dinner: arroz-integral 100, frango-grelhado 120", "água 300"],
    ],
    [
      ["peso 82,3", "bebi 300 ml de água", "errei, 83,2"],
      ["peso 83.2", "água 300"],
    ],
    [
      ["3 brigadeiros", "1 fatia de pizza de calabresa", "os brigadeiros foram 2"],
      ["dinner: brigadeiro 30", "dinner: pizza-de-calabresa 100"],
    ],
    [
      ["almocei arroz 100 g", "jantei arroz 120 g e ovo", "o arroz do almoço foi 150"],
      ["lunch: arroz-branco 150", "dinner: arroz-branco 120, ovo-cozido 45"],
    ],
    [
      ["almocei arroz 100 g e feijão 80 g", "na janta repeti o almoço", "só que na janta sem feijão"],
      ["lunch: arroz-branco 100, feijao-carioca 80", "dinner: arroz-branco 100"],
    ],
  ])("%j", (turns, left) => {
    expect(after(turns)).toEqual(left);
  });
});

describe("what an amount is made of is remembered", () => {
  it.each([
    [["3 chopes de 300 ml", "um era da minha esposa"], ["dinner: chopp 606"]],
    [["2 latas de cerveja de 350 ml", "na verdade foram 3", "tira uma"], ["dinner: cerveja 707"]],
    [["bebi 2 copos de 250 ml de água", "foi só 1 copo de água"], ["água 250"]],
    [
      ["pacote de bolacha recheada de 120 g, comi metade", "minto, comi o pacote todo"],
      ["dinner: biscoito-recheado 120"],
    ],
  ])("%j", (turns, left) => {
    expect(after(turns)).toEqual(left);
  });
});

describe("what is named and denied goes, and is never logged once more", () => {
  it.each([
    [["arroz 100 g e feijão 100 g", "o feijão não, me enganei"], ["dinner: arroz-branco 100"]],
    [
      ["1 banana e 1 colher de sopa de pasta de amendoim", "não, a pasta não, confundi com ontem"],
      ["dinner: banana-prata 75"],
    ],
    [
      ["arroz 100 g", "água foi 1 litro e meio hoje"],
      ["dinner: arroz-branco 100", "água 1500"],
    ],
  ])("%j", (turns, left) => {
    expect(after(turns)).toEqual(left);
  });
});

it("an interjection before it changes nothing", () => {
  expect(after(["2 pães de queijo", "opa, dos pequenos"])).toEqual(
    after(["2 pães de queijo", "dos pequenos"]),
  );
});
