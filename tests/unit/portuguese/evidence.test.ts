import { describe, expect, it } from "vitest";
import { readMessage } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { NOW, read } from "@/tests/unit/chat/read";

function evidence(text: string) {
  const context = { now: NOW, timeZone: "America/Sao_Paulo", conversation: EMPTY_CONVERSATION };
  const { evidence } = readMessage(text, context);
  if (!evidence) throw new Error(`"${text}" was settled without evidence.`);
  return evidence;
}

describe("coverage", () => {
  it.each([
    ["almocei 2 conchas de feijão e um bife na casa da minha mãe", []],
    ["comi pão com manteiga, tava uma delícia", []],
    ["comi banana pulando corda de gravata", ["pulando", "corda", "gravata"]],
  ])("is whole but for what nothing was made of: %s", (text, left) => {
    const { coverage } = evidence(text);
    expect(coverage.left).toEqual(left);
    expect(coverage.share === 1).toBe(left.length === 0);
  });
});

describe("what hardly says that it was eaten", () => {
  it.each([
    "tapioca ou pão francês, qual é melhor pra mim?",
    "quero ganhar massa, muda meu objetivo",
    "vc anotou o café q mandei em áudio?",
    "vou levar marmita amanhã",
    "pão na lista de compras",
    "arroz e feijão na lista do mercado",
    "lasanha na geladeira",
    "picanha na promoção do açougue",
    "pudim na foto do instagram",
    "ovos na despensa",
  ])("is never stored: %s", (text) => {
    const { meals, water } = read(text);
    expect([meals, water]).toEqual([[], []]);
  });

  it("is asked about, and stored once it is confirmed", () => {
    const asked = read("pizza no escritório toda semana, aquela coisa");
    expect(asked.ask).toMatchObject({ asks: "eaten", options: [{ item: { foodId: "pizza-de-mucarela" } }] });
    const answered = read("sim", { talk: { last: [], open: asked.ask } });
    expect(answered.meals).toMatchObject([{ items: [{ foodId: "pizza-de-mucarela" }] }]);
  });

  it.each([
    "2 ovos e um café",
    "arroz, feijão e bife",
    "comi uma maçã, tá bom?",
    "café da manhã: pão com ovo",
  ])("is no plain record: %s", (text) => {
    expect(read(text).meals).toHaveLength(1);
  });
});
