import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";

const MONDAY = "2026-11-23";
const NAMES: Readonly<Record<string, string>> = {
  "2026-11-23": "",
  "2026-11-22": "yesterday ",
  "2026-11-21": "saturday ",
  "2026-11-20": "friday ",
};

/** What each meal holds after the messages, two minutes apart, of which "@19:00 …" says its hour: "yesterday dinner: canja 325". */
function mealsAfter(...said: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  let [hour, at] = ["13:00", 0];
  for (const one of said) {
    const [, told, text = one] = /^@(\d\d:\d\d) (.*)$/.exec(one) ?? [];
    [hour, at] = told ? [told, 0] : [hour, at + 2];
    diary.say(text, momentAt(MONDAY, hour, at));
  }
  const foods = new Map<string, string[]>();
  for (const entry of diary.entries) {
    const name = entry.type === "meal" ? `${NAMES[entry.day]}${entry.kind}` : entry.type;
    const held =
      entry.type === "meal"
        ? entry.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)
        : [String(entry.type === "water" ? entry.ml : entry.kg)];
    foods.set(name, [...(foods.get(name) ?? []), ...held]);
  }
  return [...foods].map(([name, held]) => `${name}: ${held.sort().join(", ")}`).sort();
}

describe("a head and its parts", () => {
  it.each([
    ["e salada, 50g de alface e 80g de tomate", "alface 50, patinho-moido 150, tomate 80"],
    ["com uma salada, 40 g de rúcula, 60 g de tomate", "patinho-moido 150, rucula 40, tomate 60"],
    ["mais legumes, 60g de cenoura e 80g de brócolis", "brocolis 80, cenoura 60, patinho-moido 150"],
  ])("%s", (said, held) =>
    expect(mealsAfter("janta 150g de patinho moído", said)).toEqual([`dinner: ${held}`]),
  );

  it("and what is no part of it", () =>
    expect(mealsAfter("almocei salada, 150 g de frango e 100 g de arroz")).toEqual([
      "lunch: arroz-branco 100, frango-grelhado 150, salada-verde 80",
    ]));
});

describe("a plan by its noun is not eaten", () => {
  it.each([
    "hj à noite o plano é só salada",
    "meu plano pra janta é omelete",
    "pra janta a ideia é peixe grelhado",
    "o combinado de hj à noite é pizza",
    "hoje à noite tá planejado peixe",
    "amanhã o plano é 2 ovos e tapioca",
  ])("%s", (said) => expect(mealsAfter("almocei 200g de nhoque", said)).toEqual(["lunch: nhoque 200"]));

  it("but may be eaten after all", () => {
    const said = ["@18:30 o plano é salada na janta", "jantei! 1 prato"];
    expect(mealsAfter("almocei 200g de nhoque", ...said).join()).toContain("dinner: salada-verde");
    expect(mealsAfter("o plano era salada, acabei comendo 2 fatias de pizza")).toEqual([
      "lunch: pizza-de-mucarela 200",
    ]);
  });
});

describe("of several, so many", () => {
  it.each([
    ["das bananas, tira uma. comi só 1 msm", "banana-prata 75, torrada 24"],
    ["das torradas, apaga uma", "banana-prata 150, torrada 16"],
    ["das 3 torradas, tira duas", "banana-prata 150, torrada 8"],
  ])("%s", (said, held) =>
    expect(mealsAfter("@10:10 2 bananas e 3 torradas", "@12:30 150g de arroz", said)).toEqual([
      "lunch: arroz-branco 150",
      `morning_snack: ${held}`,
    ]),
  );
});

