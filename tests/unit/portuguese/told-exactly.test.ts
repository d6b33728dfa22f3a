import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("exactly how much there was", () => {
  it.each<[readonly string[], string[]]>([
    // All of it, with what was had again.
    [["almocei 180g de nhoque", "o nhoque fica em 230g, somando a repetição"], ["nhoque 230"]],
    [
      ["almocei farinha d'água 50g e peixe", "farinha d'água 60g, repeti um pouco"],
      ["farinha-de-mandioca 60", "peixe-grelhado 120"],
    ],
    [
      ["almocei arroz 100g e peixe", "o arroz foi 150 g porque repeti"],
      ["arroz-branco 150", "peixe-grelhado 120"],
    ],
    [
      ["almocei arroz 100g e peixe", "repeti o arroz, 50g"],
      ["arroz-branco 150", "peixe-grelhado 120"],
    ],
    [["tomei uma tigela de caldo verde", "Repeti, mais uma concha do caldo"], ["caldo-verde 430"]],
    [
      ["arroz e uma concha de feijão", "repeti meia concha do feijão"],
      ["arroz-branco 125", "feijao-carioca 210"],
    ],
    // From so much to so much.
    [
      ["pão com pasta de amendoim 20g", "pasta de amendoim: de 20 pra 15g"],
      ["pao-frances 50", "pasta-de-amendoim 15"],
    ],
    [
      ["pão com pasta de amendoim 20g", "muda a pasta de amendoim de 20g pra 15"],
      ["pao-frances 50", "pasta-de-amendoim 15"],
    ],
    // Of how many it was made.
    [["omelete de 2 ovos", "3 ovos na omelete"], ["omelete 165"]],
    [
      ["pão e omelete", "na omelete foram 3 ovos"],
      ["omelete 165", "pao-frances 50"],
    ],
    [
      ["arroz e 1 omelete", "o omelete tinha 2 ovos"],
      ["arroz-branco 125", "omelete 110"],
    ],
    [["1 omelete", "a omelete foi de 3 ovos"], ["omelete 165"]],
    [
      ["omelete de dois ovos e arroz", "a omelete foi com três ovos, não dois, minha nora que fez"],
      ["arroz-branco 125", "omelete 165"],
    ],
    [
      [
        "um pão de queijo e 200 ml de suco de laranja",
        "comi o pão de queijo pela metade",
        "a outra metade ficou para o meu marido",
      ],
      ["pao-de-queijo 20", "suco-de-laranja 208"],
    ],
    [["omelete de 2 ovos", "meu omelete levou 3 ovos"], ["omelete 165"]],
    [["1 omelete", "foram 2 omeletes"], ["omelete 220"]],
    // Slices are of nothing that is drunk.
    [["um café", "comi 2 fatias"], ["cafe 50"]],
    [
      ["um café e bolo", "comi 2 fatias"],
      ["bolo-simples 120", "cafe 50"],
    ],
    [["um café", "comi 3"], ["cafe 150"]],
    [["3 ovos na omelete"], ["omelete 165"]],
    // A share, and what it comes to or who had the rest.
    [
      ["risoto de legumes 200g e salada", "e do risoto comi metade, então 100g"],
      ["risoto-de-legumes 100", "salada-verde 80"],
    ],
    [
      [
        "um copo de suco de laranja e bife",
        "o suco na verdade tomei só metade do copo, a Laura acabou com o resto",
      ],
      ["bife-grelhado 100", "suco-de-laranja 104"],
    ],
    // Without what nobody eats.
    [["comi uma manga de 200g", "A manga sem caroço ficou em 150 g, usa esse valor"], ["manga 150"]],
    [["comi uma banana", "a banana sem casca pesou 90g"], ["banana-prata 90"]],
    // Each, and one of two.
    [
      ["almocei arroz, feijão e frango", "cada coisa foi 100 g"],
      ["arroz-branco 100", "feijao-carioca 100", "frango-grelhado 100"],
    ],
    [["almocei 2 pães de queijo", "cada um tinha 30g"], ["pao-de-queijo 60"]],
    [
      ["iogurte com granola", "o potinho do iogurte é de 170"],
      ["granola 40", "iogurte-natural 170"],
    ],
    // What somebody wishes, and what was had.
    [["a nutri quer que eu coma 2 ovos, hoje comi 1"], ["ovo-cozido 45"]],
    [["o médico quer que eu beba menos café, hoje tomei 2 xícaras"], ["cafe 400"]],
    [["potinho de tomate cereja, 8 tomatinhos"], ["tomate-cereja 80"]],
    // Of a nutrient in it: no weight.
    [
      ["almocei frango 120g e arroz", "o frango tinha 30 g de proteína"],
      ["arroz-branco 125", "frango-grelhado 120"],
    ],
    [
      ["jantei arroz e feijão", "e ovo teve também dois nessa janta"],
      ["arroz-branco 125", "feijao-carioca 140", "ovo-cozido 90"],
    ],
  ])("%j", (said, held) => {
    expect(heldAfter(...said)).toEqual(held);
  });
});

