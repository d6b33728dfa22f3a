import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit } from "@/lib/nutrition/foods/measures";
import type { Element } from "@/lib/portuguese/grammar/element";
import type { ConversationState, LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { ParsedWater } from "@/lib/portuguese/portions/parsed-entries";
import { isInMillilitres, mayBeWater, WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "mais um", "e mais 2 kkk", "outro": again as much as the last time, so often. */
const AGAIN =
  /^ (?:(?:e|ai|ah|agora|bebi|tomei|depois) )*(?:mais (?!outr)(\S+)|(?:mais )?outr[oa])(?: (?:copo|garrafa|garrafinha)(?= igual | dess[ea]s? | do mesmo | da mesma ))?(?: (?:agora|tambem|igual(?: a ess[ea]| ao (?:outro|anterior|ultimo)| a (?:outra|anterior|ultima))?|dess[ea]s?(?: agora)?|d[oa] mesm[oa](?: tamanho)?|(?:com|para tomar) (?:o|a|os|as|meus?|minhas?) (?:remedios?|comprimidos?|vitaminas?|capsulas?)))? $/;
const VESSEL = "(?:copos?|copao|copinho|garrafas?|garrafinhas?|canecas?|squeeze|moringa|cantil)";
const ONCE_MORE = "(?:de novo|novamente|outra vez|mais uma vez)";
/** "enchi a garrafa e tomei de novo", "enchi de novo e bebi metade", "repeti o copo", "bebi tudo de novo": the same vessel again. */
const REFILLED = new RegExp(
  `^ (?:(?:e|ai|ah|agora|ja|depois|entao|eu|hoje) )*(?:repeti(?: [oa] (?:agua|dose|mesm[oa]|${VESSEL}))?|(?:re)?(?:enchi|abasteci|completei) (?:(?:o|a|meu|minha|el[ea]|mesm[oa]|tudo) |${VESSEL} |(?:de )?agua |${ONCE_MORE} )*(?:e )?(?:ai |ja |eu )*(?:bebi|tomei|virei|sequei)(?: (?:el[ea]|tudo|tod[oa]|inteir[oa]|(?<half>(?:a )?metade(?: dela)?)|[oa] ${VESSEL}))*|(?:bebi|tomei) (?:(?:el[ea]|tudo|[oa] ${VESSEL}) )?(?=${ONCE_MORE} ))(?: ?${ONCE_MORE})?(?: agora| tambem)? $`,
);
const NEXT = "(?:outr[oa]|uma?|segund[oa]|terceir[oa]|quart[oa]|quint[oa])";
/** "e enchi de novo; já foi a segunda, igual", "lá se foi outra garrafa": one vessel more. */
const NEXT_ONE = new RegExp(
  `^ (?:(?:e|ai|ah|agora|depois|entao|eu|hoje) )*(?:(?:re)?(?:enchi|abasteci) (?:(?:[oa] ${VESSEL}|el[ea]|${ONCE_MORE}) )+(?:e )?(?:ja|la) (?:se )?foi(?: (?:[oa] )?${NEXT})?|(?:(?:ja|la) (?:se )?foi|matei|sequei|bebi|tomei|terminei|virei) (?:(?:a|o|mais) )?${NEXT})(?: ${VESSEL})?(?: (?:igual|inteir[oa]|tod[oa]|tambem|ja|hoje|de agua|d[oa] mesm[oa] tamanho))* $`,
);
const OF_ONE = new RegExp(` (?:(?:re)?enchi|abasteci|completei|${VESSEL}) `);
const DRANK =
  /^ (?:(?:e|ai|ah|agora|sim|depois|ja|eu) )*(?:bebi|tomei) (?:uns )?([1-9]\d{2,3}) (?:agora |ml )?$/;
const WHEN = /^(?:n[oa]|durante|antes|depois|enquanto|agora)$/;
const MOST_TIMES = 6;

/** What says that it is all of the day. */
export const IN_ALL =
  / (?:no total|no dia todo|no dia inteiro|ao todo|ate agora|ate o momento|ate aqui|totalizando|somando(?: tudo)?|total d[eo] (?:agua|hoje|dia)|agua total|total da agua|acumulad[oa]) /;

/** "no total já são 900 ml", where 600 ml were told: what came since; null where nothing says that it is all of the day. */
export function waterUpTo(
  { line }: Phrase,
  { meals, water, weight }: LogReading,
  entries: readonly LoggedEntry[],
): ParsedWater | null {
  const [all, ...others] = water;
  if (!all || others.length + meals.length + weight.length > 0 || !IN_ALL.test(line)) return null;
  const told = entries.reduce(
    (sum, one) => sum + (one.type === "water" && one.day === all.day ? one.ml : 0),
    0,
  );
  return told > 0 && all.ml > told ? { ...all, ml: all.ml - told } : null;
}

/** "mais um copo d'água igual aquele de cedo", "outra garrafinha de água do mesmo tamanho" */
const ALIKE =
  /^ (?:(?:e|ai|agora|ja|eu|depois|bebi|tomei) )*(?:mais|outr[oa]s?|bebi|tomei) (?:(\S+) )?(?:copos?|copao|copinho|garrafas?|garrafinhas?|canecas?|squeeze) (?:(?:bem )?(?:igual(?:zinh[oa])?|iguais) de agua(?= )|(?:de )?agua (?:bem )?(?:igual(?:zinh[oa])?|iguais|d[oa] mesm[oa]))(?: (?:tamanho|aos?|as?|os?|aquel[ea]s?|ess[ea]s?|de|da|cedo|antes|manha|hoje|outr[oa]s?|anterior|ultim[oa]|primeir[oa]))* $/;
/** Several glasses told as one sum are no vessel. */
const MOST_IN_ONE = 600;

/** Water as much as was told before today, in a talk that has gone on to other things; null where none was. */
export function waterLike(
  { line, tokens }: Phrase,
  entries: readonly LoggedEntry[],
  today: string,
  pieces: ConversationState["pieces"] = [],
): ParsedWater | null {
  const [said, count] = ALIKE.exec(line) ?? [];
  const one = entries.find(({ type, day }) => type === "water" && day === today);
  if (said === undefined || one?.type !== "water") return null;
  // "2 copos de água": as much as one of them.
  const ml = Math.round(one.ml / (pieces.find(({ food }) => food === WATER_ID)?.count ?? 1));
  if (ml > MOST_IN_ONE) return null;
  const at = count === undefined ? -1 : tokens.findIndex(({ word }) => word === count);
  const times = at < 0 ? 1 : (readQuantity(tokens, at)?.value ?? 1);
  return Number.isInteger(times) && times <= MOST_TIMES ? { ml: ml * times, day: today, assumed: [] } : null;
}

/** "mais 300 ml", "mais 300", "mais um" after water was logged: water once more; null for anything else. */
export function moreWater(
  { line, text, tokens }: Phrase,
  last: readonly LoggedEntry[],
  { elements }: LogReading,
  today: string,
  { removed = [], pieces = [] }: Pick<ConversationState, "removed" | "pieces">,
): ParsedWater | null {
  const before = last.findLast(({ type }) => type === "water") ?? last.at(-1) ?? removed[0];
  if (before?.type !== "water") return null;
  const isBeside = last.some(({ type }) => type !== "water");
  const first = elements.find(({ type }) => type === "amount");
  // "mais 300 no meio da aula": when it was.
  const end = first ? tokens.findIndex(({ word }, at) => at >= first.next && WHEN.test(word)) : -1;
  const named = elements.filter(
    ({ type, start }) => !/^(?:separator|verb|period)$/.test(type) && (end < 0 || start < end),
  );
  const [only] = named;
  // "2 copos, o outro foi do meu filho": no one more.
  const isOther = tokens.some(({ word }, at) => /^outr[oa]s?$/.test(word) && (!first || at <= first.start));
  const more = isOther || / mais /.test(line) || /^\s*\+/.test(text);
  const isAlike = / (?:igual|dess[ea]s?)(?: agora)? $/.test(line);
  // After a meal with water "mais meio litro" is of the water, where nothing else was drunk.
  // "4 garrafas, achei mais uma": all of them.
  const comma = tokens.findIndex(({ word }) => word === ",");
  if (first && comma >= first.next && tokens.some(({ word }, at) => at > comma && word === "mais"))
    return null;
  if (isBeside) return more && first ? besideMeal(first, last, named, today) : null;
  if (more && !isAlike && named.length === 1 && only?.type === "amount") {
    const isVolume = mayBeWater(only.amount) || isInMillilitres(only.amount);
    const water = isVolume ? waterOf(only.amount) : null;
    if (water) return { ...water, day: today };
  }
  // "agora sim tomei 500"
  const bare = DRANK.exec(line);
  if (bare && named.length <= 2) return { ml: Number(bare[1]), day: today, assumed: [] };
  const count = pieces.find(({ food }) => food === WATER_ID)?.count ?? 1;
  const refilled = REFILLED.exec(line);
  if (refilled) {
    // "repeti", after two glasses: both.
    const times = OF_ONE.test(line) ? count : 1;
    return {
      ml: Math.round((before.ml / times) * (refilled.groups?.half ? 0.5 : 1)),
      day: today,
      assumed: [],
    };
  }
  if (NEXT_ONE.test(line)) return { ml: Math.round(before.ml / count), day: today, assumed: [] };
  // "+2"
  const again = AGAIN.exec(/^\s*\+/.test(text) && !/ mais /.test(line) ? ` mais${line}` : line);
  if (!again) return null;
  const at = tokens.findIndex(({ word }) => word === again[1]);
  const times = again[1] === undefined ? 1 : (readQuantity(tokens, at)?.value ?? 0);
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES) return null;
  // "mais um", after two glasses: as much as one of them.
  const one = again[1] === undefined || count === 1 ? before.ml : before.ml / count;
  return { ml: Math.round(one * times), day: today, assumed: [] };
}

function besideMeal(
  first: Element,
  last: readonly LoggedEntry[],
  named: readonly Element[],
  today: string,
): ParsedWater | null {
  const foods = last.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const isOnlyDrink = foods.every(({ foodId }) => findFood(foodId)?.gramsPerMl === undefined);
  const amount = first.type === "amount" && named.length === 1 ? first.amount : null;
  const isDrunk = amount !== null && isDrunkBeside(amount, foods) && mayBeWater(amount);
  const water = isOnlyDrink && isDrunk ? waterOf(amount) : null;
  return water && { ...water, day: today };
}

/** Millilitres, or a vessel in which nothing on the plate was told. */
export function isDrunkBeside({ measure }: SaidAmount, items: readonly LoggedItem[]): boolean {
  const isTold = ({ portion }: LoggedItem) =>
    portion !== null && !("said" in portion) && portion.measure === measure;
  return isUnit(measure) || (/^(?:copo|garrafa|garrafinha)$/.test(measure ?? "") && !items.some(isTold));
}
