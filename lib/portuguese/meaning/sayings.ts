import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What a food is to somebody, whatever was eaten: "a farinha é mania minha", "pimenta é meu vício". */
const LOVED =
  /^(?:mania|vicio|paixao|fraqueza|perdicao|tradicao|costume|lei|sagrad[oa]|vida|religiao|obrigatori[oa])$/;
/** What follows a food without another in a saying: "dobradinha sem arroz não desce", "cuscuz sem leite entala". */
const SAID_OF_IT = /^(?:nao|nem|eh|fica|entala|perde|falta|parece)$/;
/** "dia de chuva pede" */
const CALLS_FOR_IT = /^(?:pede|pediu|merece|combina|chama)$/;
const WEATHER = /^(?:chuva|chuvinha|frio|friozinho|calor|calorao|domingo|feriado|sol)$/;
const ENDS = /^(?:|[,.;!?()\n])$/;
const BEGINS = /^(?:|[,.;!?()\n]|porque|pois|que)$/;
const MOST_WORDS = 9;

/** The tokens of what is said of food in general, and tells of none that was eaten. */
export function sayingsIn(tokens: readonly Token[]): ReadonlySet<number> {
  const said = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const end = BEGINS.test(wordAt(tokens, at - 1)) ? endOfSaying(tokens, at) : null;
    for (let i = at; end !== null && i < end; i += 1) said.add(i);
  }
  return said;
}

/** The text with blanks in place of them: what a saying denies is left out of no dish. */
export function without(sayings: ReadonlySet<number>, text: string, tokens: readonly Token[]): string {
  return [...sayings].reduce((left, at) => {
    const { start, end } = tokens[at] as Token;
    return `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`;
  }, text);
}

function endOfSaying(tokens: readonly Token[], at: number): number | null {
  const end = clauseEnd(tokens, at);
  if (end - at > MOST_WORDS || end - at < FEWEST_WORDS) return null;
  if (isWeather(tokens, at, end)) return end;
  // "café, porque sem café não é visita"
  const without = at > 0 && wordAt(tokens, at) === "sem" ? pastFood(tokens, at + 1) : null;
  if (without !== null) return SAID_OF_IT.test(wordAt(tokens, without)) ? end : null;
  const next = pastFood(tokens, at);
  if (next === null) return null;
  if (wordAt(tokens, next) === "eh")
    return tokens.slice(next, end).some(({ word }) => LOVED.test(word)) ? end : null;
  // "sem" begins no saying where the first clause tells what was eaten.
  const other = at > 0 && wordAt(tokens, next) === "sem" ? pastFood(tokens, next + 1) : null;
  return other !== null && SAID_OF_IT.test(wordAt(tokens, other)) ? end : null;
}

const FEWEST_WORDS = 3;

function isWeather(tokens: readonly Token[], at: number, end: number): boolean {
  const from =
    /^(?:dia|tarde|noite)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "de" ? at + 2 : at;
  return (
    WEATHER.test(wordAt(tokens, from)) && CALLS_FOR_IT.test(wordAt(tokens, from + 1)) && from + 2 === end
  );
}

function pastFood(tokens: readonly Token[], at: number): number | null {
  const from = /^[oa]s?$/.test(wordAt(tokens, at)) ? at + 1 : at;
  return foodAt(tokens, from, false)?.next ?? null;
}

function clauseEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && !ENDS.test(wordAt(tokens, end))) end += 1;
  return end;
}
