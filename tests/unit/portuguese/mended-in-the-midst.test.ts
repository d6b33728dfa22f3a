import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";
import { heldAfter, heldAfterDay } from "@/tests/unit/portuguese/held-after";

describe("what stands between, behind or before a correction changes nothing of it", () => {
  const LUNCH = "almocei uma concha de feijão, 2 colheres de sopa de arroz e um ovo frito";
  const held = (rice: string, egg: string) => [rice, "feijao-carioca 140", egg].sort();
  it.each([
    [LUNCH, "o arroz, na verdade, foram 3 colheres", held("arroz-branco 75", "ovo-frito 50")],
    [LUNCH, "O arroz, aliás, era integral", held("arroz-integral 40", "ovo-frito 50")],
    [
      LUNCH,
      "Foram dois ovos, meu filho; a gema do primeiro arrebentou, mas comi assim mesmo.",
      held("arroz-branco 50", "ovo-frito 100"),
    ],
    [
      LUNCH,
      "foram dois ovos. um deles grudou na frigideira, mas comi do mesmo jeito",
      held("arroz-branco 50", "ovo-frito 100"),
    ],
    [LUNCH, "feijão, aliás, lentilha", ["arroz-branco 50", "lentilha 140", "ovo-frito 50"]],
    [
      "tomei 300 ml de suco de laranja",
      "O suco, aliás, eu dividi ao meio com a minha filha, cada uma tomou a metade.",
      ["suco-de-laranja 156"],
    ],
    [
      "jantei 3 fatias de pizza portuguesa e uma lata de guaraná",
      "não foi lata foi copo de 300 ml o guaraná",
      ["guarana 312", "pizza-portuguesa 375"],
    ],
    ["tomei uma garrafinha de 500 ml de água", "da garrafinha eu só bebi metade até agora", ["water 250"]],
    ["tomei uma garrafinha de 500 ml de água", "a garrafinha de água ainda tá na metade", ["water 250"]],
    ["almocei arroz e quiabo", "tira o quiabo nem comi tava com baba", ["arroz-branco 125"]],
    [
      "tomei um copo de 300 ml de vitamina de mamão",
      "Da vitamina eu tomei só 200 ml, o restante ficou para a Clarinha.",
      ["vitamina-de-mamao 210"],
    ],
    ["comi 3 claras de ovo e pão", "foram 2 claras", ["clara-de-ovo 60", "pao-frances 50"]],
    ["almocei 3 bifes", "foram dois não três a outra voltou pra caixa", ["bife-grelhado 200"]],
    [
      "almocei arroz e 2 bifes",
      "o bife eu repeti, viu? foram três",
      ["arroz-branco 125", "bife-grelhado 300"],
    ],
  ])("%s / %s", (told, said, after) => expect(heldAfter(told, said)).toEqual(after));

  it.each([
    "esse iogurte foi no café da manhã com o bolo, mandei atrasado",
    "o iogurte foi com o bolo no café da manhã",
  ])("no cake in its place: %s", (said) =>
    expect(heldAfter("comi uma fatia de bolo de cenoura", "iogurte de morango 170 g", said)).toEqual([
      "bolo-de-cenoura 60",
      "iogurte-de-morango 170",
    ]),
  );
});

describe("what has a name of its own is no kind of what was told", () => {
  it.each([
    [
      "comi uma fatia de bolo de cenoura",
      "iogurte de morango 170 g",
      "bolo-de-cenoura 60",
      "iogurte-de-morango 170",
    ],
    [
      "comi uma fatia de bolo de cenoura",
      "chocolate quente 200 ml",
      "bolo-de-cenoura 60",
      "chocolate-quente 212",
    ],
    ["comi 1 pastel de carne", "queijo minas 30g", "pastel-de-carne 100", "queijo-minas-frescal 30"],
  ])("%s / %s", (told, said, ...after) => expect(heldAfter(told, said)).toEqual(after));

  it("what has none is one", () =>
    expect(heldAfter("comi um pastel", "carne")).toEqual(["pastel-de-carne 100"]));
});

describe("of which kinds the slices were", () => {
  const TWO = "comi duas fatias de pizza de mozarela";
  const EACH = ["pizza-de-calabresa 100", "pizza-de-mucarela 100"];
  it.each([
    [TWO, "das duas fatia que eu comi uma era de calabresa e a outra era de mussarela corrige aí", EACH],
    [
      TWO,
      "Minto: uma das minhas fatias era de calabresa. Então foi uma de mozarela e uma de calabresa.",
      EACH,
    ],
    [TWO, "na verdade uma era de calabresa e a outra de mussarela", EACH],
    [TWO, "então foi uma de mozarela e uma de calabresa", EACH],
    [TWO, "as duas eram de calabresa", ["pizza-de-calabresa 200"]],
    [TWO, "as duas eram de ontem", ["pizza-de-mucarela 200"]],
    ["comi duas coxinhas", "uma das minhas era de carne", ["coxinha 200"]],
    [
      "comi 2 esfihas de carne",
      "das duas esfihas uma era de carne e a outra de queijo",
      ["esfiha-de-carne 70", "esfiha-de-queijo 70"],
    ],
  ])("%s / %s", (told, said, after) => expect(heldAfter(told, said)).toEqual(after));
});

describe("hours later it is another meal", () => {
  const LUNCH = ["12:30", "almocei arroz e frango"] as const;
  it.each([
    ["15:50", "1 paçoca q a passageira deu", true],
    ["16:00", "açaí de 300ml, só com leite em pó por cima", true],
    ["16:00", "bombom que a chefe trouxe", true],
    ["16:00", "faltou uma paçoca no almoço", false],
    ["16:00", "tinha farofa também", false],
    ["16:00", "põe uma paçoca", false],
    ["12:40", "1 paçoca que a passageira deu", false],
  ])("%s %s", (hour, said, isOther) => {
    const kinds = mealsAfter(LUNCH, [hour, said]);
    expect(new Set(kinds).size > 1).toBe(isOther);
  });

  it("what somebody left behind is not eaten", () =>
    expect(
      heldAfterDay(
        ["15:50", "comi uma coxinha"],
        ["16:00", "passageiro esqueceu um pacote de bolacha no banco, ainda não abri"],
      ),
    ).toEqual(["coxinha 100"]));
});

function mealsAfter(...said: readonly (readonly [string, string])[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [hour, text] of said) diary.say(text, momentAt("2026-11-23", hour, 0));
  return diary.entries.flatMap((one) => (one.type === "meal" ? [one.kind] : []));
}
