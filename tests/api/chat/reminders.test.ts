import { describe, expect, it, vi } from "vitest";
import { remindPeople } from "@/lib/chat/reminders/remind-people.server";
import { db } from "@/lib/db";
import { wakeOutbox } from "@/lib/jobs/outbox";
import { bubbles, control, processed, replies, tap, write } from "./phone";
import {
  at,
  ate,
  choose,
  createReminded,
  drank,
  FRIDAY,
  remindAt,
  settle,
  settledUntil,
  texts,
  unasked,
  wrote,
} from "./reminded";

describe("a reminder", () => {
  it("arrives once, however many workers look at the same time and however often", async () => {
    const person = await createReminded();
    await settledUntil(person, at("12:00"));
    await Promise.all([1, 2, 3].map(() => remindAt(person, at("12:30"))));
    await remindAt(person, at("12:31"));
    expect(await texts(person)).toEqual([expect.stringContaining("Hora do almoço")]);
    expect(await unasked(person)).toMatchObject([{ slot: `meal:${FRIDAY}:12:30`, error: null }]);
  });

  it("survives a crash: either all of it happened or nothing did", async () => {
    const person = await createReminded();
    await settledUntil(person, at("12:00"));
    const crash = db().$transaction(async (tx) => {
      await remindPeople(tx, [person.userId], at("12:30"));
      throw new Error("crash");
    });
    await expect(crash).rejects.toThrow("crash");
    expect(await unasked(person)).toEqual([]);
    await remindAt(person, at("12:32"));
    expect(await texts(person)).toHaveLength(1);
  });

  it("is sent once even if what was settled is forgotten", async () => {
    const person = await createReminded();
    for (let i = 0; i < 2; i++) {
      await settledUntil(person, at("12:00"));
      await remindAt(person, at("12:30"));
    }
    expect(await texts(person)).toHaveLength(1);
  });

  it("is left out when the meal is there already, or one near it; not for another meal", async () => {
    const [lunched, snacked, breakfasted] = await Promise.all([1, 2, 3].map(() => createReminded()));
    await ate(lunched!, "lunch", at("10:30"));
    await ate(snacked!, "morning_snack", at("11:40"));
    await ate(breakfasted!, "breakfast", at("08:00"));
    for (const person of [lunched!, snacked!, breakfasted!]) {
      await settledUntil(person, at("12:00"));
      await remindAt(person, at("12:30"));
    }
    expect([await texts(lunched!), await texts(snacked!)]).toEqual([[], []]);
    expect(await texts(breakfasted!)).toHaveLength(1);
  });

  it("of water says how much there was, and is left out once the goal is met", async () => {
    const person = await createReminded();
    await settledUntil(person, at("09:00"));
    await drank(person, 800, at("09:30"));
    await remindAt(person, at("10:00"));
    expect(await texts(person)).toEqual([expect.stringContaining("800 de 2.000 ml")]);
    await drank(person, 1200, at("14:00"));
    await remindAt(person, at("15:00"));
    expect(await texts(person)).toHaveLength(1);
  });

  it("of water goes by the goal of its day", async () => {
    const person = await createReminded();
    await db().goal.createMany({
      data: [
        { validFrom: new Date(`${FRIDAY}T00:00:00Z`), waterGoalMl: 1000 },
        { validFrom: new Date("2031-03-15T00:00:00Z"), waterGoalMl: 3000 },
      ].map((goal) => ({ userId: person.userId, author: "person" as const, ...goal })),
    });
    await settledUntil(person, at("09:00"));
    await drank(person, 800, at("09:30"));
    await remindAt(person, at("10:00"));
    expect(await texts(person)).toEqual([expect.stringContaining("800 de 1.000 ml")]);
  });

  it("of water tells no goal where a professional decides", async () => {
    const person = await createReminded();
    const maternity = "breastfeeding" as const;
    await db().healthProfile.upsert({
      where: { userId: person.userId },
      create: { userId: person.userId, maternity },
      update: { maternity },
    });
    await settledUntil(person, at("09:00"));
    await drank(person, 800, at("09:30"));
    await remindAt(person, at("10:00"));
    expect(await texts(person)).toEqual(["💧 Hora da água! Até agora, 800 ml."]);
  });

  it("of water is never sent to whom too much of it harms", async () => {
    const person = await createReminded();
    const healthConditions = ["Insuficiência cardíaca"];
    await db().healthProfile.upsert({
      where: { userId: person.userId },
      create: { userId: person.userId, healthConditions },
      update: { healthConditions },
    });
    await settledUntil(person, at("09:00"));
    await remindAt(person, at("10:00"));
    expect(await texts(person)).toEqual([]);
  });

  it("of water is answered with a tap", async () => {
    const person = await createReminded();
    await settledUntil(person, at("09:00"));
    await remindAt(person, at("10:00"));
    const [reminder] = await bubbles(person.number);
    expect(reminder?.buttons.map(({ title }) => title)).toEqual(["Água 250 ml", "Água 500 ml"]);
    await processed((await tap(person.number, reminder!.buttons[0]!)).wamid);
    expect(await db().waterEntry.findMany({ where: { userId: person.userId } })).toMatchObject([{ ml: 250 }]);
  });

  it("of a meal offers yesterday's again", async () => {
    const person = await createReminded();
    await ate(person, "lunch", at("12:40", "2031-03-13"), "2031-03-13");
    await settledUntil(person, at("12:00"));
    await remindAt(person, at("12:30"));
    const [reminder] = await bubbles(person.number);
    expect(reminder?.buttons.map(({ title }) => title)).toEqual(["Igual a ontem", "Não comi"]);
    await tap(person.number, reminder!.buttons[1]!);
    expect((await replies(person.number, 2))[1]?.text).toContain("Tudo bem");
  });

  it("speaks the person's language", async () => {
    const person = await createReminded();
    await db().profile.update({ where: { id: person.userId }, data: { locale: "en-US" } });
    await settledUntil(person, at("12:00"));
    await remindAt(person, at("12:30"));
    expect(await texts(person)).toEqual([expect.stringContaining("Lunch time!")]);
  });
});

