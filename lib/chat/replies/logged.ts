import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { withButtons } from "@/lib/chat/channel/split";
import { askContent } from "@/lib/chat/replies/ask";
import { assumedText } from "@/lib/chat/replies/assumptions";
import { dayBlock } from "@/lib/chat/replies/day-block";
import {
  dayName,
  type Format,
  figure,
  isEstimate,
  itemLine,
  mealName,
  quoted,
  signedAmount,
  totalsLine,
} from "@/lib/chat/replies/format";
import type { DayView, Outcome, StoredWater, StoredWeight } from "@/lib/chat/replies/outcome";
import { tapId } from "@/lib/chat/replies/tap";
import { unknownWarningLines, warningLines } from "@/lib/chat/replies/warning-lines";
import { daysBetween } from "@/lib/nutrition/calendar/day";
import { isSuddenChange } from "@/lib/nutrition/intake/unlikely-change";
import type { Meal } from "@/lib/nutrition/meals/meal";

type Logged = Extract<Outcome, { kind: "logged" }>;

/** What was logged, what was assumed, the day against its goals, and the ways to mend it. */
export function loggedReply(format: Format, outcome: Logged): OutboundContent[] {
  const { t } = format;
  const goals = outcome.days[0]?.goals ?? null;
  const blocks = [
    ...outcome.meals.map((meal) => mealBlock(format, meal)),
    [
      ...outcome.water.map((water) => waterLine(format, water)),
      ...outcome.weight.map((weight) => weightLine(format, weight, goals?.weightKg ?? null)),
      ...(outcome.kcalGoal ? [goalLine(format, outcome.kcalGoal)] : []),
    ].join("\n"),
    warningLines(format, outcome.meals, outcome.avoided, outcome.pointedOut),
    assumedText(format, outcome.understood),
    unknownText(format, outcome.understood.unknown),
    unknownWarningLines(format, unknownNames(outcome.understood), outcome.avoided),
    dayBlocks(format, outcome.days, outcome.meals, outcome.water),
  ];
  const ids = [...outcome.meals, ...outcome.water, ...outcome.weight].map(({ id }) => id);
  const body = blocks.filter(Boolean).join("\n\n");
  const replies = withButtons(body, [
    { id: tapId({ kind: "fix", entry: ids[0] ?? "last" }), title: t("chat.buttons.fix") },
    { id: tapId({ kind: "undo", entries: ids }), title: t("chat.buttons.undo") },
  ]);
  const { ask } = outcome.understood;
  return ask ? [...replies, ...askContent(format, ask, outcome.avoided)] : replies;
}

/** Name, items with grams and kcal, totals. */
export function mealBlock(format: Format, meal: Meal): string {
  return [
    format.t("chat.line.meal", { meal: mealName(format, meal.kind), day: dayName(format, meal.day) }),
    ...meal.items.map((item) => itemLine(format, item)),
    totalsLine(format, meal.totals),
    ...(meal.items.some(isEstimate) ? [`_${format.t("chat.line.estimated")}_`] : []),
  ].join("\n");
}

export function waterLine(format: Format, { ml, day }: StoredWater): string {
  return format.t("chat.line.water", { ml: figure(format, ml), day: dayName(format, day) });
}

export function weightLine(
  format: Format,
  { kg, day, previous }: StoredWeight,
  goalKg: number | null,
): string {
  const { t } = format;
  const parts = [t("chat.line.weight", { kg: figure(format, kg, 1), day: dayName(format, day) })];
  if (previous) {
    const by = Math.round((kg - previous.kg) * 10) / 10;
    parts.push(
      by === 0
        ? t("chat.line.weightSame")
        : t("chat.line.weightChange", { change: signedAmount(format, by) }),
    );
  }
  if (goalKg !== null) parts.push(t("chat.line.weightGoal", { kg: figure(format, goalKg, 1) }));
  const isSudden = previous && isSuddenChange(kg - previous.kg, daysBetween(previous.day, day));
  return [parts.join(" · "), ...(isSudden ? [t("chat.line.weightSudden")] : [])].join("\n");
}

/** That a weigh-in has changed the day's energy. */
function goalLine(format: Format, { before, after }: NonNullable<Logged["kcalGoal"]>): string {
  const values = { before: figure(format, before), after: figure(format, after) };
  return format.t("chat.line.weightGoalKcal", values);
}

/** The changed days: food where a meal is among the changes, water where water is. */
export function dayBlocks(
  format: Format,
  days: readonly DayView[],
  meals: readonly { day: string }[],
  water: readonly { day: string }[],
): string {
  return days
    .map((view) => ({
      view,
      parts: {
        food: meals.some(({ day }) => day === view.day),
        water: water.some(({ day }) => day === view.day),
      },
    }))
    .filter(({ parts }) => parts.food || parts.water)
    .map(({ view, parts }) => dayBlock(format, view, parts))
    .join("\n\n");
}

/** Left out, or asked about. */
function unknownNames({ unknown, ask }: Logged["understood"]): string[] {
  return ask?.asks === "food" ? [...unknown, ask.said] : unknown;
}

export function unknownText(format: Format, unknown: readonly string[]): string | null {
  if (unknown.length === 0) return null;
  return format.t("chat.unknown", { items: quotedList(unknown) });
}

export function quotedList(words: readonly string[]): string {
  return words
    .slice(0, 5)
    .map((word) => `“${quoted(word)}”`)
    .join(", ");
}
