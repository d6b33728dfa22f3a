import { addDays } from "@/lib/nutrition/calendar/day";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE_PATTERN } from "@/lib/portuguese/vocabulary/eating-verbs";
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

/** "só que hoje sem a mortadela", "hoje o suco foi de uva", of what was eaten today: without the day, which is known. */
export function withoutDay(
  tokens: readonly Token[],
  last: readonly LoggedEntry[],
  today: string,
): readonly Token[] {
  const at = tokens.findIndex(({ word }) => !/^(?:so|que|mas|e|ah)$/.test(word));
  const day = DAYS[wordAt(tokens, at)];
  const isThatDay =
    day !== undefined && last.length > 0 && last.every((one) => one.day === addDays(today, day));
  const next = wordAt(tokens, at + 1);
  const was = tokens.findIndex(({ word }, i) => i > at + 2 && i < at + MOST_TO_COPULA && COPULA.test(word));
  const isOfIt = next === "sem" || (/^(?:o|a|os|as)$/.test(next) && was > 0);
  return isThatDay && isOfIt ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : tokens;
}

const DAYS: Readonly<Record<string, number>> = { hoje: 0, ontem: -1 };
const MOST_TO_COPULA = 6;

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
      ((/^(?:o|a|os|as)$/.test(wordAt(tokens, i + 1)) &&
        /^(?:outr|segund|terceir|quart|ultim)[oa]s?$/.test(wordAt(tokens, i + 2))) ||
        /^uma?$/.test(wordAt(tokens, i + 1))) &&
      (tokens.slice(i + 3).some((one) => FELL.test(one.word)) || isSomebodyElses(tokens, i + 3)),
  );
  // "tinha ovo frito em cima do bife": where it was.
  const on = tokens.findIndex(
    ({ word }, i) => i > 1 && /^(?:cima|dentro|lado)$/.test(word) && /^d[oae]s?$/.test(wordAt(tokens, i + 1)),
  );
  const place = on < 0 ? -1 : /^(?:em|por|ao|a)$/.test(wordAt(tokens, on - 1)) ? on - 1 : on;
  const end = [
    at,
    place,
    praiseAt(tokens),
    vesselAt(tokens),
    sameAt(tokens),
    repeatedAt(tokens),
    sourceAt(tokens),
  ]
    .filter((one) => one > 0)
    .sort((a, b) => a - b)[0];
  return end === undefined ? tokens : tokens.slice(0, end);
}

/** "tinha também macarrão nessa marmita": the one that was told. */
function vesselAt(tokens: readonly Token[]): number {
  const at = tokens.length - 2;
  const isThat = /^ness[ea]s?$/.test(wordAt(tokens, at));
  return isThat && VESSELS.test(wordAt(tokens, at + 1)) ? at : -1;
}

const VESSELS =
  /^(?:marmita|marmitas|prato|pratos|quentinha|refeicao|lanche|almoco|jantar|janta|cafe|ceia|bandeja)$/;

/** "foram três, segundo a nora": who says so. */
function sourceAt(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(({ word }) => /^(?:segundo|conforme)$/.test(word));
  const isSource = at > 1 && /^(?:[oa]|meus?|minhas?)$/.test(wordAt(tokens, at + 1));
  if (!isSource || tokens.length - at > MOST_OF_SOURCE) return -1;
  if (tokens.slice(at).some(({ kind }) => kind === "number")) return -1;
  return wordAt(tokens, at - 1) === "," ? at - 1 : at;
}

const MOST_OF_SOURCE = 5;

/** "foi café preto, a mesma xícara", "…, mantida a quantidade": as much of it as was told. */
function sameAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ word }, i) => i > 1 && (/^mesm[oa]s?$/.test(word) || /^(?:mantid|mantend|mantenh)[oa]$/.test(word)),
  );
  if (at < 0) return -1;
  const isMuch =
    /^(?:quantidade|medida|porcao|tamanho|peso|xicara|copo|prato|caneca|concha|fatia|tanto)s?$/.test(
      tokens.at(-1)?.word ?? "",
    );
  if (!isMuch || tokens.length - at > 4) return -1;
  const from = /^(?:a|o|na|no|com|as|os)$/.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  return wordAt(tokens, from - 1) === "," ? from - 1 : from;
}

