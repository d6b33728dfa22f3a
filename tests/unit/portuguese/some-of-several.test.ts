import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

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

describe("one of several that was not had, and pieces of what was eaten before a drink", () => {
  const POLENTA = "duas fatias de polenta frita e arroz";
  it.each<[readonly string[], string[]]>([
    [
      [POLENTA, "Uma das fatias de polenta ficou no prato, então conta só a outra."],
      ["arroz-branco 125", "polenta-frita 60"],
    ],
    [
      [POLENTA, "uma das polentas eu deixei, conta só uma"],
      ["arroz-branco 125", "polenta-frita 60"],
    ],
    [
      [POLENTA, "sobrou uma das fatias"],
      ["arroz-branco 125", "polenta-frita 60"],
    ],
    [
      ["comi 4 almôndegas e arroz", "deixei duas das almôndegas"],
      ["almondega 100", "arroz-branco 125"],
    ],
    [
      ["comi 2 bifes e arroz", "um dos bifes foi pro lixo"],
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    [
      ["2 pedaços de pizza de frango", "tomei uma coca", "meu foi um pedaço só, o outro dei pra ele"],
      ["pizza-de-frango 120", "refrigerante-de-cola 364"],
    ],
    [
      ["2 pedaços de pizza de frango", "tomei uma coca", "na verdade só um pedaço"],
      ["pizza-de-frango 120", "refrigerante-de-cola 364"],
    ],
    [
      ["2 conchas de feijão", "um suco", "foi meia concha só"],
      ["feijao-carioca 70", "suco-de-fruta 208"],
    ],
    [
      ["tomei um suco com 2 rodelas de laranja", "foi uma rodela só"],
      ["laranja 15", "suco-de-fruta 208"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("another piece of what was told, by its noun alone", () => {
  it.each<[readonly string[], string[]]>([
    [["jantei 2 fatias de pizza de calabresa", "peguei outra fatia da pizza"], ["pizza-de-calabresa 300"]],
    [["jantei 2 fatias de pizza de calabresa", "comi mais uma fatia de pizza"], ["pizza-de-calabresa 300"]],
    [["comi um pedaço de bolo de cenoura", "comi mais um pedaço do bolo"], ["bolo-de-cenoura 120"]],
    [["almocei 2 conchas de feijão preto", "peguei outra concha do feijão"], ["feijao-preto 420"]],
    [
      ["jantei 2 fatias de pizza de calabresa", "comi mais uma fatia de pizza de frango"],
      ["pizza-de-calabresa 200", "pizza-de-frango 120"],
    ],
    [
      ["tomei café com leite", "tomei mais uma xícara de café"],
      ["cafe 200", "cafe-com-leite 204"],
    ],
    [
      ["comi pão com ovo", "comi mais uma fatia de pão"],
      ["pao-com-ovo 100", "pao-de-forma 25"],
    ],
    [
      ["jantei 2 fatias de pizza de calabresa", "vou comer mais uma fatia da pizza"],
      ["pizza-de-calabresa 200"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("some of several that stayed, and what became of them", () => {
  it.each([
    ["um dos pães de queijo eu deixei no prato não comi", "pao-de-queijo 80"],
    ["um dos pães de queijo não comi, deixei no prato", "pao-de-queijo 80"],
    ["olha um dos pães de queijo eu larguei, não comi", "pao-de-queijo 80"],
    ["dois dos pães de queijo dei pro meu filho", "pao-de-queijo 40"],
    ["um dos pães de queijo acabei dando pro cachorro", "pao-de-queijo 80"],
    ["um dos pães de queijo caiu no chão", "pao-de-queijo 80"],
    ["dois dos pães de queijo não comi", "pao-de-queijo 40"],
  ])("%s", (said, held) =>
    expect(heldAfter("comi 3 pães de queijo e uma banana", said)).toEqual(["banana-prata 75", held]),
  );
});

describe("what was given away, by how many or all of them", () => {
  it.each<[string, string[]]>([
    ["os ovos dei os dois pro meu filho", ["pao-de-queijo 120"]],
    ["dei os dois ovos pro cachorro", ["pao-de-queijo 120"]],
    ["apaga os ovos, dei os dois pro meu irmão", ["pao-de-queijo 120"]],
    ["olha os ovos pode tirar que acabei dando os dois pro flanelinha", ["pao-de-queijo 120"]],
    ["os ovos dei um pro meu filho", ["ovo-cozido 45", "pao-de-queijo 120"]],
    ["os pães de queijo eu dei dois pro vizinho", ["ovo-cozido 90", "pao-de-queijo 40"]],
    ["os pães de queijo deixei um no prato", ["ovo-cozido 90", "pao-de-queijo 80"]],
  ])("%s", (said, held) => expect(heldAfter("comi 3 pães de queijo e 2 ovos cozidos", said)).toEqual(held));

  it.each([
    "os pães de manhã pode tirar",
    "os pães de manhã dei os dois pro flanelinha",
    "olha os pães de manhã pode tirar que acabei dando os dois pro flanelinha",
    "não comi os pães da manhã",
  ])("of an earlier meal: %s", (said) =>
    expect(
      heldAfterDay(["07:00", "dois pães na chapa e um pingado"], ["12:30", "almocei arroz"], ["12:40", said]),
    ).toEqual(["arroz-branco 125", "cafe-com-leite 204"]),
  );
});

describe("bread that is taken out, with what is spread on it", () => {
  it.each<[string, string, string[]]>([
    ["pão com manteiga e uma banana", "tira o pão", ["banana-prata 75"]],
    ["cuscuz com manteiga e uma banana", "não comi o cuscuz", ["banana-prata 75"]],
    ["pão com ovo e uma banana", "tira o pão", ["banana-prata 75", "ovo-cozido 45"]],
    [
      "pão com manteiga e uma banana",
      "não era pão, era cuscuz",
      ["banana-prata 75", "cuscuz-de-milho 135", "manteiga 10"],
    ],
    ["pão com manteiga e uma banana", "sem a manteiga", ["banana-prata 75", "pao-frances 50"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("as many as are named, without saying of which", () => {
  it.each<[string, string, string[]]>([
    ["4 pastéis e uma maçã", "dois pastéis eu dei pro meu irmão", ["maca 150", "pastel 200"]],
    ["4 pastéis e uma maçã", "um pastel não comi", ["maca 150", "pastel 300"]],
    ["2 ovos e arroz", "um ovo eu deixei no prato não comi", ["arroz-branco 125", "ovo-cozido 45"]],
    ["3 fatias de pizza", "uma das fatias dei pro cachorro", ["pizza-de-mucarela 200"]],
    ["3 fatias de pizza", "uma fatia não comi", ["pizza-de-mucarela 200"]],
    ["um bife e arroz", "um bife não comi", ["arroz-branco 125"]],
    // All there were.
    ["uma banana e arroz", "tira uma banana", ["arroz-branco 125"]],
    ["2 ovos e arroz", "tira 2 ovos", ["arroz-branco 125"]],
    ["2 conchas de feijão e arroz", "tira 2 conchas de feijão", ["arroz-branco 125"]],
    ["2 conchas de feijão e arroz", "tira 1 concha de feijão", ["arroz-branco 125", "feijao-carioca 140"]],
    ["2 pastéis", "uma coxinha não comi", ["pastel 200"]],
    ["2 ovos e arroz", "o outro ovo não comi", ["arroz-branco 125", "ovo-cozido 45"]],
    ["3 fatias de pizza", "a outra fatia deixei no prato", ["pizza-de-mucarela 200"]],
    ["arroz e bife", "tira um pouco do arroz", ["arroz-branco 63", "bife-grelhado 100"]],
    ["arroz e bife", "tira o arroz", ["bife-grelhado 100"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});
