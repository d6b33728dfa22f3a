import { addDays } from "@/lib/nutrition/calendar/day";
import { sharedPortion } from "@/lib/nutrition/foods/portion";
import { type ChangeSet, leftAfter, type NewItem } from "@/lib/portuguese/corrections/changes/change-set";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { earlierDayNamed, mayCorrectEarlier } from "@/lib/portuguese/corrections/may-correct-earlier";
import { calledAfter, piecesAfter } from "@/lib/portuguese/corrections/pieces";
import { isAmong } from "@/lib/portuguese/corrections/reading/food-reference";
import { saidOf } from "@/lib/portuguese/corrections/topics";
import { readMessage } from "@/lib/portuguese/intents/understand";
import type { Command } from "@/lib/portuguese/meaning/command";
import {
  afterStored,
  afterTalk,
  type ConversationState,
  focusOf,
  type LoggedEntry,
  makeupOf,
  recalled,
  removedIn,
  toldBefore,
} from "@/lib/portuguese/meaning/conversation";
import {
  tellsEntries,
  type Understanding,
  type UnderstandingContext,
} from "@/lib/portuguese/meaning/understanding";
import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import { momentOf } from "@/lib/portuguese/terms/moment";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

type MealEntry = Extract<LoggedEntry, { type: "meal" }>;

/** What a turn was taken for, for whoever wants to see why. */
export type Told = { by: string; understood: Understanding | null; problem: ChangeSet["problem"] };

/** The diary of one person as the use cases of `lib/chat/logging` and `commands` would leave it, without a database: for many dialogues at once. */
export class DiaryInMemory {
  entries: LoggedEntry[] = [];
  state: ConversationState = { last: [], open: null };
  private count = 0;
  private wroteAt: Date | null = null;

  constructor(private readonly timeZone: string) {}

  /** Another with the same in it, which goes its own way. */
  copy(): DiaryInMemory {
    const copy = new DiaryInMemory(this.timeZone);
    copy.entries = structuredClone(this.entries);
    copy.state = structuredClone(this.state);
    copy.count = this.count;
    copy.wroteAt = this.wroteAt;
    return copy;
  }

  /** What a message is read with, were it said now. */
  contextAt(text: string, now: Date): UnderstandingContext {
    this.state = recalled(this.state, this.wroteAt, now);
    const { today } = momentOf(now, this.timeZone);
    const phrase = phraseOf(text);
    const earlier = mayCorrectEarlier(phrase, this.state)
      ? this.earlier(today, earlierDayNamed(phrase, today))
      : [];
    return { now, timeZone: this.timeZone, conversation: this.state, earlier };
  }

  /**
   * One message, as `answerInbound` takes it.
   * @param read what it is taken for, where that is not what it is read as
   */
  say(text: string, now: Date, read?: { understood: Understanding; by: string }): Told {
    const context = this.contextAt(text, now);
    this.wroteAt = now;
    if (readSafety(text)) {
      this.state = { ...this.state, open: null };
      return { by: "safety", understood: null, problem: null };
    }
    const { today } = momentOf(now, this.timeZone);
    const felt = readFeeling(text);
    const { earlier = [] } = context;
    const { understood, by } = read ?? readMessage(text, context);
    const { command, question, corrections, meals, water, weight, ask } = understood;
    const told: Told = { by: felt ? `feeling, ${by}` : by, understood, problem: null };
    if (felt && !command && corrections.length === 0 && (!question || question.kind === "health")) {
      if (tellsEntries(understood) && !ask) this.store(understood);
      return told;
    }
    const { planned, talk } = understood;
    if (command) this.run(command, today);
    else if (corrections.length > 0) {
      const { last, others } = saidOf(understood.about, this.state.last, earlier);
      const changes = applyCorrections(last, corrections, others);
      told.problem = changes.problem;
      this.change(
        changes,
        ask,
        {
          left: leftAfter(corrections),
          pieces: piecesAfter(corrections, this.state.pieces),
          called: calledAfter(corrections, this.state.called),
        },
        last.map(({ id }) => id),
      );
    } else if (meals.length + water.length + weight.length > 0 || ask) this.store(understood);
    else this.state = afterTalk(this.state, { planned, talk }, text);
    return told;
  }

  private earlier(today: string, named: string | null): LoggedEntry[] {
    const known = new Set(this.state.last.map(({ id }) => id));
    const told = new Set(this.state.told?.flat());
    const isNear = ({ id, day }: LoggedEntry) =>
      (day >= addDays(today, -1) && day <= today) || day === named || told.has(id);
    const near = this.entries.filter((entry) => !known.has(entry.id) && isNear(entry));
    const meals = near.filter((entry) => entry.type === "meal");
    return [
      ...meals.sort((a, b) => b.eatenAt.localeCompare(a.eatenAt)),
      ...near.filter(({ type }) => type === "water").reverse(),
      ...near.filter(({ type }) => type === "weight").reverse(),
    ];
  }

  private store(understood: Understanding): void {
    const { meals, water, weight, ask } = understood;
    const stored: LoggedEntry[] = [
      ...meals
        .filter(({ items }) => items.length > 0)
        .map(({ day, kind, eatenAt, items }) => ({
          ...{ type: "meal" as const, id: this.id(), day, kind, eatenAt },
          items: items.map((item) => this.item(item)),
        })),
      ...water.map(({ ml, day }) => ({ type: "water" as const, id: this.id(), ml, day })),
      ...weight.map(({ kg, day }) => ({ type: "weight" as const, id: this.id(), kg, day })),
    ];
    this.entries.push(...stored);
    const addTo = stored.find(({ type }) => type === "meal")?.id ?? null;
    const open = ask && { ...ask, addTo: ask.addTo ?? addTo };
    this.state =
      stored.length === 0
        ? { ...this.state, open }
        : afterStored(this.state, stored, open, makeupOf(understood));
  }

