import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { call, createCompany, createMember } from "@/tests/factories";

type Who = "admin" | "manager" | "nutritionist";

/** Every list that goes on from the values of its last row, in each order that changes what these are. */
const LISTS: [Who, string][] = [
  ["admin", "/api/admin/users?sort=newest"],
  ["admin", "/api/admin/users?sort=name"],
  ["admin", "/api/admin/refunds?"],
  ["admin", "/api/admin/coupons?"],
  ["admin", "/api/admin/outbox?"],
  ["admin", "/api/admin/audit?"],
  ["admin", "/api/admin/webhooks?provider=mercado_pago"],
  ["admin", "/api/admin/webhooks?provider=whatsapp"],
  ["admin", "/api/admin/errors?"],
  ["admin", "/api/admin/leads?"],
  ["admin", "/api/admin/payouts?"],
  ["admin", "/api/admin/nutritionists?"],
  ["admin", "/api/admin/companies?"],
  ["manager", "/api/partner/members?sort=newest"],
  ["manager", "/api/partner/members?sort=name"],
  ["manager", "/api/partner/invitations?"],
  ["manager", "/api/partner/commissions?"],
  ["nutritionist", "/api/nutritionist/patients?sort=name"],
  ["nutritionist", "/api/nutritionist/patients?sort=last_log"],
];

const ID = randomUUID();
/** What a place in a list may be taken for, from what is nearly right to what no column takes. */
const FORGED: unknown[] = [
  ...[null, {}, [], "x", [null, null], [ID, ID], [0, ID]],
  ...["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-11-22T10:00:00Z"].map((at) => [at, ID]),
  ...["\0", "a\0b", "\ud800", "' OR 1=1 --", "%", "é".repeat(200)].flatMap((text) => [
    [text, ID],
    [0, text, ID],
    ["2026-11-22T10:00:00Z", text],
  ]),
  ...[2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -1, 0.5].map((rank) => [rank, "ana", ID]),
  ...["0", "9".repeat(18), "9".repeat(19), "-1"].map((seq) => [seq]),
];

let tokens: Record<Who, string>;
beforeAll(async () => {
  const [admin, nutritionist, manager] = await Promise.all([
    createAdmin(),
    createMember({ role: "nutritionist" }),
    createCompany().then((id) => createMember({ company: { id, role: "manager" } })),
  ]);
  tokens = { admin: admin.token, nutritionist: nutritionist.token, manager: manager.token };
});

it.each(LISTS)("a cursor that was made up breaks nothing: %s %s", async (who, path) => {
  expect((await call(path, { token: tokens[who] })).status).toBe(200);
  const refused: unknown[] = [];
  for (const value of FORGED) {
    const cursor = Buffer.from(JSON.stringify(value)).toString("base64url");
    const { status, body } = await call(`${path}&cursor=${cursor}`, { token: tokens[who] });
    expect([200, 422], `${JSON.stringify(value)}: ${JSON.stringify(body)}`).toContain(status);
    if (status === 422) refused.push(value);
  }
  // Not every shape can be that of one list.
  expect(refused.length).toBeGreaterThan(FORGED.length / 2);
});
