import { describe, expect, it } from "vitest";
import { withWaiting } from "@/components/diary/day/with-waiting";
import type { WaitingEntry } from "@/lib/client/waiting-entries";
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
      waits("POST", "/api/meals", { isChange: false, body: { text: "1 ovo" } }),
      waits("DELETE", "/api/meals/first", { refused: "Não encontramos." }),
    ];
    expect(withWaiting(diary, entries)).toEqual({ ...diary, waiting: [] });
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
    expect(back).toEqual({ ...diary, waiting: [] });
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
});
