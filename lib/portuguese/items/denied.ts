import type { Denial } from "@/lib/nutrition/foods/denials";
import { fold } from "@/lib/portuguese/text/stems";

/** Most messages deny nothing. */
const DENIES = /sem|nem|vega|vegetarian|without|free/i;

const SAID: Readonly<Record<Denial, RegExp>> = {
  gluten: without("glutens?|gluten", "gluten"),
  lactose: without("lactoses?", "lactose|dairy"),
  leite: without("leite|laticinios?|lacteos?|derivados de leite", "milk"),
  ovo: without("ovos?", "eggs?|egg"),
  soja: without("soja", "soy"),
  amendoim: without("amendoi[mn]s?", "peanuts?|peanut"),
  castanhas: without("castanhas?|oleaginosas", "nuts?|nut"),
  gergelim: without("gergelim|tah(?:ine|ini)", "sesame|tahini"),
  camarao: without("camar(?:ao|oes)", "shrimps?"),
  peixe: without("peixes?", "fish"),
  carne: without("carnes?", "meat"),
  vegetariano: / (?:vegetarian[oa]s?|vegetarian) /,
  vegano: / (?:vegan[oa]s?|vegan|plant based) /,
};
const DENIALS = Object.keys(SAID) as Denial[];

/** "tudo sem glúten", "everything gluten-free": said of the whole meal. */
const WHOLE = / (?:tud[oa]s?|comida|everything|all) (?:era |foi |eram )?(?=(?:sem|vegan|gluten|without) ?)/;

/** What was said to be not in a food. */
export function denialsSaid(said: string): Denial[] {
  if (!DENIES.test(said)) return [];
  const line = lineOf(said);
  return DENIALS.filter((denial) => SAID[denial].test(line));
}

/** And of everything that a message tells. */
export function denialsOfAll(text: string): Denial[] {
  if (!DENIES.test(text)) return [];
  const line = lineOf(text);
  const at = line.search(WHOLE);
  return at < 0 ? [] : denialsSaid(line.slice(at));
}

/** "sem lactose", "sem leite nem ovo", "sem glúten e lactose"; "lactose-free"; not of "não era sem glúten". */
function without(words: string, english: string): RegExp {
  const other = "(?:\\S+ ){0,2}(?:nem|e sem|e|ou|and|or) ";
  return new RegExp(
    `(?<! nao(?: \\S+){0,2}) (?:(?:sem|nem)(?: o| a| nenhum| nada de)? (?:${other})?(?:${words})|(?:without|no)(?: any)? (?:${english})|(?:${english}) free) `,
  );
}

function lineOf(text: string): string {
  return ` ${fold(text).replace(/[^a-z0-9]+/g, " ")} `;
}
