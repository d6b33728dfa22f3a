import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

/** What was told, and what is asked of it, with its mark and without: of a swap, a choice, how it would have been. */
const ASKED: readonly (readonly [told: string, questions: readonly string[]])[] = [
  [
    "tomei 1 scoop de whey com água",
    [
      "whey ou albumina, qual rende mais",
      "whey com leite ou com água, qual melhor",
      "com leite seria melhor",
    ],
  ],
  [
    "almocei arroz, feijão e bife",
    [
      "da pra trocar feijao por lentilha",
      "posso trocar o arroz por batata",
      "será que frango no lugar do bife engorda menos",
      "arroz ou macarrão, qual é melhor",
      "bife ou frango, qual tem mais proteína",
      "vale a pena trocar o arroz branco por integral",
      "trocar feijão por lentilha muda muito",
      "compensa trocar o bife por ovo",
      "e se eu trocar o arroz por batata doce",
      "e se fosse frango em vez de bife",
      "se eu tivesse comido frango no lugar do bife, seria quantas calorias",
      "o que engorda mais, arroz ou macarrão",
      "qual tem mais ferro: feijão ou lentilha",
      "quem tem mais proteína, o bife ou o ovo",
      "feijão preto ou carioca, tem diferença",
      "o arroz integral é mesmo melhor que o branco",
      "prefere arroz ou batata",
      "melhor arroz ou batata",
      "é melhor arroz ou batata",
      "me indica: arroz ou mandioca",
      "lentilha substitui o feijão",
      "quinoa pode substituir o arroz",
      "o que posso colocar no lugar do arroz",
      "por que posso trocar o bife",
      "pelo que troco o feijão",
      "devo trocar o bife por peixe",
      "será que devo tirar o arroz",
      "tirar o arroz emagrece",
      "cortar o feijão ajuda a emagrecer",
      "se eu tirar o arroz dá quantas calorias",
      "quanto seria sem o feijão",
      "200g de arroz é muito",
      "comer 2 bifes faz mal",
      "faz mal comer arroz e feijão todo dia",
      "bife frito ou grelhado, muda muito",
      "muda muito se o bife for grelhado",
      "vc acha que trocar o bife por soja vale a pena",
      "tem problema trocar o feijão por grão de bico",
      "dá na mesma se eu comer macarrão em vez de arroz",
      "qual a diferença entre arroz branco e integral",
    ],
  ],
  [
    "café com leite e pão com manteiga",
    [
      "margarina é pior q manteiga",
      "manteiga ou margarina, o que é pior",
      "dá pra usar requeijão no lugar da manteiga",
      "e se eu usar leite desnatado",
      "tapioca no lugar do pão é mais saudável",
      "pão integral seria melhor né",
      "compensa trocar açúcar por adoçante no café",
      "2 pães dá quanto",
      "vc colocou açúcar no café",
    ],
  ],
  [
    "bebi 500 ml de água e 1 iogurte natural",
    [
      "iogurte grego é melhor que o natural",
      "iogurte ou leite, qual tem mais cálcio",
      "água com gás hidrata igual",
      "2 litros de água por dia chega",
      "qual rende mais, iogurte ou kefir",
      "skyr ou iogurte, qual sacia mais",
      "e o grego, é melhor",
      "vc recomenda o grego no lugar do natural",
      "o grego tem mais proteína que esse natural",
    ],
  ],
  [
    "comi uma banana",
    [
      "maçã ou banana pra antes do treino",
      "banana tem mais potássio ou a maçã",
      "uma maçã teria menos açúcar",
      "trocar por maçã ajudava",
      "era melhor ter comido maçã",
      "devia ter comido uma maçã",
      "banana prata ou nanica, faz diferença no açucar",
    ],
  ],
  [
    "jantei omelete de 2 ovos com queijo e salada",
    [
      "ricota em vez de queijo melhora",
      "e se fosse só clara",
      "ovo cozido ou omelete, qual engorda menos",
      "trocar o queijo por cottage diminui muito",
      "se trocar o queijo por cottage diminui quanto",
      "substituindo o queijo por ricota cai quanto",
      "usar azeite ou manteiga na omelete",
      "devo colocar queijo ou não",
      "4 ovos por dia faz mal",
      "seria melhor tirar o queijo",
      "se tirar a salada muda alguma coisa",
      "salada antes ou depois da omelete",
    ],
  ],
  [
    "comi pipoca e tomei uma cerveja",
    [
      "cerveja sem álcool seria melhor",
      "vinho ou cerveja, qual engorda menos",
      "vinho é menos pior que cerveja",
      "trocar cerveja por vinho adianta",
      "pipoca de microondas é pior",
      "e uma taça de vinho, quanto dá",
      "2 cervejas estoura minha meta",
      "se eu tomar mais uma cerveja passo da meta",
      "mais uma cerveja faria estrago",
    ],
  ],
  [
    "almocei lasanha e refrigerante",
    [
      "coca zero no lugar faria diferença",
      "se fosse coca zero",
      "refri zero faz mal",
      "lasanha de frango ou de carne, qual tem menos gordura",
      "suco seria melhor que refrigerante",
      "vale trocar refri por suco",
      "vc trocaria o refrigerante pelo quê",
      "o que vc trocaria nesse almoço",
      "quais trocas eu poderia fazer",
    ],
  ],
];

