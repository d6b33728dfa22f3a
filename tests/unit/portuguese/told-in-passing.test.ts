import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const RICE = "arroz-branco 125";
const STEAK = "bife-grelhado 100";

describe("what stands between a dish and its kind", () => {
  it.each([
    ["how it is shaped", "2 esfirras abertas de carne", ["esfiha-de-carne 140"]],
    ["an amount behind", "esfirra fechada de frango, 2", ["esfiha-de-frango 140"]],
    ["whose it is", "bife e uma salada minha de pepino", [STEAK, "pepino 50"]],
    ["how it was", "comi bolo molhadinho de coco", ["bolo-de-coco 60"]],
    ["a brand misspelt", "suco delvale de uva", ["suco-de-uva 210"]],
  ])("is left aside: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    ["a food", "comi bolo suco de laranja", ["bolo-simples 60", "suco-de-laranja 208"]],
    ["a number", "comi esfirra quatro de carne", ["esfiha-de-carne 280"]],
  ])("leaves %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what wants a nod, and which one of the day it is", () => {
  it.each([
    ["café preto e um pão com manteiga, a dieta começa segunda né?", ["cafe 50", "pao-com-manteiga 60"]],
    ["2 fatias de pizza, ninguém merece segunda feira né? ah é", ["pizza-de-mucarela 200"]],
    ["pizza 3 fatias, amanhã eu volto pra dieta tá?", ["pizza-de-mucarela 300"]],
    ["almocei arroz e bife né?", [RICE, STEAK]],
    ["comi bife, arroz né?", [RICE, STEAK]],
    ["pão com manteiga engorda né?", []],
    ["café n° 1 do dia, 100 ml sem açúcar", ["cafe 100"]],
    ["cerveja número 3 da noite, 350 ml", ["cerveja 354"]],
    ["água nº 3 do dia, 300 ml", ["water 300"]],
    ["o almoço eu nem te falei: 100 g de arroz e 1 bife", ["arroz-branco 100", STEAK]],
    ["o café eu nem te contei, 2 pães e 1 ovo", ["ovo-cozido 45", "pao-frances 100"]],
    ["a janta não mandei ainda: arroz e bife", [RICE, STEAK]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("food that was not had after all", () => {
  it.each([
    ["of all that came", "pedi um PF mas só comi o arroz com o bife", [RICE, STEAK]],
    ["of what there was", "tinha churrasco mas eu só comi o bife e o arroz", [RICE, STEAK]],
    ["swapped", "bife com arroz e fritas, troquei as fritas por tomate", [RICE, STEAK, "tomate 100"]],
    ["in its place", "bife, arroz no lugar das fritas", [RICE, STEAK]],
    ["refused for a reason", "bife, pão de queijo não pq já era muito, arroz", [RICE, STEAK]],
    ["of today, behind its name", "arroz e bife. farinha hj nao botei", [RICE, STEAK]],
    ["behind what it was like", "arroz, bife. o suco aguado eu nem tomei", [RICE, STEAK]],
    [
      "of what has no name",
      "bife, arroz e água de coco. Na sobremesa nem toquei",
      ["agua-de-coco 253", RICE, STEAK],
    ],
    ["before its name", "arroz e bife, não toquei na salada", [RICE, STEAK]],
    ["of this once", "arroz, bife. o feijão dessa vez eu nem quis", [RICE, STEAK]],
    ["not yet", "arroz e bife. o pão ainda nem comi", [RICE, STEAK]],
    ["not put on", "arroz e bife, manteiga no arroz não passei", [RICE, STEAK]],
    ["with its article behind and", "arroz, bife e o feijão eu nem provei", [RICE, STEAK]],
    [
      "what was eaten of it",
      "arroz, bife. o purê eu nem comi muito, 1 colher",
      [RICE, STEAK, "pure-de-batata 45"],
    ],
    ["of what is no food", "arroz e bife. nem toquei no celular", [RICE, STEAK]],
  ])("is left out: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));

  it("keeps what a child did not want", () => {
    expect(heldAfter("comi o que o Theo não quis: 1 bife e arroz. E uma salada de pepino")).toEqual([
      RICE,
      STEAK,
      "pepino 50",
    ]);
  });
});

describe("a measure in brackets or of some material", () => {
  it.each([
    ["a spoon behind its food", "3 colheres de arroz (sopa), bife", ["arroz-branco 75", STEAK]],
    ["a spoon behind its word", "arroz 3 colheres (sopa), bife", ["arroz-branco 75", STEAK]],
    ["a cup of so much", "meia xícara (chá) de granola", ["granola 40"]],
    ["a ladle", "arroz, feijão 1 (concha)", [RICE, "feijao-carioca 140"]],
    ["aluminium", "café com açúcar, caneca de alumínio cheia", ["cafe-com-acucar 306"]],
  ])("is read: %s", (_, text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("words that only sound like food", () => {
  it.each([
    ["what of oneself is glad of it", "comi bife. o bucho agradece, o cinto não"],
    ["and what is not", "comi bife, a balança que lute"],
    ["a saying", "comi bife. provar é cortesia"],
    ["what it cost", "comi bife. 29 reais, a carne tá cara"],
    ["a yes", "comi bife. sim, eu sei"],
    ["that one lives", "comi bife. sou diabético, não morto"],
    ["by whom one came here", "tô usando isso tb por culpa do Airton. comi bife"],
    ["who rises early", "a gente acorda cedo aqui, comi bife"],
    ["plenty", "comi bife. Muito farto"],
    ["in which language", "agora em pt mesmo: comi bife"],
    ["what one did meanwhile", "bife estudando pra prova de cálculo"],
  ])("are none: %s", (_, text) => expect(heldAfter(text)).toEqual([STEAK]));
});

describe("when it was", () => {
  const meals = (text: string, hour = "21:15") => {
    const diary = new DiaryInMemory(ZONE);
    diary.say(text, momentAt("2026-11-18", hour, 0));
    return diary.entries.map((entry) => entry.type === "meal" && `${entry.day} ${entry.kind}`);
  };

  it("reads the meals of a day in short", () => {
    expect(meals("cafe: pão. alm: arroz e bife. jant: sopa")).toEqual([
      "2026-11-18 breakfast",
      "2026-11-18 lunch",
      "2026-11-18 dinner",
    ]);
  });

  it.each([
    ["another day's custom", "arroz e bife, sexta era o dia mas adiantaram", "12:35", "lunch"],
    ["late to rise", "acordei tarde: pão com ovo", "07:40", "breakfast"],
    ["late to bed", "dormi tarde ontem, pão com ovo", "07:40", "breakfast"],
    ["early to end", "a obra acabou cedo. 1 espetinho de frango", "17:00", "afternoon_snack"],
    ["early from work", "saí do trabalho cedo, 1 coxinha", "17:00", "afternoon_snack"],
    ["who rises late", "acordei e comi 300 g de açaí", "15:40", "afternoon_snack"],
    ["risen in the night", "de madrugada acordei e tomei leite", "07:40", "supper"],
    ["for how long", "meia hora antes do treino uma batata doce", "07:40", "breakfast"],
    ["the end of the afternoon", "tardinha: um cachinho de uva", "19:40", "afternoon_snack"],
    ["and early is the morning", "hoje cedo comi pão com ovo", "17:00", "breakfast"],
  ])("is no day and no hour: %s", (_, text, hour, kind) =>
    expect(meals(text, hour)).toEqual([`2026-11-18 ${kind}`]),
  );

  it.each([
    ["after training", "pos treino: whey 35g com agua", "18:30", "afternoon_snack"],
    ["before training", "pre treino, banana 100g e 20g mel", "18:40", "afternoon_snack"],
    ["early, before training", "pré treino 1 banana", "06:10", "breakfast"],
    ["training of the morning", "pós treino 1 banana", "10:10", "morning_snack"],
    ["a meal after training", "pós treino: arroz e frango 150g", "20:10", "dinner"],
    ["a named one", "jantar pós treino: whey e banana", "19:40", "dinner"],
    ["biscuits after lunch", "comi um club social", "14:10", "afternoon_snack"],
    ["biscuits and a drink", "um pacote de trakinas e um yakult", "14:50", "afternoon_snack"],
    ["biscuits for lunch", "almocei club social", "14:10", "lunch"],
    ["biscuits at noon", "comi um club social", "12:10", "lunch"],
    ["biscuits of the morning", "biscoito de polvilho", "09:45", "morning_snack"],
    ["biscuits for breakfast", "3 biscoitos", "07:30", "breakfast"],
    ["a dessert", "comi um pudim", "14:10", "lunch"],
  ])("tells which meal it was: %s", (_, text, hour, kind) =>
    expect(meals(text, hour)).toEqual([`2026-11-18 ${kind}`]),
  );
});

it("what one was left with stays where something is taken out", () => {
  const told = ["de manhã comi pão francês", "agora comi uma fatia de pão caseiro com 3 fatias de salame"];
  expect(heldAfter(...told, "tira o salame, eu fiquei só no pão")).toEqual([
    "pao-caseiro 40",
    "pao-frances 50",
  ]);
});

it.each([
  "hoje o jejum foi de 22 horas. agora 2 ovos",
  "jejum de 16h, comi 2 ovos agora",
  "fiz 18h de jejum e comi 2 ovos",
])("how long a fast was is no hour: %s", (text) => {
  const diary = new DiaryInMemory(ZONE);
  diary.say(text, momentAt("2026-11-23", "12:30", 0));
  expect(diary.entries).toMatchObject([{ type: "meal", kind: "lunch" }]);
});

it("a meal that is named behind the first of it is of all of it", () => {
  const diary = new DiaryInMemory(ZONE);
  diary.say(
    "comi 2 ovos hoje no café da manhã, com café e uma fatia de pão",
    momentAt("2026-11-23", "10:20", 0),
  );
  expect(diary.entries).toMatchObject([{ kind: "breakfast", items: [{}, {}, {}] }]);
});

describe("what one wished for, and what it was good for", () => {
  it.each([
    [["queria tanto comer um pastel de feira hoje mas não vou não"], []],
    [["tava doida pra comer uma coxinha mas não vou comer"], []],
    [["queria tanto comer um pastel mas comi banana"], ["banana-prata 75"]],
    [["queria tanto comer um pastel hoje que comi dois"], ["pastel 200"]],
    [["tava louca pra comer pizza, comi 2 fatias"], ["pizza-de-mucarela 200"]],
    [["500 de agua pra lavar a alma"], ["water 500"]],
    [["comi uma banana só pra matar a fome"], ["banana-prata 75"]],
  ])("%s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});

describe("where, on which occasion or before what something was had", () => {
  it.each<[string, string[]]>([
    ["indo pra facul um toddynho", ["achocolatado-pronto 208"]],
    ["assistindo novela um brigadeiro", ["brigadeiro 15"]],
    ["voltando da balada um dogão", ["cachorro-quente-completo 260"]],
    ["isotônico de 500 ml durante a corridinha", ["isotonico 510"]],
    ["gatorade de 500 ml no meio da pedalada", ["isotonico 510"]],
    ["lendo um livro, 2 quadradinhos de chocolate", ["chocolate-ao-leite 12"]],
    ["quando acordei um copo d'água", ["water 200"]],
    ["quando saí do trampo uma coxinha", ["coxinha 100"]],
    ["quando cheguei em casa tomei um copo de leite", ["leite-integral 206"]],
    ["e meio litro de água entre uma tinta e outra", ["water 500"]],
    ["na correria, um pão", ["pao-frances 50"]],
    ["enquanto esperava o ônibus, uma maçã", ["maca 150"]],
  ])("is not asked about: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each([
    "quando acordei um copo d'água?",
    "quando fui na praia comi uma pizza?",
    "indo pro mercado comprar arroz",
    "indo fazer um bolo",
    "amanhã no pedal levo gatorade",
    "durante a semana eu como 2 pães",
    "queria um sorvete durante o filme",
    "depois do futsal vai ter pizza",
    "vi receita de bolo na novela",
  ])("was not had: %s", (text) => expect(heldAfter(text)).toEqual([]));
});
