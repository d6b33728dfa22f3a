import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { corrected, type Form, plainTokens, readerOf } from "@/lib/portuguese/corrections/forms/scene";
import { toldAgain } from "@/lib/portuguese/corrections/put-back";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";

/** What was just told was had on another day as well, as much of it or as much as is said; what was told stays as it is. */
export const ALSO_THEN: Form = {
  name: "also then",
  takes: [
    ["lanche da manhã: mix de castanhas 40g", "comi ontem tb, 20g no lanche da tarde"],
    ["lanche da manhã: mix de castanhas 40g", "ontem também comi, 20 g"],
    ["comi 2 ovos", "comi ontem também, 3 ovos"],
    ["comi 2 ovos", "ontem comi tb, mas foi só 1"],
    ["tomei um copo de suco de uva", "tomei ontem também"],
    ["almocei arroz e 2 ovos", "ontem também comi ovo, 1 só"],
  ],
  leaves: [
    ["almocei arroz e 2 ovos", "comi ontem também, 20 g"],
    ["comi 2 ovos", "ontem também comi uma maçã"],
    ["comi 2 ovos", "ontem não comi também"],
    ["comi 2 ovos", "hoje também comi 3"],
    ["comi 2 ovos", "minha filha comeu ontem também"],
  ],
  read(scene) {
    const { phrase, moment, conversation } = scene;
    if (!ALSO.test(phrase.line) || phrase.asks) return null;
    const [meal, ...others] = conversation.last.filter((one) => one.type === "meal");
    if (!meal || others.length > 0) return null;
    const tokens = plainTokens(phrase);
    const { items, amounts, day, meal: at } = readPart(readerOf(scene, [meal]), tokens);
    const [named, ...more] = items;
    const said = named && itemMeant(named.match.food, calledWords(named), meal.items, false);
    const focus = meal.items.find(({ id }) => id === conversation.focus);
    const only = meal.items.length === 1 ? meal.items[0] : focus;
    const item = named ? said : only;
    const isPlain = tokens.every(
      ({ word, kind }, i) =>
        kind !== "word" || AROUND.test(word) || (named && i >= named.match.start && i < named.match.next),
    );
    const amount = named?.amount ?? amounts[0];
    const isSeveral = more.length > 0 || amounts.length > (named?.amount ? 0 : 1);
    if (!item || !isPlain || isSeveral || day?.kind !== "day" || day.to >= meal.day) return null;
    const kind = at?.kind === "meal_kind" ? at.to : meal.kind;
    const had = amount ? soMuch(item, amount) : toldAgain(item);
    const eatenAt = mealTime({ day: day.to, kind }, moment.now, moment.timeZone).eatenAt.toISOString();
    return had
      ? corrected([{ kind: "record", meals: [{ day: day.to, kind, kindSaid: true, eatenAt, items: [had] }] }])
      : null;
  },
};

const ALSO = /^(?=.* (?:ontem|anteontem) )(?=.* tambem )(?!.* (?:nao|nem|igual|mesm[oa]|metade|dobro) )/;
const AROUND =
  /^(?:eu|e|comi|tomei|bebi|tambem|ontem|anteontem|so|que|mas|foi|foram|teve|uns|umas|uma?|dois|duas|tres|quatro|mei[oa]|de|[oa]s?|n[oa]|d[oa]|g|gr|gramas?|ml|mls|l|colher(?:es)?|fatias?|copos?|xicaras?|unidades?|pedacos?|punhados?|conchas?|sopa|cha|almoco|jantar?|cafe|manha|tarde|noite|lanche|ceia|merenda)$/;

function soMuch({ foodId, portion }: LoggedItem, said: SaidAmount): ParsedItem | null {
  const food = findFood(foodId);
  if (!food) return null;
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  const measure = said.measure ?? (portion && !("said" in portion) ? portion.measure : null);
  const amount = { ...ONE, ...said, measure };
  return weighItem({ match, amount, ignored: [], said: food.name });
}
