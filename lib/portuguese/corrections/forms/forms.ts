import { ALL_MOVED } from "@/lib/portuguese/corrections/forms/all-moved";
import { ALSO_THEN } from "@/lib/portuguese/corrections/forms/also-then";
import {
  BARE_PIECES,
  NAMED_WITH_SIZE,
  ONLY_SO_MANY,
  SHARED_BUT_ONE,
  WAS_JUST_SO,
} from "@/lib/portuguese/corrections/forms/amounts";
import { ANOTHERS_PORTION, MINE_BESIDE_ANOTHERS } from "@/lib/portuguese/corrections/forms/anothers";
import {
  LAST_NAMED_OUT,
  OF_THE_COUNTED,
  TIMES_ALL,
  WEIGHED_ALONE,
} from "@/lib/portuguese/corrections/forms/ellipsis";
import { NUTRIENT_TOLD } from "@/lib/portuguese/corrections/forms/figures";
import { FILLING_WAS } from "@/lib/portuguese/corrections/forms/fillings";
import {
  EACH_GLASS_HELD,
  GLASS_NOT_DRUNK,
  VESSEL_WAS,
  WATER_WAS,
} from "@/lib/portuguese/corrections/forms/glasses";
import { ASKED_BACK, INSTEAD_OF_GONE, STAYS_GONE } from "@/lib/portuguese/corrections/forms/gone";
import { PUT_INSTEAD } from "@/lib/portuguese/corrections/forms/instead";
import { KEPT_ALONE } from "@/lib/portuguese/corrections/forms/kept-alone";
import { KIND_WAS, WITH_SUGAR } from "@/lib/portuguese/corrections/forms/kind-was";
import {
  VESSELS_WERE,
  WATER_OF_DAY,
  WATER_OF_POURED,
  WATER_WAS_NOT,
} from "@/lib/portuguese/corrections/forms/last-water";
import { MADE_WITH } from "@/lib/portuguese/corrections/forms/made-with";
import { BY_ITS_ANIMAL, WAS_MISSING } from "@/lib/portuguese/corrections/forms/missing";
import { HALF_OF_ONE, LEFT_OF_COUNTED } from "@/lib/portuguese/corrections/forms/one-of-several";
import { PART_WAS } from "@/lib/portuguese/corrections/forms/part-was";
import {
  COMES_IN_DISH,
  HELD_OTHER,
  LESS_SEASONING,
  SMALL_AND_WITHOUT,
} from "@/lib/portuguese/corrections/forms/parts";
import {
  HAD_BY_ANOTHER,
  NAMED_NOT_EATEN,
  ONE_MEAL_OUT,
  ONLY_COOKED,
  TOLD_TWICE,
} from "@/lib/portuguese/corrections/forms/removals";
import { SAME_AMOUNT } from "@/lib/portuguese/corrections/forms/same-amount";
import { THE_SANDWICH } from "@/lib/portuguese/corrections/forms/sandwich";
import type { Form, Formed, Scene } from "@/lib/portuguese/corrections/forms/scene";
import { OTHER_SPOON } from "@/lib/portuguese/corrections/forms/spoons";
import { SEASONED_WITH, SPREAD_WAS } from "@/lib/portuguese/corrections/forms/spreads";
import { OF_HOUR_OUT, OUT_OF_DAY } from "@/lib/portuguese/corrections/forms/then-out";
import {
  ALSO_MOVED,
  DAY_MENDED,
  MEALS_TO_DAY,
  NEVER_MIND,
  NOT_THAT_DAY,
  ONLY_THEN,
} from "@/lib/portuguese/corrections/forms/times";
import {
  WAS_THE_GOAL,
  WATER_BY_PLACE,
  WATER_IN_ALL,
  WATER_LEFT,
  WATER_TAKEN_BACK,
} from "@/lib/portuguese/corrections/forms/waters";

/** First to last: the first that takes a message has it. */
export const FORMS: readonly Form[] = [
  NEVER_MIND,
  ALSO_THEN,
  ALL_MOVED,
  DAY_MENDED,
  ONLY_THEN,
  ALSO_MOVED,
  MEALS_TO_DAY,
  NOT_THAT_DAY,
  GLASS_NOT_DRUNK,
  HALF_OF_ONE,
  LEFT_OF_COUNTED,
  WATER_TAKEN_BACK,
  WATER_IN_ALL,
  WATER_BY_PLACE,
  WATER_LEFT,
  WATER_WAS,
  WATER_WAS_NOT,
  WATER_OF_POURED,
  WATER_OF_DAY,
  EACH_GLASS_HELD,
  VESSEL_WAS,
  VESSELS_WERE,
  WAS_THE_GOAL,
  NUTRIENT_TOLD,
  OTHER_SPOON,
  OF_HOUR_OUT,
  OUT_OF_DAY,
  ONE_MEAL_OUT,
  ONLY_COOKED,
  TOLD_TWICE,
  NAMED_NOT_EATEN,
  HAD_BY_ANOTHER,
  ANOTHERS_PORTION,
  MINE_BESIDE_ANOTHERS,
  SAME_AMOUNT,
  PUT_INSTEAD,
  INSTEAD_OF_GONE,
  ASKED_BACK,
  STAYS_GONE,
  KEPT_ALONE,
  THE_SANDWICH,
  SHARED_BUT_ONE,
  LESS_SEASONING,
  COMES_IN_DISH,
  SMALL_AND_WITHOUT,
  FILLING_WAS,
  PART_WAS,
  KIND_WAS,
  WITH_SUGAR,
  HELD_OTHER,
  ONLY_SO_MANY,
  BARE_PIECES,
  NAMED_WITH_SIZE,
  WAS_JUST_SO,
  WAS_MISSING,
  BY_ITS_ANIMAL,
  SPREAD_WAS,
  SEASONED_WITH,
  MADE_WITH,
  TIMES_ALL,
  LAST_NAMED_OUT,
  OF_THE_COUNTED,
  WEIGHED_ALONE,
];

/** What the message does, where it has one of these forms; null where it has none. */
export function readForm(scene: Scene): Formed | null {
  const { phrase } = scene;
  if (phrase.asks || phrase.words > LONGEST) return null;
  for (const form of FORMS) {
    const found = form.read(scene);
    if (found) return found;
  }
  return null;
}

/** Longer messages tell a story. */
const LONGEST = 24;
