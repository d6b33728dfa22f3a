import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { approveRequest, refuseRequest } from "@/lib/care/approve-request.server";
import { db } from "@/lib/db";
import { call, contextOf, createMember, type Member, sql } from "@/tests/factories";

const number = () => String(randomInt(100_000, 999_999));
const ask = ({ token }: Member, body: object = {}) =>
  call("/api/nutritionist/request", {
    token,
    body: { councilRegion: 3, councilNumber: number(), practiceName: "Consultório Vida", ...body },
  });
const practiceOf = async ({ token }: Member) => (await call("/api/nutritionist/practice", { token })).body;
const patients = ({ token }: Member) => call("/api/nutritionist/patients", { token });
const acting = (userId: string) => ({
  ...contextOf(userId),
  actor: { kind: "administrator", userId } as const,
});

it("makes a nutritionist of who asked, once approved and with a second factor", async () => {
  const [member, administrator] = await Promise.all([createMember(), createMember()]);
  const { status, body } = await ask(member, { councilNumber: "CRN-3 123.456" });
  expect([status, body.request.status, body.request.councilNumber]).toEqual([201, "open", "123456"]);
  await db().nutritionistRequest.updateMany({
    where: { userId: member.userId },
    data: { councilNumber: number() },
  });
  expect((await patients(member)).body.code).toBe("forbidden");
  const decision = { userId: member.userId, id: body.request.id, reason: "CRN conferido" };
  const both = await Promise.allSettled(
    [1, 2].map(() => approveRequest(acting(administrator.userId), decision)),
  );
  expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await practiceOf(member)).practice.council).toMatch(/^CRN-3 \d+$/);
  expect((await practiceOf(member)).lacksSecondFactor).toBe(true);
  expect((await patients(member)).body.code).toBe("second_factor_missing");
  const mailed = { userId: member.userId, kind: "care_request" } as const;
  expect(await db().outboundMail.count({ where: mailed })).toBe(1);
  await sql("UPDATE app.nutritionists SET second_factor_waived = true WHERE user_id = $1", [member.userId]);
  expect((await patients(member)).status).toBe(200);
  const paper = { practiceName: "Clínica Maré", practiceContact: "Rua A, 10 · Recife" };
  const saved = await call("/api/nutritionist/practice", { method: "PUT", token: member.token, body: paper });
  expect(saved.body.practice).toMatchObject(paper);
  expect((await ask(member)).body.code).toBe("already_nutritionist");
});

it("tells who is refused why, and lets them ask again", async () => {
  const member = await createMember();
  const first = (await ask(member)).body.request;
  const second = (await ask(member)).body.request;
  const decide = (id: string) =>
    refuseRequest(acting(member.userId), { userId: member.userId, id, reason: "CRN não encontrado" });
  await expect(decide(first.id)).rejects.toMatchObject({ code: "request_decided" });
  await decide(second.id);
  expect((await practiceOf(member)).request).toMatchObject({
    status: "refused",
    reason: "CRN não encontrado",
  });
  expect((await ask(member)).body.request.status).toBe("open");
  await call("/api/nutritionist/request", { method: "DELETE", token: member.token });
  expect((await practiceOf(member)).request.status).toBe("withdrawn");
});

it("takes no number twice, and no number that is none", async () => {
  const [one, other] = await Promise.all([createMember(), createMember()]);
  const councilNumber = number();
  const ids = [
    (await ask(one, { councilNumber })).body.request.id,
    (await ask(other, { councilNumber })).body.request.id,
  ];
  await approveRequest(acting(one.userId), { userId: one.userId, id: ids[0], reason: "ok" });
  await expect(
    approveRequest(acting(one.userId), { userId: other.userId, id: ids[1], reason: "ok" }),
  ).rejects.toMatchObject({ code: "council_number_taken" });
  for (const wrong of [
    { councilNumber: "doze" },
    { councilNumber: "" },
    { councilRegion: 12 },
    { practiceName: "a\u0007" },
  ])
    expect((await ask(other, wrong)).status).toBe(422);
});
