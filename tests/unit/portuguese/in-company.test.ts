import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what others had beside oneself", () => {
  it.each([
    ["meu marido comeu três pedaços de lasanha, eu só comi um", ["lasanha 250"]],
    ["minha neta fez um bolo de milho. o menino dela comeu 3 pedaço e eu comi so 1", ["bolo-de-milho 60"]],
    ["minha vizinha comeu 6 pães de queijo, eu comi 2", ["pao-de-queijo 80"]],
    ["meu marido tomou 3 cervejas e eu só tomei uma", ["cerveja 354"]],
    ["meu filho comeu 2 coxinhas e eu comi uma salada", ["salada-verde 80"]],
    ["minha neta bateu vitamina de banana e eu tomei um copo", ["vitamina-de-banana 252"]],
    ["minha neta nao quer comer feijao, so quer saber de biscoito. que que eu faco?", []],
    ["meu filho não quer comer feijão", []],
    ["meu filho só quer saber de biscoito", []],
    ["o cardápio dos menino hoje é macarrão com carne moída e melancia, eles vão fazer é festa", []],
    ["o cardápio do meu filho na escola hoje é estrogonofe", []],
    ["a merenda dos alunos hoje tem arroz doce", []],
    ["o almoço dos alunos hoje foi feijoada, eu comi um prato", ["feijoada 350"]],
    ["na merenda dos meninos tinha banana e comi 1", ["banana-prata 75"]],
    ["meu cardápio hoje foi frango e salada", ["frango-grelhado 100", "salada-verde 80"]],
    ["o ajudante aqui comeu dois pastel e eu só fiquei olhando", []],
    ["a véia aqui ainda comeu 2 pães", ["pao-frances 100"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it("says why it is taken out", () => {
    const said = "apaga a galinhada, essa era a marmita da minha colega. eu comi 150 g de carne assada";
    expect(heldAfter("almocei galinhada", said)).toEqual(["carne-assada 150"]);
    expect(heldAfter("almocei galinhada", "tira a galinhada, era do meu marido")).toEqual([]);
  });
});

describe("what is there and not had", () => {
  it.each([
    ["1 iogurte de morango", "meu neto tomou danoninho hj kkk", ["iogurte-de-morango 170"]],
    ["almocei arroz", "o povo aqui pediu esfiha", ["arroz-branco 125"]],
    ["almocei 2 conchas de canja", "A minha esposa tomou só meio prato.", ["canja 260"]],
    ["almocei 2 conchas de canja", "minha esposa só tomou uma", ["canja 260"]],
    ["almocei 2 conchas de canja", "minha esposa tomou uma", ["canja 130"]],
    ["almocei canja", "A minha filha comeu um hambúrguer.", ["canja 325"]],
    ["almocei arroz", "a menina do lado tá comendo um hambúrguer enorme, que inveja", ["arroz-branco 125"]],
    ["almocei arroz", "minha colega pegou 200g de lasanha de frango", ["arroz-branco 125"]],
    ["almocei arroz", "Tinha pudim, mas não peguei", ["arroz-branco 125"]],
    ["almocei arroz", "Ela insistiu para eu comer pudim, mas não comi.", ["arroz-branco 125"]],
    ["comi bolo e um café", "tira o bolo, foi a cliente que comeu, eu só tomei o café", ["cafe 50"]],
    ["1 copo de coalhada", "não tô com fome, acho que nem janto hoje", ["coalhada 206"]],
    ["1 iogurte e um pão", "meu filho tomou o iogurte", ["pao-frances 50"]],
    ["comi 10 brigadeiros", "meu irmão comeu 4 brigadeiros", ["brigadeiro 90"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));

  it.each([
    [
      "vou comer pudim mais tarde, por enquanto o almoço foi 1 filé de peixe e arroz",
      ["arroz-branco 125", "peixe-grelhado 120"],
    ],
    ["ainda não comi nada de janta, tô esperando o cuscuz cozinhar", []],
    [
      "era pra eu comer carne mas não comi não, almocei só 1 concha de feijão e arroz",
      ["arroz-branco 125", "feijao-carioca 140"],
    ],
    ["Hoje não levei marmita, almocei no japonês. Foram 8 sushis", ["sushi 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what others had as well", () => {
  it.each([
    ["minha mãe comeu o mesmo que eu", ["arroz-branco 125"]],
    ["meu filho comeu a mesma coisa só que sem ovo", ["arroz-branco 125"]],
    ["meu marido almoçou igual, mas com o dobro de arroz", ["arroz-branco 125"]],
    ["não ficou nada igual a ontem né", ["arroz-branco 125"]],
    [
      "100 g de fritas. dividi a batata com meu filho, esses 100g foi só a minha parte",
      ["arroz-branco 125", "batata-frita 100"],
    ],
  ])("%s", (said, held) => expect(heldAfter("almocei arroz", said)).toEqual(held));

  it("yesterday is no part of what was not had today", () => {
    expect(heldAfter("ontem no jantar tomei 2 taças de vinho", "hoje não tomei vinho")).toEqual([
      "vinho-tinto 298",
    ]);
    expect(heldAfter("ontem no jantar tomei 2 taças de vinho", "ontem não tomei vinho")).toEqual([]);
    expect(heldAfter("almocei arroz e um suco de uva", "hoje não tomei suco")).toEqual(["arroz-branco 125"]);
  });
});

describe("what was cooked for others", () => {
  it.each([
    [["hoje no almoço eu fiz um bacalhau mas eu mesma só comi um filé de tilápia grelhado"], ["tilapia 120"]],
    [["fiz feijoada no almoço mas eu só comi uma maçã"], ["maca 150"]],
    [["fiz macarrão com molho, porém eu comi apenas salada"], ["salada-verde 80"]],
    [["fiz frango assado mas só comi a coxa"], ["coxa-de-frango 55"]],
    [["fiz um bolo mas só comi uma fatia"], ["bolo-simples 60"]],
    [["fiz uma omelete de 3 ovos mas só comi metade"], ["omelete 83"]],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what others had, and oneself held back from", () => {
  it.each([
    ["Elas comeram bolo, eu passei."],
    ["As meninas comeram bolo e eu passei"],
    ["Meu colega pegou um pudim enorme, e eu resisti!"],
    ["meu marido tá comendo uma pizza inteira e eu firme"],
    ["elas pediram sorvete mas eu resisti"],
    ["Minha amiga comeu dois brigadeiros, eu passei a vez"],
  ])("%s", (said) => {
    expect(heldAfter("3 pães de queijo e café com leite", said)).toEqual([
      "cafe-com-leite 204",
      "pao-de-queijo 120",
    ]);
  });

  it.each([
    ["minha mãe comeu 3 conchas kkkk a maluca", ["feijoada 160"]],
    ["já meu pai repetiu 2 pratos de feijoada", ["feijoada 160"]],
    ["meu filho comeu metade da minha feijoada", ["feijoada 80"]],
  ])("%s", (said, held) => expect(heldAfter("almocei 1 concha de feijoada", said)).toEqual(held));
});

describe("what went to somebody else, and what was told beside a drink", () => {
  it.each([
    [["jantei omelete com presunto", "tira o presunto, foi pro sanduíche do meu filho"], ["omelete 110"]],
    [["jantei omelete com presunto", "o presunto foi no pão da minha filha"], ["omelete 110"]],
    [["jantei omelete com presunto", "tira o presunto, foi pro lanche da minha filha"], ["omelete 110"]],
    [["fiz marmita pras crianças: arroz e nuggets. Só pra elas, eu ainda não almocei"], []],
    [["preparei a janta dos meninos: arroz e nuggets. eu ainda não jantei"], []],
    [["fiz marmita pras crianças: arroz e nuggets. eu comi 2 nuggets"], ["nuggets 40"]],
    [["fiz marmita: arroz e bife"], ["arroz-branco 125", "bife-grelhado 100"]],
    [
      ["almocei bife", "bebi 1 garrafinha de 500 ml de água com a marmita"],
      ["bife-grelhado 100", "water 500"],
    ],
    [
      ["almocei bife", "tomei uma coca com a minha quentinha"],
      ["bife-grelhado 100", "refrigerante-de-cola 364"],
    ],
    [["almocei a marmita com um suco"], ["prato-feito 550", "suco-de-fruta 208"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("a recipe that is handed on is no dish", () => {
  it.each<[string, string, string[]]>([
    ["almocei canja", "minha mãe pediu a receita da canja ficou toda faceira", ["canja 325"]],
    ["comi bolo de cenoura", "passei a receita do bolo pra minha irmã", ["bolo-de-cenoura 60"]],
    ["comi bolo de cenoura", "passei a receita pra minha irmã", ["bolo-de-cenoura 60"]],
    ["almocei canja", "a Rosa quis a receita da canja, coitada", ["canja 325"]],
    ["almocei canja", "todo mundo pediu a receita da canja", ["canja 325"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));

  it.each<[string, string[]]>([
    ["comi 2 fatias de bolo de cenoura e a vizinha pediu a receita do bolo", ["bolo-de-cenoura 120"]],
    ["almocei lasanha, meu cunhado até pediu a receita da lasanha kkk", ["lasanha 250"]],
    ["quero a receita da lasanha", []],
    ["jantei 2 da minha receita de panqueca", ["panqueca-de-carne 220"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("at a barbecue, told in one breath", () => {
  it.each<[string, string[]]>([
    [
      "ontem fizemos churrasco na casa do meu pai no almoço comi duzentos gramas de vazio e salada de maionese",
      ["fraldinha 200", "salada-de-maionese 90"],
    ],
    ["ontem fizemos churrasco no almoço comi 200 g de picanha", ["picanha 200"]],
    ["teve churrasco no almoço eu comi 200 g de picanha e farofa", ["farofa 35", "picanha 200"]],
    ["churrasco na casa do meu pai de noite comi 200 g de costela", ["costela-bovina 200"]],
    ["ontem teve rodízio no jantar comi 5 fatias de pizza", ["pizza-de-mucarela 500"]],
    ["comi 200 g de churrasco no almoço", ["churrasco 200"]],
    ["comi 200 g de churrasco no almoço comi bolo no lanche", ["bolo-simples 60", "churrasco 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
