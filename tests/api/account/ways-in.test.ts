import { describe, expect, it } from "vitest";
import { auditId } from "@/lib/audit/note-action.server";
import { db } from "@/lib/db";
import { call, createMember, uniqueEmail } from "@/tests/factories";
import { authorizeAddress, comeBy, decide, link, newVerifier } from "@/tests/providers";
import { client, GATE, call as gateCall } from "./gate-client";
import { age, confirm, own, renewed, unconfirm } from "./identity-rig";
import { mailTo, nextMailTo } from "./mailbox";

describe("ways in", () => {
  it("are listed, added after the password and taken off again, which the address is told", async () => {
    const member = await createMember();
    await confirm(member.userId);
    expect(await own(member.token)).toMatchObject([{ provider: "email", removable: false }]);
    const email = uniqueEmail("google");
    expect((await link(member, "google", email)).searchParams.get("error")).toBeNull();
    const noted = await call("/api/identities", { method: "PUT", token: member.token });
    expect(noted.body.identities).toMatchObject([
      { provider: "email" },
      { provider: "google", email, removable: true },
    ]);
    expect(noted.body.linkable).toEqual(["apple"]);
    // Told once, however often the browser says so.
    const put = () => call("/api/identities", { method: "PUT", token: member.token });
    await Promise.all(Array.from({ length: 4 }, put));
    const added = { action: "identity.added", subjectId: auditId(member.userId) };
    expect(await db().auditEntry.count({ where: added })).toBe(1);
    expect((await nextMailTo(member.email, 2)).subject).toBe("Uma nova forma de entrar no Garfo");
    expect((await comeBy("google", { email })).body.user?.id).toBe(member.userId);

    const { id } = noted.body.identities[1];
    const { status, body } = await call(`/api/identities/${id}`, {
      ...{ method: "DELETE", token: member.token },
      body: { password: member.password },
    });
    expect([status, body.identities.length]).toEqual([200, 1]);
    expect((await comeBy("google", { email })).body.code).toBe("account_needed");
    expect((await nextMailTo(member.email, 3)).subject).toBe("Uma forma de entrar no Garfo foi desligada");
  });

  it("ask for the password, or a fresh sign-in", async () => {
    const member = await createMember();
    await confirm(member.userId);
    await age(member.userId);
    const token = await renewed(member.refreshToken);
    const ask = (body: object) =>
      call("/api/identities", {
        ...{ method: "POST", token },
        body: { provider: "google", challenge: newVerifier().challenge, ...body },
      });
    expect((await ask({})).body.code).toBe("proof_needed");
    expect((await ask({ password: "errada-mesmo" })).body.code).toBe("wrong_password");
    expect((await ask({ password: member.password })).status).toBe(200);
    const fresh = (await call("/api/login", { body: { email: member.email, password: member.password } }))
      .body;
    const answer = await call("/api/identities", {
      ...{ method: "POST", token: fresh.token },
      body: { provider: "google", challenge: newVerifier().challenge },
    });
    expect(answer.status).toBe(200);
  });

  it("are not added to an account whose address is not confirmed", async () => {
    const member = await createMember();
    await unconfirm(member.userId);
    await expect(link(member, "google")).rejects.toThrow("email_unconfirmed");
  });

  it("that a stolen token has added past the product are told at the next login, and parted by a recovery", async () => {
    const member = await createMember();
    await confirm(member.userId);
    const [thief, own] = [uniqueEmail("ladra"), { email: member.email }];
    expect((await comeBy("apple", own)).body.user?.id).toBe(member.userId);
    const { challenge } = newVerifier();
    const address = authorizeAddress("google", challenge).replace("/authorize", "/user/identities/authorize");
    const asked = await gateCall("GET", address.slice(GATE.length), undefined, {
      authorization: `Bearer ${member.token}`,
    });
    await decide(((await asked.json()) as { url: string }).url, { email: thief });

    const { email, password } = member;
    expect((await call("/api/login", { body: { email, password } })).status).toBe(200);
    await call("/api/login", { body: { email, password } });
    const subjects = async () => (await mailTo(email)).map(({ subject }) => subject);
    const added = "Uma nova forma de entrar no Garfo";
    await expect.poll(subjects, { timeout: 10_000 }).toContain(added);
    expect((await subjects()).filter((subject) => subject === added)).toHaveLength(1);

    await client().auth.resetPasswordForEmail(email);
    let code = "";
    const mailedCode = async () => {
      const texts = (await mailTo(email)).map(({ text }) => text);
      code = /código na página: (\d{6})/.exec(texts.join("\n"))?.[1] ?? "";
      return code;
    };
    await expect.poll(mailedCode, { timeout: 10_000 }).not.toBe("");
    const { data } = await client().auth.verifyOtp({ email, token: code, type: "recovery" });
    const token = data.session?.access_token ?? "";
    const reset = await call("/api/reset-password", { token, body: { password: "senha-da-dona-2" } });
    expect(reset.status).toBe(200);
    expect((await comeBy("google", { email: thief })).body.code).toBe("account_needed");
    expect((await comeBy("apple", own)).body.user?.id).toBe(member.userId);
    await expect.poll(subjects, { timeout: 10_000 }).toContain("Uma forma de entrar no Garfo foi desligada");
  });

  it("that are somebody's already are not taken over", async () => {
    const email = uniqueEmail("alheia");
    const { body } = await comeBy("google", { email }, { isNew: true });
    const member = await createMember();
    await confirm(member.userId);
    expect((await link(member, "google", email)).searchParams.get("error_code")).toBe(
      "identity_already_exists",
    );
    expect((await comeBy("google", { email })).body.user?.id).toBe(body.user.id);
  });

  it("without a password among them make keys: after a fresh sign-in", async () => {
    const { body } = await comeBy("google", { email: uniqueEmail("chaves") }, { isNew: true });
    const make = (token: string, more = {}) =>
      call("/api/tokens", { token, body: { name: "Planilha", scope: "read", days: 30, ...more } });
    const hook = (token: string) =>
      call("/api/hooks", { token, body: { url: "https://elsewhere.example/x", events: ["meal_logged"] } });
    expect((await make(body.token)).status).toBe(201);
    expect((await hook(body.token)).body.code).not.toBe("proof_needed");
    await age(body.user.id);
    const later = await renewed(body.refreshToken);
    expect([(await make(later)).body.code, (await hook(later)).body.code]).toEqual([
      ...["proof_needed", "proof_needed"],
    ]);
    // Whoever has a password gives it, however fresh the sign-in.
    const member = await createMember();
    expect(await make(member.token)).toMatchObject({
      status: 422,
      body: { fields: { password: expect.anything() } },
    });
    expect((await make(member.token, { password: member.password })).status).toBe(201);
  });

  it("without a password among them still leave: after a fresh sign-in", async () => {
    const email = uniqueEmail("adeus");
    const { body } = await comeBy("google", { email }, { isNew: true });
    await age(body.user.id);
    const remove = (token: string) => call("/api/account", { method: "DELETE", token, body: {} });
    expect((await remove(await renewed(body.refreshToken))).body.code).toBe("proof_needed");
    const { token } = (await comeBy("google", { email })).body;
    expect((await remove(token)).status).toBe(200);
    expect((await comeBy("google", { email })).body.code).toBe("account_needed");
    const member = await createMember();
    expect((await remove(member.token)).body.fields).toHaveProperty("password");
  });

  it("never lose the last, nor the password, also when all are taken off at once", async () => {
    const { body } = await comeBy("google", { email: uniqueEmail("unica") }, { isNew: true });
    const [only] = await own(body.token);
    const remove = (id: string, token: string) =>
      call(`/api/identities/${id}`, { method: "DELETE", token, body: {} });
    expect((await remove(only.id, body.token)).body.code).toBe("identity_stays");

    const both = await comeBy("google", { email: uniqueEmail("duas") }, { isNew: true });
    await comeBy("apple", { email: both.body.user.email });
    const ids = (await own(both.body.token)).map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(2);
    const answers = await Promise.all(ids.map((id: string) => remove(id, both.body.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await own(both.body.token)).toHaveLength(1);

    const member = await createMember();
    const [password] = await own(member.token);
    const kept = await call(`/api/identities/${password.id}`, {
      ...{ method: "DELETE", token: member.token },
      body: { password: member.password },
    });
    expect(kept.body.code).toBe("identity_stays");
  });
});