describe("what is wondered about foods that were just told", () => {
  it.each(ASKED)("changes nothing: %s", (told, questions) => {
    const before = heldAfter(told);
    const changed = questions
      .flatMap((asked) => [asked, `${asked}?`])
      .filter((asked) => heldAfter(told, asked).join() !== before.join());
    expect(changed).toEqual([]);
  });

  it.each<[string, string[]]>([
    ["foi muita lasanha?", ["lasanha 250"]],
    ["foi muita lasanha, uns 400 g", ["lasanha 400"]],
  ])("asks only where it tells no amount: %s", (text, held) => {
    expect(heldAfter("almocei lasanha", text)).toEqual(held);
  });
});

describe("an order or a telling with such words", () => {
  const RICE = ["arroz-branco 125", "bife-grelhado 100", "feijao-carioca 140"];
  const sorted = (...foods: string[]) => foods.sort();

  it.each<[string, string[]]>([
    [
      "pode trocar o bife por frango?",
      sorted("arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"),
    ],
    [
      "dá pra trocar o bife por frango? anotei errado",
      sorted("arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"),
    ],
    [
      "podia trocar o bife por frango pra mim?",
      sorted("arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"),
    ],
    [
      "troca o bife por frango, é melhor",
      sorted("arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"),
    ],
    [
      "foi frango em vez de bife, engorda menos",
      sorted("arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100"),
    ],
    ["frango em vez de bife", sorted("arroz-branco 125", "feijao-carioca 140", "frango-grelhado 100")],
    [
      "200 g de arroz é muito, foi 100",
      sorted("arroz-branco 100", "bife-grelhado 100", "feijao-carioca 140"),
    ],
    ["o arroz seria uns 200 g", sorted("arroz-branco 200", "bife-grelhado 100", "feijao-carioca 140")],
    ["o bife era uns 150 g, é muito?", sorted("arroz-branco 125", "bife-grelhado 150", "feijao-carioca 140")],
    ["comi também uma banana, quanto dá?", sorted(...RICE, "banana-prata 75")],
    ["tira o arroz, engorda muito", sorted("bife-grelhado 100", "feijao-carioca 140")],
  ])("is done: %s", (text, held) => {
    expect(heldAfter("almocei arroz, feijão e bife", text)).toEqual(held);
  });
});

describe("how much was had, asked without a mark", () => {
  it.each([
    "quantas cervejas eu tomei",
    "quantas cervejas tomei mesmo",
    "e quantas cervejas eu já tomei hoje",
    "olha quantos pães de queijo eu comi",
    "quanto de pão de queijo eu comi",
    "não lembro quantos pães de queijo comi",
  ])("changes nothing: %s", (text) => {
    expect(heldAfter("2 cervejas long neck e 3 pães de queijo", text)).toEqual([
      "cerveja 718",
      "pao-de-queijo 120",
    ]);
  });
});
