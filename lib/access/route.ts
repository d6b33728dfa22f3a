import "server-only";
import { openSupportView } from "@/lib/access/open-support-view.server";
import { type Requirement, refusalFor } from "@/lib/access/rules";
import { SUPPORT_HEADER } from "@/lib/access/support-view";
import { authenticate, type Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { AppError } from "@/lib/errors";
import { MAINTENANCE_PATIENCE } from "@/lib/flags/flag";
import { readFlags } from "@/lib/flags/read-flags.server";
import { type Caller, routeBehind } from "@/lib/http/route-behind";
import { authenticateToken, bearerToken, refuseTokenInAddress } from "@/lib/tokens/authenticate-token.server";
import { accessOfCall } from "@/lib/tokens/token-access";
import type { TokenScope } from "@/lib/tokens/token-schema";

/** A session, or a personal token with what it allows. */
type CallerSession = Session & { scope?: TokenScope };

/** Wraps an API call: its caller is known by bearer token and let in by the access table. */
export const route = routeBehind<Requirement, Caller<Viewer, CallerSession>>(
  async (request, { access, keepsHealthData, forSupport }, from) => {
    const { viewer: caller, ...session } = await knownCaller(request, from);
    if (!caller.isSuperAdmin && (await readFlags()).maintenance)
      throw new AppError("maintenance", MAINTENANCE_PATIENCE);
    const view = request.headers.get(SUPPORT_HEADER);
    const viewer =
      view === null
        ? caller
        : await seenBySupport(request, { caller, view, forSupport, ...session }, from.now);
    const refusal = refusalFor(access, viewer, from.now);
    if (refusal) throw new AppError(refusal);
    if (keepsHealthData && !allowsHealth(viewer.healthConsent)) throw new AppError("health_consent_needed");
    if (viewer === caller) return { viewer, session };
    return { viewer, session, actor: { kind: "administrator", userId: caller.userId } };
  },
);

/** By a session's token, or by a personal one where the call is for those. */
async function knownCaller(
  request: Request,
  from: { ip: string; now: Date },
): Promise<CallerSession & { viewer: Viewer }> {
  refuseTokenInAddress(request);
  const token = bearerToken(request);
  if (token === null) return authenticate(request, from.ip, from.now);
  const { pathname } = new URL(request.url);
  return authenticateToken(token, accessOfCall(request.method, pathname), from);
}

/**
 * Whoever's screens the administrator sees: reading alone, and of that only what tells nothing of health.
 * @throws AppError support_view_over, support_view_reads_only, support_view_hides
 */
async function seenBySupport(
  request: Request,
  {
    caller,
    view,
    forSupport,
    scope,
  }: { caller: Viewer; view: string; forSupport: boolean; scope?: TokenScope },
  now: Date,
): Promise<Viewer> {
  // A program with a personal token is nobody who helps.
  const seen = scope ? null : await openSupportView(caller, view, now);
  if (!seen) throw new AppError("support_view_over");
  if (request.method !== "GET") throw new AppError("support_view_reads_only");
  if (!forSupport) throw new AppError("support_view_hides");
  return seen;
}
