import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "não, sem aveia", "esqueci, isso foi ontem": it only says that something was wrong. */
export function withoutLead(tokens: readonly Token[]): readonly Token[] {
  // "ah e 1 mamão": an afterthought.
  if (/^(?:ah|opa|oh|ih)$/.test(wordAt(tokens, 0)) && wordAt(tokens, 1) === "e") return tokens.slice(1);
  if (wordAt(tokens, 1) !== "," || tokens.length < 3) return tokens;
  const lead = wordAt(tokens, 0);
  const isNo = lead === "nao" && AFTER_NO.test(wordAt(tokens, 2));
  return isNo || (lead === "esqueci" && AFTER_FORGOTTEN.test(wordAt(tokens, 2))) ? tokens.slice(2) : tokens;
}

/** "90 g (descontei o osso)": what is in brackets and has no figure is why. */
export function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ word }) => word === "(");
  const close = tokens.findIndex(({ word }, at) => at > open && word === ")");
  if (open < 1 || close < 0) return tokens;
  const isRemark = tokens.slice(open, close).every(({ kind }) => kind === "word" || kind === "mark");
  return isRemark ? [...tokens.slice(0, open), ...tokens.slice(close + 1)] : tokens;
}

/** "só 1 ovo, o outro caiu no chão": why it was less. */
export function withoutTail(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > 1 &&
      word === "," &&
      /^(?:o|a|os|as)$/.test(wordAt(tokens, i + 1)) &&
      /^outr[oa]s?$/.test(wordAt(tokens, i + 2)) &&
      (tokens.slice(i + 3).some((one) => FELL.test(one.word)) || isSomebodyElses(tokens, i + 3)),
  );
  // "tinha ovo frito em cima do bife": where it was.
  const on = tokens.findIndex(
    ({ word }, i) => i > 1 && /^(?:cima|dentro|lado)$/.test(word) && /^d[oae]s?$/.test(wordAt(tokens, i + 1)),
  );
  const place = on < 0 ? -1 : /^(?:em|por|ao|a)$/.test(wordAt(tokens, on - 1)) ? on - 1 : on;
  const end = [at, place].filter((one) => one > 0).sort((a, b) => a - b)[0];
  return end === undefined ? tokens : tokens.slice(0, end);
}

/** "…, o outro foi a Keila", "o outro foi do meu pai" */
function isSomebodyElses(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:foi|era|comeu)$/.test(wordAt(tokens, at))) return false;
  const isLed = /^(?:o|a|do|da|para|com|meu|minha)$/.test(wordAt(tokens, at + 1));
  return isLed && foodAt(tokens, at + 2, false) === null;
}

const FELL =
  /^(?:caiu|cairam|joguei|dei|queimou|queimaram|estragou|ficou|ficaram|deixei|guardei|derrubei|quebrou)$/;
const AFTER_NO = /^(?:sem|so|com|era|foi|foram|tira|normal|comum|o|a|os|as)$/;
const AFTER_FORGOTTEN = /^(?:isso|esse|essa|foi|era|foram|dei|deixei|sobrou|tirei|nao)$/;
