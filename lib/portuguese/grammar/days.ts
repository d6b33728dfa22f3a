import { addDays, type Day, isDay } from "@/lib/nutrition/calendar/day";
import type { Element } from "@/lib/portuguese/grammar/element";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { isSomebodys } from "@/lib/portuguese/vocabulary/people";

/** A day that the words at some place name. */
export type DayReading = { day: Day; next: number };

const WEEKDAYS = new Map<string, number>([
  ["domingo", 0],
  ["segunda", 1],
  ["terca", 2],
  ["quarta", 3],
  ["quinta", 4],
  ["sexta", 5],
  ["sabado", 6],
  ["sabadao", 6],
  ["domingao", 0],
]);
/** These also count things: "a segunda fatia", "um quarto". */
const AMBIGUOUS = new Set(["segunda", "terca", "quarta", "quinta", "sexta"]);
const BEFORE_WEEKDAY = new Set([
  "na",
  "nessa",
  "nesta",
  "essa",
  "esta",
  "dessa",
  "desta",
  "ultima",
  "desde",
  "de",
  "da",
  "foi",
  "era",
]);
const MONTHS = [
  "janeiro",
  "fevereiro",
  "marco",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

/** The day named at token `at`, seen from `today`; null when none is. A weekday is the latest one before today. */
export function readDay(tokens: readonly Token[], at: number, today: Day): DayReading | null {
  const word = wordAt(tokens, at);
  if (word === "hoje") return { day: today, next: at + 1 };
  if (word === "ontem") return { day: addDays(today, -1), next: at + 1 };
  if (word === "anteontem") return { day: addDays(today, -2), next: at + 1 };
  if (word === "amanha") return { day: addDays(today, 1), next: at + 1 };
  if (word === "antes" && wordAt(tokens, at + 1) === "de" && wordAt(tokens, at + 2) === "ontem") {
    return { day: addDays(today, -2), next: at + 3 };
  }
  return readDaysAgo(tokens, at, today) ?? readDate(tokens, at, today) ?? readWeekday(tokens, at, today);
}

/** "há 2 dias", "faz três dias", "2 dias atrás". */
function readDaysAgo(tokens: readonly Token[], at: number, today: Day): DayReading | null {
  const led = ["ha", "faz", "tem"].includes(wordAt(tokens, at));
  const count = readQuantity(tokens, led ? at + 1 : at);
  if (!count || !/^dias?$/.test(wordAt(tokens, count.next)) || count.value > 60) return null;
  const behind = ["atras", "antes"].includes(wordAt(tokens, count.next + 1));
  if (!led && !behind) return null;
  return { day: addDays(today, -Math.round(count.value)), next: count.next + (behind ? 2 : 1) };
}

/** "12/05", "dia 12", "dia 3 de maio": the latest such day that is not after today. */
function readDate(tokens: readonly Token[], at: number, today: Day): DayReading | null {
  const led = wordAt(tokens, at) === "dia";
  const token = tokens[led ? at + 1 : at];
  const next = led ? at + 2 : at + 1;
  if (token?.kind === "ratio") {
    const [date = 0, month = 0, year] = token.word.split("/").map(Number);
    if (!led && year === undefined && date < month && date < 5 && !isAfterDateWord(tokens, at)) return null;
    const day = latest(date, month, year, today);
    return day ? { day, next } : null;
  }
  if (!led || token?.kind !== "number" || !Number.isInteger(token.value)) return null;
  // "durante o dia 2 litros de água"
  if (OF_AMOUNT.test(wordAt(tokens, next)) || isCountOf(tokens, at, next)) return null;
  const month = wordAt(tokens, next) === "de" ? MONTHS.indexOf(wordAt(tokens, next + 1)) + 1 : 0;
  if (month > 0) {
    const day = latest(token.value, month, undefined, today);
    return day ? { day, next: next + 2 } : null;
  }
  const [year = 0, thisMonth = 0] = today.split("-").map(Number);
  for (const back of [0, 1, 2]) {
    const at = (thisMonth - 1 - back + 12) % 12;
    const day = dayFrom(back > thisMonth - 1 ? year - 1 : year, at + 1, token.value);
    if (day && day <= today) return { day, next };
  }
  return null;
}

const OF_AMOUNT = /^(?:l|ml|litros?|kg|g|gramas?|copos?|garraf(?:as?|inhas?)|xicaras?|latas?)$/;

/** "cetogênica dia 12", "dia 3 da dieta": how long it has gone on. */
function isCountOf(tokens: readonly Token[], at: number, next: number): boolean {
  const behind = /^d[aeo]$/.test(wordAt(tokens, next)) ? wordAt(tokens, next + 1) : "";
  // "dieta nova dia 1"
  const before = /^(?:,|nov[oa]|firme|forte)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  // "dieta líquida dia 3"
  const isKind = /^\p{L}{4,}$/u.test(wordAt(tokens, before)) && KEPT_UP.test(wordAt(tokens, before - 1));
  return isKind || KEPT_UP.test(wordAt(tokens, before)) || KEPT_UP.test(behind);
}

const KEPT_UP =
  /^(?:dietas?|cetogenica|keto|low|lowcarb|carb|detox|jejum|desafio|projeto|reeducacao|foco|rotina|treino|tratamento|antibiotico|ciclo|ferias|quarentena|viagem|internad[oa]|internacao)$/;

function isAfterDateWord(tokens: readonly Token[], at: number): boolean {
  return ["em", "dia", "no", "data"].includes(wordAt(tokens, at - 1));
}

function latest(date: number, month: number, year: number | undefined, today: Day): Day | null {
  if (year !== undefined) return dayFrom(year < 100 ? 2000 + year : year, month, date);
  const thisYear = Number(today.slice(0, 4));
  const day = dayFrom(thisYear, month, date);
  return day && day > addDays(today, 1) ? dayFrom(thisYear - 1, month, date) : day;
}

function dayFrom(year: number, month: number, date: number): Day | null {
  const day = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isDay(day) ? day : null;
}

function readWeekday(tokens: readonly Token[], at: number, today: Day): DayReading | null {
  const word = wordAt(tokens, at);
  const weekday = WEEKDAYS.get(word);
  if (weekday === undefined) return null;
  if (AMBIGUOUS.has(word) && IN_ORDER.test(wordAt(tokens, at + 1))) return null;
  const named = wordAt(tokens, at + 1) === "feira";
  // "o que eu jantei sexta?"
  const isLast =
    /^(?:|[?!.])$/.test(wordAt(tokens, at + 1)) &&
    /^(?:jantei|almocei|comi|tomei|bebi|lanchei|foi)$/.test(wordAt(tokens, at - 1));
  // "sexta hambúrguer, sábado feijoada"
  const begins = tokens[at - 1]?.kind === "mark" || tokens[at - 1]?.kind === "break";
  const isListed = begins && tokens.some((one, i) => i !== at && isOtherDay(one, word));
  // "anota aí / sexta no jantar foram 2 fatias"
  const behind = ` ${wordAt(tokens, at + 1)} ${wordAt(tokens, at + 2)} `;
  const isLed =
    begins && (HOUR_OF_DAY.test(behind) || (tokens[at - 1]?.kind === "break" && WAS_HAD.test(behind)));
  if (
    AMBIGUOUS.has(word) &&
    !(named || isLast || isListed || isLed) &&
    !BEFORE_WEEKDAY.has(wordAt(tokens, at - 1)) &&
    at > 0
  )
    return null;
  let next = named ? at + 2 : at + 1;
  if (/^passad[ao]$/.test(wordAt(tokens, next))) next += 1;
  else if (wordAt(tokens, next) === "que" && wordAt(tokens, next + 1) === "vem") {
    return { day: addDays(today, daysUntil(weekday, today)), next: next + 2 };
  }
  // "hoje é sábado: feijoada", past midnight too.
  const before = /^(?:eh|,)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (wordAt(tokens, before) === "hoje") return { day: today, next };
  // "segunda sem carne: feijoada vegetariana", "segunda-feira na Bahia é assim", told on a Monday.
  const isNamed =
    (at === 0 || begins) &&
    !/^passad[ao]$/.test(wordAt(tokens, next - 1)) &&
    !I_ATE.includes(wordAt(tokens, next));
  // "hoje é domingo", "hj sexta, digo domingo"
  // "no domingo comi barreado. Segunda comecei de novo", told on a Monday.
  const isNext = isListed && !tokens.some(({ word: one }) => one === "ontem");
  // "é segunda feira, dieta nova"
  const isToday =
    isNamed ||
    wordAt(tokens, at - 1) === "eh" ||
    isNext ||
    tokens.some(({ word }) => word === "hoje") ||
    // "resumo da minha segunda-feira", "o peso desta segunda"
    /^(?:de|minha|meu|[dn]?es[st][ea])$/.test(wordAt(tokens, at - 1));
  if (weekday === weekdayOf(today) && isToday) return { day: today, next };
  return { day: addDays(today, -daysSince(weekday, today)), next };
}

const HOUR_OF_DAY =
  / (?:n[oa] (?:almoco|jantar|janta|cafe|lanche|ceia)|(?:de|a|pela) (?:manha|tarde|noite)) /;
const WAS_HAD = / (?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|foi|foram|teve) /;

/** "antes da segunda estação", "na quinta série": which one of several, and no day. */
const IN_ORDER =
  /^(?:estacao|parada|aula|reuniao|serie|vez|rodada|etapa|fase|volta|chamada|sessao|consulta|paciente|gravidez|gestacao|prova|metade|opcao|tentativa|avenida|rua|loja|refeicao|temporada|entrega|viagem|corrida|hora)$/;

function isOtherDay({ word }: Token, own: string): boolean {
  return word !== own && (WEEKDAYS.has(word) || /^(?:hoje|ontem)$/.test(word));
}

/** 1 to 7: days from today to the next such weekday. */
function daysUntil(weekday: number, today: Day): number {
  return ((weekday - weekdayOf(today) + 6) % 7) + 1;
}

/** 1 to 7: "no domingo", said on a Sunday, is a week ago. */
function daysSince(weekday: number, today: Day): number {
  return ((weekdayOf(today) - weekday + 6) % 7) + 1;
}

/** 0 is Sunday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** "meu avô faleceu ontem, só tomei leite", "cesárea ontem: frango": the day of what else happened, and nothing was eaten then. */
export function isDayOfOthers(
  tokens: readonly Token[],
  at: number,
  next: number,
  elements: readonly Element[],
): boolean {
  // "bacalhau com batatas, ontem sobrou bastante"
  if (/^(?:sobrou|sobraram)$/.test(wordAt(tokens, next))) return true;
  if (!/^(?:|[,.;:!?\n])$/.test(wordAt(tokens, next))) return false;
  let from = at;
  while (from > 0 && tokens[from - 1]?.kind !== "break" && !/^[,.;!?]$/.test(wordAt(tokens, from - 1)))
    from -= 1;
  if (elements.some((one) => one.start >= from && /^(?:food|verb|meal|other_person|amount)$/.test(one.type)))
    return false;
  const isOfBody = tokens.slice(from, at).some(({ word }) => OF_BODY.test(word));
  return isOfBody || tokens.slice(from, at).some((_, i) => isSomebodys(tokens, from + i));
}

/** What happens to a body, and no meal of that day. */
const OF_BODY =
  /^(?:oper(?:ei|ad[oa]|acao)|cirurgia|quimio(?:terapia)?|radioterapia|cesarea|parto|pari|vacina|vacinei|exames?|endoscopia|colonoscopia|bariatrica|internad[oa]|alta|febre|dialise|hemodialise|extrai|siso)$/;

/** "sexta tem pizza com a galera", "domingo à noite é feijoada": whether the verb at token `at` tells of the next such day. */
export function isDayToCome(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:tem|eh|rola)$/.test(wordAt(tokens, at))) return false;
  const before = tokens.slice(Math.max(0, at - MOST_BEFORE), at).map(({ word }) => word);
  // "meu peso desta segunda é 65"
  if (before.some((word) => /^(?:meu|peso|dess[ea]|dest[ea])$/.test(word))) return false;
  return COMING_DAY.test(` ${before.join(" ")}`);
}

const MOST_BEFORE = 4;
const COMING_DAY =
  / (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: (?:feira|agora|que vem|a noite|de noite|no almoco|ja))*$/;
