import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

/** The meals that the diary holds after the messages: "21 lunch feijoada". */
function mealsAfter(...texts: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of texts.entries()) diary.say(text, momentAt("2026-11-23", "13:00", at * 2));
  return diary.entries
    .flatMap((one) =>
      one.type === "meal"
        ? [`${one.day.slice(8)} ${one.kind} ${one.items.map(({ foodId }) => foodId).join("+")}`]
        : [],
    )
    .sort();
}

describe("a day that was forgotten", () => {
  it.each<[string, string]>([
    [
      "Esqueci de lançar a sexta à noite: tomei 3 chopes e comi 150 g de mandioca frita",
      "20 dinner chopp+mandioca-frita",
    ],
    ["não anotei o sábado no almoço: comi 300 g de feijoada", "21 lunch feijoada"],
    ["esqueci de registrar ontem à noite, foram 2 fatias de pizza", "22 dinner pizza-de-mucarela"],
    ["faltou anotar o domingo de manhã: 1 pão francês com manteiga", "22 breakfast pao-com-manteiga"],
  ])("%s", (text, held) => {
    expect(mealsAfter("almocei arroz e bife", text)).toEqual([held, "23 lunch arroz-branco+bife-grelhado"]);
  });

  it("is announced, and nothing told of it", () => {
    expect(mealsAfter("esqueci de anotar a sexta à noite")).toEqual([]);
  });
});

describe("a meal that was another day's", () => {
  it.each<[string, string]>([
    ["opa, esse é o almoço de sábado", "21 lunch"],
    ["isso aí é a janta de ontem", "22 dinner"],
    ["isso aí foi a janta de sexta", "20 dinner"],
    ["isso é o almoço de ontem, não de hoje", "22 lunch"],
  ])("%s", (text, held) => {
    expect(mealsAfter("almocei arroz e bife", text)).toEqual([`${held} arroz-branco+bife-grelhado`]);
  });

  it.each(["esse é o almoço de todo dia", "isso é o almoço de sempre"])("is not: %s", (text) => {
    expect(mealsAfter("almocei arroz e bife", text)).toEqual(["23 lunch arroz-branco+bife-grelhado"]);
  });
});

describe("what it was, for what was told", () => {
  it.each<[string, string, string[]]>([
    ["almocei arroz e abobrinha", "o legume era beringela e não abobrinha", ["arroz-branco", "berinjela"]],
    ["almocei arroz e tilápia", "o peixe foi salmão, não tilápia", ["arroz-branco", "salmao"]],
    ["comi uma maçã", "a fruta era pera, não maçã", ["pera"]],
    [
      "iogurte de morango e granola",
      "o iogurte não tinha sabor, era natural",
      ["granola", "iogurte-natural"],
    ],
    ["1 copo de leite", "o leite não tinha lactose", ["leite-sem-lactose"]],
    ["arroz e 2 ovos fritos", "o ovo foi cozido na água, não frito", ["arroz-branco", "ovo-cozido"]],
    ["arroz e bife frito", "o bife foi na airfryer", ["arroz-branco", "bife-grelhado"]],
    ["arroz e bife frito", "o bife foi feito na air fryer, não frito", ["arroz-branco", "bife-grelhado"]],
  ])("%s / %s", (told, text, held) => {
    expect(heldAfter(told, text).map((one) => one.replace(/ \d+$/, ""))).toEqual(held);
  });
});

describe("how many it was, and of how much", () => {
  it.each<[string, string, string[]]>([
    ["hambúrguer de grão-de-bico 100 g", "hambúrguer eram dois de 100", ["hamburguer-de-grao-de-bico 200"]],
    ["1 iogurte", "iogurte eram 2 de 100", ["iogurte-de-morango 200"]],
    ["2 iogurtes", "os iogurtes eram 2 de 90", ["iogurte-de-morango 180"]],
    ["1 lata de cerveja", "as latas eram 2 de 350", heldAfter("2 latas de 350 ml de cerveja")],
    ["1 cerveja", "as cervejas foram 2 de 600", heldAfter("2 cervejas de 600 ml")],
    ["2 fatias de pão integral", "só comi 1 das fatias de pão", ["pao-de-forma-integral 25"]],
    ["2 torradas", "só comi uma das torradas", ["torrada 8"]],
  ])("%s / %s", (told, text, held) => expect(heldAfter(told, text)).toEqual(held));

  it.each(["os comprimidos foram 2 de 500", "o treino foi 3 de 20", "o arroz era de 5 minutos"])(
    "is nothing where no food is counted: %s",
    (text) => expect(heldAfter("comi 100 g de arroz", text)).toEqual(["arroz-branco 100"]),
  );
});

