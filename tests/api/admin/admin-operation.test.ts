import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { createPayer, eventually, notify, status, subscribe } from "@/tests/api/billing/billing-rig";
import { call, createMember, elsewhere, type Member, sql } from "@/tests/factories";
import { actOn, createAdmin, REASON } from "./admin-rig";

let admin: Member;
beforeAll(async () => {
  admin = await createAdmin();
});

const get = async (path: string) => (await call(path, { token: admin.token })).body;
const post = (path: string, body: object = {}) =>
  call(path, { token: admin.token, body: { reason: REASON, ...body } });

describe("webhooks", () => {
  it("of payments are listed, and replayed without being counted twice", async () => {
    const member = await createPayer();
    const { id } = await subscribe(member);
    const { expiresAt } = await status(member);
    const listed = async () => (await get(`/api/admin/webhooks?q=${id}`)).webhooks[0];
    await eventually(async () => (await listed())?.state).toBe("done");
    const before = await listed();
    const replay = { provider: "mercado_pago", id: `payment ${id}` };
    expect((await post("/api/admin/webhooks/replay", replay)).body).toEqual({ success: true });
    await eventually(listed).toMatchObject({ state: "done", deliveries: before.deliveries + 1 });
    expect(await status(member)).toMatchObject({ status: "active", expiresAt });
    expect(await db().auditEntry.findMany({ where: { subjectId: `payment ${id}` } })).toMatchObject([
      { action: "webhook.replayed", before: { state: "done" }, after: { state: "waiting" }, reason: REASON },
    ]);
  });

  it("of payments nobody knows fail, wait and can be looked at again", async () => {
    const id = String(Math.floor(Math.random() * 1e15));
    await notify("payment", id);
    await eventually(async () => (await get(`/api/admin/webhooks?q=${id}`)).webhooks.length).toBe(1);
    expect(
      (await post("/api/admin/webhooks/replay", { provider: "mercado_pago", id: `x ${id}` })).status,
    ).toBe(404);
    expect(
      (await post("/api/admin/webhooks/replay", { provider: "mercado_pago", id: "payment" })).status,
    ).toBe(404);
  });

  it("of messages are processed again when they failed, and never when they were processed", async () => {
    const [failed, done] = [randomUUID(), randomUUID()].map((id) => `wamid.${id}`);
    for (const [id, state] of [
      [failed, "failed"],
      [done, "processed"],
    ]) {
      await sql(
        `INSERT INTO app.inbound_messages (id, contact, type, payload, status, attempts, error, sent_at)
         VALUES ($1, '5511900000000', 'unsupported', '{"text":"comi 2 ovos"}', $2::app.inbound_status, 9, 'x', now())`,
        [id, state],
      );
    }
    const rows = await get(`/api/admin/webhooks?provider=whatsapp&state=failed&q=${failed}`);
    expect(rows.webhooks).toMatchObject([{ id: failed, state: "failed", facts: { from: "…0000" } }]);
    expect(JSON.stringify(rows)).not.toMatch(/ovos|5511900000000/);
    const replay = (id?: string) => post("/api/admin/webhooks/replay", { provider: "whatsapp", id });
    expect((await replay(failed)).status).toBe(200);
    expect((await replay(done)).body.code).toBe("nothing_to_change");
  });
});

describe("queues and outbox", () => {
  it("tell of each job, and run one now", async () => {
    const { queues } = await get("/api/admin/queues");
    expect(queues.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["purge", "reconcile", "remind", "sweep"]),
    );
    expect((await post("/api/admin/queues/sweep/run")).status).toBe(200);
    expect((await post("/api/admin/queues/drop/run")).status).toBe(404);
  });

  it("show what failed without its words, and send it again", async () => {
    const id = randomUUID();
    await sql(
      `INSERT INTO app.outbound_messages (id, contact, recipient, body, status, error, attempts)
       VALUES ($1, $2, $2, '{"type":"text","text":"Você comeu 300 kcal"}', 'failed', 'permanent:1', 12)`,
      [id, `55119${Math.floor(Math.random() * 1e8)}`],
    );
    const list = await get("/api/admin/outbox?state=failed");
    expect(list.messages).toContainEqual(expect.objectContaining({ id, canRetry: true, attempts: 12 }));
    expect(JSON.stringify(list)).not.toContain("kcal");
    expect((await post(`/api/admin/outbox/${id}/retry`)).status).toBe(200);
    expect((await post(`/api/admin/outbox/${randomUUID()}/retry`)).status).toBe(404);
  });
});

