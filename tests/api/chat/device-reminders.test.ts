import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { sendPushes } from "@/lib/push/send-pushes.server";
import { call, createMember, type Member, type MemberOptions, PASSWORD, sql } from "@/tests/factories";
import { control, uniqueNumber } from "./phone";
import { at, ate, choose, drank, FRIDAY, PAID, SUNDAY, settle, settledUntil, texts, wrote } from "./reminded";

const CONSOLE = new URL(process.env.PUSH_SERVICE_URL ?? "").origin;
const SERVER_KEY = process.env.VAPID_PUBLIC_KEY ?? "";

type Device = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Shown = { data: { title: string; body: string; path: string; tag: string; lang: string }; ttl: number };

/** A browser that subscribed at the push service. */
const newDevice = (applicationServerKey = SERVER_KEY) =>
  control<Device>("/push/devices", { applicationServerKey });

const switchOn = ({ token }: Member, { endpoint, keys }: Device, locale = "pt-BR") =>
  call("/api/push-devices", { token, body: { endpoint, keys, locale } });

type Watched = Member & { device: Device };

/** Somebody without a number who has reminders on one device, with everything before FRIDAY's noon settled. */
async function createWatched(options: MemberOptions = {}, locale = "pt-BR"): Promise<Watched> {
  const member = await createMember({ ...PAID, ...options });
  const device = await newDevice();
  const { status } = await switchOn(member, device, locale);
  if (status !== 201) throw new Error(`${status}`);
  await settledUntil(member, at("12:00"));
  return { ...member, device };
}

const send = (now: Date) =>
  sendPushes({
    ...{ actor: { kind: "job", name: "test" }, person: null, locale: DEFAULT_LOCALE, tx: null },
    now,
  });

/** What the job of the minute does for one person at a given time. */
async function remindAt(member: Member, now: Date): Promise<void> {
  await settle(member, now);
  await send(now);
}

const shownOn = ({ id }: Device) => control<Shown[]>(`/push/messages?device=${id}`);
const titlesOn = async (device: Device) => (await shownOn(device)).map(({ data }) => data.title);
const devicesOf = async ({ token }: Member) => (await call("/api/push-devices", { token })).body.devices;

describe("a reminder on a device", () => {
  it("is shown once, in general words, and for as long as it is worth", async () => {
    const person = await createWatched();
    await Promise.all([1, 2, 3].map(() => remindAt(person, at("12:30"))));
    await remindAt(person, at("12:31"));
    expect(await shownOn(person.device)).toMatchObject([
      {
        data: { title: expect.stringContaining("almoço"), path: "/dashboard", tag: `meal:${FRIDAY}:12:30` },
        ttl: 900,
      },
    ]);
    expect((await devicesOf(person))[0].lastSuccessAt).toBe(at("12:30").toISOString());
  });

  it("speaks each device's language, on each device once", async () => {
    const person = await createWatched({}, "en-US");
    const other = await newDevice();
    await switchOn(person, other);
    await remindAt(person, at("12:30"));
    expect(await titlesOn(person.device)).toEqual([expect.stringContaining("Lunch")]);
    expect(await titlesOn(other)).toEqual([expect.stringContaining("almoço")]);
  });

  it("is left out when the meal is there already, and in quiet hours", async () => {
    const [lunched, quiet] = [await createWatched(), await createWatched()];
    await ate(lunched, "lunch", at("12:10"));
    await choose(quiet, { quiet_start: "12:00", quiet_end: "14:00" });
    await settledUntil(quiet, at("12:00"));
    for (const person of [lunched, quiet]) {
      await remindAt(person, at("12:30"));
      expect(await titlesOn(person.device)).toEqual([]);
    }
  });

  it("of water, of the day and of the week tells no figure", async () => {
    const person = await createWatched();
    await drank(person, 800, at("09:30"));
    await remindAt(person, at("15:00"));
    await remindAt(person, at("21:00"));
    await settledUntil(person, at("09:00", SUNDAY));
    await remindAt(person, at("10:00", SUNDAY));
    const shown = await shownOn(person.device);
    const paths = shown.map(({ data }) => data.path);
    expect(new Set(paths)).toEqual(new Set(["/dashboard", "/progress?dia=hoje", "/progress"]));
    for (const { data } of shown) expect(`${data.title} ${data.body}`).not.toMatch(/\d/);
  });
});

