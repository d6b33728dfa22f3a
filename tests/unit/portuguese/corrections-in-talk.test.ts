import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { GOLDEN_DAY, GOLDEN_NOW, GOLDEN_ZONE } from "@/tests/golden/score";

/** What the diary holds after the turns, one string for each entry: "lunch: arroz-branco 125, bife-grelhado 100". */
function diaryAfter(...turns: readonly string[]): string[] {
  const diary = new DiaryInMemory(GOLDEN_ZONE);
  for (const text of turns) diary.say(text, GOLDEN_NOW);
  return diary.entries.map((entry) => {
    const day = entry.day === GOLDEN_DAY ? "" : `${entry.day} `;
    if (entry.type !== "meal") return `${day}${entry.type} ${entry.type === "water" ? entry.ml : entry.kg}`;
    return `${day}${entry.kind}: ${entry.items.map(({ foodId, grams }) => `${foodId} ${grams}`).join(", ")}`;
  });
}

const LUNCH = "almocei arroz, feijão e bife";
const RICE_AND_STEAK = "almocei arroz e bife";

describe("how many it was", () => {
  it.each([
    ["comi 2 pães e um café", "na verdade foi 1 só", "lunch: pao-frances 50, cafe 50"],
    ["comi 2 ovos", "na verdade foi 1 só", "lunch: ovo-cozido 45"],
    ["comi 2 pães e 2 ovos", "na verdade foi 1 só", "lunch: pao-frances 100, ovo-cozido 90"],
    ["comi uma banana", "mais 1", "lunch: banana-prata 150"],
    ["comi uma banana", "comi mais uma", "lunch: banana-prata 150"],
    ["comi 2 pães e um café", "e mais um café", "lunch: pao-frances 100, cafe 100"],
    ["comi 3 ovos", "tira um ovo", "lunch: ovo-cozido 90"],
    ["comi 3 bifes", "tira 1", "lunch: bife-grelhado 200"],
    ["comi pizza", "comi 2 fatias", "lunch: pizza-de-mucarela 200"],
    ["comi 2 ovos", "foram 3 ovos e 1 pão", "lunch: ovo-cozido 135, pao-frances 50"],
    [RICE_AND_STEAK, "coloca 200g de arroz", "lunch: arroz-branco 200, bife-grelhado 100"],
  ])("%s, %s", (told, correction, diary) => {
    expect(diaryAfter(told, correction)).toEqual([diary]);
  });
});

describe("a kind that is denied before what it was", () => {
  it.each([
    ["tomei suco de taperebá", "taperebá nao, cupuaçu", "suco-de-cupuacu 206"],
    ["tomei suco de cajá", "não era cajá, era caju", "suco-de-caju 208"],
    ["tomei vitamina de banana", "banana não, mamão", "vitamina-de-mamao 252"],
    ["comi bolo de cenoura", "cenoura não, de fubá", "bolo-de-fuba 60"],
    ["comi pizza de calabresa", "calabresa não, portuguesa", "pizza-portuguesa 125"],
    ["comi arroz", "arroz não, macarrão", "macarrao-cozido 200"],
  ])("%s, %s", (told, correction, held) => {
    expect(diaryAfter(told, correction)[0]?.split(": ")[1]).toBe(held);
  });
});

describe("water once more", () => {
  it.each([
    ["mais um", [200, 200]],
    ["e mais 2", [200, 400]],
    ["mais 300", [200, 300]],
    ["+ 500ml", [200, 500]],
  ])("%s", (text, ml) => {
    expect(diaryAfter("tomei um copo de água", text)).toEqual(ml.map((one) => `water ${one}`));
  });

  it("of which one was wrong", () => {
    const diary = diaryAfter("bebi 500 ml de água", "mais 300", "errei, aquele de 300 era 200");
    expect(diary).toEqual(["water 500", "water 200"]);
  });
});

