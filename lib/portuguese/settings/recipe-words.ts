import { findMeasure } from "@/lib/nutrition/foods/measures";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { SaidRecipe } from "@/lib/portuguese/meaning/own-foods";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { fold } from "@/lib/portuguese/text/letters/stems";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

const HEAD =
  /^ ?(?:(?:quero |queria |pode |vou )?(?:salv[ae]r?|guard[ae]r?|cadastr[ae]r?|cri[ae]r?|grav[ae]r?|anot[ae]r?|adicion[ae]r?|registr[ae]r?) (?:ai )?)?(?:(?:a|uma) )?(?:(?:minha|nossa|nova) )?receita d[eoa] /;
/** "cadastra uma receita: panqueca do Rafa = 2 ovos, …", "cadastra receita shake do Rafa: …": by its name, with the list behind a mark. */
const NAMED =
  /^ ?(?:(?:quero |queria |pode |vou )?(?:salv[ae]r?|guard[ae]r?|cadastr[ae]r?|cri[ae]r?|grav[ae]r?|anot[ae]r?|adicion[ae]r?|registr[ae]r?) (?:ai:? )?)?(?:(?:a|uma|ess[ae]|minha|nossa|nova) ){0,2}receita(?: nova)?(?: chamada)?[:,]? ?["\u201c]?(?=\p{L})/u;
const LIST_BEGINS = /\s*(?:[:=\n]| [–—-] |, ?(?=\d))/u;
/** "salva meu café de sempre: 2 ovos, …", "salva aí como café padrão: …": what is eaten again and again, kept and not logged. */
const USUAL =
  /^ ?(?:so )?(?:quero |pode |da pra |vou )?(?:salv[ae]r?|guard[ae]r?|cadastr[ae]r?|grav[ae]r?) (?:ai:? )?(?:(?:como|o|a|um|uma|meu|minha|esse|essa) ){1,2}["\u201c]?(?!receita|alimento|produto|comida)(?=[^:=]{2,60}[:=])/;
const COUNT = "(\\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze)";
/** "torta da Ju" goes on, "torta dá 8 fatias" does not. */
const NAME_END = new RegExp(
  String.raw`\s*(?:[:=–—(\n]| - |, |(?<!\p{L})(?:rende|d[aá](?= (?:uns |umas |cerca de )?${COUNT} )|faz|serve|pesa|leva|com|usa|vai)(?!\p{L}))`,
  "iu",
);
const YIELD = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:rende|da|faz|serve)(?: (?:uns|umas|cerca de|mais ou menos))? ${COUNT}(?!\d|[.,]\d| ?(?:kg|g|gramas?|ml)(?!\p{L}))(?: (\p{L}+(?: de \p{L}+)?))?`,
  "u",
);
const WEIGHT =
  /(?:^|[^\p{L}])(?:rende|da|pesa|(?:o )?peso(?: final| total| pront[oa])?(?: e| eh)?|pront[oa],? pesa|fica com)(?: (?:uns|umas|cerca de|de))? ?(\d+(?:[.,]\d+)?) ?(kg|quilos?|g|gramas?)(?!\p{L})/u;
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 },
  ...{ sete: 7, oito: 8, nove: 9, dez: 10, doze: 12 },
};
const MOST_NAME = 60;

/** "minha receita de panqueca rende 6: 2 ovos, 1 xícara de leite, …"; null for what tells of no recipe and its parts. */
export function readRecipe(text: string, moment: Moment): SaidRecipe | null {
  const folded = fold(text);
  if (folded.length !== text.length) return null;
  const told = HEAD.exec(folded) ?? USUAL.exec(folded);
  const head = told ?? NAMED.exec(folded);
  if (!head) return null;
  const rest = text.slice(head[0].length);
  const end = (told ? NAME_END : LIST_BEGINS).exec(rest);
  const name = rest
    .slice(0, end?.index ?? 0)
    .replace(/["\u201c\u201d]/gu, "")
    .trim();
  if (!end || name.length < 2 || name.length > MOST_NAME) return null;
  const said = rest.slice(end.index);
  const { portions, portionMeasure, grams, left } = yieldIn(said);
  const ingredients = left.replace(
    /^[\s:=–—(),.;-]*(?:(?:leva|com|usa|vai|ingredientes)(?!\p{L})[\s:,]*)*/iu,
    "",
  );
  const read = partsIn(ingredients.replace(/\)\s*$/, ""), moment);
  return read.ingredients.length === 0 ? null : { name, portions, portionMeasure, grams, ...read };
}

/** How much it makes, and the text without the words that say so. */
function yieldIn(text: string) {
  let left = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(fold(left));
    if (match) left = `${left.slice(0, match.index)} ${left.slice(match.index + match[0].length)}`;
    return match;
  };
  const weight = take(WEIGHT);
  const count = take(YIELD);
  const portions = count?.[1] ? (NUMBERS[count[1]] ?? Number(count[1])) : null;
  const grams =
    weight?.[1] && Number(weight[1].replace(",", ".")) * (/^[kq]/.test(weight[2] ?? "") ? 1000 : 1);
  return {
    portions: portions && portions > 0 ? portions : null,
    portionMeasure: (count?.[2] && findMeasure(count[2])?.id) || null,
    grams: grams || null,
    left,
  };
}

/** On a plate a bare "farinha" is of manioc, in a batter it is of wheat. */
const BARE_FLOUR =
  /(?<!\p{L})farinha(?! (?:d[aeo]|l[aá]ctea|panko|integral|temperada|branca)(?!\p{L}))(?!\p{L})/giu;

/** Ingredients are read as if they had been eaten; water is one of them. */
function partsIn(text: string, moment: Moment): Pick<SaidRecipe, "ingredients" | "unknown"> {
  const portuguese = eaten(`comi ${text.replace(BARE_FLOUR, "farinha de trigo")}`, moment);
  if (portuguese.unknown.length === 0 && portuguese.ingredients.length > 0) return portuguese;
  const english = eaten(`I had ${text}`, moment);
  return english.ingredients.length > portuguese.ingredients.length ? english : portuguese;
}

function eaten(text: string, moment: Moment): Pick<SaidRecipe, "ingredients" | "unknown"> {
  const { tokens, text: clean } = phraseOf(text);
  const { meals, water, unknown } = readLog(tokens, clean, moment);
  const items = meals.flatMap((meal) => meal.items);
  const solid = items.map(({ foodId, grams, portion }) => ({ foodId, grams, portion }));
  const drunk = water.map(({ ml }) => ({ foodId: WATER_ID, grams: ml, portion: null }));
  return { ingredients: [...solid, ...drunk], unknown };
}
