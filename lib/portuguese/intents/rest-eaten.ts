import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import {
  type ConversationState,
  type LoggedEntry,
  type LoggedItem,
  shareEaten,
} from "@/lib/portuguese/meaning/conversation";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "jantei a outra metade", "comi o resto do frango agora", "jantei o pedaço que sobrou da omelete e uma fatia de pão" */
const REST =
  /^ (?:(?:e|ai|ja|agora|depois|mais tarde|de noite|a noite) )*(?:eu )?(jantei|almocei|lanchei|comi|tomei|bebi|terminei|acabei com|matei) (?:agora |so |finalmente )?(?:com )?[oa]s? (?:outr[oa](?: (?:metade|meio|parte|pedaco))?|resto|restinho|restante|sobras?|(?:(?:metade|parte|pedaco|terco) )?(?:d[aeo] \S+ )?que (?:tinha )?(?:sobrou|sobrado|restou|ficou|faltava|guardei|guardado))(?: d[aeo] (\S+(?: d[eao] \S+)?)| que (?:eu )?(?:tinha )?(?:guardei|guardado|sobrou|deixei|deixado))?((?: (?:agora|hoje|tambem|depois|de noite|a noite|na janta|no jantar|mais tarde|no lanche|de tarde|a tarde))*)((?: (?:e|com|mais) (?!(?:fiquei|dormi|fui)).*)?)(?: sem (?:\S+ ){0,2}(?:dessa|desta) vez)? $/;

/** "comi o frango da marmita agora com um pão", after it was taken out of lunch for later */
const KEPT =
  /^ (?:(?:e|ai|ja|agora|depois|mais tarde|de noite|a noite) )*(?:eu )?(jantei|almocei|lanchei|comi) (?:agora )?[oa]s? (\S+) (?:agora|d[aeo] (?:marmita|almoco|cafe|lanche|janta)|que (?:eu )?(?:tinha )?(?:deixei|guardei|tirei|guardado|deixado))((?: (?:agora|hoje|de noite|a noite|na janta|no jantar|no lanche|de tarde|a tarde))*)((?: (?:e|com|mais) .*)?) $/;

const MEAL_OF: Readonly<Record<string, MealKind>> = {
  jantei: "dinner",
  almocei: "lunch",
  lanchei: "afternoon_snack",
};
const BOX = /^(?:marmit|quentinh|prato|comida|almoco|pf)/;

/** The message with what was left of an earlier meal by its name and amount, where it is eaten at another time; null where nothing was. */
export function restEaten(
  phrase: Phrase,
  { last, rested, left = [], removed = [] }: ConversationState,
  earlier: readonly LoggedEntry[],
): string | null {
  const match = phrase.asks ? null : REST.exec(phrase.line);
  const kept = phrase.asks || match ? null : KEPT.exec(phrase.line);
  const [, ate = "", of, then = "", beside = ""] = kept ?? [];
  const out = of
    ? itemsLeft(
        removed.filter((entry) => entry.type === "meal"),
        of,
        [],
      )
    : [];
  if (out[0]) return `${ate} ${Math.round(out[0].grams)} g de ${out[0].name.toLowerCase()}${then}${beside}`;
  if (!match) return null;
  const [, verb = "", named, when = "", more = ""] = match;
  const meals = [...last, ...earlier].filter((entry) => entry.type === "meal");
  const kind = MEAL_OF[verb];
  const isLater = rested === true || (kind !== undefined && meals[0] !== undefined && meals[0].kind !== kind);
  const items = isLater ? itemsLeft(meals, named, left) : [];
  if (items.length === 0) return null;
  const told = items.map((item) => `${gramsLeft(item, left)} g de ${item.name.toLowerCase()}`);
  return `${verb} ${told.join(", ")}${when}${more}`;
}

/** What is named, all of a lunch box, or the one thing of which a part was eaten. */
function itemsLeft(
  meals: readonly (LoggedEntry & { type: "meal" })[],
  named: string | undefined,
  left: ConversationState["left"] & {},
): readonly LoggedItem[] {
  const all = meals.flatMap(({ items }) => items);
  if (named && BOX.test(named))
    return meals.find(({ items }) => items.some((one) => shareEaten(one, left) < 1))?.items ?? [];
  const food = named ? foodAt(tokenise(named), 0, false) : null;
  if (named) return food ? [itemMeant(food.food, [food.called], all, false) ?? []].flat() : [];
  const halved = all.filter((one) => shareEaten(one, left) < 1);
  const newest = meals[0]?.items ?? [];
  if (halved.length > 0) return halved.slice(0, 1);
  return newest.length === 1 ? newest : [];
}

/** As much as makes it whole; of what was not told to be a share as much again. */
function gramsLeft(item: LoggedItem, left: ConversationState["left"] & {}): number {
  const share = shareEaten(item, left);
  return Math.max(1, Math.round(share < 1 ? item.grams * (1 / share - 1) : item.grams));
}
