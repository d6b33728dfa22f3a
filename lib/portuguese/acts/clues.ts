import { itemCalled, itemMeant, itemNamed } from "@/lib/portuguese/corrections/reading/food-reference";
import { readElements } from "@/lib/portuguese/grammar/elements";
import { WATER_ID } from "@/lib/portuguese/items/waters";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
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

const MASKS: Readonly<Record<Mention["type"], string>> = {
  told: "§told",
  food: "§food",
  water: "§water",
  amount: "§n",
  meal: "§meal",
  day: "§day",
  hour: "§hour",
};
const BEGINNING = 5;
const MOST_COUNTED = 2;

/**
 * What the ear for acts goes by: the words with what they name taken out of sight, their beginnings and neighbours, how much of each
 * is named, and how the message stands to what was told. Each once.
 */
export function cluesOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  told: { items: readonly LoggedItem[]; asks: boolean; kind: "meal" | "water" | "weight" | "none" },
): string[] {
  const clues = new Set(["any", `told ${told.kind}`]);
  const words = masked(tokens, mentions);
  const framed = ["^", ...words, "$"];
  framed.forEach((word, i) => {
    clues.add(word);
    if (word.length > BEGINNING && !word.startsWith("§")) clues.add(`${word.slice(0, BEGINNING)}*`);
    const [next, far] = [framed[i + 1], framed[i + 2]];
    if (next) clues.add(`${word} ${next}`);
    if (next && far) {
      clues.add(`${word} _ ${far}`);
      clues.add(`${word} ${next} ${far}`);
    }
  });
  const shape = words.filter((word) => word.startsWith("§"));
  clues.add(`shape ${shape.slice(0, 4).join(" ")}`);
  for (const mask of Object.values(MASKS)) {
    const count = shape.filter((one) => one === mask).length;
    clues.add(`${Math.min(count, MOST_COUNTED)} ${mask}`);
  }
  const named = new Set(mentions.flatMap((one) => (one.type === "told" ? [one.item.id] : [])));
  if (named.size > 0 && named.size === told.items.length) clues.add("names all");
  if (told.asks) clues.add("asks");
  clues.add(`words ${Math.min(words.length, 12)}`);
  return [...clues];
}

function masked(tokens: readonly Token[], mentions: readonly Mention[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentions.find(({ start }) => start === at);
    const { kind, word } = tokens[at] as Token;
    if (mention) {
      words.push(MASKS[mention.type]);
      at = Math.max(at, mention.next - 1);
    } else if (kind === "number") words.push("§n");
    else if (kind === "word" || (kind === "mark" && /^[,.:;!?]$/.test(word))) words.push(word);
  }
  return words;
}
