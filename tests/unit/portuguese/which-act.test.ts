import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what was not eaten after all, in one's own words", () => {
  it.each([
    ["o bife eu larguei, tava com gosto estranho"],
    ["na verdade o bife vou guardar pra janta, não comi ainda"],
    ["o bife deixei pro meu filho"],
    ["o bife ainda não comi"],
    ["o bife vou comer só mais tarde"],
    ["o bife deixa fora, só cheirei"],
    ["acabei nem comendo o bife"],
    ["comi tudo menos o bife"],
    ["raspei o prato, só deixei o bife"],
    ["bife não tinha, confundi com o de sábado"],
    ["kkkk lembrei q o bife quem comeu foi meu colega, eu só comprei"],
  ])("takes it out: %s", (said) =>
    expect(heldAfter("almocei arroz, feijão e bife", said)).toEqual([
      "arroz-branco 125",
      "feijao-carioca 140",
    ]),
  );

  it.each([
    ["o bife vou repetir"],
    ["o bife vou comer mais um"],
    ["o bife estava bom demais, com gosto de casa"],
    ["tira o bife, minha mulher xingou... brincadeira, deixa aí"],
    ["não botei pimenta no fim das contas, ardia demais"],
  ])("leaves it: %s", (said) =>
    expect(heldAfter("almocei arroz, feijão e bife", said)).toEqual([
      "arroz-branco 125",
      "bife-grelhado 100",
      "feijao-carioca 140",
    ]),
  );

  it.each([
    ["o bife larguei metade", ["arroz-branco 125", "bife-grelhado 50"]],
    ["o bife devia ter uns 120 g, tirando a gordura", ["arroz-branco 125", "bife-grelhado 120"]],
    ["o bife tinha muita gordura, de carne mesmo uns 80 g", ["arroz-branco 125", "bife-grelhado 80"]],
    ["esse arroz eu só provei, coisa de duas garfadas", ["arroz-branco 50", "bife-grelhado 100"]],
    ["o arroz mais ou menos 2 colheres de servir", ["arroz-branco 90", "bife-grelhado 100"]],
    ["o bife eu não comi. tomei um copo de suco de laranja", ["arroz-branco 125", "suco-de-laranja 208"]],
  ])("%s", (said, held) => expect(heldAfter("almocei arroz e bife", said)).toEqual(held));
});
