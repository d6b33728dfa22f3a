import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("of several things told, how many there were and of what size", () => {
  it.each<[readonly string[], string[]]>([
    // One and a half, and the rest was another's.
    [["comi 2 mistos", "aliás um misto e meio, o cachorro levou o resto"], ["misto-quente 158"]],
    [["comi 2 mistos", "foi 1 misto e meio, o cachorro comeu o resto"], ["misto-quente 158"]],
    [["comi 3 pastéis", "na verdade foram 2 pastéis e meio, o resto dei pra minha filha"], ["pastel 250"]],
    // So many of them.
    [
      ["comi 2 pães de queijo de 35 g", "Dos pães de queijo só comi um, o outro dei ao neto"],
      ["pao-de-queijo 35"],
    ],
    [["comi 4 coxinhas", "das coxinhas eu comi só 2"], ["coxinha 200"]],
    [["comi 8 fatias de pizza", "das 8 fatias de pizza só comi 2"], ["pizza-de-mucarela 200"]],
    [["dos 3 pastéis comi só dois, o outro dei pro Zé"], ["pastel 200"]],
    // How large each of them is.
    [["bebi 2 latas de cerveja", "as latas são de 269 ml"], ["cerveja 543"]],
    [["comi 2 pães", "os pães são de 30 g"], ["pao-frances 60"]],
    [["comi 1 bife", "o bife era de 150 g"], ["bife-grelhado 150"]],
    // The last of several glasses, and more of the same.
    [["bebi dois copos de 250 ml de água", "desconta esse último copo, derrubei na mesa"], ["water 250"]],
    [["bebi 250 ml de água", "bebi 300 ml de água", "desconta o último copo, virou tudo"], ["water 250"]],
    [["bebi 500 ml de água", "desconta 100 ml da água, derramei"], ["water 400"]],
    [
      ["bebi 250 ml de água", "mais dois copos iguais de água"],
      ["water 250", "water 500"],
    ],
    [["bebi 500 ml de água, metade da garrafa de 1 litro"], ["water 500"]],
    [["bebi metade da garrafa de 1 litro de água", "terminei a garrafa!!"], ["water 1000"]],
    // The coffee and its milk together.
    [["tomei um café preto", "o café foi c/ leite, 150ml"], ["cafe-com-leite 153"]],
    [
      ["tomei um café preto e pão", "meu café era com leite, uns 200 ml"],
      ["cafe-com-leite 204", "pao-frances 50"],
    ],
    [
      ["tomei um café preto", "bebi 150 ml de leite"],
      ["cafe 50", "leite-integral 155"],
    ],
  ])("%j", (talk, held) => {
    expect(heldAfter(...talk)).toEqual(held);
  });
});
