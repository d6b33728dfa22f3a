import type { Element } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const THERE = /^(?:tinha|tinham|havia|teve|serviram|ofereceram|levaram|botaram)$/;
const TOOK =
  /^(?:peguei|comi|pus|coloquei|servi|quis|provei|tomei|bebi|experimentei|belisquei|almocei|jantei)$/;
const ONLY = /^(?:so|somente|apenas)$/;

/** "tinha arroz, feijão e peixe, mas só peguei peixe": the row without what was only there. */
export function withoutOffered(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const there = tokens.findIndex(
    ({ word }, at) => THERE.test(word) && !/^(?:nao|nem|que|so)$/.test(wordAt(tokens, at - 1)),
  );
  const took = there < 0 ? -1 : onlyTaken(tokens, there);
  if (took < 0) return elements;
  const isOffered = ({ start }: Element) => start > there && start < took;
  const offered = elements.filter((one) => one.type === "food" && isOffered(one));
  const taken = elements.slice(elements.findIndex(({ start }) => start > took));
  const end = taken.findIndex((one) => one.type === "separator" && one.hard);
  const foods = taken.slice(0, end < 0 ? taken.length : end).filter(({ type }) => type === "food");
  const isTurned = tokens.slice(there, took).some(({ word }) => /^(?:mas|porem|so que)$/.test(word));
  const isOfThem = foods.some((one) => offered.some((other) => headOf(one) === headOf(other)));
  const isPlain = isTurned && offered.length === 1;
  if ((offered.length < FEWEST && !isPlain) || foods.length === 0 || !(isTurned || isOfThem)) return elements;
  return elements.filter((one) => !(isOffered(one) && /^(?:food|amount|unknown)$/.test(one.type)));
}

const FEWEST = 2;

/** The token from which on only what was taken is told: "só peguei", "peguei só"; -1 where nothing is. */
function onlyTaken(tokens: readonly Token[], from: number): number {
  const verb = tokens.findIndex(({ word }, at) => at > from && TOOK.test(word));
  if (verb < 0) return -1;
  const isOnly = ONLY.test(wordAt(tokens, verb - 1)) || ONLY.test(wordAt(tokens, verb + 1));
  // "tinha refri mas peguei suco"
  const isTurn = /^(?:mas|porem)$/.test(
    wordAt(tokens, wordAt(tokens, verb - 1) === "eu" ? verb - 2 : verb - 1),
  );
  const isBeside = tokens.some(({ word }) => /^(?:tambem|depois|antes|ainda|repeti)$/.test(word));
  return isOnly || (isTurn && !isBeside) ? verb : -1;
}

function headOf(one: Element): string | undefined {
  return one.type === "food" ? one.match.food.id.split("-")[0] : undefined;
}

/** "pão com carne moída e queijo, tipo sanduba": the elements without what was only likened to what is told before it. */
export function withoutLikened(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  return elements.filter((one, at) => {
    if (one.type !== "food" || !/^(?:|[,.;!?)\n])$/.test(wordAt(tokens, one.next))) return true;
    const lead = /^uma?$/.test(wordAt(tokens, one.start - 1)) ? one.start - 2 : one.start - 1;
    if (wordAt(tokens, lead) !== "tipo" || !/^[,(]$/.test(wordAt(tokens, lead - 1))) return true;
    const sentence = elements
      .slice(0, at)
      .findLastIndex((before) => before.type === "separator" && before.hard);
    return !elements.slice(sentence + 1, at).some(({ type }) => type === "food");
  });
}
