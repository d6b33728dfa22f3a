import type { Act } from "@/lib/portuguese/acts/act";
import { type Changed, changesOf } from "@/lib/portuguese/acts/changes";
import { cluesOf, mentionsIn } from "@/lib/portuguese/acts/clues";
import { listenForAct } from "@/lib/portuguese/acts/listen";
import { type Correctable, NEVER_DONE } from "@/lib/portuguese/corrections/read-corrections";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import type { Correction, SmallTalk, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "nothing": nothing is to be stored; "anew": it corrects nothing and is to be read as if nothing had been told before. */
type Opinion = Changed | "nothing" | "anew";

/**
 * How sure the ear must be of an act where the rules found nothing to do, and where they would do something else: from where on it
 * mended more turns of others than it spoilt.
 */
const SURE: Readonly<Record<Act, { quiet: number; other: number }>> = {
  remove: { quiet: 0.8, other: 0.92 },
  remove_all: { quiet: 0.7, other: 0.9 },
  only: { quiet: 0.7, other: 0.9 },
  amount: { quiet: 0.7, other: 0.95 },
  add: { quiet: 0.8, other: 0.92 },
  replace: { quiet: 0.8, other: 0.85 },
  weight: { quiet: 0.8, other: 0.9 },
  tell: { quiet: 1, other: 0.95 },
  none: { quiet: 1, other: 0.9 },
  move: { quiet: 1, other: 1 },
  repeat: { quiet: 1, other: 1 },
  water: { quiet: 1, other: 1 },
};
/** What only takes away needs no answer to what the rules would ask about. */
const TAKES: ReadonlySet<Act> = new Set(["remove", "remove_all", "only"]);
const NOT_EATEN: ReadonlySet<SmallTalk> = new Set(["others", "plan", "habit"]);
/** "o arroz não comi tudo" */
const IN_PART = / (?:nao|nem) (?:\S+ ){0,3}(?:tud[oa]|tod[oa]s?|inteir[oa]s?) /;
/** "só a salada eu não gostei", "o camarão tava ótimo, minha irmã que fez", "comeu a salada dele": how it was, or another's. */
const PRAISES =
  / (?:gostei|gosto|gostou|amei|adorei|otim[oa]s?|delicios[oa]s?|maravilhos[oa]s?|perfeit[oa]s?|del[ea]s?|(?:que|quem) fez) /;
const LONGEST = 30;

/** What the ear makes of a message that follows what was told, where it is sure that the rules missed what is done; null where they hold. */
export function secondOpinion(
  phrase: Phrase,
  understood: Understanding,
  correctable: Correctable,
  moment: Moment,
): Opinion | null {
  const heard = heardIn(phrase, understood, correctable, moment);
  if (!heard || heard.act === heard.ruled) return null;
  const { act, share, ruled, changes } = heard;
  // "e ainda pediu um pudim": what others ate and what is planned was read as such.
  if (!TAKES.has(act) && understood.talk !== null && NOT_EATEN.has(understood.talk)) return null;
  // "não comi a batata, só o frango" says itself what goes.
  if (act === "only" && ruled === "remove") return null;
  if (TAKES.has(act) ? IN_PART.test(phrase.line) : understood.corrections.length > 0 && ruled === "none")
    return null;
  if (act === "add" && ruled === "tell" && isOfLast(understood, correctable)) return null;
  const isQuiet = ruled === "none" && !phrase.asks;
  if (share < SURE[act][isQuiet ? "quiet" : "other"]) return null;
  if (act === "none" || act === "tell") {
    if (ruled === "none" || ruled === "water" || ruled === "weight") return null;
    return act === "none" ? "nothing" : "anew";
  }
  return changes();
}

/** "sobremesa pavê": told as a meal of the very kind and day of the last, it stands with it. */
function isOfLast({ meals }: Understanding, { last }: Correctable): boolean {
  return meals.every(({ kind, day }) =>
    last.some((entry) => entry.type === "meal" && entry.kind === kind && entry.day === day),
  );
}

/** What the ear hears in a message, and what the rules took it for; null where it has no say. */
function heardIn(
  phrase: Phrase,
  understood: Understanding,
  correctable: Correctable,
  moment: Moment,
): { act: Act; share: number; ruled: Act; changes: () => Changed | null } | null {
  const { last, earlier = [] } = correctable;
  const { core, asks, words } = phrase;
  const ruled = actOf(understood);
  if (NEVER_DONE.test(phrase.line) || PRAISES.test(phrase.line)) return null;
  if (last.length === 0 || words > LONGEST || words === 0 || ruled === null) return null;
  const items = loggedItems(last);
  const mentions = mentionsIn(core, [...items, ...loggedItems(earlier)], moment.today);
  // "sem o pão hoje", of yesterday's.
  if (mentions.some(({ type }) => type === "day")) return null;
  const { act, share } = listenForAct(
    cluesOf(core, mentions, { items, asks, kind: last[0]?.type ?? "none" }),
  );
  return {
    act,
    share,
    ruled,
    changes: () => changesOf(act, { phrase, mentions, items, correctable, moment }),
  };
}

/** What the rules would do; null of what they settled for good, or of several things at once. */
function actOf({ corrections, meals, water, weight, command, ask }: Understanding): Act | null {
  if (command) return null;
  const done = new Set(corrections.map(({ kind }) => ACT_OF[kind] ?? null));
  if (done.size > 1 || done.has(null)) return null;
  const [one] = done;
  if (one) return one;
  if (ask && meals.length === 0) return "none";
  if (meals.length > 0) return water.length + weight.length > 0 ? null : "tell";
  return water.length > 0 ? "water" : weight.length > 0 ? "weight" : "none";
}

const ACT_OF: Partial<Record<Correction["kind"], Act>> = {
  remove: "remove",
  remove_last: "remove_all",
  amount: "amount",
  more: "amount",
  replace: "replace",
  add: "add",
  record: "tell",
  move_item: "move",
  move_meal: "move",
  meal_kind: "move",
  day: "move",
  time: "move",
  water: "water",
  weight: "weight",
  unclear: "none",
};
