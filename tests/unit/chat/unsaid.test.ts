import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

const NOON = Date.parse("2026-11-22T15:30:00Z");

/** What the diary holds after these messages, two minutes apart, on a Sunday from half past twelve in São Paulo. */
function after(...messages: string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of messages.entries()) diary.say(text, new Date(NOON + at * 120_000));
  return diary.entries.flatMap((entry) =>
    entry.type === "meal"
      ? entry.items.map(({ foodId, grams }) => `${entry.kind} ${foodId} ${Math.round(grams)}`)
      : [entry.type === "water" ? `water ${entry.ml}` : `weight ${entry.kg}`],
  );
}

describe("what a message leaves to the one before", () => {
  it.each([
    [["uns biscoitos"], []],
    [["uns biscoitos", "de polvilho, uns 10"], ["lunch biscoito-de-polvilho 30"]],
    [["comi uma fruta", "era maçã"], ["lunch maca 150"]],
    [["vou almoçar lasanha", "almocei!"], ["lunch lasanha 250"]],
    [
      ["almocei", "2 conchas de feijão e bife"],
      ["lunch feijao-carioca 280", "lunch bife-grelhado 100"],
    ],
    [["comi 1 pão francês", "tô pensando em repetir"], ["lunch pao-frances 50"]],
    [["comi 1 pão francês", "repeti"], ["lunch pao-frances 100"]],
    [["comi 2 pães franceses", "repeti meia"], ["lunch pao-frances 150"]],
    [["bebi uma garrafa de 1,5 l de água", "tomei só metade", "terminei a outra metade"], ["water 1500"]],
  ])("%j", (said, held) => expect(after(...said)).toEqual(held));
});

describe("what is told again", () => {
  it.each([
    [
      ["comi 1 banana e 2 ovos", "comi 1 banana e 2 ovos"],
      ["lunch banana-prata 75", "lunch ovo-cozido 90", "lunch banana-prata 75", "lunch ovo-cozido 90"],
    ],
    [
      ["comi 1 banana e 2 ovos", "comi só 1 banana e 1 ovo"],
      ["lunch banana-prata 75", "lunch ovo-cozido 45"],
    ],
    [
      ["arroz 150 g e carne moída 120 g", "e a carne 150"],
      ["lunch arroz-branco 150", "lunch carne-moida 150"],
    ],
    [
      ["iogurte natural 100 g e granola 40 g", "aumenta a granola pra 60"],
      ["lunch iogurte-natural 100", "lunch granola 60"],
    ],
    [
      ["arroz e frango", "o frango foi uns 150"],
      ["lunch arroz-branco 125", "lunch frango-grelhado 150"],
    ],
    [
      ["café preto e pão francês", "o café tinha 1 colher de chá de açúcar"],
      ["lunch cafe 50", "lunch pao-frances 50", "lunch acucar 4"],
    ],
    [
      ["arroz e farofa", "esquece a farofa, era salada"],
      ["lunch arroz-branco 125", "lunch salada-verde 80"],
    ],
    [["bebi 500 ml de água", "não foi água, foi suco de uva"], ["lunch suco-de-uva 525"]],
    [["pão com mortadela e salada", "a salada eu deixei"], ["lunch pao-com-mortadela 110"]],
  ])("%j", (said, held) => expect(after(...said)).toEqual(held));
});
