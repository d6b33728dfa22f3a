import { isDayToCome } from "@/lib/portuguese/grammar/days";
import type { Span } from "@/lib/portuguese/grammar/element";
import { COOKED, isForGuests, isPutAside } from "@/lib/portuguese/grammar/offered";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { endOfPhrase, setPhrases } from "@/lib/portuguese/text/set-phrases";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What tells at its token of food that is not eaten yet. */
const NOT_YET = [isPutAside, isCooking, isPutOff, isMealToCome, isDayToCome, isUnready, isHabit];
/** What a plan or a wish begins with, before "comer". */
const LEADS = new Set(
  `vou vamos irei iremos ir indo quero queria queremos querendo vao pretendo pretendemos planejo planejando penso pensando
  preciso precisava devo deveria devia gostaria tenho vontade desejo desejando afim bora partiu meta mandou pediu recomendou vai
  esqueci esqueco esqueceu esquecendo`.split(/\s+/),
);
/** What may stand between "vou" and "comer". */
const FILLERS = new Set(
  "so ja eu me muito para agora hoje amanha depois ainda de em que a eh era la ali querer ter tentar ir mais tarde logo".split(
    " ",
  ),
);
const [MOST_FILLERS, MOST_TO_NOW] = [4, 12];
const MEAL_WILL_BE = /^(?:almoco|jantar|janta|lanche|ceia|cafe|manha|tarde) sera$/;
const EATING =
  /^(?:comer|almocar|jantar|lanchar|merendar|tomar|beber|cear|pedir|provar|experimentar|devorar|petiscar|beliscar|preparar|fazer|comprar|levar|trazer|vender|entregar|grelhar|assar|fritar|cozinhar|refogar|temperar|descongelar|montar|esquentar|requentar|marinar|empanar|defumar)$/;
const TAKING = /^(?:comer|almocar|jantar|lanchar|merendar|tomar|beber|cear)$/;
/** In slang, of so much of a food; "vou mandar o almoço" only tells it. */
const SLANG = /^(?:mandar|bater|matar|meter|tracar|encarar|detonar|rangar|papar|degustar)$/;
const WISHES = /^(?:quero|queria|queremos|querendo|vontade|desejo|desejando|afim)$/;

/** "vou almoçar", "queria comer", "tenho que beber", "vou de salada", "esqueci de tomar": what follows is not eaten yet; null when it is no plan. */
export function laterPlanAt(tokens: readonly Token[], at: number): Span | null {
  const lead = wordAt(tokens, at);
  // "separei pra janta o frango", "deixei pronto pra amanhã", "fiz arroz pra semana toda"
  const isAhead =
    (/^(?:separei|deixei|congelei|guardei|reservei)$/.test(lead) && isKept(tokens, at + 1)) ||
    (COOKED.test(lead) && isForDays(tokens, at)) ||
    (/^(?:congelei|deixei)$/.test(lead) && isStored(tokens, at)) ||
    (lead === "faco" && isForGuests(tokens, at));
  if (isAhead) return { start: at, next: at + 1 };
  // "cortei o café com leite": of the diet, and no pizza in eight.
  if (lead === "cortei" && /^[oa]s?$/.test(wordAt(tokens, at + 1)) && givesUp(tokens, at + 2))
    return { start: at, next: at + 2 };
  const longed = longingEnd(tokens, at);
  if (longed !== null) return { start: at, next: longed };
  // "fui no mercado comprar legumes"
  const isNamed = /^(?:talvez|duvida|comprar)$/.test(lead);
  if (isNamed || NOT_YET.some((is) => is(tokens, at))) return { start: at, next: at + 1 };
  const diet = dietEnd(tokens, at);
  if (diet !== null) return { start: at, next: diet };
  if (!LEADS.has(lead)) return null;
  // "matei a vontade de comer pizza"
  if (/^(?:vontade|desejo)$/.test(lead) && /^(?:matei|saciei|satisfiz|passei)$/.test(wordAt(tokens, at - 2)))
    return null;
  // "tenho comido" tells of a habit, "tenho que comer" of a plan.
  if (lead === "tenho" && !/^(?:que|de)$/.test(wordAt(tokens, at + 1))) return null;
  // "quase esqueci de tomar o leite"
  const isForgotten = lead.startsWith("esque");
  if (isForgotten && wordAt(tokens, at - 1) === "quase") return null;
  for (let i = at + 1; i <= at + 1 + MOST_FILLERS && i < tokens.length; i += 1) {
    const word = wordAt(tokens, i);
    // "vou tomar meu café agora: pão e café" tells of this very meal.
    if (TAKING.test(word) && !isForgotten && !WISHES.test(lead) && saysNow(tokens, at)) return null;
    const isEating = EATING.test(word) || (SLANG.test(word) && countsFood(tokens, i + 1));
    if (isEating || (lead === "vai" && /^(?:ser|ter)$/.test(word))) return { start: at, next: i + 1 };
    if (!FILLERS.has(word)) break;
  }
  const far = FAR_LEADS.test(lead) ? eatsLater(tokens, at + 1) : null;
  if (far !== null) return { start: at, next: far };
  const goesFor = lead === "vou" && wordAt(tokens, at + 1) === "de";
  if (!goesFor && !WISHES.test(lead)) return null;
  const from = pastVery(tokens, at + 1);
  const wished = foodAt(tokens, readQuantity(tokens, from)?.next ?? from, false);
  return wished ? { start: at, next: from } : null;
}

