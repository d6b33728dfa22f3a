import { itemCalled, itemMeant, itemNamed } from "@/lib/portuguese/corrections/reading/food-reference";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { stem } from "@/lib/portuguese/text/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** A stretch of a message: what it names, and the words of it. */
export type Mention = { start: number; next: number } & (
  | { type: "told"; item: LoggedItem }
  | { type: "food"; foodId: string }
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
        const called = tokenise(element.match.called.replaceAll("-", " ")).map(({ word }) => stem(word));
        const item = itemMeant(element.match.food, called, items, false);
        return [
          item
            ? { type: "told", item, start, next }
            : { type: "food", foodId: element.match.food.id, start, next },
        ];
      }
      case "amount":
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
  return [...mentions, ...nouns].sort((a, b) => a.start - b.start);
}
