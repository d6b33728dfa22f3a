import {
  itemCalled,
  itemMeant,
  itemNamed,
  itemWithWord,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "a de queijo", "uma de carne": by what sets it apart from the others; null where it names none alone. */
function itemOfKind(
  tokens: readonly Token[],
  { start, food }: FoodMatch,
  items: readonly LoggedItem[],
): LoggedItem | null {
  if (wordAt(tokens, start - 1) !== "de" || !ONE_OF_THEM.test(wordAt(tokens, start - 2))) return null;
  const alike = items.filter(({ name }) => {
    const words = tokenise(name);
    const of = words.findIndex(({ word }) => word === "de");
    return of > 0 && foodAt(words, of + 1, false)?.food.id === food.id;
  });
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const ONE_OF_THEM = /^(?:[oa]s?|uma?|outr[oa]s?|[dn][oa]s?|ess[ea]s?|aquel[ea]s?|\d+)$/;

const HOLDS_ALL = /^(?:marmit\S*|quentinha|sandu[ií]che)$/;

/** The words that a food was called by: "fatia de pão" is bread. */
function calledIn({ called }: FoodMatch): string[] {
  const words = tokenise(called.replaceAll("-", " ")).map(({ word }) => stem(word));
  return words[0] === "fatia" ? words.slice(1) : words;
}

/** "uma fatia só": the one thing of the talk that is counted so, where no food is named. */
function countedSo(mentions: readonly Mention[], tokens: readonly Token[], items: readonly LoggedItem[]) {
  if (mentions.some(({ type }) => type === "told" || type === "food" || type === "water")) return [];
  return mentions.flatMap(({ type, start, next }): Mention[] => {
    const [amount] = type === "amount" ? readAmounts(tokens, start) : [];
    const measure = amount?.household && SOLID.test(amount.household.id) ? amount.household.id : null;
    const counted = items.filter(
      ({ portion }) => portion && !("said" in portion) && portion.measure === measure,
    );
    const [item, ...others] = counted;
    return item && others.length === 0 ? [{ type: "told", item, alias: true, start, next }] : [];
  });
}

const SOLID = /^(?:fatia|bola|posta|file|concha|espiga|barra|lata|taca)$/;

/**
 * A stretch of a message: what it names, and the words of it. `alias`: by a word that is not its name, "a de queijo", "uma
 * fatia". `denied`: "sem manteiga", of what a dish that was told is made of.
 */
export type Mention = { start: number; next: number } & (
  | { type: "told"; item: LoggedItem; alias?: true }
  | { type: "food"; foodId: string; denied?: true }
  | { type: "water" | "amount" | "meal" | "day" | "hour" }
);

/** What a message names, in its order: foods that the diary holds (`told`) apart from others. */
export function mentionsIn(tokens: readonly Token[], items: readonly LoggedItem[], today: string): Mention[] {
  const elements = readElements(tokens, today, new Set());
  const mentions = elements.flatMap((element): Mention[] => {
    const { start, next } = element;
    switch (element.type) {
      case "food": {
        if (element.match.food.id === WATER_ID) return [{ type: "water", start, next }];
        const alike = itemOfKind(tokens, element.match, items);
        if (alike) return [{ type: "told", item: alike, alias: true, start, next }];
        const item = itemMeant(element.match.food, calledIn(element.match), items, false);
        if (item) return [{ type: "told", item, start, next }];
        // "metade da marmita", of rice and chicken: all of it.
        const isWhole = HOLDS_ALL.test(element.match.called) && items.length > 1;
        return isWhole ? [] : [{ type: "food", foodId: element.match.food.id, start, next }];
      }
      case "amount":
        // What "deixei um terço" leaves of it stands nowhere in the words.
        return next > start ? [{ type: "amount", start, next }] : [];
      case "meal":
      case "day":
      case "hour":
        return [{ type: element.type, start, next }];
      case "period":
        return element.period === "now" ? [] : [{ type: "hour", start, next }];
      default:
        return [];
    }
  });
  // "a pasta" of "Pasta de amendoim": no food by itself.
  const held = (at: number) => mentions.some(({ start, next }) => at >= start && at < next);
  const nouns = tokens.flatMap((token, start): Mention[] => {
    const { kind, word } = token;
    if (kind !== "word" || word.length <= 2 || held(start)) return [];
    // "a palha" of "Batata palha"
    const isLed = /^(?:o|a|os|as)$/.test(wordAt(tokens, start - 1));
    const item = itemNamed([word], items) ?? (isLed ? itemCalled([token], items) : null);
    return item ? [{ type: "told", item, start, next: start + 1 }] : [];
  });
  const denied = tokens.flatMap((_, at) => (held(at + 1) ? [] : deniedAt(tokens, at, items)));
  const counted = countedSo([...mentions, ...nouns, ...denied], tokens, items).slice(0, 1);
  return [...mentions, ...nouns, ...denied, ...counted].sort((a, b) => a.start - b.start);
}

/** "sem leite condensado": what was told, or a part of it. */
function deniedAt(tokens: readonly Token[], at: number, items: readonly LoggedItem[]): Mention[] {
  const found = wordAt(tokens, at) === "sem" ? foodAt(tokens, at + 1, false) : null;
  if (!found) return [];
  const { start, next, food } = found;
  const called = calledIn(found);
  const item = itemMeant(food, called, items, false);
  if (item) return [{ type: "told", item, start, next }];
  const isPart = itemWithWord(called[0] ?? null, items) !== null;
  return isPart ? [{ type: "food", foodId: food.id, denied: true, start, next }] : [];
}
