import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what was not eaten after all, in one's own words", () => {
  it.each([
    ["o bife eu larguei, tava com gosto estranho"],
    ["na verdade o bife vou guardar pra janta, não comi ainda"],
    ["o bife deixei pro meu filho"],
    ["o bife ainda não comi"],
    ["o bife vou comer só mais tarde"],
    ["o bife deixa fora, só cheirei"],
    ["acabei nem comendo o bife"],
    ["comi tudo menos o bife"],
    ["raspei o prato, só deixei o bife"],
    ["bife não tinha, confundi com o de sábado"],
    ["kkkk lembrei q o bife quem comeu foi meu colega, eu só comprei"],
  ])("takes it out: %s", (said) =>
    expect(heldAfter("almocei arroz, feijão e bife", said)).toEqual([
      "arroz-branco 125",
      "feijao-carioca 140",
    ]),
  );

  it.each([
    ["o bife vou repetir"],
    ["o bife vou comer mais um"],
    ["o bife estava bom demais, com gosto de casa"],
    ["tira o bife, minha mulher xingou... brincadeira, deixa aí"],
    ["não botei pimenta no fim das contas, ardia demais"],
  ])("leaves it: %s", (said) =>
    expect(heldAfter("almocei arroz, feijão e bife", said)).toEqual([
      "arroz-branco 125",
      "bife-grelhado 100",
      "feijao-carioca 140",
    ]),
  );

  it.each([
    ["o bife larguei metade", ["arroz-branco 125", "bife-grelhado 50"]],
    ["tira o bife que me dá azia", ["arroz-branco 125"]],
    ["o bife devia ter uns 120 g, tirando a gordura", ["arroz-branco 125", "bife-grelhado 120"]],
    ["o bife tinha muita gordura, de carne mesmo uns 80 g", ["arroz-branco 125", "bife-grelhado 80"]],
    ["esse arroz eu só provei, coisa de duas garfadas", ["arroz-branco 50", "bife-grelhado 100"]],
    ["o arroz mais ou menos 2 colheres de servir", ["arroz-branco 90", "bife-grelhado 100"]],
    ["o bife eu não comi. tomei um copo de suco de laranja", ["arroz-branco 125", "suco-de-laranja 208"]],
  ])("%s", (said, held) => expect(heldAfter("almocei arroz e bife", said)).toEqual(held));
});

/** "dinner arroz-branco" of the day; yesterday's with a minus before it. */
function mealsAfter(...said: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of said.entries())
    diary.say(text, new Date(Date.parse("2026-11-23T19:00:00Z") + at * 120_000));
  return diary.entries
    .flatMap((entry) => {
      if (entry.type !== "meal") return [entry.type === "weight" ? `kg ${entry.kg}` : `water ${entry.ml}`];
      const day = entry.day === "2026-11-23" ? "" : "-";
      return entry.items.map(({ foodId }) => `${day}${entry.kind} ${foodId}`);
    })
    .sort();
}

describe("the meal that is meant", () => {
  it.each([
    [
      ["ontem almocei picanha e farofa", "coração de galinha também, uns 6"],
      ["-lunch coracao-de-frango", "-lunch farofa", "-lunch picanha"],
    ],
    [
      ["ontem almocei picanha", "e ontem de noite só um copo de coalhada"],
      ["-dinner coalhada", "-lunch picanha"],
    ],
    [
      ["almocei arroz e bife", "de manhã comi pão", "esqueci o suco de maracujá do almoço, 1 copo"],
      ["breakfast pao-frances", "lunch arroz-branco", "lunch bife-grelhado", "lunch suco-de-maracuja"],
    ],
    [
      [
        "café da manhã: pão com ovo",
        "lanche: iogurte de morango",
        "o iogurte passa pro café da manhã, foi junto com o pão",
      ],
      ["breakfast iogurte-de-morango", "breakfast pao-com-ovo"],
    ],
    [["comi um pastel de carne", "isso foi de manhã, umas 10 e meia"], ["morning_snack pastel-de-carne"]],
    [
      [
        "almocei arroz",
        "lanche: queijo e uva",
        "as uvas eu comi depois do almoço, de sobremesa. o queijo foi no lanche mesmo",
      ],
      ["afternoon_snack queijo-mucarela", "lunch arroz-branco", "lunch uva"],
    ],
    [
      ["almocei arroz com salsicha", "janta foi igual só que em vez de salsicha era frango frito"],
      ["dinner arroz-branco", "dinner frango-frito", "lunch arroz-branco", "lunch salsicha"],
    ],
    [["peso 77,7", "apaga o peso, vou pesar de novo", "agora sim 77,2"], ["kg 77.2"]],
    [
      ["peso 93,4", "almocei arroz", "opa o peso digitei errado é 94,3"],
      ["kg 94.3", "lunch arroz-branco"],
    ],
  ])("%j", (said, held) => expect(mealsAfter(...said)).toEqual(held));
});
