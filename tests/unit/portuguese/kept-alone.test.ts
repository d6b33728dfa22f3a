import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "./held-after";

const LUNCH = ["12:40", "almocei arroz e bife"] as const;
const EATEN = ["arroz-branco 125", "bife-grelhado 100"];

describe("what goes and the only thing that stays are of one meal", () => {
  it.each<[string, string, string[]]>([
    ["1 fatia de melancia e 1 fatia de mamão", "tira a melancia, deixa só o mamão", ["mamao 170"]],
    ["1 fatia de melancia e 1 fatia de mamão", "apaga a melancia fica só o mamão mesmo", ["mamao 170"]],
    ["1 fatia de melancia e 1 fatia de mamão", "tira a melancia, só o mamão mesmo", ["mamao 170"]],
    ["1 fatia de melancia e 1 fatia de mamão", "deixa só o mamão, pode tirar a melancia", ["mamao 170"]],
    ["lanchei 1 maçã e 1 banana prata", "remove a maçã e mantém apenas a banana", ["banana-prata 75"]],
    [
      "lanchei 1 colher de sopa de doce de leite com 1 fatia de queijo minas",
      "Tira o doce de leite, comi so o queijo.",
      ["queijo-minas-frescal 30"],
    ],
    [
      "lanchei 1 colher de sopa de doce de leite com 1 fatia de queijo minas",
      "só comi o queijo, tira o doce de leite",
      ["queijo-minas-frescal 30"],
    ],
  ])("%s / %s", (told, said, stays) => {
    expect(heldAfterDay(LUNCH, ["16:00", told], ["16:02", said])).toEqual([...EATEN, ...stays].sort());
  });

  it("of two tellings", () => {
    const talk = [
      ["16:00", "1 fatia de melancia"],
      ["16:01", "e 1 fatia de mamão tb"],
    ] as const;
    const said = ["16:02", "tira a melancia, deixa só o mamão"] as const;
    expect(heldAfterDay(LUNCH, ...talk, said)).toEqual([...EATEN, "mamao 170"]);
    expect(heldAfter(LUNCH[1], "de sobremesa 1 fatia de melancia", "e 1 fatia de mamão", said[1])).toEqual([
      ...EATEN,
      "mamao 170",
    ]);
  });

  it.each<[string[], string[]]>([
    [["almocei arroz, feijão e bife", "tira o arroz, deixa só o bife"], ["bife-grelhado 100"]],
    [["almocei arroz e bife", "tira o arroz, deixa o bife"], ["bife-grelhado 100"]],
    [["almocei arroz e bife", "tira só o arroz"], ["bife-grelhado 100"]],
    [["almocei arroz e 2 ovos cozidos", "tira o arroz, comi só 1 ovo"], ["ovo-cozido 45"]],
  ])("neighbours: %s", (talk, held) => expect(heldAfter(...talk)).toEqual(held));
});
