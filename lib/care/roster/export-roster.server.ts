import "server-only";
import { noteOverview } from "@/lib/care/note-overview.server";
import { countStandings } from "@/lib/care/roster/count-standings.server";
import { findAllStandings } from "@/lib/care/roster/find-standings.server";
import { factsInOrder } from "@/lib/care/roster/load-roster.server";
import { adherence, type PatientFacts } from "@/lib/care/roster/patient-facts";
import { type RosterFilters, rosterRow } from "@/lib/care/roster/roster";
import type { Context } from "@/lib/context";
import { csvLine, csvStyle } from "@/lib/csv";
import { translator } from "@/lib/i18n/translator";
import { dayAt } from "@/lib/nutrition/calendar/day";

const AT_ONCE = 500;
/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The list as it is searched and sorted, whole, for a spreadsheet; patients see that they stood in it. */
export async function exportRoster(
  ctx: Context,
  filters: RosterFilters,
): Promise<{ name: string; csv: string }> {
  const { person, now } = ctx;
  while ((await countStandings(person, now, AT_ONCE)) === AT_ONCE);
  const found = await findAllStandings(person.userId, now, filters);
  const facts = await factsInOrder(ctx, found);
  await noteOverview(ctx, facts);
  const t = translator(ctx.locale);
  const style = csvStyle(undefined, ctx.locale);
  const head = [
    t("care.roster.name"),
    t("care.roster.segment"),
    t("care.roster.lastLog"),
    t("care.roster.adherence7"),
    t("care.roster.adherence30"),
    t("care.roster.weightKg"),
    t("care.roster.planUntil"),
    t("care.roster.accessUntil"),
  ];
  const lines = facts
    .map(rosterRow)
    .map(({ facts, segment }) => csvLine([facts.name, t(`care.segment.${segment}`), ...cells(facts)], style));
  return {
    name: `${t("care.files.roster")}-${dayAt(ctx.now, ctx.person.timeZone)}.csv`,
    csv: BYTE_ORDER_MARK + csvLine(head, style) + lines.join(""),
  };
}

function cells({ lastLog, logged7, days7, logged30, days30, weight, planEndsOn, endsOn }: PatientFacts) {
  return [
    lastLog,
    adherence(logged7, days7),
    adherence(logged30, days30),
    weight?.kg ?? null,
    planEndsOn,
    endsOn,
  ];
}
