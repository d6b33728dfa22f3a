import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { asText, withButtons } from "@/lib/chat/channel/split";
import type { Notice, Outcome } from "@/lib/chat/replies/outcome";
import type { OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

type Logged = Extract<Outcome, { kind: "logged" }>;
type Corrected = Extract<Outcome, { kind: "corrected" }>;
type Entries = Pick<Logged, "meals" | "water" | "weight">;

/** What an answer tells that nobody has seen yet, as far as it can be told anew together with the next. JSON. */
export type Told =
  | { kind: "logged"; entries: string[]; understood: Understanding; pointedOut: readonly string[] }
  | { kind: "corrected"; before: Entries; entries: string[]; understood: Understanding }
  /** A greeting, thanks: whatever comes with it says more. */
  | { kind: "talk" }
  /** An emergency stands by itself. */
  | { kind: "care" }
  | { kind: "other" };

/** An answer in the outbox that the contact's next message may still be answered with. JSON. */
export type Unsent = {
  /** Ids of its messages. */
  answers: string[];
  /** When the newest message that it answers was sent, in ms. */
  sentAt: number;
  /** How many messages it answers. */
  messages: number;
  told: Told;
};

/** Messages that are so far apart are no train of thought, whatever keeps the answer waiting. */
const APART_MS = 15_000;
/** More in one answer is no longer read. */
const MOST = 8;

/** Whether a message sent then may be answered together with what has not been sent yet. */
export function goesOn(unsent: Unsent | null | undefined, sentAt: Date): unsent is Unsent {
  if (!unsent || unsent.messages >= MOST) return false;
  return Math.abs(sentAt.getTime() - unsent.sentAt) <= APART_MS;
}

/** What of an outcome the next message's answer may tell anew; null where others wait for just this one: a photo's draft, a PIX code, a consent. */
export function toldIn(outcome: Outcome): Told | null {
  switch (outcome.kind) {
    case "logged":
    case "asked": {
      const entries = outcome.kind === "logged" ? idsOf(outcome) : [];
      const pointedOut = outcome.kind === "logged" ? (outcome.pointedOut ?? []) : [];
      return { kind: "logged", entries, understood: outcome.understood, pointedOut };
    }
    case "corrected": {
      const { before, after, understood } = outcome;
      return { kind: "corrected", before, entries: idsOf(before, after), understood };
    }
    case "safety":
      return { kind: "care" };
    case "drafted":
    case "heard":
      return null;
    case "notice":
      if (outcome.notice.kind === "pix_coming" || isConsent(outcome.notice)) return null;
      return { kind: outcome.notice.kind === "talk" ? "talk" : "other" };
    default:
      return { kind: "other" };
  }
}

/** Whether it asks for a consent, or says what follows from the answer. */
export function isConsent({ kind }: Notice): boolean {
  return kind === "consent_asked" || kind === "consent_given" || kind === "consent_refused";
}

/** How two outcomes are answered: as one, only the one that says more, the graver first, or one under the other. */
export type Together = "one" | "next" | "earlier" | "next_first" | "both";

/** @param told what is not sent yet; `next` what the message after it came to */
export function together(told: Told, next: Outcome): Together {
  if (next.kind === "safety") return "next_first";
  if (told.kind === "talk") return "next";
  if (next.kind === "notice" && next.notice.kind === "talk") return told.kind === "care" ? "both" : "earlier";
  if (told.kind === "logged") {
    if (next.kind === "logged") return openOf(told, next) && next.understood.ask ? "both" : "one";
    const known = (ids: readonly string[]) => ids.every((id) => told.entries.includes(id));
    if (next.kind === "corrected" && !told.understood.ask && known(idsOf(next.before)))
      return idsOf(next.after).length > 0 ? "one" : "next";
    const isGone = next.kind === "removed" && told.entries.every((id) => idsOf(next).includes(id));
    return isGone && !told.understood.ask ? "next" : "both";
  }
  if (told.kind === "corrected" && next.kind === "corrected") return "one";
  return "both";
}

/** The question of the first message that the second does not answer. */
function openOf(
  { understood: { ask } }: Extract<Told, { kind: "logged" }>,
  { understood }: Logged,
): OpenQuestion | null {
  if (!ask) return null;
  const foods = new Set(understood.meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)));
  const isAnswered = ask.options.some((option) =>
    "item" in option ? foods.has(option.item.foodId) : understood.weight.length > 0,
  );
  return isAnswered ? null : ask;
}

