import "server-only";
import type { Context } from "@/lib/context";
import { type Dashboard, dashboardOf } from "@/lib/nutrition/views/dashboard";
import { loadStanding } from "@/lib/nutrition/views/load-standing.server";
import { STREAK_REACH } from "@/lib/nutrition/views/streak";

/**
 * What the dashboard shows. It reads one row a day at most, so that it costs the same however long somebody has logged;
 * the days of a streak reach further back than those that goals are computed from.
 */
export async function loadDashboard(ctx: Context): Promise<Dashboard> {
  return dashboardOf(await loadStanding(ctx, { take: STREAK_REACH }));
}
