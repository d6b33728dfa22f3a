import "server-only";
import { mayRead } from "@/lib/care/access";
import { openPatient, readGrant } from "@/lib/care/read-patient.server";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { dayAt } from "@/lib/nutrition/calendar/day";
import { loadProgress } from "@/lib/nutrition/views/load-progress.server";
import type { Progress, ProgressQuery } from "@/lib/nutrition/views/progress";

/**
 * A patient's days: energy, macronutrients and water of the area diary, weights of the area measures; what is not shared
 * is left out. @throws AppError not_found when neither is shared
 */
export async function loadPatientProgress(
  ctx: Context,
  { id, days }: { id: string } & ProgressQuery,
): Promise<Progress> {
  const grant = await readGrant(ctx, id);
  const shares = (area: "diary" | "measures") =>
    grant !== null && mayRead(grant, area, dayAt(ctx.now, grant.patient.timeZone));
  if (!grant || !(shares("diary") || shares("measures"))) throw new AppError("not_found");
  for (const area of ["diary", "measures"] as const) if (shares(area)) await openPatient(ctx, id, { area });
  const progress = await loadProgress({ ...ctx, person: grant.patient }, { days });
  return redacted(progress, { diary: shares("diary"), measures: shares("measures") });
}

function redacted(progress: Progress, shared: { diary: boolean; measures: boolean }): Progress {
  const { summary } = progress;
  const none = { calories: 0, water: 0, protein_g: 0, carbs_g: 0, fat_g: 0 };
  const history = progress.history.map((entry) => ({
    ...entry,
    ...(shared.diary ? {} : { ...entry, ...none }),
    weight: shared.measures ? entry.weight : null,
  }));
  return {
    today: progress.today,
    summary: {
      ...summary,
      ...(shared.measures ? {} : { weight: null, target_weight: null, initial_weight: null }),
      ...(shared.diary
        ? {}
        : {
            ...{
              calories_consumed_today: 0,
              calories_estimated_today: 0,
              protein_consumed_today: 0,
              water_intake_today: 0,
              active_days: 0,
            },
            ...{ daily_calories: null, water_goal: null, protein_goal: null },
          }),
    },
    ...{ history, progress: history, goals: shared.diary ? progress.goals : [] },
  };
}