/**
 * Both messages' outcomes as if they had been one message.
 * @param now their entries, and the days that these lie on, as the database holds them after both
 */
export function asOne(
  told: Extract<Told, { kind: "logged" | "corrected" }>,
  next: Logged | Corrected,
  now: Entries & Pick<Logged, "days">,
): Logged | Corrected {
  const { today, avoided } = next;
  const understood = readAsOne(told.understood, next, now);
  const { days, ...entries } = now;
  if (told.kind === "corrected" && next.kind === "corrected") {
    const known = new Set(told.entries);
    const before = joined(
      told.before,
      keptOf(next.before, ({ id }) => !known.has(id)),
    );
    // Of two corrections a tap would take back the second alone.
    return { kind: "corrected", change: null, before, after: entries, understood, days, today, avoided };
  }
  // What only the first of the two messages named is pointed out with both.
  const first = new Set(told.understood.meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)));
  const pointedBefore = told.kind === "logged" ? told.pointedOut : [];
  const pointedNext = next.kind === "logged" ? (next.pointedOut ?? []) : [];
  const pointedOut = [...pointedBefore, ...pointedNext.filter((food) => !first.has(food))];
  const goal = next.kind === "logged" && next.kcalGoal ? { kcalGoal: next.kcalGoal } : {};
  return { kind: "logged", understood, ...entries, days, today, avoided, pointedOut, ...goal };
}

function readAsOne(told: Understanding, next: Logged | Corrected, { meals }: Entries): Understanding {
  const { understood } = next;
  const stored = new Set(meals.flatMap(({ items }) => items.map(({ food }) => food)));
  const kept = told.meals.map((meal) => ({
    ...meal,
    items: meal.items.filter(({ foodId }) => stored.has(foodId)),
  }));
  const open = next.kind === "logged" ? openOf({ ...LOGGED, understood: told }, next) : null;
  return {
    ...understood,
    meals: [...kept, ...understood.meals],
    water: next.kind === "logged" ? [...told.water, ...understood.water] : understood.water,
    corrections: [...told.corrections, ...understood.corrections],
    unknown: [...new Set([...told.unknown, ...understood.unknown])],
    ask: understood.ask ?? open,
  };
}

const LOGGED = { kind: "logged", entries: [], pointedOut: [] } as const satisfies Partial<Told>;

/** The messages of two answers in their order, in as few as the channel allows and nothing twice. */
export function underneath(first: readonly OutboundContent[], second: readonly OutboundContent[]) {
  const said = new Set(first.map((content) => JSON.stringify(content)));
  const fresh = second.filter((content) => !said.has(JSON.stringify(content)));
  const [last, next] = [first.at(-1), fresh[0]];
  if (!last || !next || last.type === "list" || next.type === "list") return [...first, ...fresh];
  if (last.type === "buttons" && next.type === "buttons") return [...first, ...fresh];
  const body = `${last.body}\n\n${next.body}`;
  const buttons = [last, next].flatMap((content) => (content.type === "buttons" ? content.buttons : []));
  const middle = buttons.length > 0 ? withButtons(body, buttons) : asText(body);
  return [...first.slice(0, -1), ...middle, ...fresh.slice(1)];
}

/** Every entry once, in the order given. */
export function idsOf(...all: readonly Entries[]): string[] {
  return [
    ...new Set(
      all.flatMap(({ meals, water, weight }) => [...meals, ...water, ...weight].map(({ id }) => id)),
    ),
  ];
}

function joined(a: Entries, b: Entries): Entries {
  return {
    meals: [...a.meals, ...b.meals],
    water: [...a.water, ...b.water],
    weight: [...a.weight, ...b.weight],
  };
}

function keptOf({ meals, water, weight }: Entries, keep: (entry: { id: string }) => boolean): Entries {
  return { meals: meals.filter(keep), water: water.filter(keep), weight: weight.filter(keep) };
}
