import type { OutboundContent, ReplyButton, TemplateContent } from "@/lib/chat/channel/outbound-content";
import { REMINDER_KINDS } from "@/lib/chat/reminders/reminder-kinds";
import type { Unprompted } from "@/lib/chat/reminders/unprompted";
import { dayName, type Format, figure, shortDay, signedAmount } from "@/lib/chat/replies/format";
import { tapId } from "@/lib/chat/replies/tap";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

type Evening = Extract<Unprompted, { kind: "evening" }>["summary"];
type Weekly = Extract<Unprompted, { kind: "weekly" }>["report"];
type Trial = Extract<Unprompted, { kind: "trial" }>;

/** Free text, for within the 24-hour window. */
export function unpromptedContent(format: Format, message: Unprompted): OutboundContent {
  const { t } = format;
  switch (message.kind) {
    case "meal":
      return withButtons(t(`chat.remind.meal.${message.meal}`), mealButtons(format, message));
    case "water":
      return withButtons(waterText(format, message), [waterButton(format, 250), waterButton(format, 500)]);
    case "evening":
      return withButtons(eveningText(format, message.summary), [
        say("resumo", t("chat.buttons.summary")),
        say("semana", t("chat.buttons.week")),
      ]);
    case "weekly":
      return { type: "text", body: weeklyText(format, message.report) };
    case "trial":
      return { type: "text", body: trialText(format, message) };
    default:
      return { type: "text", body: t(`chat.remind.${message.kind}`) };
  }
}

/** The approved template that carries the same, for outside of the window; docs/operations.md has its wording. */
export function unpromptedTemplate(format: Format, message: Unprompted, name: string): TemplateContent {
  const { t } = format;
  const template = (suffix: string, parameters: string[]): TemplateContent => ({
    type: "template",
    name: `garfo_${suffix}`,
    language: format.locale.replace("-", "_"),
    parameters: [name, ...parameters],
  });
  switch (message.kind) {
    case "meal":
      return template(REMINDER_KINDS.meal.template, [t(`chat.remind.mealNamed.${message.meal}`)]);
    case "evening": {
      const { kcal, kcalGoal, waterMl } = message.summary;
      return template(REMINDER_KINDS.evening.template, [
        figure(format, kcal),
        figureOrDash(format, kcalGoal),
        figure(format, waterMl),
      ]);
    }
    case "weekly": {
      const { daysLogged, kcal, kcalGoal } = message.report;
      return template(REMINDER_KINDS.weekly.template, [
        String(daysLogged),
        figureOrDash(format, kcal),
        figureOrDash(format, kcalGoal),
      ]);
    }
    case "trial":
      return template("trial_ending", [trialTime(format, message)]);
    default:
      return template(REMINDER_KINDS[message.kind].template, []);
  }
}

function figureOrDash(format: Format, value: number | null): string {
  return value === null ? "–" : figure(format, value);
}

/** The words of the letter that tells of a trial's end. */
export function trialLetter(format: Format, message: Trial, name: string) {
  const { t } = format;
  return {
    subject: t(`mail.trial.subject.${message.when}`),
    paragraphs: [
      t("mail.trial.greeting", { name }),
      t(`mail.trial.text.${message.when}`, { day: dayName(format, message.endDay) }),
      t("mail.trial.kept"),
    ],
    action: { label: t("mail.trial.action"), url: message.url },
  };
}

function mealButtons(
  { t }: Format,
  { meal, canRepeat }: { meal: MealKind; canRepeat: boolean },
): ReplyButton[] {
  const skip = say(SKIPPED, t("chat.buttons.notEaten"));
  return canRepeat ? [say(REPEATED[meal], t("chat.buttons.sameAsYesterday")), skip] : [skip];
}

/** The assistant reads Portuguese whatever the language of its answers. */
const REPEATED: Record<MealKind, string> = {
  breakfast: "repetir o café da manhã de ontem",
  morning_snack: "repetir o lanche da manhã de ontem",
  lunch: "repetir o almoço de ontem",
  afternoon_snack: "repetir o lanche da tarde de ontem",
  dinner: "repetir o jantar de ontem",
  supper: "repetir a ceia de ontem",
};
const SKIPPED = "não comi nada";

