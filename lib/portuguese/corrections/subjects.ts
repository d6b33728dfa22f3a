import { described, replaced, shareOf } from "@/lib/portuguese/corrections/correction-change";
import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/cues";
import { dishWithout, dishWithPart } from "@/lib/portuguese/corrections/dish-parts";
import { itemMeant, variantOf } from "@/lib/portuguese/corrections/food-reference";
import { isSharing, shareFrom, tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { weighItem } from "@/lib/portuguese/meaning/portions";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "comi só metade", "metade do arroz", "dividi o bife com ela": of what was logged. */
export function readShare(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const shared = tokens.findIndex(({ word }) => isSharing(word));
  const longest = shared < 0 ? SHORT + REST : LONGEST_SHARED;
  if (last.length === 0 || phrase.words > longest || (shared < 0 && !HALF.test(withoutRest(phrase.line))))
    return null;
  const share = shared < 0 ? 0.5 : shareFrom(tokens, shared).share;
  const water = last.every(({ type }) => type === "water") ? last.at(-1) : undefined;
  if (water?.type === "water") return [{ kind: "water", ml: Math.round(water.ml * share), share }];
  const named = readPart(reader, tokens).items;
  const meant = named.flatMap(({ match }) => itemMeant(match.food, [], items, false) ?? []);
  if (meant.length < named.length) return null;
  const [first, ...others] = meant.length > 0 ? meant : items;
  return first ? [first, ...others].map((item) => shareOf(reader, item, share, tokens)) : null;
}

const SHORT = 9;
/** Words of "a porção de hot roll vem 8 e dividi com minha amiga". */
const LONGEST_SHARED = 14;
const REST = 6;

/** "comi só metade do que fiz, o resto tá na geladeira" */
function withoutRest(line: string): string {
  return line
    .replace(/ (?:e )?(?:o resto|a outra metade|o restante|guardei|deixei) .*$/, " ")
    .replace(/ metade do que (?:eu )?(?:fiz|tinha|estava) $/, " metade ");
}

const HALF =
  /^ (?:nao )?(?:na verdade )?(?:eu )?(?:so |apenas )?(?:(?:comi|foi|tomei|bebi) )?(?:so |apenas )?(?:a )?metade(?: d[oae]s? .+| disso| del[ea]s?)? $/;

/** "de calabresa", "de frango com catupiry": which kind it was of what is being spoken of. */
export function readKind({ phrase, tokens, items, focus }: Reader): Correction[] | null {
  const led = wordAt(tokens, 0) === "de" && phrase.words >= 2;
  const without = wordAt(tokens, 0) === "sem";
  const isZero = wordAt(tokens, 0) === "zero" && wordAt(tokens, 1) === "acucar";
  // "frita", "diet", "nanicas"
  const bare = phrase.words <= 2 && tokens.every(({ kind }) => kind === "word" || kind === "mark");
  if ((!led && !bare) || phrase.words > 5 || phrase.asks || tellsOfEating(tokens)) return null;
  for (const item of focus ? [focus, ...items] : items) {
    const variant =
      variantOf(item, isZero ? tokens.slice(0, 1) : tokens) ??
      (without ? null : variantOf(item, tokens.slice(1)));
    if (variant && variant.id !== item.foodId) return [replaced(item, variant, phrase.text)];
  }
  return led && items.length > 0 ? [{ kind: "unclear" }] : null;
}

function addedTo(reader: Reader, rest: readonly Token[]): Correction[] | null {
  const part = readPart(reader, rest);
  const isNew = part.items.every(({ match }) => !reader.items.some(({ foodId }) => foodId === match.food.id));
  if (part.items.length === 0 || !isNew || rest[0]?.word === "de") return null;
  return [{ kind: "add", items: part.items.map(weighItem) }];
}

/** "a cuca era de uva", of a banana one: where no such kind is known, what the noun alone is. */
function plainKind(
  reader: Reader,
  item: LoggedItem,
  subject: readonly Token[],
  rest: readonly Token[],
): Correction | null {
  if (rest[0]?.word !== "de" || variantOf(item, rest) || described(reader, item, rest)) return null;
  const noun = subject.findLast(({ kind }) => kind === "word");
  const food = noun ? foodAt([noun], 0, false)?.food : undefined;
  return food && food.id !== item.foodId ? replaced(item, food, correctionSaid(reader, rest)) : null;
}

/** "o suco era sem açúcar", "o arroz foram 6 colheres", "o bife era grande". */
export function readSubject(reader: Reader): Correction[] | null {
  const { tokens, items } = reader;
  const copula = tokens.findIndex(({ word }) => COPULA.test(word));
  // "a sopa sem macarrão"
  const at = copula > 0 ? copula : tokens.findIndex(({ word }, i) => i > 1 && word === "sem") - 1;
  const led = copula > 0 || /^(?:o|a|os|as)$/.test(wordAt(tokens, 0));
  if (at < 1 || !led || items.length === 0) return null;
  const end = copula > 0 ? at : at + 1;
  const subject = readPart(reader, tokens.slice(0, end));
  const named = subject.items[0];
  if (!named || subject.meal) return null;
  const item = itemMeant(named.match.food, foodWords(tokens.slice(0, end)), items);
  if (!item) return null;
  const rest = tokens.slice(at + 1).filter(({ word }) => !/^(?:so|apenas|uns|umas|na|verdade)$/.test(word));
  // "o café tinha açúcar": besides the coffee.
  const inside = wordAt(tokens, at) === "tinha" ? addedTo(reader, rest) : null;
  if (inside) return inside;
  // "o salmão tinha molho de maracujá, 1 colher": of something that is not known.
  if (
    wordAt(tokens, at) === "tinha" &&
    rest[0]?.kind === "word" &&
    readPart(reader, rest).items.length === 0 &&
    rest.length > 3
  )
    return [{ kind: "unclear" }];
  const out = rest[0]?.word === "sem" ? readPart(reader, rest.slice(1)).items[0] : undefined;
  const without = out && dishWithout(item, out.match.food, correctionSaid(reader, rest));
  if (without) return [without];
  const plain = plainKind(reader, item, tokens.slice(0, end), rest);
  if (plain) return [plain];
  const changed = dishWithPart(item, named.match.food, rest, correctionSaid(reader, rest));
  if (changed) return [changed];
  // It is told how something was that is logged: to log it once more would be wrong whatever was meant.
  return described(reader, item, rest) ?? [{ kind: "unclear" }];
}
