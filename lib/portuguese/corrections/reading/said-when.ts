import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const WHEN = [
  ["logo", "(?:depois|antes)", "d[oa]s?"],
  ["(?:depois|antes)", "d[oa]s?"],
  ["junto", "com", "[oa]s?"],
  ["acompanhando", "[oa]s?"],
].map((words) => words.map((word) => new RegExp(`^${word}$`)));
/** What denies, changes or only plans. */
const OTHERWISE =
  /^(?:nao|nem|sem|tira|troca|lugar|vez|era|eram|foi|foram|dei|deixei|sobrou|vou|quero|queria|amanha|apaga)$/;
const LONGEST = 24;

/**
 * "no almoço depois da feijoada chupei uma laranja", after a feijoada: without what only says when it was; null where nothing told
 * is named so, or where it is said right after it and of no meal by name, which comes to what was told.
 */
export function withoutSaidWhen(
  { text, tokens, asks, words }: Phrase,
  { last, rested }: ConversationState,
  earlier: readonly LoggedEntry[],
  { today }: Moment,
): string | null {
  if (asks || words > LONGEST || tokens.some(({ word }) => OTHERWISE.test(word))) return null;
  const at = tokens.findIndex((_, i) => pastWhen(tokens, i) !== null);
  const match = at < 0 ? null : foodAt(tokens, pastWhen(tokens, at) ?? at, false);
  const [from, to] = [tokens[at]?.start ?? 0, tokens[(match?.next ?? 0) - 1]?.end ?? 0];
  // "depois do café": a meal as well.
  if (!match || /^cafe(?:-|$)/.test(match.food.id)) return null;
  const rest = readElements([...tokens.slice(0, at), ...tokens.slice(match.next)], today, new Set());
  const meal = rest.find((one) => one.type === "meal");
  const isLater = rested === true || meal !== undefined;
  if (!isLater || !rest.some(({ type }) => type === "food") || !rest.some(({ type }) => type === "verb"))
    return null;
  const said = calledWords({ match } as SaidItem);
  const isTold = [...last, ...earlier].some(
    (entry) =>
      entry.type === "meal" &&
      (meal === undefined ? entry.day === today : meal.kind === "snack" || meal.kind === entry.kind) &&
      itemMeant(match.food, said, entry.items, false) !== null,
  );
  return isTold ? `${text.slice(0, from)}${text.slice(to).replace(/^\s*,?\s*/, "")}` : null;
}

/** Past "depois da", "junto com o"; null where none of these stands. */
function pastWhen(tokens: readonly Token[], at: number): number | null {
  const found = WHEN.find((words) => words.every((word, i) => word.test(wordAt(tokens, at + i))));
  return found ? at + found.length : null;
}