/** "jantar será às 20h30: salmão" */
function isMealToCome(tokens: readonly Token[], at: number): boolean {
  return MEAL_WILL_BE.test(`${wordAt(tokens, at - 1)} ${wordAt(tokens, at)}`);
}

/** "um whey", "2 ovos", "só uma banana". */
function countsFood(tokens: readonly Token[], from: number): boolean {
  const count = readQuantity(tokens, pastVery(tokens, from));
  return count !== null && foodAt(tokens, count.next, false) !== null;
}

/** "queria mt um pastel", "quero tanto de novo uma pizza": past how much it is wished for. */
function pastVery(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:muito|tanto|demais|mesmo|era|so|agora|hoje|de|um bocado)$/.test(wordAt(tokens, at))) at += 1;
  return at;
}

/** "saudade de um açaí", "sonhando com uma coxinha", "comeria uma pizza agora": past the words of longing before a food; null for anything else. */
function longingEnd(tokens: readonly Token[], at: number): number | null {
  if (/^(?:matei|matando|mata|matar|matamos)$/.test(wordAt(tokens, at - 1))) return null;
  if (/^(?:[oa]s?|minhas?)$/.test(wordAt(tokens, at - 1)) && /^mat/.test(wordAt(tokens, at - 2))) return null;
  const end = endOfPhrase(LONGING, tokens, at);
  if (end === null) return null;
  const from = pastVery(tokens, end);
  const named = /^[oa]s?$|^(?:aquel|ess)[ea]s?$/.test(wordAt(tokens, from)) ? from + 1 : from;
  return foodAt(tokens, readQuantity(tokens, named)?.next ?? named, false) ? end : null;
}

/** "nossa, queria tanto um sushi", "sdds de um açaí": a message that longs for food, and tells of none that was eaten. */
export function longsForFood(tokens: readonly Token[]): boolean {
  if (tokens.some(({ word }) => I_ATE.includes(word))) return false;
  return tokens.slice(0, MOST_BEFORE_LONGING).some(({ word }, at) => {
    if (longingEnd(tokens, at) !== null) return true;
    const from = pastVery(tokens, at + 1);
    const isWish = /^quer(?:o|ia)$/.test(word) || (WISHES.test(word) && from > at + 1);
    const count = isWish ? readQuantity(tokens, from) : null;
    return isWish && (count?.value ?? 1) === 1 && foodAt(tokens, count?.next ?? from, false) !== null;
  });
}

const MOST_BEFORE_LONGING = 6;

