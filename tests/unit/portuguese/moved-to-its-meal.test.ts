import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

const EVENING = new Date("2026-11-24T00:00:00Z");

/** "lunch bolo-de-fuba", meal by meal, of what was told at nine in the evening. */
function mealsAfter(...texts: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const text of texts) diary.say(text, EVENING);
  return diary.entries.flatMap((entry) =>
    entry.type === "meal" ? entry.items.map(({ foodId }) => `${entry.kind} ${foodId}`) : [],
  );
}

describe("who owns to being muddled", () => {
  it.each([
    "tô variando: isso tudo foi no lanche da tarde, não na janta",
    "tô caducando: foi no lanche da tarde",
    "tô doida, foi tudo no lanche da tarde",
  ])("mends where it was: %s", (said) =>
    expect(mealsAfter("jantei pão e mortadela", said)).toEqual([
      "afternoon_snack pao-frances",
      "afternoon_snack mortadela",
    ]),
  );
});

describe("where it was not, and where it was", () => {
  const TOLD = ["lá pras quatro da tarde uma fatia de bolo de fubá", "agora no jantar sopa"];
  it.each([
    ["o bolo não foi de tarde passe ele pro almoço que foi a sobremesa", "lunch"],
    ["o bolo não foi de tarde, foi no almoço", "lunch"],
    ["o bolo não foi de tarde foi no almoço de sobremesa", "lunch"],
    ["o bolo não foi à tarde, muda pro café da manhã", "breakfast"],
    ["não, o bolo não foi de tarde e sim foi de manhã", "breakfast"],
  ])("%s", (said, kind) =>
    expect(mealsAfter(...TOLD, said)).toEqual([`${kind} bolo-de-fuba`, "dinner sopa-de-legumes"]),
  );

  it.each(["o bolo foi ontem, no mesmo lanche", "o bolo foi ontem, no mesmo horário"])(
    "%s: of another day",
    (said) =>
      expect(mealsAfter(...TOLD, said).sort()).toEqual([
        "afternoon_snack bolo-de-fuba",
        "dinner sopa-de-legumes",
      ]),
  );

  it("is nowhere else where only its kind was wrong", () => {
    expect(mealsAfter(...TOLD, "o bolo não foi de fubá foi de milho")).toEqual([
      "afternoon_snack bolo-de-milho",
      "dinner sopa-de-legumes",
    ]);
  });
});

describe("that it was a meal, and the wish to have it there", () => {
  it.each([
    "olhe isso aí já foi minha janta viu passe tudo pro jantar",
    "olhe passe tudo pro jantar",
    "ô isso já é a janta, bota no jantar",
    "isso já foi minha janta viu, muda pra janta",
  ])("%s", (said) =>
    expect(mealsAfter("no lanche da tarde comi dois beijus", said)).toEqual(["dinner tapioca"]),
  );
});

describe("an order with the meal alone", () => {
  it.each(["muda pra janta", "muda pro jantar", "passa pra janta", "joga na janta", "muda p janta"])(
    "%s",
    (said) => expect(mealsAfter("arroz no almoço", said)).toEqual(["dinner arroz-branco"]),
  );
});

describe("the day of a meal that was told one by one", () => {
  const TOLD = ["o almoço foi dobradinha 2 conchas", "c arroz 2 colheres de sopa no almoço"];
  it.each([
    "esse almoço foi ontem n hj",
    "esse almoço foi ontem, não hoje",
    "o almoço foi ontem e não hoje",
    "passa o almoço pra ontem",
  ])("%s", (said) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const text of [...TOLD, said]) diary.say(text, EVENING);
    expect(diary.entries.map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-22"]);
  });
});

describe("what was had together with a snack of before", () => {
  it.each([
    ["junto tomei um café preto 50 ml", "afternoon_snack"],
    ["tomei junto um café preto 50 ml", "afternoon_snack"],
    ["e bebi um café preto junto", "afternoon_snack"],
    ["junto com minha mãe tomei um café preto", "dinner"],
  ])("%s", (said, kind) =>
    expect(mealsAfter("1 tapioca às 17h", said)).toEqual(["afternoon_snack tapioca", `${kind} cafe`]),
  );
});

