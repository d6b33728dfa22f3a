import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { amountFor, described } from "@/lib/portuguese/corrections/correction-change";
import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/food-reference";
import { readAmounts } from "@/lib/portuguese/grammar/amounts";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";

const ATE = /^(?:foi|foram|comi|tomei|bebi|eram|era)$/;
const LONGEST = 12;

/** "salgado comi 2", "club social foi 1 mesmo": how many of what is logged, its name first. */
export function readToldCount(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const verb = tokens.findIndex(({ word }, at) => at > 0 && ATE.test(word));
  if (verb < 1 || verb > 4) return null;
  const subject = tokens.slice(0, verb).filter(({ word }) => !/^(?:o|a|os|as|e|mas|eu|so)$/.test(word));
  const [named, ...others] = readPart(reader, subject).items;
  if (!named || others.length > 0 || named.amount) return null;
  const item = itemMeant(named.match.food, foodWords(subject), items, false);
  const rest = tokens.slice(verb + 1).filter(({ word }) => !AROUND.test(word));
  const [amount] = readAmounts(rest, 0);
  if (!item || !amount?.counted || amount.next < rest.length || !(amount.quantity > 0)) return null;
  const said = correctionSaid(reader, tokens);
  return [{ kind: "amount", food: item.foodId, from: null, to: amountFor(amount, said) }];
}

const AROUND = /^(?:so|mesmo|apenas|na|verdade|tambem|,|[.]|!|ta|viu)$/;

/** "cada scoop do meu é 15 g", "a fatia tem 40 g": what one of its measure weighs, of what was counted in it. */
export function readEachWeight(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const from = /^(?:cada|o|a|um|uma|1|meu|minha)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  const measure = readAmounts([{ ...ONE_TOKEN }, ...tokens.slice(from)], 0).find(
    (one) => one.household,
  )?.household;
  const is = tokens.findIndex(({ word }) => /^(?:eh|tem|pesa|da|sao|vem)$/.test(word));
  const weight =
    is < 0 ? undefined : readAmounts(tokens, wordAt(tokens, is + 1) === "com" ? is + 2 : is + 1)[0];
  if (from === 0 || !measure || !weight || !isUnit(weight.measure)) return null;
  const item = items.findLast(
    ({ portion }) => portion && !("said" in portion) && portion.measure === measure.id,
  );
  const own = item?.portion && !("said" in item.portion) ? item.portion.quantity : 0;
  if (!item || own === 0) return null;
  const quantity = own * weight.quantity * UNITS[weight.measure].factor;
  const unit = UNITS[weight.measure].per;
  const to = { ...amountFor(weight, correctionSaid(reader, tokens)), quantity, measure: unit, size: null };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

const ONE_TOKEN = { word: "1", kind: "number" as const, value: 1, start: 0, end: 0 };

/** "foi coxa assada, não grelhado": another of its kind in place of the one that was made so. */
export function readWayDenied(reader: Reader): Correction[] | null {
  const { tokens, items } = reader;
  const not = tokens.findIndex(({ word }, at) => at > 1 && word === "nao");
  const denied = not < 0 ? [] : tokens.slice(not + 1).filter(({ kind }) => kind === "word");
  if (denied.length === 0 || denied.length > 2) return null;
  const [said, ...others] = readPart(reader, tokens.slice(0, not)).items;
  if (!said || others.length > 0 || readPart(reader, tokens.slice(not + 1)).items.length > 0) return null;
  const way = denied.at(-1)?.word ?? "";
  const item = items.find(({ name }) => foldedWords(name).includes(way.replace(/s$/, "")));
  return item ? described(reader, item, tokens.slice(said.match.start, said.match.next)) : null;
}

function foldedWords(name: string): string[] {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[\s,]+/);
}
