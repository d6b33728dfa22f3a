import { env } from "@/lib/env";
import { PASSWORD } from "./people";

type Reply = { id?: string; user?: { id: string }; error_code?: string; msg?: string };

/**
 * Makes a confirmed user at the auth server and answers its id; one that is there already answers its own.
 * @throws Error when the address belongs to somebody with another password
 */
export async function ensureAuthUser(user: {
  email: string;
  name: string;
  isAdmin: boolean;
}): Promise<string> {
  const { email, name, isAdmin } = user;
  const made = await ask("/admin/users", env().SUPABASE_SERVICE_ROLE_KEY, {
    ...{ email, password: PASSWORD, email_confirm: true },
    user_metadata: { name },
    app_metadata: isAdmin ? { admin: true } : {},
  });
  if (made.id) return made.id;
  const known = await ask("/token?grant_type=password", env().NEXT_PUBLIC_SUPABASE_ANON_KEY, {
    email,
    password: PASSWORD,
  });
  if (known.user) return known.user.id;
  throw new Error(
    `The auth server would not make ${email}: ${made.msg ?? made.error_code ?? "no reason given"}`,
  );
}

async function ask(path: string, key: string, body: object): Promise<Reply> {
  const response = await fetch(`${env().NEXT_PUBLIC_SUPABASE_URL}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  return (await response.json()) as Reply;
}