describe("a body weight after something else", () => {
  it.each<[string, number]>([
    ["registra 87,1 kg, me pesei na academia", 87.1],
    ["anota aí 70,2, acabei de me pesar", 70.2],
    ["87,1, me pesei agora", 87.1],
    ["87 kg, subi na balança da farmácia", 87],
  ])("%s", (text, kg) =>
    expect(heldAfter("comi 100 g de arroz", text)).toEqual(["arroz-branco 100", `kg ${kg}`]),
  );
});

describe("what goes to a meal as well", () => {
  it("is moved there, and not told anew", () => {
    expect(
      mealsAfter(
        "no café da manhã 1 banana e 1 café",
        "almocei arroz",
        "ah, passa a banana pro lanche da manhã tb",
      ),
    ).toEqual(["23 breakfast cafe", "23 lunch arroz-branco", "23 morning_snack banana-prata"]);
  });
});

describe("water that was not all drunk", () => {
  it.each<[string[], string[]]>([
    [
      ["500 ml de água", "almocei 100 g de arroz", "a garrafinha num foi toda, sobrou 200 ml dentro"],
      ["arroz-branco 100", "water 300"],
    ],
    [["500 ml de água", "não tomei a garrafa toda, ficaram 100 ml"], ["water 400"]],
    [
      ["500 ml de água", "200 ml de água", "300 ml de água", "desconta 100 ml da água, derramei"],
      ["water 200", "water 200", "water 500"],
    ],
    [["1 litro de água", "tira 300 ml da água"], ["water 700"]],
    [["200 ml de água", "tira os 200 ml de água"], []],
    [
      ["200 ml de água", "250 ml de água", "o segundo copo de água eu não tomei todo não, foi só 100 ml"],
      ["water 100", "water 200"],
    ],
    [["uma garrafa de água", "ops, a garrafa é de 400 ml, não 500"], ["water 400"]],
    [["um copo de água", "o copo tem 250 ml e não 200"], ["water 250"]],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("what moves with what was moved", () => {
  it.each<[string[], string[]]>([
    [
      ["almocei macarrão, bife e suco de laranja", "o macarrão foi no almoço de ontem", "o suco também"],
      ["22 lunch macarrao-cozido+suco-de-laranja", "23 lunch bife-grelhado"],
    ],
    [
      ["ontem almocei arroz e bife e jantei sopa", "passa os dois pro sábado"],
      ["21 dinner sopa-de-legumes", "21 lunch arroz-branco+bife-grelhado"],
    ],
    [
      [
        "ontem almocei arroz e bife",
        "ontem jantei sopa",
        "hoje tomei café",
        "passa tudo de ontem pra sábado",
      ],
      ["21 dinner sopa-de-legumes", "21 lunch arroz-branco+bife-grelhado", "23 lunch cafe"],
    ],
  ])("%j", (said, held) => expect(mealsAfter(...said)).toEqual(held));
});

describe("what somebody else had", () => {
  it.each<[string, string[]]>([
    ["o peixe minha filha comeu todo", ["arroz-branco 100", "bife-grelhado 100"]],
    ["o pudim quem comeu foi meu marido", ["arroz-branco 100", "bife-grelhado 100"]],
    ["o bife minha filha comeu todo", ["arroz-branco 100"]],
    ["a carne minha filha comeu toda", ["arroz-branco 100"]],
  ])("%s", (text, held) => expect(heldAfter("almocei 100 g de arroz e 100 g de bife", text)).toEqual(held));
});

describe("a food that is named first, and then its amount", () => {
  it.each<[string, string[]]>([
    ["sobre o arroz: 120 g em vez de 100", ["arroz-branco 120", "bife-grelhado 100"]],
    ["quanto ao bife: 150 g, não 100", ["arroz-branco 100", "bife-grelhado 150"]],
  ])("%s", (text, held) => expect(heldAfter("almocei 100 g de arroz e 100 g de bife", text)).toEqual(held));
});

describe("how it was made, and how not", () => {
  it.each<[string, string, string]>([
    ["80 g de batata frita", "a batata foi assada, frita não", "batata-assada 80"],
    ["um ovo frito", "o ovo foi cozido, frito não", "ovo-cozido 45"],
    ["2 ovos fritos", "os ovos foram mexidos. fritos não", "ovo-mexido 100"],
    ["frango frito", "foi grelhado e não frito", "frango-grelhado 100"],
    ["peixe frito", "o peixe era assado, frito não era", "peixe-grelhado 120"],
    ["batata frita", "cozida, frita não", "batata-cozida 90"],
  ])("%s, %s", (told, said, held) => {
    expect(heldAfter(`almocei arroz e ${told}`, said)).toEqual(["arroz-branco 125", held].sort());
  });
});

describe("one more, counted once", () => {
  it.each<[string, string, string]>([
    ["2 conchas de sopa de lentilha", "Repeti, comi mais uma concha da sopa.", "sopa-de-lentilha 390"],
    ["2 conchas de sopa de lentilha", "repeti a sopa, tomei mais meia concha", "sopa-de-lentilha 325"],
    ["2 fatias de pizza", "repeti, comi outra fatia", "pizza-de-mucarela 300"],
    ["4 colheres de arroz", "Repeti. Coloquei mais 3 colheres de arroz", "arroz-branco 175"],
    ["2 conchas de sopa de lentilha", "repeti", "sopa-de-lentilha 520"],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual([held]));
});

describe("how large the other one was", () => {
  it.each<[string, string, string[]]>([
    ["300 ml de água", "outra garrafa de agua, essa de 500", ["water 300", "water 500"]],
    ["bebi um copo de água", "mais um copo, esse de 300", ["water 200", "water 300"]],
    ["bom dia", "uma garrafa de água e mais um copo, esse de 300", ["water 300", "water 500"]],
    [
      "2 fatias de pizza e 1 ovo",
      "repeti, comi mais 1 fatia de pizza e 1 ovo",
      ["ovo-cozido 90", "pizza-de-mucarela 300"],
    ],
    ["bebi um copo de água", "mais 2 copos de água, esses de 300", ["water 200", "water 600"]],
    ["bebi um copo de água", "mais um copo de suco de uva, esse de 300", ["suco-de-uva 315", "water 200"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("as it turned out", () => {
  it.each<[string, string, string]>([
    ["2 copos de água", "os copo de água era 3", "water 600"],
    ["2 copos de água", "os copos de água foram 3, contei errado", "water 600"],
    ["1 garrafa de água de 500 ml", "as garrafas eram 2", "water 1000"],
    ["2 latas de cerveja", "as latas de cerveja eram 3", "cerveja 1062"],
    ["1 garrafa de 1,5L de água", "hmm fui ver e só bebi metade da garrafa", "water 750"],
    ["comi 3 fatias de pizza", "fui olhar aqui e foram 4 fatias", "pizza-de-mucarela 400"],
    ["5 morangos", "acabei comendo 10 ao todo", "morango 120"],
    ["5 morangos", "acabei comendo mais 3", "morango 96"],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual([held]));

  it("leaves the food beside it", () => {
    const cheese = heldAfter("comi goiabada", "Com a goiabada foram 20 g de queijo minas.");
    expect(cheese).toEqual(["goiabada 40", "queijo-minas-frescal 20"]);
  });
});

describe("what was mistaken", () => {
  it.each<[string[], string[]]>([
    [
      [
        "almocei sopa de abóbora e duas torradas",
        "tomei um chá de camomila",
        "Nossa, me confundi: tudo isso foi ontem, tanto a sopa e a torrada quanto o chá.",
      ],
      ["22 lunch cha-de-ervas", "22 lunch sopa-de-abobora+torrada"],
    ],
    [
      ["jantei sopa e torradas", "foi tudo ontem, não só a sopa mas a torrada também"],
      ["22 dinner sopa-de-legumes+torrada"],
    ],
    [
      [
        "jantei sopa e torradas",
        "Gente, que cabeça a minha: essa janta toda foi a de ontem, hoje ainda não jantei",
      ],
      ["22 dinner sopa-de-legumes+torrada"],
    ],
    [
      ["almocei arroz", "Ontem no almoço teve churrasco e comi 150 g de picanha."],
      ["22 lunch picanha", "23 lunch arroz-branco"],
    ],
    [
      ["almocei arroz", "ontem teve churrasco aqui em casa e comi 150 g de picanha"],
      ["22 lunch picanha", "23 lunch arroz-branco"],
    ],
    [
      ["almocei arroz", "sábado teve churrasco"],
      ["21 lunch churrasco", "23 lunch arroz-branco"],
    ],
  ])("%j", (said, held) => expect(mealsAfter(...said)).toEqual(held));

  it.each<[string[], string[]]>([
    [
      [
        "comi mingau",
        "comi também um punhadinho de castanha de caju",
        "Desfaz a castanha, me confundi, hoje não comi isso",
      ],
      ["mingau 195"],
    ],
    [
      ["comi arroz e bolo", "tira o bolo", "desfaz o bolo"],
      ["arroz-branco 125", "bolo-simples 60"],
    ],
    [
      [
        "um pão francês com manteiga",
        "o pão não era francês, era integral",
        "e no lugar da manteiga era margarina, aqui em casa só tem dela",
      ],
      ["margarina 10", "pao-frances-integral 50"],
    ],
    [
      ["um pão francês com manteiga", "e no lugar da manteiga era margarina, aqui só tem dela"],
      ["margarina 10", "pao-frances 50"],
    ],
    [
      ["um pão francês com manteiga", "era margarina no lugar da manteiga"],
      ["margarina 10", "pao-frances 50"],
    ],
    [
      ["uma tapioca com queijo", "no lugar do queijo era requeijão"],
      ["requeijao 30", "tapioca 80"],
    ],
    [
      ["almocei arroz e feijão", "comi macarrão em vez do arroz"],
      ["feijao-carioca 140", "macarrao-cozido 200"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
