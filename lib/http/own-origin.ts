import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/**
 * Refuses a call that a page of another site makes in somebody's browser, where an answer sets session cookies:
 * nobody is logged in or out from elsewhere. Programs send no Origin.
 * @throws AppError forbidden
 */
export function refuseOtherOrigins(request: Request): void {
  const origin = request.headers.get("origin");
  if (origin === null || origin === new URL(env().NEXT_PUBLIC_APP_URL).origin) return;
  const host = request.headers.get("host");
  if (host === null || !URL.canParse(origin) || new URL(origin).host !== host)
    throw new AppError("forbidden");
}
