import { beforeAll, describe, expect, it } from "vitest";
import { createMember, type Member } from "@/tests/factories";

const URL = process.env.NEXT_PUBLIC_SUPABASE_URL ?? "";
const ANON_KEY = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "";

/** The profiles table as the browser reads it. */
async function profiles(bearer: string, query = "select=*") {
  const headers = { apikey: ANON_KEY, Authorization: `Bearer ${bearer}` };
  const response = await fetch(`${URL}/rest/v1/profiles?${query}`, { headers });
  return { status: response.status, body: await response.json() };
}

let member: Member;
let other: Member;
beforeAll(async () => {
  [member, other] = await Promise.all([createMember({ name: "Ana" }), createMember()]);
});

describe("the profiles table", () => {
  it("shows people their own row and no other", async () => {
    const own = await profiles(member.token);
    expect(own.body).toMatchObject([{ id: member.userId, name: "Ana", email: member.email }]);
    expect((await profiles(member.token, `select=*&id=eq.${other.userId}`)).body).toEqual([]);
  });

  it("shows nobody anything without signing in", async () => {
    const { status, body } = await profiles(ANON_KEY);
    expect(status === 200 ? body : []).toEqual([]);
  });

  it("is the only one there is", async () => {
    for (const table of ["people", "health_profiles", "meals", "app.meals"]) {
      const headers = { apikey: ANON_KEY, Authorization: `Bearer ${member.token}`, "Accept-Profile": "app" };
      const response = await fetch(`${URL}/rest/v1/${table}?select=*`, { headers });
      expect([table, response.status]).toEqual([table, 404]);
    }
  });
});
