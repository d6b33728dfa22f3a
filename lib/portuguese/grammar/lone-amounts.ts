import { isUnit } from "@/lib/nutrition/foods/measures";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { isSaidInstead } from "@/lib/portuguese/text/repair-signs";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** Whether an amount behind which no food is named is one of what was told before it, perhaps `drunk`: "só a metade", "suco, copo grande". */
export function standsAlone(tokens: readonly Token[], amount: SaidAmount, drunk: boolean): boolean {
  return (
    (isSpoon(amount) && amount.start > 0) ||
    isHalfOfIt(tokens, amount) ||
    isHeldIn(tokens, amount, drunk) ||
    isVessel(tokens, amount) ||
    isLittleOf(tokens, amount)
  );
}

/** "comi metade", "só a metade" */
function isHalfOfIt(tokens: readonly Token[], { measure, counted, start, next }: SaidAmount): boolean {
  return measure === "metade" && !counted && start > 0 && !/^d[eoa]s?$/.test(wordAt(tokens, next));
}

/** "suco, copo grande", "cerveja (lata)": what it was in, behind a mark and with nothing after it. */
function isHeldIn(
  tokens: readonly Token[],
  { household, literal, measure, counted, start, next }: SaidAmount,
  drunk: boolean,
): boolean {
  if (!household || counted) return false;
  // "café preto sem açúcar caneca grande", "suco natural copão"
  const isOfDrink = household.ml !== undefined && (drunk || isDrinkBefore(tokens, start));
  // "6 cafés, copinho de 80 ml"
  if (!isOfDrink && !literal && !isUnit(measure)) return false;
  // "nhoque ao sugo prato cheio"
  const isPlate =
    /^(?:prato|tigela|pires)/.test(household.id) && start > 1 && tokens[start - 1]?.kind === "word";
  const isServed = isPlate && !LINKING.test(wordAt(tokens, start - 1));
  if (!isOfDrink && !isServed && !/^[,(–—-]$/.test(wordAt(tokens, start - 1))) return false;
  // "coca lata e coxinha", "coca lata kkk", "café caneca de manhã": whatever comes, but "lata de milho".
  if (isOfDrink)
    return (
      !/^d[eoa]s?$/.test(wordAt(tokens, next)) || /^(?:manha|tarde|noite)/.test(wordAt(tokens, next + 1))
    );
  const holds = household.ml !== undefined || /^(?:prato|pires|pacote|caixa|saco|balde)/.test(household.id);
  return holds && /^(?:|[),.;!?\n]|e)$/.test(wordAt(tokens, next));
}

/** "refri laranja": a drink's name of up to three words that ends here. */
function isDrinkBefore(tokens: readonly Token[], end: number): boolean {
  return [1, 2, 3].some((words) => {
    const drink = end >= words ? foodAt(tokens, end - words, false) : null;
    return drink?.next === end && drink.food.gramsPerMl !== undefined;
  });
}

const LINKING =
  /^(?:d[eoa]s?|n[oa]s?|em|o|a|os|as|meu|minha|um|uma|e|com|todo|toda|inteiro|mesmo|comi|foi|repeti|segundo|outro)$/;

/** "meu marido comeu 2 empadas e eu uma" */
export function isMine(tokens: readonly Token[], { start, next }: SaidAmount): boolean {
  // "repeti mais uma"
  if (wordAt(tokens, start - 1) === "mais" && wordAt(tokens, start - 2) === "repeti") return true;
  // "dois bifes, quer dizer, um só"
  if (wordAt(tokens, next) === "so" && /^(?:|[,.;!?\n])$/.test(wordAt(tokens, next + 1)) && start > 0)
    return true;
  if (/^(?:|[,.;!?\n]|e|so|apenas)$/.test(wordAt(tokens, next)) && isSaidInstead(tokens, start)) return true;
  return wordAt(tokens, start - 1) === "eu" && /^(?:|[,.;!?\n]|so|apenas)$/.test(wordAt(tokens, next));
}

/** "arroz só um pouquinho": behind its food, with nothing after it. */
function isLittleOf(tokens: readonly Token[], { vague, start, next }: SaidAmount): boolean {
  const ends = /^(?:|[),.;!?\n]|e|mas|com)$/.test(wordAt(tokens, next));
  if (vague !== null && wordAt(tokens, next) === "de" && wordAt(tokens, next + 1) === "cada") return true;
  return (
    vague !== null &&
    vague.share < 1 &&
    start > 0 &&
    ends &&
    !/^(?:[,.;\n]|e|mais)$/.test(wordAt(tokens, start - 1))
  );
}

/** "mingau, um copo americano": by its full name, and nothing in it is named. */
function isVessel(tokens: readonly Token[], { household, literal, counted, next }: SaidAmount): boolean {
  const isFull = literal && counted && (household?.name.includes(" ") ?? false);
  return isFull && /^(?:|[),.;!?\n]|e)$/.test(wordAt(tokens, next));
}

/** "1 colher de sopa" by its full name. */
export function isSpoon({ household, literal }: SaidAmount): boolean {
  return literal && household !== null && /^(?:colher|ponta)-de-/.test(household.id);
}

/** "xícara de chá de vagem", "xícara de café de arroz": a measure of what nobody brews, and no cup of `food`. */
export function isCupOf(
  tokens: readonly Token[],
  { household }: SaidAmount,
  { food, next, start }: FoodMatch,
): boolean {
  if (household?.id !== "xicara" || !/^(?:cha|cafe)$/.test(wordAt(tokens, next - 1)) || next > start + 1)
    return false;
  const of = wordAt(tokens, next) === "de" ? foodAt(tokens, next + 1, false)?.food : undefined;
  return food.category === "drinks" && of !== undefined && SOLID.test(of.category) && !BREWED.test(of.id);
}

const SOLID =
  /^(?:vegetables|legumes|cereals|breads|meats?|poultry|fish|eggs|nuts|dishes|tubers|pasta|snacks)$/;
/** Of what tea is made, too. */
const BREWED = /gengibre|hortela|alface|salsa|alecrim|boldo|erva|casca|cevada|salvia|louro|canela/;
