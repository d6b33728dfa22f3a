import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("what was there and not had", () => {
  it.each([
    "teve bolo aqui no trabalho e eu não comi nem um pedaço recusei na cara dura",
    "tinha pizza na reunião e não comi nenhuma fatia",
    "serviram feijoada e eu n quis",
    "teve bolo e eu não provei",
    "tô com um bolo no forno, mais tarde vou comer uma fatia",
    "Estou com uma broa no forno e daqui a pouco pretendo comer um pedacinho com a Cotinha.",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each<[string, string[]]>([
    ["teve bolo e comi um pedaço, o brigadeiro não comi", ["bolo-simples 60"]],
    ["teve bolo no trabalho mas não comi, tomei só um suco de caju", ["suco-de-caju 208"]],
  ])("but %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what others had, or wanted", () => {
  it.each([
    "passageira entrou comendo um acarajé, o carro ficou cheirando dendê a tarde toda kkk",
    "minha colega chegou comendo uma coxinha",
    "minha filha quer com ovo em cima",
    "as crianças querem hambúrguer",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter("comi 1 banana", text)).toEqual(["banana-prata 75"]);
  });

  it.each<[string, string[]]>([
    ["meu filho entrou comendo pão, eu comi uma maçã", ["maca 150"]],
    ["eu e meu marido comendo pizza, comi 3 fatias", ["pizza-de-mucarela 300"]],
    ["cheguei comendo um pastel", ["pastel 100"]],
    [
      "Ruan deixou metade do potinho de danoninho e adivinha quem comeu pra não jogar fora eu né",
      ["petit-suisse 23"],
    ],
  ])("but %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what used to be had", () => {
  it.each([
    "Na escola, o intervalo era às três e a gente tomava café com broa na cozinha. Que saudade!",
    "no sítio a gente bebia leite tirado na hora",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter("comi 1 banana", text)).toEqual(["banana-prata 75"]);
  });

  it("and what is had now", () => {
    expect(heldAfter("antes eu tomava 2 litros de coca, hoje tomei só água")).toEqual(["water 200"]);
  });
});

describe("where and with whom", () => {
  it.each<[string, string[]]>([
    ["Estou no chá da paróquia e comi dois pães de queijo", ["pao-de-queijo 80"]],
    ["no chá das amigas comi 3 brigadeiros", ["brigadeiro 45"]],
    ["comi um pedaço de bolo com a Cotinha", ["bolo-simples 60"]],
    ["tomei um suco de caju com a Clara", ["suco-de-caju 208"]],
    ["a Pitanga fez feijoada e eu comi um prato", ["feijoada 350"]],
    ["minha neta Clarinha fez aniversário e comi uma fatia de bolo", ["bolo-simples 60"]],
    ["tomei o Yakult e comi o Danoninho", ["leite-fermentado 83", "petit-suisse 45"]],
    ["almocei arroz e quiabo com baba", ["arroz-branco 125", "quiabo 60"]],
    ["comi um babá ao rum", ["baba-ao-rum 90"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("how one stands is asked and no water is had", () => {
  it.each(["e de água como é que eu tô hoje", "água hoje como foi", "como é que eu tô de água"])(
    "%s",
    (text) => expect(heldAfter(text)).toEqual([]),
  );
});

describe("a weight before the scales", () => {
  it.each<[string, string[]]>([
    ["hoje em jejum 72 certinho na balança de casa", ["kg 72"]],
    ["em jejum deu 72 na balança", ["kg 72"]],
    ["arroz 72 na balança", ["arroz-branco 72"]],
    // What is told without a word of money is no price.
    ["comi 1 pão e a balança marcou 72,90", ["kg 72.9", "pao-frances 50"]],
    ["depois do café (1 pão) fiquei com 81,50", ["kg 81.5", "pao-frances 50"]],
    ["comi 1 pão e cheguei a 81,50", ["kg 81.5", "pao-frances 50"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what somebody left behind", () => {
  it("was had by nobody, and what was told stays", () => {
    const left = "passageiro esqueceu um pacote de bolacha no banco, olha a tentação. ainda nao abri";
    expect(heldAfter("um suco de caju", left)).toEqual(["suco-de-caju 208"]);
  });
});
