import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** `now`: "e agora uma feijoada", after what was eaten earlier. `risen`: "acordei e comi pão", in the morning as a rule. */
export type DayPeriod = "dawn" | "risen" | "morning" | "noon" | "afternoon" | "night" | "now";

/** A time of day; `sure` is false when "8" may be the morning's or the evening's. */
export type HourReading = { hour: number; sure: boolean; next: number };

const LEADS = new Set(["as", "a", "la", "pelas", "umas", "das", "ate"]);

/** The time named at token `at`: "às 8h", "8:30", "às 8 da noite", "meio-dia e meia"; null when none is. */
export function readHour(tokens: readonly Token[], at: number): HourReading | null {
  const led = LEADS.has(wordAt(tokens, at));
  // "jejum de 16 horas", "hoje o jejum foi de 22h": how long it was.
  if (/^(?:de|por)$/.test(wordAt(tokens, at - 1)) && isFast(tokens, at - 1)) return null;
  let i = led ? at + 1 : at;
  if (led && LEADS.has(wordAt(tokens, i))) i += 1;
  // "acho que comi umas 22"
  const isCount = wordAt(tokens, at) === "umas" && I_ATE.includes(wordAt(tokens, at - 1));
  const read = readNamed(tokens, i) ?? readClock(tokens, i, led && wordAt(tokens, at) !== "a" && !isCount);
  // "fiz 18h de jejum"
  return read && /^(?:de|em)$/.test(wordAt(tokens, read.next)) && wordAt(tokens, read.next + 1) === "jejum"
    ? null
    : read;
}

function isFast(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  return /(?:^| )jejum(?: (?:foi|eh|deu|esta|ficou|fechou)| hoje| ja)*$/.test(before.join(" "));
}

function readNamed(tokens: readonly Token[], at: number): HourReading | null {
  const first = wordAt(tokens, at);
  const second = wordAt(tokens, at + 1);
  const middle = first === "meio" && /^d[ae]$/.test(second) ? PERIODS.get(wordAt(tokens, at + 2)) : undefined;
  if (middle) return { hour: MIDDLE[middle], sure: true, next: at + 3 };
  const isNoon = first === "meio" && second === "dia";
  if (!isNoon && !(first === "meia" && second === "noite")) return null;
  const half = wordAt(tokens, at + 2) === "e" && wordAt(tokens, at + 3) === "meia";
  const past = half ? { hours: 0.5, next: at + 4 } : minutesAt(tokens, at + 2);
  // "meio dia e dez uvas" counts them.
  const isTold = past !== null && (half || isEnd(tokens, past.next));
  return {
    hour: (isNoon ? 12 : 0) + (isTold ? past.hours : 0),
    sure: true,
    next: isTold ? past.next : at + 2,
  };
}

/** "e quinze", "e 20", behind an hour, as a share of one. */
function minutesAt(tokens: readonly Token[], at: number): { hours: number; next: number } | null {
  const minutes = wordAt(tokens, at) === "e" ? readQuantity(tokens, at + 1) : null;
  if (!minutes || minutes.article || !Number.isInteger(minutes.value)) return null;
  const isMinutes = minutes.value >= LEAST_MINUTES && minutes.value < 60;
  return isMinutes ? { hours: minutes.value / 60, next: minutes.next } : null;
}