describe("never", () => {
  it("late: a machine down for an hour makes up for nothing, and goes on with the next", async () => {
    const person = await createReminded();
    await settledUntil(person, at("12:29"));
    await remindAt(person, at("13:30"));
    expect(await texts(person)).toEqual([]);
    const schedule = await db().reminderSchedule.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(schedule.nextAt).toEqual(at("15:00"));
    await remindAt(person, at("15:00"));
    expect(await texts(person)).toEqual([expect.stringContaining("Hora da água")]);
  });

  it("late because it could not be sent: it is dropped, and the answer behind it goes out", async () => {
    const person = await createReminded();
    await db().outboundMessage.createMany({
      data: [
        { slot: "meal:x", expiresAt: new Date(Date.now() - 1_000), body: { type: "text", body: "velho" } },
        { slot: null, expiresAt: null, body: { type: "text", body: "resposta" } },
      ].map((row) => ({ ...row, userId: person.userId, contact: person.number, recipient: person.number })),
    });
    wakeOutbox([person.number]);
    expect((await replies(person.number, 1)).map(({ text }) => text)).toEqual(["resposta"]);
    expect(await unasked(person)).toEqual([{ slot: "meal:x", status: "failed", error: "stale" }]);
  });

  it("in quiet hours, which may hold midnight", async () => {
    const person = await createReminded();
    await choose(person, { quiet_start: "12:00", quiet_end: "06:00", water_reminders: false });
    await settledUntil(person, at("11:00"));
    await remindAt(person, at("12:30"));
    await remindAt(person, at("19:30"));
    expect(await texts(person)).toEqual([]);
  });

  it.each(["expired", "pending_payment"] as const)("to somebody whose subscription is %s", async (status) => {
    const person = await createReminded({ status });
    await settledUntil(person, at("12:00"));
    await remindAt(person, at("12:30"));
    expect(await texts(person)).toEqual([]);
  });

  it("to somebody who is blocked", async () => {
    const person = await createReminded();
    await db().person.update({ where: { userId: person.userId }, data: { blockedAt: new Date() } });
    await settledUntil(person, at("12:00"));
    await remindAt(person, at("12:30"));
    expect(await texts(person)).toEqual([]);
  });

  it("after PARAR, which also stops what is about to be sent", async () => {
    const person = await createReminded();
    await settledUntil(person, at("12:00"));
    await settle(person, at("12:30"));
    await processed((await write(person.number, "PARAR")).wamid);
    await replies(person.number, 1);
    expect(await texts(person)).toEqual([expect.stringContaining("não mando mais mensagens")]);
    expect(await unasked(person)).toMatchObject([{ status: "failed", error: "revoked" }]);
    await remindAt(person, at("15:00"));
    expect(await texts(person)).toHaveLength(1);
  });

  it("without the consent to keep health data, or after the one to be written to is taken back", async () => {
    for (const kind of ["health", "whatsapp"] as const) {
      const person = await createReminded();
      await db().consent.create({ data: { userId: person.userId, kind, version: "x", granted: false } });
      await settledUntil(person, at("12:00"));
      await remindAt(person, at("12:30"));
      expect(await texts(person), kind).toEqual([]);
    }
  });
});

