import "server-only";
import { now as readClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { takesPasswordUnproven } from "@/lib/integrations/supabase/password-rule";
import { limitSubject, type RequestLimit } from "@/lib/limits/limit-request.server";
import { log } from "@/lib/log";

/** Of processes that start together one asks. */
const ONE: RequestLimit = { name: "password-rule", per: "everybody", max: 1, windowSeconds: 60 };

/** Says in the log when the auth server would give whoever has somebody's token a new password of theirs. */
export async function checkPasswordRule(): Promise<void> {
  const now = readClock();
  try {
    await limitSubject(ONE, "everybody", now);
    if (!(await takesPasswordUnproven(now))) return;
    log().warn("the auth server takes a new password without the current one: docs/operations.md, Accounts");
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    log().warn({ err: error }, "whether a new password needs the current one could not be asked");
  }
}
