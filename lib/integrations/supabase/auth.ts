import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import {
  type AuthSession,
  type AuthUser,
  callAuth,
  newUserOf,
  sessionOf,
  type VerifiedFactor,
} from "@/lib/integrations/supabase/auth-server";

export type { AuthSession, AuthUser, VerifiedFactor };

type Granted = { kind: "granted"; session: AuthSession };

/**
 * The password login of the auth server.
 * @param place the address that the password came from, whose misses are counted together; without it ours
 * @throws AppError rate_limited, unavailable
 */
export async function grantByPassword(
  email: string,
  password: string,
  now: Date,
  place?: string,
): Promise<Granted | { kind: "refused" | "unconfirmed" | "banned" }> {
  const reply = await callAuth({
    method: "POST",
    path: "/token?grant_type=password",
    body: { email, password },
    ...(place ? { place } : {}),
  });
  if (reply.status === 200) return { kind: "granted", session: sessionOf(reply.body, now) };
  if (reply.code === "email_not_confirmed") return { kind: "unconfirmed" };
  return { kind: reply.code === "user_banned" ? "banned" : "refused" };
}

/**
 * Makes an account at the auth server. `unconfirmed` when the project wants the address confirmed before a session.
 * @throws AppError rate_limited, unavailable; forbidden when the project takes no sign-ups
 */
export async function signUpAtAuth(
  account: { email: string; password: string; metadata: Record<string, string> },
  now: Date,
): Promise<Granted | { kind: "unconfirmed"; user: AuthUser } | { kind: "exists" | "weak_password" }> {
  const { email, password, metadata } = account;
  const reply = await callAuth({
    method: "POST",
    path: "/signup",
    body: { email, password, data: metadata },
  });
  if (reply.status < 300) {
    if ((reply.body as { access_token?: unknown } | null)?.access_token) {
      return { kind: "granted", session: sessionOf(reply.body, now) };
    }
    const user = newUserOf(reply.body);
    return user ? { kind: "unconfirmed", user } : { kind: "exists" };
  }
  if (reply.code === "user_already_exists" || reply.code === "email_exists") return { kind: "exists" };
  if (reply.code === "weak_password") return { kind: "weak_password" };
  if (reply.code === "email_address_invalid" || reply.code === "validation_failed") {
    throw new AppError("validation", {}, { fields: { email: "email" } });
  }
  throw new AppError("forbidden");
}

/** Exchanges a refresh token; `refused` when it is unknown, used up or its session over. */
export async function grantByRefresh(
  refreshToken: string,
  now: Date,
): Promise<Granted | { kind: "refused" }> {
  const reply = await callAuth({
    method: "POST",
    path: "/token?grant_type=refresh_token",
    body: { refresh_token: refreshToken },
  });
  return reply.status === 200
    ? { kind: "granted", session: sessionOf(reply.body, now) }
    : { kind: "refused" };
}

/** Ends sessions: this one, the person's others, or all. One that is over already is no error (401, 403, 404). */
export async function endSessions(accessToken: string, scope: "local" | "others" | "global"): Promise<void> {
  const reply = await callAuth({ method: "POST", path: `/logout?scope=${scope}`, bearer: accessToken });
  if (reply.status >= 400 && ![401, 403, 404].includes(reply.status)) throw new AppError("unavailable");
}

/** Sends the recovery mail, whether or not there is such an account: the answer does not tell. */
export async function sendRecovery(email: string, redirectTo: string): Promise<void> {
  await callAuth({
    method: "POST",
    path: `/recover?redirect_to=${encodeURIComponent(redirectTo)}`,
    body: { email },
  });
}

/**
 * Sets a new password for the token's owner; a hosted project then ends every session but the token's.
 * @param more the current password, which a project is to ask for (docs/operations.md) unless the token is that of a
 * recovery; metadata to change along with it, null for what goes
 * @returns `sign_in_again` where the project asks for a session of the last day, or for the second factor
 * @throws AppError session_expired when the token is no longer good
 */
export async function changePassword(
  accessToken: string,
  password: string,
  more: { currentPassword?: string; metadata?: Record<string, string | null> } = {},
): Promise<"changed" | "weak_password" | "same_password" | "wrong_password" | "sign_in_again"> {
  const { currentPassword, metadata } = more;
  const body = {
    password,
    ...(currentPassword ? { current_password: currentPassword } : {}),
    ...(metadata ? { data: metadata } : {}),
  };
  const reply = await callAuth({ method: "PUT", path: "/user", bearer: accessToken, body });
  if (reply.status === 200) return "changed";
  if (reply.code === "same_password" || reply.code === "weak_password") return reply.code;
  if (reply.code === "current_password_required" || reply.code === "current_password_invalid")
    return "wrong_password";
  if (reply.code === "reauthentication_needed" || reply.code === "insufficient_aal") return "sign_in_again";
  throw new AppError("session_expired");
}

/** Removes a user and their sessions; one that is gone already is no error. @throws AppError unavailable */
export async function deleteAuthUser(userId: string): Promise<void> {
  const reply = await callAuth({ method: "DELETE", path: `/admin/users/${userId}`, asService: true });
  if (reply.status !== 200 && reply.status !== 204 && reply.status !== 404) throw new AppError("unavailable");
}

/** The second factor that the token's owner has in force. @throws AppError session_expired, unavailable */
export async function secondFactorOf(accessToken: string): Promise<VerifiedFactor | null> {
  const reply = await callAuth({ method: "GET", path: "/user", bearer: accessToken });
  const user = reply.status === 200 ? newUserOf(reply.body) : null;
  if (!user) throw new AppError("session_expired");
  return user.secondFactor;
}

/** Takes every second factor away from a person, whether or not they have one. @throws AppError unavailable */
export async function removeFactors(userId: string): Promise<void> {
  const path = `/admin/users/${userId}/factors`;
  const listed = await callAuth({ method: "GET", path, asService: true });
  const factors = z.array(z.looseObject({ id: z.uuid() })).safeParse(listed.body);
  if (listed.status !== 200 || !factors.success) throw new AppError("unavailable");
  for (const { id } of factors.data) {
    const { status } = await callAuth({ method: "DELETE", path: `${path}/${id}`, asService: true });
    if (status !== 200 && status !== 404) throw new AppError("unavailable");
  }
}

/** Whether the auth server answers, within two seconds. */
export async function isAuthUp(): Promise<boolean> {
  return callAuth({ method: "GET", path: "/health", timeoutMs: 2_000 }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
