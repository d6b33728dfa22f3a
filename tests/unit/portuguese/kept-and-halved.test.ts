import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz, feijão e torresmo";
const WHOLE = ["arroz-branco 125", "feijao-carioca 140", "torresmo 15"];
const HALF = ["arroz-branco 63", "feijao-carioca 70", "torresmo 8"];

describe("what is to stay goes with no take-back", () => {
  it.each([
    ["tira o torresmo e deixa o arroz", ["arroz-branco 125", "feijao-carioca 140"]],
    ["tira o torresmo, o arroz pode deixar", ["arroz-branco 125", "feijao-carioca 140"]],
    ["tira o torresmo, não o arroz", ["arroz-branco 125", "feijao-carioca 140"]],
    ["tira o torresmo e deixa só o arroz", ["arroz-branco 125"]],
    ["tira tudo menos o arroz", ["arroz-branco 125"]],
    ["tira o torresmo e deixa 100 g de arroz", ["arroz-branco 100", "feijao-carioca 140"]],
    ["tira 50 g do arroz e deixa o feijão", ["arroz-branco 75", "feijao-carioca 140", "torresmo 15"]],
    ["tira tudo menos a salada", WHOLE],
    ["apaga o almoço menos o arroz", ["arroz-branco 125"]],
    ["tira o torresmo e o arroz", ["feijao-carioca 140"]],
    ["tira o torresmo, deixa pra lá", ["arroz-branco 125", "feijao-carioca 140"]],
    ["tira o torresmo, guardei pra amanhã. quase comi", ["arroz-branco 125", "feijao-carioca 140"]],
  ])("%s", (said, held) => expect(heldAfter(LUNCH, said)).toEqual(held));
});

describe("half of it is not all of it", () => {
  it.each([
    ["corta tudo pela metade", HALF],
    ["era prato pra dois, corta tudo pela metade", HALF],
    ["tira metade de tudo", HALF],
    ["corta o arroz pela metade", ["arroz-branco 63", "feijao-carioca 140", "torresmo 15"]],
    ["diminui o arroz e o feijão pela metade", ["arroz-branco 63", "feijao-carioca 70", "torresmo 15"]],
    ["tira o arroz e diminui o feijão pela metade", ["feijao-carioca 70", "torresmo 15"]],
    ["corta pela metade", WHOLE],
    ["corta o arroz", ["feijao-carioca 140", "torresmo 15"]],
  ])("%s", (said, held) => expect(heldAfter(LUNCH, said)).toEqual(held));
});

