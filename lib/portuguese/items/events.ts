import type { Day } from "@/lib/nutrition/calendar/day";
import { tellsOfEaten } from "@/lib/portuguese/grammar/eating";
import type { Element } from "@/lib/portuguese/grammar/element";
import { isOnlyWhen } from "@/lib/portuguese/grammar/plans";
import {
  type Clause,
  clauseOf,
  type EatenEvents,
  eatenEventsOf,
  type Who,
} from "@/lib/portuguese/items/clauses";
import { withParts } from "@/lib/portuguese/items/composites";
import { withSameAgain } from "@/lib/portuguese/items/ellipsis";
import type { Event } from "@/lib/portuguese/items/event";
import { withFillingsOfEach } from "@/lib/portuguese/items/fillings-of-each";
import { withCountsBehind } from "@/lib/portuguese/items/holders";
import { bindRun } from "@/lib/portuguese/items/items";
import { withKindsBehind, withListedKinds } from "@/lib/portuguese/items/listed-kinds";
import { withGramsOfRow, withoutDissolved, withSaladsWhole } from "@/lib/portuguese/items/mixes";
import { withTotals } from "@/lib/portuguese/items/plates";
import { withNotedInTheEnd, withoutRepaired } from "@/lib/portuguese/items/repairs";
import type { RunPart } from "@/lib/portuguese/items/runs";
import { withoutScene } from "@/lib/portuguese/items/scenes";
import { withShares } from "@/lib/portuguese/items/shares";
import { withoutSums } from "@/lib/portuguese/items/sums";
import { withoutNamedAgain } from "@/lib/portuguese/items/told-closer";
import { withoutToldTwice, withSecondHelpings } from "@/lib/portuguese/items/told-twice";
import { withYields } from "@/lib/portuguese/items/yields";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { tellsOfMeal } from "@/lib/portuguese/terms/meal-words";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Ties amounts to foods, and both to who ate them. */
export function readEvents(
  elements: readonly Element[],
  tokens: readonly Token[],
  text: string,
  today: Day,
): EatenEvents {
  const telling: Telling = { clauses: [clauseOf("mine")], run: [], drink: false, tokens, text, today };
  for (const element of elements) {
    if (isPart(element)) telling.run.push(element);
    else take(telling, element);
  }
  flush(telling);
  const owned = eatenEventsOf(telling.clauses);
  const all = withoutDissolved(withNotedInTheEnd(withoutRepaired(owned.events), tokens), tokens);
  const listed = withSaladsWhole(withKindsBehind(withListedKinds(all, tokens), tokens), tokens);
  const kinds = withGramsOfRow(withoutSums(listed, tokens));
  const told = withoutNamedAgain(
    withoutToldTwice(withSecondHelpings(withoutScene(withSameAgain(kinds), tokens)), tokens),
    tokens,
  );
  const counted = withCountsBehind(withFillingsOfEach(told, tokens), tokens);
  const shared = withShares(withYields(counted), tokens);
  return { ...owned, events: withParts(withTotals(shared, tokens), tokens) };
}

/** How far a message is read: its clauses, the last one being told, and what of it is not tied together yet. */
type Telling = {
  clauses: Clause[];
  run: RunPart[];
  drink: boolean;
  tokens: readonly Token[];
  text: string;
  today: Day;
};

function isPart(element: Element): element is RunPart {
  return /^(?:food|amount|unknown|link)$/.test(element.type);
}

