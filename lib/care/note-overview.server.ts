import "server-only";
import type { CareArea } from "@/lib/care/access";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { dateOf } from "@/lib/nutrition/calendar/day";

type Listed = { id: string; patientId: string; areas: readonly CareArea[]; today: string };

/** Notes, once a day for each area, that patients stood in a list with figures of what they share. */
export async function noteOverview(ctx: Context, listed: readonly Listed[]): Promise<void> {
  const { person, now } = ctx;
  await dbOf(ctx).careAccess.createMany({
    data: listed.flatMap(({ id, patientId, areas, today }) =>
      areas.map((area) => ({
        ...{ patientId, linkId: id, nutritionistId: person.userId, area, at: now },
        ...{ look: "overview" as const, day: dateOf(today) },
      })),
    ),
    skipDuplicates: true,
  });
}
