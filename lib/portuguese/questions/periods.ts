import { addDays, type Day, dateOf, isDay } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { Period } from "@/lib/portuguese/meaning/question";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** A period that the words start..next-1 name. */
export type PeriodReading = { period: Period; start: number; next: number };

const MONTHS = [
  ...["janeiro", "fevereiro", "marco", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro"],
  ...["novembro", "dezembro"],
];
const WEEKDAYS = ["domingo", "segunda", "terca", "quarta", "quinta", "sexta", "sabado"];
const MOST_WORDS = 8;

/** The periods that a message names, in their order; a day is a period of one. Tokens without marks. */
export function readPeriods(tokens: readonly Token[], today: Day): PeriodReading[] {
  const found: PeriodReading[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = periodAt(tokens, at, today);
    if (!read || read.period.from > today) continue;
    const { from, to } = read.period;
    found.push({ ...read, start: at, period: { from, to: to > today && from <= today ? today : to } });
    at = read.next - 1;
  }
  return found;
}

type Reading = { period: Period; next: number };

function periodAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  return (
    rangeAt(tokens, at, today) ??
    sinceAt(tokens, at, today) ??
    lastFewAt(tokens, at, today) ??
    namedAt(tokens, at, today) ??
    dateAt(tokens, at, today) ??
    monthAt(tokens, at, today) ??
    yearAt(tokens, at) ??
    dayOfAt(tokens, at, today)
  );
}

/** "de segunda a sexta", "do dia 10 ao dia 15", "entre 10 e 15 de outubro", "de setembro a outubro". */
function rangeAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  if (!/^(?:de|do|dos|da|entre|desde)$/.test(wordAt(tokens, at))) return null;
  const from = edgeAt(tokens, at + 1, today);
  if (!from || !/^(?:a|ao|ate|e|as)$/.test(wordAt(tokens, from.next))) return null;
  const to = edgeAt(tokens, from.next + 1, today);
  if (!to) return null;
  const { next } = to;
  if (from.date !== undefined && to.date !== undefined) return bareRange(from.date, to.date, next, today);
  const start =
    from.date === undefined ? from.period.from : to.period && sameMonth(to.period.from, from.date);
  const end = to.date === undefined ? to.period.to : start && sameMonth(start, to.date);
  if (!start || !end) return null;
  // "de sexta a domingo", said on a Sunday: its own days, not last week's.
  const last = end < start ? addDays(end, 7) : end;
  return last < start ? null : { period: { from: start, to: last }, next };
}

type Edge = (Reading & { date?: undefined }) | { date: number; next: number; period?: undefined };

/** An end of a range: a day, a weekday, a month, or the bare number of a day. */
function edgeAt(tokens: readonly Token[], at: number, today: Day): Edge | null {
  let i = at;
  while (/^(?:o|os|a|as|dia|dias|ultima|ultimo)$/.test(wordAt(tokens, i))) i += 1;
  const weekday = weekdayAt(tokens, i, today);
  const named = weekday ?? dateAt(tokens, i, today) ?? monthAt(tokens, i, today);
  if (named) return named;
  const day = readDay(tokens, i, today);
  if (day) return { period: { from: day.day, to: day.day }, next: day.next };
  const token = tokens[i];
  if (token?.kind !== "number" || !Number.isInteger(token.value) || token.value < 1 || token.value > 31)
    return null;
  return { date: token.value, next: i + 1 };
}

/** "do dia 10 ao dia 15": of this month, or of the last where they are still to come. */
function bareRange(from: number, to: number, next: number, today: Day): Reading | null {
  for (const month of [today, addDays(`${today.slice(0, 8)}01`, -1)]) {
    const start = sameMonth(month, from);
    const end = sameMonth(month, to);
    if (start && end && start <= end && start <= today) return { period: { from: start, to: end }, next };
  }
  return null;
}

function sameMonth(day: Day, date: number): Day | null {
  const made = `${day.slice(0, 8)}${String(date).padStart(2, "0")}`;
  return isDay(made) ? made : null;
}

/** "desde segunda", "a partir do dia 10", "desde que comecei": until today. */
function sinceAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const word = wordAt(tokens, at);
  const long = word === "a" && wordAt(tokens, at + 1) === "partir";
  const since = /^(?:desde|dsd)$/.test(word) || (word === "de" && SO_FAR.test(wordsFrom(tokens, at)));
  if (!since && !long) return null;
  let i = at + (long ? 2 : 1);
  const begins =
    /^(?:que (?:eu )?(?:comecei|entrei|iniciei|uso)|(?:o )?(?:comeco|inicio|primeiro dia))(?: |$)/;
  const rest = wordsFrom(tokens, i);
  const beginning = begins.exec(rest);
  if (beginning && !/^(?:o )?(?:comeco|inicio) d/.test(rest)) {
    return { period: { from: FIRST_DAY, to: today }, next: i + countWords(beginning[0]) };
  }
  while (/^(?:o|a|os|as|de|do|da|comeco|inicio)$/.test(wordAt(tokens, i))) i += 1;
  const edge = edgeAt(tokens, i, today) ?? namedAt(tokens, i, today);
  if (!edge) return null;
  const from = edge.period ? edge.period.from : bareRange(edge.date, edge.date, 0, today)?.period.from;
  const more = /^(?:para ca|ate (?:hoje|agora))/.test(wordsFrom(tokens, edge.next)) ? 2 : 0;
  return from && from <= today ? { period: { from, to: today }, next: edge.next + more } : null;
}

