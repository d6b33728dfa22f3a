import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const PLATE = "almocei 100 g de arroz, 1 bife e 200 g de costela";

describe("how much it was, told afterwards", () => {
  it.each([
    ["costela-bovina 150", "acho que a costela deu uns 150 g tirando os ossos"],
    ["costela-bovina 150", "a costela tinha muito osso, de carne mesmo uns 150g"],
    ["costela-bovina 60", "a costela foram 3 pedacinhos só, coisa de 60 gramas"],
    ["costela-bovina 150", "costela descontando o osso dá 150g de carne, corrige pfv"],
    ["costela-bovina 150", "a costela tinha 200 g crua, mas a balança marcava menos no fim. Considere 150."],
    ["costela-bovina 170", "sobrou um pouco da costela, na balança 30 g"],
    ["arroz-branco 60", "o arroz eu só belisquei, uns 60 g"],
    ["arroz-branco 63", "o arroz foi pouco"],
    ["arroz-branco 60", "uns 60 gramas de arroz, se não me engano"],
  ])("%s: %s", (held, said) => {
    const after = heldAfter(PLATE, said);
    expect(after.some((one) => one.startsWith(held))).toBe(true);
    expect(after).toHaveLength(heldAfter(PLATE).length);
  });

  it.each([
    ["comi 2 ovos e arroz", "só comi 1 ovo, o outro levei pro trabalho", "ovo-cozido 45"],
    ["comi 1 broa", "2 broas, esqueci da segunda", "broa 100"],
    ["comi 1 sonho", "meio sonho, na verdade, a enfermeira me roubou a outra metade", "sonho 40"],
    ["bebi 2 garrafas de 500 ml de água", "a segunda tá pela metade, então conta 750", "water 750"],
    ["bebi uma garrafinha de água", "2 garrafinhas dessas de 700 na vdd", "water 1400"],
  ])("%s; %s: %s", (told, said, held) => {
    expect(heldAfter(told, said)).toContain(held);
  });

  it("of each, of both or of all but one", () => {
    const half = heldAfter(PLATE, "divide tudo por 2, era prato pra dois. menos o bife");
    expect(half).toEqual(expect.arrayContaining(["arroz-branco 50", "bife-grelhado 100"]));
    expect(heldAfter("almocei arroz e feijão", "arroz e feijão foi bem pouquinho dos dois")).toEqual([
      "arroz-branco 44",
      "feijao-carioca 49",
    ]);
  });

  it.each(["vou fazer uns 150 g de costela amanhã", "a costela tinha osso?"])("leaves alone: %s", (said) => {
    expect(heldAfter(PLATE, said)).toEqual(heldAfter(PLATE));
  });
});