describe("a part of a dish", () => {
  it.each([
    ["comi pão com manteiga", "sem a manteiga", "lunch: pao-frances 50"],
    ["comi pão com manteiga", "tira a manteiga", "lunch: pao-frances 50"],
    ["tomei café com leite", "era sem leite", "lunch: cafe 50"],
    ["almocei arroz com feijão e bife", "tira o feijão", "lunch: bife-grelhado 100, arroz-branco 125"],
    ["comi pão com ovo e café", "o pão era sem ovo", "lunch: cafe 50, pao-frances 50"],
  ])("goes and leaves the rest: %s, %s", (told, correction, diary) => {
    expect(diaryAfter(told, correction)).toEqual([diary]);
  });
});

describe("what it was", () => {
  it.each([
    ["tomei suco de uva", "o suco foi de laranja", ["suco-de-laranja"]],
    ["almocei arroz, feijão e uma coca", "era zero", ["arroz-branco", "feijao-carioca", "refrigerante-zero"]],
    ["comi pizza", "foi de calabresa", ["pizza-de-calabresa"]],
    [RICE_AND_STEAK, "corrige aí: era peixe", ["arroz-branco", "peixe-grelhado"]],
    [RICE_AND_STEAK, "era frango não bife", ["arroz-branco", "frango-grelhado"]],
  ])("%s, %s", (told, correction, foods) => {
    const diary = diaryAfter(told, correction);
    expect(diary.map((entry) => [...entry.matchAll(/([a-z-]+) [\d.]/g)].map(([, food]) => food))).toEqual([
      foods,
    ]);
  });
});

describe("several things at once", () => {
  it.each([
    ["almocei arroz e frango", "tira o frango e o arroz era integral", "lunch: arroz-integral 125"],
    [
      "almocei arroz e frango",
      "o frango era assado e o arroz integral",
      "lunch: arroz-integral 125, frango-assado 100",
    ],
    [
      "almocei arroz, frango e salada",
      "o arroz foram 2 colheres, o frango 150g e a salada pode tirar",
      "lunch: arroz-branco 50, frango-grelhado 150",
    ],
  ])("%s, %s", (told, correction, diary) => {
    expect(diaryAfter(told, correction)).toEqual([diary]);
  });
});

describe("where it belongs", () => {
  const foods = "arroz-branco 125, feijao-carioca 140, bife-grelhado 100";
  it.each([
    ["na verdade foi no jantar", [`dinner: ${foods}`]],
    ["muda o almoço pro jantar", [`dinner: ${foods}`]],
    ["passa o almoço pra ontem", [`2026-11-19 lunch: ${foods}`]],
    ["o almoço foi ontem", [`2026-11-19 lunch: ${foods}`]],
    [
      "na verdade o bife foi ontem",
      ["lunch: arroz-branco 125, feijao-carioca 140", "2026-11-19 lunch: bife-grelhado 100"],
    ],
  ])("%s", (correction, diary) => {
    expect(diaryAfter(LUNCH, correction)).toEqual(diary);
  });

  it("is the meal that is named, not the last", () => {
    expect(diaryAfter("comi 2 ovos no café", RICE_AND_STEAK, "o café da manhã foi ontem")).toEqual([
      "2026-11-19 breakfast: ovo-cozido 90",
      "lunch: arroz-branco 125, bife-grelhado 100",
    ]);
  });
});

describe("a correction beside a meal", () => {
  it("leaves both told", () => {
    expect(diaryAfter("almocei macarronada", "na vdd isso foi ontem, hoje almocei peixe grelhado")).toEqual([
      expect.stringMatching(/^2026-11-19 lunch: macarr/),
      "lunch: peixe-grelhado 120",
    ]);
  });
});

describe("what was left", () => {
  it.each([
    [RICE_AND_STEAK, "sobrou metade do arroz", "lunch: arroz-branco 62.5, bife-grelhado 100"],
    [RICE_AND_STEAK, "deixei metade", "lunch: arroz-branco 62.5, bife-grelhado 50"],
    ["comi um yakisoba", "meu filho comeu um quarto", "lunch: yakisoba 300"],
    [
      "comi 4 colheres de arroz e um bife, sobrou metade do arroz",
      "valeu",
      "lunch: arroz-branco 50, bife-grelhado 100",
    ],
    ["almocei arroz, feijão e bife, deixei o bife", "valeu", "lunch: arroz-branco 125, feijao-carioca 140"],
  ])("%s, %s", (told, text, diary) => {
    expect(diaryAfter(told, text)).toEqual([diary]);
  });
});

