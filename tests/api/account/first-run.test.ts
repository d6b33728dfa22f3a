import { describe, expect, it } from "vitest";
import { call, createMember, elsewhere, PASSWORD, uniqueEmail } from "../../factories";

async function signUp(firstRun?: boolean): Promise<{ token: string }> {
  const body = { name: "Ana Lima", email: uniqueEmail(), password: PASSWORD, planId: "trial" };
  const consents = { terms: true, privacy: true, health: true };
  const { status, body: answer } = await call("/api/signup", {
    headers: elsewhere(),
    body: { ...body, consents, ...(firstRun === undefined ? {} : { firstRun }) },
  });
  expect(status).toBe(200);
  return answer;
}

const read = async (token: string) => (await call("/api/first-run", { token })).body;
const save = (token: string, body: unknown) => call("/api/first-run", { method: "PUT", token, body });

describe("the first questions", () => {
  it("come by themselves to who signed up where they are asked, and to nobody else", async () => {
    const led = await signUp(true);
    const open = { step: "objective", state: "open", objective: null };
    expect(await read(led.token)).toEqual(open);
    expect((await call("/api/dashboard", { token: led.token })).body.first_run).toEqual(open);
    for (const { token } of [await signUp(), await signUp(false), await createMember()]) {
      expect(await read(token)).toMatchObject({ state: "done" });
      expect((await call("/api/dashboard", { token })).body.first_run).toBeNull();
    }
  });

  it("go on where they were left, on any device", async () => {
    const { token } = await signUp(true);
    expect((await save(token, { objective: "lose" })).body).toEqual({
      ...{ step: "objective", state: "open", objective: "lose" },
    });
    await save(token, { step: "routine" });
    expect(await read(token)).toEqual({ step: "routine", state: "open", objective: "lose" });
    await save(token, { state: "skipped" });
    const { body } = await call("/api/dashboard", { token });
    expect(body.first_run).toEqual({ step: "routine", state: "skipped", objective: "lose" });
  });

  it("can be asked for by who was never asked them", async () => {
    const { token } = await createMember();
    expect((await save(token, { step: "body", state: "open" })).body).toEqual({
      ...{ step: "body", state: "open", objective: null },
    });
  });

  it("refuse what is no step, and who withdrew the consent to health data", async () => {
    const { token } = await signUp(true);
    for (const body of [{ step: "shoes" }, { state: "later" }, { objective: "win" }, { user_id: "x" }]) {
      expect([body, (await save(token, body)).status]).toEqual([body, 422]);
    }
    await call("/api/consents", { token, body: { kind: "health", granted: false } });
    expect((await save(token, { step: "body" })).body).toMatchObject({ code: "health_consent_needed" });
  });
});

it("the dashboard says whether a number is linked", async () => {
  const { token } = await createMember();
  expect((await call("/api/dashboard", { token })).body.whatsapp).toBe("none");
});
