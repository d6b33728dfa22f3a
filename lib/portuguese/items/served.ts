import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isPlate } from "@/lib/portuguese/items/plates";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "um prato de tainha com pirão e arroz": the plate holds all of it. */
export function withSharedPlate(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  const [first, ...others] = items;
  const isPlateful = first?.amount?.quantity === 1 && /^prato/.test(first.amount.household?.id ?? "");
  const isOne = first && isPlateful && ON_PLATES.test(first.match.food.category);
  const isWith = isOne && wordAt(tokens, first.match.next) === "com" && others.length >= LEAST_OTHERS;
  return isWith && others.every(({ amount }) => amount === null)
    ? [{ ...first, amount: null }, ...others]
    : items;
}

const LEAST_OTHERS = 2;
const ON_PLATES = /^(?:meat|poultry|fish|eggs|legumes)$/;

/** Two marmitas: so many times what is told to be in one. */
export function withPlatesOfEach(items: readonly SaidItem[]): readonly SaidItem[] {
  const [plate, ...parts] = items;
  const amount = plate && isPlate(plate.match.food) && plate.amount?.measure === null ? plate.amount : null;
  const count = amount && amount.start < (plate?.match.start ?? 0) ? amount.quantity : 1;
  const isEach = count > 1 && count <= MOST_PLATES && Number.isInteger(count) && parts.length > 1;
  if (!plate || !isEach || parts.some(({ amount }) => amount !== null)) return items;
  return [plate, ...parts.map((part) => ({ ...part, amount: { ...ONE, quantity: count } }))];
}

const MOST_PLATES = 4;

/** "festa da minha sobrinha, comi 6 coxinhas": several savouries at a party are as small as they are served there. */
export function withPartySizes(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  if (!tokens.some(({ word }) => PARTY.test(word))) return items;
  const savoury = findFood("salgado");
  return items.map((told) => {
    // "3 salgadinhos" of a party are no packets.
    const isOne = savoury && /^salgadinhos?$/i.test(told.match.called);
    const item = isOne ? { ...told, match: { ...told.match, food: savoury } } : told;
    const { match, amount } = item;
    const isCounted = amount?.counted === true && amount.measure === null && amount.quantity >= FEW;
    const isSmall =
      match.food.category === "snacks" && match.food.portions.some(({ size }) => size === "small");
    return isCounted && isSmall && !match.size && !amount.size ? { ...item, served: "small" } : item;
  });
}

const PARTY = /^(?:festa|festinha|aniversario|niver|casamento|batizado|cha-de-bebe|buffet)$/;
const FEW = 2;
