import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { ADD } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** "coloca 200 g de arroz": so much of it, not so much more. */
const SETS = /^(?:coloca|colocar|bota|poe)$/;
/** "faltou a salada", "adiciona um ovo". */
export function readAddition(reader: Reader): Correction[] | null {
  const { tokens, last } = reader;
  const at = tokens.findIndex(({ word }) => ADD.test(word));
  if (at < 0 || at > 3 || !last.some(({ type }) => type === "meal")) return null;
  const part = readPart(reader, tokens.slice(at + 1));
  const items = part.items.filter(({ match }) => match.food.id !== WATER_ID && !isWhere(tokens, match, at));
  if (items.length === 0 || part.meal) return null;
  // "esqueci do acarajé de ontem": a meal of its own.
  const { day } = readPart(reader, tokens);
  if (day?.kind === "day" && last.every((entry) => entry.type !== "meal" || entry.day !== day.to)) return [];
  // "ontem no jantar esqueci de anotar: …", after a snack
  const named = tokens.slice(0, at).flatMap((_, i) => readMeal(tokens, i)?.kind ?? []);
  if (
    named.some(
      (kind) => kind !== "snack" && !last.some((entry) => entry.type === "meal" && entry.kind === kind),
    )
  )
    return [];
  // "o jantar esqueci de lançar: às 19h comi sopa": a meal of its own.
  if (part.hour && tellsOfEating(tokens.slice(at + 1))) return null;
  const more = wordAt(tokens, at + 1) === "mais" && items.length === 1 ? items[0] : undefined;
  const again = more && itemMeant(more.match.food, [], reader.items, false);
  if (more?.amount?.counted && again)
    return [{ kind: "more", food: again.foodId, by: amountFor(more.amount, more.said) }];
  const known = items.filter(({ match }) => reader.items.some(({ foodId }) => foodId === match.food.id));
  if (known.length === 0) return [{ kind: "add", items: items.map(weighItem) }];
  // What is there already is not added twice: with an amount that is how much it was, else it is asked about.
  const said = known.flatMap(({ match, amount, said }): Correction[] =>
    amount?.counted ? [{ kind: "amount", food: match.food.id, from: null, to: amountFor(amount, said) }] : [],
  );
  const isSetting = SETS.test(wordAt(tokens, at)) && items.length === 1;
  return isSetting && said.length > 0 ? said : [{ kind: "unclear" }];
}

/** "5 g de azeite na salada": what it was put on. */
function isWhere(tokens: readonly Token[], { called }: { called: string }, from: number): boolean {
  const head = tokenise(called)[0]?.word;
  return tokens.some(
    ({ word }, at) => at > from + 1 && word === head && /^n[oa]s?$/.test(wordAt(tokens, at - 1)),
  );
}
