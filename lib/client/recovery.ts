import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { send } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import type { Entered } from "@/lib/client/enter";
import { keepSession, type Tokens } from "@/lib/client/session-store";

/** What a recovery mail brings: its link's token, the code to type in, or a session that a hosted project has opened. */
export type RecoveryProof = { tokenHash: string } | { email: string; code: string } | { session: Tokens };

/** The proof in the address of /reset-password; null when there is none. */
export function recoveryProof(address: URL): RecoveryProof | null {
  const hash = new URLSearchParams(address.hash.slice(1));
  const token = hash.get("type") === "recovery" ? hash.get("access_token") : null;
  if (token) return { session: { token, refreshToken: hash.get("refresh_token") ?? "" } };
  const { searchParams: query } = address;
  const tokenHash = query.get("type") === "recovery" ? query.get("token_hash") : null;
  return tokenHash ? { tokenHash } : null;
}

/**
 * Exchanges the proof for the tokens of a recovery session, which only serves to set a password.
 * @throws ApiError with code `recovery_link` when it is used up or too old
 */
export async function openRecovery(proof: RecoveryProof): Promise<Tokens> {
  if ("session" in proof) return proof.session;
  const body =
    "tokenHash" in proof ? { token_hash: proof.tokenHash } : { email: proof.email, token: proof.code };
  let response: Response;
  try {
    response = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/verify`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "",
      },
      body: JSON.stringify({ type: "recovery", ...body }),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new ApiError(0, "connection");
  }
  const answer: { access_token?: string; refresh_token?: string } = await response.json().catch(() => ({}));
  const { access_token: token, refresh_token: refreshToken } = answer;
  if (response.ok && token && refreshToken) return { token, refreshToken };
  throw new ApiError(response.status, response.status >= 500 ? "server" : "recovery_link");
}

/** Sets the new password and keeps the session that it opens; `message` says that it is done. @throws ApiError */
export async function submitNewPassword(
  bearer: string,
  password: string,
): Promise<Entered & { message: string }> {
  const session = await send<Entered & { message: string }>(
    "/api/reset-password",
    { method: "POST", body: { password } },
    bearer,
  );
  keepSession(session);
  return session;
}

/**
 * Opens the account that the letter's address does not have yet, with the agreements that this takes.
 * @throws ApiError
 */
export async function submitFirstAccount(
  bearer: string,
  { name, password }: { name: string; password: string },
): Promise<Entered> {
  const body = {
    ...{ name, password, email: addressOf(bearer), planId: TRIAL_PLAN_ID },
    consents: { terms: true, privacy: true, health: true },
    firstRun: true,
  };
  const session = await send<Entered>("/api/signup", { method: "POST", body }, bearer);
  keepSession(session);
  return session;
}

/** Whose letter it was, as its session's token says. */
function addressOf(bearer: string): string {
  const claims = atob((bearer.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
  return String(JSON.parse(claims).email);
}
