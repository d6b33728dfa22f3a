import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays, dateOf } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call } from "@/tests/factories";
import { createWriter, writeInTurn } from "./phone";

type Writer = Awaited<ReturnType<typeof createWriter>>;

/** Asks one thing after the other and answers what was said to each. */
async function ask({ number }: Writer, ...questions: string[]): Promise<string[]> {
  return (await writeInTurn(number, questions)).map(({ text }) => text);
}

async function eat(
  { token }: Writer,
  daysAgo: number,
  kind: string,
  items: { food: string; grams: number }[],
) {
  const body = { day: addDays(TODAY, -daysAgo), kind, items };
  expect((await call("/api/meals", { method: "POST", token, body })).status).toBeLessThan(300);
}

/** Days with totals of their own making: so many days ago, protein and energy. */
async function days({ userId }: Writer, rows: [ago: number, kcal: number, proteinG: number][]) {
  await db().dayTotal.createMany({
    data: rows.map(([ago, kcal, proteinG]) => ({
      ...{ userId, day: dateOf(addDays(TODAY, -ago)), meals: 3, kcal, proteinG, waterMl: 1000 },
    })),
  });
}

describe("questions about several days", () => {
  it("are answered with the sum, the mean and how many days told of it", async () => {
    const writer = await createWriter();
    await days(writer, [
      [1, 2000, 100],
      [2, 1000, 50],
    ]);
    const [sum, mean, none] = await ask(
      writer,
      "quanto comi de proteína nos últimos 10 dias?",
      "média de calorias dos últimos 3 dias",
      "quanto comi de proteína em 2019?",
    );
    expect(sum).toContain("150 g de proteína");
    expect(sum).toContain("75 g de proteína");
    expect(sum).toContain("2 dias com registro");
    expect(mean).toContain("1.500 kcal");
    expect(none).toContain("Não tenho nada anotado");
  });

  it("hold one period against another", async () => {
    const writer = await createWriter();
    await days(writer, [
      [0, 2000, 120],
      [1, 2000, 100],
    ]);
    const [more, gap] = await ask(
      writer,
      "comi mais proteína hoje que ontem?",
      "comi mais proteína hoje que anteontem?",
    );
    expect(more).toContain("20 g a mais que ontem");
    expect(gap).toContain("Não tenho nada anotado");
  });

  it("name the day with most and count the days within the goal", async () => {
    const writer = await createWriter();
    await days(writer, [
      [1, 1500, 90],
      [2, 2600, 80],
      [3, 1900, 160],
    ]);
    await call("/api/goals", { method: "PUT", token: writer.token, body: { calorie_goal: 2000 } });
    await db().goal.updateMany({
      where: { userId: writer.userId },
      data: { validFrom: dateOf(addDays(TODAY, -30)) },
    });
    const [most, met] = await ask(
      writer,
      "em que dia comi mais nos últimos 7 dias?",
      "quantos dias fiquei dentro da meta de calorias nos últimos 7 dias?",
    );
    expect(most).toContain("2.600 kcal");
    expect(met).toContain("em 2 de 3 dias");
  });

  it("continue with another day and another nutrient", async () => {
    const writer = await createWriter();
    await eat(writer, 0, "lunch", [{ food: "frango-grelhado", grams: 100 }]);
    await eat(writer, 1, "lunch", [{ food: "frango-grelhado", grams: 200 }]);
    const [today, yesterday, carbs] = await ask(
      writer,
      "quanto comi de proteína hoje?",
      "e ontem?",
      "e de carboidrato?",
    );
    expect(today).toMatch(/Hoje até agora: 3\d g de proteína/);
    expect(yesterday).toMatch(/Ontem: 6\d g de proteína/);
    expect(carbs).toMatch(/Ontem: \d+ g de carboidrato/);
  });
});

