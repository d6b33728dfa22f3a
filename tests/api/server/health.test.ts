import { expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { call, createMember } from "@/tests/factories";

it("tells for how long what waits has been due, and that nobody works the queue", async () => {
  const { userId } = await createMember();
  const look = async () => {
    // The product's own worker settles it within a minute, perhaps before we look.
    const nextAt = new Date(Date.now() - 15 * 60_000);
    await db().reminderSchedule.update({ where: { userId }, data: { nextAt } });
    const { status, body } = await call("/api/health");
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "degraded", checks: { database: "ok", queue: "behind" } });
    expect(Object.keys(body.waiting).sort()).toEqual(["inbox", "mail", "outbox", "payments", "reminders"]);
    expect(body.waiting.reminders).toBeGreaterThanOrEqual(900);
  };
  await vi.waitFor(look, { timeout: 10_000 });
  await db().reminderSchedule.update({ where: { userId }, data: { nextAt: null } });
});
