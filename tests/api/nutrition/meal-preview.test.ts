import { describe, expect, it } from "vitest";
import { previewedTextSchema } from "@/lib/chat/web-text/logged-text-schema";
import { YESTERDAY } from "@/tests/days";
import { call, createMember, sql } from "../../factories";
import { readDiary } from "./meal-rig";

const preview = (token: string, body: unknown) => call("/api/meals/preview", { token, body });

async function kept(userId: string): Promise<unknown> {
  const [row] = await sql(
    `SELECT (SELECT count(*) FROM app.meals WHERE user_id = $1)::int AS meals,
       (SELECT count(*) FROM app.water_entries WHERE user_id = $1)::int AS water,
       (SELECT count(*) FROM app.weight_entries WHERE user_id = $1)::int AS weight`,
    [userId],
  );
  return row;
}

describe("looking at a text before it is logged", () => {
  it("answers what logging it then keeps, and keeps nothing itself", async () => {
    const { token, userId } = await createMember();
    const text = "2 ovos e um pão, bebi 300 ml de água, peso 72,4";
    const body = { day: YESTERDAY, kind: "breakfast", text };
    const { status, body: seen } = await preview(token, body);
    expect(status).toBe(200);
    expect(previewedTextSchema.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({ care: null, unclear: [], water: [{ ml: 300 }], weight: [{ kg: 72.4 }] });
    expect(await kept(userId)).toEqual({ meals: 0, water: 0, weight: 0 });

    const { body: logged } = await call("/api/meals", { token, body });
    const plain = ({ id: _, ...item }: { id: string }) => item;
    expect(seen.meals).toMatchObject([{ day: YESTERDAY, kind: "breakfast", totals: logged.totals }]);
    expect(seen.meals[0].items).toEqual(logged.items.map(plain));
    expect((await readDiary(`day=${YESTERDAY}`, token)).meals).toHaveLength(1);
  });

  it("is empty where nothing is understood, and no refusal: somebody is still typing", async () => {
    const { token } = await createMember();
    for (const text of ["2", "ov", "🙂🙂", "blorfo"]) {
      const { status, body } = await preview(token, { text });
      expect([status, body.meals, body.water, body.weight]).toEqual([200, [], [], []]);
    }
  });

  it("warns of what the profile avoids, and answers an emergency with what to do", async () => {
    const { token, userId } = await createMember();
    await call("/api/update-profile", { token, body: { allergies: "leite" } });
    const { body: warned } = await preview(token, { text: "1 fatia de queijo minas" });
    expect(warned.warnings).toMatchObject([{ certain: true, said: "leite" }]);
    const { body: care } = await preview(token, { text: "quero me matar" });
    expect(care).toMatchObject({ meals: [], care: { grade: "call_now" } });
    expect(await kept(userId)).toEqual({ meals: 0, water: 0, weight: 0 });
  });

  it("is for those who may log", async () => {
    const { token } = await createMember({ status: "expired" });
    expect((await preview(token, { text: "2 ovos" })).status).toBe(402);
    const { token: mine } = await createMember();
    expect((await preview(mine, { text: " " })).status).toBe(422);
    expect((await preview(mine, { text: "2 ovos", day: "2026-02-31" })).status).toBe(422);
  });
});