describe("nothing is shown", () => {
  it("to whom WhatsApp reaches: a number linked later takes over at once", async () => {
    const person = { ...(await createWatched()), number: uniqueNumber() };
    await settle(person, at("12:30"));
    const { userId, number: canonicalNumber } = person;
    await db().whatsAppLink.create({
      data: { userId, status: "confirmed", canonicalNumber, confirmedAt: new Date() },
    });
    await control("/whatsapp/window", { number: person.number, open: true });
    await wrote(person, at("12:00"));
    await send(at("12:30"));
    await settledUntil(person, at("19:00"));
    await settle(person, at("19:30"));
    await send(at("19:30"));
    expect(await titlesOn(person.device)).toEqual([]);
    const [waiting] = await sql("SELECT slot FROM app.outbound_messages WHERE user_id = $1", [person.userId]);
    expect(waiting).toEqual({ slot: `meal:${FRIDAY}:19:30` });
    expect(await texts(person)).toEqual([]);
  });

  it("after the consent to health data was taken back, nor to who is blocked or has not paid", async () => {
    const people = [await createWatched(), await createWatched(), await createWatched({ status: "expired" })];
    await call("/api/consents", { token: people[0]!.token, body: { kind: "health", granted: false } });
    await sql("UPDATE app.people SET blocked_at = now() WHERE user_id = $1", [people[1]!.userId]);
    for (const person of people) {
      await settledUntil(person, at("12:00"));
      await remindAt(person, at("12:30"));
      expect(await titlesOn(person.device)).toEqual([]);
    }
  });

  it("when the consent goes between storing and sending", async () => {
    const person = await createWatched();
    await settle(person, at("12:30"));
    await call("/api/consents", { token: person.token, body: { kind: "health", granted: false } });
    await send(at("12:30"));
    expect(await titlesOn(person.device)).toEqual([]);
  });

  it("after the session of the device ended: logged out, signed out from elsewhere, a new password", async () => {
    const [out, ended, renewed] = [await createWatched(), await createWatched(), await createWatched()];
    await call("/api/logout", { method: "POST", token: out.token });
    const elsewhere = async ({ email, password }: Member) =>
      (await call("/api/login", { body: { email, password } })).body.token as string;
    const token = await elsewhere(ended);
    const { sessions } = (await call("/api/sessions", { token })).body;
    const first = sessions.find(({ current }: { current: boolean }) => !current);
    await call(`/api/sessions/${first.id}`, { method: "DELETE", token });
    const passwords = { currentPassword: PASSWORD, password: "outra-senha-forte-9" };
    await call("/api/change-password", { token: await elsewhere(renewed), body: passwords });
    for (const { userId } of [out, ended, renewed]) {
      expect(await sql("SELECT id FROM app.push_subscriptions WHERE user_id = $1", [userId])).toEqual([]);
    }
  });
});

describe("a push service in trouble", () => {
  it("that knows the device no more ends it", async () => {
    const person = await createWatched();
    await fetch(`${CONSOLE}/control/push/devices/${person.device.id}`, { method: "DELETE" });
    await remindAt(person, at("12:30"));
    expect(await devicesOf(person)).toEqual([]);
  });

  it("is asked again within the reminder's time, and not beyond", async () => {
    const person = await createWatched();
    await control("/faults", { service: "push", mode: "error", status: 503, count: 1 });
    await remindAt(person, at("12:30"));
    expect(await titlesOn(person.device)).toEqual([]);
    await send(at("12:32"));
    expect(await titlesOn(person.device)).toHaveLength(1);
    await settledUntil(person, at("19:00"));
    await control("/faults", { service: "push", mode: "error", status: 429, count: 1 });
    await remindAt(person, at("19:30"));
    await send(at("19:46"));
    expect(await titlesOn(person.device)).toHaveLength(1);
  });

  it("that takes our key for another's keeps the device", async () => {
    const person = await createMember(PAID);
    const device = await newDevice("another-key");
    await switchOn(person, device);
    await settledUntil(person, at("12:00"));
    await remindAt(person, at("12:30"));
    expect([await titlesOn(device), await devicesOf(person)]).toMatchObject([[], [{ lastSuccessAt: null }]]);
  });
});

describe("a device", () => {
  it("is listed by its browser, switched off, and unknown afterwards", async () => {
    const person = await createWatched();
    const [listed] = await devicesOf(person);
    expect(Object.keys(listed).sort()).toEqual(["browser", "createdAt", "id", "lastSuccessAt", "system"]);
    const drop = () => call(`/api/push-devices/${listed.id}`, { method: "DELETE", token: person.token });
    expect((await drop()).status).toBe(200);
    expect((await drop()).status).toBe(404);
    await remindAt(person, at("12:30"));
    expect(await titlesOn(person.device)).toEqual([]);
  });

  it("told of twice is one, and whoever else uses the browser later has it", async () => {
    const [person, next] = [await createWatched(), await createMember(PAID)];
    await switchOn(person, person.device, "en-US");
    expect(await devicesOf(person)).toHaveLength(1);
    expect((await switchOn(next, person.device)).status).toBe(201);
    expect([await devicesOf(person), await devicesOf(next)]).toMatchObject([[], [{}]]);
  });

  it("is one of ten at most: the oldest goes", async () => {
    const person = await createWatched();
    const [first] = await devicesOf(person);
    for (let i = 0; i < 10; i++) await switchOn(person, await newDevice());
    const left = await devicesOf(person);
    expect(left).toHaveLength(10);
    expect(left).not.toContainEqual(first);
  });

  it("that its browser gave a new subscription goes on, for who knows the old one's secret", async () => {
    const person = await createWatched();
    const { endpoint, keys } = person.device;
    const made = await newDevice();
    const renew = (auth: string) =>
      call("/api/push-devices/renewal", {
        body: { replaced: { endpoint, auth }, endpoint: made.endpoint, keys: made.keys },
      });
    expect((await renew("A".repeat(22))).status).toBe(404);
    expect((await renew(keys.auth)).status).toBe(200);
    await remindAt(person, at("12:30"));
    expect([await titlesOn(person.device), (await titlesOn(made)).length]).toEqual([[], 1]);
  });

  it.each([
    "http://push.example/1",
    "https://127.0.0.1/push/1",
    "https://10.1.2.3/1",
    "https://localhost/1",
    "https://push.example:8443/1",
    "https://metadata.internal/1",
    `${CONSOLE}/control/reset`,
    `${CONSOLE}/push/../control/reset`,
  ])("is never at %s", async (endpoint) => {
    const { keys } = await newDevice();
    const { token } = await createMember(PAID);
    const answer = await call("/api/push-devices", { token, body: { endpoint, keys, locale: "pt-BR" } });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ["endpoint"]]);
  });
});
