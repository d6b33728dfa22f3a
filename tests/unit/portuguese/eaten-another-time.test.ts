import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what was eaten long ago, at another time or by somebody else", () => {
  it.each([
    [["almocei arroz e banana", "a banana foi na semana passada"], ["arroz-branco 125"]],
    [["almocei arroz e banana", "a banana não foi hoje, pode tirar"], ["arroz-branco 125"]],
    [
      ["ontem na ceia comi meia maçã e duas nozes", "A maçã não foi ontem, foi na semana passada."],
      ["nozes 10"],
    ],
    [
      ["almocei arroz e bolo", "o arroz foi feito semana passada"],
      ["arroz-branco 125", "bolo-simples 60"],
    ],
    [
      ["almocei lentilha e frango xadrez", "Retire o frango xadrez, por favor. O meu era frango grelhado."],
      ["frango-grelhado 100", "lentilha 140"],
    ],
    ...[
      "tira o arroz de ontem",
      "apaga o arroz do almoço de ontem",
      "o arroz de ontem não comi",
      "ontem não comi arroz não, tira o de ontem",
    ].map((said): [string[], string[]] => [
      ["ontem almocei 50 g de arroz e bife", "hoje almocei 100 g de arroz", said],
      ["arroz-branco 100", "bife-grelhado 100"],
    ]),
    [["ontem almocei 50 g de arroz", "hoje almocei 100 g de arroz", "tira o arroz"], ["arroz-branco 50"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));

  const heldAt = (hour: string, ...said: readonly string[]) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const [at, text] of said.entries())
      diary.say(text, new Date(Date.parse(`2026-11-23T${hour}:00Z`) + at * 120_000));
    return diary.entries.flatMap((one) =>
      one.type === "meal" ? one.items.map(({ foodId }) => `${one.kind} ${foodId}`) : [],
    );
  };

  it.each([
    [
      ["café: pão. à tarde, uma banana", "almocei couve", "a banana eu comi de manhã"],
      ["breakfast pao-frances", "breakfast banana-prata", "lunch couve-refogada"],
    ],
    [
      ["à tarde, uma banana", "almocei couve", "a banana eu comi às dez da manhã"],
      ["morning_snack banana-prata", "lunch couve-refogada"],
    ],
    [
      ["à tarde, uma banana", "almocei couve", "a banana eu comi no almoço também"],
      ["afternoon_snack banana-prata", "lunch couve-refogada"],
    ],
  ])("is moved where it was told before the last: %j", (said, held) =>
    expect(heldAt("23:30", ...said)).toEqual(held),
  );

  const B = "tomei café e comi pão";
  const Y = "2026-11-22";
  const T = "2026-11-23";
  it.each<[string, readonly string[], readonly string[]]>([
    [
      "08:00",
      [B, "isso foi o café de ontem, anotei errado. hj ainda nao comi"],
      [`${Y} breakfast cafe`, `${Y} breakfast pao-frances`],
    ],
    ["08:00", [B, "isso tudo foi o café de ontem"], [`${Y} breakfast cafe`, `${Y} breakfast pao-frances`]],
    ["08:00", [B, "o café foi ontem"], [`${T} breakfast pao-frances`, `${Y} breakfast cafe`]],
    [
      "08:00",
      [B, "isso foi café com açúcar"],
      [`${T} breakfast cafe-com-acucar`, `${T} breakfast pao-frances`],
    ],
    [
      "16:00",
      ["tapioca com queijo", "1 banana", "joga tudo pra ontem"],
      [`${Y} afternoon_snack tapioca-com-queijo`, `${Y} afternoon_snack banana-prata`],
    ],
    ...["isso foi ontem na verdade, passa os dois pra ontem", "os dois foram ontem", "ambos foram ontem"].map(
      (moved): [string, readonly string[], readonly string[]] => [
        "08:00",
        [B, moved],
        [`${Y} breakfast cafe`, `${Y} breakfast pao-frances`],
      ],
    ),
    ["08:00", ["comi 2 pães", "dois foram ontem"], [`${T} breakfast pao-frances`]],
    [
      "16:00",
      ["tapioca", "1 banana", "muda isso tudo pro café da manhã"],
      [`${T} breakfast tapioca`, `${T} breakfast banana-prata`],
    ],
    [
      "16:00",
      ["no café da manhã comi tapioca", "muda isso tudo pra lanche da tarde vai, 16h não é manhã"],
      [`${T} afternoon_snack tapioca`],
    ],
    [
      "16:00",
      ["ontem no lanche comi bolo, café e pão", "o bolo e o café foram hoje"],
      [`${Y} afternoon_snack pao-frances`, `${T} afternoon_snack bolo-simples`, `${T} afternoon_snack cafe`],
    ],
    [
      "16:00",
      ["ontem no lanche comi bolo com suco", "o bolo com o suco foi hoje de manhã, não ontem"],
      [`${T} breakfast suco-de-fruta`, `${T} breakfast bolo-simples`],
    ],
    [
      "16:00",
      ["ontem no lanche comi bolo com suco", "o bolo foi hoje"],
      [`${Y} afternoon_snack suco-de-fruta`, `${T} afternoon_snack bolo-simples`],
    ],
    [
      "16:00",
      ["ontem comi açaí no lanche da tarde", "ontem tbm 1 pacote de biscoito globo, no mesmo lanche"],
      [`${Y} afternoon_snack acai`, `${Y} afternoon_snack biscoito-globo`],
    ],
    [
      "16:00",
      ["ontem comi açaí no lanche da tarde", "hoje o mesmo lanche"],
      [`${Y} afternoon_snack acai`, `${T} afternoon_snack acai`],
    ],
  ])("all that is meant goes, at %s: %j", (hour, said, held) => {
    const diary = new DiaryInMemory(ZONE);
    for (const [at, text] of said.entries()) diary.say(text, momentAt(T, hour, at * 2));
    expect(
      diary.entries.flatMap((one) =>
        one.type === "meal" ? one.items.map(({ foodId }) => `${one.day} ${one.kind} ${foodId}`) : [],
      ),
    ).toEqual(held);
  });

  it.each([
    ["ontem não teve feijão, foi macarrão", ["arroz-branco", "macarrao-cozido"]],
    ["e ontem não teve feijão não, era macarrão", ["arroz-branco", "macarrao-cozido"]],
    ["ontem foi macarrão e não feijão", ["arroz-branco", "macarrao-cozido"]],
    ["ontem eu não comi feijão", ["arroz-branco"]],
  ])("what a day begins is of that day's meal: %s", (said, held) => {
    const diary = new DiaryInMemory(ZONE);
    const today = "2026-11-23";
    const told = ["ontem almocei arroz e feijão", "hoje almocei arroz, feijão e couve", said];
    for (const [at, text] of told.entries()) diary.say(text, momentAt(today, "13:00", at * 2));
    const meals = diary.entries.map((one) =>
      one.type === "meal" ? one.items.map(({ foodId }) => foodId).sort() : [],
    );
    expect(meals).toEqual([held, ["arroz-branco", "couve-refogada", "feijao-carioca"]]);
  });

  it("what was had too comes to the meal of this hour, and not to that from which something was moved", () => {
    const told = ["de manhã queijo e azeitonas", "almocei panqueca", "as azeitonas foram no almoço"];
    expect(heldAt("15:55", ...told, "tomei também 100 ml de vinho")).toContain("lunch vinho-tinto");
  });

  const FOODS = [
    ["2 coxinhas", "coxinha", "uma coxinha"],
    ["200 ml de leite desnatado", "leite desnatado", "um copo de leite"],
    ["2 xícaras de café preto", "café preto", "um cafezinho"],
    ["60 g de whey", "whey", "um scoop de whey"],
    ["2 tapiocas", "tapioca", "uma tapioca"],
    ["3 latas de cerveja", "cerveja", "uma cerveja"],
    ["2 pratos de sopa de legumes", "sopa de legumes", "um prato de sopa"],
    ["meio big mac", "big mac", "um big mac"],
  ] as const;
  const SITUATIONS = [
    ["yesterday, and another just now", ["ontem jantei {}", "@16:30 comi uma manga"], "16:34"],
    ["this morning", ["@07:00 café da manhã: {}", "@13:00 almocei bacalhau com batata"], "21:10"],
    ["at dinner, and another just now", ["@19:40 jantei {}", "@23:20 1 manga"], "23:24"],
    ["hours ago, and nothing since", ["@15:10 comi {}"], "18:10"],
  ] as const;
  const SAID = ["{name}", "{one}", "e {one}", "mais {one}", "faltou {one}", "esqueci {one}", "{one} tb"];
  const MORE = ["ai não resisti, comi {one}", "agora {one}", "registra {one}", "{name} e batata frita"];
  const cases = FOODS.flatMap(([told, name, one]) =>
    SITUATIONS.flatMap(([when, before, at]) =>
      [...SAID, ...MORE].map((said) => ({
        before: before.map((text) => text.replace("{}", told)),
        at,
        when,
        said: said.replace("{name}", name).replace("{one}", one),
      })),
    ),
  );

  it.each(cases)("$said, of what was had $when, is had again: $before", ({ before, at, said }) => {
    const diary = new DiaryInMemory(ZONE);
    const eaten = () =>
      diary.entries.flatMap((one) => (one.type === "meal" ? one.items.map((item) => [one.day, item]) : []));
    for (const text of before) {
      const [, hour = "06:00", words = text] = /^@(\d\d:\d\d) (.*)$/.exec(text) ?? [];
      diary.say(words, momentAt(T, hour, 0));
    }
    const held = eaten();
    diary.say(said, momentAt(T, at, 0));
    expect(eaten()).toEqual(expect.arrayContaining(held));
    expect(eaten().length).toBeGreaterThan(held.length);
  });
});

