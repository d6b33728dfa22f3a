import { isUnit } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";

const SAID_SO = /^(?:n?essa|nesta|na|mesma|ordem|respectivamente|cada|um|foi|foram|deu|deram|[.!:,])$/;

/** "100 / 120 / 80 g nessa ordem": as many amounts as things were told, each of its own. */
export function readInOrder(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length < 2 || phrase.asks) return null;
  const amounts: SaidAmount[] = [];
  let at = 0;
  while (at < tokens.length) {
    const [amount] = readAmounts(tokens, at).filter(({ counted, vague }) => counted && !vague);
    if (amount) {
      amounts.push(amount);
      at = amount.next;
    } else if (/^(?:,|e|[/+;–-])$/.test(wordAt(tokens, at)) || SAID_SO.test(wordAt(tokens, at))) at += 1;
    else return null;
  }
  const unit = amounts.at(-1)?.measure ?? null;
  if (amounts.length !== items.length || !isUnit(unit)) return null;
  if (!amounts.every(({ measure }) => measure === null || measure === unit)) return null;
  const said = correctionSaid(reader, tokens);
  return items.map((item, i) => ofItem(item, { ...(amounts[i] as SaidAmount), measure: unit }, said));
}

function ofItem({ foodId }: LoggedItem, amount: SaidAmount, said: string): Correction {
  return { kind: "amount", food: foodId, from: null, to: amountFor(amount, said) };
}
