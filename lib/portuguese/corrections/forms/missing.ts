import { HOUR_MS } from "@/lib/durations";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit } from "@/lib/nutrition/foods/measures";
import {
  corrected,
  type Form,
  mealsInReach,
  plainTokens,
  readerOf,
} from "@/lib/portuguese/corrections/forms/scene";
import { correctionSaid, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";

/** So much of something was forgotten of the meal that was told last. */
export const WAS_MISSING: Form = {
  name: "was missing",
  takes: [
    ["almocei arroz 150 g e frango 180 g", "faltou batata 100g"],
    ["ceia: iogurte e uma banana", "faltou 10g de mel"],
    ["almocei arroz e salada", "esqueci do azeite, 1 colher de chá"],
  ],
  leaves: [
    ["almocei arroz", "faltou só 200 ml de água"],
    ["almocei arroz 150 g", "faltou 50 g de arroz"],
    ["almocei arroz", "ontem faltou 100 g de batata"],
    ["comi 3 esfihas de carne", "esqueci, dei uma de queijo pro meu filho"],
  ],
  read({ phrase, moment, conversation, ...rest }) {
    const tokens = phrase.core.filter(({ kind }) => kind !== "emoji" && kind !== "break");
    const at = tokens.findIndex(({ word }) => /^(?:faltou|faltaram|esqueci)$/.test(word));
    const meal = conversation.last.findLast((one) => one.type === "meal");
    if (/ (?:ontem|anteontem) /.test(phrase.line)) return null;
    if (at < 0 || at > 1 || meal?.type !== "meal" || tokens.some(({ word }) => OTHERWISE.test(word)))
      return null;
    if (moment.now.getTime() - Date.parse(meal.eatenAt) > LATEST_MS) return null;
    const reader = readerOf({ phrase, moment, conversation, ...rest }, [meal]);
    const { items, amounts, meal: kind, day, hour } = readPart(reader, tokens.slice(at + 1));
    const [only] = items;
    const [much] = amounts;
    if (items.length === 1 && only && !only.amount && amounts.length === 1 && much?.counted)
      only.amount = much;
    else if (amounts.length > 0) return null;
    const isTold = items.some(
      ({ match }) => match.food.id === WATER_ID || meal.items.some(({ foodId }) => foodId === match.food.id),
    );
    if (items.length === 0 || isTold || kind || day || hour || !items.every(({ amount }) => amount?.counted))
      return null;
    return corrected([{ kind: "add", items: items.map(weighItem), mealId: meal.id }], [meal.id]);
  },
};

/** "esqueci, dei uma pro meu filho": something else was forgotten. */
const OTHERWISE =
  /^(?:dei|para|nao|nem|que|comi|tomei|bebi|foi|era|tirei|deixei|sobrou|so|quem|meta|antes|depois|tinha|comido|tomado|bebido)$/;
const LATEST_MS = 3 * HOUR_MS;

const ANIMALS: Readonly<Record<string, string>> = {
  frango: "poultry",
  galinha: "poultry",
  peixe: "fish",
  carne: "meat",
};

/** How much there was of a cut, called by its animal. */
export const BY_ITS_ANIMAL: Form = {
  name: "by its animal",
  takes: [
    ["almocei arroz 150 g e sobrecoxa 170 g", "o frango era 180"],
    ["jantei tilápia e salada", "o peixe foi 150 g"],
    ["almocei arroz e patinho 100 g", "a carne deu 120"],
  ],
  leaves: [
    ["almocei arroz", "o frango era 180"],
    ["almocei coxa de frango e sobrecoxa", "o frango era 180"],
    ["almocei arroz e sobrecoxa", "o frango era frito"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase).filter(
      ({ word }) => !/^(?:so|uns|umas|de|na|verdade|,)$/.test(word),
    );
    const category = ANIMALS[wordAt(tokens, 1)];
    const [amount] = readAmounts(tokens, 3);
    if (!/^(?:o|a)$/.test(wordAt(tokens, 0)) || !category || !IS.test(wordAt(tokens, 2))) return null;
    if (!amount?.counted || amount.next < tokens.length) return null;
    const of = (id: string) => findFood(id)?.category === category;
    const meal = mealsInReach(scene).find(({ items }) => items.some(({ foodId }) => of(foodId)));
    const [item, ...others] = meal?.items.filter(({ foodId }) => of(foodId)) ?? [];
    if (!meal || !item || others.length > 0) return null;
    const said = amountFor(amount, correctionSaid(readerOf(scene, [meal]), tokens));
    const isWeight = said.measure === null && said.quantity >= FEWEST_GRAMS;
    if (!isWeight && !isUnit(said.measure)) return null;
    const to = isWeight ? { ...said, measure: "g" as const } : said;
    return corrected([{ kind: "amount", food: item.foodId, from: null, to }], [meal.id]);
  },
};

const IS = /^(?:era|foi|deu|pesou|tinha|eram|foram)$/;
const FEWEST_GRAMS = 20;
