import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownFoodsSchema } from "@/lib/nutrition/own-foods/own-food-schema";
import { TODAY } from "@/tests/days";
import { call, createMember, sql } from "@/tests/factories";
import { add, GRANOLA, idsFound, LABEL, PANCAKE } from "./own-food-rig";

describe("foods of one's own", () => {
  it("are kept with the figures of their label, changed and removed", async () => {
    const { token } = await createMember();
    const added = await add(token, { ...GRANOLA, brand: "Vó Nair", contains: ["nuts"] });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      ...{ kind: "food", name: "Granola", brand: "Vó Nair", source: "label", per: "hundred", label: LABEL },
      portion: { measure: "porcao", name: "porção", grams: 40, kcal: 168 },
      ...{ food: `own-${added.body.id}`, contains: ["nuts"], ingredients: null },
    });
    const path = `/api/own-foods/${added.body.id}`;
    const portion = { ...GRANOLA, name: "Granola da feira", per: "portion", portion_grams: 30 };
    const label = { kcal: 120, protein_g: 3, carbs_g: 18, fat_g: 4 };
    const changed = await call(path, { method: "PUT", token, body: { ...portion, label } });
    expect(changed.body).toMatchObject({
      ...{ name: "Granola da feira", per: "portion", brand: null },
      ...{ label: { ...label, fibre_g: null, sodium_mg: null }, per100g: { kcal: 400 } },
    });
    const { body } = await call("/api/own-foods", { token });
    expect(ownFoodsSchema.parse(body)).toEqual(body);
    expect(body.foods).toEqual([changed.body]);
    expect((await call(path, { token })).body).toEqual(changed.body);
    expect((await call(path, { method: "DELETE", token })).body).toEqual({ id: added.body.id });
    expect((await call(path, { method: "DELETE", token })).status).toBe(404);
    expect((await call("/api/own-foods", { token })).body).toEqual({ foods: [] });
  });

  it("that cannot be so are refused, in the reader's language", async () => {
    const { token } = await createMember();
    const odd = { ...GRANOLA, label: { ...LABEL, kcal: 100 } };
    const refused = await add(token, odd);
    expect(refused.status).toBe(422);
    expect(refused.body.fields["label.kcal"]).toMatch(/^As calorias não combinam/);
    const headers = { "Accept-Language": "en-US" };
    const english = await call("/api/own-foods", { token, headers, body: odd });
    expect(english.body.fields["label.kcal"]).toMatch(/^The calories don’t match/);
    expect((await add(token, { ...odd, as_labelled: true })).status).toBe(201);
    expect((await add(token, { ...GRANOLA, name: " GRANOLAS " })).body.fields).toHaveProperty("name");
  });

  it("are logged, found first by who has them, and keep their figures in the diary", async () => {
    const { token } = await createMember();
    const before = await idsFound(token, "granola");
    const { body: granola } = await add(token, GRANOLA);
    expect(await idsFound(token, "granola")).toEqual([granola.food, ...before].slice(0, 20));
    const known = await call(`/api/foods?ids=${granola.food},arroz-branco`, { token });
    expect(known.body.foods.map(({ name }: { name: string }) => name)).toEqual(["Granola", "Arroz branco"]);

    const items = [{ food: granola.food, quantity: 2, measure: "porcao" }];
    const meal = await call("/api/meals", { token, body: { day: TODAY, kind: "breakfast", items } });
    expect(meal.body.items).toMatchObject([{ name: "Granola", grams: 80, kcal: 336, source: "own:logged" }]);
    const path = `/api/own-foods/${granola.id}`;
    const label = { ...LABEL, kcal: 460, fat_g: 20 };
    await call(path, { method: "PUT", token, body: { ...GRANOLA, name: "Granola velha", label } });
    const diary = await call(`/api/diary?day=${TODAY}`, { token });
    expect(diary.body.totals.kcal).toBe(336);
    await call(path, { method: "DELETE", token });

    // The meal can still be edited, copied and halved.
    const [item] = meal.body.items;
    const halved = { version: meal.body.version, items: [{ id: item.id, food: item.food, grams: 40 }] };
    const edited = await call(`/api/meals/${meal.body.id}`, { method: "PATCH", token, body: halved });
    expect(edited.body.items).toMatchObject([{ name: "Granola", grams: 40, kcal: 168 }]);
    const again = await call("/api/meals", { token, body: { day: TODAY, items } });
    expect(again.body.code).toBe("food_unknown");
  });

  it("are another's for nobody: neither read, changed, logged, cooked with nor found", async () => {
    const [owner, other] = [await createMember(), await createMember()];
    const { body: granola } = await add(owner.token, GRANOLA);
    const { token } = other;
    const path = `/api/own-foods/${granola.id}`;
    expect((await call(path, { token })).status).toBe(404);
    expect((await call(path, { method: "PUT", token, body: GRANOLA })).status).toBe(404);
    expect((await call(path, { method: "DELETE", token })).status).toBe(404);
    const items = [{ food: granola.food, grams: 40 }];
    expect((await call("/api/meals", { token, body: { day: TODAY, items } })).body.code).toBe("food_unknown");
    const cooked = await add(token, { ...PANCAKE, ingredients: items });
    expect(cooked.body.fields).toHaveProperty(["ingredients.0.food"]);
    expect((await call(`/api/foods?ids=${granola.food}`, { token })).body.foods).toEqual([]);
    expect(await idsFound(token, "granola")).not.toContain(granola.food);
    const meal = await call("/api/meals", {
      token,
      body: { day: TODAY, items: [{ food: "banana-prata", grams: 80 }] },
    });
    const edit = { version: 1, items: [{ id: meal.body.items[0].id, ...items[0] }] };
    expect((await call(`/api/meals/${meal.body.id}`, { method: "PATCH", token, body: edit })).body.code).toBe(
      "food_unknown",
    );
    expect((await call(path, { token: owner.token })).body).toEqual(granola);
  });

  it("are 200 at most", async () => {
    const { token, userId } = await createMember();
    await sql(
      `INSERT INTO app.own_foods (user_id, id, kind, name, name_key, portion_measure, portion_grams, kcal, contains, may_contain, updated_at)
       SELECT $1, gen_random_uuid(), 'food', 'x' || n, 'x' || n, 'porcao', 100, 10, '{}', '{}', now() FROM generate_series(1, 200) n`,
      [userId],
    );
    expect((await add(token, GRANOLA)).body.fields).toHaveProperty("name");
  });
});

