import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what talkative people say around what they had", () => {
  it.each([
    ["how good it was", "tomei uma xícara de café. O café era fraquinho", ["cafe 200"]],
    ["how good it was, of several", "comi 2 ovos. Pelo menos os ovos eram caipiras", ["ovo-cozido 90"]],
    ["what was made", "fiz macarrão no almoço. Comi um prato de macarrão ao sugo", ["macarrao-ao-sugo 320"]],
    ["what is told later", "comi 2 fatias de mamão. O almoço eu te conto depois", ["mamao 340"]],
    [
      "what was inside",
      "comi um pão com carne moída, 2 colheres de sopa de carne moída dentro do pão",
      ["carne-moida 50", "pao-frances 50"],
    ],
    [
      "how much of the spread",
      "comi torrada com requeijão (2 colheres de chá)",
      ["requeijao 16", "torrada 30"],
    ],
    [
      "what a dish is",
      "trouxe chica doida, sabe, aquele creme de milho com jiló? comi 220 g",
      ["chica-doida 220"],
    ],
    ["seasoning", "almocei 100 g de frango. Tempero só limão e cheiro-verde", ["frango-grelhado 100"]],
    [
      "what it was seasoned with of fat and soya",
      "almocei 100 g de frango. Tempero: shoyu e manteiga",
      ["frango-grelhado 100", "manteiga 10", "shoyu 12"],
    ],
    ["a few drops", "comi salada de tomate, sem sal, só um limãozinho", ["tomate 100"]],
    ["who advised it", "comi 30 g de chia. A médica falou que chia ajuda no colesterol", ["chia 30"]],
    ["what was there", "comi 100 g de arroz. Laranja tinha, mas não peguei", ["arroz-branco 100"]],
    [
      "what it smelt of",
      "ai, o cheiro de pão de queijo é uma covardia. Comi 3 pequenininhos",
      ["pao-de-queijo 60"],
    ],
    [
      "what one knows",
      "um pedaço de bacon, 20 g. Sei que bacon não é amigo, foi só um pedacim",
      ["bacon 20"],
    ],
    [
      "how it was made",
      "3 colheres de farofa e 100 g de frango. A farofa fiz sem manteiga, só com cebola",
      ["farofa~manteiga 45", "frango-grelhado 100"],
    ],
    ["work", "comi uma maçã e já deixei temperado o frango pra amanhã", ["maca 150"]],
    ["when one rose", "Bom dia, coração! Acordei com as galinhas. Comi uma maçã", ["maca 150"]],
    ["a hard day", "hoje engoli sapo e chorei as pitangas. Comi uma maçã", ["maca 150"]],
    ["of that kind", "comi 1 hambúrguer completo, daqueles x-salada", ["x-salada 200"]],
    [
      "a word explained",
      "comi 3 petas. Ih, peta é aquele biscoito daqui, pesei e as três deram 15 g",
      ["biscoito-de-polvilho 15"],
    ],
    ["of both so much", "comi 120 g de carne moída com quiabo", ["carne-moida 60", "quiabo 60"]],
    [
      "what was used",
      "deu pra fazer tapioca. Usei 60 g de goma de tapioca e recheei com 30 g de queijo minas",
      ["goma-de-tapioca-hidratada 60", "queijo-minas-frescal 30"],
    ],
  ])("%s: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    [
      "theirs",
      [
        "comi 150 g de arroz",
        "Nem te conto: o secretário veio, comeu e repetiu minha comida. Três pratadas!",
      ],
      ["arroz-branco 150"],
    ],
    [
      "his",
      ["comi 150 g de arroz", "Ele pescou três pintados! Comeu peixe até não poder mais"],
      ["arroz-branco 150"],
    ],
    [
      "what a packet says",
      [
        "comi 4 biscoitos de polvilho e 100 g de uva",
        "O pacotinho de polvilho diz 30 g e eu comi ele inteiro, então põe 30 g",
      ],
      ["biscoito-de-polvilho 30", "uva 100"],
    ],
    [
      "what stays home",
      [
        "comi uma fatia de bolo de fubá e uma maçã",
        "e o bolo, pode apagar que eu lembrei que guardei na geladeira sem comer",
      ],
      ["maca 150"],
    ],
    [
      "two in one",
      [
        "jantei uma omelete de 2 ovos e 1 tomate",
        "Na omelete eu usei 3 ovos, e o tomate pode tirar que tava estragado",
      ],
      ["omelete 165"],
    ],
    [
      "what is asked",
      ["comi 5 g de margarina", "Margarina ou manteiga, qual que é menos pior? Cada um fala uma coisa"],
      ["margarina 5"],
    ],
    [
      "the fowl of another day",
      [
        "ontem no almoço comi 120 g de arroz e 150 g de frango caipira",
        "Hoje no almoço foi o mesmo de ontem, só que sem o frango",
      ],
      ["arroz-branco 120", "arroz-branco 120", "frango-caipira 150"],
    ],
  ])("%s, afterwards", (_, turns, held) => expect(heldAfter(...turns)).toEqual(held));

  it.each([
    ["fruit that was peeled", "descasquei um abacaxi e comi 2 fatias", ["abacaxi 150"]],
    ["papaya with sugar", "no lanche foi mamão com açúcar", ["acucar 4", "mamao 155"]],
    ["what all had", "a pizza chegou, a gente comeu e repetiu. Comi 2 fatias", ["pizza-de-mucarela 200"]],
    ["hearts", "boa noite, coração de frango hoje: 100 g", ["coracao-de-frango 100"]],
    ["a lemon", "chupei um limão", ["limao 84"]],
    [
      "what came with it",
      "comi 100 g de frango. Temperei com manteiga, 10 g",
      ["frango-grelhado 100", "manteiga 10"],
    ],
  ])("leaves %s: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});