const LONGING = setPhrases([
  ...["saudade", "saudades", "sdds", "sdd", "desejo", "desejos"].flatMap((word) => [
    `${word} de`,
    `${word} do`,
    `${word} da`,
    `${word} daquele`,
    `${word} daquela`,
    `${word} de comer`,
    `${word} de tomar`,
  ]),
  ...["sonhando com", "sonho com", "pensando em", "pensando num", "pensando numa", "salivando por"],
  ...["louca", "louco", "doida", "doido", "seca", "seco", "morrendo"].map((word) => `${word} por`),
  ...["comeria", "tomaria", "beberia", "comia agora", "aceitava", "aceitaria", "toparia", "topava"],
  ...["cairia bem", "ia bem", "quem me dera", "daria tudo por", "dava tudo por", "bem que podia ter"],
  "imagina",
]);

/** "preparando macarrão pro jantar", "assando um bolo": nobody eats of it yet. */
function isCooking(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:fazendo|preparando|cozinhando|assando|grelhando|fritando|refogando)$/.test(wordAt(tokens, at)))
    return false;
  const named = /^(?:[oa]s?|meu|minha|so)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return foodAt(tokens, readQuantity(tokens, named)?.next ?? named, false) !== null;
}

/** "deixei o frango descongelando", "o feijão tá de molho", "botei a batata no forno": not ready to eat yet. */
function isUnready(tokens: readonly Token[], at: number): boolean {
  const isPut = /^(?:deixei|botei|coloquei|pus|tirei)$/.test(wordAt(tokens, at));
  if (!isPut && at > 0 && !/^[.,;!?\n]$/.test(wordAt(tokens, at - 1))) return false;
  const from = isPut ? at + 1 : at;
  const named = /^[oa]s?$|^uma?s?$/.test(wordAt(tokens, from)) ? from + 1 : from;
  const food = foodAt(tokens, readQuantity(tokens, named)?.next ?? named, false);
  if (!food) return false;
  const behind = tokens.slice(food.next, food.next + MOST_FILLERS).map(({ word }) => word);
  return (isPut ? UNREADY : IS_UNREADY).test(behind.join(" "));
}

const UNREADY =
  /^(?:descongelando|marinando|de molho|cozinhando|assando|gelando|n[oa] (?:forno|fogo|panela|airfryer|geladeira|freezer|congelador)|para (?:assar|cozinhar|descongelar))(?: |$)/;
const IS_UNREADY = new RegExp(`^est(?:a|ao) (?:ja )?${UNREADY.source.slice(1)}`);

/** "comendo bife mais tarde", "mais tarde grelho um frango", "como 2 ovos amanhã": in its clause, and not now. */
function isPutOff(tokens: readonly Token[], at: number): boolean {
  if (!PRESENT.test(wordAt(tokens, at))) return false;
  const begin = tokens.findLastIndex(({ word }, i) => i < at && /^[.,;!?\n]$/.test(word)) + 1;
  const end = tokens.findIndex(({ word }, i) => i > at && /^[.,;!?\n]$/.test(word));
  const words = tokens.slice(begin, end < 0 ? undefined : end).map(({ word }) => word);
  // "amanhã como um churrasco, hoje é só banana": a day that is named first is read as one.
  const isLater = LATER.test(` ${words.join(" ")} `) || words.indexOf("amanha") > 0;
  return isLater && !words.some((word) => I_ATE.includes(word));
}

const LATER = / (?:mais tarde(?! (?:do )?que)|logo mais|daqui a pouco) /;
const PRESENT =
  /^(?:comendo|almocando|jantando|lanchando|tomando|bebendo|grelho|asso|frito|cozinho|refogo|preparo|esquento|requento|faco|como|tomo|bebo|janto)$/;

/** "vou comer só 21h", "vou comer mais tarde": when what was told before is to be eaten, and nothing else; `next` is behind "comer". */
export function isOnlyWhen(tokens: readonly Token[], next: number): boolean {
  const end = tokens.findIndex(({ word }, i) => i >= next && /^[.,;!?\n]$/.test(word));
  const rest = tokens.slice(next, end < 0 ? undefined : end).map(({ word }) => word);
  return (
    /^(?:comer|tomar|beber)$/.test(wordAt(tokens, next - 1)) &&
    /^(?:(?:so|el[ea]s?|isso|tudo|la) )*(?:mais tarde|depois|amanha|daqui a pouco|de noite|a noite|as? \d+|\d+ ?h?)(?: |$)/.test(
      rest.join(" "),
    ) &&
    !/ (?:de novo|outr[oa]|mais um|mais uma)(?: |$)/.test(` ${rest.join(" ")}`) &&
    !rest.some((_, i) => foodAt(tokens, next + i, false))
  );
}

