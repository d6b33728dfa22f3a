import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "azeite na salada, um fio", "granola em cima do mamão", "2 bolachas junto com a vitamina": what came to something told, which is not told once more. */
export function readOnTop(reader: Reader): Correction[] | null {
  const { tokens, phrase } = reader;
  if (phrase.words > LONGEST || phrase.asks || tokens.some(({ word }) => OTHERWISE.test(word))) return null;
  for (let at = 0; at < tokens.length; at += 1) {
    const place = placeAt(reader, at);
    if (!place) continue;
    const { meal, item, next } = place;
    const behind = tokens[next]?.kind === "mark" ? tokens.slice(next + 1) : tokens.slice(next);
    // "depois da sopa 1 laranja", "azeite na salada, um fio"
    const isLed = tokens.slice(0, at).every(({ word }) => LEADS.test(word));
    if (!isLed && readPart(reader, behind).items.length > 0) return null;
    const added = partsOf(reader, item, isLed ? behind : [...tokens.slice(0, at), ...behind]);
    const isNew = added.every(
      ({ match }) =>
        match.food.id !== WATER_ID &&
        !itemMeant(match.food, calledWords({ match } as SaidItem), meal.items, false),
    );
    return isNew && added.length > 0 ? [{ kind: "add", items: added.map(weighItem), mealId: meal.id }] : null;
  }
  return null;
}

const LONGEST = 14;
/** "e depois da sopa …" */
const LEADS = /^(?:e|ah|ai|mas|so|,)$/;
/** What denies, moves, gives away or says how something was. */
const OTHERWISE =
  /^(?:nao|nem|sem|tira|tirar|tirei|troca|troquei|lugar|vez|era|eram|foi|foram|dei|deixei|sobrou|metade|resto|vou|quero|queria|amanha|apaga|cancela|meu|minha|seu|dele|dela|ontem|hoje)$/;

type Meal = LoggedEntry & { type: "meal" };

/** "na salada", "em cima do mamão", "com as panquecas", "depois da sopa": the meal and the item that stand there, and where it ends. */
function placeAt(reader: Reader, at: number): { meal: Meal; item: LoggedItem; next: number } | null {
  const from = pastPreposition(reader.tokens, at);
  const match = from === null ? null : foodAt(reader.tokens, from, false);
  if (!match) return null;
  const said = calledWords({ match } as SaidItem);
  for (const meal of reader.last) {
    const item =
      meal.type === "meal"
        ? (itemMeant(match.food, said, meal.items, false) ?? sameNoun({ match } as SaidItem, meal.items))
        : null;
    if (item && meal.type === "meal") return { meal, item, next: match.next };
  }
  return null;
}

const PREPOSITIONS = [
  ["(?:em|por)", "cima", "d[oa]s?"],
  ["no", "meio", "d[oa]s?"],
  ["junto", "com", "[oa]s?"],
  ["para", "acompanhar", "[oa]s?"],
  ["dentro", "d[oa]s?"],
  ["depois", "d[oa]s?"],
  ["acompanhando", "[oa]s?"],
  ["com", "[oa]s?"],
  ["n[oa]s?"],
].map((words) => words.map((word) => new RegExp(`^${word}$`)));

function pastPreposition(tokens: readonly Token[], at: number): number | null {
  const found = PREPOSITIONS.find((words) => words.every((word, i) => word.test(wordAt(tokens, at + i))));
  return found ? at + found.length : null;
}

/** What is told, as much of it as goes into the item where no amount is said: two slices of tomato in a sandwich. */
export function partsOf(reader: Reader, item: LoggedItem, tokens: readonly Token[]): SaidItem[] {
  const { items } = readPart(reader, tokens);
  const [first] = tokens;
  if (!first || items.every(({ amount }) => amount !== null)) return items;
  const said = (word: Token) => ({ ...word, start: first.start, end: first.start });
  const dish = [...tokenise(item.name.toLowerCase()), ...tokenise("com")].map(said);
  const inside = readPart(reader, [...dish, ...tokens]).items;
  return items.map((one) => {
    const little = inside.find(({ match }) => match.food.id === one.match.food.id)?.inside;
    return one.amount === null && little !== undefined ? { ...one, inside: little } : one;
  });
}
