import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";

export const GATE = process.env.NEXT_PUBLIC_SUPABASE_URL as string;
const ANON = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY as string;
const SERVICE = process.env.SUPABASE_SERVICE_ROLE_KEY as string;

/** A browser's client, or with the service key an administrator's; each forgets its session with the test. */
export function client(key: "anon" | "service" = "anon") {
  return createClient(GATE, key === "anon" ? ANON : SERVICE, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A raw call, for what supabase-js would not send. */
export function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(`${GATE}${path}`, {
    method,
    headers: { apikey: ANON, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export const newAddress = () => `gate-${randomUUID()}@garfo.test`;
export const PASSWORD = "uma-senha-boa-1";

/** Somebody who has just signed up. */
export async function newPerson() {
  const email = newAddress();
  const { data, error } = await client().auth.signUp({ email, password: PASSWORD });
  if (error || !data.session) throw new Error(`Sign-up failed: ${error?.message}`);
  return { email, id: data.session.user.id, session: data.session };
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** The newest recovery mail to an address, waited for. */
export async function recoveryMail(
  email: string,
): Promise<{ code: string; tokenHash: string; link: string; text: string }> {
  const url = `${new URL(process.env.MODEL_API_URL as string).origin}/control/mail?to=${encodeURIComponent(email)}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const [mail] = (await (await fetch(url)).json()) as { text: string }[];
    if (mail) {
      const link = /https?:\S+/.exec(mail.text)?.[0] ?? "";
      const code = /código na página: (\d{6})/.exec(mail.text)?.[1] ?? "";
      return { code, link, tokenHash: new URL(link).searchParams.get("token_hash") ?? "", text: mail.text };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${email}`);
}
