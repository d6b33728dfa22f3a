import { type Reader, readPart, saidOf, wordsOf } from "@/lib/portuguese/corrections/correction-part";
import { itemMeant } from "@/lib/portuguese/corrections/food-reference";
import { isTakeAway, takeBackAt } from "@/lib/portuguese/corrections/take-back";
import { weighItem } from "@/lib/portuguese/meaning/portions";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/meaning/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const ADD =
  /^(?:adiciona|adicionar|adicione|acrescenta|acrescentar|acrescente|inclui|incluir|inclua|coloca|colocar|bota|poe|soma|somar|junta|faltou|faltaram|faltava|esqueci|esqueceu)$/;
/** What may stand before the words that correct. */
export const LEAD = new Set(
  `na verdade opa ops errei desculpa desculpe perdao corrige corrigir corrigindo correcao digo quer dizer alias nao
  pera espera eita putz ah e mas so que eu peso certo correto acho era o a que foi isso me enganei esta errado errada pode poderia consegue`.split(
    /\s+/,
  ),
);
/** "tira o presunto", "não comi o bife", "sem o queijo", "apaga o almoço", "ah não, tira a água". */
export function readRemoval(reader: Reader): Correction[] | null {
  const { tokens, items } = reader;
  const verb = takeBackAt(tokens);
  if (verb >= 0) return takenBack(reader, verb);
  const at = tokens.findIndex(({ word, kind }) => kind !== "mark" && (!LEAD.has(word) || word === "nao"));
  const word = wordAt(tokens, at);
  const denied =
    word === "nao" &&
    /^(?:comi|tomei|bebi|tinha|teve|usei|coloquei|botei|levou)$/.test(wordAt(tokens, at + 1));
  const without = word === "sem" && items.length > 0;
  if (!denied && !without) return null;
  const rest = tokens.slice(at + (denied ? 2 : 1));
  const foods = foodsMeant(reader, rest, !without);
  return foods.length > 0 ? [{ kind: "remove", foods, said: saidOf(reader, rest) }] : null;
}

/** What is to go: foods, a whole meal, the water; what is named and not found is asked about, never logged. */
function takenBack(reader: Reader, verb: number): Correction[] {
  const { tokens } = reader;
  const isLast = !tokens.slice(verb + 1).some(({ kind }) => kind === "word");
  const rest = isLast ? tokens.slice(0, verb) : tokens.slice(verb + 1);
  // "tira o bife e bota frango"
  const next = rest.findIndex(({ word }, i) => i > 0 && (ADD.test(word) || isTakeAway(word)));
  const own = next < 0 ? rest : rest.slice(0, next);
  const then = next < 0 ? [] : (readAgain({ ...reader, tokens: rest.slice(next) }) ?? []);
  const part = readPart(reader, own);
  const said = part.items[0]?.said ?? saidOf(reader, own);
  // "queijo" is no "pão com queijo": of a dish with it nothing goes unasked.
  const foods = foodsMeant(reader, own, false);
  if (foods.length > 0) return [{ kind: "remove", foods, said }, ...then];
  if (part.items.some(({ match }) => match.food.id === WATER_ID)) return [{ kind: "remove_water" }, ...then];
  if (part.items.length === 0 && part.meal?.kind === "meal_kind")
    return [
      { kind: "remove_meal", meal: part.meal.to, day: part.day?.kind === "day" ? part.day.to : null },
      ...then,
    ];
  return said === "" ? [{ kind: "unclear" }] : [{ kind: "remove", foods: [], said }, ...then];
}

function readAgain(reader: Reader): Correction[] | null {
  return takeBackAt(reader.tokens) >= 0 ? readRemoval(reader) : readAddition(reader);
}

/** The logged foods that the words name. */
function foodsMeant(reader: Reader, words: readonly Token[], anywhere: boolean): string[] {
  return readPart(reader, words).items.flatMap((item) => {
    const found = itemMeant(item.match.food, wordsOf(words), reader.items, anywhere);
    return found ? [found.foodId] : [];
  });
}

/** "faltou a salada", "adiciona um ovo". */
export function readAddition(reader: Reader): Correction[] | null {
  const { tokens, last } = reader;
  const at = tokens.findIndex(({ word }) => ADD.test(word));
  if (at < 0 || at > 3 || !last.some(({ type }) => type === "meal")) return null;
  const part = readPart(reader, tokens.slice(at + 1));
  const items = part.items.filter(({ match }) => match.food.id !== WATER_ID);
  if (items.length === 0 || part.meal) return null;
  return [{ kind: "add", items: items.map(weighItem) }];
}
