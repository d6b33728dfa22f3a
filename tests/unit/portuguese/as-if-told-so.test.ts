import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei 4 colheres de sopa de arroz, 1 concha de feijão e 1 filé de frango grelhado";
const WITHOUT_BEANS = "almocei 4 colheres de sopa de arroz e 1 filé de frango grelhado";
const PIZZA = "jantei 2 pedaços de pizza de calabresa e 1 cerveja lata";

describe("a correction leaves the diary as if it had been told so at once", () => {
  it.each([
    // How much of what is named last, behind whatever is said to somebody.
    [LUNCH, "E foram só 3 colheres, viu, do arroz", LUNCH.replace("4 colheres", "3 colheres")],
    [LUNCH, "era 2 conchas, de feijão", LUNCH.replace("1 concha", "2 conchas")],
    [
      LUNCH,
      "de arroz foram 3 colheres, de feijão 2 conchas",
      LUNCH.replace("4 colheres", "3 colheres").replace("1 concha", "2 conchas"),
    ],
    [
      "100g arroz 100g feijao 100g frango",
      "muda o arroz pra 80, o feijao pra 60 e o frango pra 140",
      "80g arroz 60g feijao 140g frango",
    ],
    ["jantei 100 g de arroz e 80 g de feijao", "menos 30 de arroz", "jantei 70 g de arroz e 80 g de feijao"],
    // What goes, in a letter's words and in plain ones.
    [LUNCH, "solicito a exclusão do feijão", WITHOUT_BEANS],
    [LUNCH, "Solicito a exclusão do feijão, o qual restou intocado no prato.", WITHOUT_BEANS],
    [LUNCH, "E o feijão quem comeu foi ela, eu não. Tira também.", WITHOUT_BEANS],
    [LUNCH, "deixei o feijão todo no prato", WITHOUT_BEANS],
    [LUNCH, "o feijão voltou inteiro pra panela", WITHOUT_BEANS],
    ["lanche: 1 fatia de torta de frango 120g e 1 maçã", "hmm apaga a torta", "lanche: 1 maçã"],
    // One in the place of another.
    [LUNCH, "na verdade não teve frango, teve peixe frito", LUNCH.replace("frango grelhado", "peixe frito")],
    [LUNCH, "feijão não peguei, peguei lentilha", LUNCH.replace("feijão", "lentilha")],
    [LUNCH, "coloquei arroz mas era arroz integral", LUNCH.replace("arroz", "arroz integral")],
    [LUNCH, "feijão preto*", LUNCH.replace("feijão", "feijão preto")],
    [LUNCH, "troca tudo: foi só uma salada de atum", "almocei uma salada de atum"],
    [LUNCH, "nada disso, almocei foi macarrão com carne moída", "almocei macarrão com carne moída"],
    [
      PIZZA,
      "a pizza era metade calabresa metade mussarela",
      "jantei 1 pedaço de pizza de calabresa, 1 pedaço de pizza de mussarela e 1 cerveja lata",
    ],
    // A share of what a pronoun stands for.
    [
      "1 fatia de bolo de chocolate 90g",
      "metade dessa fatia foi pra minha neta",
      "1 fatia de bolo de chocolate 45g",
    ],
    [
      "comi um pacote de biscoito recheado de 100g",
      "comi so metade, o resto dei pro meu irmao",
      "comi biscoito recheado 50g",
    ],
    // What was put on something else.
    [
      "100g frango e 30g de alface",
      "coloca 5 g de azeite na alface",
      "100g frango, 30g de alface e 5 g de azeite",
    ],
    ["almocei arroz e bife", "bife de frango, não de boi", "almocei arroz e bife de frango"],
    [
      "jantar: omelete de 2 ovos e salada de tomate",
      "Omelete de 3 ovos, não 2.",
      "jantar: omelete de 3 ovos e salada de tomate",
    ],
    ["comi um pastel e um suco de uva", "na real o suco nem tomei", "comi um pastel"],
    ["comi: 1 maçã, 1 pera, 10 uvas", "pera não, kiwi", "comi: 1 maçã, 1 kiwi, 10 uvas"],
    ["comi: 1 maçã, 10 uvas", "as uvas foram umas 20", "comi: 1 maçã, 20 uvas"],
    ["2 pastéis de feira, carne e queijo", "o de queijo dei pro meu filho", "1 pastel de carne"],
    ["café com 2 torradas", "café sem açucar, com adoçante", "café com 2 torradas e adoçante"],
    [
      "almocei 150g frango e 100g vagem",
      "a vagem na balança deu 80 na vdd",
      "almocei 150g frango e 80g vagem",
    ],
    ["comi 1 banana da terra", "pesei ela sem casca, 110", "comi 110 g de banana da terra"],
    [
      "lanche: tapioca 70g, ovo 1, queijo coalho 25g",
      "o ovo pode tirar e o queijo passa pra 40",
      "lanche: tapioca 70g, queijo coalho 40g",
    ],
    [
      "comi 1 cacho de uva de 200g",
      "dividi a uva com a patroa, ela comeu 80 desses 200",
      "comi 120 g de uva",
    ],
    ["tomei suco de uva", "cancelo o suco, troquei por água de coco 200ml", "tomei 200 ml de água de coco"],
    ["100g arroz e 50g abacate", "o abacate tira q eu vou deixar pra noite", "100g arroz"],
    ["jantei 1 bauru", "era um bauru só, vi dobrado kkkk", "jantei 1 bauru"],
    ["lanche: sanduíche de atum", "metade eu guardei", "lanche: meio sanduíche de atum"],
    ["almocei 1 cuscuz com ovo", "dois ovos", "almocei cuscuz de milho e 2 ovos cozidos"],
    // Who had what, told in one breath; what is called by its first word.
    [
      "almocei lasanha e frango assado",
      "quem comeu o frango foi minha nora, eu só lasanha",
      "almocei lasanha",
    ],
    ["comi uma pizza", "metade da pizza, minha esposa ficou com a outra", "comi metade de uma pizza"],
    ["comi uma caixa de bis", "metade da caixa, minha irmã pegou o resto", "comi meia caixa de bis"],
    [
      "lanchei um pastel de queijo e caldo de cana",
      "o caldo 400 ml",
      "lanchei um pastel de queijo e 400 ml de caldo de cana",
    ],
    ["almocei 1 filé de frango", "durante o dia 2 litros de água", "almocei 1 filé de frango. água 2 litros"],
    // What changes nothing that was eaten.
    ["comi um prato de yakisoba", "era frango, não carne", "comi um prato de yakisoba"],
    ["jantei um temaki", "tirei o cream cheese do temaki", "jantei um temaki"],
    ["almocei salada e frango", "o molho veio separado e não usei", "almocei salada e frango"],
    [LUNCH, "meu esposo comeu 3 filés de frango", LUNCH],
    [LUNCH, "e o biscoito da sorte eu nem abri kk", LUNCH],
    ["almocei lasanha", "era de frango", "almocei lasanha"],
    ["tomei um copo de leite com nescau", "leite integral", "tomei um copo de leite com nescau"],
    ["ontem jantei canja e 1 pão", "sem o pão hoje", "ontem jantei canja e 1 pão"],
    ["almocei lasanha", "era pizza", "almocei pizza"],
    ["comi 10 uvas", "eram umas 20", "comi 20 uvas"],
    ["almocei arroz e bife", "a fome voltou e o bife foi pouco", "almocei arroz e bife"],
    ["almocei arroz e bife", "o arroz não comi tudo", "almocei arroz e bife"],
    ["comi 8 sushis e 1 temaki", "temaki sem wasabi", "comi 8 sushis e 1 temaki"],
    ["almocei arroz, feijão e bife", "feijao 1 concha", "almocei arroz, feijão e bife"],
    ["almocei arroz, feijão e bife", "arroz 5 colheres, feijão 1 concha", "almocei arroz, feijão e bife"],
    ["comi omelete", "3 ovos", "comi omelete de 3 ovos"],
    ["almocei arroz e strogonoff", "o strogonoff sem champignon", "almocei arroz e strogonoff"],
    ["tomei whey, 1 scoop", "scoop e meio", "tomei whey, 1 scoop e meio"],
    ["comi macarrão à bolonhesa", "um prato fundo", "comi um prato fundo de macarrão à bolonhesa"],
    [
      "jantei canjiquinha com costelinha",
      "um prato fundo, mais ou menos 350g",
      "jantei 350 g de canjiquinha com costelinha",
    ],
    ["almocei lasanha", "pedaço de mais ou menos 300g", "almocei 300 g de lasanha"],
    ["comi tapioca com ovo", "com 2 ovos mexidos", "comi tapioca e 2 ovos mexidos"],
    ["lanchei pão com queijo", "queijo minas", "lanchei pão e queijo minas"],
    [
      "jantei x-burger e batata frita",
      "a batata dividi com a namorada, comi só metade",
      "jantei x-burger e meia porção de batata frita",
    ],
    ["almocei costela 300 g e pão", "a costela tira 100g q era osso", "almocei costela 200 g e pão"],
    [
      "tomei café com leite e 4 bolachas cream cracker",
      "passei manteiga nas bolachas",
      "tomei café com leite e 4 bolachas cream cracker e manteiga",
    ],
    ["jantei 8 peças de sushi e um temaki", "foram 12 peças", "jantei 12 peças de sushi e um temaki"],
    ["arroz, feijão, linguiça e repolho", "duas linguiças", "arroz, feijão, 2 linguiças e repolho"],
    ["almocei arroz carreteiro 250 g", "prato pequeno o carreteiro, 250g", "almocei arroz carreteiro 250 g"],
    [
      "jantei sopa e uma torrada",
      "a torrada foi ontem, hoje não comi torrada",
      "jantei sopa. ontem jantei uma torrada",
    ],
    ["comi 3 fatias de pizza", "4 pra ser sincero", "comi 4 fatias de pizza"],
    ["comi 1 fatia de bolo", "uma não, duas", "comi 2 fatias de bolo"],
    ["comi aveia 40 g e pasta de amendoim 15 g", "pasta 20g", "comi aveia 40 g e pasta de amendoim 20 g"],
    [
      "almocei macarrão e um suco de caixinha",
      "aliás o suco foi da minha filha, eu não tomei",
      "almocei macarrão",
    ],
    [
      "comi 1 pacote de biscoito recheado",
      "na real metade do pacote só",
      "comi meio pacote de biscoito recheado",
    ],
    ["água 600 ml", "No total agora já são 900 ml de água", "água 600 ml e água 300 ml"],
  ])("%s | %s", (told, said, atOnce) => {
    expect(heldAfter(told, said)).toEqual(heldAfter(atOnce));
  });

  it.each([
    ["2 latas de cerveja 350ml", "700 ml de cerveja"],
    ["2 cervejas long neck de 330", "660 ml de cerveja"],
    ["150g de arroz, 140g de frango, 60 de maxixe", "150g de arroz, 140g de frango, 60 g de maxixe"],
    ["eu pedi risoto, 300 g, e meu filho um filé com fritas", "300 g de risoto"],
    ["pedi um x-bacon, chega em 40 min", "oi"],
    ["vim do mercado: comprei pão, leite e queijo", "oi"],
    ["fiz 12km de bike hj", "oi"],
    ["comprei 5 litros de água", "oi"],
    ["arroz feijao bife batata frita e salada", "arroz, feijão, bife, batata frita e salada"],
    ["comi um pudinzinho", "comi um pudim"],
    ["um guioza, 4 unidades", "4 guiozas"],
    ["2 fatias de pão de milho, 30 g cada.", "60 g de pão de milho"],
    ["140 arroz, 100 feijão, 50 alface", "140 g arroz, 100 g feijão, 50 g alface"],
    ["me pesei de novo, 82,9", "pesei 82,9"],
    ["pesei no posto de saúde 94,1", "pesei 94,1"],
    ["4 ovos mexidos na manteiga 5g, 2 bananas", "4 ovos mexidos, 5g de manteiga, 2 bananas"],
    ["janta foi 1 marmita de arroz, frango e legumes", "jantei arroz, frango e legumes"],
    ["jantei canjica, bem quentinho", "jantei canjica"],
    ["peguei arroz e um bife de porco, salada nem olhei", "arroz e um bife de porco"],
  ])("one message: %s", (said, plainly) => {
    expect(heldAfter(said)).toEqual(heldAfter(plainly));
  });

  it.each([
    [
      ["jantei pizza, 1 pedaço", "e 3 chopes de 300ml"],
      "na vdd 2 chopes, o terceiro derramei kkkk",
      "e 2 chopes de 300ml",
    ],
    [
      ["almocei tainha grelhada e pirão", "e ainda comi umas ostras, 6"],
      "12 na verdade, uma dúzia",
      "e ainda comi umas ostras, 12",
    ],
  ] as const)("what came later: %j | %s", ([first, second], said, atOnce) => {
    expect(heldAfter(first, second, said)).toEqual(heldAfter(first, atOnce));
  });
});

