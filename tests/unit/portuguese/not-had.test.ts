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
  ])("%s", (text) => {
    expect(heldAfter(text)).toEqual([]);
    expect(heldAfter(LUNCH, text)).toEqual(HELD);
  });

  it("is what was made for a meal to come, and eaten once it is time", () => {
    expect(heldAfterDay(["12:30", "fiz lasanha pro jantar"])).toEqual([]);
    expect(heldAfterDay(["20:30", "fiz lasanha pro jantar"])).toEqual(["lasanha 250"]);
  });
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
