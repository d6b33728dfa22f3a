import { ADD, COPULA, LEAD, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const JOINT = /^(?:[,.;!]|e|mas)$/;
const DETERMINER = /^(?:o|a|os|as|esse|essa|meu|minha)$/;
/** Words from a noun to its "era". */
const FAR = 4;

/**
 * The stretches of a message that each correct something: "tira o frango e o arroz era integral". One where it corrects a
 * single thing: "tira o arroz e o feijão", "era frango e batata".
 */
export function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const starts = [0];
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (JOINT.test(wordAt(tokens, at)) && startsAct(tokens, at + 1)) starts.push(at + 1);
  }
  return starts
    .map((start, i) => withoutJoint(tokens.slice(start, starts[i + 1])))
    .filter((clause) => clause.some(({ kind }) => kind === "word" || kind === "number"));
}

function withoutJoint(clause: readonly Token[]): readonly Token[] {
  return JOINT.test(clause.at(-1)?.word ?? "") ? withoutJoint(clause.slice(0, -1)) : clause;
}

/** "tira…", "bota…", "o arroz era…", "a salada pode tirar", "era…". */
function startsAct(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (isTakeAway(word) || ADD.test(word) || SWAP.test(word)) return true;
  if (tellsNow(tokens, at)) return true;
  // "… e no lugar do presunto era peru"
  if (/^(?:no|em|ao)$/.test(word) && /^(?:lugar|vez|inves)$/.test(wordAt(tokens, at + 1))) return true;
  // "… e diminui o feijão pela metade"
  if (/^(?:aument[ae]|diminu[ia]|reduz|reduza|divid[ae])$/.test(word)) return true;
  // "…, e ontem não era mandioca, era arroz"
  if (
    /^(?:ontem|hoje)$/.test(word) &&
    wordAt(tokens, at + 1) === "nao" &&
    COPULA.test(wordAt(tokens, at + 2))
  )
    return true;
  // "… e peguei bem pouquinho"
  if (/^(?:peguei|bebi|foi)$/.test(word) && /^(?:so|bem|muito|pouc\S+)$/.test(wordAt(tokens, at + 1)))
    return true;
  // "… mas dei metade pra minha menina"
  if (LEFT.test(word) && isShare(tokens, at + 1)) return true;
  // "…, mas salgado comi 2"
  if (
    tokens[at]?.kind === "word" &&
    /^(?:comi|foi|foram|tomei)$/.test(wordAt(tokens, at + 1)) &&
    tokens[at + 2]?.kind === "number"
  )
    return true;
  if (!DETERMINER.test(word)) return false;
  for (let i = at + 1; i <= at + FAR && !JOINT.test(wordAt(tokens, i)); i += 1) {
    const next = wordAt(tokens, i);
    if (i > at + 1 && (COPULA.test(next) || isTakeAway(next) || isSet(tokens, i))) return true;
  }
  return false;
}

const LEFT = /^(?:dei|deixei|larguei|joguei|guardei|sobrou|ficou)$/;

/** "metade", "a metade", "um terço", "1/4" */
function isShare(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:so|quase|a)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const share = readQuantity(tokens, from);
  return wordAt(tokens, from) === "metade" || (share !== null && !share.article && share.value < 1);
}

/** "o queijo passa pra 40" */
function isSet(tokens: readonly Token[], at: number): boolean {
  const isVerb = /^(?:muda|passa|vai|fica|sobe|aumenta|diminui|baixa|cai)$/.test(wordAt(tokens, at));
  return isVerb && /^(?:para|em)$/.test(wordAt(tokens, at + 1)) && tokens[at + 2]?.kind === "number";
}

/** "…, hoje almocei peixe": something of its own. */
function tellsNow(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:hoje|ontem|agora|eu)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  if (from === at && /^(?:pus|botei|coloquei|usei|passei)$/.test(wordAt(tokens, at))) return true;
  // "…e peguei bem pouquinho"
  if (/^(?:peguei|servi|usei)$/.test(wordAt(tokens, from)) && readAmounts(tokens, from + 1).length > 0)
    return true;
  // "…, no jantar foi sopa"
  const meal = /^n[oa]$/.test(wordAt(tokens, at)) ? readMeal(tokens, at + 1) : null;
  if (meal && /^(?:foi|comi|teve|tomei)$/.test(wordAt(tokens, meal.next))) return true;
  return /^(?:almocei|jantei|lanchei|comi|tomei)$/.test(wordAt(tokens, from));
}

/** "o frango era assado e o arroz integral": what follows the second noun says how that one was. */
export function withCopula(
  clauses: readonly (readonly Token[])[],
  isNamed: (tokens: readonly Token[]) => number,
): readonly (readonly Token[])[] {
  return clauses.flatMap((clause) => {
    const was = clause.findIndex(({ word }) => COPULA.test(word));
    const joint = clause.findIndex(
      ({ word }, at) => at > was + 1 && JOINT.test(word) && DETERMINER.test(wordAt(clause, at + 1)),
    );
    if (was < 1 || joint < 0) return [clause];
    const rest = clause.slice(joint + 1);
    const noun = isNamed(rest);
    if (noun <= 0 || noun >= rest.length) return [clause];
    const copula = clause[was] as Token;
    const second = [
      ...rest.slice(0, noun),
      { ...copula, start: rest[noun]?.start ?? 0 },
      ...rest.slice(noun),
    ];
    return [clause.slice(0, joint), ...withCopula([second], isNamed)];
  });
}

/** The message as if it had said no more than these words. */
export function phraseOfClause(phrase: Phrase, tokens: readonly Token[]): Phrase {
  const words = tokens.filter(({ kind }) => kind === "word" || kind === "number" || kind === "ratio");
  const line = ` ${words.map(({ word }) => word).join(" ")} `;
  return { ...phrase, tokens, core: tokens, line, words: words.length, greeting: "" };
}

/** Where what is said begins, past what only says that it is a correction; -1 when nothing follows. */
export function contentAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ word, kind }) => kind !== "mark" && !LEAD.has(word) && !COPULA.test(word));
}
