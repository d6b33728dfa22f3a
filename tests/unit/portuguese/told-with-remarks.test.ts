import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

describe("what a dish is made of, and whose recipe it is", () => {
  const SOUP = "sopa-de-mandioquinha";
  it.each<[string, string[]]>([
    [
      "preparei a sopa de mandioquinha da família (leva mandioquinha, alho-poró e um fio de azeite). Tomei um prato fundo, acompanhado de duas torradas",
      [`${SOUP} 300`, "torrada 16"],
    ],
    ["tomei um prato de sopa de mandioquinha (leva alho-poró e um fio de azeite)", [`${SOUP} 325`]],
    [
      "comi uma fatia do bolo de fubá da minha avó. Leva três ovos, duas xícaras de fubá e uma de leite, e fica muito fofinho",
      ["bolo-de-fuba 60"],
    ],
    [
      "comi uma fatia de bolo de cenoura. A receita leva 3 ovos e 2 xícaras de farinha",
      ["bolo-de-cenoura 60"],
    ],
    ["comi uma fatia de bolo de cenoura. Minha mãe faz com 3 ovos", ["bolo-de-cenoura 60"]],
    ["almocei feijoada (vai paio, costelinha e linguiça) e couve", ["couve-refogada 42", "feijoada 350"]],
    ["comi lasanha. Vai 1 copo de suco de uva também", ["lasanha 250", "suco-de-uva 210"]],
    ["almocei estrogonofe. Estava uma delícia; a receita é da Palmirinha", ["strogonoff-de-carne 150"]],
    ["almocei arroz e bife, receita da Rita Lobo", ["arroz-branco 125", "bife-grelhado 100"]],
    // What the dish would hide, what is drunk of counted things, and what was had with it.
    ["comi torta de frango, leva castanha de caju", ["castanha-de-caju 30", "torta-de-frango 150"]],
    [
      "jantei sopa de mandioquinha, que leva alho-poró e um fio de azeite, com 2 torradas",
      ["sopa-de-mandioquinha 300", "torrada 16"],
    ],
    [
      "tomei meu shake. leva 200 ml de leite, 1 banana e 2 colheres de aveia",
      ["aveia 30", "banana-prata 75", "leite-integral 206"],
    ],
    [
      "comi um pudim; leva leite condensado e 4 ovos. Depois tomei um café",
      ["cafe 50", "pudim-de-leite 100"],
    ],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what is told with something around it", () => {
  it.each([
    ["cafezinho da manhã: pão carioquinha com requeijão", ["pao-frances 50", "requeijao 30"]],
    ["tomei um cafezinho da manhã", ["cafe 50"]],
    [
      "hoje o almoço foi meia marmita de feijoada porque tava pesada e duas laranja de sobremesa",
      ["feijoada 175", "laranja 260"],
    ],
    [
      "arroz 3 colheres, bife, salada de tomate, pouquinho",
      ["arroz-branco 75", "bife-grelhado 100", "tomate 35"],
    ],
    [
      "Bom dia. Esqueci de registrar o jantar de ontem: 150 g de risoto de camarão e uma taça de vinho branco de 150 ml.",
      ["risoto-de-camarao 150", "vinho-branco 149"],
    ],
    ["Bom dia! Esqueci de registrar o jantar de ontem: sopa", ["sopa-de-legumes 325"]],
    ["esqueci de anotar o café com leite de hoje cedo", ["cafe-com-leite 204"]],
    ["esqueci de lançar a janta de ontem - 2 pedaços de pizza", ["pizza-de-mucarela 200"]],
    ["tomei 100 ml de café, que sem café eu não funciono", ["cafe 100"]],
    ["tomei 100 ml de café porque sem café eu não funciono", ["cafe 100"]],
    ["comi pão com manteiga, que sem pão eu não vivo", ["pao-com-manteiga 60"]],
    ["comi um chocolate, que eu não sou de ferro", ["chocolate-ao-leite 25"]],
    ["tomei um suco de laranja, que não vivo sem", ["suco-de-laranja 208"]],
    ["bom dia, chimarrão cedo aqui, já tomei 1 litro", ["mate 1000"]],
    ["suco na jarra aqui, já tomei 2 copos", ["suco-de-fruta 416"]],
    ["O pessoal pediu sorvete, eu fiquei na água: tomei 500 ml.", ["water 500"]],
    ["a galera pediu cerveja e eu fiquei no suco de laranja", ["suco-de-laranja 208"]],
    ["fiquei no suco de uva, tomei 2 copos", ["suco-de-uva 420"]],
    ["meu patrao pagou um sorvete pra galera, eu nao quis", []],
    ["meu colega pagou coxinha pra turma, recusei", []],
    ["meu patrão pagou um sorvete pra galera, tomei um", ["sorvete 60"]],
    ["o chefe trouxe pastel de feira pra todo mundo, comi 2", ["pastel-de-feira 300"]],
    [
      "fiz um churrasquinho no pátio do posto, comi 2 linguiça assada e um pão de alho",
      ["linguica-toscana 120", "pao-de-alho 50"],
    ],
    ["fomos num churrasco, comi picanha", ["picanha 100"]],
    ["comi 2 churrasquinhos", ["espetinho-de-carne 140"]],
    ["bati uma marmita com 500g de feijoada", ["feijoada 500"]],
    ["marmita com feijoada", ["feijoada 350"]],
    [
      "almocei marmita com arroz, feijão e bife",
      ["arroz-branco 125", "bife-grelhado 100", "feijao-carioca 140"],
    ],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what is not eaten yet", () => {
  it.each([
    "fiz a tapioca mas ainda nao comi",
    "preparei o mingau, ainda não tomei",
    "fritei 2 ovos mas nem comi ainda",
    "comprei um pão mas ainda não comi",
    "vou tomar cafe agora, pensei num cuscuz",
  ])("%s", (said) => expect(heldAfter(said)).toEqual([]));

  it.each([
    ["fiz uma tapioca e comi, ainda não tomei café", ["tapioca 80"]],
    ["pensei em comer salada mas comi pizza", ["pizza-de-mucarela 100"]],
  ])("but of %s what was", (said, held) => expect(heldAfter(said)).toEqual(held));

  it("is eaten in spite of a plan, and nothing else is touched", () =>
    expect(
      heldAfterDay(
        ["07:45", "tomei 100 ml de café preto"],
        ["16:00", "Vou tentar não lanchar hoje."],
        ["17:15", "Não consegui: comi uma coxinha de frango."],
      ),
    ).toEqual(["cafe 100", "coxinha 100"]));

  it("leaves what one did not manage to finish", () =>
    expect(heldAfter("almocei arroz e bife", "não consegui comer o bife todo, comi metade")).toEqual([
      "arroz-branco 125",
      "bife-grelhado 50",
    ]));
});

describe("a dish with how it was made", () => {
  it.each([
    ["tomei uma vitamina de mamão com aveia de 350 ml", ["vitamina-de-mamao-com-aveia 371"]],
    ["tomei uma vitamina de morango com leite e aveia de 400 ml", ["vitamina-de-morango-com-aveia 424"]],
    ["tomei vitamina de banana, aveia e leite, 400 ml", ["vitamina-de-banana-com-aveia 424"]],
    ["comi um iogurte com granola e mel de 200 g", ["iogurte-com-granola 200", "mel 15"]],
    ["tomei uma vitamina de mamão com 2 colheres de aveia", ["aveia 30", "vitamina-de-mamao 252"]],
    ["hj jantei uma omelete de queijo, feita com 2 ovos", ["omelete-de-queijo 110"]],
    ["jantei uma omelete, usei 3 ovos", ["omelete 165"]],
    ["jantei uma crepioca feita com 1 ovo", ["crepioca 80"]],
    ["jantei uma omelete e 2 ovos", ["omelete 110", "ovo-cozido 90"]],
    ["comi um prato de risoto de frango", ["risoto 300"]],
    ["almocei 2 fatias de polenta frita", ["polenta-frita 120"]],
    ["comi 3 bolacha caseira", ["biscoito-caseiro 36"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what was bought or is cooked for others, and when a dish was made", () => {
  it.each<[string, string[]]>([
    ["compra do mercado feita ✅\n1kg de frango, 2 kg de batata doce e 12 ovos 🛒", []],
    ["feira feita, comi 2 pastéis", ["pastel 200"]],
    ["Estou cozinhando 500 g de lentilha pros netos, chegam às 13h", []],
    ["tô fazendo um bolo pras crianças, já comi uma fatia", ["bolo-simples 60"]],
    ["sempre esqueço de beber água, pode me lembrar às 15h?", []],
    ["jantei a sopa de legumes que deixei pronta no domingo, 2 conchas", ["sopa-de-legumes 260"]],
    ["Hoje saiu angu! 150g dele, mais 130g de frango com quiabo", ["angu 150", "frango-com-quiabo 130"]],
    ["comi arroz. 2 ovos", ["arroz-branco 125", "ovo-cozido 90"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
