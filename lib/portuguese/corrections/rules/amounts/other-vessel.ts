import { isUnit } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const LONGEST = 10;
/** Words of such a remark beside the vessels. */
const BESIDE =
  /^(?:foi|foram|era|eram|eh|sao|nao|n|mas|na|verdade|so|normal|normais|comum|comuns|mesmo|viu|ta|e|sim|um|uma|de|da|daquel[ea]s?|ml|g)$/;

/** "foi lata normal, não latão, de 350", "eram latinhas, não garrafas": as many of it in another vessel. */
export function readOtherVessel({ tokens, items, phrase, ...reader }: Reader): Correction[] | null {
  if (phrase.words > LONGEST || phrase.asks || !tokens.some(({ word }) => COPULA.test(word))) return null;
  const vessels = vesselsIn(tokens);
  const [said, ...others] = vessels.filter(({ start }) => !isDenied(tokens, start));
  const [denied] = vessels.filter(({ start }) => isDenied(tokens, start));
  if (!said?.household || !denied?.household || others.length > 0) return null;
  const isBeside = ({ word, kind }: Token, at: number) =>
    kind !== "word" || BESIDE.test(word) || vessels.some(({ start, next }) => at >= start && at < next);
  if (!tokens.every(isBeside)) return null;
  const was = denied.household.id;
  const item = items.findLast(({ portion }) => portion && !("said" in portion) && portion.measure === was);
  const count = item?.portion && !("said" in item.portion) ? item.portion.quantity : 0;
  if (!item || said.household.id === was) return null;
  const held = tokens.findIndex(({ kind }, at) => kind === "number" && wordAt(tokens, at - 1) === "de");
  const of = held < 0 ? undefined : readAmounts(tokens, held)[0];
  const whole = of && of.quantity >= LEAST_HELD && (of.measure === null || isUnit(of.measure)) ? of : null;
  const much: SaidAmount = whole
    ? { ...whole, quantity: whole.quantity * count, measure: whole.measure ?? "ml", pieces: count }
    : { ...ONE, ...said, quantity: count, counted: true };
  const to = amountFor(much, correctionSaid({ tokens, items, phrase, ...reader }, tokens));
  return [{ kind: "amount", food: item.foodId, from: null, to: { ...to, measure: much.measure } }];
}

const LEAST_HELD = 50;

/** What something may be in, as it is named: "lata", "copo pequeno". */
function vesselsIn(tokens: readonly Token[]): SaidAmount[] {
  const found: SaidAmount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const vessel = readAmounts(tokens, at).find(({ household, counted }) => household && !counted);
    if (!vessel || at < (found.at(-1)?.next ?? 0)) continue;
    found.push(vessel);
  }
  return found;
}

/** "não latão", "não era garrafa" */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = COPULA.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  return wordAt(tokens, before) === "nao";
}
