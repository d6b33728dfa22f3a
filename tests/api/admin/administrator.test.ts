import { expect, it } from "vitest";
import { auditId } from "@/lib/audit/note-action.server";
import { appointAdministrator } from "@/lib/auth/session/appoint-administrator.server";
import { db } from "@/lib/db";
import { call, createMember, sql } from "@/tests/factories";

const ADMIN = process.env.SUPER_ADMIN_EMAIL ?? "";

const appoint = (userId: string, email = ADMIN) =>
  appointAdministrator({ now: new Date(), tx: null }, { userId, email });
const roleOf = async (token: string) => (await call("/api/user", { token })).body.role;

it("is appointed at the login, once, and the log says so", async () => {
  const { body } = await call("/api/login", { body: { email: ADMIN, password: "garfo-demo-123" } });
  expect(body.user.role).toBe("admin");
  await call("/api/login", { body: { email: ADMIN, password: "garfo-demo-123" } });
  const userId = body.user.id;
  expect(await db().administrator.findUnique({ where: { userId } })).toMatchObject({
    ...{ grantedAt: expect.any(Date), revokedAt: null },
  });
  const granted = { subjectId: auditId(userId), action: "administrator.granted" };
  expect(await db().auditEntry.count({ where: granted })).toBe(1);
});

it("is who has confirmed the address of the setting, and nobody else", async () => {
  const { userId, token, email } = await createMember();
  await sql("UPDATE app.people SET email_confirmed_at = NULL WHERE user_id = $1", [userId]);
  await appoint(userId);
  expect(await roleOf(token)).toBe("member");
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [userId]);
  await appoint(userId, email);
  expect(await roleOf(token)).toBe("member");
  await appoint(userId, ADMIN.toUpperCase());
  expect(await roleOf(token)).toBe("admin");
});

it("is not who was one: the setting grants once", async () => {
  const { userId, token } = await createMember();
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [userId]);
  await appoint(userId);
  await db().administrator.update({ where: { userId }, data: { revokedAt: new Date() } });
  await appoint(userId);
  expect(await roleOf(token)).toBe("member");
});
