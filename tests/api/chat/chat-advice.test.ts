import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call } from "@/tests/factories";
import { createWriter, writeInTurn } from "./phone";

type Writer = Awaited<ReturnType<typeof createWriter>>;

async function ask({ number }: Writer, ...questions: string[]): Promise<string[]> {
  return (await writeInTurn(number, questions)).map(({ text }) => text);
}

async function dinner({ token }: Writer, items: { food: string; grams: number }[]) {
  const body = { day: addDays(TODAY, -3), kind: "dinner", items };
  expect((await call("/api/meals", { method: "POST", token, body })).status).toBeLessThan(300);
}

/** The energy of each dish that was told. */
const energies = (text: string) =>
  [...text.matchAll(/· ([\d.]+) kcal ·/g)].map(([, kcal]) => Number(kcal?.replace(".", "")));

describe("what to eat", () => {
  it("is told in dishes that fit what is left, one's own first, and logs nothing", async () => {
    const writer = await createWriter();
    await call("/api/goals", { method: "PUT", token: writer.token, body: { calorie_goal: 1400 } });
    await dinner(writer, [
      { food: "frango-grelhado", grams: 150 },
      { food: "salada-verde", grams: 100 },
    ]);
    const lunch = { day: TODAY, kind: "lunch", items: [{ food: "arroz-branco", grams: 700 }] };
    await call("/api/meals", { method: "POST", token: writer.token, body: lunch });
    const before = await db().meal.count({ where: { userId: writer.userId } });
    const [text = ""] = await ask(writer, "o que posso jantar?");
    expect(text).toContain("504 kcal de hoje");
    expect(text).toMatch(/frango grelhado \(150 g\).*você já comeu/);
    expect(energies(text).length).toBeGreaterThanOrEqual(2);
    for (const kcal of energies(text)) expect(kcal).toBeLessThanOrEqual(504);
    expect(await db().meal.count({ where: { userId: writer.userId } })).toBe(before);
  });

  it("never holds what somebody is allergic to, nor what they do not want", async () => {
    const writer = await createWriter();
    const body = { allergies: "Ovo, leite", dietary_preferences: ["Vegetariana"] };
    await call("/api/user", { method: "PUT", token: writer.token, body });
    await dinner(writer, [{ food: "omelete-de-queijo", grams: 110 }]);
    const [light = "", snack = ""] = await ask(
      writer,
      "me dá uma ideia de jantar leve",
      "o que posso comer de lanche sem ser fruta?",
    );
    expect(light).not.toMatch(/omelete|ovo|queijo|iogurte|crepioca|frango|peixe|carne/i);
    expect(energies(light).length).toBeGreaterThan(0);
    for (const kcal of energies(light)) expect(kcal).toBeLessThanOrEqual(400);
    expect(snack).not.toMatch(/maçã|banana|pera|morango|frutas/i);
  });

  it("is nobody's to suggest where a professional decides", async () => {
    const writer = await createWriter();
    const body = { weight: 62, height: 165, age: 29, gender: "female", health_conditions: ["Bulimia"] };
    await call("/api/user", { method: "PUT", token: writer.token, body });
    const [text = ""] = await ask(writer, "o que posso jantar?");
    expect(text).toContain("não sugiro pratos");
    expect(text).not.toContain("kcal");
  });
});

it("tells the foods of a kind and what a dish is made of", async () => {
  const writer = await createWriter();
  await dinner(writer, [
    { food: "maca", grams: 150 },
    { food: "brocolis", grams: 60 },
  ]);
  const [fruit = "", parts = "", swap = ""] = await ask(
    writer,
    "quais frutas comi nos últimos 7 dias?",
    "o que tem no x-caboquinho?",
    "e se eu trocar o arroz branco por integral, muda muito?",
  );
  expect(fruit).toContain("Maçã (1×)");
  expect(fruit).not.toContain("Brócolis");
  expect(parts).toContain("costuma levar");
  expect(swap).toMatch(/Arroz branco.*\n.*Arroz integral/);
});
