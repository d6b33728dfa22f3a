import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { mailTo } from "@/tests/api/account/mailbox";
import { call, uniqueEmail } from "@/tests/factories";

const lead = (email: string, more: object = {}) => ({
  ...{ audience: "gym", name: "Academia Força", email, phone: "(11) 3333-4444", people: "upTo100" },
  ...{ message: "Temos duas unidades.\nVamos conversar?", ...more },
});
const send = (body: unknown) => call("/api/leads", { body });

it("is kept and mailed to the administrator, to be answered to whoever wrote", async () => {
  const email = uniqueEmail("parceria");
  expect(await send(lead(email))).toMatchObject({ status: 201, body: { success: true } });
  expect(await db().lead.findFirst({ where: { email } })).toMatchObject({
    ...{ audience: "gym", name: "Academia Força", phone: "1133334444", people: "upTo100", locale: "pt-BR" },
    message: "Temos duas unidades.\nVamos conversar?",
  });
  const letter = async () =>
    (await mailTo(process.env.SUPER_ADMIN_EMAIL ?? "")).find(({ text }) => text.includes(email));
  await expect.poll(letter, { timeout: 10_000 }).toMatchObject({
    subject: "Parceria: Academia Força (Academia)",
    text: expect.stringContaining("De 21 a 100"),
  });
});

it("needs no more than who it is and an address", async () => {
  const email = uniqueEmail("parceria");
  expect((await send({ audience: "doctor", name: "Dra. Bia", email })).status).toBe(201);
  expect(await db().lead.findFirst({ where: { email } })).toMatchObject({
    ...{ phone: null, people: null, message: "" },
  });
});

it("is one, however often the form is sent at once", async () => {
  const email = uniqueEmail("parceria");
  const answers = await Promise.all([1, 2, 3].map(() => send(lead(email))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await db().lead.count({ where: { email } })).toBe(1);
  expect(await db().outboundMail.count({ where: { kind: "lead", replyTo: email } })).toBe(1);
});

describe("refuses, field by field", () => {
  it.each<[string, object]>([
    ["audience", { audience: "dentist" }],
    ["name", { name: " " }],
    ["name", { name: "x".repeat(121) }],
    ["email", { email: "nobody" }],
    ["phone", { phone: "123" }],
    ["people", { people: "many" }],
    ["message", { message: "x".repeat(1_001) }],
    ["message", { message: "bell \u0007" }],
    ["more", { more: true }],
  ])("%s %j", async (field, more) => {
    const { status, body } = await send(lead(uniqueEmail(), more));
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

it("takes three a day from one address", async () => {
  const email = uniqueEmail("parceria");
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await send(lead(email))).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
