import "server-only";
import type { CareArea } from "@/lib/care/access";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { timeOrderedId } from "@/lib/time-ordered-id";

type Listed = { id: string; patientId: string; areas: readonly CareArea[]; today: string };

/** Notes, once a day for each area, that patients stood in a list with figures of what they share. */
export async function noteOverview(ctx: Context, listed: readonly Listed[]): Promise<void> {
  const { person, now } = ctx;
  const rows = listed.flatMap(({ id, patientId, areas, today }) =>
    areas.map((area) => ({
      ...{ id: timeOrderedId(), link_id: id, patient_id: patientId },
      ...{ area, day: today },
    })),
  );
  if (rows.length === 0) return;
  await dbOf(ctx).$executeRaw`
    INSERT INTO app.care_accesses (patient_id, id, link_id, nutritionist_id, area, look, day, at)
    SELECT n.patient_id, n.id, n.link_id, ${person.userId}::uuid, n.area, 'overview', n.day, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n (id uuid, patient_id uuid, link_id uuid, area app.care_area, day date)
    ON CONFLICT DO NOTHING`;
}
