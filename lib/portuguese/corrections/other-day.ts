import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { isFound } from "@/lib/portuguese/corrections/correction-words";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { type LogReading, readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

type Corrections = Pick<Understanding, "corrections" | "about">;

const BEFORE = /^(?:ontem|anteontem)$/;
const ATE = /^(?:comi|tomei|bebi|almocei|jantei|lanchei|teve)$/;

/**
 * "a feijoada foi ontem. hoje foi lasanha": what was told goes to that day, and what follows was eaten at its meal today; null where it
 * says otherwise, or where what follows was told as well.
 * @param read what a part of the message corrects
 */
export function movedForAnother(
  phrase: Phrase,
  entries: readonly LoggedEntry[],
  moment: Moment,
  read: (clause: Phrase) => Corrections,
): Corrections | null {
  const { core, asks, text } = phrase;
  const today = core.findIndex(
    ({ word }, at) => at > 2 && word === "hoje" && isEdge(phrase, at - 1) && !core.slice(0, at).some(isToday),
  );
  const verb = wordAt(core, today + 1) === "eu" ? today + 2 : today + 1;
  const isTold = COPULA.test(wordAt(core, verb)) || ATE.test(wordAt(core, verb));
  if (today < 0 || asks || !isTold || !core.slice(0, today).some(({ word }) => BEFORE.test(word)))
    return null;
  const moved = read(phraseOfClause(phrase, core.slice(0, today - 1)));
  const isMoved =
    moved.corrections.length > 0 && moved.corrections.every((one) => isFound(one) && MOVES.has(one.kind));
  if (!isMoved) return null;
  const source = sourceOf(moved.corrections, entries);
  const { meals, water } = readLog(core.slice(ATE.test(wordAt(core, verb)) ? verb : verb + 1), text, moment);
  const items = meals.flatMap((meal) => meal.items);
  const logged = new Set(loggedItems(entries).map(({ foodId }) => foodId));
  if (!source || items.length === 0 || items.some(({ foodId }) => logged.has(foodId))) return null;
  const record: Correction = {
    kind: "record",
    meals: meals.map((meal) => atMealOf(meal, source, moment)),
    water,
  };
  return { ...moved, corrections: [...moved.corrections, record] };
}

const MOVES: ReadonlySet<Correction["kind"]> = new Set(["move_item", "move_meal", "day"]);

function isToday({ word }: { word: string }): boolean {
  return word === "hoje";
}

function isEdge({ core }: Phrase, at: number): boolean {
  const { kind, word } = core[at] ?? {};
  return kind === "mark" || kind === "break" || word === "e" || word === "mas";
}

/** The meal of which something moves. */
function sourceOf(corrections: readonly Correction[], entries: readonly LoggedEntry[]) {
  const meals = entries.filter((entry) => entry.type === "meal");
  const foods = corrections.flatMap((one) => (one.kind === "move_item" ? [one.food] : []));
  return meals.find((meal) => meal.items.some(({ foodId }) => foods.includes(foodId))) ?? meals.at(-1);
}

type Meal = LogReading["meals"][number];

/** At the kind of meal that the other was, where it says none of its own. */
function atMealOf(meal: Meal, { kind }: { kind: Meal["kind"] }, { today, now, timeZone }: Moment): Meal {
  if (meal.kindSaid) return meal;
  return {
    ...meal,
    kind,
    day: today,
    eatenAt: mealTime({ day: today, kind }, now, timeZone).eatenAt.toISOString(),
  };
}
