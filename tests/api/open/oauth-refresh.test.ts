import { describe, expect, it } from "vitest";
import { APP_URL, call, elsewhere, sql } from "@/tests/factories";
import { grant, letIn } from "./assistant";

describe("a refresh token", () => {
  it("that is shown twice ends the grant: one of the two has stolen it", async () => {
    const { member, assistant } = await letIn();
    const fields = {
      grant_type: "refresh_token",
      client_id: assistant.client!.client_id,
      refresh_token: assistant.held!.refresh_token!,
    };
    const next = await grant(fields);
    expect(next.status).toBe(200);
    await sql(
      "UPDATE app.personal_tokens SET access_until = access_until - interval '31 s' WHERE user_id = $1",
      [member.userId],
    );
    expect((await grant(fields)).body.error).toBe("invalid_grant");
    expect((await grant({ ...fields, refresh_token: next.body.refresh_token })).body.error).toBe(
      "invalid_grant",
    );
    const shut = await call("/api/mcp", { token: next.body.access_token, body: {} });
    expect(shut.body.code).toBe("token_revoked");
  });

  it("shown several times at once gives one successor, until that has been used", async () => {
    const { assistant } = await letIn();
    const client_id = assistant.client!.client_id;
    const renew = (refresh_token: string) => grant({ grant_type: "refresh_token", client_id, refresh_token });
    const first = assistant.held!.refresh_token!;
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(first)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const told = new Set(answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`));
    expect(told.size).toBe(1);
    const { access_token: token, refresh_token } = answers[0]!.body;
    expect((await call("/api/mcp", { token, body: {} })).body.code).not.toBe("token_revoked");
    expect((await renew(refresh_token)).status).toBe(200);
    expect((await renew(first)).body.error).toBe("invalid_grant");
  });

  it("is over with a new password, so that its owner is asked again", async () => {
    const { member, assistant } = await letIn();
    await sql("UPDATE app.people SET tokens_valid_from = now() + interval '1 s' WHERE user_id = $1", [
      member.userId,
    ]);
    const fields = { grant_type: "refresh_token", refresh_token: assistant.held!.refresh_token! };
    const next = await grant({ ...fields, client_id: assistant.client!.client_id });
    expect(next).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it("of a program that is gone tells it to introduce itself anew", async () => {
    const fields = { grant_type: "refresh_token", refresh_token: "garfo_ref_nada" };
    const gone = await grant({ ...fields, client_id: "01900000-0000-7000-8000-000000000000" });
    expect(gone).toMatchObject({
      status: 401,
      body: { error: "invalid_client", code: "oauth_client_unknown" },
    });
  });

  it("can be given back", async () => {
    const { assistant } = await letIn();
    const fields = { client_id: assistant.client!.client_id, token: assistant.held!.refresh_token! };
    const response = await fetch(`${APP_URL}/api/oauth/revoke`, {
      method: "POST",
      headers: elsewhere(),
      body: new URLSearchParams(fields),
    });
    expect(response.status).toBe(200);
    expect((await call("/api/mcp", { token: assistant.held!.access_token, body: {} })).status).toBe(401);
  });
});