describe("questions about meals and foods", () => {
  it("tell of one meal, of one nutrient in it, and where most came from", async () => {
    const writer = await createWriter();
    await eat(writer, 0, "lunch", [
      { food: "arroz-branco", grams: 100 },
      { food: "frango-grelhado", grams: 100 },
    ]);
    const [meal, protein, sources, none] = await ask(
      writer,
      "quanto ficou o almoço?",
      "quanto de proteína tinha no meu almoço?",
      "de onde veio a proteína de hoje?",
      "o que comi no jantar de ontem?",
    );
    expect(meal).toContain("Almoço");
    expect(meal).toContain("Arroz branco");
    expect(protein).toMatch(/Almoço · hoje: \*3\d g de proteína\*/);
    expect(sources).toMatch(/frango.*\n.*Arroz/);
    expect(none).toContain("Não achei jantar de ontem");
  });

  it("count a food, tell when it was last, and log nothing", async () => {
    const writer = await createWriter();
    await eat(writer, 3, "breakfast", [{ food: "ovo-frito", grams: 100 }]);
    await eat(writer, 2, "breakfast", [{ food: "ovo-cozido", grams: 90 }]);
    const [count, last, never, figures] = await ask(
      writer,
      "quantos ovos comi nos últimos 7 dias?",
      "quando comi ovo pela última vez?",
      "quantas vezes comi pizza esse mês?",
      "quanto tem de proteína em 2 ovos?",
    );
    expect(count).toContain("2 vezes, 190 g");
    expect(last).toContain("a última vez foi");
    expect(never).toContain("Não achei “pizza”");
    expect(figures).toMatch(/g de proteína\*/);
    expect(await db().meal.count({ where: { userId: writer.userId } })).toBe(2);
  });

  it("hold two foods side by side, and say what is not tracked", async () => {
    const writer = await createWriter();
    const [versus, sugar, iron] = await ask(
      writer,
      "tapioca ou pão francês?",
      "quanto comi de açúcar hoje?",
      "quanto de ferro tem no feijão?",
    );
    expect(versus).toMatch(/Tapioca.*kcal.*\n.*Pão francês.*kcal/);
    expect(sugar).toContain("Não acompanho açúcar");
    expect(iron).toContain("Não acompanho ferro");
    expect(await db().meal.count({ where: { userId: writer.userId } })).toBe(0);
  });

  it("say what is left of any goal", async () => {
    const writer = await createWriter();
    await call("/api/goals", {
      method: "PUT",
      token: writer.token,
      body: { protein_goal: 120, fibre_goal: 30 },
    });
    await eat(writer, 0, "lunch", [{ food: "frango-grelhado", grams: 100 }]);
    const [protein, fibre, water] = await ask(
      writer,
      "quanto falta de proteína?",
      "quanto falta de fibra?",
      "quanto falta de água?",
    );
    expect(protein).toMatch(/8\d g de proteína \(meta: 120 g\)/);
    expect(fibre).toContain("30 g");
    expect(water).toContain("ml de água (meta");
  });
});

describe("questions about weight", () => {
  async function weigh({ userId }: Writer, rows: [ago: number, kg: number][]) {
    for (const [ago, kg] of rows) {
      const day = dateOf(addDays(TODAY, -ago));
      await db().weightEntry.create({ data: { userId, day, kg, source: "web", at: day } });
    }
  }

  it("tell the weight of a day, what changed, and what is not known", async () => {
    const writer = await createWriter();
    await weigh(writer, [
      [40, 80],
      [20, 78.5],
      [2, 77],
    ]);
    const [then, change, least, none] = await ask(
      writer,
      "quanto eu pesava há 20 dias?",
      "quanto perdi nos últimos 30 dias?",
      "qual foi meu menor peso?",
      "quanto eu pesava em 2015?",
    );
    expect(then).toContain("78,5 kg");
    expect(change).toContain("1,5 kg a menos");
    expect(least).toContain("77 kg");
    expect(none).toContain("Não há pesagem sua anotada");
  });
});