/** "a dieta da nutri: 1 iogurte e 1 fruta. Comi 1 maçã": what was to be eaten, where another sentence tells what was; null without such. */
function dietEnd(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:dieta|plano|cardapio)$/.test(wordAt(tokens, at))) return null;
  const before = tokens.slice(Math.max(0, at - MOST_FILLERS), at).map(({ word }) => word);
  if (
    before.some((word) => /^(?:segui|seguindo|fiz|cumpri|conforme|segundo|como|fora|furei|sai)$/.test(word))
  )
    return null;
  const is = tokens.findIndex(({ word }, i) => i > at && /^(?::|era|dizia|pedia|mandava)$/.test(word));
  const end = tokens.findIndex(({ word }, i) => i > at && /^[.;!?\n]$/.test(word));
  if (is < 0 || is > at + MOST_FILLERS || end < is) return null;
  return tokens.slice(end, end + MOST_FILLERS).some(({ word }) => I_ATE.includes(word)) ? is + 1 : null;
}

/** Food that one has no more: to the end of the clause. */
function givesUp(tokens: readonly Token[], at: number): boolean {
  const food = foodAt(tokens, at, false);
  const isAll = food && /^(?:|[,.;!\n]|e|tem|faz|ha)$/.test(wordAt(tokens, food.next));
  return isAll === true && /^(?:drinks|breads|sweets|dairy|cereals|alcohol|snacks)$/.test(food.food.category);
}

/** "toda manhã tomo água com limão mas hoje não", "sempre como pão": of other days. */
function isHabit(tokens: readonly Token[], at: number): boolean {
  // "costumo deixar a verdura no prato"
  if (/^costum(?:o|amos)$/.test(wordAt(tokens, at)) && /r$/.test(wordAt(tokens, at + 1))) return true;
  if (!/^(?:como|tomo|bebo|janto|lancho|deixo)$/.test(wordAt(tokens, at))) return false;
  const before = tokens.slice(Math.max(0, at - MOST_FILLERS - 2), at).map(({ word }) => word);
  // "eu tomo café com bolacha todo dia mas hoje foi diferente"
  const end = tokens.findIndex(({ word }, i) => i > at && /^(?:[.,;!?\n]|mas|so)$/.test(word));
  const behind = tokens.slice(at, end < 0 ? undefined : end).map(({ word }) => word);
  if (end > at && / (?:todo dia|todos os dias|toda manha|toda noite|sempre) $/.test(` ${behind.join(" ")} `))
    return true;
  return / (?:tod[oa] (?:santo )?(?:dia|manha|tarde|noite)|todos os dias|sempre|geralmente|normalmente|costume) (?:(?:de manha|de tarde|de noite|a noite|cedo|no cafe|no almoco|na janta) )*(?:eu )?(?:so )?$/.test(
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
    / para (?:a? ?(?:semana|semana toda|semana inteira|mes)|amanha|depois de amanha|congelar|as? marmitas?(?: da semana)?) | marmitas? (?:d[ae]|dess[ae]|desta) (?:semana|amanha|mes) /.test(
      line,
    ) || / (?:congelei|guardei|porcionei) (?:tudo|em|as|os) /.test(line)
  );
}

/** "congelei 10 marmitas", "deixei as marmitas prontas": cooked ahead. */
function isStored(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from, from + MOST_TO_NOW).map(({ word }) => word);
  const end = rest.findIndex((word) => /^[.;!?\n]$/.test(word));
  const line = ` ${rest.slice(0, end < 0 ? undefined : end).join(" ")} `;
  return (
    / marmit(?:a|as|inhas?) /.test(line) &&
    (rest[0] === "congelei" || / (?:pront|congelad)[oa]s? /.test(line))
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
