import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what others had beside oneself", () => {
  it.each([
    ["meu marido comeu três pedaços de lasanha, eu só comi um", ["lasanha 250"]],
    ["minha neta fez um bolo de milho. o menino dela comeu 3 pedaço e eu comi so 1", ["bolo-de-milho 60"]],
    ["minha vizinha comeu 6 pães de queijo, eu comi 2", ["pao-de-queijo 80"]],
    ["meu marido tomou 3 cervejas e eu só tomei uma", ["cerveja 354"]],
    ["meu filho comeu 2 coxinhas e eu comi uma salada", ["salada-verde 80"]],
    ["minha neta bateu vitamina de banana e eu tomei um copo", ["vitamina-de-banana 315"]],
    ["minha neta nao quer comer feijao, so quer saber de biscoito. que que eu faco?", []],
    ["meu filho não quer comer feijão", []],
    ["meu filho só quer saber de biscoito", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("says why it is taken out", () => {
    const said = "apaga a galinhada, essa era a marmita da minha colega. eu comi 150 g de carne assada";
    expect(heldAfter("almocei galinhada", said)).toEqual(["carne-assada 150"]);
    expect(heldAfter("almocei galinhada", "tira a galinhada, era do meu marido")).toEqual([]);
  });
});