function take(telling: Telling, element: Exclude<Element, RunPart>) {
  const { run, tokens } = telling;
  // "a Ana comeu": a name.
  if (element.type === "other_person" && run.at(-1)?.type === "unknown") run.pop();
  if (element.type === "plan" && isTopicOfPlan(telling, element)) turnTo(telling, "planned");
  flush(telling);
  switch (element.type) {
    case "negation":
      turnTo(telling, "denied");
      told(telling).refused = wordAt(tokens, element.next - 1) === "quis";
      return;
    case "plan":
      if (isOfAllBefore(telling, element)) {
        told(telling).who = "planned";
        return;
      }
      dropMarkers(told(telling).events);
      return turnTo(telling, "planned");
    case "other_person":
      // "a Cida comeu bolo e repetiu, eu comi 1 fatia": of what they had.
      if (told(telling).who === "theirs" && /^repet/.test(wordAt(tokens, element.start))) return;
      return turnTo(telling, element.made ? "made" : "theirs");
    case "me":
      return turnToMe(telling, element);
    case "verb":
      // "vou fazer jejum e depois comer uma salada": the plan goes on.
      if (told(telling).who === "planned" && INFINITIVE.test(wordAt(tokens, element.start))) return;
      // "amanhã chego lá e como um churrasco"
      if (told(telling).who === "planned" && /^(?:como|tomo|bebo)$/.test(wordAt(tokens, element.start)))
        return;
      turnTo(telling, "mine");
      told(telling).ate ||= !element.drink && tellsOfEaten(tokens, element);
      told(telling).events.push(element);
      telling.drink = element.drink;
      return;
    case "separator":
      return separate(telling, element);
    default:
      return mark(telling, element);
  }
}

/** "o bife vou comer mais um": what the plan is about stands before it. */
function isTopicOfPlan(telling: Telling, { start }: Element): boolean {
  const { run, tokens } = telling;
  const [food, ...others] = run.filter(({ type }) => type === "food");
  const isAlone = food !== undefined && others.length === 0 && !told(telling).events.some(namesSomething);
  const isKnown = /^(?:o|a|os|as|ess[ea]s?)$/.test(wordAt(tokens, (food?.start ?? 0) - 1));
  const verb = wordAt(tokens, start - 1) === "eu" ? start - 1 : start;
  return isAlone && isKnown && food.next === verb && !told(telling).ate;
}

/** "trouxe uma marmita de frango e arroz, vou comer só 21h" */
function isOfAllBefore(telling: Telling, { next }: Element): boolean {
  const { who, ate, events } = told(telling);
  const isTold = ate || events.some(({ type }) => type === "verb" || type === "meal");
  return who === "mine" && !isTold && events.some(isItem) && isOnlyWhen(telling.tokens, next);
}

const INFINITIVE = /^(?:comer|tomar|beber|almocar|jantar|lanchar|beliscar)$/;

/** The clause that is being told. */
function told({ clauses }: Telling): Clause {
  return clauses.at(-1) as Clause;
}

function flush(telling: Telling) {
  const { run, drink, tokens, text } = telling;
  if (run.length === 0) return;
  const theirs = telling.clauses.findLast(({ who, events }) => who === "theirs" && events.some(isItem));
  const before = theirs?.events.findLast(isItem)?.item ?? null;
  const said = (from: number, to: number) => saidOf(tokens, text, from, to);
  bindRun(run, told(telling).events, drink, said, tokens, before);
  telling.run = [];
}

function isItem(event: Event): event is Event & { type: "item" } {
  return event.type === "item";
}

/** What follows is of `who`; a clause in between that names no food parts nothing. */
function turnTo(telling: Telling, who: Who) {
  const { clauses } = telling;
  if (who === "mine" && told(telling).who === who) return;
  const [own, between] = clauses.slice(-2);
  if (who === "mine" && between && own?.who === "mine" && !between.events.some(namesSomething)) {
    clauses.pop();
    // "amanhã acordo cedo. jantei sopa": the day is the plan's.
    own.events.push(
      ...between.events.filter(({ type }) => between.who !== "planned" || type === "separator"),
    );
  } else clauses.push(clauseOf(who));
}

function turnToMe(telling: Telling, { start, next }: Element) {
  const { who } = told(telling);
  if (who !== "made" && who !== "theirs") return;
  turnTo(telling, "mine");
  const clause = told(telling);
  clause.me = true;
  // "e eu 2", of what was cut: as "e eu comi 2".
  const count = /^(?:so|apenas|foi)$/.test(wordAt(telling.tokens, next)) ? next + 1 : next;
  if (readQuantity(telling.tokens, count)) clause.events.push({ type: "verb", drink: false, start, next });
  clause.not = deniesItself(telling.tokens, next);
}

