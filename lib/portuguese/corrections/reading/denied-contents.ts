import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

const PUT = /^(?:botei|coloquei|pus|passei|usei|joguei|levou|levava|tinha|teve|veio|tem|peguei|aceitei)$/;
const HAD = /^(?:tinha|teve|tem|veio|achei|tivemos|peguei|aceitei)$/;
const AROUND = /^(?:eu|nem|,|[.;!]|hoje|mais|la|ai|mas|o|a|os|as)$/;
const TURN = /^(?:so|foi|foram|era|eram|teve|tinha|comi|tomei|bebi|usei|botei|coloquei|pus|mas|apenas|com)$/;

/**
 * What is denied of a dish, in plainer words: "botei leite no café não, foi preto" as "o café foi sem leite", "queijo não tinha
 * hoje, só tucumã" as "não era queijo, era tucumã"; null where nothing that is logged has it.
 */
export function withContentsDenied(reader: Reader): readonly Token[] | null {
  const { tokens, phrase } = reader;
  const not = tokens.findIndex(({ word }) => word === "nao" || word === "nem");
  if (not < 0 || phrase.asks || phrase.words > LONGEST) return null;
  const end = tokens.findIndex(({ kind }, at) => at > not && kind === "mark");
  // "o picolé foi ontem, hoje não teve" denies no contents of it.
  const from = tokens.findLastIndex(({ kind }, at) => at < not && kind === "mark") + 1;
  const head = tokens.slice(from, end < 0 ? tokens.length : end);
  const rest = end < 0 ? [] : tokens.slice(end + 1);
  const verb = head.findIndex(({ word }) => PUT.test(word));
  const before = head
    .slice(0, Math.max(0, Math.min(verb, not - from)))
    .filter(({ word }) => !AROUND.test(word));
  if (verb < 0 || before.some(({ word }) => COPULA.test(word) && !PUT.test(word))) return null;
  // "queijo não tinha", "não tinha queijo", "não botei leite no café", "botei leite no café não"
  // "na maniçoba não teve arroz"
  const isWhere = /^n[oa]s?$/.test(wordAt(before, 0));
  const isTold = before.length > 0 && !isWhere && HAD.test(wordAt(head, verb));
  const told = isTold ? before : head.slice(verb + 1).filter(({ word }) => !/^(?:nao|nem)$/.test(word));
  const where = told.findIndex(({ word }, at) => at > 0 && /^n[oa]s?$/.test(word));
  const out = onlyItem(reader, where < 0 ? told : told.slice(0, where));
  if (!out) return null;
  const place = isWhere ? before.slice(1) : where < 0 ? null : told.slice(where + 1);
  // "na janta não teve feijão" denies it of that meal.
  if (isWhere && readMeal(before, 1)) return null;
  const host = place && onlyItem(reader, place);
  const instead = insteadIn(reader, rest);
  if (instead === "unclear") return null;
  const found = hostOf(reader, out, host);
  if (!found) return null;
  const by =
    instead && !itemMeant(instead.match.food, calledWords(instead), reader.items, false) ? instead : null;
  const words = by
    ? `não era ${out.match.called}, era ${by.said}`
    : found === "itself"
      ? `tira ${sauceOf(reader, out)?.name ?? out.match.called}`
      : `o ${found} foi sem ${out.match.called}`;
  const [first] = tokens;
  return tokenise(words).map((token) => ({ ...token, start: first?.start ?? 0, end: first?.end ?? 0 }));
}

const LONGEST = 14;

function onlyItem(reader: Reader, tokens: readonly Token[]): SaidItem | null {
  const [only, ...others] = readPart(reader, tokens).items;
  return only && others.length === 0 ? only : null;
}

/** ", só tucumã", ", foi preto": what there was instead; null of no food. */
function insteadIn(reader: Reader, rest: readonly Token[]): SaidItem | "unclear" | null {
  if (rest.length === 0) return null;
  const { items, amounts } = readPart(reader, rest);
  // "…, ardia demais" tells why.
  if (!TURN.test(wordAt(rest, 0)) && !COPULA.test(wordAt(rest, 0)))
    return items.length + amounts.length > 0 ? "unclear" : null;
  return items.length > 1 ? "unclear" : (items[0] ?? null);
}

/** The logged dish that has it, by its name; "itself" where it was logged on its own, or as a sauce of it. */
function hostOf({ items }: Reader, out: SaidItem, host: SaidItem | null): string | "itself" | null {
  const meant = host && itemMeant(host.match.food, calledWords(host), items, false);
  if (host && !meant) return null;
  if (sauceOf({ items }, out)) return "itself";
  const dish = meant ? (isIn(meant, out) ? meant : null) : items.find((item) => isIn(item, out));
  if (dish) return (tokenise(dish.name)[0] as Token).word;
  return itemMeant(out.match.food, calledWords(out), items, false) ? "itself" : null;
}

/** "pimenta" for "Molho de pimenta". */
function sauceOf({ items }: Pick<Reader, "items">, out: SaidItem): LoggedItem | undefined {
  return items.find((item) => /^molho de /i.test(item.name) && isIn(item, out));
}

/** "leite" in "Café com leite". */
function isIn({ name }: LoggedItem, { match }: SaidItem): boolean {
  const [first] = tokenise(match.called);
  return tokenise(name).some(({ word }, at) => at > 0 && stem(word) === stem(first?.word ?? ""));
}