describe("two halves of one thing are halved once", () => {
  it.each([
    ["fiz 6 ovos mexidos, metade pra mim e metade pra minha mulher", ["ovo-mexido 150"]],
    ["fiz 6 ovos mexidos, metade pra mim e a outra metade pra ela", ["ovo-mexido 150"]],
    ["fiz 200 g de macarrão, metade pra cada um", ["macarrao-cozido 100"]],
    ["pedi uma pizza, metade minha e metade dele", ["pizza-de-mucarela 200"]],
    ["metade arroz metade feijão", ["arroz-branco 63", "feijao-carioca 70"]],
    ["2 ovos, metade de cada", ["ovo-cozido 45"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("pieces of a packet are no packets", () => {
  it.each([
    [["comi um pacote de bolacha maizena", "não comi tudo, sobraram 4"], ["biscoito-maisena 180"]],
    [["comi um pacote de bolacha maizena", "na verdade comi 6 bolachas"], ["biscoito-maisena 30"]],
    [["comi um pacote de bolacha maizena", "foram 2"], ["biscoito-maisena 400"]],
    [["comi 3 pacotes de bolacha maizena", "sobrou 1"], ["biscoito-maisena 400"]],
    [["comi 5 pães de queijo", "não comi tudo, sobraram 2"], ["pao-de-queijo 120"]],
    [["comi 5 pães de queijo", "deixei 2"], ["pao-de-queijo 120"]],
    [["comi 5 pães de queijo", "eram 8, sobraram 3"], ["pao-de-queijo 200"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("a glass of so much is each of them", () => {
  it.each([
    [["tomei 3 copos de água", "o copo é de 350"], ["water 1050"]],
    [["tomei 2 garrafas de água", "a garrafa é de 600"], ["water 1200"]],
    [["tomei um copo de água", "o copo é de 350"], ["water 350"]],
    [["tomei 3 copos de água", "a água foi 350"], ["water 350"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what a salad was of is nothing besides it", () => {
  const fruit = ["banana-prata 50", "maca 50", "mamao 50"];
  it.each([
    [["comi salada de frutas", "só tinha banana, maçã e mamão"], fruit],
    [["comi salada de frutas", "salada de frutas, só tinha banana, maçã e mamão"], fruit],
    [
      ["almocei arroz e salada", "a salada tinha só alface"],
      ["alface 80", "arroz-branco 125"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what is wondered at was not eaten, what says when is no other food", () => {
  it.each([
    [
      ["almocei arroz e bife", "bife? que bife, comi frango"],
      ["arroz-branco 125", "frango-grelhado 100"],
    ],
    [
      ["almocei arroz e bife", "que bife? foi frango"],
      ["arroz-branco 125", "frango-grelhado 100"],
    ],
    [
      ["almocei arroz e bife", "bife? não comi bife, comi frango"],
      ["arroz-branco 125", "frango-grelhado 100"],
    ],
    [
      ["almocei arroz e bife", "que bife bom!"],
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    [
      ["comi mungunzá às 8h", "comi uma banana", "a banana foi antes do mungunzá"],
      ["banana-prata 75", "canjica 180"],
    ],
    [
      ["comi mungunzá e banana", "a banana foi hoje antes do mungunzá"],
      ["banana-prata 75", "canjica 180"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("which kind a part was is no second helping", () => {
  it.each([
    ["tomei um shake de whey com leite", "era whey isolado", "whey-isolado"],
    ["tomei um shake de whey com banana", "whey isolado", "whey-isolado"],
    ["tomei um shake de whey com banana", "o whey isolado", "whey-isolado"],
    ["tomei um shake de whey com banana", "whey isolado da dux", "whey-isolado"],
    ["comi pão com queijo", "queijo branco da tirolez", "queijo-minas-frescal"],
  ])("%s: %s", (told, kind, id) => {
    const held = heldAfter(told, kind).map((one) => one.split(" ")[0]);
    expect(held).toHaveLength(2);
    expect(held).toContain(id);
  });

  it("bread by its name alone is in the place of the sandwich", () => {
    expect(heldAfter("comi pão com queijo", "era pão de queijo")).toEqual(["pao-de-queijo 40"]);
  });
});

describe("what it was after all", () => {
  it.each([
    [
      ["almocei arroz e bife", "era frango no lugar do bife", "não, era bife mesmo"],
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    [
      ["almocei arroz integral e feijão", "no lugar do arroz era purê", "não, era arroz mesmo"],
      ["arroz-integral 125", "feijao-carioca 140"],
    ],
    [
      ["almocei arroz e bife", "o bife era frango", "não, era peixe"],
      ["arroz-branco 125", "peixe-grelhado 120"],
    ],
    [
      ["almocei arroz e bife", "eram 2 bifes", "não, era 1 mesmo"],
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("one more of what was told, put down by a word", () => {
  it.each([
    ["1 bola de sorvete", "bota outra bola", ["sorvete 120"]],
    ["1 lata de cerveja", "anota outra", ["cerveja 708"]],
    ["1 taça de vinho", "coloca outra taça aí", ["vinho-tinto 298"]],
    ["1 maçã e 1 pera", "marca outra pera", ["maca 150", "pera 260"]],
    ["1 fatia de bolo", "pode botar outra fatia por favor", ["bolo-simples 120"]],
  ])("%s: %s", (told, more, held) => expect(heldAfter(told, more)).toEqual(held));
});

describe("a meal that was none but for something small", () => {
  it.each([
    ["sem almoço hj, só 200ml de leite", "leite-integral 206"],
    ["não almocei, só tomei 200 ml de leite", "leite-integral 206"],
    ["hoje não teve almoço, só uma maçã", "maca 150"],
    ["pulei o almoço, só 1 maçã mesmo", "maca 150"],
    ["arroz não tem hj, só 150 g de frango desfiado", "frango-desfiado 150"],
  ])("changes nothing that was told before: %s", (said, eaten) =>
    expect(heldAfter("lanche da manhã: 1 fatia de bolo", said)).toEqual(["bolo-simples 60", eaten]),
  );
});

describe("what was bought, wished for or taken along for others", () => {
  it.each([
    "e comprei um sonho pra levar pros meninos",
    "e comprei 2 kg de arroz no mercado",
    "e levei um bolo pra minha mãe",
    "e vou comprar um bolo",
    "e quero um bolo",
    "peguei um brigadeiro pra minha filha",
  ])("comes to nothing that was told: %s", (said) =>
    expect(heldAfter("comi 1 pão francês", said)).toEqual(["pao-frances 50"]),
  );

  it.each([
    ["e bebi um café", "cafe 50"],
    ["e comprei um sonho também", "sonho 80"],
    ["e fiz um ovo mexido", "ovo-mexido 50"],
  ])("but this does: %s", (said, more) =>
    expect(heldAfter("comi 1 pão francês", said)).toEqual([more, "pao-frances 50"].sort()),
  );

  it("is eaten where some of it is one's own", () =>
    expect(heldAfter("peguei 2 pães pra mim e pro meu filho")).toEqual(["pao-frances 100"]));
});

describe("what was bought or made and kept for later", () => {
  it.each([
    "e comprei um bolo, guardei na geladeira",
    "e ganhei uns bombons, guardei na bolsa",
    "e trouxe pudim, pus na geladeira",
    "comprei pão, congelei",
    "fiz um bolo e tá na geladeira",
    "e peguei um brigadeiro, mas botei na mochila",
  ])("comes to nothing that was told: %s", (said) => {
    expect(heldAfter("almocei arroz e bife", said)).toEqual(["arroz-branco 125", "bife-grelhado 100"]);
    expect(heldAfter(said)).toEqual([]);
  });
});

describe("of several, one that was shared, given back or left", () => {
  const TOLD = "3 cervejas e batata frita";
  it.each([
    ["a última cerveja dividi com o vizinho", "cerveja 885"],
    ["uma das cervejas rachei com meu pai", "cerveja 885"],
    ["a segunda cerveja devolvi, veio quente", "cerveja 708"],
    ["a última cerveja nem abri", "cerveja 708"],
    ["uma das cervejas foi do meu primo, então 2", "cerveja 708"],
    ["das cervejas dei 2 pro meu pai", "cerveja 354"],
    ["nas cervejas meu irmão pegou 1", "cerveja 708"],
  ])("%s", (said, left) => expect(heldAfter(TOLD, said)).toEqual(["batata-frita 110", left]));

  it.each([
    ["dividi um brownie com a Ju", "mentira, ela nem tocou, comi tudo"],
    ["dividi um brownie com a Ju", "na verdade a Ju não quis, comi inteiro"],
    ["rachei um brownie com minha irmã", "minha irmã desistiu, acabei comendo tudo"],
  ])("is all one's own where nobody had of it: %s, %s", (told, said) =>
    expect(heldAfter(told, said)).toEqual(["brownie 60"]),
  );
});

describe("all of it, and not only the half that was told", () => {
  it.each<[string[], string[]]>([
    [["comi meia maçã", "acabei comendo a maçã inteira e não só a metade"], ["maca 150"]],
    [["comi meia maçã", "comi a maçã inteira, não só a metade"], ["maca 150"]],
    [["comi meia maçã", "era a maçã inteira"], ["maca 150"]],
    [["comi meio abacate", "comi o abacate todo e não metade"], ["abacate 430"]],
    [
      ["comi meio pacote de bolacha maisena", "acabei comendo o pacote inteiro e não só a metade"],
      ["biscoito-maisena 200"],
    ],
    [
      ["comi arroz e meia batata", "não, foi a batata inteira"],
      ["arroz-branco 125", "batata-cozida 140"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it.each<[string[], string[]]>([
    [["comi uma maçã", "comi só metade e não a maçã inteira"], ["maca 75"]],
    [["comi uma maçã", "não comi a maçã inteira, só metade"], ["maca 75"]],
    [["comi a maçã inteira e não só a metade"], ["maca 150"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("each of the glasses of juice", () => {
  it.each<[string, string[]]>([
    ["cada um dos dois copos tinha 300 ml", ["suco-de-laranja 624"]],
    ["cada um dos copos de suco era de 250 ml", ["suco-de-laranja 520"]],
  ])("%s", (said, held) => expect(heldAfter("tomei dois copos de suco de laranja", said)).toEqual(held));
});
