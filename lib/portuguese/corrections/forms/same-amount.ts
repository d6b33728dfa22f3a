import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit } from "@/lib/nutrition/foods/measures";
import {
  corrected,
  type Form,
  type LoggedMeal,
  mealsInReach,
  plainTokens,
} from "@/lib/portuguese/corrections/forms/scene";
import { readCorrections } from "@/lib/portuguese/corrections/read-corrections";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountOf, keptAmount } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";

/** What it was instead, and as much of it as of what was told. */
export const SAME_AMOUNT: Form = {
  name: "same amount",
  takes: [
    ["almocei arroz e 145g de frango", "opa, o filé do almoço era tilápia e não frango. mesmo peso"],
    ["almocei arroz e um peito de frango", "não era frango, era tilápia, mesmo peso"],
    ["almocei arroz e 145g de frango", "era tilápia, não frango. o peso é o mesmo"],
    ["200 ml de suco de uva", "o suco era de laranja, mesma quantidade"],
    ["almocei arroz e 90g de carne", "troca a carne por frango, na mesma quantidade"],
    ["1 concha de lentilha e carne", "troca a lentilha por ervilha, mesma concha"],
    ["200 ml de suco de uva", "o suco era de laranja, no mesmo copo"],
  ],
  leaves: [
    ["almocei arroz e 145g de frango", "comi a mesma quantidade de arroz"],
    ["almocei arroz e 145g de frango", "mesmo peso"],
    ["1 concha de lentilha", "mais ervilha, na mesma concha"],
    ["almocei arroz e 145g de frango", "o frango era tilápia"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const said = tokens.map(({ word }) => word);
    const from = said.findIndex((_, at) => at > 2 && SAME.test(said.slice(at).join(" ")));
    if (from < 0) return null;
    const head = tokens.slice(0, from);
    const meals = mealsInReach(scene);
    const clause = phraseOfClause(scene.phrase, head);
    const { corrections } = readCorrections(clause, { last: meals }, scene.moment);
    const [replace, ...others] = corrections;
    if (replace?.kind !== "replace" || others.length > 0) return null;
    return asMuch(meals, replace, said.slice(from).includes("peso"));
  },
};

type Replace = Extract<Correction, { kind: "replace" }>;

function asMuch(meals: readonly LoggedMeal[], replace: Replace, byWeight: boolean) {
  const item = loggedItems(meals).find(({ foodId }) => foodId === replace.from);
  const food = findFood(replace.to.foodId);
  if (!item || !food) return null;
  const kept = byWeight ? ownWeight(item) : (keptAmount(item, food) ?? ownWeight(item));
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  const to = weighItem({ match, amount: kept, ignored: [], said: replace.to.said });
  const meal = meals.find(({ items }) => items.includes(item));
  return corrected([{ ...replace, to }], meal && [meal.id]);
}

/** As it was measured, else in grams. */
function ownWeight(item: LoggedItem): SaidAmount {
  const amount = amountOf(item);
  if (amount && isUnit(amount.measure)) return amount;
  return {
    ...ONE,
    quantity: Math.round(item.grams),
    measure: "g",
    household: null,
    literal: true,
    counted: true,
  };
}

/** "a mesma concha" of it */
const VESSEL =
  "(?:conchas?|colher(?:es)?|pratos?|copos?|canecas?|xicaras?|tacas?|tigelas?|fatias?|pedacos?|potes?|escumadeiras?|pegador(?:es)?|latas?|garrafas?)";
const SAME = new RegExp(
  `^(?:[,.;] )?(?:(?:e|mas|com|n?[oa]|em|foi|era) )*(?:mesm[oa] (?:peso|quantidade|porcao|gramagem|tanto|medida)|mesm[oa]s? ${VESSEL}|(?:o peso|a quantidade|a porcao|o tanto) (?:eh|era|foi|continua|fica|ficou|e) (?:[oa] mesm[oa]|igual|a mesma coisa))(?: (?:mesmo|viu|tambem))* ?[.!]*$`,
);
