import type { Element } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "vitamina com 1 banana, 200 ml de leite e 2 colheres de aveia": what is made of counted things is told by them. */
export function withoutCountedDish(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] | null {
  const at = elements.findIndex(
    (one) => one.type === "food" && MIXED_IDS.test(one.match.food.id) && !one.match.eggs,
  );
  const dish = elements[at];
  const joint = elements[at + 1];
  if (dish?.type !== "food") return null;
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  if (!isWith) return withoutMakings(elements, at, tokens);
  const lead = elements[at - 1];
  const isCounted = lead?.type === "amount" && !(lead.amount.measure === null && lead.amount.quantity === 1);
  if (isCounted) return null;
  const end = listEnd(elements, at + 2, tokens, false);
  const list = elements.slice(at + 2, end).filter(({ type }) => type === "food" || type === "amount");
  const exact = list.filter(
    (one, i) => one.type === "amount" && one.amount.counted && list[i + 1]?.type === "food",
  );
  const foods = list.filter(({ type }) => type === "food");
  // "mingau com uma banana e mel": what lies on it.
  const isTopped =
    dish.match.food.id.startsWith("mingau") &&
    !foods.some((one) => one.type === "food" && COOKED_OF.test(one.match.food.id));
  if (isTopped || exact.length < 2 || exact.length < foods.length - 1) return null;
  return [...elements.slice(0, lead?.type === "amount" ? at - 1 : at), ...elements.slice(at + 2)];
}

/** "omelete com espinafre, 2 ovos": of so many eggs. */
export function withEggsOf(elements: readonly Element[]): readonly Element[] | null {
  const at = elements.findIndex((one) => one.type === "food" && one.match.food.id.startsWith("omelete"));
  const dish = elements[at];
  const eggs = elements.findIndex(
    (one, i) => i > at && one.type === "food" && /^ovos?$/i.test(one.match.called),
  );
  const [count, egg] = [elements[eggs - 1], elements[eggs]];
  if (at < 0 || dish?.type !== "food" || dish.match.eggs || elements[at - 1]?.type === "amount") return null;
  if (
    count?.type !== "amount" ||
    !count.amount.counted ||
    count.amount.measure !== null ||
    egg?.next === undefined
  )
    return null;
  const between = elements.slice(at + 1, eggs - 1);
  const isOne = between.every(
    (one) => one.type === "food" || one.type === "link" || (one.type === "separator" && !one.hard),
  );
  // "a omelete: 3 ovos, tomate e cebola"
  const isHeaded = between.length === 1 && between[0]?.type === "link";
  // "omelete 2 ovos com tomate"
  const hasMore =
    !isHeaded && between.length > 0 && elements.slice(eggs + 1).some(({ type }) => type === "food");
  if (!isOne || (eggs - 2 > at && elements[eggs - 2]?.type === "food") || hasMore) return null;
  const made: Element = {
    ...dish,
    match: { ...dish.match, eggs: Math.min(count.amount.quantity, MOST_EGGS) },
  };
  return [...elements.slice(0, at), made, ...between, ...elements.slice(eggs + 1)];
}

const MOST_EGGS = 12;

/** "tapioca de 2 colheres de goma com ovo": the gum is the tapioca. */
export function withoutGumDish(elements: readonly Element[]): readonly Element[] | null {
  const at = elements.findIndex((one) => one.type === "food" && /^tapioca(?:-|$)/.test(one.match.food.id));
  const joint = elements[at + 1];
  const from = joint?.type === "link" || (joint?.type === "separator" && !joint.hard) ? at + 2 : at + 1;
  const [amount, gum] = [elements[from], elements[from + 1]];
  const isGum = gum?.type === "food" && gum.match.food.id.startsWith("goma");
  if (at < 0 || !isGum || amount?.type !== "amount" || !amount.amount.counted) return null;
  const lead = elements[at - 1]?.type === "amount" ? 1 : 0;
  return [...elements.slice(0, at - lead), ...elements.slice(from)];
}

/** "crepioca de frango 1 ovo e 2 colheres de goma", "panqueca, 1 ovo 1 banana": counted makings behind the dish. */
function withoutMakings(
  elements: readonly Element[],
  at: number,
  tokens: readonly Token[],
): readonly Element[] | null {
  // "crepioca hoje de café, 2 ovos com goma"
  const when = elements.findIndex((one, i) => i > at && !/^(?:day|meal|hour|period)$/.test(one.type));
  const next = elements[when];
  const isComma = next?.type === "separator" && wordAt(tokens, next.start) === ",";
  const from = isComma ? when + 1 : at + 1;
  const list = elements.slice(from, listEnd(elements, from, tokens, false));
  const parts = list.filter(({ type }) => type === "food" || type === "amount");
  const made = parts.filter(
    (one, i) => one.type === "food" && parts[i - 1]?.type === "amount" && MAKINGS.test(one.match.food.id),
  );
  const isAll = (made.length >= 2 && made.length * 2 === parts.length) || isCrepioca(elements, at, list);
  const lead = elements[at - 1];
  const isOne = lead?.type !== "amount" || (lead.amount.measure === null && lead.amount.quantity === 1);
  if (!isAll || !isOne) return null;
  return [...elements.slice(0, lead?.type === "amount" ? at - 1 : at), ...elements.slice(from)];
}

/** "crepioca, 1 ovo e 2 colheres de goma, recheada de queijo": egg and starch are all of it but the filling. */
function isCrepioca(elements: readonly Element[], at: number, list: readonly Element[]): boolean {
  const dish = elements[at];
  if (dish?.type !== "food" || dish.match.food.id !== "crepioca" || list[0]?.type !== "amount") return false;
  const [egg, starch] = list.flatMap((one) => (one.type === "food" ? [one.match.food.id] : []));
  return /^(?:ovo|clara)/.test(egg ?? "") && /^(?:goma|polvilho|tapioca)/.test(starch ?? "");
}

const MAKINGS = /^(?:ovo|clara|goma|leite|aveia|banana|farinha|farelo|whey|polvilho|amido|cacau|fuba)(?:-|$)/;
const COOKED_OF = /^(?:leite|aveia|amido|maisena|fuba|farinha|farelo|bebida)(?:-|$)/;
const MIXED_IDS =
  /^(?:vitamina|smoothie|shake|milk-shake|crepioca|panqueca|overnight|aveia-adormecida|suco-verde|sanduiche-natural|mingau)(?:-|$)/;

/** Up to the closing bracket, or the end of the sentence, a verb or a meal. */
export function listEnd(
  elements: readonly Element[],
  from: number,
  tokens: readonly Token[],
  inBrackets: boolean,
): number {
  const end = elements.findIndex((one, i) => {
    if (i < from) return false;
    if (inBrackets) return one.type === "link" && wordAt(tokens, one.start) === ")";
    return (
      (one.type === "separator" && one.hard) ||
      /^(?:verb|meal|day|hour|plan|other_person|negation)$/.test(one.type)
    );
  });
  return end < 0 ? elements.length : end;
}
