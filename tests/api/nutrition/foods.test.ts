import { beforeAll, describe, expect, it } from "vitest";
import { call, createMember } from "@/tests/factories";

let token: string;
beforeAll(async () => {
  ({ token } = await createMember());
});

const search = (q: string, headers = {}) => call(`/api/foods?q=${encodeURIComponent(q)}`, { token, headers });

describe("foods", () => {
  it("are found by the names people use, with figures and portions", async () => {
    const { status, body } = await search("FEIJAO");
    expect(status).toBe(200);
    expect(body.foods[0]).toMatchObject({
      id: "feijao-carioca",
      name: "Feijão carioca",
      source: "taco:561",
      per100g: { kcal: 76, protein_g: 4.8 },
    });
    expect(body.foods[0].portions[0]).toEqual({ name: "concha", measure: "concha", grams: 140 });
    const english = await search("feijão carioca", { "Accept-Language": "en-US" });
    expect(english.body.foods[0].portions[0]).toEqual({ name: "ladle", measure: "concha", grams: 140 });
  });

  it("are at most 20, none without a query, and none for what is no food", async () => {
    expect((await search("a")).body.foods).toHaveLength(20);
    for (const nothing of ["", "   ", "!?", "'; drop table", "🍕", "xyzxyzxyz"]) {
      expect([nothing, (await search(nothing)).body.foods]).toEqual([nothing, []]);
    }
    expect((await call("/api/foods", { token })).body.foods).toEqual([]);
  });

  it("speak English to those who do", async () => {
    const { body } = await search("feijão", { "Accept-Language": "en-US" });
    expect(body.foods[0].name).toBe("Pinto beans, cooked");
  });

  it("refuse a query of 10,000 characters", async () => {
    expect((await search("a".repeat(10_000))).status).toBe(422);
  });
});
