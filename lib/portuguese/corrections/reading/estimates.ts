import { isUnit } from "@/lib/nutrition/foods/measures";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";
import { vagueShare } from "@/lib/portuguese/vocabulary/sizes";

const UNEATEN =
  "(?:ossos?|ossinhos?|espinhas?|cascas?|carocos?|pele|gordura|gordurinha|sementes?|sabugo|miolo|cabeca|rabo)";
/** How one knows how much it was, what nobody eats of it, and what one has to say of oneself. */
const HOW_KNOWN: readonly RegExp[] = [
  / (?:se (?:eu )?nao (?:me engano|estou enganad[oa])|salvo engano|se bem me lembro|pelo que (?:eu )?(?:lembro|vi)) /,
  / (?:eu )?(?:acho|creio|calculo|imagino|diria|chuto|estimo)(?: eu)?(?: que)?(?! (?:vou|quero|posso|devo|que vou)) /,
  / (?:por alto|no olho|no chute|assim por cima|por cima assim) /,
  new RegExp(
    ` (?:tirando|depois de (?:tirar|descontar|limpar)|descontando|descontad[oa]s?|descontei|fora|sem contar|ja sem) (?:o |a |os |as )?${UNEATEN} `,
  ),
  / sem (?:o |a |os |as )?(?:ossos?|espinhas?|carocos?) /,
  new RegExp(`(?<= \\d+ (?:g|gramas)) sem (?:o |a |os |as )${UNEATEN} `),
  new RegExp(
    ` (?:tinha|tem|veio com|era) (?:muit[oa]s?|bastante|mais|so|chei[oa] de|um monte de) ${UNEATEN} `,
  ),
  / (?:(?:esta|estava|diz|dizia|vi|olhei|conferi|li) )?(?:escrito )?(?:n[oa]|pel[oa]) (?:embalagem|rotulo|etiqueta|pacote|caixinha) /,
  / , (?:o |a |cada |1 )?(?:scoop|medida|dosador|colher|fatia|unidade|pacote|barra|lata) (?:eh|tem|da|pesa) (?:de |uns |umas )?\d+(?: (?:g|ml))? (?=$|[.!] $)/,
  / , (?:eu )?(?:nao (?:resisto|resisti|aguentei|me aguentei)|esqueci d[ao] (?:segund|terceir|outr|ultim)[oa]) (?=$|[.!] $)/,
  /(?<= sobr(?:ou|aram) .*), (?:eu )?nao (?:comi|tomei|bebi) (?=$|[.!] $)/,
  / (?:so )?que (?:eu )?(?:dobrei|cortei|parti) (?:el[ea] )?(?:n?o|ao) meio /,
  / contando (?:direito|bem|certinho|certo) |(?<= \d+) (?:minhas|meus) (?=$|[.!] $)/,
  / , (?:rotulo|embalagem|etiqueta) (?=$|[.!] $)/,
  / (?:coisa de|algo como|por volta de|cerca de|mais ou menos|na faixa de|em torno de) /,
];
/** "devia ter uns 120 g", "dá 100 g", "somavam 45 g" */
const WOULD_BE =
  / (?:devia|deve|deviam|devem|deveria)(?: ter)?(?: (?:dado|sido|pesado|dar|ser|pesar))? (?=(?:uns |umas |quase |so )*\d)| (?:da|dava|davam|somava|somavam|somou|somaram) (?=(?:uns |umas |quase )*\d)/;

/** "acho que o peixe deu 150 g tirando as espinhas", "3 pedacinhos só, coisa de 60 g" as "o peixe deu 150 g", "60 g". */
export function withoutEstimate(phrase: Phrase): Phrase {
  const { core } = phrase;
  if (!core.some(({ kind, word }) => kind === "number" || kind === "ratio" || isSome(word))) return phrase;
  const plain = withoutCountWeighed(withoutSort(asSaidPlainly(HOW_KNOWN.reduce(without, core))));
  const isSame = plain.length === core.length && plain.every((token, at) => token === core[at]);
  return isSame || plain.length === 0 ? phrase : phraseOfClause(phrase, plain);
}

function isSome(word: string): boolean {
  return vagueShare(word) !== null || /^(?:mei[oa]|metade|uma?|dois|duas)$/.test(word);
}

function without(tokens: readonly Token[], pattern: RegExp): readonly Token[] {
  const found = spanOf(tokens, pattern);
  if (!found) return tokens;
  const [from, to] = found;
  return [...tokens.slice(0, from), ...tokens.slice(to)];
}

/** "a costela: de carne mesmo uns 150 g", "dá 100 g de carne": of what was named before it. */
function withoutSort(tokens: readonly Token[]): readonly Token[] {
  const at = spanOf(tokens, SORT)?.[0] ?? 0;
  return tokens.some((_, i) => i < at && foodAt(tokens, i, false) !== null) ? without(tokens, SORT) : tokens;
}

const SORT = /(?<=, |: | (?:\d+|g|gramas) )de (?:carne|comida|polpa)(?: mesmo| limpa| pura)? /;

function asSaidPlainly(tokens: readonly Token[]): readonly Token[] {
  const found = spanOf(tokens, WOULD_BE);
  const verb = found && tokens[found[0]];
  if (!verb || found[0] === 0) return tokens;
  return [...tokens.slice(0, found[0]), { ...verb, word: "foi" }, ...tokens.slice(found[1])];
}

/** Index of the first token that matches, and of the one after the last; null where none does. */
function spanOf(tokens: readonly Token[], pattern: RegExp): [number, number] | null {
  const found = pattern.exec(` ${tokens.map(({ word }) => word).join(" ")} `);
  if (!found) return null;
  const wordsIn = (text: string) => text.split(" ").filter((word) => word !== "").length;
  const from = wordsIn(found.input.slice(0, found.index));
  return [from, from + wordsIn(found[0])];
}

/** "3 pedacinhos só, 60 g": what they weighed; "2 latas, 350 ml cada" stays. */
function withoutCountWeighed(tokens: readonly Token[]): readonly Token[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const count = readAmounts(tokens, at).find(({ counted, household }) => counted && household);
    if (!count || isUnit(count.measure)) continue;
    // "comi 1 bife, 200 g": a steak, and nothing that was told before.
    const isEaten = at === 0 || I_ATE.includes(wordAt(tokens, at - 1));
    if (isEaten && /^bifes?$/.test(wordAt(tokens, count.next - 1))) return tokens;
    let from = count.next;
    while (
      /^(?:,|[(]|so|entao|logo|apenas|uns|umas|deu|deram|dando|tudo|total|no|-)$/.test(wordAt(tokens, from))
    )
      from += 1;
    const weight = readAmounts(tokens, from).find(({ measure, counted }) => counted && isUnit(measure));
    const isEach = weight && wordAt(tokens, weight.next) === "cada";
    const isOfSeveral = weight?.measure !== "g" && count.quantity !== 1;
    if (weight && from > count.next && !isEach && !isOfSeveral)
      return [...tokens.slice(0, at), ...tokens.slice(from)];
  }
  return tokens;
}
