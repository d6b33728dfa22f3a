import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { type Format, figure, mealName, quoted, shortDay } from "@/lib/chat/replies/format";
import type { GoalDoubts, GoneForGoal, Outcome } from "@/lib/chat/replies/outcome";
import { tapId } from "@/lib/chat/replies/tap";
import { referralText } from "@/lib/nutrition/goals/explanations";
import type { GoalName } from "@/lib/portuguese/meaning/command";

type Of<K extends Outcome["kind"]> = Extract<Outcome, { kind: K }>;

/** A goal that holds from now on, what it was, and a tap that brings that back. */
export function goalSetReply(format: Format, outcome: Of<"goal_set">): OutboundContent[] {
  const { t } = format;
  const { goal, before, after, until, kcal, currentKg, gone } = outcome;
  const name = t(`chat.set.goals.${goal}`);
  const lines = [
    after === null
      ? t("chat.set.goalGone", { name })
      : before === null || before === after
        ? t("chat.set.goalNew", { name, after: goalText(format, goal, after) })
        : t("chat.set.goalChanged", {
            name,
            before: goalText(format, goal, before),
            after: goalText(format, goal, after),
          }),
    ...(until ? [t("chat.set.until", { day: `${shortDay(format, until)}/${until.slice(0, 4)}` })] : []),
    ...(currentKg !== null && after !== null && currentKg !== after
      ? [t("chat.set.kilosLeft", { kg: figure(format, Math.abs(currentKg - after), 1) })]
      : []),
    ...(kcal === null ? [] : [t("chat.set.kcalFollows", { kcal: figure(format, kcal) })]),
    ...goneLines(format, gone),
  ];
  const body = lines.join("\n");
  if (before === null || before === after) return [{ type: "text", body }];
  const words = `muda a meta de ${WORDS[goal]} para ${before} ${UNITS[goal]}`;
  return [
    {
      type: "buttons",
      body,
      buttons: [{ id: tapId({ kind: "say", words }), title: t("chat.buttons.undo") }],
    },
  ];
}

/** What was meant as a goal and had been logged. */
function goneLines(format: Format, gone: GoneForGoal | undefined): string[] {
  return [
    ...(gone?.water ?? []).map(({ ml }) => format.t("chat.set.notDrunk", { ml: figure(format, ml) })),
    ...(gone?.weight ?? []).map(({ kg }) => format.t("chat.set.notWeighed", { kg: figure(format, kg, 1) })),
  ];
}

/** Whether to set it all the same, with the reason why that is asked. */
export function confirmGoalReply(format: Format, outcome: Of<"confirm_goal">): OutboundContent[] {
  const { t } = format;
  const { goal, value, doubts, gone } = outcome;
  const name = t(`chat.set.goals.${goal}`);
  const question =
    value === null
      ? t("chat.set.askDrop", { name })
      : t("chat.set.askGoal", { name, after: goalText(format, goal, value) });
  return askYesOrNo(format, [...goneLines(format, gone), ...whys(format, doubts), question].join("\n\n"));
}

function whys({ t }: Format, { warnings, referral, isPrescribed, isTender }: GoalDoubts): string[] {
  return [
    ...(isTender ? [t("chat.set.tender")] : []),
    ...(isPrescribed ? [t("chat.set.prescribed")] : []),
    ...(referral ? [referralText(t, referral.obstacles, referral.leastKg)] : []),
    ...warnings.map((warning) => t(`chat.set.doubts.${warning}`)),
  ];
}

/** "1.800 kcal", "65 kg", "3 litros" as "3.000 ml". */
function goalText(format: Format, goal: GoalName, value: number): string {
  if (goal === "days") return format.t("chat.set.days", { count: value });
  return `${figure(format, value, 1)} ${UNITS[goal]}`;
}

const UNITS: Readonly<Record<GoalName, string>> = {
  ...{ weight: "kg", kcal: "kcal", water: "ml", sodium: "mg" },
  ...{ protein: "g", carbs: "g", fat: "g", fibre: "g", days: "dias por semana" },
};
/** As the assistant reads them; nobody sees the words of a tap. */
const WORDS: Readonly<Record<GoalName, string>> = {
  ...{ weight: "peso", kcal: "calorias", water: "água", sodium: "sódio", protein: "proteína" },
  ...{ carbs: "carboidrato", fat: "gordura", fibre: "fibra", days: "dias" },
};

/** What the profile now says. */
export function profileSetText(format: Format, { command }: Of<"profile_set">): string {
  const { t } = format;
  switch (command.fact) {
    case "height":
      return t("chat.set.height", { cm: command.cm });
    case "age":
      return t("chat.set.age", { years: command.years });
    case "body":
      return [t("chat.set.height", { cm: command.cm }), t("chat.set.age", { years: command.years })].join(
        "\n",
      );
    case "birth_date":
      return t("chat.set.birthDate", { day: `${shortDay(format, command.day)}/${command.day.slice(0, 4)}` });
    case "gender":
      return t(`chat.set.gender.${command.gender}`);
    case "maternity":
      return t(`chat.set.maternity.${command.maternity}`);
    case "activity":
      return t("chat.set.activity", { level: t(`profile.computed.activity.${command.level}`) });
    case "name":
      return t("chat.set.name", { name: quoted(command.name.split(" ")[0] ?? "") });
    case "list":
      return "";
  }
}

export function profileListText({ t }: Format, { command, already, isKnown }: Of<"profile_list">): string {
  const { list, add, words } = command;
  const values = { words: quoted(words), list: t(`chat.set.lists.${list}`) };
  if (already) return t(add ? "chat.set.listHas" : "chat.set.listHasNot", values);
  if (!add) return t("chat.set.listDropped", values);
  const warns =
    list === "conditions"
      ? "chat.set.conditionAdded"
      : isKnown
        ? "chat.set.listAdded"
        : "chat.set.listAddedUnknown";
  return t(warns, values);
}

export function confirmProfileReply(format: Format, { command }: Of<"confirm_profile">): OutboundContent[] {
  const values = { words: quoted(command.words), list: format.t(`chat.set.lists.${command.list}`) };
  return askYesOrNo(format, format.t("chat.set.askListDrop", values));
}

/** "Foi o almoço de ontem?" */
export function askWhenReply(format: Format, { meal }: Of<"ask_when">): OutboundContent[] {
  const { t } = format;
  const name = mealName(format, meal).toLowerCase();
  const say = (words: string, title: string) => ({ id: tapId({ kind: "say", words }), title });
  const buttons = [say("foi ontem", t("chat.buttons.yesterday")), say("foi hoje", t("chat.buttons.today"))];
  return [{ type: "buttons", body: t("chat.ask.when", { meal: name }), buttons }];
}

/** A question with its two answers to tap. */
function askYesOrNo({ t }: Format, body: string): OutboundContent[] {
  const say = (words: string, title: string) => ({ id: tapId({ kind: "say", words }), title });
  return [
    { type: "buttons", body, buttons: [say("sim", t("chat.buttons.yes")), say("não", t("chat.buttons.no"))] },
  ];
}
