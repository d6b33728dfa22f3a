import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz e bife";
const OF_LUNCH = ["arroz-branco 125", "bife-grelhado 100"];

describe("what is told, and asked to be noted in as many words, was eaten once", () => {
  it.each<[string, string[]]>([
    ["Pedro deixou metade da coxinha dele e eu q comi... então bota aí meia coxinha", ["coxinha 50"]],
    ["comi 2 brigadeiros na festa, então anota aí dois brigadeiros", ["brigadeiro 30"]],
    ["roubei um pedaço de bolo da minha filha, anota aí um pedaço de bolo", ["bolo-simples 60"]],
    ["comi do bolo da festa então bota aí 2 fatias de bolo", ["bolo-recheado 200"]],
    ["terminei o arroz dela, então anota 2 colheres de arroz", ["arroz-branco 50"]],
    ["comi um pão de queijo. então bota um pão de queijo e um café", ["cafe 50", "pao-de-queijo 40"]],
    [
      "comi arroz e o bife do meu filho, então anota 1 bife de 80 g",
      ["arroz-branco 125", "bife-grelhado 80"],
    ],
    ["comi arroz, então bota feijão", ["arroz-branco 125", "feijao-carioca 140"]],
    ["comi 2 brigadeiros, então bota mais um brigadeiro", ["brigadeiro 15", "brigadeiro 30"]],
    ["comi uma banana, então anota aí uma maçã", ["banana-prata 75", "maca 150"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was given, all of it", () => {
  it.each<[string, string[]]>([
    [
      "minha afilhada fez brigadeiro e me deu três pra viagem. pois comi os três no ônibus",
      ["brigadeiro 45"],
    ],
    ["minha mãe fez coxinha e me deu duas, comi as duas", ["coxinha 200"]],
    ["minha sogra fez bolo e me deu duas fatias. comi tudo no caminho", ["bolo-simples 120"]],
    ["minha afilhada fez brigadeiro e me deu três, comi um", ["brigadeiro 15"]],
    ["minha afilhada fez brigadeiro e me deu três pra viagem", []],
    ["minha afilhada fez brigadeiro e me deu três, não comi os três", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what was there, and how much of it was had", () => {
  it.each<[string, string[]]>([
    [
      "teve feijoada no self service kkk 380g de feijoada e 2 colheres de farofa",
      ["farofa 30", "feijoada 380"],
    ],
    ["teve lasanha no almoço, 200g de lasanha e salada", ["lasanha 200", "salada-verde 80"]],
    ["teve feijoada, comi feijoada", ["feijoada 350"]],
    [
      "reunião na firma teve salgadinho comi 2 empadinhas de palmito e 3 bolinhas de queijo",
      ["bolinha-de-queijo 45", "empada-de-palmito 140"],
    ],
    ["teve fruta no lanche comi 1 maçã e 1 banana", ["banana-prata 75", "maca 150"]],
    ["teve salgadinho comi 1 pacote", ["salgadinho-de-milho 45"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what is announced by its kind and then told was eaten once", () => {
  it.each<[string, string[]]>([
    ["esqueci da salada, 3 folhas de alface e 2 rodelas de tomate", ["alface 30", "tomate 30"]],
    ["esqueci do suco, tomei um copo de suco de acerola", ["suco-de-acerola 206"]],
    ["faltou a fruta, comi uma banana", ["banana-prata 75"]],
    ["ah, esqueci do refri: uma lata de coca", ["refrigerante-de-cola 364"]],
    ["esqueci do bolo, comi uma fatia de bolo de milho", ["bolo-de-milho 60"]],
    ["esqueci do suco, o suco era de uva", ["suco-de-uva 210"]],
    ["esqueci de te falar do suco, tomei um copo de limonada", ["limonada 206"]],
    ["esqueci do suco, 300 ml", ["suco-de-fruta 312"]],
    ["esqueci da salada", ["salada-verde 80"]],
  ])("%s", (text, held) => expect(heldAfter(LUNCH, text)).toEqual([...OF_LUNCH, ...held].sort()));
});

describe("so much of each", () => {
  it.each<[string, string[]]>([
    [
      "arroz com feijao, 2 colheres de sopa de cada, e um ovo frito",
      ["arroz-branco 50", "feijao-carioca 34", "ovo-frito 50"],
    ],
    ["almocei arroz com feijão, 100 g de cada", ["arroz-branco 100", "feijao-carioca 100"]],
    ["almocei macarrão com carne moída (100 g de cada)", ["carne-moida 100", "macarrao-cozido 100"]],
    ["arroz com feijão, 2 colheres", ["arroz-com-feijao 50"]],
    ["comi 2 pães com manteiga, 50 g cada", ["pao-com-manteiga 100"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("how many it were by then is a remark", () => {
  it.each<[string, string[]]>([
    ["E comi uma maçã agora. Três frutas!", ["maca 150"]],
    ["comi uma maçã, terceira fruta do dia", ["maca 150"]],
    ["comi uma maçã. Já vão três frutas no dia!", ["maca 150"]],
    ["tomei um café, já são 3 cafés hoje", ["cafe 50"]],
    ["tomei um café, o terceiro de hoje", ["cafe 50"]],
    ["almocei bife e 3 frutas", ["bife-grelhado 100", "fruta 300"]],
    ["comi 2 ovos. Três frutas também", ["fruta 300", "ovo-cozido 90"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("the afternoon's tea is a meal", () => {
  const MORNING = ["09:00", "tomei um chá de camomila e 4 bolachas"] as const;
  const OF_MORNING = ["biscoito-maisena 20", "cha-de-ervas 206"];
  it.each<[string, string[]]>([
    [
      "No chá da tarde foi uma fatia de bolo de milho e uma xícara de chá preto.",
      ["bolo-de-milho 60", "cha 200"],
    ],
    ["no chá da tarde comi 2 torradas", ["torrada 16"]],
    ["meu chá da tarde foi bolo de fubá", ["bolo-de-fuba 60"]],
    ["tomei o chá da tarde", ["cha 200"]],
  ])("%s", (text, held) =>
    expect(heldAfterDay(MORNING, ["16:20", text])).toEqual([...OF_MORNING, ...held].sort()),
  );

  it("and its tea is one", () =>
    expect(heldAfter("tomei um chá", "o chá da tarde foi de hortelã")).toEqual(["cha-de-ervas 206"]));
});

describe("what it weighed, told late", () => {
  it.each([
    "Eu tinha pesado o arroz doce e nem lhe disse: eram 130 gramas.",
    "pesei o arroz doce e esqueci de falar: 130 g",
    "já tinha pesado o arroz doce mas não te avisei, deu 130 g",
  ])("%s", (text) => expect(heldAfter("Comi uma tacinha de arroz doce", text)).toEqual(["arroz-doce 130"]));
});

describe("what it was only is there already, and keeps its count", () => {
  const TOLD = "no almoço foi 4 colheres de arroz, 1 concha de feijão e 1 bife de fígado";
  it.each<[string, string[]]>([
    ["apaga o arroz do almoço, foi só feijão e fígado", ["feijao-carioca 140", "figado-bovino 100"]],
    ["exclui o feijão, era só arroz e bife", ["arroz-branco 100", "figado-bovino 100"]],
    ["tira o arroz, foi só feijão", ["feijao-carioca 140", "figado-bovino 100"]],
    ["tira o arroz, foi macarrão", ["feijao-carioca 140", "figado-bovino 100", "macarrao-cozido 100"]],
  ])("%s", (text, held) => expect(heldAfter(TOLD, text)).toEqual(held));

  it.each<[string, string, string[]]>([
    [
      "2 coxinhas pequenas, dessas de festa",
      "Não eram coxinhas, eram risoles de queijo.",
      ["risole-de-queijo 40"],
    ],
    ["comi 3 bananas", "não eram bananas, eram laranjas", ["laranja 390"]],
    ["comi 3 coxinhas", "não eram coxinhas, eram 2 quibes", ["quibe 160"]],
  ])("%s: %s", (told, text, held) => expect(heldAfter(told, text)).toEqual(held));

  it("“de moranga foram 120 g”, of a boiled one", () =>
    expect(
      heldAfter(
        "100 g de frango e 90 g de moranga cozida",
        "De moranga foram 120 gramas, corrija por favor.",
      ),
    ).toEqual(["abobora 120", "frango-grelhado 100"]));
});

describe("today there was only so much of what was copied", () => {
  const YESTERDAY = ["12:00", "ontem na janta foi 4 colheres de sopa de arroz e 2 ovos fritos"] as const;
  const COPIED = ["19:30", "jantei, foi igualzinho a janta de ontem"] as const;
  const BEFORE = ["arroz-branco 100", "ovo-frito 100"];
  it.each<[string, string[]]>([
    ["hj foi 1 ovo só", ["arroz-branco 100", "ovo-frito 50"]],
    ["hoje só um ovo", ["arroz-branco 100", "ovo-frito 50"]],
    ["hoje foram 3 colheres de arroz só", ["arroz-branco 75", "ovo-frito 100"]],
  ])("%s", (text, held) =>
    expect(heldAfterDay(YESTERDAY, COPIED, ["19:32", text])).toEqual([...BEFORE, ...held].sort()),
  );
});

describe("what was the same is copied once", () => {
  const YESTERDAY = ["09:00", "ontem de noite jantei 1 x-salada e 1 lata de coca"] as const;
  const ONCE = ["refrigerante-de-cola 364", "x-salada 200"];
  it.each([
    "jantei igual ontem, mesmo lanche e mesma coca",
    "jantei igual ontem, o mesmo x-salada",
    "jantar igual ao de ontem, mesmo lanche, mesma coca",
  ])("%s", (text) => expect(heldAfterDay(YESTERDAY, ["20:20", text])).toEqual([...ONCE, ...ONCE].sort()));

  it("and what was not is left out", () =>
    expect(heldAfterDay(YESTERDAY, ["20:20", "jantei igual ontem, mas sem a coca"])).toEqual(
      [...ONCE, "x-salada 200"].sort(),
    ));
});

it.each<[string, string, string[]]>([
  ["1 x-bacon e 1 lata de coca", "o lanche era x-salada", ["refrigerante-de-cola 364", "x-salada 200"]],
  ["jantei um x-burger", "troca o lanche por x-salada", ["x-salada 200"]],
])("the sandwich that was told is meant: %s, %s", (told, text, held) =>
  expect(heldAfterDay(["20:00", told], ["20:02", text])).toEqual(held),
);

describe("about so much of what is named before it", () => {
  it.each<[readonly string[], string[]]>([
    [["tomei um café com leite tipo um copo americano"], ["cafe-com-leite 194"]],
    [["café com leite coisa de uma xícara"], ["cafe-com-leite 204"]],
    [["queijo tipo cottage 50 g"], ["queijo-cottage 50"]],
    [["coxinha das pequenas, tá? 40 g"], ["coxinha 40"]],
    [["pão de queijo, viu? 40 g"], ["pao-de-queijo 40"]],
    [["posso comer pão, né? 40 g"], []],
    [["Melancia! 2 fatias gigantes, calor de goiânia tá demais"], ["melancia 600"]],
    [["Abacaxi! 3 rodelas, que calor"], ["abacaxi 225"]],
    [["Sorvete! 2 bolas, merecido"], ["sorvete 120"]],
    [["Pão! 2 fatias de queijo"], ["pao-frances 50", "queijo-mucarela 40"]],
    [
      ["almocei arroz", "ah e teve alface tb, umas 4 folhas 🥬"],
      ["alface 40", "arroz-branco 125"],
    ],
    [["almocei", "e teve alface também, 4 folhas"], ["alface 40"]],
    // The picture of what is named beside it.
    [["jantar: nhoque ao sugo, um prato cheio 🍝"], ["nhoque-ao-sugo 300"]],
    [["lasanha, uma fatia 🍝"], ["lasanha 190"]],
    [["pão e ☕"], ["cafe 50", "pao-frances 50"]],
    [["almoço: arroz, 🥩, alface"], ["alface 30", "arroz-branco 125", "bife-grelhado 100"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what was made, and then told by what was in it", () => {
  it.each([
    [
      "Fizemos hambúrguer caseiro hoje no jantar e comi: carne de hambúrguer 120 g, 1 pão de hambúrguer e 1 fatia de queijo prato",
      ["hamburguer-grelhado 120", "pao-de-hamburguer 55", "queijo-prato 15"],
    ],
    ["montei um cachorro quente caseiro e comi: 1 pão, 1 salsicha", ["pao-frances 50", "salsicha 45"]],
    ["fiz cachorro quente e comi 2", ["cachorro-quente 250"]],
    [
      "fiz hambúrguer caseiro e comi um hambúrguer e um pão de queijo",
      ["hamburguer 125", "pao-de-queijo 40"],
    ],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("a meal that was not told so far", () => {
  it.each([
    [
      "E o jantar de hoje, que eu não mandei: 2 panquecas de carne, arroz 80 g",
      ["arroz-branco 80", "panqueca-de-carne 220"],
    ],
    ["o almoço, que eu nem registrei: 2 ovos e arroz 80 g", ["arroz-branco 80", "ovo-cozido 90"]],
    ["o lanche que esqueci de anotar: 2 bananas, 1 maçã", ["banana-prata 150", "maca 150"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));
});

describe("what was there, and by the same name how much of it was eaten", () => {
  it.each<[string, string[]]>([
    [
      "hoje teve feijoada no almoço e eu comi uma concha e meia de feijoada e arroz",
      ["arroz-branco 125", "feijoada 240"],
    ],
    [
      "hoje teve feijoada aqui em casa e eu almocei duas conchas de feijoada e uma laranja",
      ["feijoada 320", "laranja 130"],
    ],
    ["teve strogonoff na casa da minha mãe comi 3 colheres de strogonoff", ["strogonoff-de-carne 75"]],
    ["tinha vatapá e eu comi duas colheres de sopa de vatapá", ["vatapa 50"]],
    ["hoje era dia de lasanha, comi dois pedaços de lasanha", ["lasanha 500"]],
    ["hoje teve feijoada e eu comi uma laranja", ["feijoada 350", "laranja 130"]],
    ["teve pão de queijo no café e eu comi 3 pães de queijo", ["pao-de-queijo 120"]],
    ["hoje teve pastel na firma e comi 2 pastéis", ["pastel 200"]],
    ["teve coxinha e comi 2 quibes", ["coxinha 100", "quibe 160"]],
    ["teve moqueca e comi", ["moqueca-baiana 200"]],
    ["não teve feijoada e comi duas colheres de arroz", ["arroz-branco 50"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    [
      "almocei arroz e frango tinha pudim e eu comi um pedaço",
      ["arroz-branco 125", "frango-grelhado 100", "pudim-de-leite 100"],
    ],
    [
      "almocei arroz e feijão tinha farofa e eu comi duas colheres",
      ["arroz-branco 125", "farofa 30", "feijao-carioca 140"],
    ],
  ])("so much of what there was: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
