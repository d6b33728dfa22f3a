import { describe, expect, it } from "vitest";
import { waysToRead } from "@/lib/portuguese/intents/likelier-way";
import { readLed } from "@/lib/portuguese/intents/understand";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";

const MONDAY = "2026-11-23";

/** What the diary would hold by each way to read the second message: "lunch arroz-branco 125". */
function heldByWays(hour: string, before: string, said: string): string[][] {
  const diary = new DiaryInMemory(ZONE);
  diary.say(before, momentAt(MONDAY, hour, 0));
  const now = momentAt(MONDAY, hour, 2);
  const context = diary.contextAt(said, now);
  const reading = readLed(said, context);
  const { ways = [] } = waysToRead(reading, said, context, readLed) ?? {};
  return ways.map(({ understood }) => {
    const after = diary.copy();
    after.say(said, now, { understood, by: reading.by });
    return after.entries
      .flatMap((entry) =>
        entry.type === "meal"
          ? entry.items.map(({ foodId, grams }) => `${entry.kind} ${foodId} ${Math.round(grams)}`)
          : [],
      )
      .sort();
  });
}

describe("the ways to read what follows", () => {
  it.each([
    ["20:00", "jantei yakisoba", "não aguentei tudo, ficou um terço no prato", ["dinner yakisoba 267"]],
    ["20:00", "jantei 3 latas de cerveja", "uma lata ficou pela metade", ["dinner cerveja 885"]],
    ["13:00", "almocei 100 g de arroz", "pesei o que deixei, sobrou 40g do arroz", ["lunch arroz-branco 60"]],
    ["16:00", "comi 2 waffles", "o segundo waffle ficou pro meu filho!", ["afternoon_snack waffle 75"]],
    [
      "16:00",
      "comi bolo de fubá e café",
      "insistiu tanto que acabei comendo outra",
      ["afternoon_snack bolo-de-fuba 120", "afternoon_snack cafe 50"],
    ],
    [
      "17:00",
      "almocei arroz e bife",
      "ah teve uma coca lata junto",
      ["lunch arroz-branco 125", "lunch bife-grelhado 100", "lunch refrigerante-de-cola 364"],
    ],
    [
      "20:00",
      "jantei arroz carreteiro e um ovo frito",
      "e no almoço foi a mesma coisa, só que sem ovo",
      ["dinner arroz-carreteiro 200", "dinner ovo-frito 50", "lunch arroz-carreteiro 200"],
    ],
    [
      "13:00",
      "almocei 2 esfihas de carne e 2 de queijo",
      "uma de queijo ainda tá na caixa",
      ["lunch esfiha-de-carne 140", "lunch esfiha-de-queijo 70"],
    ],
    [
      "13:00",
      "almocei peixe e arroz",
      "o arroz divide por 2",
      ["lunch arroz-branco 63", "lunch peixe-grelhado 120"],
    ],
    ["13:00", "comi 100 g de pipoca", "o pacote todo não né, deu uns dois terços", ["lunch pipoca 67"]],
    [
      "13:00",
      "almocei arroz e frango",
      "comi só metade da marmita",
      ["lunch arroz-branco 63", "lunch frango-grelhado 50"],
    ],
    [
      "16:00",
      "comi salada de frutas com leite condensado",
      "sem leite condensado, troquei por mel",
      ["afternoon_snack mel 15", "afternoon_snack salada-de-frutas 150"],
    ],
    [
      "16:00",
      "comi um pastel de carne",
      "comi mais um, de queijo",
      ["afternoon_snack pastel-de-carne 100", "afternoon_snack pastel-de-queijo 100"],
    ],
    [
      "20:00",
      "jantei sopa e torrada",
      "repeti a tigela, sem vergonha",
      ["dinner sopa-de-legumes 650", "dinner torrada 60"],
    ],
    ["20:00", "jantei omelete de 2 ovos", "põe 3 ovos, minha mão escorregou", ["dinner omelete 165"]],
    [
      "08:00",
      "comi pão com requeijão",
      "O requeijão eu troquei por margarina, acabou",
      ["breakfast margarina 10", "breakfast pao-frances 50"],
    ],
    [
      "13:00",
      "almocei lasanha e rúcula",
      "lasanha e rúcula foi tudo só de provar",
      ["lunch lasanha 88", "lunch rucula 11"],
    ],
  ])("%s %s; %s", (hour, before, said, held) => {
    expect(heldByWays(hour, before, said)).toContainEqual(held);
  });

  it("takes nothing of what others ate for more", () => {
    const ways = heldByWays("16:00", "comi 1 pacote de biscoito", "o guri roubou meio pacote do biscoito");
    expect(ways).toContainEqual(["afternoon_snack biscoito-maisena 100"]);
    expect(ways.flat()).not.toContain("afternoon_snack biscoito-maisena 300");
  });
});