function readClock(tokens: readonly Token[], at: number, led: boolean): HourReading | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "time") {
    return Number.isNaN(token.value) ? null : withPeriod(tokens, token.value, at + 1, token.value > 12);
  }
  const quantity = readQuantity(tokens, at);
  // "meia hora antes do treino": how long.
  if (!quantity || quantity.value > 24 || quantity.value === 0.5 || quantity.low !== null) return null;
  let next = quantity.next;
  let hour = quantity.value;
  const named = /^(?:h|horas)$/.test(wordAt(tokens, next));
  if (named) {
    next += 1;
    if (wordAt(tokens, next) === "e" && wordAt(tokens, next + 1) === "meia") {
      hour += 0.5;
      next += 2;
    }
  } else {
    // "às 10 e 20", "umas dez e quinze", "oito e quinze: pão com ovo"
    const minutes = minutesAt(tokens, next);
    const isHead = minutes !== null && headsLine(tokens, at, minutes.next);
    if (minutes && (led || isHead) && Number.isInteger(hour)) {
      hour += minutes.hours;
      next = minutes.next;
      if (isHead) return withPeriod(tokens, hour, next, hour > 12);
    }
  }
  // "10 e meia comi um pão", "era seis e meia"
  const isTold = I_ATE.includes(wordAt(tokens, next)) || /^eram?$/.test(wordAt(tokens, at - 1));
  // "comi um pastel de carne 10 e meia": it was counted before.
  const isCounted = tokens.slice(0, at).some(({ word }) => /^(?:um|uma|1)$/.test(word));
  const isLast = wordAt(tokens, next - 1) === "meia" && /^(?:|[,.;!])$/.test(wordAt(tokens, next));
  const isHalf = !Number.isInteger(hour) && hour >= 5 && (isTold || (isCounted && isLast));
  if (isHalf) return { hour, sure: hour > 12, next };
  // "café umas 3 vezes"
  if (!named && /^(?:vezes|x)$/.test(wordAt(tokens, next))) return null;
  const period = periodAt(tokens, next);
  const isClear = isEnd(tokens, next) || MEALS.test(wordAt(tokens, at - 2));
  // "2 copos de manhã e 3 à tarde": only "3 da tarde" is an hour.
  if (!named && !led && period && wordAt(tokens, next) !== "da") return null;
  if (!named && !period && !(led && isClear && !quantity.article)) return null;
  return withPeriod(tokens, hour % 24, next, hour > 12);
}

const LEAST_MINUTES = 5;

/** Whether the words from token `at` open a line and a ":" follows them. */
function headsLine(tokens: readonly Token[], at: number, next: number): boolean {
  return (at === 0 || tokens[at - 1]?.kind === "break") && wordAt(tokens, next) === ":";
}

/** "café da manhã as 6 pão com ovo" */
const MEALS = /^(?:manha|cafe|almoco|almocei|jantar|janta|jantei|lanche|lanchei|tarde)$/;

