import { describe, expect, it } from "vitest";
import { TODAY } from "@/tests/days";
import { call, createMember } from "@/tests/factories";
import { createWriter, replies, write } from "../chat/phone";
import { add, GRANOLA, PANCAKE } from "./own-food-rig";

describe("in the chat", () => {
  it("foods and recipes of one's own are eaten by their names, corrected and warned of", async () => {
    const { number, token } = await createWriter();
    await call("/api/update-profile", { token, body: { allergies: "Ovo" } });
    const { body: pancake } = await add(token, PANCAKE);
    const { body: granola } = await add(token, GRANOLA);
    await write(number, "comi 2 panquecas da minha receita e 30 g de granola");
    const [logged] = await replies(number, 1);
    expect(logged?.text).toContain("Panqueca");
    expect(logged?.text.toLowerCase()).toContain("ovo");
    const eaten = async () => {
      const { body } = await call(`/api/meals?day=${TODAY}`, { token });
      return body.meals.flatMap(({ items }: { items: { food: string; grams: number }[] }) =>
        items.map(({ food, grams }) => [food, grams]),
      );
    };
    expect(await eaten()).toEqual([
      [pancake.food, pancake.portion.grams * 2],
      [granola.food, 30],
    ]);
    await write(number, "na verdade foram 3 panquecas");
    await replies(number, 2);
    expect((await eaten())[0]).toEqual([pancake.food, Math.round(pancake.portion.grams * 30) / 10]);
    await write(number, "quantas calorias tem minha granola?");
    expect((await replies(number, 3)).at(-1)?.text).toContain("168");
  });

  it("the web reads what was written the same way", async () => {
    const { token } = await createMember();
    const { body: granola } = await add(token, GRANOLA);
    const { body } = await call("/api/meals", { token, body: { text: "comi minha granola" } });
    expect(body.meals[0].items).toMatchObject([{ food: granola.food, grams: 40, kcal: 168 }]);
  });
});

describe("kept by chat", () => {
  const listed = async (token: string) => (await call("/api/own-foods", { token })).body.foods;

  it("a food by its label, told again to change it, eaten by its name", async () => {
    const { number, token } = await createWriter();
    await write(number, "minha granola: 100 g têm 420 kcal, 9 de proteína, porção de 40 g");
    const [kept] = await replies(number, 1);
    expect(kept?.text).toMatch(/Guardei \*Granola\*[\s\S]*168 kcal[\s\S]*carboidrato, gordura/);
    expect(await listed(token)).toMatchObject([
      { name: "Granola", label: { kcal: 420, protein_g: 9, carbs_g: null }, portion: { grams: 40 } },
    ]);
    await write(number, "minha granola: 100 g têm 440 kcal, 10 de proteína, porção de 40 g");
    expect((await replies(number, 2))[1]?.text).toContain("Atualizei");
    await write(number, "comi minha granola");
    expect((await replies(number, 3))[2]?.text).toContain("176");
    const { body } = await call(`/api/meals?day=${TODAY}`, { token });
    expect(body.meals[0].items).toMatchObject([{ name: "Granola", grams: 40, kcal: 176 }]);
  });

  it("a recipe, listed, removed", async () => {
    const { number, token } = await createWriter();
    await write(
      number,
      "minha receita de panqueca rende 6: 2 ovos, 1 xícara de leite, 1 xícara de farinha de trigo",
    );
    const [kept] = await replies(number, 1);
    expect(kept?.text).toMatch(/Guardei \*Panqueca\*[\s\S]*rende 6/);
    expect(await listed(token)).toMatchObject([{ kind: "recipe", yield_portions: 6 }]);
    await write(number, "minhas receitas");
    expect((await replies(number, 2))[1]?.text).toContain("Panqueca");
    await write(number, "apaga minha receita de panqueca");
    expect((await replies(number, 3))[2]?.text).toContain("Apaguei");
    expect(await listed(token)).toEqual([]);
  });

  it("is asked about or refused where it cannot be so, and nothing is kept", async () => {
    const { number, token } = await createWriter();
    await write(number, "minha granola: 420 kcal, 9 de proteína");
    expect((await replies(number, 1))[0]?.text).toContain("quantos gramas");
    await write(number, "minha granola: 100 g têm 100 kcal, 60 g de proteína, 30 de carboidrato");
    expect((await replies(number, 2))[1]?.text).toContain("não combinam");
    expect(await listed(token)).toEqual([]);
    expect((await call(`/api/meals?day=${TODAY}`, { token })).body.meals).toEqual([]);
  });
});
