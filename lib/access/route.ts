import "server-only";
import { type Requirement, refusalFor } from "@/lib/access/rules";
import { authenticate, type Session } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { AppError } from "@/lib/errors";
import { readFlags } from "@/lib/flags/read-flags.server";
import { type Caller, routeBehind } from "@/lib/http/route-behind";

/** Wraps an API call: its caller is known by bearer token and let in by the access table. */
export const route = routeBehind<Requirement, Caller<Viewer, Session>>(
  async (request, { access, keepsHealthData }, { ip, now }) => {
    const { viewer, ...session } = await authenticate(request, ip, now);
    if (!viewer.isSuperAdmin && (await readFlags()).maintenance) throw new AppError("maintenance");
    const refusal = refusalFor(access, viewer, now);
    if (refusal) throw new AppError(refusal);
    if (keepsHealthData && viewer.healthWithdrawn) throw new AppError("health_consent_needed");
    return { viewer, session };
  },
);
