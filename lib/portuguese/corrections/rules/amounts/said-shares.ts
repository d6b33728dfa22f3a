import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import {
  calledWords,
  itemInVessel,
  itemMeant,
  sameNoun,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

const LONGEST = 15;
const ATE = /^(?:comi|tomei|bebi|foi|usei|aproveitei)$/;
const LEFT =
  /^(?:deixei|sobrou|sobraram|restou|restaram|ficou|ficaram|larguei|joguei|devolvi|guardei|dei|doei|comeu|tomou|bebeu|pegou|roubou|perdi|derramei)$/;
/** What makes it another helping, a plan, or the rest of it. */
const OTHERWISE = /^(?:mais|outra|outro|repeti|resto|restante|vou|quero|queria|amanha|sem|troca|cada|quase)$/;

/** "o café com leite eu deixei metade na xícara", "metade do iogurte foi pro bebê", "comi só 75% da carne": a share of what is named. */
export function readSaidShare(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const share = shareIn(tokens);
  const eaten = shareEaten(tokens);
  if (!share || eaten === null) return null;
  const rest = tokens.filter((_, at) => at < share.start || at >= share.next);
  const { items: named, amounts } = readPart(reader, rest);
  const meant = named.map(
    (one) => itemMeant(one.match.food, calledWords(one), items, false) ?? sameNoun(one, items),
  );
  // "metade dessa fatia foi pra minha neta"
  const only = reader.focus ?? (items.length === 1 ? items[0] : undefined);
  const first =
    named.length === 0
      ? OF_THAT.test(phrase.line)
        ? only
        : itemInVessel(OF_VESSEL.exec(phrase.line)?.groups?.vessel, items)
      : meant[0];
  const isMuch = [...amounts, ...named.map(({ amount }) => amount)].some((one) => one?.counted);
  if (named.length === 0 && OF_ALL.test(phrase.line) && !isMuch)
    return items.map((item) => shareOf(reader, item, eaten, tokens));
  if (!first || meant.some((one) => one !== first) || isMuch) return null;
  // "na verdade foi um quarto da pizza", after half of it: of the whole.
  const before = isLeft(tokens, share)
    ? undefined
    : reader.left.find(({ food }) => food === first.foodId)?.share;
  const of = shareOf(reader, first, eaten / (before ?? 1), tokens);
  return [of.kind === "amount" ? { ...of, share: eaten } : of];
}

/** What was eaten of it: half of "comi metade", a third of "deixei 2/3"; null without a share. */
export function shareEaten(tokens: readonly Token[]): number | null {
  const share = shareIn(tokens);
  if (!share || tokens.slice(0, share.next + 1).some(({ word }) => OTHERWISE.test(word))) return null;
  return isLeft(tokens, share) ? 1 - share.value : share.value;
}

const OF_THAT = / (?:metade|terco|quarto) (?:dess[ea]|daquel[ea]|dest[ea]|disso) /;

/** "só tomei metade do copo" */
const OF_VESSEL = / (?:metade|terco|quarto) d[oa] (?<vessel>\S+) /;

/** "comi só 2/3 de tudo" */
const OF_ALL = / de tudo /;

type Share = { value: number; start: number; next: number };

/** "metade", "um quarto", "2/3", "75%"; "meia" alone is half of one. */
function shareIn(tokens: readonly Token[]): Share | null {
  for (let at = 0; at < tokens.length; at += 1) {
    if (wordAt(tokens, at) === "metade") return { value: HALF, start: at, next: at + 1 };
    if (/^mei[oa]$/.test(wordAt(tokens, at))) continue;
    const said = readQuantity(tokens, at);
    if (!said || said.article) continue;
    if (wordAt(tokens, said.next) === "%")
      return said.value < 100 ? { value: said.value / 100, start: at, next: said.next + 1 } : null;
    if (wordAt(tokens, said.next) === "por" && wordAt(tokens, said.next + 1) === "cento")
      return said.value < 100 ? { value: said.value / 100, start: at, next: said.next + 2 } : null;
    // "1/4 de unidade": of one of them, however much was told.
    const of = wordAt(tokens, said.next) === "de" ? said.next + 1 : said.next;
    if (wordAt(tokens, of) === "unidade") return null;
    if (said.value < 1 && said.value > 0)
      return { value: said.value, start: at, next: pastQuantity(tokens, at) };
  }
  return null;
}

/** "um quarto da macaxeira": the quantity alone, for what follows is named. */
function pastQuantity(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === "ratio" ? at + 1 : at + 2;
}

const HALF = 0.5;

/** Whether the share is what was left: by the verb before it, else by what is said behind. */
function isLeft(tokens: readonly Token[], { start, next }: Share): boolean {
  const before = tokens.slice(0, start).findLast(({ word }) => ATE.test(word) || LEFT.test(word));
  if (before) return LEFT.test(before.word);
  const after = tokens.slice(next);
  const verb = after.findIndex(({ word }) => ATE.test(word) || LEFT.test(word));
  if (verb < 0) return false;
  if (LEFT.test(wordAt(after, verb))) return true;
  // "metade dele foi pro bebê"
  return after
    .slice(verb)
    .some(
      ({ word }, i, all) => isPerson(word) && /^(?:para|o|a|do|da|meu|minha|ao)$/.test(wordAt(all, i - 1)),
    );
}
