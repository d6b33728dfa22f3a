import { createHash, randomBytes } from "node:crypto";
import { call, type Member, uniqueEmail } from "./factories";

const GATE = process.env.NEXT_PUBLIC_SUPABASE_URL as string;

export type Somebody = { email: string; name?: string; verified?: boolean };
export type Provider = "google" | "apple";

/** What PKCE takes: kept by who leaves, and what the authentication service is given of it. */
export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Where a browser leaves for, to come in by a provider. */
export function authorizeAddress(provider: string, challenge: string, redirectTo = `${APP}/sign-in`): string {
  const query = {
    provider,
    redirect_to: redirectTo,
    code_challenge: challenge,
    code_challenge_method: "s256",
  };
  return `${GATE}/auth/v1/authorize?${new URLSearchParams(query)}`;
}

const APP = process.env.NEXT_PUBLIC_APP_URL as string;

/** Where an address leads, without following it. @throws Error when it leads nowhere */
export async function leadsTo(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { redirect: "manual", ...init });
  const location = answer.headers.get("location");
  if (!location) throw new Error(`${address} leads nowhere: ${answer.status} ${await answer.text()}`);
  return location;
}

/** Agrees, or not, on a provider's page and goes on to what the authentication service makes of it. */
export async function decide(page: string, person: Somebody | "refuse"): Promise<URL> {
  const fields: Record<string, string> =
    person === "refuse"
      ? { decision: "refuse" }
      : { decision: "agree", email: person.email, name: person.name ?? "Ana Prado" };
  if (person !== "refuse" && person.verified !== false) fields.verified = "on";
  const body = new URLSearchParams(fields);
  return new URL(await leadsTo(await leadsTo(page, { method: "POST", body })));
}

/** The way to a provider and back. */
export async function travel(provider: Provider, person: Somebody | "refuse") {
  const { verifier, challenge } = newVerifier();
  const back = await decide(await leadsTo(authorizeAddress(provider, challenge)), person);
  return { back, verifier, code: back.searchParams.get("code") ?? "" };
}

const CONSENTS = { terms: true, privacy: true, health: true } as const;

/** Comes in by a provider; without `isNew` only into an account that is there. */
export async function comeBy(provider: Provider, person: Somebody, { isNew = false } = {}) {
  const { code, verifier } = await travel(provider, person);
  const body = { code, verifier, ...(isNew ? { consents: CONSENTS } : {}) };
  return call("/api/login/provider", { body });
}

/** Adds a provider to somebody's ways in; gives where it led back to. */
export async function link(member: Member, provider: Provider, email = uniqueEmail("ligada")): Promise<URL> {
  const { challenge } = newVerifier();
  const { token, password } = member;
  const { status, body } = await call("/api/identities", {
    ...{ method: "POST", token },
    body: { provider, challenge, password },
  });
  if (status !== 200) throw new Error(`link: ${status} ${JSON.stringify(body)}`);
  return decide(body.url, { email });
}