describe("recipes", () => {
  it("have the figures of what is in them, divided, and warn of it", async () => {
    const { token } = await createMember();
    await call("/api/update-profile", { token, body: { allergies: "Ovo" } });
    const { body: pancake } = await add(token, PANCAKE);
    const sum = pancake.ingredients.reduce((all: number, { kcal }: { kcal: number }) => all + kcal, 0);
    expect(Math.abs(pancake.portion.kcal - sum / 6)).toBeLessThan(1);
    expect(pancake.ingredients[0]).toMatchObject({
      name: "Ovo cozido",
      grams: 90,
      portion: "2 unidades médias",
    });
    expect(pancake.contains).toEqual(expect.arrayContaining(["egg", "milk", "gluten"]));
    const items = [{ food: pancake.food, quantity: 2, measure: "unidade" }];
    const meal = await call("/api/meals", { token, body: { day: TODAY, kind: "breakfast", items } });
    expect(meal.body.warnings).toMatchObject([{ food: pancake.food, certain: true, content: "egg" }]);
    expect(Math.abs(meal.body.totals.kcal - 2 * pancake.portion.kcal)).toBeLessThan(3);
  });

  it("take foods of one's own, follow them, and keep them from being removed", async () => {
    const { token } = await createMember();
    const { body: granola } = await add(token, GRANOLA);
    const ingredients = [{ food: granola.food, grams: 100 }];
    const { body: bar } = await add(token, {
      ...PANCAKE,
      name: "Barrinha de granola",
      ingredients,
      yield_portions: 4,
    });
    expect(bar.portion.kcal).toBe(105);
    const path = `/api/own-foods/${granola.id}`;
    const refused = await call(path, { method: "DELETE", token });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "own_food_in_use",
      error: expect.stringContaining("Barrinha"),
    });
    const label = { ...LABEL, kcal: 460, fat_g: 20 };
    await call(path, { method: "PUT", token, body: { ...GRANOLA, label } });
    expect((await call(`/api/own-foods/${bar.id}`, { token })).body.portion.kcal).toBe(115);
    const round = {
      ...GRANOLA,
      kind: "recipe",
      ingredients: [{ food: bar.food, grams: 10 }],
      yield_portions: 1,
    };
    expect((await call(path, { method: "PUT", token, body: { ...PANCAKE, ...round } })).status).toBe(422);
    await call(`/api/own-foods/${bar.id}`, { method: "DELETE", token });
    expect((await call(path, { method: "DELETE", token })).status).toBe(200);
  });
});

it("foods that somebody eats come first among those that match as well", async () => {
  const { token } = await createMember();
  const [first, ...others] = await idsFound(token, "leite");
  const eaten = others.find((id: string) => id === "leite-desnatado");
  expect(first).not.toBe("leite-desnatado");
  const items = [{ food: eaten, grams: 200 }];
  await call("/api/meals", { token, body: { day: TODAY, kind: "breakfast", items } });
  expect((await idsFound(token, "leite"))[0]).toBe("leite-desnatado");
});

it("an unknown id is not found", async () => {
  const { token } = await createMember();
  expect((await call(`/api/own-foods/${randomUUID()}`, { token })).status).toBe(404);
});
