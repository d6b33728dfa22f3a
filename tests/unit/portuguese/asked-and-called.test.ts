import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

describe("a question that calls somebody", () => {
  it.each([
    "é bom beber água durante o almoço, meu anjo?",
    "posso tomar café depois do almoço, minha flor?",
    "faz mal comer banana à noite, querida?",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));
});

describe("a shake", () => {
  it("of today's breakfast is no question about vitamins", () => {
    expect(heldAfterDay(["08:10", "café da manhã de hoje: 300 ml de vitamina de banana"])).toEqual([
      "vitamina-de-banana 315",
    ]);
  });

  it.each([
    "vitamina de 1 banana com 300 ml de leite e 30 g de aveia",
    "tomei vitamina de uma banana com 300 ml de leite e 30 g de aveia",
  ])("is told by what is counted in it: %s", (text) => {
    expect(heldAfter(text)).toEqual(["aveia 30", "banana-prata 75", "leite-integral 309"]);
  });
});

describe("what there was, and how much of it", () => {
  it.each([
    [["almocei arroz e bife", "também tinha alface da minha horta, comi 4 folhas"], "alface 40"],
    [["almocei arroz e bife", "teve bolo, comi 2 fatias"], "bolo-simples 120"],
  ])("%s", (said, held) => {
    expect(heldAfter(...said)).toEqual(["arroz-branco 125", "bife-grelhado 100", held].sort());
  });
});

describe("what one likes or does as a rule", () => {
  it.each(["nao gosto mto de figado nao", "fígado eu costumo comer na segunda", "qria mto um açai agr"])(
    "%s",
    (text) => {
      expect(heldAfter("almocei arroz e bife de fígado", text)).toEqual([
        "arroz-branco 125",
        "figado-bovino 100",
      ]);
    },
  );
});

describe("a dish told by what is counted in it", () => {
  it.each([
    [
      "jantei um sanduíche, 2 fatias de pão integral, 1 fatia de queijo mussarela e 1 de presunto",
      ["pao-de-forma-integral 50", "presunto 15", "queijo-mucarela 20"],
    ],
    [
      "comi uma salada com um tomate, meio pepino e seis azeitonas",
      ["azeitona-verde 24", "pepino 50", "tomate 100"],
    ],
    ["comi salada com 2 colheres de azeite e 1 ovo", ["azeite 24", "ovo-cozido 45", "salada-verde 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
