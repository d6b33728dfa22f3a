import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { mealOfPeriod } from "@/lib/portuguese/terms/hours";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What goes on with what was just told. */
const GOES_ON = /^\s*(?:e|a[ií]|depois)(?:,| )\s*(?:depois |a[ií] )?/iu;

/**
 * "e no jantar um pedaço de pizza", after yesterday's lunch: that day's dinner, as if it said so; null where the day is said, where
 * it may as well be today's, or where nothing of an earlier day was just told.
 */
export function ofThatDay(
  { text, core, asks }: Phrase,
  { last }: ConversationState,
  { today, hour }: Moment,
): string | null {
  const told = last.findLast((entry) => entry.type === "meal");
  if (asks || told?.type !== "meal" || told.day >= today) return null;
  const elements = readElements(core, today, new Set());
  if (elements.some(({ type }) => /^(?:day|hour|negation|plan|other_person)$/.test(type))) return null;
  const foods = elements.flatMap((one) => (one.type === "food" ? [one.match.food.id] : []));
  if (foods.length === 0) return null;
  // "à noite jantei" says twice which it was.
  const kinds = elements.flatMap((one): (MealKind | null)[] => {
    if (one.type === "meal") return [one.kind === "snack" ? "afternoon_snack" : one.kind];
    if (one.type !== "period") return [];
    return [one.period === "now" ? null : mealOfPeriod(one.period)];
  });
  const [kind, ...others] = new Set(kinds);
  const isTold = told.items.some(({ foodId }) => foods.includes(foodId));
  if (kinds.length === 0 && !isTold && OF_THAT_MEAL.test(text))
    return `${nameOf(told.day, today)} ${AT_MEAL[told.kind]} ${text.replace(GOES_ON, "")}`;
  if (!kind || others.length > 0) return null;
  const isAhead = placeOf(mealKindAt(hour)) < placeOf(kind);
  const isLater = placeOf(kind) > placeOf(told.kind);
  // "e 1 lata de cerveja no almoço também", after Saturday's lunch
  const isThere = kind === told.kind && TOO.test(text);
  return isAhead || isThere || (isLater && GOES_ON.test(text))
    ? `${nameOf(told.day, today)} ${text.replace(GOES_ON, "")}`
    : null;
}

/** "de sobremesa comi goiabada", "lá teve pudim": of the meal that was just told, and where it was. */
const OF_THAT_MEAL =
  /^\s*(?:(?:e|ah|a[ií]|depois),? )*(?:(?:de|na) sobremesa (?:l[áa] )?(?:eu )?(?:ainda |tamb[ée]m )?(?:comi|peguei|tomei|l[áa])|(?:a )?sobremesa (?:l[áa] )?foi)(?!\p{L})|^\s*(?:(?:e|ah|a[ií]|depois),? )*(?:l[áa] (?:eu )?(?:ainda |tamb[ée]m )?(?:comi|tomei|bebi|peguei)|(?:comi|tomei|bebi|peguei) [^,.;!?\n]{3,40} l[áa](?: tamb[ée]m)?\s*[.!]*$)/iu;
const TOO = /(?<!\p{L})(?:tamb[ée]m|tbm?)(?!\p{L})/iu;

/** What is eaten today beside what was told of another day. */
const OF_TODAY =
  /^\s*(?:(?:e|mas|j[áa]|a[ií]),? )*(?:hoje|hj),? (?:(?:foi|foram|comi|s[óo]|de novo|tamb[ée]m|tbm) )*(?=(?:\d|uma?|dois|duas|tr[êe]s|mei[oa])(?!\p{L}))/iu;

/** "hoje não tomei vinho", "hoje não foi pizza, foi sopa" */
const NOT_TODAY =
  /^\s*(?:(?:e|mas|j[áa]),? )*(?:hoje|hj),? (?:eu )?n(?:[ãa]o)? (?:foi|teve|tinha|comi|tomei|bebi)(?!\p{L})/iu;

const BUT = /^[^,;\n]{3,60}[,;] (?:(?:e|mas) )?(?:sim )?(?:foi|comi|teve|tomei) (.{3,})$/isu;

/** "e hj 120g de panqueca sem mel", after yesterday's: eaten today, and nothing of that; null where today's was told, too. */
export function ofToday(
  { text, core, asks }: Phrase,
  { last }: ConversationState,
  earlier: readonly LoggedEntry[],
  { today, hour }: Moment,
): string | null {
  const lead = OF_TODAY.exec(text);
  const isDenied = NOT_TODAY.test(text);
  if (asks || !(lead || isDenied) || last.length === 0) return null;
  if (!last.every((entry) => entry.type === "meal" && entry.day < today)) return null;
  const elements = readElements(core, today, new Set());
  const foods = elements.flatMap((one) => (one.type === "food" ? [one.match.food.id] : []));
  const isTold = earlier.some(
    (one) =>
      one.type === "meal" && one.day === today && one.items.some(({ foodId }) => foods.includes(foodId)),
  );
  if (foods.length === 0 || isTold) return null;
  const eaten = lead ? text.slice(lead[0].length) : BUT.exec(text)?.[1];
  if (!eaten) return text;
  // "e hj só um caldo", late at night, after yesterday's dinner: today's.
  const [kind, ...others] = new Set(last.flatMap((one) => (one.type === "meal" ? [one.kind] : [])));
  const isNamed = elements.some(({ type }) => /^(?:meal|hour|period)$/.test(type));
  const isThen = kind && others.length === 0 && !isNamed && placeOf(kind) <= placeOf(mealKindAt(hour));
  return `hoje ${isThen ? `${AT_MEAL[kind]} ` : ""}comi ${eaten}`;
}

const AT_MEAL: Readonly<Record<MealKind, string>> = {
  breakfast: "no café da manhã",
  morning_snack: "no lanche da manhã",
  lunch: "no almoço",
  afternoon_snack: "no lanche da tarde",
  dinner: "no jantar",
  supper: "na ceia",
};

function placeOf(kind: MealKind): number {
  return MEAL_KINDS.indexOf(kind);
}

function nameOf(day: Day, today: Day): string {
  if (day === addDays(today, -1)) return "ontem";
  const [, month, date] = day.split("-");
  return `${date}/${month}`;
}
