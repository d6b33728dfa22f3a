import { describe, expect, it } from "vitest";
import { eaten, read } from "./read";

describe("what somebody else ate, made or brought", () => {
  it.each([
    "minha mãe fez lasanha",
    "meu marido almoçou feijoada",
    "meu namorado pediu pizza",
    "a Ana comeu arroz, feijão e bife",
    "meu filho comeu no almoço arroz e feijão",
    "minha irmã fez bolo. Tomei remédio",
    "minha mãe me deu um pedaço de bolo",
    "o namorado comeu a metade do meu lanche",
    "my mom made lasagna",
    "he ate a sandwich",
  ])("is not logged: %s", (text) => {
    expect(read(text)).toMatchObject({ intent: "other", talk: "others", meals: [], unknown: [] });
  });

  it.each([
    ["minha esposa comeu 2 pães e eu comi 1", [["pao-frances", 50]]],
    ["minha esposa comeu 2 pães e eu 1", [["pao-frances", 50]]],
    ["meu filho comeu 3 nuggets e eu comi 2", [["nuggets", 40]]],
    ["minha mãe fez lasanha e eu comi 2 pedaços", [["lasanha", 500]]],
    ["minha mãe fez lasanha. Comi 2 pedaços", [["lasanha", 500]]],
    ["meu amigo trouxe brigadeiro e eu comi", [["brigadeiro", 15]]],
    ["meu marido comeu 2 pães e eu também", [["pao-frances", 100]]],
    ["almocei na minha sogra, ela fez feijoada", [["feijoada", 350]]],
    [
      "minha mãe fez moqueca. Comi 1 prato com arroz",
      [
        ["moqueca-baiana", 300],
        ["arroz-branco", 125],
      ],
    ],
    ["sobrou pizza de ontem, comi 2 fatias", [["pizza-de-mucarela", 200]]],
    ["meu personal mandou tomar whey, tomei 1 scoop", [["whey-protein", 30]]],
    ["comprei pão e comi 2", [["pao-frances", 100]]],
    ["ela fez bolo e eu não resisti: 2 fatias", [["bolo-simples", 120]]],
    ["my kids ate nuggets and I had 3", [["nuggets", 60]]],
  ])("is logged as far as the person ate of it: %s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it.each([
    ["ele comeu pizza e eu salada", ["salada-verde"]],
    ["meu pai assou um churrasco e eu comi 200g de picanha", ["picanha"]],
    ["minha mãe fez lasanha e eu comi salada", ["salada-verde"]],
    ["minha mãe fez lasanha, comi com salada", ["lasanha", "salada-verde"]],
    ["comi a lasanha que minha mãe fez e um suco", ["lasanha", "suco-de-fruta"]],
    ["a gente fez um churrasco", ["churrasco"]],
    ["a gente foi no japonês e pediu temaki", ["temaki"]],
    ["almocei com meu pai e ele pediu peixe, eu pedi frango com arroz", ["frango-grelhado", "arroz-branco"]],
    ["comi bolo com meu namorado", ["bolo-simples"]],
  ])("leaves the person's own: %s", (text, foods) => {
    expect(eaten(text).map(([food]) => food)).toEqual(foods);
  });

  it("is no drink of something else", () => {
    expect(read("minha mãe fez lasanha e tomei 500ml")).toMatchObject({ meals: [], water: [{ ml: 500 }] });
  });

  it("keeps when it was", () => {
    expect(read("ontem minha mãe fez lasanha e eu comi 2 pedaços").meals).toMatchObject([
      { day: "2026-11-19" },
    ]);
  });
});

