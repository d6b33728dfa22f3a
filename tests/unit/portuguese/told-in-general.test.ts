import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("kinds of what was told in the sentence before", () => {
  it.each([
    ["pediram", "A gente pediu pizza, eu e a Ju. Comi 3 fatias de calabresa", ["pizza-de-calabresa 300"]],
    [
      "there was",
      "Pizza hoje. 3 fatias de calabresa e 1 de chocolate",
      ["pizza-de-calabresa 300", "pizza-de-chocolate 100"],
    ],
    ["one was ordered", "pedi uma pizza e comi 3 fatias de calabresa", ["pizza-de-calabresa 300"]],
    ["some were made", "fiz 4 panquecas, comi 1 e meia de frango", ["panqueca-de-frango 165"]],
    [
      "not summed up",
      "rodizio de pizza: 3 fatias de calabresa, 2 de portuguesa e 1 de chocolate",
      ["pizza-de-calabresa 300", "pizza-de-chocolate 100", "pizza-portuguesa 250"],
    ],
  ])("are what was eaten: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["another food", "comi pizza. 2 pedaços de melancia", ["melancia 300", "pizza-de-mucarela 100"]],
    [
      "another time",
      "comi pizza no almoço. agora 3 fatias de queijo",
      ["pizza-de-mucarela 100", "queijo-mucarela 60"],
    ],
  ])("leave alone %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what there was and then was eaten", () => {
  it.each([
    ["at work", "Hoje teve feijoada na firma. Comi feijoada e arroz", ["arroz-branco 125", "feijoada 350"]],
    ["a kind of it", "Hoje foi dia de peixe. Comi uma posta de corvina", ["corvina 160"]],
    ["pieces of it", "sushi hoje! 8 hot rolls e 2 temakis", ["hot-roll 240", "temaki 360"]],
    [
      "by its noun",
      "teve bolo de aniversário, peguei uma fatia de bolo de chocolate",
      ["bolo-de-chocolate 60"],
    ],
    [
      "a part of the bird",
      "almocei frango assado (uma coxa e uma asa)",
      ["asa-de-frango 45", "coxa-de-frango 55"],
    ],
    ["of it at the end", "caranguejada com pirão, uns 4 caranguejos", ["caranguejo 120", "pirao 150"]],
    ["past the meal", "pão e açaí de manhã, 300 ml de açaí", ["acai 300", "pao-frances 50"]],
    ["of many", "5 salgadinhos de festa, coxinha", ["coxinha 100"]],
    ["of many sweets", "3 docinhos, beijinho", ["beijinho 45"]],
    ["guessed closer", "comi carne assada acho que era lagarto", ["lagarto 70"]],
    ["pieces of fish", "jantei sashimi, 10 peças de salmão", ["salmao-cru 120"]],
  ])("is one: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["another helping", "comi arroz. depois comi mais arroz", ["arroz-branco 125", "arroz-branco 125"]],
    [
      "eaten before",
      "comi um pão. comi uma banana. comi um pão",
      ["banana-prata 75", "pao-frances 50", "pao-frances 50"],
    ],
    ["another food", "hoje teve bolo na firma. comi 2 brigadeiros", ["bolo-simples 60", "brigadeiro 30"]],
  ])("is two: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a dish and then its parts", () => {
  it.each([
    [
      "past when it was",
      "salada no jantar: alface, tomate e atum",
      ["alface 30", "atum-em-lata 60", "tomate 30"],
    ],
    ["fruit", "frutas da manhã: 1 caqui e 2 fatias de abacaxi", ["abacaxi 150", "caqui 110"]],
    [
      "what came with it",
      "comi virado à paulista, tinha arroz, tutu e couve",
      ["arroz-branco 125", "couve-refogada 42", "tutu-de-feijao 140"],
    ],
    [
      "a sandwich by its bread",
      "comi um misto, pão de forma com presunto e queijo",
      ["pao-de-forma 50", "presunto 15", "queijo-mucarela 20"],
    ],
    [
      "a garnish",
      "jantei frango com legumes (brócolis e cenoura)",
      ["brocolis 60", "cenoura 50", "frango-grelhado 100"],
    ],
    [
      "egg and starch",
      "fiz crepioca, 1 ovo e 2 colheres de goma, recheada de queijo",
      ["goma-de-tapioca-hidratada 40", "ovo-cozido 45", "queijo-mucarela 20"],
    ],
    [
      "the filling named in the dish alone",
      "pao c mortadela, 1 pao frances e 3 fatia",
      ["mortadela 45", "pao-frances 50"],
    ],
    [
      "cheese behind ':'",
      "pão com queijo: 1 pão francês e 2 fatias",
      ["pao-frances 50", "queijo-mucarela 40"],
    ],
    [
      "nuts by the spoon",
      "torrada com pasta de amendoim: 2 torradas e 1 colher",
      ["pasta-de-amendoim 15", "torrada 16"],
    ],
    [
      "one of it by all its parts",
      "jantei só um pão com ovo: 1 pão francês e 1 ovo frito",
      ["ovo-frito 50", "pao-frances 50"],
    ],
    [
      "so much of each",
      "pao com presunto e queijo, 2 fatias de pao e 1 de cada",
      ["pao-de-forma 50", "presunto 15", "queijo-mucarela 20"],
    ],
    [
      "gum and cheese",
      "tapioca com queijo, 3 colheres de goma e 2 fatias",
      ["queijo-mucarela 40", "tapioca 60"],
    ],
    [
      "bread, told by all names",
      "pão de forma com presunto: 2 fatias de pão e 2 de presunto",
      ["pao-de-forma 50", "presunto 30"],
    ],
    ["a salad of lettuce", "comi salada de alface, tomate e pepino", ["alface 30", "pepino 30", "tomate 30"]],
  ])("is its parts: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    [
      "what lies beside it",
      "comi feijoada, tinha arroz, couve e laranja",
      ["arroz-branco 125", "couve-refogada 42", "feijoada 350", "laranja 130"],
    ],
    [
      "a bread beside a pastry",
      "comi uma coxinha, pão de queijo e café",
      ["cafe 50", "coxinha 100", "pao-de-queijo 40"],
    ],
    ["coffee beside it", "pão com manteiga, 2 pães e 1 café", ["cafe 50", "pao-com-manteiga 120"]],
    ["what is in a drink", "suco verde hoje: couve, limão e gengibre", ["suco-verde 258"]],
  ])("stays itself: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what stands behind a food", () => {
  it.each([
    [
      "chips of their own",
      "comi bife acebolado fritas e salada",
      ["batata-frita 110", "bife-acebolado 130", "salada-verde 80"],
    ],
    ["how it was made", "comi mandioca fritas", ["mandioca-frita 80"]],
    ["refused", "pizza não, me comportei: comi uma maçã", ["maca 150"]],
    ["something instead", "comi 3 ovos não, só 2", ["ovo-cozido 90"]],
    ["the meat of a sauce", "comi polenta com molho de linguiça", ["linguica-toscana 60", "polenta 150"]],
    ["a sauce by its name", "comi arroz com molho de soja", ["arroz-branco 125", "shoyu 12"]],
    [
      "the bread of a patty",
      "comi hambúrguer de lentilha no pão australiano",
      ["hamburguer-de-grao-de-bico 80", "pao-australiano 30"],
    ],
  ])("is %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was named in general, then told past its meal", () => {
  it.each([
    ["peguei um salgado na hora do almoço, esfirra de carne", ["esfiha-de-carne"]],
    ["arroz e frango assado no almoço, coxa e sobrecoxa", ["arroz-branco", "coxa-de-frango", "sobrecoxa"]],
    ["comi um salgado de manhã, coxinha no almoço", ["coxinha", "salgado"]],
    ["frango assado no almoço, asa na janta", ["asa-de-frango", "frango-assado"]],
    ["comi um salgado no almoço, suco", ["salgado", "suco-de-fruta"]],
  ])("%s", (said, ids) => {
    expect(heldAfter(said).map((one) => one.split(" ")[0])).toEqual(ids);
  });
});