describe("what is spoken of", () => {
  it.each([
    [["almocei rabada e polenta", "mandioca no lugar da polenta", "100g"], /mandioca[a-z-]* 100$/],
    [["comi uma banana e um café", "mais um café", "foram 3"], /cafe 150$/],
    [["comi 3 esfihas de carne", "e 2 de queijo"], /esfiha-de-queijo 140$/],
    [["comi 10 hot rolls", "meu irmão comeu 4"], /hot-roll 1[0-9]+$/],
    [["comi churrasco", "picanha 200g e linguiça"], /^lunch: picanha 200, linguica/],
    [["comi um salgado", "esfiha de carne"], /^lunch: esfiha-de-carne [0-9.]+$/],
    [["comi arroz e frango", "repeti o frango"], /frango-grelhado 200$/],
    [["comi arroz e macarrão", "não comi arroz não, foi só macarrão"], /^lunch: macarrao-cozido [0-9.]+$/],
  ])("%j", (turns, diary) => {
    expect(diaryAfter(...turns)).toEqual([expect.stringMatching(diary)]);
  });
});

describe("an afterthought", () => {
  it.each(["e salada", "com salada", "tinha salada também", "faltou a salada"])(
    "is part of the meal: %s",
    (text) => {
      expect(diaryAfter(RICE_AND_STEAK, text)).toEqual([
        "lunch: arroz-branco 125, bife-grelhado 100, salada-verde 80",
      ]);
    },
  );

  it("of what is there already is not doubled", () => {
    expect(diaryAfter(RICE_AND_STEAK, "faltou o arroz")).toEqual([
      "lunch: arroz-branco 125, bife-grelhado 100",
    ]);
  });
});

describe("taking back all that was said", () => {
  it.each(["esquece o que eu falei", "tira isso tudo", "apaga o jantar"])("%s", (text) => {
    expect(diaryAfter("comi 2 ovos no café", "jantei sopa", text)).toEqual(["breakfast: ovo-cozido 90"]);
  });

  it("reaches water and weight", () => {
    expect(diaryAfter("bebi 500 ml de água", "tira")).toEqual([]);
    expect(diaryAfter("peso 82", "apaga o peso")).toEqual([]);
  });
});

describe("an earlier meal", () => {
  it("is corrected by what it alone has", () => {
    expect(diaryAfter("comi 2 ovos no café", RICE_AND_STEAK, "na verdade foram 3 ovos")).toEqual([
      "breakfast: ovo-cozido 135",
      "lunch: arroz-branco 125, bife-grelhado 100",
    ]);
  });
});

describe("of two meals that hold the same", () => {
  const dinner = "dinner: arroz-branco 125, feijao-carioca 140, bife-grelhado 100";
  const lunch = "lunch: arroz-branco 125, linguica-toscana 60";

  it.each([
    ["na janta o arroz foi 100g", "dinner: arroz-branco 100, feijao-carioca 140, bife-grelhado 100"],
    ["o arroz da janta foi 100g", "dinner: arroz-branco 100, feijao-carioca 140, bife-grelhado 100"],
    ["na janta foram 2 colheres de arroz", "dinner: arroz-branco 50, feijao-carioca 140, bife-grelhado 100"],
    ["na janta o arroz foi integral", "dinner: arroz-integral 125, feijao-carioca 140, bife-grelhado 100"],
    ["na janta não teve arroz", "dinner: feijao-carioca 140, bife-grelhado 100"],
    ["o arroz da janta eu nem comi", "dinner: feijao-carioca 140, bife-grelhado 100"],
  ])("the one that is named is meant: %s", (text, held) => {
    const told = ["jantei arroz, feijão e bife", "no almoço foi arroz e linguiça"];
    expect(diaryAfter(...told)).toEqual([dinner, lunch]);
    expect(diaryAfter(...told, text)).toEqual([held, lunch]);
  });
});
