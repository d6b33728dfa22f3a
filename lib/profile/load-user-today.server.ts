import "server-only";
import type { Context } from "@/lib/context";
import { selectBoth } from "@/lib/db";
import { type Dashboard, dashboardOf } from "@/lib/nutrition/views/dashboard";
import { type StandingRow, standingOf, standingStatement } from "@/lib/nutrition/views/load-standing.server";
import { STREAK_REACH } from "@/lib/nutrition/views/streak";
import { type UserRow, userOf, userStatement } from "@/lib/profile/load-user.server";
import type { User } from "@/lib/profile/user";

/**
 * A person with the day's metrics and their goals, as the dashboard tells them.
 * @param role as the caller's rules decide it
 * @throws AppError not_found
 */
export async function loadUserToday(
  ctx: Context,
  role: User["role"],
): Promise<User & Pick<Dashboard, "metrics" | "goals">> {
  const [[user], [standing]] = await selectBoth<UserRow, StandingRow>(
    ctx.tx,
    userStatement(ctx),
    standingStatement(ctx, { take: STREAK_REACH }),
  );
  const { metrics, goals } = dashboardOf(standingOf(ctx, standing as StandingRow));
  return { ...userOf(ctx, role, user), metrics, goals };
}