describe("how it was on one day, and on another", () => {
  const TOLD = ["ontem no café da manhã comi inhame e um ovo frito", "hoje o café da manhã foi igual ontem"];
  it.each([
    "não pera hoje o ovo foi cozido o de ontem é que foi frito",
    "o ovo de hoje foi cozido, o de ontem que foi frito",
  ])("%s", (said) =>
    expect(mealsAfter(...TOLD, said)).toEqual([
      "breakfast inhame",
      "breakfast ovo-frito",
      "breakfast inhame",
      "breakfast ovo-cozido",
    ]),
  );
});

describe("nuts that were roasted are no toast", () => {
  it.each([
    ["um punhado de amendoim cozido", "o amendoim era torrado cozido foi o da semana passada", "amendoim"],
    ["comi castanha", "a castanha era torrada", "castanha-de-caju"],
    ["comi coco", "o coco era torrado", "coco"],
    ["comi pão", "o pão era torrado", "torrada"],
  ])("%s, %s", (told, said, food) => expect(mealsAfter(told, said)).toEqual([`dinner ${food}`]));
});

describe("where it goes, because something else was eaten there", () => {
  it.each([
    ["passa a omelete pro almoço que na janta mesmo foi 1 prato de sopa de legumes", "sopa-de-legumes"],
    ["muda a omelete pro almoço porque no jantar comi 1 pão com ovo", "pao-com-ovo"],
    ["a omelete era do almoço, a janta foi sopa", "sopa-de-legumes"],
    ["a omelete foi no almoço e na janta comi 2 ovos cozidos", "ovo-cozido"],
    ["não, a omelete foi do almoço, na janta foi sopa", "sopa-de-legumes"],
  ])("%s", (said, food) =>
    expect(mealsAfter("jantei omelete", said)).toEqual(["lunch omelete", `dinner ${food}`]),
  );

  it.each([
    "falei tudo errado isso aí foi o almoço de ontem muda pra ontem hoje eu ainda não tinha almoçado",
    "errei, isso foi o almoço de ontem",
    "isso é o almoço de ontem, passa pra ontem que hoje nem almocei",
    "isso foi ontem hoje ainda não comi",
    "tudo isso aí do restaurante foi ontem, domingo, com o bife e tudo. anotei no dia errado",
    "isso tudo foi ontem, domingo, com bife e tudo",
  ])("goes to the day before: %s", (said) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const text of ["almocei arroz e bife", said]) diary.say(text, EVENING);
    expect(diary.entries.map(({ day }) => day)).toEqual(["2026-11-22"]);
  });
});

describe("what is moved by how many there are, and why", () => {
  it.each([
    "passa as 2 coxinhas pro almoço",
    "passa as coxinhas pro almoço, foi junto com o arroz",
    "pode passar as 2 coxinhas pro almoço",
  ])("%s", (said) =>
    expect(mealsAfter("no almoço comi arroz", "lanche da tarde: 2 coxinhas", said)).toEqual([
      "lunch arroz-branco",
      "lunch coxinha",
    ]),
  );
});

describe("a meal that was told under another name or day, said in many words", () => {
  const DINNER = "jantei arroz, feijão e frango";
  const FOODS = ["arroz-branco", "feijao-carioca", "frango-grelhado"];
  it.each([
    "Todo esse prato foi meu almoço, não o jantar. Queira corrigir, por favor.",
    "isso foi meu almoço, não a janta",
    "essa refeição foi almoço, não jantar",
  ])("%s", (said) => expect(mealsAfter(DINNER, said)).toEqual(FOODS.map((food) => `lunch ${food}`)));

  it.each([
    "agora que eu vi que essa janta inteira foi ontem domingo passa pra ontem",
    "só agora percebi que o jantar foi ontem, muda pra ontem por favor",
  ])("%s", (said) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const text of [DINNER, said]) diary.say(text, EVENING);
    expect(diary.entries).toMatchObject([{ type: "meal", kind: "dinner", day: "2026-11-22" }]);
  });

  it.each([
    "a pera põe no café da manhã, comi logo depois da tapioca",
    "a pera coloca no café da manhã, porque comi junto",
    "a pera eu comi no café da manhã, logo depois da tapioca",
  ])("%s", (said) =>
    expect(mealsAfter("no café da manhã comi tapioca com queijo", "de lanche comi uma pera", said)).toEqual([
      "breakfast tapioca-com-queijo",
      "breakfast pera",
    ]),
  );
});

