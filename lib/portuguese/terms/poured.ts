import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "café: 2 xícaras", "café - 100 ml": so much of the drink, where it is of nothing that is named. */
export function isPoured(tokens: readonly Token[], at: number): boolean {
  return readAmounts(tokens, at).some(
    ({ counted, measure, household, next }) =>
      counted &&
      (household?.ml !== undefined || /^(?:ml|l)$/.test(measure ?? "")) &&
      !/^(?:d[eoa]|caf\S*)$/.test(wordAt(tokens, next)) &&
      foodAt(tokens, next, false) === null,
  );
}
