import { randomBytes } from "node:crypto";
import { UnauthorizedError } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { isRedirectAllowed, isRegistered } from "@/lib/oauth/redirect-uri";
import { APP_URL, call, createMember, sql } from "@/tests/factories";
import { answer, ask, BACK, clientOf, grant, letIn, transportOf } from "./assistant";

describe("an assistant that speaks OAuth", () => {
  it("finds its way by itself, is let in by somebody, logs, and is renewed", async () => {
    const member = await createMember({ status: "active" });
    const { assistant, transport, request } = await ask();
    expect(assistant.asked?.origin).toBe(new URL(APP_URL).origin);
    expect(assistant.asked?.pathname).toBe("/connect");
    const query = assistant.asked?.search ?? "";
    const asked = await call(`/api/oauth/authorization${query}`, { token: member.token });
    expect(asked.body).toEqual({
      client: "Assistente Exemplo",
      receiver: "assistente.exemplo.com",
      scope: "log",
      days: 180,
      asksPassword: true,
    });
    const { status, body } = await answer(member, request);
    expect(status).toBe(200);
    const back = new URL(body.redirectUrl);
    expect(back.origin + back.pathname).toBe(BACK);
    expect(back.searchParams.get("state")).toBe("de-onde-vim");
    await transport.finishAuth(back.searchParams);

    const client = clientOf();
    await client.connect(transportOf(assistant));
    const logged = await client.callTool({ name: "log_by_words", arguments: { text: "2 ovos e um pão" } });
    expect(logged.isError ? logged.content : null).toBeNull();
    await client.close();

    // An hour later: the client fetches the next token by itself.
    const before = assistant.held;
    await sql("UPDATE app.personal_tokens SET access_until = now() - interval '1 s' WHERE user_id = $1", [
      member.userId,
    ]);
    const later = clientOf();
    await later.connect(transportOf(assistant));
    expect((await later.listTools()).tools.length).toBeGreaterThan(3);
    await later.close();
    expect(assistant.held?.access_token).not.toBe(before?.access_token);

    const { tokens } = (await call("/api/tokens", { token: member.token })).body;
    expect(tokens).toMatchObject([
      { name: "Assistente Exemplo", scope: "log", connected: true, ended: null },
    ]);
    await call(`/api/tokens/${tokens[0].id}`, { method: "DELETE", token: member.token });
    await expect(clientOf().connect(transportOf(assistant))).rejects.toBeInstanceOf(UnauthorizedError);
  });

  it("may do what it was given and nothing beside its door", async () => {
    const { assistant } = await letIn("read");
    const client = clientOf();
    await client.connect(transportOf(assistant));
    const logged = await client.callTool({ name: "log_by_words", arguments: { text: "1 banana" } });
    expect(logged.isError).toBe(true);
    await client.close();
    const elsewhereThan = await call("/api/diary", { token: assistant.held?.access_token });
    expect([elsewhereThan.status, elsewhereThan.body.code]).toEqual([403, "token_scope"]);
  });

  it("is told no, and answered only where it registered", async () => {
    const member = await createMember({ status: "active" });
    const { request } = await ask();
    const refused = await call("/api/oauth/authorization", {
      token: member.token,
      body: { answer: "refuse", request },
    });
    expect(new URL(refused.body.redirectUrl).searchParams.get("error")).toBe("access_denied");
    for (const more of [
      { redirect_uri: "https://outro.exemplo.com/volta" },
      { client_id: "01900000-0000-7000-8000-000000000000" },
      { resource: "https://outro.exemplo.com/api/mcp" },
    ]) {
      const bad = await answer(member, { ...request, ...more });
      expect([bad.status, bad.body.code]).toEqual([400, "oauth_request_refused"]);
    }
    const plain = await answer(member, { ...request, code_challenge_method: "plain" });
    expect(plain.status).toBe(422);
    const wrong = await answer(member, request, { password: "outra-senha-123" });
    expect([wrong.status, wrong.body.code]).toEqual([422, "wrong_password"]);
  });
});

describe("a code", () => {
  it("is good once, for who asked; shown again it ends what came of it", async () => {
    const member = await createMember({ status: "active" });
    const { assistant, request } = await ask();
    const { body } = await answer(member, request);
    const fields = {
      grant_type: "authorization_code",
      client_id: request.client_id!,
      code: new URL(body.redirectUrl).searchParams.get("code")!,
      redirect_uri: BACK,
      code_verifier: assistant.verifier,
    };
    const first = await grant(fields);
    expect(first).toMatchObject({
      status: 200,
      body: { token_type: "Bearer", scope: "log", expires_in: 3_600 },
    });
    const again = await grant(fields);
    expect(again).toMatchObject({
      status: 400,
      body: { error: "invalid_grant", code: "oauth_grant_refused" },
    });
    const shut = await call("/api/mcp", { token: first.body.access_token, body: {} });
    expect([shut.status, shut.body.code]).toEqual([401, "token_revoked"]);
  });

  it("is worth nothing without its verifier, after five minutes, or from another program", async () => {
    const member = await createMember({ status: "active" });
    const { assistant, request } = await ask();
    const other = await ask();
    for (const spoil of ["verifier", "time", "client"]) {
      const { body } = await answer(member, request);
      const code = new URL(body.redirectUrl).searchParams.get("code")!;
      if (spoil === "time")
        await sql("UPDATE app.oauth_codes SET expires_at = now() WHERE user_id = $1", [member.userId]);
      const { status, body: told } = await grant({
        grant_type: "authorization_code",
        client_id: spoil === "client" ? other.request.client_id! : request.client_id!,
        code,
        redirect_uri: BACK,
        code_verifier: spoil === "verifier" ? randomBytes(32).toString("base64url") : assistant.verifier,
      });
      expect([spoil, status, told.error]).toEqual([spoil, 400, "invalid_grant"]);
    }
    expect((await call("/api/tokens", { token: member.token })).body.tokens).toEqual([]);
  });
});

it("what is no form, or no grant, is refused in the standard's words", async () => {
  expect((await grant({ grant_type: "password", username: "a" })).body).toMatchObject({
    error: "invalid_request",
    code: "validation",
  });
  const json = await call("/api/oauth/token", { body: { grant_type: "refresh_token" } });
  expect([json.status, json.body.code]).toEqual([415, "unsupported_media_type"]);
  const register = await call("/api/oauth/register", { body: { redirect_uris: ["javascript:alert(1)"] } });
  expect([register.status, register.body.error]).toEqual([400, "invalid_request"]);
});

it("answers go over TLS, to the reader's own device, or by a scheme of the program's own", () => {
  for (const uri of [
    "https://a.example/x",
    "http://127.0.0.1:1/x",
    "http://localhost/x",
    "com.exemplo.app:/volta",
  ])
    expect(isRedirectAllowed(uri), uri).toBe(true);
  for (const uri of [
    "http://a.example/",
    "javascript:x",
    "data:text/html,x",
    "https://a@b.example/",
    "https://a/#x",
    "x",
  ])
    expect(isRedirectAllowed(uri), uri).toBe(false);
  expect(isRegistered("http://127.0.0.1:5555/x", ["http://127.0.0.1:1/x"])).toBe(true);
  expect(isRegistered("https://a.example:5555/x", ["https://a.example/x"])).toBe(false);
});
