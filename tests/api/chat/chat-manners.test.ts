import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf, dayAt, instantAt } from "@/lib/nutrition/calendar/day";
import { call } from "@/tests/factories";
import { createWriter, replies, write, writeInTurn } from "./phone";

const ZONE = "America/Sao_Paulo";

it("answers in the language of the message, and in that of the one before where none is told", async () => {
  const { number } = await createWriter();
  const asked = ["how much protein did I eat today?", "2 bananas", "quanto comi hoje?"];
  const [english, bananas, portuguese] = await writeInTurn(number, asked);
  expect(english?.text).toContain("today");
  expect(bananas?.text).toContain("Today so far");
  expect(portuguese?.text).toContain("Hoje até agora");
});

it("points a food out once a day", async () => {
  const { number, token } = await createWriter();
  await call("/api/user", { method: "PUT", token, body: { allergies: "Amendoim" } });
  const [first, second, other, asked] = await writeInTurn(number, [
    "comi 1 paçoca",
    "comi mais uma paçoca agora",
    "comi 30 g de amendoim",
    "posso comer paçoca?",
  ]);
  expect(asked?.text).toContain("⚠️");
  expect(first?.text).toContain("⚠️");
  expect(second?.text).not.toContain("⚠️");
  expect(other?.text).toContain("⚠️");
});

it("points out what was eaten before the allergy was known, or told elsewhere", async () => {
  const { number, token } = await createWriter();
  const [unknown] = await writeInTurn(number, ["comi 1 paçoca"]);
  expect(unknown?.text).not.toContain("⚠️");
  await call("/api/user", { method: "PUT", token, body: { allergies: "Amendoim, leite" } });
  await call("/api/meals", { token, body: { text: "1 copo de leite" } });
  const told = await writeInTurn(number, ["comi mais uma paçoca agora", "tomei mais um copo de leite"]);
  for (const { text } of told.slice(1)) expect(text).toContain("⚠️");
});

describe("a lunch told at six in the morning", () => {
  /** Six o'clock of the person's last morning: the message comes late, as it may. */
  const day = dayAt(new Date(), ZONE);
  const six = instantAt(day, 6, ZONE);
  const sentAt = six.getTime() <= Date.now() ? six : instantAt(addDays(day, -1), 6, ZONE);
  const sentOn = dayAt(sentAt, ZONE);
  const timestamp = Math.floor(sentAt.getTime() / 1000);

  it("is asked about, and kept on the day before after a yes", async () => {
    const { number, userId } = await createWriter();
    await write(number, "almocei arroz e feijão", { timestamp });
    const [asked] = await replies(number, 1);
    expect(asked?.text).toContain("Foi ontem?");
    expect(await db().meal.count({ where: { userId } })).toBe(0);
    await write(number, "foi ontem sim", { timestamp: timestamp + 60 });
    await replies(number, 2);
    const meals = await db().meal.findMany({ where: { userId } });
    expect(meals.map((meal) => [meal.day, meal.kind])).toEqual([[dateOf(addDays(sentOn, -1)), "lunch"]]);
  });
});

it("says what it does not keep, and stores nothing of it", async () => {
  const { number, userId } = await createWriter();
  const lines = [
    "apaga tudo que você tem de mim",
    "manda o relatório pra minha nutri",
    "quantas calorias gasto por dia?",
    "me lembra de me pesar segunda às 7h",
  ];
  const [erase, share, spent, reminder] = await writeInTurn(number, lines);
  expect(erase?.text).toContain("excluir a conta");
  expect(share?.text).toContain("Eu não envio");
  expect(spent?.text).toContain("Confira peso, altura");
  expect(reminder?.text).toContain("Lembrete de quê?");
  expect(await db().meal.count({ where: { userId } })).toBe(0);
});

it("takes a figure after a goal for that goal again", async () => {
  const { number, token } = await createWriter();
  const [, , refused] = await writeInTurn(number, [
    "minha meta é 1900 kcal",
    "pra 1700 então",
    "pra 700 então",
  ]);
  expect(refused?.text).toContain("acompanhamento");
  expect((await call("/api/goals", { token })).body.calorie_goal).toBe(1700);
});
