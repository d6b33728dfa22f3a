import { ApiError } from "@/lib/client/api-error";
import { beforeLeaving } from "@/lib/client/leaving";
import { forgetKept, forgetWaiting } from "@/lib/client/offline/kept-offline";
import { clearPageSession, readPageSession } from "@/lib/client/page-cookie";
import { forgetSession, keepTokens, useSession } from "@/lib/client/session-store";
import { currentSupportView, forgetSupportView } from "@/lib/client/support-view";

const TIMEOUT_MS = 15_000;
/** Longest that logging out waits for what is to be done before. */
const LAST_ACTS_MS = 3_000;

let underWay: Promise<boolean> | null = null;

/**
 * New tokens for the session; everybody who asks at the same time shares one attempt. Tokens that the server or the
 * hosted client has put into the cookie meanwhile are taken from there.
 * @returns false when the session cannot go on: no or an unusable refresh token, or no connection
 * @throws ApiError when the server only asks for patience: the session is kept
 */
export function refreshTokens(): Promise<boolean> {
  underWay ??= refresh().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function refresh(): Promise<boolean> {
  const { token, refreshToken } = useSession.getState();
  const page = readPageSession();
  const isNewer = page !== null && page.access_token !== token;
  if (isNewer && page.expires_at * 1000 > Date.now()) {
    keepTokens({ token: page.access_token, refreshToken: page.refresh_token });
    return true;
  }
  const latest = isNewer ? page.refresh_token : refreshToken;
  if (!latest) return false;
  let response: Response;
  try {
    response = await fetch("/api/refresh-token", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ refreshToken: latest }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return false;
  }
  if (response.status === 429 || response.status >= 500) {
    throw new ApiError(response.status, "server", "", {
      retryAfter: Number(response.headers.get("Retry-After")),
    });
  }
  if (!response.ok) return false;
  // Who goes on with the same refresh token may leave it out of the answer.
  const { token: next, refreshToken: kept = latest }: { token: string; refreshToken?: string } =
    await response.json();
  keepTokens({ token: next, refreshToken: kept });
  return true;
}

/** Where somebody who logs out is going: calls that fail meanwhile, for want of a session, must not lead elsewhere. */
let destination: string | null = null;
/** Leaving a second time would break off the first. */
let isLeaving = false;

/** Forgets the session in this browser and leaves for another page, which loads anew. */
export function endSession(to: string): void {
  forgetSession();
  clearPageSession();
  if (isLeaving) return;
  isLeaving = true;
  // Brought back as it was left, the page would show what is nobody's any more.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  const leave = () => location.assign(destination ?? to);
  if ("caches" in globalThis) void forgetKept().finally(leave);
  else leave();
}

/**
 * Logs out here and at the server; a server that cannot be reached does not keep anybody logged in.
 * @param to the landing page from the header, /login from the sidebar
 */
export async function leaveSession(to: "/" | "/login"): Promise<void> {
  if (currentSupportView()) {
    forgetSupportView();
    return location.assign("/admin");
  }
  // Asked for before the session was read.
  if (!useSession.getState().isRestored) await useSession.persist.rehydrate();
  const token = useSession.getState().token ?? readPageSession()?.access_token;
  destination = to;
  const last = Promise.allSettled([...beforeLeaving].map((act) => act()));
  await Promise.race([last, new Promise((resolve) => setTimeout(resolve, LAST_ACTS_MS))]);
  await forgetWaiting();
  if (token) {
    await fetch("/api/logout", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
  }
  endSession(to);
}
