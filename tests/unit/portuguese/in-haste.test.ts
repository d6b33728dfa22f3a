import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "./held-after";

describe("what is written in haste", () => {
  it.each([
    ["arroz 100g feijao 80g 3 almondegas", ["almondega 150", "arroz-branco 100", "feijao-carioca 80"]],
    ["comi 100g de arroz 80g de feijão", ["arroz-branco 100", "feijao-carioca 80"]],
    ["arroz e 100g de tofu grelhado (sou vegana)", ["arroz-branco 125", "tofu 100"]],
    ["bebi uma garrafinha de agua de 500ml e depois mais uma igual", ["water 1000"]],
    ["to com 91 e meio kg, mesma coisa da semana passada", ["kg 91.5"]],
    ["4 claras mexidas", ["clara-de-ovo 120"]],
    ["tomei uma xícara de café de 100 ml", ["cafe 100"]],
    ["fiz uma crepioca e comi, deu 120 g", ["crepioca 120"]],
    ["mingau de milho, tomei um copo de 300ml", ["mingau-de-milho 300"]],
    ["Tomei só um café preto, caneca de 200 ml, e comi uma fatia de melão.", ["cafe 200", "melao 90"]],
    ["uma cliente me deu 2 paçocas, comi as duas", ["pacoca 40"]],
    ["1 maçã e 1 xícara de café de 100 ml", ["cafe 100", "maca 150"]],
    ["2 xícaras de café de 100 ml e um pão", ["cafe 200", "pao-frances 50"]],
    ["1 shake de whey com 250 ml de leite de amêndoas", ["leite-de-amendoas 255", "whey-protein 30"]],
    ["2 coxinhas e 1 refri lata guaraná", ["coxinha 200", "guarana 364"]],
    ["eu comi arroz e feijão, ele foi macarronada", ["arroz-branco 125", "feijao-carioca 140"]],
    ["um pacote de cream cracker de 200g todinho tava com fome", ["biscoito-cream-cracker 200"]],
    ["comi um pacote de bolacha maizena 170g todinho", ["biscoito-maisena 170"]],
    ["comi bolacha e todinho", ["achocolatado-pronto 208", "biscoito-maisena 30"]],
    ["me pesei agorinha em jejum 62.8", ["kg 62.8"]],
    ["me pesei agora há pouco 62,8", ["kg 62.8"]],
    ["62,8 agorinha", ["kg 62.8"]],
    ["descasquei duas bergamotas no sol e comi as duas", ["mexerica 270"]],
    ["comprei dois pastéis na padaria e comi os dois", ["pastel 200"]],
    ["comi agorinha 2 bananas", ["banana-prata 150"]],
  ])("%s", (text, held) => {
    expect(heldAfter(text)).toEqual(held);
  });

  it("a salad and its leaves, which were missing", () => {
    const held = heldAfter("almocei arroz", "faltou a salada, alface e cenoura ralada");
    expect(held).toEqual(["alface 30", "arroz-branco 125", "cenoura 50"]);
  });

  it.each([
    [["1 fatia de bolo de banana", "eu sei, eu sei, bolo não é fit kkk"], ["bolo-de-banana 70"]],
    [
      ["almocei arroz e 2 ovos fritos", "ovo frito nao, mexido"],
      ["arroz-branco 125", "ovo-mexido 100"],
    ],
    [["almocei frango grelhado", "frango grelhado não, era frito"], ["frango-frito 120"]],
    [
      ["almocei arroz e feijão", "e era feijão preto"],
      ["arroz-branco 125", "feijao-preto 140"],
    ],
    [
      ["almocei arroz", "bota também 30 g de whey nesse almoço"],
      ["arroz-branco 125", "whey-protein 30"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("where it is from, what it was had for and what all of it weighed", () => {
  it.each([
    [["macarrão à bolonhesa 250g, da marmita congelada"], ["macarrao-a-bolonhesa 250"]],
    [["hoje troquei o biscoito por 20g de amendoim torrado e 1 goiaba"], ["amendoim 20", "goiaba 170"]],
    [
      ["pedi um delivery de hambúrguer, 1 x-burger e 100g de batata frita"],
      ["batata-frita 100", "x-burger 200"],
    ],
    [["1 tigela de mingau de aveia com canela, uns 200g"], ["mingau-de-aveia 200"]],
    [["150 g de frango acebolado"], ["cebola-refogada 30", "frango-grelhado 150"]],
    [["2 colheres de sopa de salada vinagrete"], ["vinagrete 40"]],
    [
      ["2 torradas com 1 fatia de queijo prato", "o queijo pesa 20g cada fatia e comi duas"],
      ["queijo-prato 40", "torrada 16"],
    ],
    [["1 fatia de pão de forma", "2 fatias aliás, fechei o sanduba"], ["pao-de-forma 50"]],
    [["hj de noite quero comer sopa", "comi a sopa, foi de feijão, 250g"], ["caldo-de-feijao 250"]],
    [
      ["almocei arroz e um copo de suco de laranja", "só tomei metade do copo"],
      ["arroz-branco 125", "suco-de-laranja 104"],
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is said in passing of what was had", () => {
  it.each([
    [["duas long neck de 330 ml enquanto eu finjo que estudo"], ["cerveja 667"]],
    [["saladão de alface e tomate"], ["salada-verde 100"]],
    [
      ["miojo. sim, miojo. um pacote inteiro, e joguei 2 colheres de sopa de requeijão"],
      ["macarrao-instantaneo 200", "requeijao 60"],
    ],
    [
      ["fiz um mingau: 200 ml de leite, 30 g de aveia e 1 colher de chá de mel"],
      ["aveia 30", "leite-integral 206", "mel 5"],
    ],
    [["tomei minha vitamina D em comprimido também"], []],
    [
      ["1 brigadeiro e 2 croissants", "e o croissant só um, o outro tá embrulhado na bolsa"],
      ["brigadeiro 15", "croissant 60"],
    ],
    [
      ["2 torradas com 1 ovo frito", "ovo mexido, não frito, e eram 3"],
      ["ovo-mexido 150", "torrada 16"],
    ],
    [
      ["1 copo de vitamina de mamão com leite", "a vitamina era de morango, o mamão tinha vencido"],
      ["vitamina-de-morango 252"],
    ],
    [
      ["350 g de carreteiro", "em casa a gente sempre come carreteiro com ovo frito"],
      ["arroz-carreteiro 350"],
    ],
    [
      ["1 fatia de cuca e 1 caneca de café preto de 250 ml", "repeti a caneca, mesma quantidade"],
      ["cafe 500", "cuca 60"],
    ],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it("and moved, with where it goes", () => {
    const said = [
      ["12:40", "almocei um omelete"],
      ["12:45", "de sobremesa foi um brigadeiro"],
      ["15:40", "comi o brigadeiro só agora, no lanche da tarde, muda ele de lugar"],
    ] as const;
    expect(heldAfterDay(...said)).toEqual(["brigadeiro 15", "omelete 110"]);
  });
});

describe("amounts behind their foods, and figures taken back at once", () => {
  it.each<[string, string[]]>([
    [
      "no almoço feijoada 300g arroz 100g couve 40g 1 laranja",
      ["arroz-branco 100", "couve-refogada 40", "feijoada 300", "laranja 130"],
    ],
    [
      "almocei arroz 100g feijão 80g couve 40g uma laranja",
      ["arroz-branco 100", "couve-refogada 40", "feijao-carioca 80", "laranja 130"],
    ],
    ["leite 200ml 30g aveia 1 banana", ["aveia 30", "banana-prata 75", "leite-integral 206"]],
    [
      "100g arroz 80g feijão 40g couve 1 laranja",
      ["arroz-branco 100", "couve-refogada 40", "feijao-carioca 80", "laranja 130"],
    ],
    ["arroz 120.. 120 não, 150g, e pirão 80g", ["arroz-branco 150", "pirao 80"]],
    ["arroz 120g, 120 não, 150g, feijão 80g", ["arroz-branco 150", "feijao-carioca 80"]],
    ["inhame e charque p aguentar o tranco", ["charque 60", "inhame 120"]],
    ["banana pra segurar a fome", ["banana-prata 75"]],
    ["vou comprar banana pra segurar a fome", []],
    ["to com 100 reais de corrida hj, massa", []],
    ["almocei depois do jogo, massa", ["macarrao-cozido 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a habit, or who was there", () => {
  it.each([
    "Cozinho quase tudo com pouco sal.",
    "costumo cozinhar com pouco sal",
    "eu uso pouco óleo",
    "como pouco sal",
    "foi com a família",
    "foi com meu namorado",
  ])("%s: changes nothing", (said) => expect(heldAfter("almocei arroz", said)).toEqual(["arroz-branco 125"]));

  it("is none in the past", () => {
    expect(heldAfter("almocei arroz", "temperei tudo com azeite")).toEqual(["arroz-branco 125", "azeite 12"]);
  });
});

describe("a misspelt meal before misspelt food", () => {
  it.each([
    ["almosei aroz 120 g, feijao 100 g", ["arroz-branco 120", "feijao-carioca 100"]],
    ["amocei aroz 120 g", ["arroz-branco 120"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what was told is known again however it is spelt", () => {
  it.each<[string, string, string[]]>([
    ["1 iorgute 170g", "tira o iorgute", []],
    ["1 iogurte 170g", "o iorgute foi 150g", ["iogurte-de-morango 150"]],
    ["comi salsicha e arroz", "tira a salchicha", ["arroz-branco 125"]],
    ["comi mortadela e arroz", "tira a mordatela", ["arroz-branco 125"]],
    ["almocei lasanha", "a lazanha foi 200 g", ["lasanha 200"]],
    ["comi coxinha e arroz", "tira a conxiha", ["arroz-branco 125"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));

  it.each<[string, string, string[]]>([
    ["almocei arroz e bife", "tira o feijão", ["arroz-branco 125", "bife-grelhado 100"]],
    ["comi maçã", "comi manga", ["maca 150", "manga 140"]],
    ["comi salsicha", "comi salada", ["salada-verde 80", "salsicha 45"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});
