import "server-only";
import { createHash } from "node:crypto";
import { type ErrorReport, fingerprintText, pagePath } from "@/lib/admin/error-report";
import { deviceOf } from "@/lib/auth/session/device";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { readFlags } from "@/lib/flags/read-flags.server";
import { VERSION } from "@/lib/version";

/** So many browsers are named of an error at the most. */
const MOST_BROWSERS = 8;

/**
 * Keeps a client's error, folded into one row with those like it of the same version; nothing while errors are not
 * tracked. One that was said to be mended comes back.
 */
export async function keepClientError({ now }: Context<null>, report: ErrorReport): Promise<void> {
  if (!(await readFlags()).error_tracking) return;
  const fingerprint = createHash("sha256")
    .update(`${VERSION}\n${fingerprintText(report)}`)
    .digest("base64url");
  const { message, stack = null, componentStack = null, userAgent = null, url } = report;
  const page = url ? pagePath(url) : null;
  const { browser, system } = deviceOf(userAgent);
  const from = [[browser, system].filter(Boolean).join(" · ")].filter(Boolean);
  await db().$executeRaw`
    INSERT INTO app.error_reports AS r
      (fingerprint, message, stack, component_stack, user_agent, url, version, first_seen, last_seen, browsers)
    VALUES (${fingerprint}, ${message}, ${stack}, ${componentStack}, ${userAgent}, ${page}, ${VERSION}, ${now}, ${now},
      ${from})
    ON CONFLICT (fingerprint) DO UPDATE SET
      count = r.count + 1, last_seen = excluded.last_seen, user_agent = excluded.user_agent, url = excluded.url,
      resolved_at = NULL,
      browsers = (SELECT (array_agg(DISTINCT b))[1:${MOST_BROWSERS}::int]
        FROM unnest(r.browsers || excluded.browsers) AS b)`;
}
