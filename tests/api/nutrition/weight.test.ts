import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call, createMember } from "@/tests/factories";

async function weigher() {
  const { token } = await createMember();
  const summary = async () => (await call("/api/progress", { token })).body.summary;
  return {
    token,
    weigh: async (kg: number, back = 0) =>
      (await call("/api/weight", { token, body: { kg, day: addDays(TODAY, -back) } })).body,
    unweigh: async (id: string) => (await call(`/api/weight/${id}`, { method: "DELETE", token })).body,
    weights: async () => {
      const { weight, initial_weight } = await summary();
      return [weight, initial_weight];
    },
  };
}

describe("weight", () => {
  it("the latest day's is the current one, the first told is the initial one", async () => {
    const { weigh, weights } = await weigher();
    expect(await weights()).toEqual([null, null]);
    expect(await weigh(80.04, 9)).toMatchObject({ kg: 80, day: addDays(TODAY, -9) });
    await weigh(77.5);
    expect(await weights()).toEqual([77.5, 80]);
    await weigh(79, 4);
    expect(await weights()).toEqual([77.5, 80]);
    await weigh(77.2);
    expect(await weights()).toEqual([77.2, 80]);
  });

  it("starts from what the profile knew", async () => {
    const { token, weigh, weights } = await weigher();
    await call("/api/user", { method: "PUT", token, body: { weight: 82 } });
    await weigh(81.2);
    expect(await weights()).toEqual([81.2, 82]);
  });

  it("goes back to the one before when it is taken back", async () => {
    const { weigh, unweigh, weights } = await weigher();
    const slip = await weigh(740 / 2, 3);
    const first = await weigh(74, 2);
    const second = await weigh(73.5, 1);
    expect(await unweigh(second.id)).toMatchObject({ current_kg: 74 });
    // The slip was the initial weight: the first one left takes its place.
    await unweigh(slip.id);
    expect(await weights()).toEqual([74, 74]);
    expect(await unweigh(first.id)).toMatchObject({ current_kg: null });
    expect(await weights()).toEqual([null, null]);
  });

  it("is that of a person, on a day that there is", async () => {
    const { token } = await weigher();
    const weights = [0, -70, 1.9, 635.1, "70", null].map((kg) => ({ kg }));
    for (const body of [
      ...weights,
      {},
      { kg: 70, day: "2026-02-30" },
      { kg: 70, day: "2999-01-01" },
      { kg: 70, at: 1 },
    ]) {
      expect([body, (await call("/api/weight", { token, body })).status]).toEqual([body, 422]);
    }
  });

  it("that hardly anybody has, or far from the last, is kept once it is said to be meant", async () => {
    const { token, weights } = await weigher();
    for (const kg of [5, 24.9, 350.1]) {
      const { status, body } = await call("/api/weight", { token, body: { kg, sure: false } });
      expect([status, body.code]).toEqual([422, "unlikely_weight"]);
    }
    expect(await weights()).toEqual([null, null]);
    await call("/api/weight", { token, body: { kg: 24.9 } });
    expect(await weights()).toEqual([24.9, 24.9]);
    const slip = { kg: 27.4, sure: false };
    await call("/api/weight", { token, body: { kg: 72.4, sure: true } });
    expect((await call("/api/weight", { token, body: slip })).body.code).toBe("unlikely_weight");
    expect((await call("/api/weight", { token, body: { kg: 71, sure: false } })).status).toBe(201);
    expect((await call("/api/weight", { token, body: { ...slip, sure: true } })).status).toBe(201);
  });

  it("belongs to whoever weighs it", async () => {
    const { weigh, weights } = await weigher();
    const { id } = await weigh(70);
    const other = await createMember();
    expect((await call(`/api/weight/${id}`, { method: "DELETE", token: other.token })).status).toBe(404);
    expect(await weights()).toEqual([70, 70]);
  });
});
