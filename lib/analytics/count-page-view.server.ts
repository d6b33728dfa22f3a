import "server-only";
import { z } from "zod";
import { PAGE_PATHS } from "@/lib/analytics/page-path";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { readFlags } from "@/lib/flags/read-flags.server";

export const viewBody = z.strictObject({ path: z.string().max(200) });

/** Counts that a page was shown, today, and not to whom; nothing while the analytics are off, and no path that is none. */
export async function countPageView(
  { now }: Pick<Context<null>, "now">,
  { path }: { path: string },
): Promise<void> {
  if (!PAGE_PATHS.includes(path) || !(await readFlags()).analytics) return;
  await db().$executeRaw`
    INSERT INTO app.page_views AS v (day, path, views)
    VALUES ((${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date, ${path}, 1)
    ON CONFLICT (day, path) DO UPDATE SET views = v.views + 1`;
}