describe("the same as another time", () => {
  const LUNCH = "almocei 200g de arroz e 100g de frango";
  it.each([
    "jantei a msm coisa: 150g de arroz e 120g de frango",
    "jantei o mesmo do almoço: 150g de arroz e 120g de frango",
    "janta igual ao almoço: 150g de arroz e 120g de frango",
  ])("as it is listed: %s", (said) =>
    expect(mealsAfter(LUNCH, `@20:00 ${said}`)).toEqual([
      "dinner: arroz-branco 150, frango-grelhado 120",
      "lunch: arroz-branco 200, frango-grelhado 100",
    ]),
  );

  it.each([
    "meu almoço de ontem foi exatamente igual ao de hj, registra tbm",
    "ontem meu almoço foi igual ao de hoje",
    "o almoço de ontem foi o mesmo de hoje",
    "copia o almoço de hoje pra ontem",
    "o de ontem foi igual, registra também",
  ])("%s", (said) =>
    expect(mealsAfter(LUNCH, said)).toEqual([
      "lunch: arroz-branco 200, frango-grelhado 100",
      "yesterday lunch: arroz-branco 200, frango-grelhado 100",
    ]),
  );

  it("with what it was without", () =>
    expect(
      mealsAfter(
        LUNCH,
        "o almoço de ontem foi igual ao de hoje",
        "mas ontem foi sem o arroz, tira o de ontem",
      ),
    ).toEqual(["lunch: arroz-branco 200, frango-grelhado 100", "yesterday lunch: frango-grelhado 100"]));

  it("what is told with its amount, and nothing else", () =>
    expect(
      mealsAfter(
        "ontem almocei 200g arroz, 150g feijão",
        "agora sim o de hj: 180g de arroz",
        "e 150g de feijão hj tbm, igual ontem",
      ),
    ).toEqual([
      "lunch: arroz-branco 180, feijao-carioca 150",
      "yesterday lunch: arroz-branco 200, feijao-carioca 150",
    ]));
});

describe("of today, after another day", () => {
  const BEFORE = "ontem almocei 200 g de arroz e 100 g de bife";
  const KEPT = "yesterday lunch: arroz-branco 200, bife-grelhado 100";
  it.each([
    ["e hj 120g de arroz sem bife", ["lunch: arroz-branco 120", KEPT]],
    ["e hoje só 80 g de bife", ["lunch: bife-grelhado 80", KEPT]],
    ["hoje não comi bife", [KEPT]],
    ["hoje não foi bife, foi 150 g de frango", ["lunch: frango-grelhado 150", KEPT]],
  ])("%s", (said, held) => expect(mealsAfter(BEFORE, said)).toEqual(held));

  it("at the same meal, where that was by now", () => {
    expect(mealsAfter("@22:30 ontem jantei canja", "e hj só uma maçã")[0]).toBe("dinner: maca 150");
    expect(mealsAfter("@13:00 ontem jantei canja", "e hj só uma maçã")[0]).toBe("lunch: maca 150");
  });

  it.each([
    ["e 1 lata de cerveja de 350 ml no almoço também"],
    ["também teve 1 lata de cerveja de 350 ml no almoço"],
  ])("%s, of Saturday's", (said) =>
    expect(mealsAfter("no sábado almocei 300g de picanha", said)).toEqual([
      "saturday lunch: cerveja 354, picanha 300",
    ]),
  );
});

describe("an earlier day that is named, or was told of", () => {
  const SATURDAY = "no sábado jantei 300g de picanha e 100g de linguiça";
  it.each([
    ["a picanha de sábado era 250g", "linguica-toscana 100, picanha 250"],
    ["no sábado a picanha foi 250g", "linguica-toscana 100, picanha 250"],
    ["tira a linguiça, nem cheguei a comer", "picanha 300"],
    ["apaga a linguiça do jantar de sábado", "picanha 300"],
    ["a linguiça de sábado era de frango", "linguica-de-frango 100, picanha 300"],
  ])("%s", (said, held) =>
    expect(mealsAfter(SATURDAY, "hj almocei 200g de arroz", said)).toEqual([
      "lunch: arroz-branco 200",
      `saturday dinner: ${held}`,
    ]),
  );

  it.each([
    ["os pães de sexta foram 3", ["friday lunch: pao-frances 150", "lunch: pao-frances 50"]],
    ["na sexta foram 3 pães", ["friday lunch: pao-frances 150", "lunch: pao-frances 50"]],
    ["na verdade foram 3 pães", ["friday lunch: pao-frances 100", "lunch: pao-frances 150"]],
  ])("%s, and today's were told last", (said, held) =>
    expect(mealsAfter("sexta comi 2 pães", "hoje comi 1 pão", said)).toEqual(held),
  );

  it("and today's, where none is named", () =>
    expect(mealsAfter(SATURDAY, "hj almocei 200g de picanha", "a picanha era 250g")).toEqual([
      "lunch: picanha 250",
      "saturday dinner: linguica-toscana 100, picanha 300",
    ]));
});