describe("outside of the 24 hours", () => {
  async function createAway(marketingConsent: boolean) {
    const person = await createReminded();
    await db().whatsAppLink.update({ where: { userId: person.userId }, data: { marketingConsent } });
    await wrote(person, at("12:00", "2031-03-12"));
    await control("/whatsapp/window", { number: person.number, open: false });
    await settledUntil(person, at("07:00"));
    return person;
  }

  it("an approved template goes, once a day", async () => {
    const person = await createAway(true);
    for (const time of ["08:00", "10:00", "12:30", "15:00"]) await remindAt(person, at(time));
    const sent = await bubbles(person.number);
    expect(sent).toMatchObject([
      { type: "template", template: { name: "garfo_meal_reminder", language: "pt_BR" } },
    ]);
    expect(sent[0]?.text).toContain("Pessoa");
    await remindAt(person, at("08:00", "2031-03-15"));
    expect(await bubbles(person.number)).toHaveLength(2);
  });

  it("nothing goes to who did not agree to be invited back, or took it back", async () => {
    const [refused, withdrew] = [await createAway(false), await createAway(true)];
    await db().consent.create({
      data: { userId: withdrew.userId, kind: "marketing", version: "x", granted: false },
    });
    for (const person of [refused, withdrew]) {
      await remindAt(person, at("08:00"));
      expect(await unasked(person)).toEqual([]);
    }
  });

  it("who stops marketing in WhatsApp itself is not invited again", async () => {
    const person = await createAway(true);
    await remindAt(person, at("08:00"));
    const [sent] = await bubbles(person.number);
    const read = async () => {
      const row = await db().outboundMessage.findFirst({ where: { wamid: sent!.wamid } });
      expect(row?.status).toBe("read");
    };
    await vi.waitFor(read, { timeout: 15_000 });
    await db().outboundMessage.updateMany({ where: { wamid: sent!.wamid }, data: { status: "sent" } });
    await control("/whatsapp/status", { wamid: sent!.wamid, status: "failed", error: 131050 });
    const { userId } = person;
    const newest = async () => {
      const consent = await db().consent.findFirst({
        where: { userId, kind: "marketing" },
        orderBy: { at: "desc" },
      });
      expect(consent?.granted).toBe(false);
    };
    await vi.waitFor(newest, { timeout: 10_000 });
    expect(await db().whatsAppLink.findUnique({ where: { userId } })).toMatchObject({
      marketingConsent: false,
    });
    await remindAt(person, at("08:00", "2031-03-15"));
    expect(await bubbles(person.number)).toHaveLength(1);
  });

  it("a window that closes before its time brings no other template in its place", async () => {
    const person = await createAway(true);
    await wrote(person, at("07:59"));
    await remindAt(person, at("08:00"));
    expect(await unasked(person)).toMatchObject([{ status: "failed", error: "window_closed:131047" }]);
    expect(await bubbles(person.number)).toEqual([]);
  });
});
