import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei 100 g de arroz, 2 conchas de feijão, 1 bife e 1 copo de suco de laranja";
const [RICE, BEANS, STEAK, JUICE] = heldAfter(LUNCH) as [string, string, string, string];

describe("the same correction in other words", () => {
  it.each([
    ["arroz-branco 150", "bota 150 no arroz", "aumenta 50 g no arroz", "não, pera, o arroz foi 150 viu"],
    [
      "feijao-carioca 140",
      "uma concha a menos de feijão",
      "deixei metade do feijão no prato",
      "do feijão comi só metade",
    ],
  ])("so much it is: %s", (held, ...said) => {
    for (const text of said) expect(heldAfter(LUNCH, text), text).toContain(held);
  });

  it.each([
    "o bife era da minha mãe",
    "quem comeu o bife foi meu filho",
    "o bife nem toquei",
    "dei o bife pro cachorro",
    "o bife ficou pra janta",
    "tira o bife, veio estragado",
    "agora ocê tira o bife que eu nem comi",
    "bife minha mãe não fez hoje, escrevi no automático",
    "o bife quem comeu foi Antônio, eu fiquei só com o arroz e o feijão",
    "o bife eu nem toquei, dei pra colega. tira ele",
    "o bife tinha acabado, era só o arroz e o feijão",
  ])("%s: it was not eaten, and nothing else goes", (text) => {
    expect(heldAfter(LUNCH, text)).toEqual(heldAfter(LUNCH).filter((one) => !one.startsWith("bife")));
  });

  it.each([
    "o bife minha mãe não fez com óleo",

    "quem comeu fui eu",
  ])("%s: nothing goes", (text) => {
    expect(heldAfter(LUNCH, text)).toEqual(heldAfter(LUNCH));
  });

  it("what was just taken out is none of the meal that was told last", () => {
    expect(heldAfter(LUNCH, "comi 1 banana", "o bife eu nem toquei. tira ele")).toContain("banana-prata 75");
  });

  it.each(["a palha deixei, tava mole", "a palha nem comi"])("%s: by another word of its name", (text) => {
    expect(heldAfter("almocei arroz e batata palha", text)).toEqual(heldAfter("almocei arroz"));
  });

  it.each([
    "onde está bife põe ovo frito",
    "onde escrevi bife leia-se ovo frito",
    "no lugar do bife põe ovo frito",
  ])("%s: one for the other", (text) => {
    const foods = heldAfter(LUNCH, text).map((one) => one.split(" ")[0]);
    expect(foods).toEqual(["arroz-branco", "feijao-carioca", "ovo-frito", "suco-de-laranja"]);
  });

  it.each(["tinha acabado de chegar", "pelo menos água bebi bem"])("%s: said of no food", (text) => {
    expect(heldAfter(LUNCH, text).filter((one) => !one.startsWith("water"))).toEqual(heldAfter(LUNCH));
  });

  it("how much water there was is no amount of what was eaten", () => {
    expect(
      heldAfter("comi 1 pacote de salgadinho", "1 pão", "pelo menos água bebi bem, uns 1,2 litro"),
    ).toContain("water 1200");
  });

  it("one of several was given away, and is told of no second time", () => {
    expect(
      heldAfter("comi 2 brigadeiros", "um dos brigadeiros levei pra minha filha, só comi o outro"),
    ).toEqual(["brigadeiro 15"]);
    expect(heldAfter("chupei 2 laranjas", "uma só, viu? a outra dei pra ele")).toEqual(
      heldAfter("chupei 1 laranja"),
    );
  });

  it("of the cut of beef, and no duck with the rice", () => {
    const told = "almocei 110 g de arroz e 100 g de patinho moído";
    expect(heldAfter(told, "o arroz eram 95 g", "do patinho, comi 70 g; os outros 30 g guardei")).toEqual([
      "arroz-branco 95",
      "patinho-moido 70",
    ]);
  });

  it("what was of yesterday goes there, and what there was today comes", () => {
    const foods = heldAfter(LUNCH, "o bife foi ontem; hoje foi só o arroz com um ovo frito");
    expect(foods.map((one) => one.split(" ")[0])).toEqual([
      ...["arroz-branco", "bife-grelhado", "feijao-carioca", "ovo-frito", "suco-de-laranja"],
    ]);
  });

  it.each(["e uma coca, digo, um guaraná", "e uma coca... não pera, foi guaraná"])(
    "%s: one drink",
    (text) => {
      expect(heldAfter(LUNCH, text)).toHaveLength(5);
    },
  );

  it("what is eaten at another time of the day is none of the dinner", () => {
    expect(heldAfter("jantei 1 pão", "aliás, hoje no meio da tarde comi 1 goiaba")).toHaveLength(2);
  });

  it("what leads is what was had again, and nothing else", () => {
    expect(heldAfter(LUNCH, "o bife eu repeti")).toEqual(heldAfter(LUNCH, "repeti o bife"));
  });

  it("yesterday's breakfast was like today's, told once more: nothing comes to today", () => {
    const said =
      "ontem o café da manhã foi igualzinho ao de hoje, a mandioca com manteiga e o café com leite";
    const diary = heldAfter("no café da manhã comi mandioca com manteiga e café com leite", said);
    expect(new Set(diary).size).toBe(2);
  });

  it.each(["tira o bife e o suco", "não teve bife nem suco", "sem bife e sem suco"])("%s: both", (text) => {
    expect(heldAfter(LUNCH, text)).toHaveLength(2);
  });

  it("another drink is water where it was water", () => {
    const held = heldAfter("comi 1 hambúrguer e 1 lata de coca", "não foi coca, foi água");
    expect(held.map((one) => one.split(" ")[0])).toEqual(["hamburguer", "water"]);
  });

  it.each([
    [
      ["comi 2 fatias de pizza de calabresa", "e mais uma de frango"],
      ["pizza-de-calabresa", "pizza-de-frango"],
    ],
    [["comi 1 fatia de bolo de chocolate", "bolo de cenoura"], ["bolo-de-cenoura"]],
    [
      ["jantei 3 espetinhos de carne e 2 cervejas", "um era de frango"],
      ["cerveja", "espetinho-de-carne", "espetinho-de-frango"],
    ],
  ])("kinds: %j", (said, foods) => {
    expect(heldAfter(...said).map((one) => one.split(" ")[0])).toEqual(foods);
  });

  it("what each weighs, as many as there were", () => {
    expect(heldAfter("almocei 2 postas de peixe frito", "as postas eram pequenas, 80 g cada")).toEqual([
      "peixe-frito 160",
    ]);
  });

  it.each(["põe 300 nessa água", "conta só 300", "tira 200 ml", "200 ml a menos", "não foi 500, foi 300"])(
    "%s of water",
    (text) => {
      expect(heldAfter("bebi 500 ml de água", text)).toEqual(["water 300"]);
    },
  );
});

