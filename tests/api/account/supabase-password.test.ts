import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { takesPasswordUnproven } from "@/lib/integrations/supabase/password-rule";
import { sql, uniqueEmail } from "@/tests/factories";
import { travel } from "@/tests/providers";
import { gateBehind } from "./gate-behind";
import { call, client, newPerson, PASSWORD, recoveryMail } from "./gate-client";

const OTHER = "outra-senha-boa-2";

/** `PUT /auth/v1/user` with the public key and somebody's token, as whoever holds both can send it. */
async function change(token: string, body: Record<string, unknown>) {
  const response = await call("PUT", "/auth/v1/user", body, { authorization: `Bearer ${token}` });
  const { error_code: code } = (await response.json()) as { error_code?: string };
  return code ?? response.status;
}

const signsIn = async (email: string, password: string) =>
  (await client().auth.signInWithPassword({ email, password })).error === null;

const age = (email: string) =>
  sql(
    `UPDATE auth.sessions SET created_at = now() - interval '25 hours'
     WHERE user_id = (SELECT id FROM auth.users WHERE email = $1)`,
    [email],
  );

describe("a new password, asked for at the authentication service itself", () => {
  it("needs the current one", async () => {
    const { email, session } = await newPerson();
    const token = session.access_token;
    expect(await change(token, { password: OTHER })).toBe("current_password_required");
    expect(await change(token, { password: OTHER, current_password: 7 })).toBe("current_password_required");
    expect(await change(token, { password: OTHER, current_password: OTHER })).toBe(
      "current_password_invalid",
    );
    expect(await signsIn(email, PASSWORD)).toBe(true);
    expect(await change(token, { password: PASSWORD, current_password: PASSWORD })).toBe("same_password");
    expect(await change(token, { password: OTHER, current_password: PASSWORD })).toBe(200);
    expect([await signsIn(email, PASSWORD), await signsIn(email, OTHER)]).toEqual([false, true]);
  });

  it("ends every other session", async () => {
    const { email, session } = await newPerson();
    const { data } = await client().auth.signInWithPassword({ email, password: PASSWORD });
    await change(session.access_token, { password: OTHER, current_password: PASSWORD });
    const refreshed = async (token = "") =>
      (await client().auth.refreshSession({ refresh_token: token })).error === null;
    expect(await refreshed(data.session?.refresh_token)).toBe(false);
    expect(await refreshed(session.refresh_token)).toBe(true);
  });

  it("is no place to guess at", async () => {
    const { session } = await newPerson();
    const guess = (current_password: string) =>
      change(session.access_token, { password: OTHER, current_password });
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(`guess-number-${i}`)));
    expect(guesses.filter((code) => code === "current_password_invalid").length).toBeLessThanOrEqual(24);
    expect(await guess(PASSWORD)).toBe("over_request_rate_limit");
  });

  it("needs a session of the last day as well", async () => {
    const { email, session } = await newPerson();
    await age(email);
    const body = { password: OTHER, current_password: PASSWORD };
    expect(await change(session.access_token, body)).toBe("reauthentication_needed");
    expect(await change(session.access_token, { ...body, nonce: "123456" })).toBe(
      "reauthentication_not_valid",
    );
    expect(await signsIn(email, PASSWORD)).toBe(true);
  });

  it("needs no current one after a recovery", async () => {
    const { email } = await newPerson();
    await client().auth.resetPasswordForEmail(email);
    const { code } = await recoveryMail(email);
    const { data } = await client().auth.verifyOtp({ email, token: code, type: "recovery" });
    expect(await change(data.session?.access_token ?? "", { password: OTHER })).toBe(200);
    expect(await signsIn(email, OTHER)).toBe(true);
  });

  it("is the first one of who came by a provider within the day", async () => {
    const email = uniqueEmail("primeira");
    const { code, verifier } = await travel("google", { email });
    const response = await call("POST", "/auth/v1/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: verifier,
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    await age(email);
    expect(await change(token, { password: OTHER })).toBe("reauthentication_needed");
    await sql(
      "UPDATE auth.sessions SET created_at = now() WHERE user_id = (SELECT id FROM auth.users WHERE email = $1)",
      [email],
    );
    expect(await change(token, { password: OTHER })).toBe(200);
    expect(await change(token, { password: PASSWORD })).toBe("current_password_required");
  });
});

describe("whether the project asks for the current password", () => {
  it("is found out", async () => {
    expect(await takesPasswordUnproven(new Date())).toBe(false);
  });

  it("is said in the log when it does not, and of the user who was asked nothing is left", async () => {
    let asked = "";
    // As a project answers that has the setting off.
    const { server, url } = await gateBehind(({ method, url: path }, body) => {
      if (path === "/auth/v1/admin/users") asked = JSON.parse(body).email;
      const isChange = method === "PUT" && path === "/auth/v1/user" && !body.includes("current_password");
      return isChange
        ? { status: 422, body: JSON.stringify({ code: 422, error_code: "same_password" }) }
        : null;
    });
    // The product asked when it started, which may be less than a minute ago.
    await sql("DELETE FROM app.rate_limits WHERE key LIKE 'password-rule:%'");
    const file = join(import.meta.dirname, "../../../lib/auth/password/check-password-rule.server.ts");
    const check = `import(${JSON.stringify(file)}).then((it) => it.checkPasswordRule()).then(() => process.exit())`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "--eval", check],
      { env: { ...process.env, NEXT_PUBLIC_SUPABASE_URL: url, LOG_LEVEL: "warn" } },
    ).finally(() => server.close());
    expect(stdout).toContain("takes a new password without the current one");
    expect(asked).toMatch(/^settings-/);
    expect(await sql("SELECT FROM auth.users WHERE email = $1", [asked])).toEqual([]);
  });
});
