import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Food } from "@/lib/nutrition/foods/food";
import type { Timed, When } from "@/lib/portuguese/meaning/meal-groups";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** From half past nine a fruit or some nuts are no breakfast, and before half past eleven only what is cooked a lunch. @param foods what was eaten */
export function isMorningSnack(
  { kindSaid, kind, day }: Timed,
  { hour: said, period }: When,
  moment: Moment,
  foods: readonly Food[],
): boolean {
  if (day !== moment.today || (period !== null && period !== "now")) return false;
  const hour = said?.hour ?? moment.hour;
  const isLate = !kindSaid && kind === "breakfast" && hour >= LATE_MORNING;
  const isEarly = !kindSaid && kind === "lunch" && hour < EARLY_LUNCH;
  const isLight = (food: Food) =>
    LIGHT.test(food.category) || PACKET.test(food.id) || (isEarly && isNoLunch(food));
  return (isLate || isEarly) && foods.length > 0 && foods.every(isLight);
}

/**
 * A packet of biscuits or a cereal bar well after the usual hour of lunch, and whatever light is had before or after training, is a
 * snack: which one, or null. @param foods what was eaten
 */
export function snackKind(
  { kindSaid, kind, day }: Timed,
  { hour: said, period }: When,
  moment: Moment,
  foods: readonly Food[],
  tokens: readonly Token[],
): MealKind | null {
  if (kindSaid || foods.length === 0 || (period !== null && period !== "now")) return null;
  const hour = said?.hour ?? moment.hour;
  // What is had before an early training is the breakfast, and after a late one the dinner, from the hour on that is told as one's.
  const isBetween = hour >= LATE_MORNING && hour < (said ? DINNER : LATE_TRAINING);
  if (isBetween && foods.every(isLightFood) && tokens.some((_, at) => isOfTraining(tokens, at)))
    return hour < NOON ? "morning_snack" : "afternoon_snack";
  const isLate = kind === "lunch" && day === moment.today && hour >= AFTER_LUNCH;
  const isOfPacket = foods.some(({ id }) => PACKET.test(id)) && foods.every(isLightFood);
  return isLate && isOfPacket ? "afternoon_snack" : null;
}

/** "pré-treino", "depois do treino" */
function isOfTraining(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:treino|treinar|academia)$/.test(wordAt(tokens, at))) return false;
  const [before, first] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  return /^(?:pre|pos)$/.test(before) || (/^d[eoa]$/.test(before) && /^(?:antes|depois)$/.test(first));
}

function isLightFood(food: Food): boolean {
  return LIGHT.test(food.category) || food.category === "eggs" || isNoLunch(food);
}

const [NOON, AFTER_LUNCH, DINNER, LATE_TRAINING] = [12, 13.5, 18.5, 19.5];
const PACKET = /^(?:biscoito|bolacha|club-social|barra-de|barrinha|wafer|cookie|salgadinho)(?:-|$)/;

const LATE_MORNING = 9.5;
const EARLY_LUNCH = 11.5;
const LIGHT = /^(?:fruit|nuts)$/;

function isNoLunch({ category, id }: Food): boolean {
  return SNACKS.test(category) ? !COOKED_SNACK.test(id) : SNACK.test(id);
}

const SNACKS = /^(?:dairy|drinks|sweets|snacks|breads|supplements|fats)$/;
const COOKED_SNACK = /^(?:espetinho|isca|lasanha|calabresa|torresmo)(?:-|$)/;
const SNACK =
  /^(?:mingau|aveia|granola|cereal|sucrilhos|bolo(?!-de-carne)|milho-cozido|pamonha|curau|tapioca|misto-quente|queijo-quente|sanduiche-(?:natural|de-(?:atum|presunto|peito-de-peru))|milk-shake|casquinha|sundae)(?:-|$)/;
