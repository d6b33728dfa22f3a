import { findMeasure } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";

const ORDINALS = ["primeir", "segund", "terceir", "quart", "quint", "sext", "setim", "oitav"];
const BEFORE =
  /^(?:e|foi|ja|agora|la|eita|opa|ah|pronto|acabei|comendo|ainda|,|a|o|na|no|minha|meu|essa|esse)$/;
const ATE = /^(?:comi|tomei|bebi|mandei|matei|devorei|ataquei)$/;
const LONGEST = 9;

/** "comi a quarta", of three slices, "segunda taça já": as many as its ordinal says. */
export function readOrdinal(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (phrase.words > LONGEST || phrase.asks || items.length === 0) return null;
  let at = 0;
  while (BEFORE.test(wordAt(tokens, at)) || ATE.test(wordAt(tokens, at))) at += 1;
  const count = ORDINALS.indexOf(wordAt(tokens, at).slice(0, -1)) + 1;
  if (count < 2 || !/[oa]$/.test(wordAt(tokens, at))) return null;
  const noun = tokens[at + 1]?.kind === "word" ? wordAt(tokens, at + 1) : "";
  const isTaken = tokens.slice(0, at).some(({ word }) => ATE.test(word));
  const item = items.findLast((one) => isNext(one, count) && (noun === "" || isIn(one, noun)));
  // "a segunda foi maçã", "na segunda comi pizza"
  const isEnd = /^(?:|[,.!]|ja|agora|tambem|k+|rs+|prontofalei)$/.test(
    wordAt(tokens, noun ? at + 2 : at + 1),
  );
  if (!item || !isEnd || (noun === "" && !isTaken)) return null;
  const said = correctionSaid(reader, tokens);
  const to = { quantity: count, measure: null, size: null, said, assumed: [] };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

function isNext({ portion }: LoggedItem, count: number): boolean {
  return portion !== null && !("said" in portion) && portion.quantity === count - 1;
}

/** "taça" of what is told in glasses, "fatia", "brigadeiro" */
function isIn({ name, portion }: LoggedItem, noun: string): boolean {
  const measure = findMeasure(noun)?.id;
  const own = portion && !("said" in portion) ? portion.measure : null;
  return measure ? measure === own : tokenise(name).some(({ word }) => stem(word) === stem(noun));
}
