import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { postMail } from "@/lib/mail/mail-outbox";
import { nextMailTo } from "@/tests/api/account/mailbox";
import {
  at,
  ate,
  choose,
  createReminded,
  drank,
  FRIDAY,
  remindAt,
  SUNDAY,
  settle,
  settledUntil,
  texts,
  wrote,
} from "@/tests/api/chat/reminded";
import { call } from "@/tests/factories";

describe("the day's summary", () => {
  it("tells the figures that the dashboard shows", async () => {
    const person = await createReminded();
    const zone = "America/Sao_Paulo";
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
    const { token } = person;
    await call("/api/meals", { token, body: { text: "2 ovos cozidos e 1 pão francês", day: today } });
    await call("/api/water", { token, body: { ml: 750, day: today } });
    await call("/api/goals", { method: "PUT", token, body: { calorie_goal: 1900, protein_goal: 90 } });
    const { metrics } = (await call("/api/dashboard", { token })).body;
    expect(metrics.calories_consumed).toBeGreaterThan(100);
    await wrote(person, at("20:00", today));
    await settledUntil(person, at("20:59", today));
    // Not sent: by the real clock the evening may be over.
    await settle(person, at("21:00", today));
    const { body } = await db().outboundMessage.findFirstOrThrow({
      where: { userId: person.userId, slot: { startsWith: "evening" } },
    });
    const summary = JSON.stringify(body);
    const figure = (value: number) =>
      new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 }).format(value);
    expect(summary).toContain(
      `${figure(metrics.calories_consumed)} de ${figure(metrics.calories_goal)} kcal`,
    );
    expect(summary).toContain(
      `${figure(metrics.protein_consumed)} de ${figure(metrics.protein_goal)} g de proteína`,
    );
    expect(summary).toContain("750 de 2.000 ml");
    expect(summary).toContain("1 refeição anotada");
  });

  it("comes at the person's hour, once, and not on an empty day", async () => {
    const person = await createReminded();
    await choose(person, { evening_time: "20:15" });
    await drank(person, 300, at("09:00"));
    await settledUntil(person, at("20:00"));
    await remindAt(person, at("20:15"));
    await choose(person, { evening_time: "21:30" });
    await remindAt(person, at("21:30"));
    await remindAt(person, at("21:30", "2031-03-15"));
    expect((await texts(person)).filter((text) => text.includes("Seu dia"))).toHaveLength(1);
  });
});

describe("the week's report", () => {
  it("comes on Sunday at ten with the averages of the days logged and the change of weight", async () => {
    const person = await createReminded();
    await choose(person, { water_reminders: false });
    for (const day of ["2031-03-10", "2031-03-12"]) await ate(person, "lunch", at("12:00", day), day);
    await drank(person, 1500, at("12:00", "2031-03-12"), "2031-03-12");
    await db().weightEntry.createMany({
      data: [
        { day: "2031-03-10", kg: 74.2 },
        { day: "2031-03-14", kg: 73.8 },
      ].map(({ day, kg }) => ({
        ...{ userId: person.userId, kg, source: "web" as const, at: at("07:00", day) },
        day: new Date(`${day}T00:00:00Z`),
      })),
    });
    await db().dayTotal.upsert({
      where: { userId_day: { userId: person.userId, day: new Date("2031-03-10T00:00:00Z") } },
      create: { userId: person.userId, day: new Date("2031-03-10T00:00:00Z"), weightKg: 74.2 },
      update: { weightKg: 74.2 },
    });
    await db().dayTotal.create({
      data: { userId: person.userId, day: new Date("2031-03-14T00:00:00Z"), weightKg: 73.8 },
    });
    await settledUntil(person, at("09:00", SUNDAY));
    await remindAt(person, at("10:00", SUNDAY));
    const [report] = await texts(person);
    expect(report).toContain("(09/03 a 15/03)");
    expect(report).toContain("Você anotou em 3 dias.");
    expect(report).toContain("1.500 ml de água por dia (meta: 2.000)");
    expect(report).toContain("74,2 → 73,8 kg (−0,4 kg)");
  });

  it("is not sent for a week without anything", async () => {
    const person = await createReminded();
    await choose(person, { water_reminders: false });
    await settledUntil(person, at("09:00", SUNDAY));
    await remindAt(person, at("10:00", SUNDAY));
    expect(await texts(person)).toEqual([]);
  });
});

describe("the end of the trial", () => {
  const trialEnd = at("12:00", "2031-03-17");
  const trial = { planId: "trial", status: "trial", periodEnd: trialEnd } as const;

  it("is told by WhatsApp while the window is open, three days before", async () => {
    const person = await createReminded(trial);
    await choose(person, { water_reminders: false, meal_reminders: false });
    await settledUntil(person, at("08:30"));
    await remindAt(person, at("09:00"));
    expect(await texts(person)).toEqual([
      expect.stringMatching(/teste grátis vai até segunda-feira, 17\/03.*\/subscription/s),
    ]);
  });

  it("is told by mail otherwise, once for each time, in the person's language", async () => {
    const person = await createReminded(trial);
    await call("/api/whatsapp-optin", { method: "DELETE", token: person.token });
    await settledUntil(person, at("08:30"));
    for (const day of [FRIDAY, "2031-03-15", SUNDAY, "2031-03-17"]) {
      for (let i = 0; i < 2; i++) {
        await settledUntil(person, at("08:59", day));
        await settle(person, at("09:00", day));
      }
    }
    postMail();
    const kind = { userId: person.userId, kind: "trial_ending" as const };
    const rows = await db().outboundMail.findMany({ where: kind, orderBy: { createdAt: "asc" } });
    expect(rows.map(({ subject }) => subject)).toEqual([
      "Seu teste grátis termina em 3 dias",
      "Seu teste grátis termina amanhã",
      "Seu teste grátis termina hoje",
    ]);
    const letter = await nextMailTo(person.email, 3);
    expect(letter.text).toContain("/subscription");
  });

  it("is not told to who has a plan already", async () => {
    const person = await createReminded({ periodEnd: trialEnd });
    await choose(person, { water_reminders: false, meal_reminders: false });
    await settledUntil(person, at("08:30"));
    await remindAt(person, at("09:00"));
    expect(await texts(person)).toEqual([]);
  });
});