describe("several things of another day", () => {
  /** "22 lunch arroz-branco", of what is told on the 23rd; `days` before it. */
  function daysAfter(...said: readonly (readonly [days: number, hour: string, text: string])[]): string[] {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const [days, hour, text] of said) diary.say(text, new Date(`2026-11-${23 - days}T${hour}:00-03:00`));
    return diary.entries
      .flatMap((entry) =>
        entry.type === "meal"
          ? entry.items.map(({ foodId }) => `${entry.day.slice(-2)} ${entry.kind} ${foodId}`)
          : [],
      )
      .sort();
  }

  it.each([
    "passa os dois pro sábado",
    "joga tudo pra sábado",
    "passa o almoço e a janta pra sábado",
    "passa o almoço e a janta de ontem pra sábado",
    "o almoço e a janta de ontem foram no sábado",
  ])("the morning after, of two meals: %s", (text) =>
    expect(
      daysAfter([1, "12:40", "almocei arroz e bife"], [1, "20:00", "jantei sopa"], [0, "09:00", text]),
    ).toEqual(["21 dinner sopa-de-legumes", "21 lunch arroz-branco", "21 lunch bife-grelhado"]),
  );

  it.each([
    "foi no sábado o hambúrguer e a batata ontem foi não",
    "foi sábado o hambúrguer e a batata, não foi ontem",
  ])("%s", (text) =>
    expect(daysAfter([1, "20:00", "jantei hambúrguer e batata frita"], [0, "10:00", text])).toEqual([
      "21 dinner batata-frita",
      "21 dinner hamburguer",
    ]),
  );

  const PLATE = [0, "12:40", "comi salpicão, farofa e arroz"] as const;
  it.each([
    "ah não, gente, isso foi ontem! bota pra ontem o salpicão e o arroz",
    "passa pra ontem o salpicão e o arroz",
    "bota o salpicão e o arroz pra ontem",
  ])("%s", (text) =>
    expect(daysAfter(PLATE, [0, "12:45", text])).toEqual([
      "22 lunch arroz-branco",
      "22 lunch salpicao",
      "23 lunch farofa",
    ]),
  );

  const BOX = [0, "12:40", "marmita: arroz e frango"] as const;
  it.each([
    ["pera, essa marmita foi a de ontem", "22"],
    ["essa quentinha aí foi ontem", "22"],
    ["a marmita é de ontem, não de hoje", "22"],
    ["essa marmita era de ontem, requentei", "23"],
  ])("a box told by its parts: %s", (text, day) =>
    expect(daysAfter(BOX, [0, "12:45", text])).toEqual([
      `${day} lunch arroz-branco`,
      `${day} lunch frango-grelhado`,
    ]),
  );
});

describe("a meal told by another one", () => {
  const LUNCH = "no almoço arroz e ovo";
  it.each([
    "a janta foi idêntica ao almoço",
    "de janta repeteco do almoço",
    "a janta foi o almoço de novo",
    "a janta foi o mesmo do almoço",
  ])("%s", (said) =>
    expect(mealsAfter(LUNCH, said)).toEqual([
      "lunch arroz-branco",
      "lunch ovo-cozido",
      "dinner arroz-branco",
      "dinner ovo-cozido",
    ]),
  );

  it("is without what it was without", () =>
    expect(mealsAfter(LUNCH, "a janta foi o almoço de novo, mas sem ovo")).toEqual([
      "lunch arroz-branco",
      "lunch ovo-cozido",
      "dinner arroz-branco",
    ]));

  it.each([
    "quer saber, isso aí foi lanche da tarde, jantar eu vou jantar depois. muda pra lanche tudo",
    "isso foi lanche da tarde. passa pro lanche",
  ])("is moved once: %s", (said) =>
    expect(mealsAfter("arroz e ovo", said)).toEqual([
      "afternoon_snack arroz-branco",
      "afternoon_snack ovo-cozido",
    ]),
  );
});

it("moves what was told with a slip, by the same slip", () =>
  expect(mealsAfter("e 1 iorgute 170g", "o iorgute foi no cafe da manha")).toEqual([
    "breakfast iogurte-de-morango",
  ]));
