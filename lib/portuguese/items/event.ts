import type { Food } from "@/lib/nutrition/foods/food";
import type { Element } from "@/lib/portuguese/grammar/element";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";

/** What of a message is to be logged, in its order; times and days in between say when. */
export type Event =
  | { type: "item"; item: SaidItem; drink: boolean }
  /** An amount of nothing in particular: "tomei 2 copos". */
  | { type: "amount"; amount: SaidAmount; drink: boolean; said: string }
  /** What all of the items that follow weigh together, in grams: "deu 450 g: arroz, feijão". */
  | { type: "total"; grams: number }
  /** What a list is of: "salada: alface e tomate". */
  | { type: "head"; food: Food }
  | { type: "unknown"; said: string }
  | (Element & {
      type: "separator" | "meal" | "day" | "hour" | "period" | "same" | "link" | "verb" | "repair" | "yield";
    });

/** "leite, banana e aveia. mas tomei só 3/4 do copo" */
export function isSentenceEnd(event: Event): boolean {
  return event.type === "separator" && event.hard;
}

export function endsClause(event: Event): boolean {
  return event.type === "verb" || event.type === "meal" || (event.type === "separator" && event.hard);
}

/** "caruru, vatapá e arroz, um pouquinho de cada"; "um frango e angu, um prato de cada": an article counts nothing. */
export function isUnsaid(event: Event): event is Event & { type: "item" } {
  const amount = event.type === "item" ? event.item.amount : undefined;
  return amount === null || (amount?.article === true && amount.measure === null);
}
