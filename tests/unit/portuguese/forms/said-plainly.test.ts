import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

const NOON = Date.parse("2026-11-23T15:00:00Z");

/** What the diary of 23 November holds after the messages, two minutes apart; yesterday's, where it is not as it was told, too. */
function held(
  talk: readonly string[],
  yesterday = "ontem jantei pão com pasta de amendoim 20 g e omelete de 3 ovos",
): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(yesterday, new Date(NOON - 3 * 3_600_000));
  const before = JSON.stringify(diary.entries);
  for (const [at, text] of talk.entries()) diary.say(text, new Date(NOON + at * 120_000));
  const today = diary.entries.filter(({ day }) => day === "2026-11-23");
  const isKept = JSON.stringify(diary.entries.filter(({ day }) => day < "2026-11-23")) === before;
  const lines = today.flatMap((one) => {
    if (one.type === "meal") return one.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`);
    return [one.type === "water" ? `water ${one.ml}` : `kg ${one.kg}`];
  });
  return isKept ? lines : [...lines, "yesterday changed"];
}

describe("what something was made with is added to it, and nothing else is changed", () => {
  it.each([
    [
      ["3 ovos mexidos", "os ovos foram feitos com 5 g de manteiga"],
      ["ovo-mexido 150", "manteiga 5"],
    ],
    [
      ["3 ovos mexidos", "os ovos foram com 5g de manteiga"],
      ["ovo-mexido 150", "manteiga 5"],
    ],
    [
      ["3 ovos mexidos", "usei 5 g de manteiga nos ovos"],
      ["ovo-mexido 150", "manteiga 5"],
    ],
    [
      ["3 ovos mexidos", "feito na manteiga, 5 g"],
      ["ovo-mexido 150", "manteiga 5"],
    ],
    [
      ["omelete de 2 ovos", "o omelete foi com 20g de queijo"],
      ["omelete 110", "queijo-mucarela 20"],
    ],
    [
      ["tapioca 80 g", "a tapioca foi feita com 10g de manteiga"],
      ["tapioca 80", "manteiga 10"],
    ],
    [
      ["frango grelhado 150 g e arroz 100 g", "o frango levou 10 g de azeite"],
      ["frango-grelhado 150", "arroz-branco 100", "azeite 10"],
    ],
    [
      ["café com leite", "o café com açúcar, 1 colherzinha"],
      ["cafe-com-leite 204", "acucar 4"],
    ],
    // Weighed where it lies.
    [
      ["tapioca com queijo", "a tapioca era com 30 g de queijo"],
      ["tapioca 80", "queijo-mucarela 30"],
    ],
    // It is counted with it already.
    [["3 ovos mexidos", "os ovos foram feitos com manteiga"], ["ovo-mexido 150"]],
    [["misto quente", "o misto foi com 30 g de queijo"], ["misto-quente 105"]],
    // Neighbours: how many, and what it is dissolved in.
    [["3 ovos mexidos", "os ovos foram 2"], ["ovo-mexido 100"]],
    [
      ["30 g de whey", "o whey foi com 200 ml de água"],
      ["whey-protein 30", "water 200"],
    ],
  ])("%j", (talk, expected) => {
    expect(held(talk)).toEqual(expected);
  });
});

describe("water", () => {
  it.each([
    [
      ["500 ml de água", "almocei salada crua", "bebi 2,5 litros hoje no total"],
      ["water 500", "salada-verde 80", "water 2000"],
    ],
    [["3 litros de água", "500 ml de água", "bebi 3 litros de água hoje no total"], ["water 3000"]],
    [["3 litros de água", "bebi 2,2 litros de água hoje ao todo"], ["water 2200"]],
    [["2 litros de água", "bebi 2 litros hoje no total"], ["water 2000"]],
    [["3 litros de água", "500 ml de água", "apaga os 3 litros de água, eu não bebi isso"], ["water 500"]],
    [["500 ml de água", "água 250", "tira a última água"], ["water 500"]],
    [["3,5 litros de água", "3 litros de água", "apaga os 3,5 litros de água"], ["water 3000"]],
    [["500 ml de água", "tira os 2 litros de água"], ["water 500"]],
    [["300 ml de leite", "300 ml de água", "apaga os 300 ml de leite"], ["water 300"]],
    [["1 litro de água", "tira 300 ml da água"], ["water 700"]],
    [["500 ml de água", "não, os 3 litros era a meta de água"], ["water 500"]],
    [["3 litros de água", "não, era a meta"], []],
  ])("%j", (talk, expected) => {
    expect(held(talk)).toEqual(expected);
  });
});

describe("what goes, and no more", () => {
  it.each([
    [["almocei arroz", "almocei macarrão", "apaga o primeiro almoço"], ["macarrao-cozido 200"]],
    [
      ["almocei arroz", "almocei macarrão", "apaga o último almoço", "volta o almoço"],
      ["arroz-branco 125", "macarrao-cozido 200"],
    ],
    [
      ["1 quadradinho de chocolate", "1 quadradinho de chocolate", "tá repetido o chocolate"],
      ["chocolate-ao-leite 6"],
    ],
    [["comi uma pera", "a pera tá duplicada"], ["pera 130"]],
    [
      ["comi 1 fatia de bolo de cenoura", "almocei sopa", "e o bolo de cenoura, eu não comi"],
      ["sopa-de-legumes 325"],
    ],
    [["comi lasanha", "não comi não, só fiz"], []],
    [["comi 1 cheeseburger", "só foi 1 cheeseburger"], ["x-burger 200"]],
    [["coca zero", "foi coca zero"], ["refrigerante-zero 350"]],
    [["comi um dogão completo", "com purê, milho e batata palha"], ["cachorro-quente-completo 260"]],
    [["miojo", "usei só metade do tempero"], ["macarrao-instantaneo 200"]],
  ])("%j", (talk, expected) => {
    expect(held(talk)).toEqual(expected);
  });
});

describe("how much of it, and of which", () => {
  it.each([
    [
      ["almocei um filé de tilápia e brócolis", "dois filé"],
      ["tilapia 240", "brocolis 60"],
    ],
    [["comi um pão de queijo", "pão de queijo grande"], ["pao-de-queijo 80"]],
    [
      ["almocei arroz 150 g e sobrecoxa 170 g", "o frango era 180"],
      ["arroz-branco 150", "sobrecoxa 180"],
    ],
    [
      ["almocei arroz 150 g e frango 180 g", "faltou batata 100g"],
      ["arroz-branco 150", "frango-grelhado 180", "batata-cozida 100"],
    ],
    [
      ["almocei 10 hot roll e um temaki", "dividi os hot roll com a bia, o temaki foi só meu"],
      ["hot-roll 150", "temaki 180"],
    ],
    [
      ["uma tapioca com queijo", "a tapioca foi pequena e sem queijo, esqueci que o queijo acabou"],
      ["tapioca 50"],
    ],
    [
      [
        "almocei bife 150 g",
        "comi uma panqueca de carne",
        "a panqueca não era de carne, era a minha receita",
      ],
      ["bife-grelhado 150", "panqueca-de-carne 110"],
    ],
  ])("%j", (talk, expected) => {
    expect(held(talk)).toEqual(expected);
  });
});
