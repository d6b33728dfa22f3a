import { describe, expect, it } from "vitest";
import { readMessage } from "@/lib/portuguese/intents/understand";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

const ZONE = "America/Sao_Paulo";
const NOW = new Date("2026-11-23T18:30:00Z");

function diaryAfter(...texts: string[]): DiaryInMemory {
  const diary = new DiaryInMemory(ZONE);
  for (const text of texts) diary.say(text, NOW);
  return diary;
}

/** "arroz-branco 125", in the order in which it was told. */
function eatenAfter(...texts: string[]): string[] {
  return diaryAfter(...texts).entries.flatMap((entry) =>
    entry.type === "meal" ? entry.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`) : [],
  );
}

describe("what is told and asked in one message", () => {
  it("is noted down, and the question kept beside it", () => {
    const context = { now: NOW, timeZone: ZONE, conversation: { last: [], open: null } };
    const { understood } = readMessage("qual fruta posso comer a noite? almocei só salada", context);
    expect(understood.meals[0]?.items.map(({ foodId }) => foodId)).toEqual(["salada-verde"]);
    expect(understood.question).not.toBeNull();
  });

  it("is of what the question names, where nothing else is told", () => {
    expect(eatenAfter("can i eat tapioca if i'm cutting carbs? had one with cheese")).toEqual([
      "tapioca-com-queijo 110",
    ]);
    expect(eatenAfter("posso tomar café? tomei uma xícara")).toEqual(["cafe 200"]);
  });
});

describe("a first telling", () => {
  it.each([
    ["where it was", "cartola de sobremesa lá em Olinda", ["cartola 140"]],
    ["where it was, by its name", "caldinho de sururu na orla de Maceió", ["caldo-de-sururu 200"]],
    [
      "what was asked to be left out",
      "tropeiro mas pedi sem ovo, com arroz",
      ["feijao-tropeiro~ovo 180", "arroz-branco 125"],
    ],
    ["what it was made without", "homus que fiz sem tahine", ["homus~gergelim 50"]],
    ["what somebody handed over", "minha vó me deu um copo de leite", ["leite-integral 206"]],
    ["what was given back", "a moça me deu um copo de leite, mas devolvi", []],
    [
      "what was made for others and eaten along",
      "fiz pras crianças arroz e nuggets e comi junto",
      ["arroz-branco 125", "nuggets 100"],
    ],
    ["what was made for others", "fiz arroz e nuggets pras crianças", []],
    ["seconds of what somebody made", "minha tia fez efó, repeti", ["efo 240"]],
    ["a festivity", "munguzá doce na fogueira de São João", ["canjica 180"]],
    ["a broth of another animal", "comi pirão de galinha", ["pirao-de-galinha 150"]],
    [
      "pizza with others",
      "jantei pizza com o pessoal, comi 4 pedaço de calabresa",
      ["pizza-de-calabresa 400"],
    ],
    [
      "kinds behind a number",
      "2 pastel de feira, carne e queijo",
      ["pastel-de-carne 100", "pastel-de-queijo 100"],
    ],
    ["a denial behind its food", "couve e 1 ovo frito, torresmo não", ["couve-refogada 42", "ovo-frito 50"]],
    ["a meal that was left out", "café nada, almoço coxinha", ["coxinha 100"]],
    ["a brand behind the drink", "tomei cerveja ontem, 6 latas de skol", ["cerveja 2124"]],
    [
      "a combo with its parts",
      "combo do mc, big mac batata média e coca média",
      ["big-mac 206", "batata-frita 110", "refrigerante-de-cola 520"],
    ],
    [
      "an hour without its letter",
      "Café da manhã as 6 pão com ovo, as 9 uma banana",
      ["pao-com-ovo 100", "banana-prata 75"],
    ],
    [
      "a list with its numbers",
      "1- pão francês 2- iogurte natural",
      ["pao-frances 50", "iogurte-natural 170"],
    ],
    [
      "a count in brackets",
      "foi peixe frito (2 filés) com pirão e arroz",
      ["peixe-frito 240", "pirao 150", "arroz-branco 125"],
    ],
    [
      "kinds of a pizza that heads them",
      "pizza: 2 fatias de frango com catupiry e 1 de chocolate",
      ["pizza-de-frango 240", "pizza-de-chocolate 100"],
    ],
    ["fewer than were fetched", "peguei 20 sushis no delivery mas comi 14", ["sushi 350"]],
    [
      "a share of what was named",
      "comi pipoca e tomei água de coco, dividi a pipoca",
      ["pipoca 15", "agua-de-coco 253"],
    ],
    [
      "what somebody else is eating",
      "comi sopa de legumes. meu marido tá comendo pizza do lado",
      ["sopa-de-legumes 325"],
    ],
    ["an errand", "comi uma banana, agora vou passar na padaria pegar um pão", ["banana-prata 75"]],
  ])("of %s: %s", (_, text, eaten) => expect(eatenAfter(text)).toEqual(eaten));

  it("weighs today what is only compared with yesterday", () => {
    const { entries } = diaryAfter("meu peso hoje: 102,4 (ontem era 103)");
    expect(entries).toMatchObject([{ type: "weight", kg: 102.4, day: "2026-11-23" }]);
  });

  it.each([
    ["tomei minha garrafinha de 500 inteira de água", 500],
    ["água foram 2 garrafinhas de 500 até agora", 1000],
    ["tomei 3 copos de 300 já", 900],
  ])("is of water: %s", (text, ml) => {
    expect(diaryAfter(text).entries).toMatchObject([{ type: "water", ml }]);
  });

  it("was at the meal of a barbecue", () => {
    const { entries } = diaryAfter("ontem no churrasco do almoço comi picanha");
    expect(entries).toMatchObject([{ type: "meal", kind: "lunch", day: "2026-11-22" }]);
  });

  it("weighs what one weighs before a meal", () => {
    const { entries } = diaryAfter("hoje 83,9kg. tapioca com 2 ovos");
    expect(entries.map(({ type }) => type).sort()).toEqual(["meal", "weight"]);
  });

  it("weighs what one weighs now, and not before", () => {
    const { entries } = diaryAfter("tava 95,4 agora 94,3");
    expect(entries).toMatchObject([{ type: "weight", kg: 94.3 }]);
  });
});

describe("amounts of several", () => {
  it.each([
    ["milho e ervilha 2 colheres", ["milho-cozido 24", "ervilha-em-conserva 27"]],
    ["café coado 200ml, 2x", ["cafe 400"]],
    ["água 500 ml, 2x banana", ["banana-prata 150"]],
    ["arroz e feijão 100 g cada", ["arroz-branco 100", "feijao-carioca 100"]],
    ["300 g de arroz e purê meio a meio", ["arroz-branco 150", "pure-de-batata 150"]],
    [
      "frango 150, arroz 100, farofa 15, azeite 5",
      ["frango-grelhado 150", "arroz-branco 100", "farofa 15", "azeite 5"],
    ],
    ["almoço: arroz 100, couve 30, bife 120", ["arroz-branco 100", "couve-refogada 30", "bife-grelhado 120"]],
    ["2 latas de coca (350ml)", ["refrigerante-de-cola 728"]],
    ["sopa de mandioca com carne 300 ml", ["caldo-de-mandioca 300"]],
    ["10 peças de salmão e 4 hot rolls", ["sushi 250", "hot-roll 120"]],
    ["arroz, feijão, frango, deu 480g", ["arroz-branco 164", "feijao-carioca 184", "frango-grelhado 132"]],
    ["x-burguer e um suco de 500 ml mas tomei só metade", ["x-burger 200", "suco-de-fruta 260"]],
    ["tapioca 2 colheres de goma com frango 50 g", ["goma-de-tapioca-hidratada 40", "frango-grelhado 50"]],
    ["comi frango assado, só o peito, uns 150g", ["frango-assado 150"]],
    [
      "batata doce 200 frango 200 salada livre",
      ["batata-doce 200", "frango-grelhado 200", "salada-verde 80"],
    ],
    ["chicken 150g and a side of rice 100g", ["frango-grelhado 150", "arroz-branco 100"]],
  ])("%s", (text, eaten) => expect(eatenAfter(text)).toEqual(eaten));
});

describe("what was there and not eaten", () => {
  it.each([
    ["tinha arroz, macarrão e frango mas só peguei frango", ["frango-grelhado 100"]],
    ["era dia de feijoada no trabalho mas eu só comi a couve", ["couve-refogada 42"]],
    ["hoje foi dia de feijoada, comi um prato", ["feijoada 350"]],
    ["comprei arroz, feijão e banana. comi só uma banana no caminho", ["banana-prata 75"]],
    ["fui no mercado, comprei leite e pão e lanchei uma banana", ["banana-prata 75"]],
    ["comprei coxinha e coca, comi a coxinha e tomei a coca", ["coxinha 100", "refrigerante-de-cola 364"]],
    ["comprei um iogurte no mercado e comi com granola", ["iogurte-de-morango 170", "granola 40"]],
    ["almoço do bebê foi papinha, o meu foi omelete", ["omelete 110"]],
    ["o lanche das crianças foi bolo, eu comi só uma banana", ["banana-prata 75"]],
    ["o almoço da vó foi galinhada, comi 2 pratos", ["galinhada 600"]],
    ["vou parar no posto daqui a pouco e pegar um salgado", []],
    ["desejo de manga com sal mas nem tem manga em casa", []],
    ["quero muito comer bolo", []],
    ["pedi pão com ovo e suco de laranja mas o suco eu deixei", ["pao-com-ovo 100"]],
    ["comi 1 coxinha, a outra metade fica pra janta", ["coxinha 100"]],
    ["almoço às 12:00: 100 g de arroz branco, 2 ovos", ["arroz-branco 100", "ovo-cozido 90"]],
    ["a patroa me deu um almoço: 100 g de arroz e 1 bife", ["arroz-branco 100", "bife-grelhado 100"]],
    ["gripada, só desceu canja", ["canja 325"]],
    [
      "1 misto quente com 2 fatias de pão de forma, 2 de queijo prato e 2 de presunto",
      ["pao-de-forma 50", "queijo-prato 30", "presunto 30"],
    ],
    ["1 sanduíche natural com 2 fatias de pão integral", ["sanduiche-natural 150"]],
    [
      "1 hambúrguer artesanal com 1 pão australiano, 1 ovo e 1 fatia de queijo",
      ["hamburguer-artesanal-sanduiche 270", "ovo-cozido 45", "queijo-mucarela 20"],
    ],
    ["eu comi 1 pão francês e o bife metade", ["pao-frances 50", "bife-grelhado 50"]],
    ["só desceu 2 quilos na balança", []],
    ["na consulta ele mediu 62 cm e 7,2 kg do bebê", []],
    ["comi sanduíche natural com 2 pães de queijo", ["sanduiche-natural 150", "pao-de-queijo 80"]],
    ["nosso jantar foi pizza, eu comi uma fatia e ele duas", ["pizza-de-mucarela 100"]],
    ["pipoca vendo série", ["pipoca 30"]],
    ["compras: 1kg de feijão, 6 leites", []],
    ["tomei café em casa, 2 ovos", ["ovo-cozido 90"]],
    ["um subway de peru no pão integral", ["sanduiche-de-metro 230"]],
    [
      "almocei 150 g de frango e a gorda aqui ainda comeu um brigadeiro",
      ["frango-grelhado 150", "brigadeiro 15"],
    ],
  ])("%s", (text, eaten) => expect(eatenAfter(text)).toEqual(eaten));
});

describe("what several people told in the same way", () => {
  it.each([
    ["pizza com a turma, comi 6 fatias", ["pizza-de-mucarela 600"]],
    ["pizza com as meninas da cozinha, comi 3 fatias", ["pizza-de-mucarela 300"]],
    ["comi um pacotinho de biscoito", ["biscoito-maisena 30"]],
    ["comi 1 pacotinho de miojo", ["macarrao-instantaneo 200"]],
    ["tomei 1 saquinho de chá de camomila", ["cha-de-ervas 206"]],
    ["jantei sopa de legumes com frango desfiado", ["sopa-de-legumes-com-frango 325"]],
    [
      "almocei arroz 140, feijão 110, batata frita 60",
      ["arroz-branco 140", "feijao-carioca 110", "batata-frita 60"],
    ],
    [
      "comi 1 sanduíche: pão de forma, presunto e queijo",
      ["pao-de-forma 50", "presunto 15", "queijo-mucarela 20"],
    ],
    ["pão com ovo e nescau", ["pao-com-ovo 100", "leite-com-achocolatado 210"]],
    ["comi 2 tacos de frango", ["taco 180"]],
    ["comi um taco de carne de sol", ["carne-de-sol 65"]],
    ["jantei um x-tudo antes do samba", ["x-tudo 320"]],
    ["belisquei tremosso com cerveja", ["tremoco 30", "cerveja 354"]],
  ])("%s", (text, eaten) => expect(eatenAfter(text)).toEqual(eaten));

  it.each([["almocei arroz com a vagexinha"], ["comi pão com o hamborguinho"]])(
    "tells what it does not know, an article before it or not: %s",
    (text) => {
      const context = { now: NOW, timeZone: ZONE, conversation: { last: [], open: null } };
      expect(readMessage(text, context).understood.unknown).toHaveLength(1);
    },
  );
});

describe("what is said of it afterwards", () => {
  it.each([
    ["janta: omelete de 2 ovos", "3 ovos", ["omelete 165"]],
    [
      "caldo de mandioca, uma tigela, e 4 torradas",
      "repeti o caldo, meia tigela",
      ["caldo-de-mandioca 450", "torrada 32"],
    ],
    [
      "jantei 4 pedaços de pizza de calabresa",
      "um era de quatro queijos",
      ["pizza-de-calabresa 300", "pizza-quatro-queijos 115"],
    ],
    ["comi arroz 90g", "e o dobro de arroz na verdade", ["arroz-branco 180"]],
    ["leite com whey", "leite sem lactose", ["leite-sem-lactose 206", "whey-protein 30"]],
  ])("%s; %s", (first, then, eaten) => expect(eatenAfter(first, then).sort()).toEqual([...eaten].sort()));

  it("takes back the last glass, whatever the reason", () => {
    const { entries } = diaryAfter("água 500", "mais 500", "apaga o último, registrei duas vezes");
    expect(entries).toMatchObject([{ type: "water", ml: 500 }]);
  });
});

describe("days and habits that are not of now", () => {
  const dayOf = (text: string) =>
    diaryAfter(text).entries.map((entry) => (entry.type === "meal" ? entry.day : entry.type));

  it.each([
    "segunda sem carne: feijoada vegetariana",
    "arroz e ovo. segunda-feira é assim",
    "ovos com bacon, cetogênica dia 12",
  ])("today: %s", (text) => expect(dayOf(text)).toEqual(["2026-11-23"]));

  it.each([
    ["na segunda comi feijoada", "2026-11-16"],
    ["segunda passada almocei bife", "2026-11-16"],
    ["dia 12 comi pizza", "2026-11-12"],
  ])("%s: %s", (text, day) => expect(dayOf(text)).toEqual([day]));

  it("what one does on other days, or weighed then, is not noted", () => {
    expect(eatenAfter("toda manhã tomo água com limão mas hj não tomei, só comi 1 pão doce")).toEqual([
      "pao-doce 60",
    ]);
    expect(eatenAfter("sempre como pão de manhã, hoje comi tapioca")).toEqual(["tapioca 80"]);
    expect(diaryAfter("semana passada tava 79,1 então foi bom né").entries).toEqual([]);
  });

  it.each([
    ["tomei 2 copos de 300 ml de suco e 1 de leite", "leite-integral 309"],
    ["comi 2 latas de 120 g de atum e 1 de sardinha", "sardinha-em-lata 120"],
  ])("%s: one of that size, %s", (text, held) => expect(eatenAfter(text)).toContain(held));

  it.each([
    ["agua 3 garrafas de meio litro", 1500],
    ["água um copão de meio litro", 500],
  ])("%s: %s ml", (text, ml) => expect(diaryAfter(text).entries).toMatchObject([{ type: "water", ml }]));
});
