import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Context } from "@/lib/context";
import { DAY_MS } from "@/lib/durations";

export const APP_URL = process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3100";
export const PASSWORD = "garfo-test-123";
/** What the form of the sign-up sends. */
const CONSENTS = { terms: true, privacy: true, health: true };

export type MemberOptions = {
  name?: string;
  email?: string;
  password?: string;
  planId?: "trial" | "monthly" | "quarterly" | "yearly";
  /** The subscription in force; "none" removes it. */
  status?: "trial" | "active" | "pending_payment" | "expired" | "cancelled" | "none";
  /** End of what is paid for or of the trial; by default a week ahead, or a day ago when expired. */
  periodEnd?: Date;
  role?: "member" | "nutritionist";
  /** Where they live. */
  timeZone?: string;
  /** true makes a company of their own. */
  company?: boolean | { id: string; role: "manager" | "member" };
};

export type Member = {
  userId: string;
  email: string;
  password: string;
  name: string;
  token: string;
  refreshToken: string;
  /** The page session as a Cookie header. */
  cookie: string;
};

/** What a use case is called with when a test calls it itself: somebody acting for themselves. */
export function contextOf(userId: string, more: Partial<Context> = {}): Context {
  return {
    actor: { kind: "person", userId },
    person: { userId, timeZone: "America/Sao_Paulo" },
    now: new Date(),
    locale: "pt-BR",
    tx: null,
    ...more,
  };
}

let pool: pg.Pool | undefined;

/** SQL on the product's database: what no call of the product can bring about. */
export async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4, idleTimeoutMillis: 1_000 });
  return (await pool.query(text, values)).rows;
}

/** An address that nobody else in any test has. */
export function uniqueEmail(prefix = "pessoa"): string {
  return `${prefix}.${randomUUID().slice(0, 13)}@teste.garfo.test`;
}

/** Headers of a browser somewhere else each time, so that tests do not use up one another's limits. */
export function elsewhere(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "X-Forwarded-For": `10.${part()}.${part()}.${part()}` };
}

/** A person who signed up as people do, then brought to the state asked for. */
export async function createMember(options: MemberOptions = {}): Promise<Member> {
  const { name = "Pessoa de Teste", email = uniqueEmail(), password = PASSWORD } = options;
  const response = await fetch(`${APP_URL}/api/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...elsewhere() },
    body: JSON.stringify({ name, email, password, planId: "trial", consents: CONSENTS }),
  });
  const answer = (await response.json()) as { user: { id: string }; token: string; refreshToken: string };
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${JSON.stringify(answer)}`);
  const userId = answer.user.id;
  await changeSubscription(userId, options);
  const { role, company, timeZone } = options;
  if (timeZone) await sql("UPDATE public.profiles SET time_zone = $2 WHERE id = $1", [userId, timeZone]);
  if (role) await sql("UPDATE app.people SET role = $2::app.role WHERE user_id = $1", [userId, role]);
  if (company) {
    const joined = company === true ? { id: await createCompany(), role: "manager" as const } : company;
    await sql(
      `INSERT INTO app.company_memberships (user_id, id, company_id, role, since)
       VALUES ($1, gen_random_uuid(), $2, $3::app.company_role, now())`,
      [userId, joined.id, joined.role],
    );
  }
  return {
    userId,
    email,
    password,
    name,
    token: answer.token,
    refreshToken: answer.refreshToken,
    cookie: cookieOf(response),
  };
}

/** Somebody whose account was made before anybody asked, or at the auth server: no decision of theirs is recorded. */
export async function createUnasked(options: MemberOptions = {}): Promise<Member> {
  const member = await createMember(options);
  await forgetDecisions(member.userId);
  return member;
}

export async function forgetDecisions(userId: string): Promise<void> {
  await sql("DELETE FROM app.consents WHERE user_id = $1", [userId]);
}

export async function createCompany(name = "Academia Teste"): Promise<string> {
  const id = randomUUID();
  await sql("INSERT INTO app.companies (id, name) VALUES ($1, $2)", [id, name]);
  return id;
}

async function changeSubscription(userId: string, options: MemberOptions): Promise<void> {
  const { planId, status, periodEnd } = options;
  if (status === "none") {
    await sql("DELETE FROM app.subscriptions WHERE user_id = $1", [userId]);
    return;
  }
  if (!planId && !status && !periodEnd) return;
  const ahead = status === "expired" ? -DAY_MS : 7 * DAY_MS;
  await sql(
    `UPDATE app.subscriptions SET plan_id = $2, status = coalesce($3::app.subscription_status, status), period_end = $4
     WHERE user_id = $1 AND current`,
    [
      userId,
      planId ?? (status && status !== "trial" ? "monthly" : "trial"),
      status ?? null,
      periodEnd ?? new Date(Date.now() + ahead),
    ],
  );
}

/** The cookies that an answer sets, as the next request would send them. */
export function cookieOf(response: Pick<Response, "headers">): string {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

export type Answer = {
  status: number;
  // What the tests look into is asserted there.
  // biome-ignore lint/suspicious/noExplicitAny: any shape may come back
  body: any;
  headers: Headers;
};

export type CallOptions = {
  method?: string;
  token?: string;
  /** Sent as JSON, unless it is raw already. */
  body?: unknown;
  raw?: BodyInit;
  headers?: Record<string, string>;
};

/** One API call, as any program would make it; of another product where the whole address is given. */
export async function call(path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, raw, headers } = options;
  const hasBody = body !== undefined || raw !== undefined;
  const response = await fetch(path.startsWith("http://") ? path : `${APP_URL}${path}`, {
    method: options.method ?? (hasBody ? "POST" : "GET"),
    headers: {
      ...(hasBody ? { "Content-Type": "application/json" } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...elsewhere(),
      ...headers,
    },
    ...(hasBody ? { body: raw ?? JSON.stringify(body) } : {}),
    redirect: "manual",
    ...(raw instanceof ReadableStream ? { duplex: "half" as const } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("application/json");
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : text,
    headers: response.headers,
  };
}
