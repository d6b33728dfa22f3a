import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { ADD, COPULA, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { itemCalled, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { readNamedMove } from "@/lib/portuguese/corrections/rules/moves";
import { amountFor, change } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { partInstead } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";

const HAD = /^(?:teve|tinha|comi|tomei|bebi|usei|pus|botei|coloquei|peguei|foi|foram|era|eram)$/;

/** "não teve frango, teve peixe", "feijão não peguei, peguei grão-de-bico": one in the place of the other, by the same verb. */
export function readHadInstead(reader: Reader): Correction[] | null {
  const { tokens, phrase, items } = reader;
  if (items.length === 0 || phrase.asks || phrase.words > LONGEST) return null;
  const not = tokens.findIndex(({ word }) => word === "nao");
  const verb = wordAt(tokens, not + 1);
  if (not < 0 || !HAD.test(verb) || COPULA.test(verb)) return null;
  const turn = tokens.findIndex(({ word }, at) => at > not + 1 && HAD.test(word));
  if (turn < 0 || !/^(?:,|[.;]|mas|sim|e|eu)$/.test(wordAt(tokens, turn - 1))) return null;
  const denied = turn - (not + 2) > 1 ? tokens.slice(not + 2, turn) : tokens.slice(0, not);
  const end = tokens.findIndex(({ kind }, at) => at > turn + 1 && kind === "mark");
  const told = tokens.slice(
    COPULA.test(wordAt(tokens, turn + 1)) ? turn + 2 : turn + 1,
    end < 0 ? undefined : end,
  );
  const [to, from] = [readPart(reader, told), readPart(reader, denied)];
  const [out, ...others] = from.items;
  const isThere = out && others.length === 0 && itemMeant(out.match.food, [], items, false);
  const [had] = to.items;
  if (!isThere || !had || to.items.length > 1) return null;
  // "não comi arroz, foi só macarrão", which was told too.
  const isTold = itemMeant(had.match.food, [], items, false) !== null;
  return isTold ? [{ kind: "remove", foods: [isThere.foodId], said: out.said }] : change(reader, to, from);
}

const LONGEST = 16;

function puts(correction: Correction, food: string): boolean {
  return correction.kind === "replace" && correction.to.foodId === food;
}

/** "tomei coca, não, guaraná", "de sobremesa pudim, não, mousse": what is told here, and takes back what nobody told before. */
function isRepairedHere(reader: Reader, not: number): boolean {
  const { tokens, items } = reader;
  const isBetween = wordAt(tokens, not - 1) === "," && wordAt(tokens, not + 1) === ",";
  const isLed = tellsOfEating(tokens) || /^(?:d[eo]|n[oa]|e|com)$/.test(wordAt(tokens, 0));
  const out = isBetween && isLed ? readPart(reader, tokens.slice(0, not - 1)).items : [];
  return out.length > 0 && out.every(({ match }) => itemMeant(match.food, [], items, false) === null);
}

/** "foram 4, não 2", "não era pudim, era mousse", "frango em vez de bife". */
export function readContrast(reader: Reader): Correction[] | null {
  const { tokens, last, phrase } = reader;
  const instead = / (?:em vez d[eoa]|ao inves d[eoa]|no lugar d[eoa]) /.exec(phrase.line);
  if (instead) {
    const at = tokens.findIndex(
      ({ word }, i) => /^(?:vez|inves|lugar)$/.test(word) && /^(?:em|ao|no)$/.test(wordAt(tokens, i - 1)),
    );
    const [before, after] = [tokens.slice(0, at - 1), tokens.slice(at + 2)];
    const was = after.findIndex(
      ({ word }, i) => i > 0 && (word === "," || COPULA.test(word) || ADD.test(word) || word === "comi"),
    );
    // "no lugar do bife comi frango"
    if (readPart(reader, before).items.length === 0 && was > 0)
      return change(reader, readPart(reader, after.slice(was + 1)), readPart(reader, after.slice(0, was)));
    const [to, from] = [readPart(reader, before), readPart(reader, after)];
    // "abará em vez de acarajé", and nothing was told of before: what was eaten.
    if (to.items.length > 0 && from.items.length > 0 && reader.items.length === 0) return null;
    return change(reader, to, from);
  }
  // "o refri nem era de laranja, era guaraná"
  const not = tokens.findIndex(
    ({ word }, at) => word === "nao" || (word === "nem" && COPULA.test(wordAt(tokens, at + 1))),
  );
  // "e uma coca, não espera, um guaraná" takes back what it tells itself.
  if (not < 0 || last.length === 0 || wordAt(tokens, not + 1) === "espera") return null;
  // "desculpe, digitei errado, a carne não foi de sol, foi charque"
  const lead = tokens.findIndex(
    ({ word, kind }) => kind === "word" && (!LEAD.has(word) || /^(?:o|a|os|as|nao)$/.test(word)),
  );
  if (not - Math.max(0, lead) <= 2 && COPULA.test(wordAt(tokens, not + 1))) {
    const turn = tokens.findIndex(
      ({ word }, i) => i > not + 2 && (COPULA.test(word) || word === "sim" || word === "mas"),
    );
    if (turn < 0) return null;
    const to = readPart(reader, tokens.slice(turn + 1));
    // "não foi almoço, foi jantar"
    if (to.items.length + to.amounts.length === 0) {
      // "o feijão não foi hoje, foi ontem": that alone.
      if (readPart(reader, tokens.slice(0, not)).items.length > 0)
        return (
          readNamedMove({ ...reader, tokens: [...tokens.slice(0, not), ...tokens.slice(turn)] }) ?? [
            { kind: "unclear" },
          ]
        );
      const moved = [to.meal, to.day, to.hour].filter((one) => one !== null);
      if (moved.length > 0) return moved;
    }
    const from = readPart(reader, tokens.slice(not + 2, turn));
    // "não foi uma taça, foram duas"
    const [much, wrong] = [to.amounts[0], from.amounts[0]];
    if (to.items.length === 0 && much?.measure === null && wrong) much.measure = wrong.measure;
    const found = partInstead(reader, to, from) ?? change(reader, to, from);
    // "não era de uva, era de maracujá", of a nectar: no fruit in its place.
    const isKind = wordAt(tokens, not + 2) === "de" && wordAt(tokens, turn + 1) === "de";
    const [made] = to.items;
    if (
      isKind &&
      made?.match.food.category === "fruit" &&
      found?.some((one) => puts(one, made.match.food.id))
    )
      return [{ kind: "unclear" }];
    // What is denied was not eaten, whatever it is said of.
    return found ?? (from.items.length > 0 && to.items.length > 0 ? [{ kind: "unclear" }] : null);
  }
  if (not === 0 || not === tokens.length - 1) return null;
  if (isRepairedHere(reader, not)) return null;
  // "quiabo não peguei, só o frango" denies what stands before it.
  if (HAD.test(wordAt(tokens, not + 1)) && !COPULA.test(wordAt(tokens, not + 1))) return null;
  const before = readPart(reader, tokens.slice(0, not));
  const after = readPart(reader, tokens.slice(not + 1));
  // "e 2 ovos, não um"
  const denied = readQuantity(tokens, not + 1);
  const [only, ...others] = before.items;
  if (denied && denied.next >= tokens.length && only?.amount?.counted && others.length === 0) {
    const meant = itemMeant(only.match.food, [], reader.items, false) ?? sameNoun(only, reader.items);
    if (meant)
      return [{ kind: "amount", food: meant.foodId, from: null, to: amountFor(only.amount, only.said) }];
  }
  // "desnatado não, leite de amêndoas": of what is called so.
  const called = wordAt(tokens, not + 1) === "," ? itemCalled(tokens.slice(0, not), reader.items) : null;
  if (called && before.items.length + before.amounts.length === 0 && after.items.length === 1)
    return change({ ...reader, items: [called] }, after, null);
  const said =
    before.items.length + before.amounts.length > 0 && after.items.length + after.amounts.length > 0;
  // "2 conchas, não, 3", "manteiga não. Era margarina" take back what went before; "3 conchas, não 2" denies what follows.
  const [to, from] = /^[,.;]$/.test(wordAt(tokens, not + 1)) ? [after, before] : [before, after];
  // "com leite, não com água, 250 ml": so much of what it was.
  const much = to.items[0]?.amount === null ? (from.amounts[0] ?? from.items[0]?.amount) : null;
  if (to.items[0] && much && isUnit(much.measure)) to.items[0].amount = much;
  const parts = said ? partInstead(reader, to, from) : null;
  return parts ?? (said ? change(reader, to, from) : null);
}
