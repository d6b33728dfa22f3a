import { readQuantity } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What Brazilians do not measure by, as the dictionary leaves it, in the units of the grammar. */
const UNITS: Readonly<Record<string, { unit: string; each: number }>> = {
  oz: { unit: "g", each: 28.35 },
  floz: { unit: "ml", each: 29.57 },
  lb: { unit: "kg", each: 0.4536 },
  pint: { unit: "ml", each: 473 },
  quart: { unit: "ml", each: 946 },
  gallon: { unit: "ml", each: 3785 },
  inch: { unit: "cm", each: 2.54 },
};
/** Fewer pounds are of food, and told in grams. */
const LEAST_OF_A_BODY = 20;

/** "meio lb", "8 fl oz", "12 inch", "8 pm" of a translated message: in grams, millilitres, centimetres and hours. */
export function inMetric(tokens: readonly Token[]): Token[] {
  const metric: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = measuredAt(tokens, at) ?? hourAt(tokens, at);
    metric.push(...(found?.tokens ?? [tokens[at] as Token]));
    at = found?.next ?? at + 1;
  }
  return metric.flatMap((token, at) => sized(token, metric, at));
}

/** "a 250 ml glass of juice", "12 oz can": the vessel first, as in Portuguese. */
function sized(token: Token, tokens: readonly Token[], at: number): Token[] {
  const isSize = (from: number) =>
    tokens[from]?.kind === "number" &&
    /^(?:ml|g|litro)$/.test(tokens[from + 1]?.word ?? "") &&
    VESSELS.test(tokens[from + 2]?.word ?? "");
  if (isSize(at - 1) || isSize(at - 2)) return [];
  if (!isSize(at)) return [token];
  const [unit, vessel] = [tokens[at + 1] as Token, tokens[at + 2] as Token];
  // Of a drink in its can by volume.
  const volume = unit.word === "g" ? { ...token, value: Math.round((token.value / 28.35) * 29.57) } : token;
  return [
    vessel,
    { ...vessel, word: "de" },
    { ...volume, word: String(volume.value) },
    { ...unit, word: unit.word === "g" ? "ml" : unit.word },
  ];
}

type Found = { tokens: Token[]; next: number };

function measuredAt(tokens: readonly Token[], at: number): Found | null {
  const [first, quantity] = [tokens[at] as Token, readQuantity(tokens, at)];
  if (!quantity) return null;
  // "a quarter of a pound", "12-oz"
  const place = /^(?:de|-)$/.test(tokens[quantity.next]?.word ?? "") ? quantity.next + 1 : quantity.next;
  const unit = tokens[place];
  const measure = unit && UNITS[unit.word === "oz" && isOfDrink(tokens, at, place + 1) ? "floz" : unit.word];
  if (!unit || !measure) return null;
  const isFood = measure.unit === "kg" && quantity.value < LEAST_OF_A_BODY;
  const value = Math.round(quantity.value * measure.each * (isFood ? 1000 : 1) * 10) / 10;
  const amount: Token = { ...first, kind: "number", value, word: String(value), end: unit.start };
  return { tokens: [amount, { ...unit, word: isFood ? "g" : measure.unit }], next: place + 1 };
}

const VESSELS = /^(?:copo|lata|garrafa|garrafinha|caneca|xicara|taca)$/;

/** "16 oz of water", "water, 16 oz" */
function isOfDrink(tokens: readonly Token[], from: number, next: number): boolean {
  const after = tokens[tokens[next]?.word === "de" ? next + 1 : next]?.word ?? "";
  const before = tokens[/^[,:]$/.test(tokens[from - 1]?.word ?? "") ? from - 2 : from - 1]?.word ?? "";
  return DRINKS.test(after) || (DRINKS.test(before) && !/^\p{L}/u.test(after));
}

const DRINKS =
  /^(?:agua|leite|suco|cerveja|cafe|cha|vinho|refrigerante|coca|shake|vitamina|cappuccino|limonada|mate)$/;

/** "8 am", "8:30 pm" */
function hourAt(tokens: readonly Token[], at: number): Found | null {
  const [number, half] = [tokens[at] as Token, tokens[at + 1]];
  const isHour = (number.kind === "number" || number.kind === "time") && number.value < 13;
  if (!half || !isHour || !/^[ap]m$/.test(half.word)) return null;
  const value = (number.value % 12) + (half.word === "pm" ? 12 : 0);
  return { tokens: [{ ...number, kind: "time", value, word: `${value}h`, end: half.end }], next: at + 2 };
}