/** "de segunda pra cá" */
const SO_FAR = /^de (?:\S+ ){1,4}?(?:para ca|ate (?:hoje|agora))/;

const UNITS: Readonly<Record<string, number>> = { dia: 1, semana: 7, quinzena: 15, mes: 30, ano: 365 };

/** "últimos 10 dias", "nas últimas duas semanas", "última quinzena", "10 últimos dias", "3 dias pra cá". */
function lastFewAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const led = /^(?:ultim[oa]s?|passad[oa]s)$/.test(wordAt(tokens, at));
  const count = readQuantity(tokens, led ? at + 1 : at);
  let i = count ? count.next : led ? at + 1 : at;
  const follows = !led && count !== null && /^(?:ultim[oa]s|passad[oa]s)$/.test(wordAt(tokens, i));
  if (follows) i += 1;
  if (!led && !follows) {
    const led =
      /^(?:de|dos|nos|em|nas|das)$/.test(wordAt(tokens, at - 1)) &&
      !/^atras|^antes/.test(wordAt(tokens, i + 1));
    const here =
      (led &&
        count !== null &&
        !count.article &&
        /^(?:semanas|meses|dias|anos)/.test(wordsFrom(tokens, i))) ||
      /^\S+ (?:para ca|pra ca|ate hoje|ate agora)/.test(wordsFrom(tokens, i));
    if (!count || !here) return null;
  }
  const unit = wordAt(tokens, i)
    .replace(/^meses$/, "mes")
    .replace(/s$/, "");
  const length = UNITS[unit === "me" ? "mes" : unit];
  if (!length) return null;
  const days = Math.round((count && !count.article ? count.value : 1) * length);
  if (days < 1 || days > 3660) return null;
  const next = /^(?:para|pra) ca/.test(wordsFrom(tokens, i + 1)) ? i + 3 : i + 1;
  return { period: { from: addDays(today, 1 - days), to: today }, next };
}

const LEAD =
  "(?:(?:em|n|d)?(?:essa|esse|esta|este)|na|no|da|do|durante a|durante o|a|o|toda a|todo o|aquela|naquela) ";

/** Periods with names of their own, as words that begin at a place. */
const NAMED: readonly [RegExp, (today: Day) => Period][] = [
  [
    /^(?:(?:n|d)?(?:o|esse|este|aquele)s? )?(?:ultimos? )?(?:fim de semana|final de semana|fds|finde)(?: passado| que passou)?/,
    weekend,
  ],
  [/^(?:(?:n|d)?[ao] )?semana retrasada|^(?:(?:n|d)?[ao] )?penultima semana/, (today) => week(today, 2)],
  [/^(?:(?:n|d)?[ao] )?(?:outra semana|semana (?:passada|anterior|que passou))/, (today) => week(today, 1)],
  [/^(?:e |e a |e na )retrasada/, (today) => week(today, 2)],
  [/^(?:(?:n|d)?[ao] )?mes retrasado/, (today) => month(today, 2)],
  [/^(?:(?:n|d)?[ao] )?(?:outro mes|mes (?:passado|anterior|que passou))/, (today) => month(today, 1)],
  [/^(?:(?:n|d)?[ao] )?ano (?:passado|anterior|que passou)/, (today) => year(Number(today.slice(0, 4)) - 1)],
  [
    /^(?:em |n|d)?(?:essa|esta) semana(?: (?:toda|inteira|atual))?(?! (?:que vem|passada|retrasada|anterior))/,
    thisWeek,
  ],
  // "como foi a semana?": as the summary of the week has it.
  [
    new RegExp(`^(?:${LEAD})?semana(?: (?:toda|inteira|atual))?(?! (?:que vem|passada|retrasada|anterior))`),
    (today) => ({ from: addDays(today, -6), to: today }),
  ],
  [
    new RegExp(`^(?:${LEAD})?mes(?: (?:todo|inteiro|atual))?(?! (?:que vem|passado|retrasado|anterior|de))`),
    (today) => month(today, 0),
  ],
  [
    new RegExp(`^${LEAD}ano(?: (?:todo|inteiro|atual))?(?! (?:que vem|passado|anterior))`),
    (today) => year(Number(today.slice(0, 4))),
  ],
];

function namedAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const rest = wordsFrom(tokens, at);
  for (const [pattern, of] of NAMED) {
    const match = pattern.exec(rest);
    if (!match || !/^(?: |$)/.test(rest.slice(match[0].length))) continue;
    // "dia de semana", "por semana", "fim de semana" are no week.
    if (/^(?:semana|mes)/.test(match[0]) && /^(?:de|por|cada|meia)$/.test(wordAt(tokens, at - 1)))
      return null;
    return { period: of(today), next: at + countWords(match[0]) };
  }
  return null;
}

/** Monday to Sunday: the week that this day is in, so many weeks back. */
function week(today: Day, back: number): Period {
  const sinceMonday = (dateOf(today).getUTCDay() + 6) % 7;
  const from = addDays(today, -sinceMonday - 7 * back);
  return { from, to: addDays(from, 6) };
}

function thisWeek(today: Day): Period {
  return { from: week(today, 0).from, to: today };
}

/** The weekend that is now, or the last one. */
function weekend(today: Day): Period {
  const { from } = week(today, 0);
  const saturday = addDays(from, 5);
  const start = saturday > today ? addDays(saturday, -7) : saturday;
  return { from: start, to: addDays(start, 1) };
}

/** A calendar month, so many back. */
function month(today: Day, back: number): Period {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 - back, 1));
  const last = new Date(Date.UTC(year, month - back, 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

function year(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** "10 de outubro", "12 do mês passado", "dia 3 de maio de 2025". */
function dateAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const i = wordAt(tokens, at) === "dia" ? at + 1 : at;
  const token = tokens[i];
  if (token?.kind !== "number" || !Number.isInteger(token.value) || token.value < 1 || token.value > 31)
    return null;
  const last = /^d[eo] (?:mes passado|ultimo mes)/.exec(wordsFrom(tokens, i + 1));
  if (last) {
    const day = sameMonth(month(today, 1).from, token.value);
    return day ? { period: { from: day, to: day }, next: i + 1 + countWords(last[0]) } : null;
  }
  if (!/^d[eo]$/.test(wordAt(tokens, i + 1))) return null;
  const of = monthAt(tokens, i + 2, today);
  const day = of && sameMonth(of.period.from, token.value);
  return of && day ? { period: { from: day, to: day }, next: of.next } : null;
}

/** "outubro", "mês de outubro", "outubro de 2025", "outubro do ano passado": the latest that has begun. */
function monthAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const led = /^(?:mes de )/.test(wordsFrom(tokens, at)) ? at + 2 : at;
  const index = MONTHS.indexOf(wordAt(tokens, led));
  if (index < 0) return null;
  const thisYear = Number(today.slice(0, 4));
  const rest = wordsFrom(tokens, led + 1);
  const said = /^(?:de |do |\/ ?)?(20\d\d)(?: |$)/.exec(rest);
  const before = /^(?:do |no )?ano passado/.exec(rest);
  const isAhead = index + 1 > Number(today.slice(5, 7));
  const of = said ? Number(said[1]) : before || isAhead ? thisYear - 1 : thisYear;
  const extra = said ? countWords(said[0]) : before ? countWords(before[0]) : 0;
  const first = `${of}-${String(index + 1).padStart(2, "0")}-01`;
  return { period: month(first, 0), next: led + 1 + extra };
}

/** "em 2025", "no ano de 2024" */
function yearAt(tokens: readonly Token[], at: number): Reading | null {
  const said = /^(?:em|no ano de|ano de|durante|de) (20\d\d)(?: |$)/.exec(wordsFrom(tokens, at));
  return said ? { period: year(Number(said[1])), next: at + countWords(said[0]) } : null;
}

/** A weekday by its bare name, where it can be nothing else: the latest one before today, today's name a week ago. */
function weekdayAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const index = WEEKDAYS.indexOf(wordAt(tokens, at));
  if (index < 0) return null;
  const back = (dateOf(today).getUTCDay() - index + 7) % 7;
  const feira = wordAt(tokens, at + 1) === "feira" ? 1 : 0;
  const passed = /^passad[ao]$/.test(wordAt(tokens, at + 1 + feira)) ? 1 : 0;
  const day = addDays(today, -back);
  return { period: { from: day, to: day }, next: at + 1 + feira + passed };
}

function dayOfAt(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const read = readDay(tokens, at, today);
  const led = /^(?:ou|que|com|e|x|vs|versus|a|para|desde|de|do|da|no|na)$/.test(wordAt(tokens, at - 1));
  const named = !read && led ? weekdayAt(tokens, at, today) : null;
  const found = read ? { period: { from: read.day, to: read.day }, next: read.next } : named;
  // "o almoço de domingo passado", said on a Sunday, is a week ago.
  const isPast = found && /^passad[ao]$/.test(wordAt(tokens, found.next - 1)) && found.period.from === today;
  if (!isPast) return found;
  const before = addDays(today, -7);
  return { period: { from: before, to: before }, next: found.next };
}

function wordsFrom(tokens: readonly Token[], at: number): string {
  const words = tokens.slice(at, at + MOST_WORDS).map(({ word }) => word);
  return words.join(" ");
}

function countWords(text: string): number {
  return text.trim().split(" ").length;
}