describe("what was drunk", () => {
  it.each([
    ["a de agora foi 200ml, então deu 700 no total do dia", ["water: 200, 500"]],
    ["o último copo foi 250ml, aí são 750 no total", ["water: 250, 500"]],
    ["agua n, foi chá mate, os 300ml", ["lunch: mate 300", "water: 500"]],
    ["300ml de água não, de chá mate", ["lunch: mate 300", "water: 500"]],
    ["troca a água por chá mate", ["lunch: mate 300", "water: 500"]],
    ["na vdd foi chá mate e não água", ["lunch: mate 300", "water: 500"]],
    ["a água era com gás", ["water: 300, 500"]],
  ])("%s", (said, held) =>
    expect(mealsAfter("bebi 500ml de água", "mais 300ml de água", said)).toEqual(held),
  );
});

describe("a weight that was read wrong", () => {
  it.each([
    "subi na balança agora: 84,7... n, li errado, 84,1 kg",
    "pesei 84,7 mas li errado, foi 84,1 kg",
    "84,7 kg quer dizer 84,1 kg",
    "84,7 ontem, hoje 84,1 kg",
  ])("%s", (said) => expect(mealsAfter(`@07:30 ${said}`).at(-1)).toBe("weight: 84.1"));
});

describe("so many whole ones that others had", () => {
  it.each(["meu chefe comeu 3 pudins inteiros kkk", "o pessoal comeu 3 pudins inteiros"])("%s", (said) =>
    expect(mealsAfter("almocei risoto", "meia fatia de pudim", said)).toEqual(
      mealsAfter("almocei risoto", "meia fatia de pudim"),
    ),
  );
});

describe("to which meal it goes", () => {
  const LATE = ["@12:30 almocei arroz e bife", "@16:00 1 iogurte"];
  it.each([
    "eu comi ele logo depois do almoço, pode botar no almoço",
    "pode botar no almoço",
    "ele eu comi no almoço, muda pra lá",
  ])("%s", (said) =>
    expect(mealsAfter(...LATE, said)).toEqual([
      "lunch: arroz-branco 125, bife-grelhado 100, iogurte-de-morango 170",
    ]),
  );

  it.each([
    "o iogurte passa pro jantar, comi logo depois da canja. a granola também",
    "o iogurte e a granola vão pro jantar",
    "passa o iogurte pro jantar. a granola tbm",
  ])("%s", (said) =>
    expect(mealsAfter("@19:00 jantei canja", "@22:30 ceia: 1 iogurte e 30g de granola", said)).toEqual([
      "dinner: canja 325, granola 30, iogurte-de-morango 170",
    ]),
  );

  it.each([
    "esse frango bota no jantar de ontem, não no almoço",
    "esse frango não é do almoço, é do jantar de ontem",
  ])("%s", (said) =>
    expect(mealsAfter("ontem jantei sopa de legumes", "almocei 150g de frango e salada", said)).toEqual([
      "lunch: salada-verde 80",
      "yesterday dinner: frango-grelhado 150, sopa-de-legumes 325",
    ]),
  );

  it.each(["com ele teve 1 ovo frito", "e 1 ovo frito junto com ele", "junto teve 1 ovo frito"])(
    "%s, right after the bread went there",
    (said) =>
      expect(
        mealsAfter(
          "ontem jantei canja e 1 pão francês",
          "o pão foi de hoje, no café da manhã, passa pra hoje",
          said,
        ),
      ).toEqual(["breakfast: ovo-frito 50, pao-frances 50", "yesterday dinner: canja 325"]),
  );

  it.each([
    "viajei, aquele café da manhã inteiro foi o de ontem. passa tudo dele pra ontem",
    "errei, aquele café da manhã era de ontem. passa pra lá",
  ])("%s", (said) =>
    expect(
      mealsAfter("@08:30 café da manhã: 3 torradas", "e 2 bananas", "@12:40 150g de arroz", said),
    ).toEqual(["lunch: arroz-branco 150", "yesterday breakfast: banana-prata 150, torrada 24"]),
  );
});