describe("the audit log", () => {
  it("is read by who, what and when, names administrators alone, and goes on page by page", async () => {
    const { userId, email } = await createMember();
    await actOn(admin, userId, { action: "block" });
    await actOn(admin, userId, { action: "unblock" });
    const of = (query: string) => get(`/api/admin/audit?who=${encodeURIComponent(email)}&${query}`);
    const all = await of("limit=1");
    expect(all.entries).toMatchObject([
      {
        ...{ action: "account.unblocked", actor: "administrator", actorName: admin.name, reason: REASON },
        ...{ before: { blocked: true }, after: { blocked: false }, subject: "person" },
      },
    ]);
    expect((await of(`limit=1&cursor=${all.nextCursor}`)).entries[0].action).toBe("account.blocked");
    expect((await get(`/api/admin/audit?who=${userId}`)).entries).toHaveLength(2);
    expect((await of("action=account.blocked")).entries).toHaveLength(1);
    const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    expect((await of(`from=${today}&to=${today}`)).entries).toHaveLength(2);
    expect((await of("from=2020-01-01&to=2020-01-02")).entries).toEqual([]);
    expect(JSON.stringify(await of(""))).not.toContain(userId);
    const csv = await call(`/api/admin/exports/audit?who=${encodeURIComponent(email)}`, {
      token: admin.token,
    });
    expect(csv.body.split("\r\n")).toHaveLength(4);
    expect(csv.body).toMatch(/^\ufeff?Número;Quando;Quem agiu;Nome de quem agiu;Ação;Sobre o quê;/);
    expect(csv.body).toMatch(/\r\n\d+;\d\d\/\d\d\/\d{4} [\d:]{8};Administração;/);
    for (const wrong of ["action=x", "from=hoje", "cursor=e30", "cursor=WyItMSJd", "limit=0"]) {
      expect((await call(`/api/admin/audit?${wrong}`, { token: admin.token })).status, wrong).toBe(422);
    }
  });
});

describe("errors of browsers", () => {
  it("are folded, resolved, and come back when they are seen again", async () => {
    const message = `Falha ${randomUUID().replace(/\d/g, "x")}`;
    const report = (userAgent: string) =>
      call("/api/errors", { body: { message, userAgent }, headers: elsewhere() });
    await report("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36");
    await report("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1");
    await report("Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36");
    const find = async (state: string) =>
      (await get(`/api/admin/errors?q=${encodeURIComponent(message)}&state=${state}`)).errors;
    const [row] = await find("open");
    expect(row).toMatchObject({
      count: 3,
      browsers: ["Chrome · Windows", "Safari · iPhone"],
      resolvedAt: null,
    });
    expect((await post(`/api/admin/errors/${row.id}/resolve`)).status).toBe(200);
    expect((await post(`/api/admin/errors/${row.id}/resolve`)).status).toBe(409);
    expect([(await find("open")).length, (await find("resolved")).length]).toEqual([0, 1]);
    await report("Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36");
    expect(await find("open")).toMatchObject([{ count: 4 }]);
  });
});