/** "mais 100 g de frango que repeti", "mais 1 concha, fui lá e repeti", "…, acabei de repetir" */
function repeatedAt(tokens: readonly Token[]): number {
  const last = tokens.length - 1;
  if (wordAt(tokens, last) === "repetir" && wordAt(tokens, last - 2) === "acabei")
    return /^(?:,|que|pois|porque)$/.test(wordAt(tokens, last - 3)) ? last - 3 : last - 2;
  if (wordAt(tokens, last) !== "repeti" || last < 3) return -1;
  let at = last;
  while (/^(?:eu|fui|la|ai|e|,)$/.test(wordAt(tokens, at - 1))) at -= 1;
  if (/^(?:que|porque|pois)$/.test(wordAt(tokens, at - 1))) return at - 1;
  // "mais 2 colheres de arroz, fui lá e repeti"
  return tokens.slice(0, at).some(({ word }) => /^(?:mais|outr[oa])$/.test(word)) ? at : -1;
}

/** "…, o outro foi a Keila", "o outro foi do meu pai" */
function isSomebodyElses(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:foi|era|comeu)$/.test(wordAt(tokens, at))) return false;
  const isLed = /^(?:o|a|do|da|para|com|meu|minha)$/.test(wordAt(tokens, at + 1));
  return isLed && foodAt(tokens, at + 2, false) === null;
}

const FELL =
  /^(?:caiu|cairam|joguei|dei|queimou|queimaram|estragou|ficou|ficaram|deixei|guardei|levei|derrubei|derramei|derramou|entornou|sumiu|levou|roubou|comeu|quebrou)$/;
const AFTER_NO = /^(?:sem|so|com|era|foi|foram|tira|normal|comum|o|a|os|as)$/;
const AFTER_FORGOTTEN = /^(?:isso|esse|essa|foi|era|foram|dei|deixei|sobrou|tirei|nao)$/;

/** "10 g de manteiga por cima, ai que delícia": how it tasted. */
function praiseAt(tokens: readonly Token[]): number {
  // "…, tá doce que é um mel"
  const like = tokens.findIndex(
    ({ word }, at) =>
      at > 1 &&
      word === "," &&
      TASTED.test(wordAt(tokens, at + 1)) &&
      LIKENED.test(wordsFrom(tokens, at + 2)),
  );
  if (like > 0) return like;
  const last = tokens.findLastIndex(({ kind }) => kind === "word");
  if (!/^(?:delicia|gostos[oa]|maravilh\S+|perfeit[oa]|otim[oa]|top|demais)$/.test(wordAt(tokens, last)))
    return -1;
  let from = last;
  while (
    from > 0 &&
    /^(?:ai|nossa|que|muito|bem|estava|tava|ficou|uma|um|bom|boa|[,.!])$/.test(wordAt(tokens, from - 1))
  )
    from -= 1;
  return from;
}

const TASTED = /^(?:esta|estava|era|eh|parece|parecia|ficou|veio)$/;
const LIKENED =
  /(?:^| )(?:que (?:eh|era|parece|parecia|nem)|igual|feito|parecendo|tipo) (?:um|uma|o|a)? ?\S+$/;

function wordsFrom(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at)
    .filter(({ kind }) => kind === "word")
    .map(({ word }) => word)
    .join(" ");
}

const AHEAD =
  /^ (?:e |ai |agora )?(?:mais tarde|depois|daqui a pouco|logo|amanha|a noite)(?: eu)? (?:vou|quero|pretendo) /;
const ATE = new RegExp(` (?:${I_ATE_PATTERN}) `);

/** "mais tarde vou jantar uma sopinha só": a plan, and nothing that comes to what was told. */
export function tellsAhead(line: string): boolean {
  return AHEAD.test(line) && !ATE.test(line);
}
