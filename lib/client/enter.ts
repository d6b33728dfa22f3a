import { homeOf } from "@/lib/access/home";
import { safeNext } from "@/lib/access/safe-next";
import { publicApi } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { LEAVING } from "@/lib/client/leaving";
import { keepSession, type SessionUser, type Tokens } from "@/lib/client/session-store";

export type Entered = Tokens & {
  user: SessionUser;
  /** Set while the session has yet to pass a second factor. */
  factor?: "required";
};

export type SignUpForm = {
  name: string;
  email: string;
  password: string;
  planId: string;
  referralCode?: string | null;
  paymentData?: unknown;
  /** Given only once all of them are. */
  consents?: { terms: true; privacy: true; health: true };
  /** Whether the first questions follow. */
  firstRun?: true;
};

/**
 * The combined login flow: asks whether the address has an account, then logs in.
 * @throws ApiError with code `email_not_found` or `wrong_password`, whose sentences are those of the group `errors`
 */
export async function submitLogin(email: string, password: string): Promise<Entered> {
  const { exists } = await publicApi<{ exists: boolean }>("/api/check-email", {
    method: "POST",
    body: { email },
  });
  if (!exists) throw new ApiError(404, "email_not_found");
  try {
    const session = await publicApi<Entered>("/api/login", { method: "POST", body: { email, password } });
    keepSession(session);
    return session;
  } catch (error) {
    if (error instanceof ApiError && error.code === "login_failed") throw new ApiError(401, "wrong_password");
    throw error;
  }
}

/** @throws ApiError with the server's sentence, or code `connection` */
export async function submitSignUp(form: SignUpForm): Promise<SessionUser> {
  const session = await publicApi<Entered>("/api/signup", { method: "POST", body: form });
  keepSession(session);
  return session.user;
}

/**
 * Leaves for where login was asked for, else the role's home, by way of the second step where there is one; the page
 * loads anew, under its own content policy.
 * @returns what never settles: whoever waits for it stays busy until the page is gone
 */
export function goIn(user: SessionUser, next: string | null, factor?: Entered["factor"]): Promise<never> {
  const path = safeNext(next);
  const second = `/second-factor${path ? `?next=${encodeURIComponent(path)}` : ""}`;
  location.assign((factor ? second : (path ?? homeOf(user))) + keptFragment());
  return LEAVING;
}

/** The browser carried an invitation's fragment over to /login, and no server saw it. */
export function keptFragment(): string {
  return /^#invitation=[\w-]+$/.test(location.hash) ? location.hash : "";
}
