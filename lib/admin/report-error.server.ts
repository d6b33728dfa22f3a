import "server-only";
import { createHash } from "node:crypto";
import { type ErrorReport, fingerprintText, pagePath } from "@/lib/admin/error-report";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { VERSION } from "@/lib/version";

/** Keeps a client's error, folded into one row with those like it of the same version. */
export async function keepClientError({ now }: Context<null>, report: ErrorReport): Promise<void> {
  const fingerprint = createHash("sha256")
    .update(`${VERSION}\n${fingerprintText(report)}`)
    .digest("base64url");
  const { message, stack = null, componentStack = null, userAgent = null, url } = report;
  const page = url ? pagePath(url) : null;
  await db().$executeRaw`
    INSERT INTO app.error_reports AS r
      (fingerprint, message, stack, component_stack, user_agent, url, version, first_seen, last_seen)
    VALUES (${fingerprint}, ${message}, ${stack}, ${componentStack}, ${userAgent}, ${page}, ${VERSION}, ${now}, ${now})
    ON CONFLICT (fingerprint) DO UPDATE SET
      count = r.count + 1, last_seen = excluded.last_seen, user_agent = excluded.user_agent, url = excluded.url`;
}
