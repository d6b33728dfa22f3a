import { createClient } from "@supabase/supabase-js";
import { nextMailTo } from "./api/account/mailbox";
import { earlierCodeOf } from "./authenticator";
import { call, createMember, type Member, type MemberOptions, sql } from "./factories";

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

export type ByPhone = Member & { number: string; factorId: string };

let numbers = Date.now() % 1e6;

/** A mobile number that nobody else has. */
export function uniquePhone(): string {
  return `+55119${String(80_000_000 + (numbers++ % 1e6)).padStart(8, "0")}`;
}

/** The code that was sent last to a phone; `count` messages must have come. */
export async function sentCode(number: string, { channel = "sms", count = 1 } = {}): Promise<string> {
  const { text } = await nextMailTo(`${number.replace("+", "")}@${channel}.garfo.test`, count);
  return /\d{6}/.exec(text)?.[0] ?? "";
}

/** As if the last code had been asked for long ago: another may be sent at once. */
export async function letSendAgain(factorId: string): Promise<void> {
  await sql("UPDATE auth.mfa_factors SET last_challenged_at = NULL WHERE id = $1", [factorId]);
}

/** Somebody whose second factor is a phone, and who is fully in. */
export async function createByPhone(options: MemberOptions = {}): Promise<ByPhone> {
  const member = await createMember(options);
  const number = uniquePhone();
  const auth = await hostedWith(member);
  const { data: made, error } = await auth.mfa.enroll({ factorType: "phone", phone: number });
  if (error) throw error;
  const { data: sent, error: unsent } = await auth.mfa.challenge({ factorId: made.id });
  if (unsent) throw unsent;
  const answer = { factorId: made.id, challengeId: sent.id, code: await sentCode(number) };
  const { data, error: refused } = await auth.mfa.verify(answer);
  if (refused) throw refused;
  const { status } = await call("/api/second-factor", { method: "PUT", token: data.access_token });
  if (status !== 200) throw new Error(`second factor: ${status}`);
  await letSendAgain(made.id);
  const tokens = { token: data.access_token, refreshToken: data.refresh_token };
  return { ...member, ...tokens, number, factorId: made.id };
}
