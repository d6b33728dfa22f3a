import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter, heldAfterDay } from "./held-after";

const MONDAY = "2026-11-23";

/** What each meal holds after the messages, from 16:00 on: "breakfast: banana-prata", with its day where that is not today. */
function mealsAfter(...said: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of said.entries()) diary.say(text, momentAt(MONDAY, "16:00", at * 2));
  return diary.entries.flatMap((entry) => {
    if (entry.type !== "meal") return [];
    const day = entry.day === MONDAY ? "" : `${entry.day} `;
    return [`${day}${entry.kind}: ${entry.items.map(({ foodId }) => foodId).join(", ")}`];
  });
}

const LUNCH = "almocei 100 g de arroz branco, 100 g de feijão preto e 120 g de frango assado";

describe("a salad told by its leaves, and what was weighed in passing", () => {
  it.each([
    [
      "almocei salada de 80 g de alface, 50 g de pepino e 100 g de frango desfiado",
      ["alface 80", "frango-desfiado 100", "pepino 50"],
    ],
    [
      "almocei bife e uma salada com 80 g de alface e 50 g de tomate",
      ["alface 80", "bife-grelhado 100", "tomate 50"],
    ],
    ["uma salada de rúcula, 40 g de rúcula", ["rucula 40"]],
    ["salada de alface e tomate, 40 g de alface e 30 g de tomate", ["alface 40", "tomate 30"]],
    ["almocei 150 g de salada de alface com tomate", ["alface 75", "tomate 75"]],
    [
      "comi 100 de arroz, 100 de feijão e 70 de salada de alface com tomate",
      ["alface 35", "arroz-branco 100", "feijao-carioca 100", "tomate 35"],
    ],
    [
      "comi uma fatia de bolo de fubá, pesei: 60 g, e tomei uma xícara de chá de hortelã",
      ["bolo-de-fuba 60", "cha-de-ervas 206"],
    ],
    [
      "comi um pedaço de bolo, deu 60 g na balança, e bebi um copo de suco de laranja",
      ["bolo-simples 60", "suco-de-laranja 208"],
    ],
    [
      "1 queijo quente com 2 fatias de pão de forma e 30 g de muçarela",
      ["pao-de-forma 50", "queijo-mucarela 30"],
    ],
    [
      "jantei 1 hambúrguer caseiro de patinho de 100 g e 80 g de alface",
      ["alface 80", "hamburguer-artesanal 100"],
    ],
    ["jantei um sanduíche de hambúrguer de patinho", ["hamburguer 125"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("a weekend that is announced", () => {
    const text = "Vou te contar o fim de semana. Comi hoje 2 fatias de pizza de calabresa de 110 g cada";
    expect(heldAfter(text)).toEqual(["pizza-de-calabresa 220"]);
  });
});

describe("what is put right in whole sentences", () => {
  it.each([
    [["2 ovos cozidos", "os ovos eram mexidos, não cozidos"], ["ovo-mexido 100"]],
    [["2 ovos cozidos", "não eram cozidos, eram mexidos"], ["ovo-mexido 100"]],
    [
      [
        "almocei arroz e 60 g de farofa",
        "pode diminuir a farofa pra 30 g, agora lembrei que foi bem pouquinho",
      ],
      ["arroz-branco 125", "farofa 30"],
    ],
    [
      [LUNCH, "no almoço, arroz foi 80 e frango 150, o feijão tá certo"],
      ["arroz-branco 80", "feijao-preto 100", "frango-assado 150"],
    ],
    [
      [LUNCH, "o feijão tá certo, mas o arroz foi 80 g"],
      ["arroz-branco 80", "feijao-preto 100", "frango-assado 120"],
    ],
    [
      ["almocei 60 g de arroz e 40 g de queijo branco", "tira o queijo e dobra o arroz"],
      ["arroz-branco 120"],
    ],
    [
      ["jantei 1 hambúrguer e alface", "sem pão, viu, só a carne com a alface"],
      ["alface 30", "hamburguer-grelhado 80"],
    ],
    [
      ["3 empadinhas de frango de 20 g cada", "um copo de suco de laranja", "mais uma empadinha daquelas"],
      ["empada 80", "suco-de-laranja 208"],
    ],
    [
      [
        "almocei arroz",
        "jantei caldo verde",
        "o arroz foi 80 g",
        "junto com o caldo comi uma torrada de 10 g",
      ],
      ["arroz-branco 80", "caldo-verde 325", "torrada 10"],
    ],
    [
      ["no jantar de ontem comi frango", "hoje almocei frango", "o frango de ontem era peixe"],
      ["frango-grelhado 100", "peixe-grelhado 120"],
    ],
    [
      ["ontem no café comi pão com 10 g de manteiga", "no pão de ontem não foi manteiga, foi geleia"],
      ["geleia-de-fruta 10", "pao-frances 50"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what goes with what, and how many times as much", () => {
  it.each([
    [
      ["almocei 100 g de arroz, bife e salada", "apaga a salada e triplica o arroz"],
      ["arroz-branco 300", "bife-grelhado 100"],
    ],
    [
      ["almocei feijoada", "jantei sopa de legumes", "esqueci: com a feijoada tomei um suco de laranja"],
      ["feijoada 350", "sopa-de-legumes 325", "suco-de-laranja 208"],
    ],
    [
      ["almocei feijoada", "jantei sopa de legumes", "com a feijoada teve farofa"],
      ["farofa 35", "feijoada 350", "sopa-de-legumes 325"],
    ],
    [
      ["almocei 100 g de arroz e bife", "duplica o arroz"],
      ["arroz-branco 200", "bife-grelhado 100"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("where and when it was", () => {
  const when = (...said: readonly (readonly [string, string])[]) => heldAfterDay(...said);

  it.each([
    [
      ["comi uma banana prata", "a banana foi no café da manhã", "com ela comi 2 colheres de sopa de aveia"],
      ["breakfast: banana-prata, aveia"],
    ],
    [
      [
        "comi 1 pão de queijo e um cafezinho",
        "esse lanche conta como café da manhã, foi minha primeira refeição. Passa os dois pra lá",
      ],
      ["breakfast: pao-de-queijo, cafe"],
    ],
    [
      [
        "no sábado no jantar comi lasanha",
        "e tomei vinho tinto no mesmo jantar",
        "pensando bem, isso foi ontem, no domingo. Passa os dois pra ontem",
      ],
      ["2026-11-22 dinner: lasanha", "2026-11-22 dinner: vinho-tinto"],
    ],
    [
      ["no almoço comi lasanha", "e tomei vinho tinto no almoço", "os dois foram no jantar"],
      ["dinner: lasanha", "dinner: vinho-tinto"],
    ],
    [
      ["vou passar o dia de ontem. No café comi pão com manteiga"],
      ["2026-11-22 breakfast: pao-com-manteiga"],
    ],
    [
      ["na sexta no jantar comi lasanha", "hoje comi uma banana", "tira a lasanha"],
      ["afternoon_snack: banana-prata"],
    ],
  ])("%j", (said, held) => expect(mealsAfter(...said)).toEqual(held));

  it("a pear of the morning, and an apple in its place", () => {
    const held = when(
      ["10:40", "comi 1 pera"],
      ["15:00", "400 ml de água"],
      ["15:02", "tira a pera da manhã e coloca uma maçã no lugar"],
    );
    expect(held).toEqual(["maca 150", "water 400"]);
  });
});