describe("a correction taken back", () => {
  it.each(["não, tava certo antes", "desfaz", "volta como estava", "era 100 mesmo", "não, 100 mesmo"])(
    "%s",
    (text) => {
      expect(heldAfter(LUNCH, "o arroz foi 150", text)).toEqual([RICE, STEAK, BEANS, JUICE].sort());
    },
  );

  it("where nothing was corrected it changes nothing", () => {
    expect(heldAfter(LUNCH, "tava certo")).toEqual(heldAfter(LUNCH));
  });

  it("said in one breath with the correction it changes nothing", () => {
    expect(
      heldAfter(
        "tomei 1 xícara de chá preto",
        "O chá foi com açúcar. Ach, não, espera, estava certo, foi puro",
      ),
    ).toEqual(heldAfter("tomei 1 xícara de chá preto"));
  });
});

describe("what is put onto something that comes in kinds", () => {
  it.each([
    [
      "janta: 1 tapioca com 100g de frango desfiado",
      "e 1 fatia de queijo coalho",
      "janta: 1 tapioca, 100g de frango desfiado e 1 fatia de queijo coalho",
    ],
    ["comi um pastel de carne", "mais 1 fatia de queijo", "comi um pastel de carne e 1 fatia de queijo"],
    [
      "comi uma panqueca de carne",
      "e 2 fatias de presunto",
      "comi uma panqueca de carne, 2 fatias de presunto",
    ],
    [
      "comi uma pizza de calabresa",
      "e 1 fatia de queijo",
      "comi uma pizza de calabresa e 1 fatia de pizza de queijo",
    ],
    ["comi um pastel de carne", "e um de queijo", "comi um pastel de carne e um pastel de queijo"],
  ])("%s, %s", (told, said, whole) => expect(heldAfter(told, said)).toEqual(heldAfter(whole)));
});

