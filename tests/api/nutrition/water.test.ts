import { describe, expect, it } from "vitest";
import { TODAY, YESTERDAY } from "@/tests/days";
import { call, createMember } from "@/tests/factories";

describe("water", () => {
  it("adds up by day and can be taken back", async () => {
    const { token } = await createMember();
    const first = await call("/api/water", { token, body: { ml: 300, day: YESTERDAY } });
    expect(first).toMatchObject({ status: 201, body: { ml: 300, day: YESTERDAY, total_ml: 300 } });
    const second = await call("/api/water", { token, body: { ml: 250, day: YESTERDAY } });
    expect(second.body.total_ml).toBe(550);
    expect((await call("/api/water", { token, body: { ml: 100 } })).body).toMatchObject({
      day: TODAY,
      total_ml: 100,
    });

    const gone = await call(`/api/water/${first.body.id}`, { method: "DELETE", token });
    expect(gone.body).toEqual({ id: first.body.id, day: YESTERDAY, total_ml: 250 });
    expect((await call(`/api/water/${first.body.id}`, { method: "DELETE", token })).status).toBe(404);
    expect((await call("/api/progress", { token })).body.summary.water_intake_today).toBe(100);
  });

  it("belongs to whoever drank it", async () => {
    const [owner, other] = await Promise.all([createMember(), createMember()]);
    const { body } = await call("/api/water", { token: owner.token, body: { ml: 300 } });
    expect((await call(`/api/water/${body.id}`, { method: "DELETE", token: other.token })).status).toBe(404);
    expect((await call(`/api/water/${body.id}`, { method: "DELETE" })).status).toBe(401);
    expect((await call("/api/progress", { token: owner.token })).body.summary.water_intake_today).toBe(300);
  });

  it("comes in amounts that people drink, on days that there are", async () => {
    const { token } = await createMember();
    const amounts = [0, -1, 0.5, 10_001, "300", null].map((ml) => ({ ml }));
    const days = ["2026-02-31", "2999-01-01", "1990-01-01", ""].map((day) => ({ ml: 300, day }));
    for (const body of [...amounts, ...days, {}, { ml: 300, userId: "x" }]) {
      expect([body, (await call("/api/water", { token, body })).status]).toEqual([body, 422]);
    }
    expect((await call("/api/water", { token, raw: "{" })).status).toBe(400);
    expect((await call("/api/progress", { token })).body.history).toEqual([]);
  });
});