describe("exactly how much water", () => {
  it.each<[readonly string[], string[]]>([
    [["bebi 600 ml de água", "água foram 400, não 600, a garrafa tava pela metade"], ["water 400"]],
    [
      ["bebi 300 ml de água", "foi mais uma garrafinha de 400 de água"],
      ["water 300", "water 400"],
    ],
    [
      ["500 ml de água", "foi mais 250 ml de água pra dentro agora"],
      ["water 250", "water 500"],
    ],
    [
      ["500 ml de água", "entrou mais meio litro de água"],
      ["water 500", "water 500"],
    ],
    [["500 ml de água", "foi 250 ml de água"], ["water 250"]],
    [["500 ml de água", "foi mais de 600 ml de água"], ["water 600"]],
    [["bebi 300 ml de água", "foi uma garrafinha de 400 de água"], ["water 400"]],
    [
      ["bebi um copo de água", "outro copo de água, esse maior, de 300"],
      ["water 200", "water 300"],
    ],
    [
      ["bebi um copo de 250 ml de água", "mais um copo desses de água"],
      ["water 250", "water 250"],
    ],
    [["bebi um copo de 200 de água", "apaga esse copo, não bebi"], []],
    [["bebi 250 ml de água", "tira essa garrafa"], []],
    [["bebi um copo de suco", "apaga esse copo"], ["suco-de-fruta 208"]],
    [
      ["bebi um copo de 250 ml de água", "mais dois copos desses"],
      ["water 250", "water 500"],
    ],
  ])("%j", (said, held) => {
    expect(heldAfter(...said)).toEqual(held);
  });
});

describe("what it was, and what it was not", () => {
  it.each<[readonly string[], string[]]>([
    [["comi uma maçã", "maçã não, pera. Tô cansada hoje"], ["pera 130"]],
    [["comi uma maçã", "ah maçã não, banana. me confundi"], ["banana-prata 75"]],
    [["comi uma maçã", "maçã não, pera aí"], []],
    [["comi uma bisteca", "bisteca foi não era costela de porco"], ["costela-suina 120"]],
    [["comi maçã e queijo", "queijo não, desculpa"], ["maca 150"]],
    [["um copo de leite", "leite foi não era ovo mexido de dois ovo"], ["ovo-mexido 100"]],
    [
      ["comi doce de leite", "mentirinha, não foi doce de leite, foi uma fatiazinha de goiabada"],
      ["goiabada 30"],
    ],
    // As much of it as of what was told.
    [
      ["almocei arroz e 145g de frango", "opa, o filé do almoço era tilápia e não frango. mesmo peso"],
      ["arroz-branco 125", "tilapia 145"],
    ],
    [
      ["almocei arroz e um peito de frango", "não era frango, era tilápia, mesmo peso"],
      ["arroz-branco 125", "tilapia 100"],
    ],
    // What else was told, and was there.
    [
      ["almocei arroz, lentilha e frango", "deleta o arroz do almoço, só teve lentilha de carbo"],
      ["frango-grelhado 100", "lentilha 140"],
    ],
    [
      ["almocei arroz, lentilha e frango", "tira o arroz, comi só a lentilha e o frango"],
      ["frango-grelhado 100", "lentilha 140"],
    ],
    [
      ["almocei arroz e frango", "tira o arroz, só teve feijão"],
      ["feijao-carioca 140", "frango-grelhado 100"],
    ],
    [["almocei arroz e frango", "tira o arroz e o frango"], []],
  ])("%j", (said, held) => {
    expect(heldAfter(...said)).toEqual(held);
  });
});

