import { describe, expect, it, vi } from "vitest";
import { remindDue, remindPeople } from "@/lib/chat/remind-people.server";
import { db } from "@/lib/db";
import { postMail } from "@/lib/jobs/mail-outbox";
import { wakeOutbox } from "@/lib/jobs/outbox";
import { call } from "../factories";
import { nextMailTo } from "./mailbox";
import { bubbles, control, processed, replies, tap, write } from "./phone";
import {
  at,
  ate,
  createReminded,
  drank,
  FRIDAY,
  type Reminded,
  remindAt,
  SUNDAY,
  settle,
  settledUntil,
  unasked,
  wrote,
} from "./reminded";

const put = ({ token }: Reminded, body: unknown) => call("/api/reminders", { method: "PUT", token, body });
const texts = async ({ number }: Reminded) => (await bubbles(number)).map(({ text }) => text);

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
    await put(person, { quiet_start: "12:00", quiet_end: "06:00", water_reminders: false });
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
    for (const kind of ["health", "whatsapp"]) {
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

describe("the day's summary", () => {
  it("tells the figures that the dashboard shows", async () => {
    const person = await createReminded();
    const zone = "America/Sao_Paulo";
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
    const { token } = person;
    await call("/api/meals", { token, body: { text: "2 ovos cozidos e 1 pão francês", day: today } });
    await call("/api/water", { token, body: { ml: 750, day: today } });
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
    await put(person, { evening_time: "20:15" });
    await drank(person, 300, at("09:00"));
    await settledUntil(person, at("20:00"));
    await remindAt(person, at("20:15"));
    await put(person, { evening_time: "21:30" });
    await remindAt(person, at("21:30"));
    await remindAt(person, at("21:30", "2031-03-15"));
    expect((await texts(person)).filter((text) => text.includes("Seu dia"))).toHaveLength(1);
  });
});

describe("the week's report", () => {
  it("comes on Sunday at ten with the averages of the days logged and the change of weight", async () => {
    const person = await createReminded();
    await put(person, { water_reminders: false });
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
    await put(person, { water_reminders: false });
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
    await put(person, { water_reminders: false, meal_reminders: false });
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
    const kind = { userId: person.userId, kind: "trial_ending" };
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
    await put(person, { water_reminders: false, meal_reminders: false });
    await settledUntil(person, at("08:30"));
    await remindAt(person, at("09:00"));
    expect(await texts(person)).toEqual([]);
  });
});

describe("said to the assistant", () => {
  it("changes the same settings, and is answered with them as they are now", async () => {
    const person = await createReminded();
    const { token, number } = person;
    await write(number, "me avisa de tomar água às 16h");
    expect((await replies(number, 1))[0]?.text).toContain("10:00, 15:00, 16:00, 17:30");
    await write(number, "para de me lembrar do almoço");
    await write(number, "me lembra de treinar segunda e quarta às 7h");
    await write(number, "não me manda nada depois das 21h30");
    const last = (await replies(number, 4))[3]?.text;
    expect(last).toContain("08:00, 19:30");
    expect(last).toContain("07:00 (seg, qua)");
    expect(last).toContain("21:30 às 07:00");
    expect((await call("/api/reminders", { token })).body).toMatchObject({
      ...{ meal_times: ["08:00", "19:30"], water_times: ["10:00", "15:00", "16:00", "17:30"] },
      ...{ exercise_times: ["07:00"], exercise_days: [1, 3], quiet_start: "21:30" },
    });
    const { nextAt } = await db().reminderSchedule.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(nextAt && nextAt.getTime() < Date.now() + 24 * 3_600_000).toBe(true);
  });
});

describe("settings", () => {
  it("hold over the API what was not there before", async () => {
    const person = await createReminded();
    const { body } = await call("/api/reminders", { token: person.token });
    expect(body).toMatchObject({
      ...{ evening_summary: true, evening_time: "21:00", weekly_report: true },
      exercise_days: [1, 2, 3, 4, 5, 6, 7],
    });
    const change = {
      evening_summary: false,
      evening_time: "20:30",
      weekly_report: false,
      exercise_days: [5, 1, 5],
    };
    expect((await put(person, change)).body).toMatchObject({ ...change, exercise_days: [1, 5] });
    expect((await put(person, { exercise_days: [0] })).status).toBe(422);
    expect((await put(person, { evening_time: "24:00" })).status).toBe(422);
  });

  it("take effect at once: a new time is looked at now, an old one no more, and nothing reaches back", async () => {
    const person = await createReminded();
    const { userId } = person;
    await settledUntil(person, at("12:00"));
    await settle(person, at("12:01"));
    const next = async () => (await db().reminderSchedule.findUniqueOrThrow({ where: { userId } })).nextAt;
    expect(await next()).toEqual(at("12:30"));
    await put(person, { meal_times: ["13:10"] });
    expect((await next())?.getTime()).toBeLessThanOrEqual(Date.now());
    await settle(person, at("12:02"));
    expect(await next()).toEqual(at("13:10"));
    await remindAt(person, at("13:10"));
    expect(await unasked(person)).toMatchObject([{ slot: `meal:${FRIDAY}:13:10` }]);
    // Chosen at 13:20 for 13:15: tomorrow.
    await settle(person, at("13:20"));
    await put(person, { meal_times: ["13:15"] });
    await remindAt(person, at("13:21"));
    expect(await unasked(person)).toHaveLength(1);
  });

  it("move with the time zone, and the clocks' changes with it", async () => {
    const person = await createReminded();
    await put(person, { time_zone: "America/New_York", water_reminders: false, evening_summary: false });
    const { userId } = person;
    const lunches: string[] = [];
    for (const day of ["2031-03-08", "2031-03-09"]) {
      await settledUntil(person, new Date(`${day}T15:00:00Z`));
      await settle(person, new Date(`${day}T15:01:00Z`));
      lunches.push(
        (await db().reminderSchedule.findUniqueOrThrow({ where: { userId } })).nextAt?.toISOString() ?? "",
      );
    }
    expect(lunches).toEqual(["2031-03-08T17:30:00.000Z", "2031-03-09T16:30:00.000Z"]);
  });

  it("that make no sense hold up nobody else", async () => {
    const [broken, sound] = [await createReminded(), await createReminded()];
    await db().profile.update({ where: { id: broken.userId }, data: { timeZone: "Mars/Olympus" } });
    for (const person of [broken, sound]) await settledUntil(person, at("12:00"));
    await db().$transaction((tx) => remindPeople(tx, [broken.userId, sound.userId], at("12:30")));
    expect(await unasked(sound)).toHaveLength(1);
    expect(await unasked(broken)).toEqual([]);
  });
});

it("two workers share what is due and take nobody twice", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => createReminded()));
  const ids = people.map(({ userId }) => userId);
  // Before anybody else's time, so that a batch of two is these people's.
  const past = new Date("2001-01-01T12:00:00Z");
  await db().reminderSchedule.updateMany({ where: { userId: { in: ids } }, data: { nextAt: past } });
  const shares = await Promise.all([1, 2].map(() => remindDue(past, 2)));
  // The product's own job of the minute may have come first.
  for (const { people } of shares) expect(people).toBeLessThanOrEqual(2);
  const left = await db().reminderSchedule.count({ where: { userId: { in: ids }, nextAt: past } });
  expect(left).toBe(0);
});
