import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { isDrunkBeside } from "@/lib/portuguese/meaning/more-water";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { mayBeWater, WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import { ONE, readAmounts } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "2 garrafinhas dessas de 700 na verdade", "foram 2 copos", after a meal and water: a volume, where nothing else was drunk. */
export function readWaterBeside({ tokens, items, last, phrase, ...reader }: Reader): Correction[] | null {
  const water = last.findLast(({ type }) => type === "water");
  if (water?.type !== "water" || items.length === 0 || phrase.asks || phrase.words > LONGEST) return null;
  if (items.some(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined)) return null;
  const part = readPart({ tokens, items, last, phrase, ...reader }, tokens);
  const [amount, ...others] = part.amounts;
  // "foram 2 copos, o outro foi do meu filho": no one more.
  const isMore = ({ word }: Token, at: number) =>
    /^(?:mais|tambem)$/.test(word) || (/^outr[oa]s?$/.test(word) && at <= (amount?.start ?? at));
  if (!amount || tokens.some(isMore)) return null;
  const isVolume = amount.counted && mayBeWater(amount) && isDrunkBeside(amount, items);
  if (!isVolume || others.length + part.items.length > 0 || (part.meal ?? part.day ?? part.hour)) return null;
  const now = waterOf(amount);
  // As many of what was counted before.
  const times = isUnit(amount.measure) ? {} : { times: amount.quantity };
  return now && [{ kind: "water", ml: now.ml, from: water.ml, ...times }];
}

const LONGEST = 9;

/** "aquele de 300 era 200": of several waters, the one of that amount. */
export function readNamedWater({ tokens, last }: Reader): Correction[] | null {
  const was = tokens.findIndex(({ word }) => COPULA.test(word));
  const of = tokens.findIndex(({ word }) => word === "de");
  if (was < 0 || of < 1 || of > was || !WATER_OF.test(wordAt(tokens, of - 1))) return null;
  const [from, to] = [readAmounts(tokens, of + 1)[0], readAmounts(tokens, was + 1)[0]];
  const wrong = from && waterOf(from)?.ml;
  const right = to && waterOf(to)?.ml;
  if (!wrong || !right || !last.some((entry) => entry.type === "water" && entry.ml === wrong)) return null;
  return [{ kind: "water", ml: right, from: wrong }];
}

const LAST_WATER =
  /^ (?:mas |opa |alias |na verdade )*(?:agua|(?:ess[ea]|est[ea]|o|a)(?: ultim[oa])?(?: agua| copo| garrafa| garrafinha)?) (?:foi|era|eh|tinha) (?:so |de |uns |apenas )*(\d{2,4})(?: ml)? $/;

/** "copo grandão, de 500 ml": how large the one was that was told. */
const SIZED_WATER =
  /^ (?:(?:era|foi|mas|um|uma|de) )*(?:copo|garrafa|garrafinha|caneca|squeeze) (?:bem )?(?:grand|pequen|chei)\S* (?:de )?(?:uns )?(\d{2,4})(?: ml)? $/;

/** "cada um era de 300 ml", "eram de 300": of several. */
const EACH_WATER =
  /^ (?:(?:mas|ah|e|na verdade) )*(?:cada (?:um |uma |copo |garrafa |garrafinha )?(?:(?:era|tem|tinha|foi|eh) )?|eram (?=de )|foram (?=de )|(?:as |os )?(?:garraf|garrafinh|cop|canec)[oa]s (?:eram|sao|foram) )(?:de )?(?:uns )?(\d{1,4})( ml| litros?)?(?: cada)? $/;

/** "essa última foi só 400", "o último era 200 ml": of the water that was told last. */
export function readLastWater({ last, phrase, pieces = [] }: Reader): Correction[] | null {
  // "o copo é de 350", of three of them: each.
  const count = pieces.find(({ food }) => food === WATER_ID)?.count ?? 1;
  const isOfSeveral = count > 1;
  if (isOfSeveral && /^ (?:\S+ )*?(?:ess[ea]|est[ea]|o|a) (?:copo|garrafa|garrafinha) /.test(phrase.line))
    return null;
  const water = last.findLast(({ type }) => type === "water");
  const [, each, unit] = (isOfSeveral && last.length === 1 && EACH_WATER.exec(phrase.line)) || [];
  if (water?.type === "water" && each)
    return eachWater(Number(each) * (/litro/.test(unit ?? "") ? LITRE : 1), count, water.ml);
  const sized = isOfSeveral || last.length > 1 ? null : SIZED_WATER.exec(phrase.line);
  const [, ml] = LAST_WATER.exec(phrase.line) ?? sized ?? [];
  return water?.type === "water" && ml ? [{ kind: "water", ml: Number(ml), from: water.ml }] : null;
}

/** So many of one size; null where nobody drinks of it. */
function eachWater(each: number, count: number, from: number): Correction[] | null {
  return each < LEAST_DRUNK || each > MOST_DRUNK ? null : [{ kind: "water", ml: each * count, from }];
}

const LITRE = 1000;
const LEAST_DRUNK = 50;
const MOST_DRUNK = 3000;

/** "esse de 300 não foi água, foi suco": what was drunk was something else. */
export function readNotWater(reader: Reader): Correction[] | null {
  const { tokens, last, moment } = reader;
  const not = tokens.findIndex(({ word }, at) => word === "nao" && COPULA.test(wordAt(tokens, at + 1)));
  const turn = tokens.findIndex(({ word }, at) => at > not + 2 && COPULA.test(word));
  if (not < 0 || turn < 0 || wordAt(tokens, not + 2) !== "agua") return null;
  const said = readPart(reader, tokens.slice(0, not)).amounts[0] ?? null;
  const wrong = said ? (waterOf(said)?.ml ?? said.quantity) : null;
  const water = last.findLast((one) => one.type === "water" && (wrong === null || one.ml === wrong));
  const [drunk, ...others] = readPart(reader, tokens.slice(turn + 1)).items;
  if (water?.type !== "water" || !drunk || others.length > 0) return null;
  const amount = drunk.amount ?? { ...ONE, quantity: water.ml, measure: "ml" as const, counted: true };
  const kind = mealKindAt(moment.hour);
  const { eatenAt } = mealTime({ day: water.day, kind }, moment.now, moment.timeZone);
  const items = [weighItem({ ...drunk, amount })];
  const meal = { day: water.day, kind, kindSaid: false, eatenAt: eatenAt.toISOString(), items };
  return [
    { kind: "remove_water", id: water.id },
    { kind: "record", meals: [meal] },
  ];
}

const WATER_OF = /^(?:aquel[ea]|ess[ea]|o|a|copo|garrafa|garrafinha|agua)$/;