describe("all of it once more", () => {
  const TAPIOCA = "janta: 1 tapioca com 100g de frango desfiado";
  const TWICE = ["frango-desfiado 200", "tapioca 160"];
  it.each([
    [TAPIOCA, "comi outra igualzinha, com tudo", TWICE],
    [TAPIOCA, "mais uma igual com tudo", TWICE],
    [TAPIOCA, "comi outra tapioca igual completa", TWICE],
    ["almocei arroz e bife", "comi outro prato igual", ["arroz-branco 250", "bife-grelhado 200"]],
    [
      "marmita do almoço: 80 g de arroz e 1 bife",
      "comi outra marmita igual",
      ["arroz-branco 160", "bife-grelhado 200"],
    ],
    ["almocei arroz e bife", "vou comer outro prato igual", ["arroz-branco 125", "bife-grelhado 100"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));

  it("is of the lunch, and eaten at the meal of now", () => {
    const diary = new DiaryInMemory("America/Sao_Paulo");
    diary.say("marmita do almoço: 80 g de arroz e 1 bife", new Date("2026-11-23T16:00:00Z"));
    diary.say("comi agora outra marmita igual a do almoço", new Date("2026-11-23T19:30:00Z"));
    expect(diary.entries.map((one) => one.type === "meal" && [one.kind, one.items.length])).toEqual([
      ["lunch", 2],
      ["afternoon_snack", 2],
    ]);
  });
});

describe("so much water as before, after other food", () => {
  const TOLD = ["bebi 250 ml de água", "comi uma maçã"];
  it.each([
    ["mais um copo d'água igual aquele de cedo", "water 250"],
    ["outro copo de água do mesmo tamanho", "water 250"],
    ["mais 2 copos de água iguais aquele", "water 500"],
  ])("%s", (said, water) => expect(heldAfter(...TOLD, said)).toEqual(["maca 150", "water 250", water]));

  it("is the usual glass where what was told was no glass", () =>
    expect(heldAfter("bebi 2 litros de água", "comi uma maçã", "mais um copo de água igual")).toContain(
      "water 200",
    ));
});

describe("what it was not, on another day", () => {
  it.each([
    ["a carne de ontem não era carne do sol era um pedaço de frango", "frango-grelhado 80"],
    ["não, a carne de ontem não era carne do sol, era frango", "frango-grelhado 80"],
    ["o cuscuz de ontem não era cuscuz era um pedaço de bolo", "bolo-simples 60"],
  ])("%s", (said, food) =>
    expect(heldAfter("ontem na janta comi cuscuz e um pedaço de carne do sol", said)).toContain(food),
  );
});

describe("what somebody else says of it, or had of it", () => {
  it.each([
    ["almocei 100 g de carne de sol", "ele tá gritando aqui que era 120", ["carne-de-sol 120"]],
    ["almocei 100 g de carne de sol", "Caio disse que era 120", ["carne-de-sol 120"]],
    ["comi 2 ovos", "o Caio gritou que foram 3", ["ovo-cozido 135"]],
    ["almocei 100 g de carne de sol", "a nutri disse que era 120", ["carne-de-sol 100"]],
    ["comi uma fatia de bolo", "Caio comeu o resto do bolo todinho escondido", ["bolo-simples 60"]],
    ["comi uma fatia de bolo", "o resto do bolo Caio comeu", ["bolo-simples 60"]],
    ["comi uma fatia de bolo", "as crianças acabaram com o resto do bolo", ["bolo-simples 60"]],
    ["comi uma fatia de bolo", "meu filho comeu metade", ["bolo-simples 30"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});

describe("another drink than was told", () => {
  it.each([
    ["nescau 1 copo", "n era nescau era cafe c leite", "cafe-com-leite 204"],
    ["nescau 1 copo", "não era nescau, era suco de uva", "suco-de-uva 210"],
    ["café com leite", "não era leite, era leite de aveia", "cafe-com-leite-de-aveia 204"],
  ])("%s, %s: all that was drunk", (told, said, held) => expect(heldAfter(told, said)).toEqual([held]));
});

describe("one more, of another kind, and what something is only likened to", () => {
  it.each([
    ["1 pastel de carne", "outro pastel, de palmito", ["pastel-de-carne 100", "pastel-de-palmito 100"]],
    [
      "1 esfiha de carne",
      "comi outra esfiha, dessa vez de queijo",
      ["esfiha-de-carne 70", "esfiha-de-queijo 70"],
    ],
    ["um pedaço de rapadura", "a rapadura foi do tamanho de um dadinho, uns 8 gramas", ["rapadura 8"]],
    ["um bife", "o bife era do tamanho de um ovo", ["bife-grelhado 100"]],
    ["arroz e ovo", "os ovos foram 2 mexidos", ["arroz-branco 125", "ovo-mexido 100"]],
    ["pão com ovo", "ovo foram dois fritos", ["ovo-frito 100", "pao-frances 50"]],
  ])("%s, %s", (told, said, held) => expect(heldAfter(told, said)).toEqual(held));
});
