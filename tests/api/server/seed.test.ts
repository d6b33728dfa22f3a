import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { historyRows } from "@/prisma/seed/history";
import { PASSWORD, PEOPLE } from "@/prisma/seed/people";
import { seedDemo } from "@/prisma/seed/seed-demo";
import { call } from "@/tests/factories";

const NAMED = ["membro", "teste", "pendente", "expirado", "nutri", "parceiro", "admin", "novo"];

describe("the demo data", () => {
  it("is made once and stays as it is", async () => {
    const { people } = await seedDemo(new Date());
    const emails = PEOPLE.map(({ email }) => email);
    const owners = await db().profile.findMany({ where: { email: { in: emails } } });
    expect(owners).toHaveLength(people);
    const mine = { where: { userId: { in: owners.map(({ id }) => id) } } };
    const count = async () => [
      ...[await db().meal.count(mine), await db().waterEntry.count(mine), await db().weightEntry.count(mine)],
      ...[await db().dayTotal.count(mine), await db().subscription.count(mine)],
      await db().consent.count(mine),
    ];
    const before = await count();
    expect(await seedDemo(new Date())).toEqual({ people, histories: 0 });
    expect(await count()).toEqual(before);
  }, 120_000);

  it.each(NAMED)("lets %s in", async (name) => {
    const answer = await call("/api/login", { body: { email: `${name}@garfo.test`, password: PASSWORD } });
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(`${name}@garfo.test`);
  });

  it("shows what each account is there to show", async () => {
    const status = async (name: string) => {
      const { body } = await call("/api/login", {
        body: { email: `${name}@garfo.test`, password: PASSWORD },
      });
      return (await call("/api/subscription?action=status", { token: body.token })).body;
    };
    expect(await status("membro")).toMatchObject({ status: "active", planId: "yearly" });
    expect(await status("teste")).toMatchObject({ status: "trial" });
    expect(await status("pendente")).toMatchObject({ status: "pending_payment" });
    expect(await status("expirado")).toMatchObject({ status: "expired" });
    expect(await status("novo")).toMatchObject({
      status: "trial",
      usageStats: { mealsTracked: 0, daysActive: 0 },
    });
    const links = await db().whatsAppLink.findMany({
      where: { canonicalNumber: { startsWith: "551199999000" } },
    });
    expect(links.map((link) => [link.canonicalNumber, link.status]).sort()).toEqual([
      ["5511999990001", "confirmed"],
      ["5511999990002", "confirmed"],
    ]);
    const company = await db().company.findFirst({
      where: { name: "Academia Movimento" },
      include: { members: true },
    });
    const roles = company?.members.map(({ role }) => role).sort();
    expect(roles).toEqual(["manager", ...Array(25).fill("member")]);
    const manager = await call("/api/login", { body: { email: "parceiro@garfo.test", password: PASSWORD } });
    const { token } = manager.body;
    expect((await call("/api/partner/participation", { token })).body.groups).toEqual([
      { name: "Eduardo Nunes", members: 13, active: expect.any(Number) },
      // Too few of one professional's to say how many log, and the next smallest with them.
      { name: "Bianca Torres", members: 9, active: null },
      { name: "Rui Almeida", members: 3, active: null },
    ]);
    const earned = (await call("/api/partner/earnings", { token })).body;
    expect(earned).toMatchObject({ signUps: 5, paid: 5, percent: 15 });
    expect(Math.min(earned.available, earned.clearing, earned.paidOut, earned.visits)).toBeGreaterThan(0);
  });

  it("adds up", async () => {
    const wrong = await db().$queryRaw`
      SELECT p.email, t.day FROM app.day_totals t JOIN public.profiles p ON p.id = t.user_id
      JOIN LATERAL (SELECT coalesce(sum(i.kcal), 0) AS kcal, count(DISTINCT m.id) AS meals
        FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
        WHERE m.user_id = t.user_id AND m.day = t.day AND m.deleted_at IS NULL) truth ON true
      WHERE p.email LIKE '%@garfo.test' AND (truth.kcal <> t.kcal OR truth.meals <> t.meals)`;
    expect(wrong).toEqual([]);
  });

  it("is the same for the same day", () => {
    const now = new Date("2026-03-10T15:00:00Z");
    const member = PEOPLE[0]!;
    const rows = () =>
      historyRows("00000000-0000-4000-8000-000000000000", member.email, member.history!, now);
    const { meals, weights } = rows();
    expect(rows().meals).toEqual(meals);
    expect(meals.length).toBeGreaterThan(350);
    expect(new Set(meals.map((meal) => meal.day)).size).toBeGreaterThan(95);
    expect(new Set(meals.map((meal) => meal.day)).size).toBeLessThan(120);
    expect(meals.every((meal) => new Date(String(meal.eaten_at)) <= now)).toBe(true);
    expect(Number(weights.at(-1)!.kg)).toBeLessThan(Number(weights[0]!.kg) - 4);
  });
});
