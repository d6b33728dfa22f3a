import { dayName, type Format, figure, signedAmount } from "@/lib/chat/replies/format";
import type { Answer, WeightView } from "@/lib/chat/replies/outcome";
import { periodName, periodTitle } from "@/lib/chat/replies/periods";
import { addDays } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";

/** The last weight, the way from the start and to the goal. */
export function weightText(format: Format, { currentKg, initialKg, goalKg, entries }: WeightView): string {
  const { t } = format;
  if (currentKg === null) return t("chat.answer.weightNone");
  const day = entries[0]?.day ?? format.today;
  const lines = [t("chat.answer.weightNow", { kg: kilos(format, currentKg), day: dayName(format, day) })];
  if (initialKg !== null && initialKg !== currentKg) {
    const values = { change: signedAmount(format, currentKg - initialKg), kg: kilos(format, initialKg) };
    lines.push(t("chat.answer.weightStart", values));
  }
  if (goalKg !== null) lines.push(goalLine(format, currentKg, goalKg));
  const older = entries
    .slice(1, 5)
    .map((entry) =>
      t("chat.answer.weightRow", { day: dayName(format, entry.day), kg: kilos(format, entry.kg) }),
    );
  return [...lines, ...older].join("\n");
}

function goalLine(format: Format, currentKg: number, goalKg: number): string {
  const { t } = format;
  const left = Math.abs(Math.round((currentKg - goalKg) * 10) / 10);
  const kg = kilos(format, goalKg);
  return left === 0
    ? t("chat.answer.weightGoalMet", { kg })
    : t("chat.answer.weightGoal", { kg, left: kilos(format, left) });
}

type Weighed = Extract<Answer, { kind: "weighed" }>;

/** A weight of the past, what changed, the least and the most: only from what was weighed. */
export function weighedText(format: Format, answer: Weighed): string {
  const { t } = format;
  const { asks, weight } = answer;
  if (weight.currentKg === null && weight.entries.length === 0) return t("chat.answer.weightNone");
  switch (asks) {
    case "left":
      return weight.goalKg === null || weight.currentKg === null
        ? [weightText(format, weight), t("chat.weighed.noGoal")].join("\n")
        : goalLine(format, weight.currentKg, weight.goalKg);
    case "least":
    case "most":
      return extremeText(format, answer);
    case "change":
      return changeText(format, answer);
    default:
      return thenText(format, answer);
  }
}

function thenText(format: Format, { period, within, before, weight }: Weighed): string {
  const { t } = format;
  if (!period) return weightText(format, weight);
  const first = within[0];
  const last = within.at(-1);
  if (!first || !last) {
    const none = t("chat.weighed.noneIn", { period: periodName(format, period) });
    return before ? `${none} ${t("chat.weighed.lastBefore", row(format, before))}` : none;
  }
  if (within.length === 1 || period.from === period.to) return t("chat.weighed.on", row(format, last));
  const mean = within.reduce((sum, { kg }) => sum + kg, 0) / within.length;
  return [
    t("chat.weighed.during", {
      period: periodTitle(format, period),
      first: kilos(format, first.kg),
      last: kilos(format, last.kg),
    }),
    t("chat.weighed.mean", { kg: kilos(format, mean), count: within.length }),
  ].join("\n");
}

function changeText(format: Format, { period, within, before, weight }: Weighed): string {
  const { t } = format;
  // What was weighed just before counts as where it began.
  const near = before && period && before.day >= addDays(period.from, -NEAR_DAYS) ? before : null;
  const first = near ?? within[0];
  const last = within.at(-1);
  if (period === null || period.from === FIRST_DAY) return weightText(format, weight);
  const name = periodName(format, period);
  if (!last || !first) {
    const none = t("chat.weighed.noneIn", { period: name });
    return before ? `${none} ${t("chat.weighed.lastBefore", row(format, before))}` : none;
  }
  if (first === last) return t("chat.weighed.onlyOne", { period: name, ...row(format, last) });
  const difference = Math.round((last.kg - first.kg) * 10) / 10;
  const key = difference === 0 ? "same" : difference < 0 ? "lost" : "gained";
  return [
    t(`chat.weighed.${key}`, {
      period: periodTitle(format, period),
      kg: kilos(format, Math.abs(difference)),
    }),
    t("chat.weighed.fromTo", {
      first: kilos(format, first.kg),
      firstDay: dayName(format, first.day),
      last: kilos(format, last.kg),
      lastDay: dayName(format, last.day),
    }),
  ].join("\n");
}

/** A weigh-in so many days before a period tells where it began. */
const NEAR_DAYS = 7;

function extremeText(format: Format, { asks, period, within, weight }: Weighed): string {
  const sorted = within.toSorted((a, b) => a.kg - b.kg);
  const found = asks === "least" ? sorted[0] : sorted.at(-1);
  if (!found)
    return period
      ? format.t("chat.weighed.noneIn", { period: periodName(format, period) })
      : weightText(format, weight);
  return format.t(asks === "least" ? "chat.weighed.least" : "chat.weighed.most", row(format, found));
}

function row(format: Format, { day, kg }: { day: string; kg: number }) {
  return { day: dayName(format, day), kg: kilos(format, kg) };
}

function kilos(format: Format, kg: number): string {
  return figure(format, kg, 1);
}
