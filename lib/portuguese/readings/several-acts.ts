import {
  type Correction,
  said,
  type Understanding,
  type UnderstandingContext,
} from "@/lib/portuguese/meaning/understanding";
import { clauseAt, piecesOf } from "@/lib/portuguese/readings/clauses-whole";
import { doesAsNamed, namedIn } from "@/lib/portuguese/readings/does-as-named";
import { type Effect, effectOf, type Fate } from "@/lib/portuguese/readings/effect";
import type { Mention } from "@/lib/portuguese/readings/mentions";
import type { Stretch } from "@/lib/portuguese/readings/parts";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

type Read = { phrase: Phrase; moment: Moment; understood: Understanding };
type Act = { understood: Understanding; effect: Effect };

/**
 * What a message does where each of its clauses is an act of its own, which does what it names and nothing else: "o arroz foi
 * 90 g e bebi 300 ml de água", "faltou um pudim, e não comi o arroz". Null where one of them is none, and where the whole is
 * read so already.
 * @param read a clause by itself
 */
export function severalActs(
  { phrase, moment, understood }: Read,
  { conversation, earlier = [] }: UnderstandingContext,
  read: (clause: string) => Understanding,
): Understanding | null {
  const { last, open, rested } = conversation;
  if (last.length === 0 || open || rested || phrase.words > MOST_WORDS) return null;
  if (IN_ITS_PLACE.test(phrase.line)) return null;
  const pieces = piecesOf(phrase);
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return null;
  const mentions = namedIn(phrase, [...last, ...earlier], moment);
  const isTotal = phrase.asks && asksTotal(phrase, pieces.at(-1), mentions);
  if (phrase.asks && !isTotal) return null;
  const parts = isTotal ? pieces.slice(0, -1) : pieces;
  // Nothing is read of a message that cannot be cut in two.
  const clauses = parts.filter((piece, at) =>
    clauseAt(phrase, mentions, piece, parts[at - 1], parts[at + 1]),
  );
  if (clauses.length + (isTotal ? 1 : 0) < 2) return null;
  const act = remembering((clause): Act => {
    const one = read(clause);
    return { understood: one, effect: effectOf(one, last, earlier) };
  });
  const acts = actsOf({ phrase, mentions, act, isTotal }, parts);
  if (!acts || acts.length + (isTotal ? 1 : 0) < 2) return null;
  const all = together(
    acts,
    last.map(({ id }) => id),
  );
  const [done, whole] = [all, understood].map((one) => effectOf(one, last, earlier)) as [Effect, Effect];
  const isWhole =
    done.fates.size === acts.reduce((count, { effect }) => count + effect.fates.size, 0) &&
    !done.others.includes("problem");
  return !isWhole || isAlike(done, whole) ? null : all;
}

/** "não tinha carne, comi ovo no lugar dela": one deed of both. */
const IN_ITS_PLACE = / (?:no lugar|em vez|ao inves) d(?:el[ea]s?|iss[oa]|ess[ea]s?) /;
const MOST_WORDS = 30;
const MOST_PIECES = 4;

type Scene = {
  phrase: Phrase;
  mentions: readonly Mention[];
  act: (clause: string) => Act;
  isTotal: boolean;
};

/** The acts from a piece on, each of as few pieces as may be; null where one of them is none. */
function actsOf(scene: Scene, pieces: readonly Stretch[], before?: Stretch): Act[] | null {
  const [first] = pieces;
  if (!first) return [];
  for (const [at, { next }] of pieces.entries()) {
    const isAll = !before && at === pieces.length - 1;
    if (isAll && !scene.isTotal) return null;
    const stretch = { start: first.start, next };
    const clause = clauseAt(scene.phrase, scene.mentions, stretch, before, pieces[at + 1]);
    const done = clause && scene.act(clause.text);
    if (!clause || !done || !doesAsNamed(done, clause)) continue;
    const others = actsOf(scene, pieces.slice(at + 1), stretch);
    if (others) return [done, ...others];
  }
  return null;
}

/** Each clause is read once. */
function remembering(read: (clause: string) => Act): (clause: string) => Act {
  const known = new Map<string, Act>();
  return (clause) => {
    const act = known.get(clause) ?? read(clause);
    known.set(clause, act);
    return act;
  };
}

function together(acts: readonly Act[], last: readonly string[]): Understanding {
  const corrections = acts.flatMap(({ understood: { corrections, meals, water, weight } }): Correction[] =>
    corrections.length > 0 ? [...corrections] : [{ kind: "record", meals, water, weight }],
  );
  const far = acts.flatMap(({ understood: { about = [] } }) => about);
  const isNear = acts.some(({ understood }) => understood.corrections.length > 0 && !understood.about);
  const about = [...new Set(isNear ? [...last, ...far] : far)];
  return said("correction", { corrections, confidence: 0.9, ...(far.length > 0 && { about }) });
}

/** The same items changed alike and to the same amounts, and as much put beside them or in their place. */
function isAlike(one: Effect, other: Effect): boolean {
  const amounts = ({ puts }: Effect) =>
    puts.flatMap(({ how, foodId, grams }) => (how === "amount" ? [`${foodId} ${Math.round(grams)}`] : []));
  return (
    one.puts.length === other.puts.length &&
    amounts(one).sort().join() === amounts(other).sort().join() &&
    one.fates.size === other.fates.size &&
    [...one.fates].every(([id, fate]) => isSame(fate, other.fates.get(id))) &&
    one.others.join() === other.others.join()
  );
}

/** "não comi arroz, comi macarrão" */
function isSame(fate: Fate, whole: Fate | undefined): boolean {
  return fate === whole || (fate === "gone" && whole === "other");
}

const TOTAL = /^(?:(?:me|fala|diz|ai|agora) )*(?:quant[oa]s?|qual) /;

/** "…. quantas kcal ficou?": what the change is answered with. */
function asksTotal({ core }: Phrase, last: Stretch | undefined, mentions: readonly Mention[]): boolean {
  if (!last || mentions.some(({ type, next }) => type !== "amount" && next > last.start)) return false;
  const words = core.slice(last.start, last.next).map(({ word }) => word);
  return TOTAL.test(`${words.join(" ")} `);
}
