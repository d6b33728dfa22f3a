import { expect, type Page, test } from "playwright/test";
import { enter } from "@/tests/e2e/enter";
import { call, createMember, sql } from "@/tests/factories";

const CONTROL = `${new URL(process.env.PUSH_SERVICE_URL ?? "").origin}/control/push`;
const SWITCH = /Avisos neste aparelho/;

/** A test's browser reaches no push service: its page gets a subscription of the stand-in's instead. */
async function subscribeAtStandIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${CONTROL}/devices`, {
    data: { applicationServerKey: process.env.VAPID_PUBLIC_KEY },
  });
  await page.addInitScript(
    (device) => {
      let isOn = false;
      const subscription = {
        ...{ endpoint: device.endpoint, toJSON: () => device },
        unsubscribe: async () => {
          isOn = false;
          return true;
        },
      };
      // Told by the browser without a window as refused, whatever it was granted.
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      const manager = PushManager.prototype as unknown as Record<string, () => Promise<unknown>>;
      manager.subscribe = async () => {
        isOn = true;
        return subscription;
      };
      manager.getSubscription = async () => (isOn ? subscription : null);
    },
    await answer.json(),
  );
}

/** Hands messages to the page's worker, as a push service does through the browser. */
async function pushesTo(page: Page): Promise<(data: string) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await known;
  const { origin } = new URL(page.url());
  return (data) => browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const workerOf = (page: Page) => page.context().serviceWorkers()[0];

/** Keeps what the worker has shown: a browser without a window has nowhere to show it. */
const keepShown = (page: Page) =>
  workerOf(page)?.evaluate(`globalThis.shown = [];
    registration.showNotification = async (title, looks) => void shown.push({ title, ...looks })`);

/** What was shown, by title and tag. */
const shownOn = (page: Page) =>
  workerOf(page)?.evaluate("shown.map(({ title, tag }) => [title, tag ?? null])");

/** Taps the first notification. */
const tapFirst = (page: Page) =>
  workerOf(page)?.evaluate(`const event = new Event("notificationclick");
    event.notification = { close() {}, data: shown[0].data };
    event.waitUntil = (work) => work;
    dispatchEvent(event);`);

/** A member at their preferences, in a browser that may show notifications. */
async function openPreferences(page: Page, origin: string | undefined) {
  await page.context().grantPermissions(["notifications"], { origin });
  await subscribeAtStandIn(page);
  const member = await createMember({ status: "active" });
  await enter(page, member);
  await page.goto("/profile/preferences");
  return member;
}

test.use({ serviceWorkers: "allow" });

test("reminders are switched on and off in a browser, and open the page that they are about", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const member = await openPreferences(page, baseURL);
  const devices = () => sql("SELECT id FROM app.push_subscriptions WHERE user_id = $1", [member.userId]);
  const toggle = page.getByRole("checkbox", { name: SWITCH });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText("os avisos vão aparecer neste aparelho")).toBeVisible();
  await expect(toggle).toBeChecked();
  expect(await devices()).toHaveLength(1);

  const deliver = await pushesTo(page);
  const notice = { title: "Hora do almoço", body: "Conte.", path: "https://evil.example/", tag: "meal:1" };
  await keepShown(page);
  for (const data of [JSON.stringify(notice), "no json"]) await deliver(data);
  await expect
    .poll(() => shownOn(page))
    .toEqual([
      ["Hora do almoço", "meal:1"],
      ["Garfo", null],
    ]);

  await toggle.click();
  await expect(toggle).not.toBeChecked();
  expect(await devices()).toEqual([]);

  // Whatever a message leads to, a tap opens a page of ours.
  await tapFirst(page);
  await expect(page).toHaveURL(`${baseURL}/dashboard`);
});

/** The browser replaces its subscription, by one that it tells of or, as most do, leaves the worker to make. */
const replaceBy = (page: Page, device: unknown, isTold: boolean) =>
  workerOf(page)?.evaluate(
    `const made = { toJSON: () => (${JSON.stringify(device)}) };
    PushManager.prototype.subscribe = async () => made;
    const event = new Event("pushsubscriptionchange");
    event.newSubscription = ${isTold ? "made" : "null"};
    let renewed;
    event.waitUntil = (work) => { renewed = work };
    dispatchEvent(event);
    renewed`,
  );

test("a browser that replaces its subscription goes on showing reminders, again and again", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const member = await openPreferences(page, baseURL);
  await page.getByRole("checkbox", { name: SWITCH }).click();
  await expect(page.getByText("os avisos vão aparecer neste aparelho")).toBeVisible();
  const data = { applicationServerKey: process.env.VAPID_PUBLIC_KEY };
  for (const isTold of [true, false]) {
    const device = await (await page.request.post(`${CONTROL}/devices`, { data })).json();
    await replaceBy(page, device, isTold);
    const stored = await sql("SELECT endpoint FROM app.push_subscriptions WHERE user_id = $1", [
      member.userId,
    ]);
    expect(stored).toEqual([{ endpoint: device.endpoint }]);
  }
});

test("who refuses is told so, and who has WhatsApp linked is not asked", async ({ page, context }) => {
  await context.clearPermissions();
  const member = await createMember({ status: "active" });
  await enter(page, member);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await page.goto("/profile/preferences");
  await expect(page.getByRole("checkbox", { name: SWITCH })).toBeVisible();
  await expect(page.getByText("Os avisos estão bloqueados neste navegador")).toBeVisible();
  await sql(
    `INSERT INTO app.whatsapp_links (user_id, status, canonical_number, confirmed_at, updated_at)
     VALUES ($1, 'confirmed', $2, now(), now())`,
    [member.userId, `5511${Date.now()}`.slice(0, 13)],
  );
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Refeições" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: SWITCH })).toHaveCount(0);
  expect((await call("/api/push-devices", { token: member.token })).body.devices).toEqual([]);
});