describe("what was left of it", () => {
  const heldIn = (...said: readonly (readonly [string, string])[]) => {
    const diary = new DiaryInMemory(ZONE);
    for (const [hour, text] of said) diary.say(text, momentAt("2026-11-23", hour, 0));
    return diary.entries.flatMap((one) =>
      one.type === "meal" ? one.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`) : [],
    );
  };
  const PIZZA = ["19:40", "comi 2 pedaços de pizza de calabresa"] as const;

  it.each([
    [
      "cold",
      "21:50",
      "comi mais um pedaço de pizza fria",
      ["pizza-de-calabresa 200", "pizza-de-calabresa 100"],
    ],
    [
      "hours later",
      "23:20",
      "comi mais um pedaço de pizza",
      ["pizza-de-calabresa 200", "pizza-de-calabresa 100"],
    ],
    ["soon", "19:45", "mais um pedaço de pizza", ["pizza-de-calabresa 300"]],
    [
      "another kind, told",
      "20:30",
      "comi uma fatia de pizza de frango fria",
      ["pizza-de-calabresa 200", "pizza-de-frango 120"],
    ],
  ])("is of the same kind: %s", (_, hour, said, held) => expect(heldIn(PIZZA, [hour, said])).toEqual(held));

  it("is of the kind of the day before", () => {
    expect(heldIn(["10:00", "ontem comi bolo de cenoura"], ["11:10", "comi o bolo que sobrou"])).toEqual([
      "bolo-de-cenoura 60",
      "bolo-de-cenoura 60",
    ]);
  });
});

const keptOn = (text: string, hour: string) => {
  const diary = new DiaryInMemory(ZONE);
  diary.say(text, momentAt("2026-11-23", hour, 0));
  const meals = diary.entries.flatMap((one) =>
    one.type === "meal" ? [`${one.day.slice(8)} ${one.kind} ${one.items.map(({ foodId }) => foodId)}`] : [],
  );
  return meals.join();
};

describe("what is had now, after yesterday's", () => {
  it.each([
    [
      "Ontem na ceia tomei uma xícara de chá de camomila sem açúcar, e agora no café da manhã comi só um iogurte de morango",
      "22 supper cha-de-ervas,23 breakfast iogurte-de-morango",
    ],
    ["ontem jantei pizza e agora comi um pão", "22 dinner pizza-de-mucarela,23 breakfast pao-frances"],
    [
      "ontem à noite comi 2 fatias de pizza, agora de manhã só café preto",
      "22 dinner pizza-de-mucarela,23 breakfast cafe",
    ],
    [
      "ontem jantei sopa, agora cedo tomei um iogurte",
      "22 dinner sopa-de-legumes,23 breakfast iogurte-de-morango",
    ],
    [
      "ontem jantei pizza, comi um pão agora há pouco",
      "22 dinner pizza-de-mucarela,23 breakfast pao-frances",
    ],
    ["ontem na ceia tomei chá e comi um pão", "22 supper cha,pao-frances"],
    ["ontem só lembrei agora: almocei arroz", "22 lunch arroz-branco"],
    ["agora que lembrei, ontem jantei sopa", "22 dinner sopa-de-legumes"],
    ["ontem comi pizza no jantar, só agora tô anotando", "22 dinner pizza-de-mucarela"],
    ["ontem jantei pizza e agora quero só salada", "22 dinner pizza-de-mucarela"],
  ])("%s", (text, held) => expect(keptOn(text, "08:10")).toEqual(held));
});

describe("a remark that it was forgotten, and then the day's meal", () => {
  it.each<[string, string]>([
    ["esqueci de registrar. ontem no café da manhã: 2 ovos cozidos", "22 breakfast ovo-cozido"],
    ["me esqueci de anotar! no sábado no almoço: feijoada", "21 lunch feijoada"],
    ["não deu tempo de registrar. ontem no jantar: 2 fatias de pizza", "22 dinner pizza-de-mucarela"],
    ["acabei não anotando. ontem à noite: 1 pastel", "22 dinner pastel"],
    ["esqueci de te contar. hoje cedo: 1 maçã", "23 breakfast maca"],
    ["não registrei ontem. café da manhã: 2 ovos cozidos", "22 breakfast ovo-cozido"],
    ["esqueci de registrar o café de ontem", ""],
    ["esqueci de registrar. dá pra registrar ontem?", ""],
    ["esqueci de registrar ontem", ""],
  ])("%s", (text, held) => expect(keptOn(text, "13:00")).toEqual(held));
});
