import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

describe("a weight of the body that is mended", () => {
  it.each([
    "Corrige o meu peso, por favor: 68,6 kg. Tinha olhado sem os óculos.",
    "arruma meu peso pra 68,6",
    "corrige o peso de hoje, foi 68,6 kg, a balança tava torta",
    "meu peso na verdade é 68,6 kg, tava de roupa",
    "muda meu peso de hoje para 68,6 kg, li errado",
    "pode corrigir o peso? 68,6 kg",
  ])("%s", (said) =>
    expect(heldAfter("pesei 68,9 kg", "comi 40 g de aveia", said)).toEqual(["aveia 40", "kg 68.6"]),
  );

  it("leaves the weight of a food", () =>
    expect(heldAfter("pesei 68,9 kg", "comi 40 g de aveia", "corrige o peso da aveia: 30 g")).toEqual([
      "aveia 30",
      "kg 68.9",
    ]));
});

describe("one in the place of another, in other words", () => {
  const TWO_DAYS = [
    "Ontem no almoço comi 180 g de frango assado",
    "hoje almocei 100 g de frango assado e 90 g de nhoque ao sugo",
  ] as const;

  it.each([
    "O frango de hoje eu não comi, troca por carne de panela, 100 g. O de ontem está certo.",
    "não comi o frango de hoje, troca por 100 g de carne de panela",
    "troca o frango de hoje por 100 g de carne de panela, o de ontem tá certo",
  ])("%s", (said) =>
    expect(heldAfter(...TWO_DAYS, said)).toEqual([
      "carne-de-panela 100",
      "frango-assado 180",
      "nhoque-ao-sugo 90",
    ]),
  );

  it.each([
    [
      "almocei arroz e 1 bife de figado",
      "de figado nao, era bife de boi normal",
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    ["comi um pastel de carne", "de carne não, era pastel de queijo", ["pastel-de-queijo 100"]],
    ["tomei um café com leite de 200 ml", "Na verdade o café era preto, sem leite, 100 ml.", ["cafe 100"]],
    ["tomei um suco de laranja de 300 ml", "na verdade o suco era de uva, 200 ml", ["suco-de-uva 210"]],
    ["comi 100 g de bolo de chocolate", "o bolo era de cenoura, 60 g", ["bolo-de-cenoura 60"]],
    [
      "comi 3 ovos mexidos e 1 fatia de pão integral",
      "Desculpe, foram 2 ovoss.",
      ["ovo-mexido 100", "pao-de-forma-integral 25"],
    ],
    [
      "comi 1 pão francês e um café com leite",
      "Mas comi com 30 g de queijo branco",
      ["cafe-com-leite 204", "pao-frances 50", "queijo-minas-frescal 30"],
    ],
  ])("%s / %s", (first, then, held) => expect(heldAfter(first, then)).toEqual(held));

  it("a word that is misspelt is what was told", () =>
    expect(
      heldAfter("comi uma banana", "tomei 30 g de whey com 250 ml de leite", "Foram duas bannas, aliás."),
    ).toContain("banana-prata 150"));

  it("a word that means something else is no misspelt food", () =>
    expect(heldAfterDay(["07:00", "comi uma manga"], ["07:10", "de manha comi pão"])).toEqual([
      "manga 140",
      "pao-frances 50",
    ]));
});

describe("another day", () => {
  it.each([
    "Pode apagar, isso não foi ontem, foi na semana passada.",
    "isso não foi ontem, foi semana passada",
    "pode apagar, não foi ontem",
    "isso foi semana passada",
  ])("%s", (said) => expect(heldAfter("Ontem no almoço comi 220 g de lasanha", said)).toEqual([]));

  it("not yesterday but today is still moved", () =>
    expect(heldAfter("Ontem no almoço comi 220 g de lasanha", "não foi ontem, foi hoje")).toEqual([
      "lasanha 220",
    ]));

  it.each([
    "Hoje o meu almoço foi igualzinho ao de ontem",
    "o almoço de hj foi o mesmo de ontem, ja comi",
    "meu almoço foi idêntico ao de ontem",
  ])("%s: eaten again", (said) =>
    expect(heldAfter("Ontem no almoço comi 220 g de lasanha", said)).toEqual(["lasanha 220", "lasanha 220"]),
  );
});

describe("what it was instead, or all of it", () => {
  const DAY = [
    ["08:00", "tomei café preto e uma banana"],
    ["19:00", "jantei caldo verde"],
  ] as const;
  it.each([
    ["Meu café não foi preto, foi com leite.", ["banana-prata 75", "cafe-com-leite 204", "caldo-verde 325"]],
    ["o café não era puro, era com leite", ["banana-prata 75", "cafe-com-leite 204", "caldo-verde 325"]],
    ["meu café era com leite, não preto", ["banana-prata 75", "cafe-com-leite 204", "caldo-verde 325"]],
    ["o café não foi preto não, tinha leite", ["banana-prata 75", "cafe-com-leite 204", "caldo-verde 325"]],
    [
      "o cafezinho da manhã na verdade era café com leite, 150 ml",
      ["banana-prata 75", "cafe-com-leite 153", "caldo-verde 325"],
    ],
    ["o café foi um pingado, 100 ml", ["banana-prata 75", "cafe-com-leite 102", "caldo-verde 325"]],
    ["pensando bem a banana era pera", ["cafe 50", "caldo-verde 325", "pera 130"]],
  ])("%s", (said, held) => expect(heldAfterDay(...DAY, ["19:10", said])).toEqual(held));

  it.each(["o café não era com leite, era preto", "o café não foi com leite", "o café era preto, sem leite"])(
    "%s",
    (said) => expect(heldAfter("café com leite e pão", said)).toEqual(["cafe 50", "pao-frances 50"]),
  );

  it.each([
    ["Maçã inteira, aliás.", ["maca 150", "sopa-de-legumes 325"]],
    ["na verdade, maçã inteira", ["maca 150", "sopa-de-legumes 325"]],
    ["a maçã foi inteira, não metade", ["maca 150", "sopa-de-legumes 325"]],
  ])("%s", (said, held) => expect(heldAfter("jantei sopa de legumes e meia maçã", said)).toEqual(held));

  it.each([
    ["cuscuz com ovo e café", "cuscuz deu 200g", ["cafe 50", "cuscuz-de-milho 200", "ovo-frito 50"]],
    ["tapioca com queijo", "tapioca deu 90 g", ["tapioca-com-queijo 90"]],
    ["arroz e bife acebolado", "bife de 100 g", ["arroz-branco 125", "bife-acebolado 100"]],
    ["almocei arroz", "salada deu 80 g", ["arroz-branco 125", "salada-verde 80"]],
    ["arroz e tilápia", "o arroz foi 100 g e o peixe 150g", ["arroz-branco 100", "tilapia 150"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("what rose or fell, who weighed it and of what it was", () => {
  const PLATE = "almocei 50 g de arroz e 100 g de bife";
  it.each<[said: string[], held: string[]]>([
    [
      [PLATE, "o arroz subiu pra 70, botei mais um tiquinho"],
      ["arroz-branco 70", "bife-grelhado 100"],
    ],
    [
      [PLATE, "o arroz passou pra 70, peguei mais um pouco"],
      ["arroz-branco 70", "bife-grelhado 100"],
    ],
    [
      [PLATE, "o arroz virou 70, coloquei mais uma colherada"],
      ["arroz-branco 70", "bife-grelhado 100"],
    ],
    [
      [PLATE, "o bife baixou pra 80, deixei um pedaço"],
      ["arroz-branco 50", "bife-grelhado 80"],
    ],
    [["almocei lasanha", "a moça da marmita disse que o pedaço tem 200g"], ["lasanha 200"]],
    [["almocei lasanha", "o moço disse que a fatia pesa 150"], ["lasanha 150"]],
    [["almocei lasanha", "segundo o cara do restaurante o pedaço tem 200g"], ["lasanha 200"]],
    [
      ["almocei strogonoff de frango e arroz", "foi de carne o strogonoff, amada"],
      ["arroz-branco 125", "strogonoff-de-carne 150"],
    ],
    [
      ["almocei strogonoff de frango e arroz", "era de carne o strogonoff"],
      ["arroz-branco 125", "strogonoff-de-carne 150"],
    ],
    [
      ["bebi 250 ml de água", "outro tanto igual de água agora, viu flor"],
      ["water 250", "water 250"],
    ],
    [
      ["bebi 250 ml de água", "mais do mesmo de água"],
      ["water 250", "water 250"],
    ],
    [
      ["bebi 250 ml de água", "a mesma quantidade de água agora"],
      ["water 250", "water 250"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
  it.each<[said: string[], held: string[]]>([
    [
      [PLATE, "a glicose subiu pra 170"],
      ["arroz-branco 50", "bife-grelhado 100"],
    ],
    [["almocei lasanha", "a nutri disse que a porção tem 100 g"], ["lasanha 250"]],
    [
      [PLATE, "mais uma banana"],
      ["arroz-branco 50", "banana-prata 75", "bife-grelhado 100"],
    ],
  ])("but: %j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("both of them at another meal", () => {
  const mealsAfter = (text: string) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    diary.say("comi uma maçã e uma banana", momentAt("2026-11-23", "16:00", 0));
    diary.say(text, momentAt("2026-11-23", "16:00", 2));
    return diary.entries.map((one) => (one.type === "meal" ? one.kind : one.type));
  };
  it.each([
    "as duas coisas foram no almoço tá",
    "ambas foram no almoço",
    "os dois itens foram no almoço, tá bom",
    "essas duas frutas foram no almoço",
    "foram as duas no almoço",
  ])("%s", (text) => expect(mealsAfter(text)).toEqual(["lunch"]));
  it("but: a third stays", () =>
    expect(mealsAfter("as três coisas foram no almoço")).toEqual(["afternoon_snack"]));
});

describe("another filling, hours later", () => {
  it("keeps the one slice", () =>
    expect(
      heldAfterDay(
        ["12:00", "almocei quiche"],
        ["20:00", "jantei caldo verde"],
        ["20:05", "e a quiche era de espinafre"],
      ),
    ).toEqual(["caldo-verde 325", "quiche 113"]));
});

describe("another sauce on the same pasta", () => {
  it.each<[string, string, string[]]>([
    [
      "almocei nhoque à bolonhesa e rúcula",
      "então o nhoque era aos quatro queijos eu que falei errado",
      ["nhoque-ao-sugo 220", "rucula 30"],
    ],
    ["almocei macarrão à bolonhesa", "o macarrão foi alho e óleo", ["macarrao-alho-e-oleo 200"]],
    ["almocei macarrão à bolonhesa", "na verdade o macarrão era ao pesto", ["macarrao-ao-pesto 220"]],
    ["almocei macarrão à bolonhesa", "o macarrão era carbonara", ["carbonara 250"]],
    ["almocei macarrão", "o macarrão era integral", ["macarrao-integral 200"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});
