import { expect, it } from "vitest";
import { call, createMember, sql } from "@/tests/factories";

const feedOf = (address: string) => call(new URL(address).pathname);

it("a calendar reads the reminders at a secret address, until it is changed or taken away", async () => {
  const { token, userId } = await createMember({ status: "active" });
  expect((await call("/api/calendar-feed", { token })).body).toMatchObject({ active: false });
  const body = {
    exercise_reminders: true,
    exercise_times: ["18:15"],
    exercise_days: [1, 3],
    water_reminders: false,
  };
  await call("/api/reminders", { method: "PUT", token, body });
  const made = await call("/api/calendar-feed", { method: "POST", token });
  expect(made.status).toBe(201);
  const [row] = await sql(
    "SELECT row_to_json(f)::text AS text FROM app.calendar_feeds f WHERE user_id = $1",
    [userId],
  );
  expect(String(row?.text)).not.toContain(made.body.address.split("/").at(-1).replace(".ics", ""));

  const feed = await feedOf(made.body.address);
  expect([feed.status, feed.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(feed.headers.get("cache-control")).toContain("private");
  expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(feed.body).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO,WE");
  expect(feed.body).toContain("T181500");
  expect(feed.body).not.toContain("Beber");
  expect((await call("/api/calendar-feed", { token })).body.lastReadAt).toMatch(/:00:00\.000Z$/);

  const renewed = await call("/api/calendar-feed", { method: "POST", token });
  expect((await feedOf(made.body.address)).status).toBe(404);
  expect((await feedOf(renewed.body.address)).status).toBe(200);
  expect((await call("/api/calendar-feed", { method: "DELETE", token })).status).toBe(200);
  expect((await feedOf(renewed.body.address)).status).toBe(404);
});

it("is nobody's at an address that was guessed, and not that of somebody blocked", async () => {
  expect((await call("/api/calendar/abcdefghijklmnopqrstuvwxyz.ics")).status).toBe(404);
  expect((await call("/api/calendar/x")).status).toBe(404);
  const { token, userId } = await createMember({ status: "active" });
  const { body } = await call("/api/calendar-feed", { method: "POST", token });
  await sql("UPDATE app.people SET blocked_at = now() WHERE user_id = $1", [userId]);
  expect((await feedOf(body.address)).status).toBe(404);
});
