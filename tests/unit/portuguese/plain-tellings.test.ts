import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a plain list of what was eaten", () => {
  it.each([
    ["almoço: arroz, um monte de salada", ["arroz-branco 125", "salada-verde 160"]],
    ["tilápia: 3 filés, arroz", ["arroz-branco 125", "tilapia 360"]],
    ["alface, quatro folhas e tomate", ["alface 40", "tomate 100"]],
    ["alface e 3 folhas de couve", ["alface 30", "couve-refogada 75"]],
    ["frango grelhado - 2 filés e rúcula", ["frango-grelhado 200", "rucula 30"]],
    ["salada: 200 g, feijão: 120 g", ["feijao-carioca 120", "salada-verde 200"]],
    ["salada de frutas: 200 g, banana: 120 g", ["banana-prata 120", "salada-de-frutas 200"]],
    ["torradas: 4 e rúcula", ["rucula 30", "torrada 32"]],
    ["hot dog: 2 salsichas e purê", ["pao-de-hamburguer 55", "pure-de-batata 130", "salsicha 90"]],
    ["lasanha: 1 pedaço e arroz: 4 colheres", ["arroz-branco 100", "lasanha 250"]],
    ["maçã = 100g, café", ["cafe 50", "maca 100"]],
    ["bolo: 1 fatia, café: 1 xícara", ["bolo-simples 60", "cafe 200"]],
    ["café - 100ml e rúcula", ["cafe 100", "rucula 30"]],
    ["café: 1 copo de leite e pão", ["leite-integral 206", "pao-frances 50"]],
    ["almoço: arroz e bife que tava na geladeira", ["arroz-branco 125", "bife-grelhado 100"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([...held].sort()));

  it.each([
    ["um combinado de 12 peças de sushi", ["sushi 300"]],
    [
      "arroz com carne de sol: 3 colheres de sopa de arroz e 100g da carne",
      ["arroz-branco 75", "carne-de-sol 100"],
    ],
    ["macarrão com carne moída: 150 g de macarrão e 80g da carne", ["carne-moida 80", "macarrao-cozido 150"]],
    ["o doce de hoje foi 1 bombom", ["bombom 20"]],
    ["a fruta do dia foi uma pera", ["pera 130"]],
    ["comi arroz e batata palha. Salada não tinha mais.", ["arroz-branco 125", "batata-palha 13"]],
    ["dividimos um prato de camarão; a minha parte foi uns 120 g", ["camarao 120"]],
    ["dividi um bolo com a Ana, minha parte foi 80g", ["bolo-simples 80"]],
    ["fiz crepioca e comi uma só, pesei depois de pronta e deu 95g", ["crepioca 95"]],
    ["almocei almôndegas, daquelas que a gente faz no domingo, 4 unidades", ["almondega 200"]],
    ["churrasquinho com os amigos: 2 espetinhos de frango", ["espetinho-de-frango 140"]],
    [
      "jantinha no espetinho da esquina: 1 espeto de frango, arroz",
      ["arroz-branco 125", "espetinho-de-frango 70"],
    ],
    ["meu overnight oats levou 30g de aveia e meia banana", ["aveia 30", "banana-prata 38"]],
    ["tomei café já! 2 ovos e pão", ["ovo-cozido 90", "pao-frances 50"]],
    ["2 bananas da terra fritas", ["banana-da-terra-frita 220"]],
    ["macarrão com brócolis, 250g", ["brocolis 58", "macarrao-cozido 192"]],
    ["lasanha de frango com espinafre, 250g e suco", ["espinafre 53", "lasanha 197", "suco-de-fruta 208"]],
    ["macarrão com queijo ralado, 10g", ["macarrao-cozido 200", "queijo-parmesao 10"]],
    ["feijoada com couve, 30g", ["couve-refogada 30", "feijoada 350"]],
    ["que calor nessa Natal, matei a sede com um copão de água de 400 ml", ["water 400"]],
    ["gente q fome kkk devorei uma coxinha", ["coxinha 100"]],
    ["arroz 100g. tinha pirão mas não peguei", ["arroz-branco 100"]],
    ["poke de tofu, 350g o bowl", ["poke 350"]],
    ["2 coxinhas... sexta em plena segunda kkk", ["coxinha 200"]],
    ["crepioca de queijo de 120g", ["crepioca-recheada 120"]],
    ["60g aveia, 1 banana, 5g de canela", ["aveia 60", "banana-prata 75"]],
    ["2 hambúrgueres de 100 g e 2 pães", ["hamburguer-artesanal 200", "pao-frances 100"]],
    ["hambúrguer de 120g", ["hamburguer 240"]],
    ["comi dois bifes arroz feijão", ["arroz-branco 125", "bife-grelhado 200", "feijao-carioca 140"]],
    ["1 filé frango", ["frango-grelhado 100"]],
    ["almocei agora pouco arroz", ["arroz-branco 125"]],
    ["whey: 1 scoop (30 g) batido com 200 ml de leite", ["leite-integral 206", "whey-protein 30"]],
    ["O cardápio da cantina era estrogonofe, mas trouxe marmita: comi 3 colheres de quinoa", ["quinoa 60"]],
    ["Sopa não dá nesse calor: comi salpicão", ["salpicao 100"]],
    ["tomei dois copos de água, 400 ml no total", ["water 400"]],
    ["3 garrafinhas de água, 1500 ml ao todo", ["water 1500"]],
    ["água: 3 copos, 600 ml ao todo", ["water 600"]],
    ["dois copos de água de 250 ml", ["water 500"]],
    ["Resumo da minha segunda-feira. Café da manhã: um pão", ["pao-frances 50"]],
    ["peso pós treino 85,1", ["kg 85.1"]],
    ["foi meia garrafa de água até aqui, a minha é de 1 litro", ["water 500"]],
    ["2 garrafinhas de água, cada tem 350ml", ["water 700"]],
    ["marmita da mãe hj: 4 col de sopa de arroz", ["arroz-branco 100"]],
    ["almocei pizza como toda sexta: 2 fatias", ["pizza-de-mucarela 200"]],
    ["bife e 1 porção de fritas", ["batata-frita 110", "bife-grelhado 100"]],
    ["montei minha marmita: arroz. comi tudo", ["arroz-branco 125"]],
  ])("in other words: %s", (said, held) => expect(heldAfter(said)).toEqual([...held].sort()));

  it.each([["o bolo que tava na geladeira sumiu"], ["joguei fora o arroz que estava na geladeira"]])(
    "is none: %s",
    (said) => expect(heldAfter(said)).toEqual([]),
  );

  it("is no kind of what was asked about", () =>
    expect(heldAfter("banana engorda?", "bebi 300ml de água")).toEqual(["water 300"]));
});

describe("the same food, hours later", () => {
  const NOON = Date.parse("2026-11-23T15:40:00Z");
  const EVENING = Date.parse("2026-11-23T23:30:00Z");
  /** Grams of apple of each meal after one at noon and what is said in the evening. */
  function apples(said: string): number[] {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    diary.say("1 concha de feijão, maçã", new Date(NOON));
    diary.say(said, new Date(EVENING));
    return diary.entries.flatMap((entry) =>
      entry.type === "meal"
        ? entry.items.flatMap(({ foodId, grams }) => (foodId === "maca" ? [Math.round(grams)] : []))
        : [],
    );
  }

  it.each([
    ["à noite jantei 2 maçãs e café"],
    ["agora à noite 2 maçãs"],
    ["2 maçãs e café, só isso"],
    ["2 maçãs e café. foi isso"],
    ["2 maçãs e café pq tava com fome"],
    ["tava com fome, 2 maçãs"],
    ["não aguentei, 2 maçãs"],
    ["2 maçãs e café, era o que tinha"],
    ["agora foi 2 maçãs e café"],
    ["bota aí 2 maçãs"],
  ])("was eaten again: %s", (said) => expect(apples(said)).toEqual([150, 300]));

  it.each([["na verdade foram 2 maçãs"], ["a maçã foi 300g"], ["foram 2 maçãs, não 1"]])(
    "is mended: %s",
    (said) => expect(apples(said)).toEqual([300]),
  );
});

describe("a fruit that is a word of talk, too", () => {
  it.each([
    [["uma maçã", "pera, nao maca"], ["pera 130"]],
    [["uma maçã", "pera, não é maçã"], ["pera 130"]],
    [["uma maçã", "pera aí, não foi maçã, foi banana"], ["banana-prata 75"]],
    [["comi uma maçã", "pera não, era banana"], ["banana-prata 75"]],
    [["1 garrafa de 500ml de h2o"], ["water 500"]],
    [["1 h2oh limão 500ml"], ["refrigerante-zero 500"]],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