describe("how it was made, how many, and one more", () => {
  it.each([
    [
      ["2 ovos e bacon", "os ovos foram 3 mexidos"],
      ["bacon 10", "ovo-mexido 150"],
    ],
    [
      ["arroz e 2 bifes", "os bifes foram 3 acebolados"],
      ["arroz-branco 125", "bife-grelhado 300"],
    ],
    [
      ["arroz e banana", "a banana era frita na manteiga"],
      ["arroz-branco 125", "banana-frita 75", "manteiga 10"],
    ],
    [
      ["arroz e ovo", "o ovo foi frito no azeite"],
      ["arroz-branco 125", "ovo-frito 50"],
    ],
    [
      ["1 coxinha e suco de uva", "a coxinha tava boa demais, peguei outra"],
      ["coxinha 200", "suco-de-uva 210"],
    ],
    [
      ["1 coxinha e suco de uva", "a coxinha ficou tão boa que comi mais uma"],
      ["coxinha 200", "suco-de-uva 210"],
    ],
    [
      ["iogurte com granola", "coloquei morango tb, uns 5"],
      ["iogurte-com-granola 200", "morango 60"],
    ],
    [
      ["vitamina de banana", "pus morango junto, uns 6"],
      ["morango 72", "vitamina-de-banana 252"],
    ],
    [["habibs hj. 5 esfihas de carne e 2 de queijo"], ["esfiha-de-carne 350", "esfiha-de-queijo 140"]],
    [["bk hoje: 1 whopper"], ["whopper 280"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
