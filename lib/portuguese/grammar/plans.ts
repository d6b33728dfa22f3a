import type { Span } from "@/lib/portuguese/grammar/element";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What a plan or a wish begins with, before "comer". */
const LEADS = new Set(
  `vou vamos irei iremos ir indo quero queria queremos querendo pretendo pretendemos planejo planejando penso pensando
  preciso precisava devo deveria devia gostaria tenho vontade desejo desejando afim bora partiu meta mandou pediu recomendou vai`.split(
    /\s+/,
  ),
);
/** What may stand between "vou" and "comer". */
const FILLERS = new Set(
  "so ja eu me muito para agora hoje amanha depois ainda de em que a eh era la ali querer ter tentar ir mais tarde logo".split(
    " ",
  ),
);
const MOST_FILLERS = 4;
const EATING =
  /^(?:comer|almocar|jantar|lanchar|merendar|tomar|beber|cear|pedir|provar|experimentar|devorar|petiscar|beliscar|preparar|fazer|comprar|levar|vender|entregar)$/;
const TAKING = /^(?:comer|almocar|jantar|lanchar|merendar|tomar|beber|cear)$/;
const WISHES = /^(?:quero|queria|queremos|querendo|vontade|desejo|desejando|afim)$/;

/** "vou almoçar", "queria comer", "tenho que beber", "vou de salada": what follows is not eaten yet; null when it is no plan. */
export function laterPlanAt(tokens: readonly Token[], at: number): Span | null {
  const lead = wordAt(tokens, at);
  // "separei pra janta o frango", "deixei pronto pra amanhã", "fiz arroz pra semana toda"
  if (/^(?:separei|deixei|congelei|guardei|reservei)$/.test(lead) && isKept(tokens, at + 1))
    return { start: at, next: at + 1 };
  if (
    /^(?:fiz|cozinhei|preparei|montei|grelhei|assei|fritei|refoguei|temperei)$/.test(lead) &&
    isForDays(tokens, at)
  )
    return { start: at, next: at + 1 };
  if (lead === "talvez" || lead === "duvida") return { start: at, next: at + 1 };
  if (isHabit(tokens, at)) return { start: at, next: at + 1 };
  if (!LEADS.has(lead)) return null;
  // "matei a vontade de comer pizza"
  if (/^(?:vontade|desejo)$/.test(lead) && /^(?:matei|saciei|satisfiz|passei)$/.test(wordAt(tokens, at - 2)))
    return null;
  // "tenho comido" tells of a habit, "tenho que comer" of a plan.
  if (lead === "tenho" && !/^(?:que|de)$/.test(wordAt(tokens, at + 1))) return null;
  for (let i = at + 1; i <= at + 1 + MOST_FILLERS && i < tokens.length; i += 1) {
    const word = wordAt(tokens, i);
    // "vou tomar meu café agora: pão e café" tells of this very meal.
    if (TAKING.test(word) && saysNow(tokens, at)) return null;
    if (EATING.test(word) || (lead === "vai" && /^(?:ser|ter)$/.test(word)))
      return { start: at, next: i + 1 };
    if (!FILLERS.has(word)) break;
  }
  const far = FAR_LEADS.test(lead) ? eatsLater(tokens, at + 1) : null;
  if (far !== null) return { start: at, next: far };
  const goesFor = lead === "vou" && wordAt(tokens, at + 1) === "de";
  if (!goesFor && !WISHES.test(lead)) return null;
  const from = at + (wordAt(tokens, at + 1) === "de" ? 2 : 1);
  const wished = foodAt(tokens, readQuantity(tokens, from)?.next ?? from, false);
  return wished ? { start: at, next: from } : null;
}

/** "toda manhã tomo água com limão mas hoje não", "sempre como pão": of other days. */
function isHabit(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:como|tomo|bebo|janto|lancho)$/.test(wordAt(tokens, at))) return false;
  const before = tokens.slice(Math.max(0, at - MOST_FILLERS), at).map(({ word }) => word);
  return / (?:tod[oa] (?:santo )?(?:dia|manha|tarde|noite)|todos os dias|sempre|geralmente|normalmente|costume) (?:eu )?$/.test(
    ` ${before.join(" ")} `,
  );
}

/** "pra janta", "pra amanhã", "pronto", before anything ends the sentence. */
function isKept(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + MOST_FILLERS; at += 1) {
    const word = wordAt(tokens, at);
    if (/^(?:[.;!?\n,]|)$/.test(word)) return false;
    if (word === "para")
      return /^(?:o|a|amanha|depois|mais|janta|jantar|almoco|semana)$/.test(wordAt(tokens, at + 1));
  }
  return false;
}

/** "pra semana toda", "congelei tudo": cooked and not eaten. */
function isForDays(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from, from + MOST_TO_NOW * 2).map(({ word }) => word);
  if (rest.some((word) => I_ATE.includes(word))) return false;
  const line = ` ${rest.join(" ")} `;
  return (
    / para (?:a? ?(?:semana|semana toda|semana inteira|mes)|amanha|depois de amanha|congelar|as? marmitas?(?: da semana)?) /.test(
      line,
    ) || / (?:congelei|guardei|porcionei) (?:tudo|em|as|os) /.test(line)
  );
}

const MOST_TO_BUY = 9;
const FAR_LEADS = /^(?:vou|vamos|quero|pretendo|preciso|planejo)$/;

/** "vou voltar pra academia e comer só frango": where what is meant to be eaten begins; null without such. */
function eatsLater(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + MOST_TO_NOW - 2; at += 1) {
    const word = wordAt(tokens, at);
    if (/^[.;!?\n]$/.test(word) || I_ATE.includes(word)) return null;
    if (word === "e" && TAKING.test(wordAt(tokens, at + 1))) return at + 2;
    // "vou passar na padaria pegar um pão na chapa"
    if (at < from + MOST_TO_BUY && /^(?:pegar|comprar|buscar|pedir)$/.test(word)) return at + 1;
  }
  return null;
}

/** "agora" before anything ends the sentence. */
function saysNow(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < tokens.length && i <= at + MOST_TO_NOW; i += 1) {
    const word = wordAt(tokens, i);
    if (word === "agora") return true;
    if (/^[.;!?\n]$/.test(word)) return false;
  }
  return false;
}

const MOST_TO_NOW = 12;
