import { createClient } from "@supabase/supabase-js";
import { earlierCodeOf } from "./authenticator";
import { call, createMember, type Member, type MemberOptions } from "./factories";

export type Protected = Member & { secret: string; factorId: string };

/** A client of the auth server with a session of its own, as a browser has. */
export async function hostedWith(tokens: Pick<Member, "token" | "refreshToken">) {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL as string;
  const client = createClient(url, process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY as string, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.setSession({
    access_token: tokens.token,
    refresh_token: tokens.refreshToken,
  });
  if (error) throw error;
  return client.auth;
}

/** Somebody who has set up a second factor with the code of the period before this one, and is fully in. */
export async function createProtected(options: MemberOptions = {}): Promise<Protected> {
  const member = await createMember(options);
  const auth = await hostedWith(member);
  const { data: made, error } = await auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const { secret } = made.totp;
  const { data, error: refused } = await auth.mfa.challengeAndVerify({
    factorId: made.id,
    code: await earlierCodeOf(secret),
  });
  if (refused) throw refused;
  const { status } = await call("/api/second-factor", { method: "PUT", token: data.access_token });
  if (status !== 200) throw new Error(`second factor: ${status}`);
  const tokens = { token: data.access_token, refreshToken: data.refresh_token };
  return { ...member, ...tokens, secret, factorId: made.id };
}