function waterText(format: Format, { waterMl, goalMl }: { waterMl: number; goalMl: number | null }): string {
  if (waterMl === 0) return format.t("chat.remind.waterFirst");
  if (goalMl === null) return format.t("chat.remind.waterSoFar", { ml: figure(format, waterMl) });
  return format.t("chat.remind.water", { ml: figure(format, waterMl), goal: figure(format, goalMl) });
}

function waterButton(format: Format, ml: number): ReplyButton {
  return say(`bebi ${ml} ml de água`, format.t("chat.buttons.water", { ml: figure(format, ml) }));
}

function eveningText(format: Format, summary: Evening): string {
  const { t } = format;
  const { meals, kcal, kcalGoal, proteinG, proteinGoal, waterMl, waterGoal, streak, praise } = summary;
  const line = (key: "kcal" | "protein" | "water", eaten: number, goal: number | null) =>
    goal === null
      ? t(`chat.evening.${key}Alone`, { eaten: figure(format, eaten) })
      : t(`chat.evening.${key}`, { eaten: figure(format, eaten), goal: figure(format, goal) });
  const lines = [
    t("chat.evening.title"),
    ...(meals > 0 ? [line("kcal", kcal, kcalGoal), line("protein", proteinG, proteinGoal)] : []),
    line("water", waterMl, waterGoal),
    ...(meals > 0 ? [t("chat.evening.meals", { count: meals })] : []),
    ...streakLine(format, streak),
  ];
  const closing = [praise && t(`chat.evening.praise.${praise}`), t("chat.evening.close")];
  return [lines.join("\n"), closing.filter(Boolean).join(" ")].join("\n\n");
}

function weeklyText(format: Format, report: Weekly): string {
  const { t } = format;
  const { from, to, daysLogged, firstKg, lastKg, streak } = report;
  const line = (key: "kcal" | "protein" | "water", mean: number | null, goal: number | null) => {
    if (mean === null) return [];
    const values = { mean: figure(format, mean) };
    return goal === null
      ? [t(`chat.weekly.${key}Alone`, values)]
      : [t(`chat.weekly.${key}`, { ...values, goal: figure(format, goal) })];
  };
  const weight =
    firstKg === null || lastKg === null
      ? []
      : [
          t("chat.weekly.weight", {
            first: figure(format, firstKg, 1),
            last: figure(format, lastKg, 1),
            change: signedAmount(format, lastKg - firstKg),
          }),
        ];
  const figures = [
    ...line("kcal", report.kcal, report.kcalGoal),
    ...line("protein", report.proteinG, report.proteinGoal),
    ...line("water", report.waterMl, report.waterGoal),
    ...weight,
    ...streakLine(format, streak),
  ];
  const title = t("chat.weekly.title", { from: shortDay(format, from), to: shortDay(format, to) });
  const days = t("chat.weekly.days", { count: daysLogged });
  return [`${title}\n${days}`, figures.join("\n"), t("chat.weekly.close")].join("\n\n");
}

/** Two days in a row are not yet worth a word. */
function streakLine({ t }: Format, { days, capped }: Weekly["streak"]): string[] {
  if (capped) return [t("chat.evening.streakCapped")];
  return days > 2 ? [t("chat.evening.streak", { count: days })] : [];
}

function trialText(format: Format, message: Trial): string {
  return format.t(`chat.trial.${message.when}`, { day: dayName(format, message.endDay), url: message.url });
}

/** When it ends, as the template says it. */
function trialTime(format: Format, { when, endDay }: Trial): string {
  return when === "soon" ? dayName(format, endDay) : format.t(`chat.trialWhen.${when}`);
}

function say(words: string, title: string): ReplyButton {
  return { id: tapId({ kind: "say", words }), title };
}

function withButtons(body: string, buttons: ReplyButton[]): OutboundContent {
  return { type: "buttons", body, buttons };
}
