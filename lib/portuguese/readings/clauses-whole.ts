import { ADD, COPULA, SETS, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import type { Mention } from "@/lib/portuguese/readings/mentions";
import { type Stretch, wordsOf } from "@/lib/portuguese/readings/parts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** A clause, with what the one beside it says for it, too; `names`: what is named in it. */
export type Clause = { text: string; names: readonly Mention[] };

const JOINT = /^(?:e|mas|nem)$/;
const ARTICLE = /^(?:[oa]s?|meus?|minhas?|ess[ea]s?)$/;
const ATE =
  /^(?:comi|tomei|bebi|almocei|jantei|lanchei|repeti|deixei|dei|sobrou|teve|tive|peguei|pesei|peso|anot[ae]|registr[ae])$/;

/** Where the pieces between marks and joints begin and end. */
export function piecesOf({ core }: Phrase): readonly Stretch[] {
  const pieces: Stretch[] = [];
  let start = 0;
  for (let at = 0; at <= core.length; at += 1) {
    const { kind, word } = core[at] ?? { kind: "break", word: "" };
    if (kind !== "break" && kind !== "mark" && !(kind === "word" && JOINT.test(word))) continue;
    if (at > start) pieces.push({ start, next: at });
    start = at + 1;
  }
  return pieces;
}

/** Whether it says what was done or is to be done. */
function saysDeed(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => isDeed(word));
}

function isDeed(word: string): boolean {
  return [ADD, COPULA, SETS, SWAP, ATE].some((verbs) => verbs.test(word)) || isTakeAway(word);
}

/**
 * A stretch of a message as a clause by itself: one without a verb has that of the clause before it, "o arroz foi 90 g e o
 * feijão 70", "troca o arroz por massa e o bife por frango", "o arroz foi metade e o feijão também", or of the one behind it: "o
 * arroz e o feijão foram metade". Null where it has none.
 */
export function clauseAt(
  { core, text }: Phrase,
  mentions: readonly Mention[],
  { start, next }: Stretch,
  before?: Stretch,
  behind?: Stretch,
): Clause | null {
  const words = (from: number, to: number) => wordsOf(text, core, from, to);
  const within = (of: Stretch) => mentions.filter((one) => one.start >= of.start && one.next <= of.next);
  const names = within({ start, next });
  const [named, amount] = names;
  if (!named) return null;
  if (saysDeed(core.slice(start, next))) return { text: words(start, next), names };
  const isLed = core.slice(start, named.start).every(({ word }) => ARTICLE.test(word));
  if (named.type !== "told" || !isLed) return null;
  const says = (one: string): Clause => ({ text: one, names });
  const name = words(start, named.next);
  const rest = core.slice(named.next, next);
  /** What is said of the food that the other one names. */
  const deedOf = (of: Stretch | undefined) => {
    const [other] = of ? within(of) : [];
    return of && other?.type === "told" ? words(other.next, of.next) : "";
  };
  const verb = before ? core.findIndex(({ word }, at) => at >= before.start && isDeed(word)) : -1;
  if (rest.length === 0 && wordAt(core, start - 1) === "nem" && verb > 0 && wordAt(core, verb - 1) === "nao")
    return says(`${words(verb - 1, verb + 1)} ${name}`);
  if (rest.length === 0) {
    const [, deed] = OF_EACH.exec(deedOf(behind)) ?? [];
    return deed ? says(`${name} foi ${deed}`) : null;
  }
  if (!before || verb < 0) return null;
  const order = wordAt(core, verb);
  if (/^(?:por|para)$/.test(wordAt(rest, 0)))
    return SWAP.test(order) || SETS.test(order) ? says(`${order} ${words(start, next)}`) : null;
  const deed = rest.length === 1 && wordAt(rest, 0) === "tambem" ? deedOf(before) : "";
  if (deed !== "") return says(`${name} ${deed}`);
  return amount?.type === "amount" && amount.next === next
    ? says(`${name} foi ${words(named.next, next)}`)
    : null;
}

/** What is said of two things, and is so of each. */
const OF_EACH = /^(?:foram|eram) ((?:s[óo] )?(?:a )?metade.*)$/iu;