describe("what is not eaten yet", () => {
  it.each([
    "vou almoçar feijoada",
    "vou comer um pão mais tarde",
    "quero comer pizza amanhã",
    "hoje vou jantar sopa, arroz e salada",
    "vou almoçar:\narroz\nfeijão",
    "vou de salada no almoço",
    "tenho que comer 2 ovos",
    "amanhã feijoada",
    "vou jantar fora hoje",
    "meu jantar vai ser sopa",
    "meu marido vai fazer lasanha",
    "a nutri mandou eu comer 2 ovos",
    "vou pedir agora uma pizza",
    "pedi pizza mas ainda não chegou",
    "I will eat pasta later",
  ])("is not logged: %s", (text) => {
    expect(read(text)).toMatchObject({ intent: "other", talk: "plan", meals: [] });
  });

  it.each([
    ["almocei feijoada e amanhã vou comer salada", ["feijoada"]],
    ["amanhã vou comer feijoada, hoje comi salada", ["salada-verde"]],
    ["acabei de almoçar arroz e feijão", ["arroz-branco", "feijao-carioca"]],
    ["tô almoçando feijoada", ["feijoada"]],
    ["vou almoçar agora: arroz e feijão", ["arroz-branco", "feijao-carioca"]],
    ["comendo uma maçã", ["maca"]],
    ["fui comer pizza", ["pizza-de-mucarela"]],
  ])("leaves what was eaten, or is being: %s", (text, foods) => {
    const { meals } = read(text);
    expect(meals.flatMap(({ items }) => items.map(({ foodId }) => foodId))).toEqual(foods);
    expect(meals.every(({ day }) => day === "2026-11-20")).toBe(true);
  });

  it("takes its own meal along", () => {
    expect(read("no lanche comi 1 pão e no jantar vou comer salada").meals).toMatchObject([
      { kind: "afternoon_snack", items: [{ foodId: "pao-frances" }] },
    ]);
    expect(eaten("café: pão com queijo. vou almoçar sopa")).toEqual([["pao-com-queijo", 80]]);
  });

  it("is no exercise", () => {
    expect(read("fiz 40 min de esteira")).toMatchObject({ talk: "exercise", unknown: [] });
  });

  it("is not told by a question", () => {
    expect(read("como faço pra perder peso?").talk).toBeNull();
  });

  it.each(["acabei de almoçar", "almocei no self service 480g", "comi fora"])(
    "asks what it was: %s",
    (text) => {
      expect(read(text)).toMatchObject({ talk: "ate", meals: [], unknown: [] });
    },
  );

  it("was only bought", () => {
    expect(read("comprei 1kg de frango e 2kg de arroz")).toMatchObject({
      talk: "plan",
      meals: [],
      ask: null,
    });
    expect(eaten("comprei um sorvete e tomei metade")).toEqual([["sorvete", 30]]);
  });

  it.each([
    "costumo comer pão de manhã",
    "sempre tomo café sem açúcar",
    "todo dia como 2 ovos",
    "eu como muito pão",
    "semana passada comi muita pizza",
    "comi feijoada no mês passado",
    "last week i ate a lot of pizza",
  ])("what was eaten on other days is no meal: %s", (text) => {
    expect(read(text)).toMatchObject({ talk: "habit", meals: [] });
  });

  it("a cake of last week is eaten today", () => {
    expect(eaten("comi o bolo da semana passada")).toEqual([["bolo-simples", 60]]);
  });
});

describe("times told in passing", () => {
  it("part the meals of a long tale", () => {
    const { meals } = read(
      "eu acordei e tomei um café com leite, lá pelas dez comi uma banana e no almoço eu comi arroz e de tarde um suco de uva",
    );
    expect(meals.map(({ kind }) => kind)).toEqual(["breakfast", "morning_snack", "lunch", "afternoon_snack"]);
  });

  it("are read before what is counted by itself", () => {
    expect(read("às 7 comi 2 ovos, as 10 uma maçã").meals.map(({ kind }) => kind)).toEqual([
      "breakfast",
      "morning_snack",
    ]);
    expect(eaten("comi as 3 bananas")).toEqual([["banana-prata", 225]]);
  });
});
