import { describe, expect, it } from "vitest";
import { comingTo, isPending, withWaiting, withWater } from "@/components/diary/day/with-waiting";
import type { WaitingEntry } from "@/lib/client/offline/waiting-entries";
import { ZERO } from "@/lib/nutrition/figures/nutrients";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

const DAY = "2026-03-10";
const AT = Date.parse("2026-03-10T15:00:00Z");

function meal(id: string, hour: number): MealAnswer {
  const eatenAt = new Date(Date.UTC(2026, 2, 10, hour)).toISOString();
  return { id, day: DAY, kind: "lunch", eatenAt, source: "web", version: 1, items: [], totals: ZERO };
}

const diary: DiaryDay = {
  ...{ day: DAY, today: DAY, time_zone: "America/Sao_Paulo" },
  meals: [meal("first", 12), meal("second", 15)],
  deleted: [],
  totals: { ...ZERO, water_ml: 500 },
  goals: { calories: 2000, protein_g: 100, water_ml: 2000 } as unknown as DiaryDay["goals"],
  water: [
    { id: "cup", ml: 200, at: new Date(AT).toISOString(), source: "web" },
    { id: "jug", ml: 300, at: new Date(AT).toISOString(), source: "web" },
  ],
  photos: [],
  weight: [{ id: "scale", kg: 70, at: new Date(AT).toISOString(), source: "web" }],
};

let count = 0;
function waits(method: "POST" | "PATCH" | "DELETE", path: string, more: Partial<WaitingEntry> = {}) {
  count++;
  return { key: String(count), userId: "me", method, path, body: {}, isChange: true, at: AT, ...more };
}
const idsOf = (meals: readonly { id: string }[]) => meals.map(({ id }) => id);

describe("a day with what waits for a network", () => {
  it("is as it was read where nothing of it waits", () => {
    const entries = [
      waits("DELETE", "/api/meals/other"),
      waits("POST", "/api/water", { isChange: false, body: { ml: 200, day: "2026-03-09" } }),
      waits("DELETE", "/api/meals/first", { refused: "Não encontramos." }),
    ];
    expect(withWaiting(diary, entries)).toEqual({ ...diary, waiting: [], told: [] });
  });

  it("is without what was deleted, which can be brought back for ten minutes", () => {
    const gone = waits("DELETE", "/api/meals/first");
    const day = withWaiting(diary, [
      gone,
      waits("DELETE", "/api/water/cup"),
      waits("DELETE", "/api/weight/scale"),
    ]);
    expect(idsOf(day.meals)).toEqual(["second"]);
    expect(day.deleted).toMatchObject([{ meal: { id: "first" }, undoUntil: "2026-03-10T15:10:00.000Z" }]);
    expect(day.totals.water_ml).toBe(300);
    expect(day.weight).toEqual([]);
    const back = withWaiting(diary, [gone, waits("POST", "/api/meals/first/restore")]);
    expect(back).toEqual({ ...diary, waiting: [], told: [] });
  });

  it("shows an edit as it will be, the last one of many, in its place or no longer on this day", () => {
    const edit = (seen: Partial<MealAnswer>) =>
      waits("PATCH", "/api/meals/first", { seen: { ...meal("first", 12), ...seen } });
    const later = { eatenAt: "2026-03-10T20:00:00.000Z" };
    const day = withWaiting(diary, [edit({ kind: "dinner" }), edit({ kind: "supper", ...later })]);
    expect(idsOf(day.meals)).toEqual(["second", "first"]);
    expect(day.meals[1]).toMatchObject({ kind: "supper" });
    expect(day.waiting).toContain("first");
    expect(idsOf(withWaiting(diary, [edit({ day: "2026-03-09" })]).meals)).toEqual(["second"]);
  });

  it("counts what was drunk and weighed, once, also where a drink is shown already", () => {
    const drink = waits("POST", "/api/water", { isChange: false, body: { ml: 250, day: DAY } });
    const scale = waits("POST", "/api/weight", { isChange: false, body: { kg: 71.5, day: DAY } });
    const shown = withWater(diary, { key: drink.key, ml: 250, at: AT });
    for (const before of [diary, shown]) {
      const day = withWaiting(before, [drink, scale]);
      expect(day.totals.water_ml).toBe(750);
      expect(day.water.map(({ ml }) => ml)).toEqual([200, 300, 250]);
      expect(day.weight.map(({ kg }) => kg)).toEqual([70, 71.5]);
      expect([...day.water, ...day.weight].filter(isPending).map(({ id }) => id)).toEqual(day.waiting);
    }
  });

  it("names what was told on it, by its day there or by the moment", () => {
    const told = (path: string, body: Record<string, unknown>, at = AT) =>
      waits("POST", path, { isChange: false, body, at });
    const { told: meals } = withWaiting(diary, [
      told("/api/meals", { text: "1 ovo" }),
      told("/api/meals", { text: "1 pão", day: "2026-03-09" }),
      told("/api/meals", { text: "1 café" }, Date.parse("2026-03-11T02:59:00Z")),
      told("/api/meals", { text: "1 suco" }, Date.parse("2026-03-11T03:00:00Z")),
      { ...told("/api/meals/first/copy", { day: DAY, kind: "dinner" }), name: "Arroz, Feijão" },
    ]);
    expect(meals.map(({ text, name }) => text ?? name)).toEqual(["1 ovo", "1 café", "Arroz, Feijão"]);
  });

  it("comes to less without a meal, and to what an edited one comes to", () => {
    const rich = { ...ZERO, kcal: 300, protein_g: 20 };
    const meals = [{ ...meal("first", 12), totals: rich }, meal("second", 15)];
    const day = { ...diary, meals, totals: { ...rich, water_ml: 500 } };
    const gone = waits("DELETE", "/api/meals/first");
    const edit = waits("PATCH", "/api/meals/first", {
      seen: { ...meals[0], totals: { ...ZERO, kcal: 100 } } as MealAnswer,
    });
    expect(withWaiting(day, [gone]).totals).toEqual({ ...ZERO, water_ml: 500 });
    expect(withWaiting(day, [edit]).totals).toMatchObject({ kcal: 100, protein_g: 0 });
    expect(withWaiting(day, [gone, waits("POST", "/api/meals/first/restore")]).totals.kcal).toBe(300);
    const drink = waits("POST", "/api/water", { isChange: false, body: { ml: 250, day: DAY } });
    const cup = { id: "cup", ml: 200, day: DAY };
    const poured = waits("DELETE", "/api/water/cup", { drink: cup });
    const others = waits("DELETE", "/api/water/jug", { drink: { id: "jug", ml: 300, day: "2026-03-09" } });
    const kept = waits("DELETE", "/api/water/cup", { drink: cup, refused: "Não encontramos." });
    expect(comingTo(day, [poured, others]).totals.water_ml).toBe(-200);
    expect(comingTo(day, [poured, drink]).totals.water_ml).toBe(50);
    expect(comingTo(day, [kept]).totals.water_ml).toBe(0);
    expect(withWaiting(day, [poured]).totals.water_ml).toBe(300);
    expect(comingTo(day, [edit, drink]).totals).toMatchObject({ kcal: -200, protein_g: -20, water_ml: 250 });
  });
});
