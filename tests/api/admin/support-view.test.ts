import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SUPPORT_COOKIE, SUPPORT_HEADER } from "@/lib/access/support-view";
import { auditId } from "@/lib/audit/note-action.server";
import { db } from "@/lib/db";
import { PERSONAL_DATA } from "@/lib/privacy/personal-data";
import type { PersonalTable } from "@/lib/privacy/personal-table";
import { createPatient } from "@/tests/api/care/care-rig";
import { apiRoutes } from "@/tests/api/server/routes";
import { APP_URL, call, createMember, type Member, sql } from "@/tests/factories";
import { createAdmin, REASON } from "./admin-rig";

const routes = (await apiRoutes()).filter(({ spec }) => spec.access !== "public");

let admin: Member;
beforeAll(async () => {
  admin = await createAdmin();
});

const see = (userId: string, by = admin) =>
  call(`/api/admin/users/${userId}/screens`, { token: by.token, body: { reason: REASON } });
const as = (id: string, path: string, options: Parameters<typeof call>[1] = {}) =>
  call(path, { token: admin.token, ...options, headers: { [SUPPORT_HEADER]: id } });

/** What changes by itself meanwhile: letters are sent, schedules move on; and the view is itself a row. */
const MOVING = new Set(["app.outbound_mails", "app.reminder_schedules", "app.support_views"]);