describe("plans", () => {
  it("are made, changed as they were seen, and taken out of the offer", async () => {
    const id = `t${randomUUID().replace(/-/g, "").slice(0, 12)}`;
    const plan = { id, name: "Semestral", price: 199.9, days: 180, features: ["registro_pelo_whatsapp"] };
    expect((await post("/api/admin/plans", plan)).status).toBe(201);
    expect((await post("/api/admin/plans", plan)).status).toBe(409);
    const change = (body: object) =>
      call(`/api/admin/plans/${id}`, {
        method: "PATCH",
        token: admin.token,
        body: { reason: REASON, ...body },
      });
    const wanted = { action: "change", name: "Semestral", price: 189.9, features: [], seenPrice: 199.9 };
    const both = await Promise.all([change(wanted), change({ ...wanted, price: 179.9 })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const offered = async () =>
      (await call("/api/subscription?action=plans", { token: admin.token })).body.plans.map(
        (row: { id: string }) => row.id,
      );
    expect(await offered()).toContain(id);
    expect((await change({ action: "archive" })).status).toBe(200);
    expect(await offered()).not.toContain(id);
    expect((await change({ action: "archive" })).status).toBe(409);
    expect((await post("/api/admin/plans", { ...plan, id: "a b" })).status).toBe(422);
    const trial = { action: "archive", reason: REASON };
    const refused = await call("/api/admin/plans/trial", {
      method: "PATCH",
      token: admin.token,
      body: trial,
    });
    expect(refused.status).toBe(404);
  });
});

describe("figures", () => {
  it("count a new subscription, and no longer one that was given back", async () => {
    const before = await get("/api/admin/overview");
    const member = await createPayer();
    const { paymentId } = await subscribe(member);
    const mrrOf = async () => {
      const { months } = await get("/api/admin/revenue");
      return months.at(-1).mrr as number;
    };
    const after = await get("/api/admin/overview");
    expect(after.mrr).toBeGreaterThanOrEqual(before.mrr);
    const mine = async () =>
      (
        await sql(
          `SELECT sum(price_cents * 30.0 / days)::float / 100 AS mrr FROM app.payments
         WHERE user_id = $1 AND state = 'paid' AND covers_from <= now() AND covers_until > now()`,
          [member.userId],
        )
      )[0]?.mrr;
    expect(await mine()).toBe(35.9);
    expect(await mrrOf()).toBeGreaterThan(0);
    await db().payment.update({ where: { id: paymentId }, data: { state: "refunded" } });
    expect(await mine()).toBe(null);
    expect(after.days).toHaveLength(30);
    expect(after.days.at(-1).signUps).toBeGreaterThan(0);
  });

  it("of a month hold until its last hour in Brasília, and those of this one until now", async () => {
    const { paymentId } = await subscribe(await createPayer());
    const lastMonths = async () => {
      // Where counting takes long, what was counted last would be shown.
      await db().keptFigures.deleteMany({ where: { name: "revenue" } });
      const { months } = await get("/api/admin/revenue");
      return months.slice(-2).map(({ mrr }: { mrr: number }) => mrr) as number[];
    };
    const cover = (from: string, until: string, price: number) =>
      sql(
        `UPDATE app.payments SET price_cents = ${price} * 100, days = 30, covers_from = ${from}, covers_until = ${until}
         WHERE id = $1`,
        [paymentId],
      );
    /** In which of the last two months a payment counts that is dearer than all that others pay meanwhile. */
    const countsIn = async (from: string, until: string) => {
      await cover(from, until, 1);
      const before = await lastMonths();
      await cover(from, until, 50_000);
      const after = await lastMonths();
      await cover(from, until, 1);
      return after.map((mrr, index) => mrr - (before[index] ?? 0) > 25_000);
    };
    const zone = "AT TIME ZONE 'America/Sao_Paulo'";
    const month = `(date_trunc('month', now() ${zone}) ${zone})`;
    expect(await countsIn(`${month} - interval '1 hour'`, `${month} + interval '1 second'`)).toEqual([
      true,
      false,
    ]);
    expect(await countsIn("now() - interval '1 second'", "now() + interval '1 day'")).toEqual([false, true]);
  });
});