describe("a nutrient in it is no weight of it", () => {
  it.each<[string, string[]]>([
    ["comi frango, tinha 30 g de proteína", ["frango-grelhado 100"]],
    ["iogurte com 15g de proteína", ["iogurte-de-morango 170"]],
    ["barra com 20 g de proteína", ["barra-de-proteina 60"]],
    ["comi uma barrinha de 12g de proteína", ["barra-de-proteina 60"]],
    ["um iogurte grego com 10g de proteína e uma maçã", ["iogurte-grego-adocado 100", "maca 150"]],
    ["comi uma banana, 27 g de carboidrato", ["banana-prata 75"]],
    ["comi ovo, 6g de proteína cada", ["ovo-cozido 45"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
  it.each<[string, string[]]>([
    ["pão com 10 g de manteiga", ["manteiga 10", "pao-frances 50"]],
    ["comi 100 g de frango, 30 g de proteína", ["frango-grelhado 100"]],
    ["barra proteica 20g", ["barra-de-proteina 20"]],
    ["meta de 120 g de proteína", []],
    ["o frango tem 30 g de proteína?", []],
  ])("but: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("how large it was is told by what is in it", () => {
  it.each<[string, string[]]>([
    ["cachorro quente de duas salsichas", ["cachorro-quente 200"]],
    ["comi 2 linguiça salsichão", ["salsichao 200"]],
    ["comi metade de uma pizza inteira", ["pizza-de-mucarela 400"]],
    ["comi metade da pizza de calabresa inteira", ["pizza-de-calabresa 400"]],
    ["comi um cachorro quente", ["cachorro-quente 125"]],
    ["comi um xis bacon", ["x-bacon 350"]],
    ["2 xis bacon", ["x-bacon 700"]],
    ["comi um x-bacon", ["x-bacon 190"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("another share of it, or another count", () => {
  it.each<[readonly string[], string[]]>([
    [
      ["2 ovos mexidos e meio abacate", "Meio abacate, não: um quarto dele."],
      ["abacate 54", "ovo-mexido 100"],
    ],
    [["comi meio abacate", "não meio, um quarto de abacate"], ["abacate 54"]],
    [["comi meio mamão", "meio mamão não, um terço"], ["mamao 52"]],
    [
      ["comi 2 ovos e uma banana", "dois ovos não: um só"],
      ["banana-prata 75", "ovo-cozido 45"],
    ],
    [["comi 2 ovos", "dois ovos não, três"], ["ovo-cozido 135"]],
    [["comi 2 fatias de bolo de fubá", "Cada fatia devia ter uns 60 gramas."], ["bolo-de-fuba 120"]],
    [["comi 2 coxinhas", "cada uma pesava uns 60 g"], ["coxinha 120"]],
    [
      ["comi uma fatia de bolo de fubá", "acabei comendo mais uma fatia do bolo", "cada fatia tinha 50 g"],
      ["bolo-de-fuba 100"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("water, by the vessel that was filled and by how much it was told to be", () => {
  it.each<[readonly string[], string[]]>([
    [["enchi a garrafa de 750 e bebi toda, agua gelada"], ["water 750"]],
    [["enchi minha garrafinha de 500 ml e tomei tudo"], ["water 500"]],
    [["enchi a garrafa de 1 litro e bebi metade"], ["water 500"]],
    [["bebi a garrafa de 750 toda, água gelada"], ["water 750"]],
    [["enchi a garrafa de 600ml de suco e bebi toda"], ["suco-de-fruta 624"]],
    [["Bebi mais dois copos d'água do mesmo tamanho, de 200 ml."], ["water 400"]],
    [["tomei 2 latas de cerveja do mesmo tamanho, de 350 ml"], ["cerveja 707"]],
    [
      ["bebi meio litro de água", "comi uma empada", "aquele meio litro foi só metade, 250ml"],
      ["empada 70", "water 250"],
    ],
    [["tomei dois copos de água", "Três copos, contando o da hora do remédio."], ["water 600"]],
    [["tomei dois copos de água", "três copos, contando o do almoço"], ["water 600"]],
    [
      ["comi um pão", "tb me pesei lá na academia, 65 kg"],
      ["kg 65", "pao-frances 50"],
    ],
    [
      ["bebi 500 ml de água", "comi uma empada", "aqueles 500 ml foram só 250"],
      ["empada 70", "water 250"],
    ],
    [
      ["bebi 500 ml de água", "tomei 500 ml de suco", "aqueles 500 ml foram só 250"],
      ["suco-de-fruta 260", "water 500"],
    ],
    [
      ["bebi 500 ml de água", "comi 500 g de arroz", "os 500 foram 300"],
      ["arroz-branco 300", "water 500"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
