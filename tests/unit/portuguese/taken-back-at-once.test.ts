import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what a message takes back itself was not had", () => {
  it.each<[string, string[]]>([
    [
      "uma espiga de milho cozido e um pedacinho de canjica... não, mentira, canjica não, foi só o milho mesmo",
      ["milho-cozido 100"],
    ],
    ["meia latinha de atum... ah pera, mentira, foi a lata inteira de atum", ["atum-em-lata 120"]],
    [
      "camarãozinho na moranga... ah não, pera, camarão ao alho e óleo, com arroz",
      ["arroz-branco 125", "camarao-alho-e-oleo 100"],
    ],
    ["comi uma peruinha... eita corretor, PERINHA", ["pera 130"]],
    ["arroz e farofa, mentira, farofa não", ["arroz-branco 125"]],
    ["comi pão com manteiga, minto, manteiga não, foi requeijão", ["pao-com-requeijao 65"]],
    ["2 bananas, ah pera, foi 1 só", ["banana-prata 75"]],
    ["não resisti, comi um brigadeiro no trabalho... quer saber, comi dois", ["brigadeiro 30"]],
    ["comi um pão de queijo, confesso, foram 3", ["pao-de-queijo 120"]],
    ["tomei um café, quer dizer, tomei dois", ["cafe 100"]],
    ["comi um bombom, aliás comi 2 e um café", ["bombom 40", "cafe 50"]],
    ["1 ovo cozido, melhor, 2, e uma fatia de mamão formosa", ["mamao-formosa 170", "ovo-cozido 90"]],
    ["2 pedaços pequenos de lasanha, quer dizer, um pedaço e meio", ["lasanha 285"]],
    ["tomei um quentão... não, quentão não, foi 1 copo de suco de caju", ["suco-de-caju 208"]],
    ["um copo de suco de laranja. O suco foi só meio copo, pensando melhor", ["suco-de-laranja 104"]],
    [
      "arroz, 2 bifes e salada. o bife foi só 1",
      ["arroz-branco 125", "bife-grelhado 100", "salada-verde 80"],
    ],
    ["um prato de sopa. a sopa eu só comi metade", ["sopa-de-legumes 163"]],
    ["2 fatias de pão e café. O pão, pensando melhor, foi 1 fatia", ["cafe 50", "pao-de-forma 25"]],
    ["2 fatias de pão e café. o pão acho que foi 1 só", ["cafe 50", "pao-de-forma 25"]],
    ["3 colheres de arroz e 1 bife, e o arroz foram 2 colheres", ["arroz-branco 50", "bife-grelhado 100"]],
    ["comi uma fatia de bolo, duas na verdade", ["bolo-simples 120"]],
    ["comi 2 ovos, 3 na real", ["ovo-cozido 135"]],
    ["1 coxinha, 2 pra ser honesto, e um suco de uva", ["coxinha 200", "suco-de-uva 210"]],
    ["bebi 1 lata de cerveja, melhor, duas latas", ["cerveja 708"]],
    ["suco de uva e bolo, o suco foi 200 ml", ["bolo-simples 60", "suco-de-uva 210"]],
    ["3 fatias de pizza e refri, mas a pizza foram 2", ["pizza-de-mucarela 200", "refrigerante-de-cola 364"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
  it.each<[string, string[]]>([
    ["meia maçã, pera inteira", ["maca 75", "pera 130"]],
    ["2 pastéis, o pastel foi 1 de carne e 1 de queijo", ["pastel-de-carne 100", "pastel-de-queijo 100"]],
    ["comi 2 ovos e o ovo foi 1 frito e 1 cozido", ["ovo-cozido 45", "ovo-cozido 45"]],
    ["2 ovos no café, no almoço o ovo foi 1", ["ovo-cozido 45", "ovo-cozido 90"]],
    ["2 bananas, uma maçã na verdade", ["banana-prata 150", "maca 150"]],
    ["arroz com ovo, melhor dois do que um", ["arroz-com-ovo 200"]],
    ["comi um bombom, minto, comi 2 bananas", ["banana-prata 150"]],
    ["um pão com ovo, melhor comida do mundo, 2 bananas", ["banana-prata 150", "pao-com-ovo 100"]],
    ["arroz, bife e salada... não, salada não, só o bife", ["arroz-branco 125", "bife-grelhado 100"]],
    ["comi pão com manteiga, queijo não", ["pao-com-manteiga 60"]],
  ])("but: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("talk around it is no food", () => {
  it.each<[string, string[]]>([
    ["Paguei língua: falei que não ia comer doce e comi um brigadeiro", ["brigadeiro 15"]],
    ["o bofe me levou pra jantar", []],
    ["o bofe me levou pra jantar, comi 200 g de picanha", ["picanha 200"]],
    [
      "churrasquinho na casa do meu irmão no almoço, comi 200g de picanha e 2 colheres de farofa",
      ["farofa 30", "picanha 200"],
    ],
    [
      "a Sheila trouxe marmita de strogonoff de frango e dividiu comigo. comi uma concha de estrogonofe, 2 colheres de arroz",
      ["arroz-branco 50", "strogonoff-de-frango 130"],
    ],
    ["a Ana trouxe bolo de cenoura e dividiu comigo. comi uma fatia do bolo", ["bolo-de-cenoura 60"]],
    ["amorzinho, mais tarde vou lá no Bar do Zeca comer um bolinho", []],
    ["dei pro Davi uma banana amassada com aveia, eu ainda não comi nada", []],
    ["dei pra Bia um iogurte e comi uma maçã", ["maca 150"]],
    ["a nutri falou que o certo é 2 litro e meio de água por dia", []],
    ["o ideal é 2 litros de água por dia, hoje bebi 500 ml", ["water 500"]],
    ["comi 1 pegador de couve refogada", ["couve-refogada 45"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
  it.each<[string, string[]]>([
    ["comi língua ensopada", ["lingua-bovina 100"]],
    ["fui lá no bar comer um bolinho", ["bolo-simples 70"]],
    ["comi churrasquinho na rua, 2 espetos", ["espetinho-de-carne 140"]],
    ["o ideal é comer 3 frutas por dia. comi 1 banana", ["banana-prata 75"]],
    ["dei uma mordida no pão e comi uma banana", ["banana-prata 75", "pao-frances 20"]],
  ])("but: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a take-back of nothing that was told takes out nothing", () => {
  const ALL = ["arroz-branco 125", "biscoito-maisena 5", "frango-grelhado 100"];
  it.each([
    "apaga o da sorte, dei pra minha colega",
    "tira o da vó, dei pra minha colega",
    "cancela aquele lá, foi pro lixo",
    "tira aquele da esquina, joguei fora",
    "remove o que a vizinha trouxe, não comi",
    "apaga a parada, dei pro meu primo",
    "tira o trololó, dei pra minha colega",
    "remove o xurumelo, meu primo comeu",
    "tira a geringonça, joguei fora",
  ])("%s", (text) => {
    expect(heldAfter("almocei arroz, frango e um biscoito da sorte", text)).toEqual(ALL);
  });
  it.each<[string, string[]]>([
    ["apaga o biscoito, dei pra minha colega", ["arroz-branco 125", "frango-grelhado 100"]],
    ["apaga esse último, dei pra minha colega", ["arroz-branco 125", "frango-grelhado 100"]],
    ["apaga tudo, não comi", []],
  ])("but: %s", (text, held) => {
    expect(heldAfter("almocei arroz, frango e um biscoito da sorte", text)).toEqual(held);
  });
});

describe("a take-back asked for courteously", () => {
  it.each([
    ["Por obséquio, exclua a maçã", ["pao-frances 50"]],
    ["risque a maçã, por obséquio", ["pao-frances 50"]],
    ["por gentileza, suprima a maçã", ["pao-frances 50"]],
    ["Por obséquio, anote 2 bananas", ["banana-prata 150", "maca 150", "pao-frances 50"]],
  ])("%s", (text, held) => expect(heldAfter("comi uma maçã e um pão", text)).toEqual(held));
});

describe("what one forgot to have was not had", () => {
  it.each([
    "esqueci de tomar água hoje",
    "tô esquecendo de tomar água",
    "sempre esqueço de beber água",
    "tô esquecendo de tomar água, me lembra às 14h?",
    "esqueci de almoçar hoje",
  ])("%s", (text) => expect(heldAfter(text)).toEqual([]));

  it.each<[string, string, string[]]>([
    ["almocei arroz e uma laranja", "esqueci de comer a laranja", ["arroz-branco 125"]],
    ["jantei sopa e 1 pão francês", "ah, me esqueci de comer o pão francês.", ["sopa-de-legumes 325"]],
  ])("%s / %s", (told, forgotten, held) => expect(heldAfter(told, forgotten)).toEqual(held));

  it.each<[string, string[]]>([
    ["esqueci de almoçar, comi só um pão com queijo às 16h", ["pao-com-queijo 80"]],
    ["esqueci de contar que comi uma maçã", ["maca 150"]],
    ["quase esqueci de tomar o leite, 200 ml agora", ["leite-integral 206"]],
  ])("but: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was eaten plain stays when what was on it goes", () => {
  it.each<[string, string, string[]]>([
    [
      "comi duas fatias de pão integral com requeijão",
      "tira o requeijão que eu comi o pão puro",
      ["pao-de-forma-integral 50"],
    ],
    ["comi tapioca com queijo", "tira o queijo que eu comi a tapioca pura", ["tapioca 80"]],
    ["comi pão com manteiga", "pode tirar a manteiga, que comi o pão seco", ["pao-frances 50"]],
    [
      "almocei arroz, feijão e bife",
      "tira o feijão que eu comi o arroz puro",
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    ["almocei frango e batata cozida", "apaga a batata porque comi o frango só", ["frango-grelhado 100"]],
    ["tomei café com leite", "tira o leite que tomei o café puro", ["cafe 50"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));

  it.each<[string, string, string[]]>([
    [
      "almocei arroz, feijão e bife",
      "tira o feijão, que eu comi só o arroz e o bife",
      ["arroz-branco 125", "bife-grelhado 100"],
    ],
    ["almocei arroz e bife", "tira o bife que eu não comi", ["arroz-branco 125"]],
    ["almocei arroz e bife", "tira o arroz", ["bife-grelhado 100"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});
