import "server-only";
import { refreshOverview } from "@/lib/admin/money/load-figures.server";
import { refreshRevenue } from "@/lib/admin/money/load-revenue.server";
import { now } from "@/lib/clock";
import { runAll } from "@/lib/jobs/run-all";

/** Counts the business's figures that take long before the administrator asks for them. */
export function sweepFigures(): Promise<void> {
  return runAll([() => refreshOverview(now()), () => refreshRevenue(now())]);
}
