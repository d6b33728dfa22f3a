import { describe, expect, it } from "vitest";
import { call, cookieOf, createMember, PASSWORD, uniqueEmail } from "@/tests/factories";
import { mailTo } from "./mailbox";

const login = (email: string, password = PASSWORD) => call("/api/login", { body: { email, password } });

describe("recovery", () => {
  it("answers the same whether or not there is an account", async () => {
    const { email } = await createMember();
    const [known, unknown] = await Promise.all([
      call("/api/forgot-password", { body: { email } }),
      call("/api/forgot-password", { body: { email: uniqueEmail() } }),
    ]);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
  });

  it("sets a new password by the mailed link, once, and ends every other session", async () => {
    const member = await createMember();
    const recovered = await recover(member.email);
    const reset = (token: string, password: string) =>
      call("/api/reset-password", { token, body: { password } });

    const weak = await reset(recovered, "curta");
    expect([weak.status, weak.body.fields]).toEqual([422, { password: "Use pelo menos 8 caracteres." }]);
    const done = await reset(recovered, "nova-senha-123");
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ success: true, user: { id: member.userId } });
    expect(cookieOf(done)).toMatch(/auth-token/);

    expect((await call("/api/user", { token: done.body.token })).status).toBe(200);
    expect((await call("/api/user", { token: recovered })).status).toBe(401);
    expect((await reset(recovered, "mais-outra-123")).status).toBe(401);
    expect((await call("/api/refresh-token", { body: { refreshToken: member.refreshToken } })).status).toBe(
      401,
    );
    expect((await login(member.email)).status).toBe(401);
    expect((await login(member.email, "nova-senha-123")).status).toBe(200);
    const told = async () => (await mailTo(member.email)).map(({ subject }) => subject);
    await expect.poll(told, { timeout: 10_000 }).toContain("Sua senha do Garfo foi alterada");
  });

  it("writes in the language of the account, whatever the page spoke that asked", async () => {
    const { token, email } = await createMember();
    await call("/api/user", { method: "PUT", token, body: { preferences: { locale: "en-US" } } });
    await call("/api/forgot-password", { body: { email }, headers: { "Accept-Language": "pt-BR" } });
    const letters = async () => (await mailTo(email)).map(({ subject }) => subject);
    await expect.poll(letters, { timeout: 10_000 }).toContain("Create a new Garfo password");
  });

  it("needs a session that a recovery mail opened", async () => {
    const { token } = await createMember();
    const { status, body } = await call("/api/reset-password", {
      token,
      body: { password: "nova-senha-123" },
    });
    expect([status, body.code]).toEqual([403, "recovery_required"]);
    expect((await call("/api/reset-password", { body: { password: "nova-senha-123" } })).status).toBe(401);
  });
});

/** Asks for the mail, opens its link as the page does, answers the recovery session's token. */
async function recover(email: string): Promise<string> {
  await call("/api/forgot-password", { body: { email } });
  // The sign-up's own mail, which confirms the address, is in the mailbox too.
  const recoveries = async () => (await mailTo(email)).filter(({ text }) => text.includes("/reset-password"));
  await expect.poll(recoveries, { timeout: 10_000 }).toHaveLength(1);
  const mails = await recoveries();
  const link = new URL(/https?:\/\/\S+/.exec(mails[0]!.text)![0]);
  const response = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/verify`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "" },
    body: JSON.stringify({ type: "recovery", token_hash: link.searchParams.get("token_hash") }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