  private change(
    changes: ChangeSet,
    open: ConversationState["open"],
    makeup: Pick<ConversationState, "left" | "pieces" | "called">,
    ids: readonly string[],
  ): void {
    const before = structuredClone(this.entries);
    const changed = [
      ...changes.meals.map(({ mealId }) => mealId),
      ...changes.water.map(({ id }) => id),
      ...changes.weight.map(({ id }) => id),
      ...changes.removedWater,
      ...changes.removedWeight,
    ];
    for (const { mealId, set, update, remove, add, deleteMeal } of changes.meals) {
      const meal = this.entries.find((entry): entry is MealEntry => entry.id === mealId);
      if (!meal) continue;
      if (deleteMeal) {
        this.remove([mealId]);
        continue;
      }
      const updated = new Map(update.map((item) => [item.itemId, item]));
      const kept = meal.items.filter(({ id }) => !remove.includes(id));
      const items = kept.map((item) => ({ ...item, ...updated.get(item.id) }));
      Object.assign(meal, set, { items: [...items, ...add.map((item) => this.item(item))] });
    }
    for (const { id, ...set } of [...changes.water, ...changes.weight]) {
      const entry = this.entries.find((one) => one.id === id);
      if (entry) Object.assign(entry, set);
    }
    this.remove([...changes.removedWater, ...changes.removedWeight]);
    for (const { items, ...head } of changes.created) {
      const meal = {
        type: "meal" as const,
        id: this.id(),
        ...head,
        items: items.map((item) => this.item(item)),
      };
      this.entries.push(meal);
      changed.push(meal.id);
    }
    for (const { ml, day } of changes.createdWater) {
      const id = this.id();
      this.entries.push({ type: "water", id, ml, day });
      changed.push(id);
    }
    for (const { kg, day } of changes.createdWeight) {
      const id = this.id();
      this.entries.push({ type: "weight", id, kg, day });
      changed.push(id);
    }
    if (changed.length === 0) {
      this.state = { ...this.state, open };
      return;
    }
    const about = changed.some((id) => ids.includes(id)) ? [...new Set([...ids, ...changed])] : changed;
    const focus = focusOf(before, this.entries);
    const last = this.entries.filter(({ id }) => about.includes(id));
    const gone = removedIn(before, this.entries, this.state.removed);
    const told = toldBefore(this.state, last);
    const was = { before: before.filter(({ id }) => changed.includes(id)) };
    this.state = {
      last,
      open,
      ...makeup,
      ...(focus === undefined ? {} : { focus }),
      ...gone,
      ...told,
      ...was,
    };
  }

  private run(command: Command, today: string): void {
    if (command.kind === "undo" || command.kind === "delete_last") {
      const before = [...this.entries];
      this.remove(this.state.last.map(({ id }) => id));
      const gone = removedIn(before, this.entries, this.state.removed);
      this.state = { last: [], open: null, ...toldBefore(this.state, []), ...gone };
    } else if (command.kind === "set_goal") this.remove(command.instead ?? []);
    else if (command.kind === "dismiss") this.state = { ...this.state, open: null };
    else if (command.kind === "repeat") {
      const { meal, fromDay, toDay, toMeal } = command;
      const alike = this.entries
        .filter((entry) => entry.type === "meal" && (meal === null || entry.kind === meal))
        .filter((entry): entry is MealEntry => entry.type === "meal");
      const newest = alike.sort((a, b) => (b.day + b.eatenAt).localeCompare(a.day + a.eatenAt));
      const original = fromDay
        ? newest.find(({ day }) => day === fromDay)
        : ((meal && newest.find(({ day }) => day < today)) ?? newest[0]);
      if (!original) return;
      const { without = [], added = [], share = 1 } = command;
      const kind = toMeal ?? original.kind;
      const keptOf = ({ items }: MealEntry) => items.filter(({ foodId }) => !isAmong(foodId, without));
      const told = newest.filter((one) => one.day === original.day && one.kind === original.kind).reverse();
      const eaten = told.filter((one) => keptOf(one).length > 0);
      const isElsewhere = kind !== original.kind || toDay !== original.day;
      const copied = meal && isElsewhere && eaten.length > 0 ? eaten : [original];
      const copies = copied.map((one, at) => {
        const items = keptOf(one).map((item) => ({ ...sharedPortion(item, share), id: this.id() }));
        const more = at === copied.length - 1 ? added.map((item) => this.item(item)) : [];
        return { ...one, id: this.id(), day: toDay, kind, items: [...items, ...more] };
      });
      this.entries.push(...copies);
      this.state = afterStored(this.state, copies, null);
    }
  }

  private remove(ids: readonly string[]): void {
    this.entries = this.entries.filter(({ id }) => !ids.includes(id));
  }

  private item({ foodId, name, grams, portion }: NewItem) {
    return { id: this.id(), foodId, name, grams, portion };
  }

  private id(): string {
    this.count += 1;
    return `entry-${this.count}`;
  }
}
