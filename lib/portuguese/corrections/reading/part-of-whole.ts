import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import {
  calledWords,
  itemMeant,
  itemNamed,
  sameNoun,
} from "@/lib/portuguese/corrections/reading/food-reference";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

const PACKS =
  /^(?:pacotes?|pacotinho|barra|barrinha|latas?|pote|potinho|garraf\S+|caix\S+|saco|saquinho|copo|copao|embalagem|marmita|tigela|travessa|prato)$/;
const HOLDS = /^(?:eh|era|tem|tinha|vem|veio|pesa|pesava|cabe|da|contem|de)$/;
const ATE = /^(?:comi|tomei|bebi|usei|peguei)$/;
const SHARES = /^(?:dividi|dividimos|rachei|rachamos|reparti|repartimos)$/;

/** "o pacote é 100 g mas comi só 40" as "foram 40 g"; null where nothing tells of a package and a part of it. */
export function asPartOfPack(reader: Reader): readonly Token[] | null {
  const tokens = reader.phrase.core;
  const pack = /^[oa]$/.test(wordAt(tokens, 0)) ? 1 : 0;
  if (!PACKS.test(wordAt(tokens, pack)) || reader.items.length !== 1) return null;
  const verb = tokens.findIndex(({ word }, at) => at > pack + 1 && ATE.test(word));
  const holds = tokens.findIndex(({ word }, at) => at > pack && at < pack + 3 && HOLDS.test(word));
  const whole = holds < 0 ? undefined : unitIn(tokens.slice(holds, verb), holds);
  if (verb < 0 || !whole || readPart(reader, tokens).items.length > 0) return null;
  const only = pastSmall(tokens, verb + 1);
  const [part] = readAmounts(tokens, only);
  if (!part?.counted || part.next < tokens.length || part.quantity >= whole.quantity) return null;
  return part.measure === null || part.measure === whole.measure
    ? inWords(tokens, `foram ${part.quantity} ${whole.measure}`)
    : null;
}

/** "foi um pacotinho daqueles com 4" as "foram 4 unidades": what it holds is what was eaten. */
export function asHeldInPack({ phrase: { core } }: Reader): readonly Token[] | null {
  const lead = /^(?:foi|era|comi)$/.test(wordAt(core, 0)) ? 1 : 0;
  if (!/^(?:um|uma)$/.test(wordAt(core, lead)) || !PACKS.test(wordAt(core, lead + 1))) return null;
  const with_ = core.findIndex(({ word }, at) => at < lead + 5 && word === "com");
  const between = core.slice(lead + 2, with_);
  const count = with_ > 0 ? readQuantity(core, with_ + 1) : null;
  const end = count && /^(?:unidades?|dentro)?$/.test(wordAt(core, count.next)) ? count.next : -1;
  const isEnd = end >= 0 && core.slice(end).every(({ word }) => /^(?:unidades?|dentro|[.!])$/.test(word));
  return isEnd &&
    count &&
    between.every(({ word }) => /^(?:d?aqueles|desses|d?aquelas|dessas|pequenos?)$/.test(word))
    ? inWords(core, `foram ${count.value} unidades`)
    : null;
}

/**
 * "o caldo dividi com minha irmã, era um de 500 e ficou metade pra cada", "caixinha de 500 g mas dividi meio a meio", "cookie inteiro
 * não, dividi com a Ana" by how much of it was one's own; null where it is of several, or nothing was shared in two.
 */
export function asOwnHalf(reader: Reader): readonly Token[] | null {
  const tokens = reader.phrase.core;
  const line = ` ${tokens.map(({ word }) => word).join(" ")} `;
  const isShared = tokens.some(({ word }) => SHARES.test(word));
  const isHalved = / meio a meio | metade (?:para |de )?cada /.test(line);
  if (!(isHalved || (isShared && / inteir[oa] nao /.test(line)))) return null;
  const [one, ...others] = readPart(reader, tokens).items;
  // "o caldo" of cane is no food by itself.
  const isNoun = /^[oa]$/.test(wordAt(tokens, 0)) && itemNamed([wordAt(tokens, 1)], reader.items) !== null;
  const noun = !one && isNoun ? wordAt(tokens, 1) : "";
  if (others.length > 0 || (!one && noun === "" && reader.items.length !== 1)) return null;
  const isMeant = (of: SaidItem) =>
    itemMeant(of.match.food, calledWords(of), reader.items, false) ?? sameNoun(of, reader.items);
  if (one && !isMeant(one)) return null;
  const called = one ? tokens.slice(one.match.start, one.match.next).map(({ word }) => word) : [noun];
  const of = called.join(" ");
  const told = unitIn(tokens, 0);
  const behind = told && wordAt(tokens, told.next) === "para" ? told.next + 1 : (told?.next ?? -1);
  const isEach = wordAt(tokens, behind) === "cada";
  if (told) {
    const own = isEach ? told.quantity : told.quantity / 2;
    return inWords(tokens, `${of ? `o ${of} foi` : "foram"} ${own} ${told.measure}`);
  }
  return of && / inteir[oa] nao /.test(line) ? inWords(tokens, `o ${of} foi metade`) : null;
}

/** "salada de alface, cenoura e pepino", of one that was told in general, as "a salada era de alface …". */
export function asContentsTold({ phrase: { core, asks }, items }: Reader): readonly Token[] | null {
  const at = /^[oa]$/.test(wordAt(core, 0)) ? 1 : 0;
  const of = wordAt(core, at + 1);
  const isPlain =
    items.filter(({ foodId }) => /^salada-(?:verde|crua|de-legumes)$/.test(foodId)).length === 1;
  if (!/^salad(?:a|inha)$/.test(wordAt(core, at)) || !/^(?:de|:)$/.test(of) || !isPlain || asks) return null;
  const [first] = core;
  const parts = core.slice(at + 2);
  if (!first || !parts.some(({ word }) => /^(?:,|e|com)$/.test(word))) return null;
  const said = (word: string): Token => ({ ...first, kind: "word", word });
  return [said("a"), said("salada"), said("era"), said("de"), ...parts];
}

/** An amount in grams or millilitres, "um de 500" as well. */
function unitIn(
  tokens: readonly Token[],
  from: number,
): (SaidAmount & { measure: "g" | "ml" | "l" | "kg" }) | undefined {
  for (const [at] of tokens.entries()) {
    const [amount] = readAmounts(tokens, at).filter(({ counted }) => counted);
    if (!amount || amount.pieces !== undefined) continue;
    const next = amount.next + from;
    if (isUnit(amount.measure)) return { ...amount, measure: amount.measure as "g", next };
    const isBare = amount.measure === null && amount.quantity >= LEAST_HELD;
    const isOfPack = /^(?:de|eh|tem|tinha|era|da)$/.test(wordAt(tokens, at - 1));
    if (isBare && isOfPack) return { ...amount, measure: "ml", next };
  }
  return undefined;
}

const LEAST_HELD = 100;

function pastSmall(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:so|uns|umas|apenas|mais|ou|menos)$/.test(wordAt(tokens, at))) at += 1;
  return at;
}

/** These words in the place of all that was said. */
function inWords(said: readonly Token[], words: string): readonly Token[] {
  const [first, last] = [said[0], said.at(-1)];
  return tokenise(words).map((token) => ({ ...token, start: first?.start ?? 0, end: last?.end ?? 0 }));
}