/** After "às 8" only the end of the clause may come: "às 8 fatias" is no time. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === "mark" || token.kind === "break") return true;
  // "as 10 uma maçã": what comes is counted by itself.
  return (
    token.kind === "number" ||
    /^(?:eu|comi|tomei|bebi|almocei|jantei|lanchei|e|foi|tinha|teve|com|hoje|ontem|no|na|um|uma|uns|umas|so|meio|meia)$/.test(
      token.word,
    )
  );
}

function withPeriod(tokens: readonly Token[], hour: number, next: number, sure: boolean): HourReading {
  const period = periodAt(tokens, next);
  if (!period) return { hour, sure, next };
  return { hour: inPeriod(hour, period.period), sure: true, next: period.next };
}

function inPeriod(hour: number, period: DayPeriod): number {
  if (period === "afternoon" && hour < 12) return hour + 12;
  if (period === "night" && hour >= 5 && hour < 12) return hour + 12;
  if (period === "night" && hour === 12) return 0;
  return hour;
}

/** "de manhã", "à tarde", "da noite", "cedo", "Noite:"; null when none begins at token `at`. */
export function periodAt(tokens: readonly Token[], at: number): { period: DayPeriod; next: number } | null {
  const lead = wordAt(tokens, at);
  // "a turma almoça cedo, já comi": they do; "a obra acabou cedo": before its time.
  if (/^(?:cedo|cedinho)$/.test(lead) && EARLY.test(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)}`))
    return null;
  if (/^(?:cedo|cedinho)$/.test(lead) && wordAt(tokens, at - 1) !== "mais")
    return { period: "morning", next: at + 1 };
  // "acordei às 7 e comi pão"
  const rose = lead === "acordei" ? readHour(tokens, at + 1)?.hour : undefined;
  if (lead === "acordei")
    return { period: rose !== undefined && rose < NOON ? "morning" : "risen", next: at + 1 };
  // "acordei tarde: …", "comi mais tarde: …", "bateu fome tarde: …"
  if (lead === "tarde" && LATE.test(wordAt(tokens, at - 1))) return null;
  // "manhã: …", "manhã foi só um café"
  const begins = at === 0 || tokens[at - 1]?.kind === "break" || /^[.,;:]$/.test(wordAt(tokens, at - 1));
  const heads =
    (begins ? /^(?:[:=–—-]|foi|foram|teve|comi|tomei)$/ : /^[:=–—-]$/).test(wordAt(tokens, at + 1)) ||
    lead === "madrugada";
  const isHead = heads || (begins && headsOneOfDay(tokens, at));
  const headed = isHead && !isSpentAwake(tokens, at - 1) ? PERIODS.get(lead) : undefined;
  if (headed) return { period: headed, next: at + 1 };
  if (!/^(?:de|da|a|pela|na|no|hoje|ontem|essa|esta|nessa|nesta)$/.test(lead)) return null;
  const period = PERIODS.get(wordAt(tokens, at + 1));
  if (!period || lead === "hoje" || lead === "ontem" || isSpentAwake(tokens, at)) return null;
  return { period, next: at + 2 };
}

/** "almoço arroz e bife, tarde uma maçã": a part of a day that is told meal by meal. */
function headsOneOfDay(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:manha|tarde|noite|tardezinha|tardinha|noitinha)$/.test(wordAt(tokens, at))) return false;
  const isOfDay = tokens.some(
    ({ word }, i) => i !== at && /^(?:manha|cafe|almoco|almocei|janta|jantar)$/.test(word),
  );
  const only = /^(?:so|apenas)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return isOfDay && foodAt(tokens, readAmounts(tokens, only)[0]?.next ?? only, false) !== null;
}

const NOON = 12;
const LATE =
  /^(?:mais|muito|bem|tao|ja|meio|so|foi|era|fome|fominha|fominho|larica|gula|vontade|bateu|ficou|acordei|almocei|almoco|jantei|jantamos|lanchei|cheguei|chegamos|comi|comemos|levantei|deitei|dormi|sai|saimos|voltei|voltamos|terminei|trabalhei)$/;

/** "turno da noite", "virando a noite", "passei a noite acordada": how long, and no time of a meal. */
function isSpentAwake(tokens: readonly Token[], at: number): boolean {
  const [before, lead] = [wordAt(tokens, at - 1), wordAt(tokens, at)];
  return lead === "a" ? AWAKE.test(before) : lead === "da" && SHIFTS.test(before);
}

const EARLY =
  / (?:almocam?|jantam?|(?:dorm|sa)(?:e|i|em|imos|iu|iram)|(?:fech|acab|termin|encerr|volt|deit|larg|liber)(?:a|o|ou|ei|uei|amos|aram)|(?:escurec|anoitec)eu|embora)$|^d[oa] (?:trabalho|trampo|servico|expediente|escola|aula|plantao)$/;
const AWAKE = /^(?:passei|passamos|varei|varando|virei|virando|viro)$/;
const SHIFTS = /^(?:turno|plantao|plantoes|escala|expediente)$/;

const PERIODS = new Map<string, DayPeriod>([
  ["manha", "morning"],
  ["manhazinha", "morning"],
  ["tarde", "afternoon"],
  ["tardezinha", "afternoon"],
  ["tardinha", "afternoon"],
  ["noite", "night"],
  ["noitinha", "night"],
  ["madrugada", "dawn"],
]);

/** "no meio da manhã" */
const MIDDLE: Record<DayPeriod, number> = {
  ...{ dawn: 3, risen: 7, morning: 10, noon: 12, afternoon: 15.5, night: 21, now: 12 },
};

/** The meals of a part of the day, the usual one first. */
const MEALS_OF_PERIOD: Record<Exclude<DayPeriod, "now">, readonly [MealKind, ...MealKind[]]> = {
  dawn: ["supper"],
  risen: ["breakfast", "morning_snack"],
  morning: ["breakfast", "morning_snack"],
  noon: ["lunch"],
  afternoon: ["afternoon_snack"],
  night: ["dinner", "supper"],
};

/** The meal that a part of the day suggests. */
export function mealOfPeriod(period: Exclude<DayPeriod, "now">): MealKind {
  return MEALS_OF_PERIOD[period][0];
}

/** Whether a meal is eaten in that part of the day. */
export function isMealOf(period: DayPeriod, kind: MealKind): boolean {
  return period === "now" || MEALS_OF_PERIOD[period].includes(kind);
}

/** "jantei às 8" is 20:00: moves an unsure hour into the half of the day in which the meal is eaten. */
export function hourForMeal(hour: number, sure: boolean, kind: MealKind): number {
  if (sure || hour >= 12) return hour;
  if ((kind === "dinner" || kind === "supper") && hour >= 5) return hour + 12;
  if (kind === "lunch" && hour < 5) return hour + 12;
  if (kind === "afternoon_snack" && hour < 8) return hour + 12;
  return hour;
}