/** Everything that is kept of somebody under their own id. */
async function kept(userId: string): Promise<unknown[]> {
  const tables = Object.values(PERSONAL_DATA as Record<string, PersonalTable>).filter(
    ({ owner, table }) => owner === "user_id" && !MOVING.has(table),
  );
  return Promise.all(
    tables.map(async ({ table }) => [
      table,
      await sql(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE user_id = $1 ORDER BY t::text`, [userId]),
    ]),
  );
}

describe("what support sees", () => {
  let member: Member;
  let id: string;
  beforeEach(async () => {
    member = await createMember({ status: "active", company: true, name: "Joana Vista" });
    await sql("UPDATE app.people SET cpf = $2, phone = '5511988887777' WHERE user_id = $1", [
      member.userId,
      String(Math.random()).slice(2, 13).padEnd(11, "7"),
    ]);
    await call("/api/user", {
      method: "PUT",
      token: member.token,
      body: { weight: 71.5, height: 168, allergies: "amendoim", calorieGoal: 1_850 },
    });
    id = (await see(member.userId)).body.id;
  });

  it("is the account of that person without health, CPF and figures", async () => {
    const { status, body } = await as(id, "/api/user");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: member.userId,
      name: "Joana Vista",
      phone: "5511988887777",
      role: "member",
    });
    const none = {
      weight: null,
      height: null,
      age: null,
      calorieGoal: null,
      cpf: null,
      metrics: null,
      goals: null,
    };
    expect(body).toMatchObject({ ...none, allergies: "", health_conditions: [] });
    expect(JSON.stringify(body)).not.toMatch(/amendoim|71\.5|1850/);
    expect((await as(id, "/api/subscription?action=status")).body.status).toBe("active");
    expect((await as(id, "/api/partner")).body).toMatchObject({ company: { name: "Academia Teste" } });
  });

  it("is nothing else, and changes nothing, whatever is called", async () => {
    const before = await kept(member.userId);
    for (const { method, url, spec } of routes) {
      const { status, body } = await as(id, url, method === "GET" ? {} : { method, body: {} });
      if (method !== "GET") {
        expect([url, status, body.code]).toEqual([url, 403, "support_view_reads_only"]);
      } else if (!spec.forSupport) {
        expect([url, status, body.code]).toEqual([url, 403, "support_view_hides"]);
      } else {
        expect([url, status], JSON.stringify(body)).toEqual([url, 200]);
      }
    }
    expect(await kept(member.userId)).toEqual(before);
  });

  it("ends when it is left, after a quarter of an hour, and with the next", async () => {
    const asked = () => as(id, "/api/user");
    expect((await asked()).status).toBe(200);
    expect(
      (await call(`/api/admin/support-views/${id}`, { method: "DELETE", token: admin.token })).status,
    ).toBe(200);
    const over = { status: 403, body: { code: "support_view_over" } };
    expect(await asked()).toMatchObject(over);

    const second = (await see(member.userId)).body;
    expect(new Date(second.endsAt).getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const third = (await see(member.userId)).body;
    expect(await as(second.id, "/api/user")).toMatchObject(over);
    expect((await as(third.id, "/api/user")).status).toBe(200);
    await db().supportView.update({ where: { id: third.id }, data: { endsAt: new Date() } });
    expect(await as(third.id, "/api/user")).toMatchObject(over);
  });

  it("is that administrator's alone, while they are one", async () => {
    const over = { status: 403, body: { code: "support_view_over" } };
    const other = await createAdmin();
    for (const token of [other.token, member.token, (await createMember()).token])
      expect(await as(id, "/api/user", { token })).toMatchObject(over);
    expect(await as(randomUUID(), "/api/user")).toMatchObject(over);
    expect(await as("x' OR 1=1", "/api/user")).toMatchObject(over);
    expect(
      (await call(`/api/admin/support-views/${id}`, { method: "DELETE", token: other.token })).status,
    ).toBe(404);
    const theirs = (await see(member.userId, other)).body.id;
    await sql("UPDATE app.administrators SET revoked_at = now() WHERE user_id = $1", [other.userId]);
    expect(await as(theirs, "/api/user", { token: other.token })).toMatchObject(over);
  });

  it("is told to the person with its reason, and stands in the audit log", async () => {
    const { body } = await call("/api/care/accesses?by=support", { token: member.token });
    expect(body.accesses).toMatchObject([{ by: "support", id, reason: REASON }]);
    const noted = await db().auditEntry.findMany({ where: { subjectId: auditId(member.userId) } });
    expect(noted).toMatchObject([
      { action: "screens.seen", actorKind: "administrator", actorId: auditId(admin.userId), reason: REASON },
    ]);
    expect((await call("/api/export", { token: member.token })).body.support_views).toMatchObject([
      { why: REASON },
    ]);
  });

  it("are pages that they would see, beside the administrator's own", async () => {
    const open = async (path: string, cookie: string) => {
      const answer = await fetch(`${APP_URL}${path}`, { headers: { Cookie: cookie }, redirect: "manual" });
      return answer.headers.get("location")?.replace(APP_URL, "") ?? answer.status;
    };
    const view = `${admin.cookie}; ${SUPPORT_COOKIE}=${id}.${Date.now() + 900_000}`;
    expect(await open("/subscription", admin.cookie)).toBe("/admin");
    for (const path of ["/subscription", "/partner", "/dashboard"]) expect(await open(path, view)).toBe(200);
    expect(await open("/admin", view)).toBe(200);
    await call(`/api/admin/support-views/${id}`, { method: "DELETE", token: admin.token });
    expect(await open("/subscription", view)).toBe("/admin");
    // Whoever is no administrator gains nothing by the cookie.
    const stranger = await createMember({ status: "expired" });
    expect(await open("/partner", `${stranger.cookie}; ${SUPPORT_COOKIE}=${id}.1`)).toBe("/dashboard");
  });
});

it("never opens patients by way of their nutritionist", async () => {
  const { nutritionist, patient } = await createPatient();
  const { id } = (await see(nutritionist.userId)).body;
  for (const path of ["", `/${patient.userId}`, `/${patient.userId}/diary?day=2026-01-01`]) {
    const { status, body } = await as(id, `/api/nutritionist/patients${path}`);
    expect([status, body.code]).toEqual([403, "support_view_hides"]);
  }
});

it("asks for a reason, and shows no administrator and nobody who is blocked", async () => {
  const member = await createMember();
  const without = await call(`/api/admin/users/${member.userId}/screens`, {
    token: admin.token,
    body: { reason: " " },
  });
  expect(without.status).toBe(422);
  expect((await see(randomUUID())).status).toBe(404);
  const refused = { status: 409, body: { code: "support_view_impossible" } };
  expect(await see(admin.userId)).toMatchObject(refused);
  const other = await createAdmin();
  expect(await see(other.userId)).toMatchObject(refused);
  await sql("UPDATE app.people SET blocked_at = now() WHERE user_id = $1", [member.userId]);
  expect(await see(member.userId)).toMatchObject(refused);
});
