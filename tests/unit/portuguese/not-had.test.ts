import { describe, expect, it } from "vitest";
import { saidInPassing } from "@/lib/portuguese/intents/uneaten-plan";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";
import { heldAfter, heldAfterDay } from "./held-after";

const LUNCH = "almocei arroz e bife";
const HELD = ["arroz-branco 125", "bife-grelhado 100"];

describe("food that was not had", () => {
  it.each([
    "parei de comer chocolate",
    "evito bolo de cenoura à noite",
    "resisti ao bolo de cenoura hoje",
    "sonhei com pizza kkk",
    "se sobrar caloria eu como uma fatia de pizza",
    "quero uma fatia de pizza",
    "minha filha adora bolo de cenoura",
    "tomara que tenha bolo de cenoura no almoço amanhã",
    "odeio hambúrguer",
    "tô fugindo do pão de queijo",
    "não sei se janto ou não janto",
    "ainda não sei se vou jantar hoje",
    "tô na dúvida se como bolo ou tapioca",
    "toda quinta eu como barreado em Morretes",
    "todo domingo a gente come macarronada",
    "de segunda a sexta almoço marmita de frango",
    "como pizza toda sexta",
    "nos domingos como churrasco",
    "almoço da minha mãe: arroz e frango",
    "comprei aveia, chia e café no mercado agora, tudo caro demais",
    "comprei arroz, feijão e café no mercado",
    "fiz compras: arroz, feijão, café",
    "passei no mercado, peguei iogurte, granola e mel",
    "acabei de montar a lancheira do Davi: pão de forma com queijo, uva e um suquinho",
    "arrumei a lancheira das crianças com pão de queijo e suco",
    "preparei a marmita do meu marido: arroz, feijão e frango",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it("is what was made for a meal to come, and eaten once it is time", () => {
    expect(heldAfterDay(["12:30", "fiz lasanha pro jantar"])).toEqual([]);
    expect(heldAfterDay(["20:30", "fiz lasanha pro jantar"])).toEqual(["lasanha 250"]);
  });
});

it("is one's own at a mother's table", () =>
  expect(heldAfter("fui no almoço da mãe: arroz e bife")).toEqual(HELD));

describe("what one is told to do", () => {
  it.each([
    "o doutor mandou eu diminuir a farinha e o arroz",
    "a nutricionista pediu pra eu comer mais fruta",
    "o médico disse pra evitar pão e macarrão",
    "minha médica falou pra eu cortar o refrigerante e o açúcar",
    "minha filha mandou eu parar de comer pão",
    "me mandaram diminuir o sal e o pão",
    "a nutri mandou trocar o arroz branco pelo integral",
    "a doutora quer que eu coma menos arroz",
    "o doutor proibiu feijoada e torresmo",
    "o doutor quer que eu tire o bife da dieta",
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it.each<[string, string[]]>([
    ["o médico mandou eu comer e eu comi 2 bananas", ["banana-prata 150"]],
    ["o médico mandou diminuir o arroz, então comi só 2 colheres de arroz", ["arroz-branco 50"]],
    ["a nutri mandou comer menos pão mas comi 2 pães", ["pao-frances 100"]],
  ])("is told beside what was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what is asked without a mark", () => {
  it.each([
    "bife pode comer toda semana",
    "arroz dá pra comer de noite",
    "arroz pode",
    "bife faz mal pra pressão",
    "arroz todo dia faz mal",
    "arroz engorda mais que macarrão",
    "arroz é melhor que macarrão",
    "será que o bife pode comer à noite",
  ])("changes nothing: %s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it.each<[string, string[]]>([
    ["pode tirar o bife", ["arroz-branco 125"]],
    ["o bife pode tirar", ["arroz-branco 125"]],
  ])("is no wish for a change: %s", (text, held) => expect(heldAfter(LUNCH, text)).toEqual(held));
});

describe("what is of no food", () => {
  it.each(["odeio minha vida", "parei de comer", "detesto comer", "se eu como camarão incho toda"])(
    "%s is not agreed to",
    (text) => {
      expect(saidInPassing(phraseOf(text))).toBeNull();
    },
  );
});

describe("food that was had, in other words", () => {
  it.each([
    ["tive que comer uma banana", ["banana-prata 75"]],
    ["mandei ver uma banana", ["banana-prata 75"]],
    ["coloca uma banana no meu diário", ["banana-prata 75"]],
  ])("%s", (text, held) => {
    expect(heldAfter(text)).toEqual(held);
  });
});

describe("water, weights and other days, plainly told", () => {
  it.each([
    [["hidratação: 500ml"], ["water 500"]],
    [
      ["almocei arroz e bife", "2 copos de água", "tira um copo"],
      [...HELD, "water 200"],
    ],
    [
      ["almocei arroz e bife", "bebi 500ml de água", "no total foi 1 litro"],
      [...HELD, "water 500", "water 500"],
    ],
    [["hoje deu 70,5"], ["kg 70.5"]],
    [["ano passado eu pesava 80kg"], []],
    [["almocei arroz e bife", "repete o almoço de hoje amanhã"], HELD],
  ])("%s", (said, held) => {
    expect(heldAfter(...said)).toEqual(held);
  });
});

describe("a denial behind its verb, as in the Northeast", () => {
  const COFFEE = "tomei café com leite e pão";
  it.each<[string, string[], string[]]>([
    ["o arroz comi não", [LUNCH], ["bife-grelhado 100"]],
    ["bife foi não visse", [LUNCH], ["arroz-branco 125"]],
    ["eita, o bife foi não", [LUNCH], ["arroz-branco 125"]],
    ["teve bife não viu", [LUNCH], ["arroz-branco 125"]],
    ["comi o pão não senhor", [COFFEE], ["cafe-com-leite 204"]],
    ["foi pão não, foi tapioca", [COFFEE], ["cafe-com-leite 204", "tapioca 80"]],
    ["o pão eu quis não, só o café", [COFFEE], ["cafe-com-leite 204"]],
    ["botei leite não", [COFFEE], ["cafe 50", "pao-frances 50"]],
    ["o queijo tinha não", ["comi tapioca com queijo"], ["tapioca 80"]],
    ["almocei arroz e bife, tomei suco não", [], HELD],
    ["almocei arroz e bife mas feijão comi não", [], HELD],
    ["apaga esse copo de 200 bebi não", ["bebi um copo de 200 ml de água e um de 300"], ["water 300"]],
  ])("%s", (text, before, held) => expect(heldAfter(...before, text)).toEqual(held));

  it.each<[string, string[]]>([
    ["comi não sei quantas uvas", ["uva 99"]],
    ["comi 2 pães, não vou negar", ["pao-frances 100"]],
    ["comi muito não, só 1 pão", ["pao-frances 50"]],
    ["tomei suco não, água só 1 copo", ["suco-de-fruta 208", "water 200"]],
  ])("is none of what was had: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    "foi muito, foi não?",
    "o bife comi não?",
    "gostei muito não",
    "o bife gostei não",
    "hoje foi não",
  ])("takes nothing out: %s", (text) => expect(heldAfter(LUNCH, text)).toEqual(HELD));
});

describe("what stood there behind what was eaten", () => {
  it.each<[string, string[]]>([
    ["almocei arroz e bife tinha batata frita mas eu não comi", HELD],
    ["almocei arroz e bife, tinha farofa mas não comi", HELD],
    ["almocei arroz e bife e na mesa tinha farofa só que não comi", HELD],
    ["almocei arroz e bife tinha pudim de sobremesa mas eu não quis", HELD],
    ["almocei arroz e bife o pudim estava na mesa mas eu não comi", HELD],
    ["almocei arroz e bife tinha suco mas eu não quis e tomei água", [...HELD, "water 200"]],
    ["almocei arroz e bife tinha salada mas não comi tudo", [...HELD, "salada-verde 80"]],
    ["almocei arroz e bife que tinha na geladeira mas não comi a gordura", HELD],
    ["almocei arroz e bife tinha salada e eu comi tudo", [...HELD, "salada-verde 80"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual([...held].sort()));
});

describe("what was sold, is on its way or is brought by others", () => {
  it.each([
    "hoje vendi mais de duzentos pães acredita",
    "vendemos 40 marmitas hoje",
    "tô vendendo brigadeiro no trabalho",
    "entreguei 100 salgados pra uma festa",
    "comprei whey novo, chega quinta",
    "comprei creatina, só chega semana que vem",
    "encomendei um bolo, chega sábado",
    "minha irmã vem jantar aqui hoje e vai trazer um bolo",
    "meu marido vai trazer pizza hoje",
    "meus amigos vão trazer cerveja",
    "costumo deixar a verdura no prato kkk",
    "sempre deixo a salada no prato",
  ])("%s", (text) => expect(heldAfter(LUNCH, text)).toEqual(HELD));

  it.each<[string, string[]]>([
    ["vendi 20 pastéis, comi 2 pastéis", ["pastel 200"]],
    ["vendi o carro e comi uma coxinha", ["coxinha 100"]],
    ["vendi bolo de manhã, no almoço arroz", ["arroz-branco 125"]],
    ["entreguei o trabalho e no almoço teve arroz", ["arroz-branco 125"]],
    ["encomendei pizza e comi 3 fatias", ["pizza-de-mucarela 300"]],
    ["comprei 2 coxinhas, chega, tô satisfeita", ["coxinha 200"]],
    ["eles vão comer pizza e eu comi uma coxinha", ["coxinha 100"]],
    ["costumo comer pão de manhã mas hoje comi tapioca", ["tapioca 80"]],
  ])("beside what was eaten: %s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
