import { describe, expect, it } from "vitest";
import { remindDue, remindPeople } from "@/lib/chat/reminders/remind-people.server";
import { db } from "@/lib/db";
import { call } from "@/tests/factories";
import { replies, write, writeInTurn } from "./phone";
import { at, choose, createReminded, FRIDAY, remindAt, settle, settledUntil, unasked } from "./reminded";

describe("said to the assistant", () => {
  it("changes the same settings, and is answered with them as they are now", async () => {
    const person = await createReminded();
    const { token, number } = person;
    await write(number, "me avisa de tomar água às 16h");
    expect((await replies(number, 1))[0]?.text).toContain("10:00, 15:00, 16:00, 17:30");
    const [, , , settled] = await writeInTurn(number, [
      "para de me lembrar do almoço",
      "me lembra de treinar segunda e quarta às 7h",
      "não me manda nada depois das 21h30",
    ]);
    const last = settled?.text;
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

it("asked to stop, the assistant writes nothing unasked any more, and says so", async () => {
  const { token, number } = await createReminded();
  await write(number, "não quero mais lembretes");
  expect((await replies(number, 1))[0]?.text).toContain("não mando mais lembretes nem resumos");
  expect((await call("/api/reminders", { token })).body).toMatchObject({
    ...{ meal_reminders: false, water_reminders: false, exercise_reminders: false },
    ...{ evening_summary: false, weekly_report: false },
  });
});

describe("left out today", () => {
  it("is said so, leaves the settings as they are, and ends when a reminder is asked for", async () => {
    const person = await createReminded();
    const { userId, token, number } = person;
    const row = () => db().reminderSettings.findUniqueOrThrow({ where: { userId } });
    await write(number, "sem lembrete de água hoje");
    expect((await replies(number, 1))[0]?.text).toContain("hoje sem lembrete de água");
    await write(number, "hoje não me lembra do almoço");
    await replies(number, 2);
    expect(await row()).toMatchObject({ waterReminders: true, paused: ["water", "meal:12:30"] });
    expect((await call("/api/reminders", { token })).body).toMatchObject({ water_reminders: true });
    await write(number, "liga os lembretes de água");
    await replies(number, 3);
    expect(await row()).toMatchObject({ pausedOn: null, paused: [] });
  });

  it("is not sent on that day", async () => {
    const person = await createReminded();
    const { userId } = person;
    await db().reminderSettings.upsert({
      where: { userId },
      create: { userId, pausedOn: new Date(FRIDAY), paused: ["water"] },
      update: { pausedOn: new Date(FRIDAY), paused: ["water"] },
    });
    await settledUntil(person, at("14:00"));
    await remindAt(person, at("15:00"));
    expect(await unasked(person)).toEqual([]);
    await remindAt(person, at("19:30"));
    expect(await unasked(person)).toMatchObject([{ slot: `meal:${FRIDAY}:19:30` }]);
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
    expect((await choose(person, change)).body).toMatchObject({ ...change, exercise_days: [1, 5] });
    expect((await choose(person, { exercise_days: [0] })).status).toBe(422);
    expect((await choose(person, { evening_time: "24:00" })).status).toBe(422);
  });

  it("take effect at once: a new time is looked at now, an old one no more, and nothing reaches back", async () => {
    const person = await createReminded();
    const { userId } = person;
    await settledUntil(person, at("12:00"));
    await settle(person, at("12:01"));
    const next = async () => (await db().reminderSchedule.findUniqueOrThrow({ where: { userId } })).nextAt;
    expect(await next()).toEqual(at("12:30"));
    await choose(person, { meal_times: ["13:10"] });
    expect((await next())?.getTime()).toBeLessThanOrEqual(Date.now());
    await settle(person, at("12:02"));
    expect(await next()).toEqual(at("13:10"));
    await remindAt(person, at("13:10"));
    expect(await unasked(person)).toMatchObject([{ slot: `meal:${FRIDAY}:13:10` }]);
    // Chosen at 13:20 for 13:15: tomorrow.
    await settle(person, at("13:20"));
    await choose(person, { meal_times: ["13:15"] });
    await remindAt(person, at("13:21"));
    expect(await unasked(person)).toHaveLength(1);
  });

  it("move with the time zone, and the clocks' changes with it", async () => {
    const person = await createReminded();
    await choose(person, { time_zone: "America/New_York", water_reminders: false, evening_summary: false });
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
