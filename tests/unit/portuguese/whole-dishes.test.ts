import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("so much of the whole dish", () => {
  it.each<[string, string[]]>([
    ["nhoque de batata ao molho bolonhesa, uns 350 g", ["nhoque-ao-molho 350"]],
    ["um combinado de sushi, vieram 12 peças e comi todas", ["sushi 300"]],
    ["vitamina de banana bati no liquidificador e tomei 400 ml", ["vitamina-de-banana 420"]],
    ["vitamina de banana, tomei 400 ml", ["vitamina-de-banana 420"]],
    [
      "overnight que comi agora: 40g aveia, 30 g whey, 1 banana",
      ["aveia 40", "banana-prata 75", "whey-protein 30"],
    ],
    ["galinha caipira coxa e sobrecoxa", ["coxa-de-frango 55", "sobrecoxa 65"]],
    ["1 litro e meio de água foi o que bebi hoje, contei nas garrafinha de 500", ["water 1500"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("half a pizza is of a large one, and its slices are of pizza", () => {
  it.each<[string, string[]]>([
    ["comi meia pizza de calabresa", ["pizza-de-calabresa 400"]],
    ["meia pizza e 2 copos de coca", ["pizza-de-mucarela 400", "refrigerante-de-cola 416"]],
    ["meia pizza média de calabresa", ["pizza-de-calabresa 200"]],
    ["comi meia pizza brotinho de calabresa", ["pizza-de-calabresa 140"]],
    ["meia pizza de calabresa, 4 fatias", ["pizza-de-calabresa 400"]],
    ["meia pizza de calabresa, 2 fatias de bolo", ["bolo-simples 120", "pizza-de-calabresa 200"]],
    ["meia pizza de calabresa sozinho, tipo 4 fatias", ["pizza-de-calabresa 400"]],
    ["os meninos pediram pizza, eu comi 2 fatias de calabresa", ["pizza-de-calabresa 200"]],
    ["pizza na casa da vó, comi dois, de marguerita", ["pizza-de-mucarela 200"]],
    ["comi arroz e 2 fatias de calabresa", ["arroz-branco 125", "linguica-calabresa 20"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a soup with meat is one dish", () => {
  it.each([
    ["sopa de mandioquinha com carne, 350 g", ["sopa-de-legumes-com-carne 350"]],
    ["sopa de abóbora com carne moída 300 g", ["sopa-de-legumes-com-carne 300"]],
    ["sopa de batata com carne 300g", ["sopa-de-legumes-com-carne 300"]],
    ["sopa de mandioca com carne 300 g", ["caldo-de-mandioca 300"]],
    ["sopa de abóbora com carne seca 300 g", ["carne-seca 50", "sopa-de-abobora 250"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("the other half that somebody had halves nothing once more", () => {
  it.each<[string, string[]]>([
    ["Comi metade de uma lasanha de 600 g no almoço. A outra metade foi da minha esposa.", ["lasanha 300"]],
    ["comi metade da lasanha de 600 g. a outra metade minha esposa comeu", ["lasanha 300"]],
    ["comi metade da lasanha de 600 g e minha esposa comeu a outra metade", ["lasanha 300"]],
    ["comi metade de uma lasanha de 600 g, a outra metade ficou na geladeira", ["lasanha 300"]],
    ["Comi 300 g de lasanha no almoço. A outra metade foi da minha esposa.", ["lasanha 300"]],
    ["almocei meia marmita de 500 g. a outra metade ficou pro meu marido", ["prato-feito 250"]],
    ["meio sonho, a enfermeira me roubou a outra metade", ["sonho 40"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    [
      "prato: 100 g de frango, 150 g de arroz e o resto foi salada",
      ["arroz-branco 150", "frango-grelhado 100", "salada-verde 40"],
    ],
    ["comi metade de uma lasanha de 600 g", ["lasanha 300"]],
    ["comi meia pizza e o resto foi pro meu irmão", ["pizza-de-mucarela 400"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("the other half at another meal", () => {
  it.each<[string, string[]]>([
    [
      "Comi metade de uma lasanha de 600 g no almoço. A outra metade comi no jantar.",
      ["lasanha 300", "lasanha 300"],
    ],
    [
      "comi metade de uma lasanha de 600 g no café e a outra metade no almoço",
      ["lasanha 300", "lasanha 300"],
    ],
    ["comi meia maçã no lanche da manhã, a outra metade no almoço", ["maca 75", "maca 75"]],
    [
      "comi meia pizza no café e a outra metade no almoço",
      ["pizza-de-mucarela 400", "pizza-de-mucarela 400"],
    ],
    [
      "comi meio abacate no café, a outra metade foi no almoço com um ovo",
      ["abacate 215", "abacate 215", "ovo-cozido 45"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["comi meio sanduíche natural, a outra metade fica pro lanche", ["sanduiche-natural 75"]],
    ["comi meia marmita e a outra metade minha esposa comeu no jantar", ["prato-feito 275"]],
    ["comi meia maçã no lanche", ["maca 75"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
