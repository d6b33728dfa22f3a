import "server-only";
import { correctEntries } from "@/lib/chat/commands/correct-entries.server";
import { removeEntries } from "@/lib/chat/commands/remove-entries.server";
import { loadDayViews } from "@/lib/chat/logging/load-day-views.server";
import { daysOfEntries, loadEntries, rememberedEntries } from "@/lib/chat/logging/load-entries.server";
import { type Answered, logUnderstood, type Turn } from "@/lib/chat/logging/log-understood.server";
import { readTap } from "@/lib/chat/replies/tap";
import { answerBesideDraft, answerDraftTap } from "@/lib/chat/turns/answer-draft.server";
import { answerText } from "@/lib/chat/turns/answer-text.server";
import { localTime } from "@/lib/nutrition/calendar/day";
import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { editMeal } from "@/lib/nutrition/meals/edit-meal.server";
import { afterStored, type OpenOption } from "@/lib/portuguese/meaning/conversation";
import { TAPPED } from "@/lib/portuguese/meaning/understanding";

/** What a tapped button or row asks for; one that means nothing any more is read as the words on it. */
export async function answerTap(turn: Turn, choice: { id: string; title: string }): Promise<Answered> {
  const tap = readTap(choice.id);
  switch (tap?.kind) {
    case "undo":
      return removeEntries(turn, tap.entries);
    case "fix":
      return askWhatToFix(turn, tap.entry);
    case "revert":
      return takeBack(turn, tap.change);
    case "pick": {
      const option = turn.state.open?.options.find(({ id }) => id === tap.option);
      return option ? takeOption(turn, option) : answerText(turn, choice.title);
    }
    case "keep":
    case "mend":
    case "drop":
      return answerDraftTap(turn, tap);
    case "say":
      return answerText(turn, tap.words);
    default:
      return answerBesideDraft(turn, choice.title);
  }
}

/** What the newest correction changed, as it was before it; an older one may have been changed again since. */
async function takeBack(turn: Turn, change: string): Promise<Answered> {
  const { before } = turn.state;
  if (!before || turn.state.change !== change)
    return { outcome: { kind: "notice", notice: { kind: "revert_expired" } }, state: turn.state };
  const corrections = [{ kind: "restore" as const, entries: before }];
  return correctEntries(turn, { ...TAPPED, intent: "correction", corrections });
}

async function askWhatToFix(turn: Turn, id: string): Promise<Answered> {
  const entries = await loadEntries(turn.tx, turn.person.userId, [id]);
  const last = rememberedEntries(entries);
  if (last.length === 0) {
    return { outcome: { kind: "notice", notice: { kind: "nothing_to_correct" } }, state: turn.state };
  }
  const items = entries.meals.flatMap((meal) => meal.items.map((item) => item.name));
  return {
    outcome: { kind: "notice", notice: { kind: "correction_unclear", items } },
    state: { last, open: null },
  };
}

async function takeOption(turn: Turn, option: OpenOption): Promise<Answered> {
  const { open } = turn.state;
  const answered = { ...turn, state: { ...turn.state, open: null } };
  if ("weight" in option) {
    return logUnderstood(answered, { ...TAPPED, intent: "weight", weight: [option.weight] });
  }
  const added = open?.addTo ? await addToMeal(answered, open.addTo, option) : null;
  if (added) return added;
  const { now, today } = turn;
  const hour = localTime(now, turn.person.timeZone).hour;
  const meal = open?.meal ?? {
    day: today,
    kind: mealKindAt(hour),
    kindSaid: false,
    eatenAt: now.toISOString(),
  };
  return logUnderstood(answered, { ...TAPPED, meals: [{ ...meal, items: [option.item] }] });
}

/** The item joins the meal that was logged with the question; null when that meal is gone. */
async function addToMeal(turn: Turn, mealId: string, { item }: Extract<OpenOption, { item: unknown }>) {
  const { tx, person, today } = turn;
  const { userId, avoided } = person;
  const [meal] = (await loadEntries(tx, userId, [mealId])).meals;
  if (!meal) return null;
  const items = [...meal.items, { ...item, food: item.foodId }];
  const edited = await editMeal(turn, { id: mealId, items });
  const entries = { meals: [edited], water: [], weight: [] };
  const { day, kind, eatenAt } = edited;
  const understood = { ...TAPPED, meals: [{ day, kind, kindSaid: true, eatenAt, items: [item] }] };
  const days = await loadDayViews(turn, daysOfEntries(entries));
  const answered: Answered = {
    outcome: { kind: "logged", understood, ...entries, days, today, avoided },
    state: afterStored(turn.state, rememberedEntries(entries), null),
  };
  return answered;
}
