import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const EIGHT = new Date("2026-11-20T11:00:00Z");
const MINUTE = 60_000;

/** What stands in the diary once the messages are said, each so many minutes after eight in the morning. */
function diaryAfter(said: readonly [minutes: number, text: string][]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [minutes, text] of said) diary.say(text, new Date(EIGHT.getTime() + minutes * MINUTE));
  return diary.entries.map((entry) => {
    if (entry.type === "water") return `água ${entry.ml}`;
    if (entry.type === "weight") return `peso ${entry.kg}`;
    return entry.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`).join(", ");
  });
}

describe("the same food, hours later", () => {
  it.each([
    ["fruit at another meal", "2 bananas", 480, "2 bananas"],
    ["more of it than before", "1 maçã", 300, "2 maçãs"],
    ["without an amount", "café com leite", 420, "café com leite"],
    ["a bread with what is on it", "pão francês com manteiga", 540, "pão francês com queijo"],
    ["beers, half an hour apart", "1 cerveja", 30, "1 cerveja"],
    ["beers at once", "1 cerveja", 5, "1 cerveja"],
    [
      "a weighed dinner after a weighed lunch",
      "arroz 150g, feijão 100g, bife 120g",
      480,
      "arroz 100g, feijão 80g, frango 120g",
    ],
    ["after small talk of now", "2 bananas", 480, "bom dia"],
  ])("%s: is eaten again", (_, first, minutes, second) => {
    const isTalk = second === "bom dia";
    const one = diaryAfter([[0, first]]);
    const all = diaryAfter([
      [0, first],
      [minutes, second],
      ...(isTalk ? ([[minutes + 1, first]] as [number, string][]) : []),
    ]);
    expect(all).toHaveLength(2);
    expect(all[0]).toBe(one[0]);
    expect(all[1]).toBe(diaryAfter([[minutes, isTalk ? first : second]])[0]);
  });

  it.each(["passa a maçã pro lanche da tarde", "pode pôr a maçã no lanche da tarde, deixei pra depois"])(
    "goes where it is put: %s",
    (said) => {
      const held = diaryAfter([
        [240, "almocei arroz e uma maçã"],
        [420, said],
      ]);
      expect(held).toEqual(["arroz-branco 125", "maca 150"]);
    },
  );

  it("is a weight of its own", () => {
    expect(
      diaryAfter([
        [0, "peso 82,3"],
        [600, "83,1 kg"],
      ]),
    ).toEqual(["peso 82.3", "peso 83.1"]);
  });

  it.each([
    ["minutes later", "3 ovos cozidos", 10, "4 ovos cozidos", ["ovo-cozido 180"]],
    ["in words that say so", "3 ovos cozidos", 180, "errei, foram 4 ovos", ["ovo-cozido 180"]],
    [
      "of the one that was told",
      "arroz 100g e carne moída 100g",
      90,
      "e a carne 150",
      ["arroz-branco 100, carne-moida 150"],
    ],
    [
      "as something that was left",
      "arroz 100g e bife 120g",
      90,
      "deixei metade do arroz",
      ["arroz-branco 50, bife-grelhado 120"],
    ],
    ["by how it was", "pão francês", 90, "o pão era integral", ["pao-frances-integral 50"]],
  ])("%s: mends the one before", (_, first, minutes, second, expected) => {
    expect(
      diaryAfter([
        [0, first],
        [minutes, second],
      ]),
    ).toEqual(expected);
  });

  it("mends at once again what was mended late", () => {
    const said: [number, string][] = [
      [0, "2 maçãs"],
      [120, "errei, foram 3 maçãs"],
      [121, "4 maçãs"],
    ];
    expect(diaryAfter(said)).toEqual(diaryAfter([[0, "4 maçãs"]]));
  });
});

describe("a meal of the day had once more at another", () => {
  const DAY = ["café da manhã: pão com ovo e café", "almoço: arroz e feijão"];
  it.each([
    "janta: o mesmo do café da manhã",
    "janta: mesma coisa do café",
    "no jantar foi o mesmo do café",
    "o mesmo do café na janta",
  ])("%s", (said) =>
    expect(heldAfter(...DAY, said)).toEqual([
      ...["arroz-branco 125", "cafe 50", "cafe 50", "feijao-carioca 140"],
      ...["pao-com-ovo 100", "pao-com-ovo 100"],
    ]),
  );
  it.each(["janta o mesmo do almoço", "a janta foi a mesma coisa do almoço", "janta: mesmo do almoço"])(
    "%s",
    (said) =>
      expect(heldAfter(...DAY, said)).toEqual([
        ...["arroz-branco 125", "arroz-branco 125", "cafe 50"],
        ...["feijao-carioca 140", "feijao-carioca 140", "pao-com-ovo 100"],
      ]),
  );
});

describe("another thing eaten, minutes later", () => {
  it.each([
    [
      ["almocei arroz e 6 colheres de carne moída", "comi uma maçã", "comi um bife"],
      ["arroz-branco 125, carne-moida 150", "maca 150", "bife-grelhado 100"],
    ],
    [
      ["comi um hambúrguer", "comi uma banana", "comi um hambúrguer"],
      ["hamburguer 125", "banana-prata 75", "hamburguer 125"],
    ],
    [
      ["comi uma pera", "tomei um café", "comi uma pera"],
      ["pera 130", "cafe 50", "pera 130"],
    ],
    [
      ["uma maçã", "um pão francês", "uma maçã"],
      ["maca 150", "pao-frances 50", "maca 150"],
    ],
    [
      ["comi um bife", "comi um bife"],
      ["bife-grelhado 100", "bife-grelhado 100"],
    ],
    [
      ["comi frango grelhado", "comi um bife"],
      ["frango-grelhado 100", "bife-grelhado 100"],
    ],
    [
      ["jantei strogonoff de frango com arroz", "comi moqueca de peixe"],
      ["strogonoff-de-frango 150, arroz-branco 125", "moqueca-baiana 200"],
    ],
    [
      ["uma maçã", "frango grelhado"],
      ["maca 150", "frango-grelhado 100"],
    ],
    // Of what was told just now, with another amount: how much of it there was.
    [["comi um bife", "comi dois bifes"], ["bife-grelhado 200"]],
  ])("%j", (said, held) => expect(diaryAfter(said.map((text, at) => [2 * at, text]))).toEqual(held));

  const FOODS = [
    "uma maçã",
    "um ovo",
    "uma coxinha",
    "um pastel",
    "um iogurte",
    "2 pães de queijo",
    "um prato de macarrão",
    "100 g de carne moída",
    "uma fatia de pizza",
  ];
  it.each(FOODS.flatMap((one) => FOODS.filter((other) => other !== one).map((other) => [one, other])))(
    "%s, %s and the first again are three",
    (one, other) => {
      const said = [one, other, one].map((food, at): [number, string] => [2 * at, `comi ${food}`]);
      expect(diaryAfter(said)).toEqual(said.map((alone) => diaryAfter([alone])[0]));
    },
  );
});

describe("where it was eaten, said hours later", () => {
  const LUNCH: [number, string] = [300, "almocei arroz, feijão e 1 banana"];
  it.each([
    ["na verdade, a banana eu comi no lanche da tarde. Passe-a pra lá, por favor"],
    ["na verdade a banana comi no café da manhã"],
    ["a banana eu comi às 10h"],
    ["a banana comi às 10h, junto com as castanhas. Corrija, por favor"],
  ])("moves it: %s", (said) => {
    const held = diaryAfter([[120, "30 g de castanhas"], LUNCH, [420, "200 ml de água"], [600, said]]);
    expect(held).toContain("arroz-branco 125, feijao-carioca 140");
    expect(held.join().match(/banana-prata 75/g)).toHaveLength(1);
  });

  it.each(["a banana eu comi agora", "uma banana comi às 10h"])("is eaten again: %s", (said) =>
    expect(diaryAfter([LUNCH, [600, said]])).toHaveLength(2),
  );
});

describe("as much again of what was told hours before", () => {
  it.each([
    ["café preto 100 ml", "café de novo, mesma quantidade", "cafe 100"],
    ["200 ml de suco de laranja", "suco de novo, a mesma quantidade", "suco-de-laranja 208"],
    ["30 g de amendoim", "amendoim outra vez, mesma porção", "amendoim 30"],
    ["comi 2 fatias de bolo", "mais bolo, o mesmo tanto", "bolo-simples 120"],
  ])("%s, %s", (told, said, one) =>
    expect(
      diaryAfter([
        [0, told],
        [2, said],
      ]),
    ).toEqual([one, one]),
  );
});

describe("only so little at another meal", () => {
  it.each([
    "sem fome né, no almoço só 1 banana",
    "sem fome, só uma banana no almoço",
    "sem tempo, almoço só 1 banana",
    "sem vontade de cozinhar, no almoço só 1 banana",
  ])("%s", (said) =>
    expect(
      diaryAfter([
        [0, "lanche da manhã: 1 sonho"],
        [2, said],
      ]).sort(),
    ).toEqual(["banana-prata 75", "sonho 80"]),
  );
});

describe("the same today", () => {
  it.each([
    "hoje idem",
    "idem hoje",
    "a mesma coisa hoje",
    "hj igual",
    "hoje tb",
    "e hoje igualzinho",
    "hoje o mesmo",
    "igual hoje",
  ])("%s", (said) =>
    expect(
      diaryAfter([
        [0, "ontem de manhã comi 2 ovos"],
        [2, said],
      ]),
    ).toEqual(["ovo-cozido 90", "ovo-cozido 90"]),
  );

  it("is nothing where today's was told", () =>
    expect(
      diaryAfter([
        [0, "comi 2 ovos"],
        [2, "hoje também"],
      ]),
    ).toEqual(["ovo-cozido 90"]));
});

describe("a weight and its hour", () => {
  it.each([
    "meu peso hoje, às 8h, foi de 84 kg",
    "peso de hoje, às 8h: 84 kg",
    "me pesei hoje às 7h30, deu 84",
    "peso (8h): 84 kg",
  ])("%s", (said) => expect(diaryAfter([[0, said]])).toEqual(["peso 84"]));
});
