import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

/** "breakfast: cuscuz-com-carne 220", in the order in which it was told, at an hour of São Paulo. */
function mealsAt(hour: number, ...said: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const text of said) diary.say(text, new Date(Date.parse("2026-11-23T03:00:00Z") + hour * 3_600_000));
  return diary.entries.flatMap((entry) => {
    if (entry.type !== "meal") return [entry.type === "water" ? `water ${entry.ml}` : `kg ${entry.kg}`];
    const foods = entry.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`).join(", ");
    return [`${entry.day === "2026-11-23" ? "" : `${entry.day} `}${entry.kind}: ${foods}`];
  });
}

describe("the coffee that is a meal", () => {
  it.each([
    [7, "tomei café agora, cuscuz com charque", ["breakfast: cuscuz-com-carne 220"]],
    [
      9,
      "tomei o café hoje na padaria, uma vitamina e pão",
      ["breakfast: vitamina-de-banana 252, pao-frances 50"],
    ],
    [10.3, "tomei café agora foi leite de cabra", ["breakfast: leite-de-cabra 206"]],
    [9, "café na estrada: pão com linguiça", ["breakfast: pao-com-linguica 120"]],
    [19, "dia de hj: café pão com ovo, lanche uma maçã, janta sopa de legumes", 3],
    [11, "parada do café: pão com mortadela", ["morning_snack: pao-com-mortadela 110"]],
    [16, "café colonial: 1 fatia de torta de maçã", ["afternoon_snack: torta-de-maca 110"]],
    [7.5, "café reforçado pq hoje tem entrega: 3 ovos mexidos", ["breakfast: ovo-mexido 150"]],
    [9, "cafe d hoje: pao de queijo 2", ["breakfast: pao-de-queijo 80"]],
    [11.5, "tomei cafe 10h da manha kkk foi pao com queijo", ["breakfast: pao-com-queijo 80"]],
    [17.3, "cafe das 5: pao e cafe", ["afternoon_snack: pao-frances 50, cafe 50"]],
    [17, "comi bolo de aipim no café do escritório", ["afternoon_snack: bolo-de-mandioca 80"]],
    [
      9,
      "tomei café agora, 2 fatias de pão integral com ovo mexido",
      ["breakfast: pao-de-forma-integral 50, ovo-mexido 50"],
    ],
    [10, "o café foi 2 fatias de pão de forma", ["breakfast: pao-de-forma 50"]],
    [9, "tomei café agora, uma xícara", ["breakfast: cafe 200"]],
  ])("at %d: %s", (hour, text, meals) => {
    const held = mealsAt(hour, text);
    if (typeof meals === "number") expect(held).toHaveLength(meals);
    else expect(held).toEqual(meals);
  });

  it.each([
    [8, "o café foi bem leve, 1 banana e iogurte", ["breakfast: banana-prata 75, iogurte-de-morango 170"]],
    [8, "Hoje o café foi fraco. Um iogurte natural.", ["breakfast: iogurte-natural 170"]],
    [8, "o café foi bom. Duas xícaras.", ["breakfast: cafe 400"]],
    [8, "tomei café, pão e ovo", ["breakfast: cafe 50, pao-frances 50, ovo-cozido 45"]],
    [15, "tomei café agora e comi um bolo", ["afternoon_snack: cafe 50, bolo-simples 70"]],
    [8, "tomei café com leite agora, e um pão", ["breakfast: cafe-com-leite 204, pao-frances 50"]],
    [15, "tô na roça de café, comi uma banana", ["afternoon_snack: banana-prata 75"]],
    [8, "tomei meu café com 2 pães", ["breakfast: cafe 50, pao-frances 100"]],
    [8, "tomei um café forte e comi: pão", ["breakfast: cafe 50, pao-frances 50"]],
  ])("and the drink, at %d: %s", (hour, text, meals) => expect(mealsAt(hour, text)).toEqual(meals));
});

describe("which meal and day it was", () => {
  it.each([
    [17, "manhã foi um copo de café com leite", ["breakfast: cafe-com-leite 204"]],
    [19, "almoço não teve, só uma goiaba", ["lunch: goiaba 170"]],
    [20.7, "lanche foi 1 tapioca de queijo", ["afternoon_snack: tapioca-com-queijo 110"]],
    [20.7, "lanchei 1 tapioca de queijo", ["supper: tapioca-com-queijo 110"]],
    [14, "almocei a merenda da escola: arroz e frango", ["lunch: arroz-branco 125, frango-grelhado 100"]],
    [11, "na feira, pastel de carne", ["morning_snack: pastel-de-carne 100"]],
    [10, "ganhei jenipapo da merendeira da tarde e comi dois", ["morning_snack: jenipapo 180"]],
    [13, "meu avô faleceu ontem, só tomei um copo de leite", ["lunch: leite-integral 206"]],
    [13, "ontem tomei um copo de leite", ["2026-11-22 lunch: leite-integral 206"]],
    [21, "janta das crianças foi nugget, a minha tb, 6 nuggets", ["dinner: nuggets 120"]],
    [13, "arroz hoje no almoço, receita da minha sogra", ["lunch: arroz-branco 125"]],
    [13, "receita de moqueca", []],
    [
      11,
      "tomei uma água de coco e comi 3 bolachas de água e sal",
      ["morning_snack: agua-de-coco 303, biscoito-cream-cracker 15"],
    ],
    [11, "agora de manhã comi manga, uma grande", ["morning_snack: manga 300"]],
    [11.2, "arroz e suco", ["lunch: arroz-branco 125, suco-de-fruta 208"]],
    [
      11.3,
      "vitamina às 9 e uma pupunha às 11",
      ["breakfast: vitamina-de-banana 252", "morning_snack: pupunha 25"],
    ],
    [4.8, "acordei 4h, comi 3 bolachas de água e sal", ["breakfast: biscoito-cream-cracker 15"]],
    [9.5, "em jejum desde ontem 20h. agora quebrei com 3 ovos cozidos", ["breakfast: ovo-cozido 135"]],
    [15.6, "acordei e comi 2 ovos cozidos", ["afternoon_snack: ovo-cozido 90"]],
    [12.6, "acordei agora e comi 2 ovos cozidos", ["breakfast: ovo-cozido 90"]],
    [19.6, "acordei às 7 e comi 2 ovos cozidos", ["breakfast: ovo-cozido 90"]],
    [15.6, "acordei e tomei café da manhã: 2 ovos cozidos", ["breakfast: ovo-cozido 90"]],
    [
      15.6,
      "acordei, comi 2 ovos cozidos, depois almocei arroz",
      ["breakfast: ovo-cozido 90", "lunch: arroz-branco 125"],
    ],
    [9.4, "acordei tarde: pão de batata", ["breakfast: pao-de-batata 80"]],
    [23.5, "turno da noite: arroz e ovo", ["supper: arroz-branco 125, ovo-cozido 45"]],
    [21, "de noite: arroz e ovo", ["dinner: arroz-branco 125, ovo-cozido 45"]],
    [7, "é segunda feira, comi 2 ovos cozidos", ["breakfast: ovo-cozido 90"]],
    [18.8, "janta cedo, amanhã acordo 4h. sopa de mandioca", ["dinner: caldo-de-mandioca 300"]],
    [18.8, "amanhã vou comer sopa de mandioca", []],
    [
      20,
      "almoço 2 hot dog, tarde um açaí de 300 ml, janta nada ainda",
      ["lunch: cachorro-quente 250", "afternoon_snack: acai 300"],
    ],
    [
      20,
      "almocei arroz e ovo. jantar: o mesmo do almoço",
      ["lunch: arroz-branco 125, ovo-cozido 45", "dinner: arroz-branco 125, ovo-cozido 45"],
    ],
    [
      20,
      "almocei e jantei a mesma marmita: arroz e ovo",
      ["lunch: arroz-branco 125, ovo-cozido 45", "dinner: arroz-branco 125, ovo-cozido 45"],
    ],
    [
      20,
      "ontem almocei lasanha e hoje repeti o mesmo",
      ["2026-11-22 lunch: lasanha 250", "dinner: lasanha 250"],
    ],
    [20, "almocei lasanha, janta vai ser igual", ["lunch: lasanha 250"]],
    [12, "marmita feita ontem à noite: arroz e ovo", ["lunch: arroz-branco 125, ovo-cozido 45"]],
    [12, "comi a lasanha que minha mãe fez ontem", ["lunch: lasanha 250"]],
    [12, "ontem comi a lasanha que fiz", ["2026-11-22 lunch: lasanha 250"]],
    [20, "almocei tarde. arroz e bife", ["lunch: arroz-branco 125, bife-grelhado 100"]],
    [
      15.5,
      "almocei 13h: arroz. agora tomei um cafezinho",
      ["lunch: arroz-branco 125", "afternoon_snack: cafe 50"],
    ],
    [
      12.7,
      "Café da manhã, às 7h: 2 ovos. Almoço, agora: massa",
      ["breakfast: ovo-cozido 90", "lunch: macarrao-cozido 200"],
    ],
  ])("at %d: %s", (hour, text, meals) => expect(mealsAt(hour, text)).toEqual(meals));
});

describe("kinds and portions", () => {
  it.each([
    [15, "Comi goiaba do quintal. Três.", ["afternoon_snack: goiaba 510"]],
    [20, "comi pizza no plantão. 3 pedaços", ["dinner: pizza-de-mucarela 300"]],
    [20, "almocei arroz e frango. 3 pedaços", ["lunch: arroz-branco 125, frango-grelhado 100"]],
    [20, "bolinho de bacalhau, 5 deles", ["dinner: bolinho-de-bacalhau 150"]],
    [20, "pão de queijo, 4 dos pequenos", ["dinner: pao-de-queijo 80"]],
    [16, "pupunha com café, umas 5", ["afternoon_snack: pupunha 125, cafe 50"]],
    [16, "carne na chapa com cebola, uns 200 g", ["afternoon_snack: bife-grelhado 200, cebola 20"]],
    [
      16,
      "pão de forma com queijo muçarela, duas fatias de cada",
      ["afternoon_snack: pao-de-forma 50, queijo-mucarela 40"],
    ],
    [20, "pedimos pizza grande, 8 fatias: eu comi 3 e ela 2", ["dinner: pizza-de-mucarela 420"]],
    [20, "pizza: 2 de calabresa", ["dinner: pizza-de-calabresa 200"]],
    [20, "comi 2 pizzas de calabresa", ["dinner: pizza-de-calabresa 800"]],
    [9, "café umas 3 vezes", ["breakfast: cafe 150"]],
    [12, "um pedaço de carne", ["lunch: bife-grelhado 60"]],
    [12, "um pedaço de empadão goiano", ["lunch: empadao-goiano 180"]],
    [12, "salada de alface com tomate", ["lunch: alface 30, tomate 30"]],
    [12, "arroz, atum e milho", ["lunch: arroz-branco 125, atum-em-lata 60, milho-cozido 30"]],
    [12, "1 milho e um suco", ["lunch: milho-cozido 100, suco-de-fruta 208"]],
    [8, "pão com ovo, banana e café", ["breakfast: pao-com-ovo 100, banana-prata 75, cafe 50"]],
    [8, "um café grande", ["breakfast: cafe 200"]],
    [12, "esfiha no almoço, 4 de carne e 2 de queijo", ["lunch: esfiha-de-carne 280, esfiha-de-queijo 140"]],
    [
      13,
      "churrasquinho hj, 2 espetos de carne e 1 de frango",
      ["lunch: espetinho-de-carne 140, espetinho-de-frango 70"],
    ],
    [13, "2 espetinhos de camarão", ["lunch: camarao 180"]],
    [13, "2 churrasquinhos de camarão", ["lunch: camarao 180"]],
    [13, "espetinho, 3 espetos de coração", ["lunch: coracao-de-frango 180"]],
    [13, "pizza e 1 espeto de frango", ["lunch: pizza-de-mucarela 100, espetinho-de-frango 70"]],
    [8, "tapioca recheada com frango", ["breakfast: tapioca-com-frango 140"]],
    [8, "tapioca recheada com banana", ["breakfast: tapioca 80, banana-prata 50"]],
    [8, "tapioca recheada e um café", ["breakfast: tapioca-com-queijo 110, cafe 50"]],
    [13, "batata recheada com frango", ["lunch: batata-recheada 350"]],
    [13, "um taco de carne de sol", ["lunch: carne-de-sol 65"]],
    [13, "um taco", ["lunch: taco 90"]],
    [13, "salada de jiló", ["lunch: jilo 60"]],
    [8, "2 fatias de pão", ["breakfast: pao-de-forma 50"]],
    [8, "2 pães", ["breakfast: pao-frances 100"]],
    [19, "festa da minha afilhada, comi 4 coxinhas", ["dinner: coxinha 80"]],
    [19, "na lanchonete comi 2 coxinhas", ["dinner: coxinha 200"]],
    [6, "tirei o leite cedo e já tomei um copo", ["breakfast: leite-integral 206"]],
    [6, "comi um bolo e tomei um copo", ["breakfast: bolo-simples 70", "water 200"]],
  ])("at %d: %s", (hour, text, meals) => expect(mealsAt(hour, text)).toEqual(meals));

  it.each([
    [["81 era semana passada, hoje tá 80,4"], ["kg 80.4"]],
    [["agora sim descalça deu 57 e 800"], ["kg 57.8"]],
  ])("of a weight: %s", (said, held) => expect(mealsAt(8, ...said)).toEqual(held));
});

describe("what came to something that was told", () => {
  const FIRST = "almocei tilápia e rúcula";
  it.each([
    [FIRST, "azeite na salada, um fio", ["lunch: tilapia 120, rucula 30, azeite 5"]],
    [
      "4 biscoitos cream cracker",
      "requeijão nos biscoitos",
      ["lunch: biscoito-cream-cracker 20, requeijao 30"],
    ],
    [
      "4 biscoitos cream cracker",
      "passei margarina neles",
      ["lunch: biscoito-cream-cracker 20, margarina 10"],
    ],
    ["açaí", "farinha de tapioca no açaí, umas 3 colheres", ["lunch: acai 300, farinha-de-tapioca 30"]],
    ["2 panquecas de frango", "arroz com as panquecas", ["lunch: panqueca-de-frango 220, arroz-branco 125"]],
    ["sopa de legumes", "depois da sopa 1 laranja", ["lunch: sopa-de-legumes 325, laranja 130"]],
    ["1 sanduíche de peito de peru", "tinha tomate tb", ["lunch: sanduiche-de-peito-de-peru 120, tomate 30"]],
  ])("%s; %s", (first, then, meals) => expect(mealsAt(12, first, then)).toEqual(meals));

  it.each([
    ["almocei arroz e frango", "tira o frango do arroz", 1],
    ["almocei arroz e frango", "o frango no almoço foi 150", 2],
    ["almocei arroz e frango", "vou comer pudim depois do frango", 2],
    ["almocei arroz e frango", "minha filha comeu bolo com o frango", 2],
  ])("leaves alone: %s; %s", (first, then, count) => {
    expect(mealsAt(12, first, then).flatMap((meal) => meal.split(", "))).toHaveLength(count);
  });
});

describe("named again and no more", () => {
  it.each([
    ["mamão e iogurte", "iogurte de morango", ["lunch: mamao 155, iogurte-de-morango 170"]],
    ["1 scoop de whey", "whey de baunilha", ["lunch: whey-protein 30"]],
    ["1 taça de suco de uva", "suco de uva integral", ["lunch: suco-de-uva 158"]],
    ["6 castanhas do pará", "castanha de caju, sorry", ["lunch: castanha-de-caju 15"]],
    ["comi 1 risole de camarão", "o risole tava frio aff", ["lunch: risole-de-camarao 70"]],
  ])("is the same: %s; %s", (first, then, meals) => expect(mealsAt(12, first, then)).toEqual(meals));

  it.each([
    ["mamão e iogurte", "e iogurte de morango", 3],
    ["mamão e iogurte", "2 torradas", 3],
    ["mamão e iogurte", "arroz branco", 3],
  ])("and something else is not: %s; %s", (first, then, count) => {
    expect(mealsAt(12, first, then).flatMap((meal) => meal.split(", "))).toHaveLength(count);
  });
});

describe("what is told, and asked nowhere", () => {
  it.each([
    ["já comi 2 ovos", ["lunch: ovo-cozido 90"]],
    ["já comi pizza hoje?", []],
    ["bebi uma garrafa de água de 1,5", ["water 1500"]],
    ["1 ovo cozido, 1 mexido", ["lunch: ovo-cozido 45, ovo-mexido 50"]],
    [
      "comi a comida dela que ela não quis: purê e frango",
      ["lunch: pure-de-batata 130, frango-grelhado 100"],
    ],
    ["suco verde de couve, maçã e limão, 400 ml", ["lunch: suco-verde 412"]],
    ["comi 1 pão de queijo grande e 2 pequenos", ["lunch: pao-de-queijo 80, pao-de-queijo 40"]],
    ["almocei feijoada, chama virado isso aqui", ["lunch: feijoada 350"]],
  ])("%s", (text, meals) => expect(mealsAt(12, text)).toEqual(meals));
});

describe("what was made, and what was eaten of it", () => {
  it.each([
    [
      "refoguei alho e cebola, juntei o arroz e grelhei uma tilápia. Comi um filé de tilápia e três colheres de arroz",
      ["lunch: tilapia 120, arroz-branco 75"],
    ],
    ["fiz um bolo de fubá com 3 ovos e duas xícaras de fubá. Comi uma fatia", ["lunch: bolo-de-fuba 60"]],
    ["fiz omelete com 2 ovos e queijo. comi com pão", 3],
    ["fiz um bolo de fubá. comi arroz e feijão", 3],
    ["ela fez frango com quiabo, angu e arroz, comi um prato", 3],
    ["ontem teve churrasco na chácara, comi picanha, linguiça e pão de alho", 3],
    ["comi churrasco e tomei refri", 2],
    ["levei duas trufas pra casa pro meu marido", []],
    ["leite com rapadura, um copo de leite", ["lunch: leite-integral 206, rapadura 20"]],
    ["teve galinhada e repolho e eu comi um prato da galinhada e só um pouquinho do repolho", 2],
  ])("%s", (text, meals) => {
    const held = mealsAt(12, text);
    if (typeof meals === "number") expect(held.flatMap((meal) => meal.split(", "))).toHaveLength(meals);
    else expect(held).toEqual(meals);
  });
});

describe("a word that is no food where it stands", () => {
  it.each([
    "folgado demais ele",
    "o cachorro lambendo minha cara",
    "conforme a balança",
    "será que vai chover",
    "agora na copa com as meninas",
    "ai gente pequei",
    "tô um peixe",
    "a dona Maria chegou",
  ])("%s", (text) => expect(mealsAt(12, "almocei arroz", text)).toEqual(["lunch: arroz-branco 125"]));

  it.each([
    ["comi cará cozido", ["lunch: cara 126"]],
    ["2 fatias de copa", ["lunch: copa 20"]],
    ["serra frita", ["lunch: peixe-frito 120"]],
    ["uva passa, 1 colher", ["lunch: uva-passa 15"]],
  ])("and where it is: %s", (text, meals) => expect(mealsAt(12, text)).toEqual(meals));
});
