import "server-only";
import { type Requirement, refusalFor } from "@/lib/access/rules";
import { authenticate, type Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { AppError } from "@/lib/errors";
import { readFlags } from "@/lib/flags/read-flags.server";
import { type Caller, routeBehind } from "@/lib/http/route-behind";
import { authenticateToken, bearerToken, refuseTokenInAddress } from "@/lib/tokens/authenticate-token.server";
import { scopeOfCall } from "@/lib/tokens/token-access";
import type { TokenScope } from "@/lib/tokens/token-schema";

/** A session, or a personal token with what it allows. */
type CallerSession = Session & { scope?: TokenScope };

/** Wraps an API call: its caller is known by bearer token and let in by the access table. */
export const route = routeBehind<Requirement, Caller<Viewer, CallerSession>>(
  async (request, { access, keepsHealthData }, from) => {
    const { viewer, ...session } = await knownCaller(request, from);
    if (!viewer.isSuperAdmin && (await readFlags()).maintenance) throw new AppError("maintenance");
    const refusal = refusalFor(access, viewer, from.now);
    if (refusal) throw new AppError(refusal);
    if (keepsHealthData && viewer.healthWithdrawn) throw new AppError("health_consent_needed");
    return { viewer, session };
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
  return authenticateToken(token, scopeOfCall(request.method, new URL(request.url).pathname), from);
}
