import { describe, expect, it } from "vitest";
import { heldAfter, heldAfterDay } from "./held-after";

const LUNCH = ["12:30", "4 colheres de arroz, 2 conchas de feijão, 120g de frango grelhado"] as const;
const SNACK = ["15:20", "comi um pote de açaí"] as const;

describe("what is named of a meal told before another", () => {
  it.each([
    ["tira o arroz e põe macarrão", ["feijao-carioca 280", "frango-grelhado 120", "macarrao-cozido 200"]],
    ["ao invés do arroz comi macarrão", ["feijao-carioca 280", "frango-grelhado 120", "macarrao-cozido 100"]],
    ["não comi arroz, comi macarrão", ["feijao-carioca 280", "frango-grelhado 120", "macarrao-cozido 100"]],
    ["o frango foi só metade", ["arroz-branco 100", "feijao-carioca 280", "frango-grelhado 60"]],
    ["quantidade do frango: 90g", ["arroz-branco 100", "feijao-carioca 280", "frango-grelhado 90"]],
    ["dividi o feijão com minha irmã", ["arroz-branco 100", "feijao-carioca 140", "frango-grelhado 120"]],
  ])("%s", (text, lunch) => {
    expect(heldAfterDay(LUNCH, SNACK, ["15:25", text])).toEqual(["acai 300", ...lunch].sort());
  });

  it("is not what is eaten then", () => {
    const later = heldAfterDay(LUNCH, SNACK, ["19:30", "jantei arroz e um ovo"]);
    expect(later).toEqual(
      [
        "acai 300",
        "arroz-branco 100",
        "arroz-branco 125",
        "feijao-carioca 280",
        "frango-grelhado 120",
        "ovo-cozido 45",
      ].sort(),
    );
  });
});

describe("what is named hours later, nothing told between", () => {
  it.each([
    [
      "não aguentei o frango, comi só a metade",
      ["arroz-branco 100", "feijao-carioca 280", "frango-grelhado 60"],
    ],
    ["dividi o frango com minha irmã", ["arroz-branco 100", "feijao-carioca 280", "frango-grelhado 60"]],
    ["ao invés do arroz comi macarrão", ["feijao-carioca 280", "frango-grelhado 120", "macarrao-cozido 100"]],
  ])("%s", (text, held) => {
    expect(heldAfterDay(LUNCH, ["15:00", text])).toEqual(held);
  });
});

describe("after a glass of water", () => {
  it.each([
    ["1 maçã e 10 castanhas", "a maçã foi metade", ["castanha-de-caju 25", "maca 75", "water 200"]],
    ["mingau de aveia", "foi iogurte no lugar do mingau", ["iogurte-de-morango 170", "water 200"]],
    ["arroz e bife", "em vez de bife foi frango", ["arroz-branco 125", "frango-grelhado 100", "water 200"]],
    ["arroz e carne moída", "tira a carne moída", ["arroz-branco 125", "water 200"]],
  ])("%s, %s", (first, text, held) => {
    expect(heldAfter(first, "bebi 200ml de água", text)).toEqual(held);
  });
});

describe("short orders and what others had", () => {
  it.each([
    ["arroz e alface", "coloca uma banana aí", ["alface 30", "arroz-branco 125", "banana-prata 75"]],
    ["arroz e alface", "esquece, não comi isso", []],
    ["café da manhã: pão com manteiga e café com leite", "apaga o café da manhã", []],
    ["arroz e abobrinha", "meu filho almoçou macarrão", ["abobrinha 57", "arroz-branco 125"]],
  ])("%s, %s", (first, text, held) => {
    expect(heldAfter(first, text)).toEqual(held);
  });
});
