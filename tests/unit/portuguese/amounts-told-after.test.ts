import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const PLATE = "almocei 100 g de arroz, 1 bife e 200 g de costela";

describe("how much it was, told afterwards", () => {
  it.each([
    ["costela-bovina 150", "acho que a costela deu uns 150 g tirando os ossos"],
    ["costela-bovina 150", "a costela tinha muito osso, de carne mesmo uns 150g"],
    ["costela-bovina 150", "a costela deu 150 g depois de tirar a gordura"],
    ["costela-bovina 150", "a costela deu 150 g sem o osso"],
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
    ["comi meia maçã", "comi a outra metade", "maca 150"],
    ["comi meia manga", "a outra metade também", "manga 140"],
    ["almocei 100 g de arroz e 140 g de feijão", "jantei a outra metade", "feijao-carioca 140"],
    ["comi 2 ovos e arroz", "só comi 1 ovo, o outro levei pro trabalho", "ovo-cozido 45"],
    ["bebi 700 ml de água", "corrigindo a água: 900 ml", "water 900"],
    ["bebi 700 ml de água", "correção: 900 ml de água", "water 900"],
    ["bebi 700 ml de água", "atualizando a água: 1,2 litros", "water 500"],
    ["almocei arroz, macarrão e bife", "macarrao quase nao comi, foi umas 2 garfada", "macarrao-cozido 60"],
    ["almocei arroz, 200 g de macarrão e bife", "do macarrão quase não comi", "macarrao-cozido 100"],
    ["almocei arroz e 200 g de bife", "minha mulher comeu o dobro kkkk", "bife-grelhado 200"],
    ["almocei arroz e bife", "quase comi mais um bife", "bife-grelhado 100"],
    ["comi 1 broa", "2 broas, esqueci da segunda", "broa 100"],
    ["comi 1 sonho", "meio sonho, na verdade, a enfermeira me roubou a outra metade", "sonho 40"],
    ["bebi 2 garrafas de 500 ml de água", "a segunda tá pela metade, então conta 750", "water 750"],
    ["bebi uma garrafinha de água", "2 garrafinhas dessas de 700 na vdd", "water 1400"],
    ["3 cervejas", "cada lata de 350", "cerveja 1061"],
    ["almocei arroz e cenoura", "a cenoura dobrou, peguei a da minha colega", "cenoura 100"],
    ["comi pão de queijo e café", "café foram uns quatro copinhos", "cafe 200"],
    ["comi pão de queijo e café", "mais dois copinhos de café", "cafe 150"],
    ["comi pão de queijo e suco", "suco foram dois copinhos", "suco-de-fruta 416"],
    ["tomei leite fermentado", "foram 3 potinhos daqueles de 80", "leite-fermentado 250"],
    ["comi um pacote de bolacha", "o pacotinho era de 26", "biscoito-maisena 26"],
    ["comi 3 bisnaguinhas", "mentira foram umas 6", "bisnaguinha 120"],
    ["comi abacate e pão", "o abacate foi 1/4 de um", "abacate 108"],
    ["comi mamão e pão", "o mamão foi metade de um", "mamao 155"],
    ["comi mamão e pão", "o mamão foi metade", "mamao 78"],
    ["almocei 3 bisnaguinhas e leite", "comi só um terço de tudo", "bisnaguinha 20"],
    ["almocei 3 bisnaguinhas e leite", "deixei 1/3 de tudo", "bisnaguinha 40"],
    ["comi 1 barra de cereal", "foram 2 barras", "barra-de-cereal 44"],
    ["almocei arroz e farinha", "a farinha foi uma colher", "farinha-de-mandioca 16"],
    ["comi 1 colher de sopa de chia", "a chia foi de chá, não de sopa", "chia 4"],
    ["almocei arroz e bife", "o arroz divide por 2", "arroz-branco 63"],
    ["almocei arroz e feijão", "pesei: 150 de arroz e 200 de feijão", "feijao-carioca 200"],
    ["tomei 1 copo de água", "+2", "water 400"],
    ["iogurte e 10 g de mel", "coloquei mais 5g de mel", "mel 15"],
    ["iogurte e 10 g de mel", "+5g de mel", "mel 15"],
    ["iogurte e 10 g de mel", "mel +5g", "mel 15"],
    ["iogurte e 10 g de mel", "o mel foi mais, uns 15g", "mel 15"],
    ["almocei 4 colheres de arroz e bife", "botei mais 2 colheres de arroz depois", "arroz-branco 150"],
    ["almocei 4 colheres de arroz e bife", "o arroz coloquei mais 2 colheres", "arroz-branco 150"],
    ["almocei 4 colheres de arroz e bife", "acrescentei 2 colheres de arroz", "arroz-branco 150"],
    ["almocei 4 colheres de arroz e bife", "coloquei mais arroz, umas 2 colheres", "arroz-branco 150"],
    ["almocei 4 colheres de arroz e bife", "coloquei 3 colheres de arroz", "arroz-branco 75"],
    ["almocei 4 colheres de arroz e bife", "não coloquei mais arroz", "arroz-branco 100"],
    ["tapioca com queijo", "coloquei mais 20g de queijo", "tapioca-com-queijo 110"],
    ["almocei arroz", "meia garrafa de 1 litro e meio de água", "water 750"],
    ["almocei arroz", "tomei 2 copos de água na janta, de 250", "water 500"],
  ])("%s; %s: %s", (told, said, held) => {
    expect(heldAfter(told, said)).toContain(held);
  });

  it("counts on in the size that was told", () => {
    expect(heldAfter("tomei 4 latinhas de cerveja", "latinha de 269", "mais duas")).toEqual(["cerveja 1630"]);
    expect(heldAfter("tomei 2 copos de suco", "copo de 300", "mais um")).toEqual(["suco-de-fruta 936"]);
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

  it.each([
    [["lanchei 1 coxinha"], "a coxinha era daquelas de festa, pequenininha. comi 4", "coxinha 80"],
    [["almocei arroz e abobrinha"], "joguei azeite na abobrinha, 1 colher de chá", "azeite 4"],
    [["tomei 4 copos de água"], "copo de 300 ml, pode fazer a conta", "water 1200"],
    [["bebi meia garrafa de água de 500"], "terminei a garrafa", "water 500"],
    [["tomei 2 litros de água hoje"], "perai, 2 não, 1 e meio", "water 1500"],
    [["almocei arroz e 300 ml de água"], "e mais meio litro no trabalho", "water 500"],
    [["tomei 1 copo de coca"], "o copo era daqueles pequenos de festa, 150ml", "refrigerante-de-cola 156"],
    [["almocei arroz, peso 93,4"], "opa o peso digitei errado é 94,3", "kg 94.3"],
    [["peso 59,9"], "peraí pesei de novo sem roupa e deu 59,4", "kg 59.4"],
    [[], "de novo agora no piso: 61,2. aff", "kg 61.2"],
    [[], "tô tomando água direitinho, já foram 2 copos", "water 400"],
    [[], "água mineral 2 de 500", "water 1000"],
  ])("%j; %s: %s", (told, said, held) => {
    expect(heldAfter(...told, said)).toContain(held);
  });

  it.each(["tá pouca água, né", "a balança marcou 25 da pasta", "na verdade rendeu 6 potes"])(
    "stores nothing: %s",
    (said) => {
      expect(heldAfter("almocei 1 pote de arroz", said)).toEqual(heldAfter("almocei 1 pote de arroz"));
    },
  );
});

describe("what is said next finds the amount just told", () => {
  it.each([
    [["tomei um caldo de cana", "foi de 500 ml mas tomei só metade"], ["caldo-de-cana 263"]],
    [
      ["comi pastel e caldo de cana", "caldo de cana de 500ml mas dei metade pra minha menina"],
      ["caldo-de-cana 263", "pastel 100"],
    ],
    [
      ["jantei lasanha e salada", "a lasanha era de 600 g e comi um terço"],
      ["lasanha 200", "salada-verde 80"],
    ],
    [
      ["comi arroz e batata frita", "dividi a batata com minha mãe, a porção tinha 300 g"],
      ["arroz-branco 125", "batata-frita 150"],
    ],
    [["jantei pizza", "comi metade, uns 200 g"], ["pizza-de-mucarela 200"]],
    [
      ["jantei pão com ovo", "dois pães com um ovo em cada"],
      ["ovo-cozido 90", "pao-frances 100"],
    ],
    [
      ["jantei pão com ovo", "3 pães com 4 ovos"],
      ["ovo-cozido 180", "pao-frances 150"],
    ],
    [["comi um hambúrguer e dei metade pro meu filho"], ["hamburguer 63"]],
    [["comi um hambúrguer e deixei metade"], ["hamburguer 63"]],
    [["comi 2 pastéis e dei metade de um pro meu filho"], ["pastel 150"]],
    [["comi pão e meio"], ["pao-frances 75"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("how much of what a dish is called with", () => {
  it.each([
    [
      ["comi iogurte com granola", "o iogurte era um potinho de 170g"],
      ["granola 40", "iogurte-natural 170"],
    ],
    [
      ["comi mamão com aveia", "meio mamão papaia"],
      ["aveia 15", "mamao 155"],
    ],
    [
      ["comi iogurte com granola", "a granola foi pouquinha"],
      ["granola 14", "iogurte-natural 170"],
    ],
    [
      ["jantei cuscuz com carne seca", "tira a carne"],
      ["cebola 10", "cuscuz-de-milho 150"],
    ],
    [["comi pão com ovo", "2 pães"], ["pao-com-ovo 200"]],
    [["tomei café com leite", "o café foi 200 ml"], ["cafe-com-leite 204"]],
    [["comi açaí com granola", "o açaí foi 500 ml"], ["acai-com-granola 500"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("in another vessel, or as it comes to in the end", () => {
  it.each<[readonly string[], string[]]>([
    [["3 latões de cerveja", "foi lata normal n latao, de 350"], ["cerveja 1061"]],
    [["3 latões de cerveja", "eram latinhas, não latões"], ["cerveja 1062"]],
    [
      ["2 garrafas de cerveja e picanha", "era lata, não garrafa"],
      ["cerveja 708", "picanha 100"],
    ],
    [
      ["2 copos de suco e bolo", "não era copo, era caneca de 300"],
      ["bolo-simples 60", "suco-de-fruta 624"],
    ],
    [
      [
        "bebi 3 latinhas de cerveja e comi um cachorro quente completo",
        "foram 2 latas, a terceira ficou na metade pq derrubei. poe 2 e meia vai",
      ],
      ["cachorro-quente-completo 260", "cerveja 885"],
    ],
    // A noun that is no food without its kind.
    [
      [
        "mingau de aveia, um prato",
        "tomei um café com leite",
        "o mingau n foi prato cheio não, foi meia xícara",
      ],
      ["cafe-com-leite 204", "mingau-de-aveia 100"],
    ],
    [
      ["barrinha de cereal", "almoço: arroz e bife", "as barrinhas foram 2"],
      ["arroz-branco 125", "barra-de-cereal 44", "bife-grelhado 100"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

it.each([
  ["comi 1 bife, 200 g", ["bife-grelhado 200", "pao-frances 50"]],
  ["2 bifes, 200 g", ["bife-grelhado 200", "pao-frances 50"]],
  ["um bife. uns 200 g", ["bife-grelhado 200", "pao-frances 50"]],
])("a steak is no number of what was told before it: %s", (text, held) =>
  expect(heldAfter("comi um pão", text)).toEqual(held),
);

describe("a number by itself behind spoons of something else", () => {
  it.each<[string, string[]]>([
    ["comi vatapá três colheres e arroz branco duas", ["arroz-branco 50", "vatapa 75"]],
    ["arroz 4 colheres e farofa duas", ["arroz-branco 100", "farofa 30"]],
    // Counted by the piece, or by another measure.
    ["arroz 3 colheres e banana duas", ["arroz-branco 75", "banana-prata 150"]],
    ["arroz 3 colheres e feijão 2", ["arroz-branco 75", "feijao-carioca 280"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
