import { type Clause, clauseOf, type Owned, ownedOf, type Who } from "@/lib/chat/clauses";
import { tellsOfEaten } from "@/lib/chat/eating";
import type { Element } from "@/lib/chat/element";
import type { Event } from "@/lib/chat/event";
import { bindRun, saidOf } from "@/lib/chat/items";
import { tellsOfMeal } from "@/lib/chat/meal-words";
import { wordAt } from "@/lib/chat/numbers";
import { withParts } from "@/lib/chat/parts";
import { withTotals } from "@/lib/chat/plates";
import { withoutRepaired } from "@/lib/chat/repairs";
import type { Part } from "@/lib/chat/runs";
import { withShares } from "@/lib/chat/shares";
import type { Token } from "@/lib/chat/tokens";
import type { Day } from "@/lib/nutrition/day";

/** Ties amounts to foods, and both to who ate them. */
export function readEvents(
  elements: readonly Element[],
  tokens: readonly Token[],
  text: string,
  today: Day,
): Owned {
  let clause = clauseOf("mine");
  const clauses = [clause];
  let run: Part[] = [];
  let drink = false;
  const flush = () => {
    if (run.length > 0)
      bindRun(run, clause.events, drink, (from, to) => saidOf(tokens, text, from, to), tokens);
    run = [];
  };
  /** What follows is of `who`; a clause in between that names no food parts nothing. */
  const turnTo = (who: Who) => {
    if (clause.who === who && who === "mine") return;
    const [own, between] = clauses.slice(-2);
    if (who === "mine" && between && own?.who === "mine" && !between.events.some(namesSomething)) {
      clauses.pop();
      own.events.push(...between.events);
      clause = own;
    } else {
      clause = clauseOf(who);
      clauses.push(clause);
    }
  };
  for (const element of elements) {
    switch (element.type) {
      case "food":
      case "amount":
      case "unknown":
      case "link":
        run.push(element);
        break;
      case "negation":
      case "plan":
      case "other_person":
        if (element.type === "plan") dropMarkers(clause.events);
        // "a Ana comeu": a name.
        if (element.type === "other_person" && run.at(-1)?.type === "unknown") run.pop();
        flush();
        turnTo(WHO[element.type] ?? (element.type === "other_person" && element.made ? "made" : "theirs"));
        break;
      case "me":
        flush();
        if (clause.who === "made" || clause.who === "theirs") {
          turnTo("mine");
          clause.me = true;
          clause.not = deniesItself(tokens, element.next);
        }
        break;
      case "verb":
        flush();
        turnTo("mine");
        clause.ate ||= !element.drink && tellsOfEaten(tokens, element);
        drink = element.drink;
        clause.events.push(element);
        break;
      case "separator":
        flush();
        if (
          element.hard
            ? !isOfList(clause, element, tokens)
            : clause.who === "denied" && isTurn(element, tokens)
        )
          turnTo("mine");
        clause.besides ||= clause.events.at(-1)?.type === "verb" && tokens[element.start]?.word === "com";
        clause.too ||= clause.me && tokens[element.start]?.word === "tambem";
        clause.events.push(element);
        break;
      default:
        flush();
        if (element.type === "day" && element.day > today) turnTo("planned");
        if (element.type === "meal" && (clause.who === "denied" || tellsOfMeal(tokens, element)))
          turnTo("mine");
        clause.ate ||= element.type === "meal" && tellsOfMeal(tokens, element);
        clause.events.push(element);
    }
  }
  flush();
  const owned = ownedOf(clauses);
  return {
    ...owned,
    events: withParts(withTotals(withShares(withoutRepaired(owned.events)), tokens), tokens),
  };
}

const WHO: Partial<Record<Element["type"], Who>> = { negation: "denied", plan: "planned" };

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
  if (clause.who === "mine" || tokens[start]?.kind !== "break") return false;
  clause.listed ||= tokens[start - 1]?.word === ":";
  return clause.listed;
}

/** "não comi arroz, só salada", "mas comi": after a comma or "mas" something else was eaten. */
function isTurn(element: Element, tokens: readonly Token[]): boolean {
  const word = tokens[element.start]?.word ?? "";
  return word === "," || word === "mas" || word === "entao";
}