function separate(telling: Telling, element: Element & { type: "separator" }) {
  const { tokens } = telling;
  const before = told(telling);
  const ends = element.hard
    ? !isOfList(before, element, tokens)
    : (before.who === "denied" && isTurn(element, tokens)) || hadTheRest(before, element, tokens);
  if (ends) turnTo(telling, "mine");
  const clause = told(telling);
  const word = wordAt(tokens, element.start);
  clause.besides ||= word === "com" && clause.events.at(-1)?.type === "verb";
  clause.too ||= word === "tambem" && clause.me;
  clause.events.push(element);
}

/** A day, an hour, a meal. */
function mark(telling: Telling, element: Extract<Event, Element>) {
  const { tokens, today } = telling;
  const eaten = element.type === "meal" && tellsOfMeal(tokens, element);
  if (element.type === "day" && element.day > today) turnTo(telling, "planned");
  else if (element.type === "day" && isOfDayAhead(telling)) turnTo(telling, "mine");
  if (eaten || (element.type === "meal" && told(telling).who === "denied")) turnTo(telling, "mine");
  told(telling).ate ||= eaten;
  told(telling).events.push(element);
}

/** "amanhã como um churrasco, hoje é só uma banana" */
function isOfDayAhead(telling: Telling): boolean {
  const { who, events } = told(telling);
  return who === "planned" && events.some((one) => one.type === "day" && one.day > telling.today);
}

/** "almocei arroz e no jantar vou comer sopa": the dinner is that of the plan. */
function dropMarkers(events: Event[]) {
  const last = events.findLastIndex(namesSomething);
  if (last < 0) return;
  const after = events.splice(last + 1);
  events.push(...after.filter(({ type }) => type === "separator" || type === "verb"));
}

/** "eu não", "eu não quis"; "eu não resisti" did. */
function deniesItself(tokens: readonly Token[], at: number): boolean {
  const denied = /^(?:nao|nem)$/.test(wordAt(tokens, at));
  return denied && !/^(?:resisti|aguentei|perdoei)$/.test(wordAt(tokens, at + 1));
}

function namesSomething({ type }: Event): boolean {
  return type === "item" || type === "amount" || type === "unknown" || type === "total";
}

/** "vou almoçar:" with a line for each food. */
function isOfList(clause: Clause, { start }: Element, tokens: readonly Token[]): boolean {
  if (clause.who === "planned" && isStock(tokens, start + 1)) return true;
  if (clause.who === "mine" || tokens[start]?.kind !== "break") return false;
  clause.listed ||= tokens[start - 1]?.word === ":";
  return clause.listed;
}

/** "hoje faço churrasco para 12. Três quilos de costela e dois de linguiça": what is bought for it. */
function isStock(tokens: readonly Token[], at: number): boolean {
  const [amount] = readAmounts(tokens, at);
  return amount?.measure === "kg" && amount.quantity >= 1;
}

/** "minha esposa comeu a outra metade, e um bolinho", "o Beto comeu o resto, caldo de cana": what follows is one's own. */
function hadTheRest({ who, events }: Clause, { start }: Element, tokens: readonly Token[]): boolean {
  const isRest = /^(?:metade|resto|restante|outra|outro|parte|tudo)$/.test(wordAt(tokens, start - 1));
  return who === "theirs" && isRest && !events.some(isItem) && /^(?:,|mas)$/.test(wordAt(tokens, start));
}

/** "não comi arroz, só salada", "mas comi": after a comma or "mas" something else was eaten. */
function isTurn(element: Element, tokens: readonly Token[]): boolean {
  const word = tokens[element.start]?.word ?? "";
  return word === "," || word === "mas" || word === "entao";
}

/** The person's own words between two tokens. */
function saidOf(tokens: readonly Token[], text: string, from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  return first && last ? text.slice(first.start, last.end).trim() : "";
}
