import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what is denied of a dish", () => {
  it.each([
    [
      ["comi cuscuz com ovo e café com leite", "botei leite no café não, foi preto"],
      ["cafe 50", "cuscuz-com-ovo 190"],
    ],
    [
      ["tomei café com leite e pão com manteiga", "não botei leite no café"],
      ["cafe 50", "pao-com-manteiga 60"],
    ],
    [
      ["comi pão com manteiga e café com leite", "passei manteiga no pão não, foi requeijão"],
      ["cafe-com-leite 204", "pao-frances 50", "requeijao 30"],
    ],
    [
      ["comi biscoito e café com leite", "café preto uai, leite tinha acabado"],
      ["biscoito-maisena 30", "cafe 50"],
    ],
    [["comi pão com manteiga", "pão puro, a manteiga acabou"], ["pao-frances 50"]],
    [["comi pão com manteiga", "pão sem manteiga, tinha acabado"], ["pao-frances 50"]],
    [
      ["comi tapioca com queijo", "queijo não tinha hoje, só tucumã"],
      ["tapioca 80", "tucuma 50"],
    ],
    [
      ["almocei arroz, feijão, farofa e carne", "feijão não teve, só farofa mesmo"],
      ["arroz-branco 125", "bife-grelhado 100", "farofa 35"],
    ],
    [["comi pão com ovo", "não usei óleo no ovo"], ["pao-com-ovo 100"]],
    [
      ["comi café com leite e bolo", "o café foi preto"],
      ["bolo-simples 60", "cafe 50"],
    ],
    [
      ["comi salada com azeite e frango", "a salada foi sem azeite"],
      ["frango-grelhado 100", "salada-verde 80"],
    ],
    [
      ["almocei arroz, tutu de feijão e couve", "tira o tutu, era feijão normal mesmo. Tutu foi domingo"],
      ["arroz-branco 125", "couve-refogada 42", "feijao-carioca 140"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is taken back behind its name", () => {
  const DINNER = ["almocei arroz e feijão", "na janta comi frango e uma coca"];
  const LUNCH_LEFT = ["arroz-branco 125", "feijao-carioca 140"];

  it.each([
    "a janta apaga tudo",
    "essa janta toda pode tirar, não fui eu",
    "o da noite pode apagar",
    "apaga o de noite, anotei errado",
    "a coca e o frango pode apagar",
  ])("%s", (said) => expect(heldAfter(...DINNER, said)).toEqual(LUNCH_LEFT));

  it("but for what stays", () => {
    const held = heldAfter(...DINNER, "a janta apaga tudo menos o frango");
    expect(held).toEqual([...LUNCH_LEFT, "frango-grelhado 100"]);
  });
});

describe("how much of each", () => {
  it.each([
    [
      ["comi 2 tapiocas", "uma fatia de queijo em cada"],
      ["queijo-mucarela 40", "tapioca 160"],
    ],
    [
      ["comi 2 torradas", "passei requeijão em cada uma, 1 colher"],
      ["requeijao 60", "torrada 16"],
    ],
    [
      ["comi batata e frango", "foi 150g de cada"],
      ["batata-cozida 150", "frango-grelhado 150"],
    ],
    [["comi pão de queijo", "comi 2 de 50g"], ["pao-de-queijo 100"]],
    [
      ["comi banana com pasta de amendoim", "20g a pasta"],
      ["banana-prata 75", "pasta-de-amendoim 20"],
    ],
    [["jantei sopa de legumes", "300ml o prato"], ["sopa-de-legumes 300"]],
    [
      ["almocei arroz, feijão e frango", "repeti o arroz, põe dobrado"],
      ["arroz-branco 250", "feijao-carioca 140", "frango-grelhado 100"],
    ],
    [
      ["almocei arroz, feijão e frango", "e arroz? comi sim, 2 colheres"],
      ["arroz-branco 50", "feijao-carioca 140", "frango-grelhado 100"],
    ],
    [
      ["almocei salada com azeite", "azeite 1 colherzinha de chá"],
      ["azeite 4", "salada-verde 80"],
    ],
    [
      ["café: mamão, granola e iogurte", "meio papaia"],
      ["granola 40", "iogurte-de-morango 170", "mamao 155"],
    ],
    [["comi uma maçã", "duas aliás"], ["maca 300"]],
    [["comi mamão", "meio papaia"], ["mamao 155"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("soups are told whole", () => {
  it.each([
    ["sopa de mandioquinha com frango desfiado, comi 400 ml", ["sopa-de-mandioquinha 400"]],
    ["sopa de feijão com macarrão, tomei 500 ml", ["sopa-de-feijao-com-macarrao 500"]],
    ["canja com torrada, tomei 400 ml", ["canja 400", "torrada 30"]],
    ["canja, bebi 300 ml de água", ["canja 325", "water 300"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("weights", () => {
  it.each([
    [["Hoje amanheci com 79,6 kg"], ["kg 79.6"]],
    [["acordei com 80 kg"], ["kg 80"]],
    [["baixei pra 74,5 kg"], ["kg 74.5"]],
    [["90kg na balança"], ["kg 90"]],
    [["peso 82", "corrigindo o peso, são 81,4"], ["kg 81.4"]],
    [["peso 82", "o peso certo é 81,4"], ["kg 81.4"]],
    [["amanheci com 98 de glicose"], []],
    [["baixei 2 kg esse mês"], []],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("only in sight, somebody else's, or beside what one is", () => {
  it.each([
    ["bolo na vitrine da padaria"],
    ["picanha em promoção no mercado"],
    ["bolo no forno"],
    ["lasanha no congelador"],
    ["morango na feira tá barato"],
    ["fiz bolo pra vender"],
  ])("%s is not stored", (said) => expect(heldAfter(said)).toEqual([]));

  it.each([
    [["frango no forno"], ["frango-assado 100"]],
    [["comi bolo no forno a lenha"], ["bolo-simples 60"]],
    [["Oi, sou celíaca. Café: tapioca com ovo e café preto"], ["cafe 50", "tapioca-com-ovo 130"]],
    [
      ["meu filho jantou macarrão", "eu só tomei sopa de legumes", "ele ainda quis toddynho depois"],
      ["sopa-de-legumes 325"],
    ],
    [["minha mãe fez bolo e eu quis 2 fatias"], ["bolo-simples 120"]],
    [["almocei lasanha", "mais tarde vou jantar uma sopinha só"], ["lasanha 250"]],
    [
      ["almocei lasanha", "tinha refri mas peguei suco de goiaba, 300 ml"],
      ["lasanha 250", "suco-de-goiaba 312"],
    ],
    [["almocei lasanha", "O neto comeu macarrão. Eu não."], ["lasanha 250"]],
    [["almocei lasanha e bife", "minha filha comeu o bife, eu não"], ["lasanha 250"]],
    [["eu comi frango", "e ainda pediu sobremesa, um pudim"], ["frango-grelhado 100"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("where and when", () => {
  const placesAfter = (...said: readonly string[]) => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    for (const [at, text] of said.entries())
      diary.say(text, new Date(Date.parse("2026-11-23T12:00:00Z") + at * 120_000));
    return diary.entries.flatMap((one) => (one.type === "meal" ? [`${one.day.slice(8)} ${one.kind}`] : []));
  };

  it.each([
    [
      ["ontem almocei feijoada", "e no jantar um pedaço de pizza"],
      ["22 lunch", "22 dinner"],
    ],
    [
      ["almocei bife e pudim", "o pudim não foi no almoço, comi na janta"],
      ["23 lunch", "23 dinner"],
    ],
    [
      ["almocei bife e pudim", "o pudim não foi no almoço, foi no café da manhã"],
      ["23 lunch", "23 breakfast"],
    ],
    [
      ["lanche: 1 maçã e 1 pera", "a pera n foi no lanche, comi agora de sobremesa na janta"],
      ["23 morning_snack", "23 dinner"],
    ],
    [
      ["jantei pizza", "e 1 copo de suco na janta", "passa tudo pra ontem"],
      ["22 dinner", "22 dinner"],
    ],
    [
      [
        "jantei pizza",
        "e 1 copo de suco na janta",
        "a pizza foi ontem. o suco tb. passa tudo pra ontem no jantar",
      ],
      ["22 dinner", "22 dinner"],
    ],
    [
      ["ontem almocei feijoada", "jantei um sanduíche"],
      ["22 lunch", "22 dinner"],
    ],
    [
      ["anteontem almocei macarrão", "e de lanche da tarde uma maçã"],
      ["21 lunch", "21 afternoon_snack"],
    ],
    [
      ["ontem jantei pizza", "e no café um pão"],
      ["22 dinner", "23 breakfast"],
    ],
    [
      ["ontem almocei feijoada", "e hoje no jantar sopa"],
      ["22 lunch", "23 dinner"],
    ],
    [
      ["comi tapioca", "e depois um pastel", "não foi hoje a tapioca, tô confundindo, foi ontem"],
      ["23 breakfast", "22 breakfast"],
    ],
    [
      ["almocei feijoada", "feijoada foi ontem. Hoje foi lasanha 200 g"],
      ["22 lunch", "23 lunch"],
    ],
    [
      ["café da manhã: munguzá", "o munguzá foi ontem no café, hoje foi inhame com carne de sol"],
      ["22 breakfast", "23 breakfast"],
    ],
    [
      ["comi acarajé e bolo", "o acarajé conta como jantar"],
      ["23 breakfast", "23 dinner"],
    ],
    [
      ["comi acarajé e bolo", "o acarajé considere jantar, não vou comer mais nada hoje"],
      ["23 breakfast", "23 dinner"],
    ],
    [["jantei omelete de 2 ovos com queijo", "a omelete foi no almoço"], ["23 lunch"]],
    [
      ["jantei arroz, queijo e bife", "o arroz foi no almoço"],
      ["23 dinner", "23 lunch"],
    ],
    [["jantei pão com ovo", "o pão com ovo foi de tarde"], ["23 afternoon_snack"]],
    [["jantei pão com ovo", "isso foi de manhã"], ["23 breakfast"]],
    [["jantei pão com ovo", "foi ontem de noite"], ["22 dinner"]],
    [["jantei pão com ovo", "não vou comer mais nada de manhã"], ["23 dinner"]],
    [
      ["almocei arroz e bife", "o bife foi de noite"],
      ["23 lunch", "23 dinner"],
    ],
    [
      ["comi pão com ovo", "de tarde uma banana"],
      ["23 breakfast", "23 afternoon_snack"],
    ],
  ])("%j", (said, places) => expect(placesAfter(...said)).toEqual(places));
});

describe("what was told twice, or is denied by a word of its name", () => {
  it.each([
    [
      ["almocei arroz, feijão e dobradinha", "o feijão já vinha na dobradinha, então não conte à parte"],
      ["arroz-branco 125", "dobradinha 200"],
    ],
    [
      ["almocei arroz e feijão", "o feijão já estava no prato"],
      ["arroz-branco 125", "feijao-carioca 140"],
    ],
    [["almocei arroz e carne moída", "moída não teve, confundi com sábado"], ["arroz-branco 125"]],
    [
      ["almocei arroz e carne moída", "moída não gosto"],
      ["arroz-branco 125", "carne-moida 100"],
    ],
    [
      ["comi mandioca cozida com manteiga", "cancela a manteiga, usei nata"],
      ["mandioca 128", "nata 20"],
    ],
    [
      ["comi pão com manteiga", "tira a manteiga, usei requeijão"],
      ["pao-frances 50", "requeijao 30"],
    ],
    [["comi uva", "a uva foi umas 10 só"], ["uva 80"]],
    [["comi uva", "foram 2 cachos"], ["uva 340"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("a whole day taken out", () => {
  it.each([
    [["almocei arroz e feijão", "bebi 300 ml de água", "comi uma maçã", "apaga tudo de hoje"], []],
    [["ontem comi pizza", "almocei arroz", "limpar o dia de hoje"], ["pizza-de-mucarela 100"]],
    [["almocei arroz", "zera meu dia"], []],
    // What was drunk is not eaten.
    [["comi pão", "bebi 300 ml de água", "limpa tudo que comi hoje"], ["water 300"]],
    [["comi pão", "tudo de hoje foi bom"], ["pao-frances 50"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
