import { describe, expect, it } from "vitest";
import { call, createMember } from "@/tests/factories";

const DAY = { kind: "lunch" } as const;

async function avoidingMember(profile: object) {
  const { token } = await createMember();
  await call("/api/update-profile", { token, body: profile });
  return token;
}

describe("what is logged is held against the profile", () => {
  it("by items, in words, again and as a favourite", async () => {
    const token = await avoidingMember({ allergies: "Leite", dietary_preferences: ["Vegana"] });
    const milk = {
      food: "pudim-de-leite",
      certain: true,
      because: "allergy",
      said: "Leite",
      content: "milk",
    };
    const items = [{ food: "pudim-de-leite", grams: 100 }];
    const added = await call("/api/meals", { token, body: { ...DAY, items } });
    expect(added.status).toBe(201);
    expect(added.body.warnings[0]).toEqual(milk);
    expect(added.body.items[0]).toMatchObject({ confidence: "recipe" });

    const told = await call("/api/meals", { token, body: { text: "comi um pudim de leite" } });
    expect(told.body.warnings[0]).toEqual(milk);

    const target = { day: added.body.day, kind: "dinner" };
    const copied = await call(`/api/meals/${added.body.id}/copy`, { token, body: target });
    expect(copied.body.warnings[0]).toEqual(milk);

    const kept = await call("/api/favourites", { token, body: { meal: added.body.id } });
    const logged = await call(`/api/favourites/${kept.body.id}/log`, { token, body: target });
    expect(logged.body.warnings[0]).toEqual(milk);
  });

  it("by conditions and restrictions, and says nothing of what is denied", async () => {
    const token = await avoidingMember({
      allergies: "não tenho alergia a ovo",
      health_conditions: ["Doença celíaca"],
      dietary_restrictions: ["Lactose"],
    });
    const log = async (food: string) => {
      const { body } = await call("/api/meals", { token, body: { ...DAY, items: [{ food, grams: 100 }] } });
      return body.warnings.map(({ content }: { content: string }) => content);
    };
    expect(await log("pao-frances")).toEqual(["gluten"]);
    expect(await log("leite-sem-lactose")).toEqual([]);
    expect(await log("ovo-cozido")).toEqual([]);
  });

  it("says nothing of what a message denies, then nor when it is copied", async () => {
    const token = await avoidingMember({ dietary_restrictions: ["Lactose"], allergies: "Trigo" });
    const told = await call("/api/meals", { token, body: { text: "comi mousse de maracujá sem lactose" } });
    expect(told.body.warnings).toEqual([]);
    expect(told.body.items[0]).toMatchObject({ name: "Mousse de maracujá sem lactose" });

    const target = { day: told.body.day, kind: "dinner" };
    const copied = await call(`/api/meals/${told.body.id}/copy`, { token, body: target });
    expect([copied.status, copied.body.warnings]).toEqual([201, []]);
  });

  it("by medicines, from their own field or told among the conditions", async () => {
    const token = await avoidingMember({
      medications: "Sinvastatina, Losartana",
      health_conditions: ["trombose, tomo marevan"],
    });
    const log = async (food: string) => {
      const { body } = await call("/api/meals", { token, body: { ...DAY, items: [{ food, grams: 100 }] } });
      return body.warnings.map(({ because, said }: { because: string; said: string }) => [because, said]);
    };
    expect(await log("toranja")).toEqual([["medication", "Sinvastatina"]]);
    expect(await log("couve-refogada")).toEqual([["medication", "marevan"]]);
    expect(await log("laranja")).toEqual([]);
  });

  it("tells the tags of a profile as the reader calls them", async () => {
    const token = await avoidingMember({
      allergies: "Camarão",
      health_conditions: ["Doença celíaca"],
      dietary_restrictions: ["Leite de vaca"],
    });
    const headers = { "Accept-Language": "en-US" };
    const log = async (food: string) => {
      const body = { ...DAY, items: [{ food, grams: 100 }] };
      const { warnings } = (await call("/api/meals", { token, body, headers })).body;
      return warnings.map(({ said }: { said: string }) => said);
    };
    expect(await log("pao-frances")).toEqual(["Celiac disease"]);
    expect(await log("leite-integral")).toEqual(["Cow's milk"]);
    expect(await log("camarao-frito")).toEqual(["Shrimp"]);
  });

  it("answers how sure each food is", async () => {
    const { token } = await createMember();
    const { body } = await call("/api/foods?ids=arroz-branco,gelatina-diet,pudim-de-leite", { token });
    expect(body.foods.map(({ confidence }: { confidence: string }) => confidence)).toEqual([
      "table",
      "estimate",
      "recipe",
    ]);
    expect(body.foods[0]).toMatchObject({ source: "taco:3", added_sodium_mg: 382 });
    expect(body.foods[2].contains).toContain("milk");
  });
});
