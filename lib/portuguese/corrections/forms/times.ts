import { corrected, type Form, plainTokens, readerOf } from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { readDay } from "@/lib/portuguese/grammar/days";
import { readMeal } from "@/lib/portuguese/terms/meal-words";

/** A day that is said and mended in one breath: the last one counts. */
export const DAY_MENDED: Form = {
  name: "day mended",
  takes: [
    ["comi iogurte", "isso foi ontem, não, pera, hoje"],
    ["had yogurt", "that was yesterday, no wait, today, sorry"],
  ],
  leaves: [
    ["comi iogurte", "isso foi ontem"],
    ["comi iogurte", "isso foi ontem, hoje comi pão"],
    ["comi iogurte", "esse lanche foi ontem não hoje"],
    ["comi iogurte", "isso foi ontem, e não foi hoje"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const { today } = scene.moment;
    const days = tokens.flatMap((_, at) => {
      const day = readDay(tokens, at, today);
      return day ? [{ ...day, at }] : [];
    });
    const [first, second, ...others] = days;
    if (!first || !second || others.length > 0 || second.day > today || scene.conversation.last.length === 0)
      return null;
    const between = tokens
      .slice(first.next, second.at)
      .map(({ word }) => word)
      .join(" ");
    const { items, amounts } = readPart(readerOf(scene, scene.conversation.last), tokens);
    return MENDS.test(between) && !DENIES.test(between) && items.length + amounts.length === 0
      ? corrected([{ kind: "day", to: second.day }])
      : null;
  },
};

const MENDS =
  /(?:^| )(?:nao|pera|espera|calma|digo|alias|quer dizer|ou melhor|minto|mentira|desculpa)(?: |$)/;

/** "ontem não hoje": the second is only denied; of "ontem não, hoje" and "ontem, não, hoje" it counts. */
const DENIES = /^(?:, )?(?:e )?nao(?: (?:foi|era|eh))?(?: de)?$/;

/** Of what was told of another day there was only so much. */
export const ONLY_THEN: Form = {
  name: "only then",
  takes: [
    ["ontem na janta comi 2 hambúrgueres", "almocei arroz", "ontem foi 1 hamburguer so"],
    ["ontem na janta comi 2 hambúrgueres", "ontem foi só um hambúrguer"],
    ["ontem na janta comi 2 hambúrgueres", "almocei arroz", "ontem na janta foi só 1 hambúrguer"],
  ],
  leaves: [
    ["almocei arroz", "ontem foi 1 pizza só"],
    ["ontem na janta comi 2 hambúrgueres", "ontem foi 1 pizza só"],
    ["ontem na janta comi 2 hambúrgueres", "ontem comi 1 hambúrguer também"],
    ["ontem na janta comi 2 hambúrgueres", "ontem no almoço foi só 1 hambúrguer"],
  ],
  read(scene) {
    const line = scene.phrase.line;
    if (!ONLY_SO_MANY.test(line)) return null;
    const tokens = plainTokens(scene.phrase).filter(({ word }) => !/^(?:so|apenas|somente)$/.test(word));
    const day = readDay(tokens, 0, scene.moment.today)?.day;
    const from = tokens.findIndex(({ word }) => WAS.test(word)) + 1;
    const near = [...scene.conversation.last, ...scene.earlier];
    const kind = tokens.slice(0, from).flatMap((_, at) => readMeal(tokens, at)?.kind ?? [])[0];
    const meals = near.filter(
      (one) => one.type === "meal" && one.day === day && (kind === undefined || one.kind === kind),
    );
    const [said, ...others] = readPart(readerOf(scene, meals), tokens.slice(from)).items;
    if (!said?.amount?.counted || others.length > 0) return null;
    const told = meals.flatMap((meal) => {
      const items = meal.type === "meal" ? meal.items : [];
      const item = itemMeant(said.match.food, calledWords(said), items, false);
      return item ? [{ meal, item }] : [];
    });
    const [one, ...more] = told;
    if (!one || more.length > 0) return null;
    const { quantity, measure, size } = said.amount;
    const to = { quantity, measure, size, said: said.said, assumed: [] };
    return corrected([{ kind: "amount", food: one.item.foodId, from: null, to }], [one.meal.id]);
  },
};

const WAS = /^(?:foi|foram|era|eram|comi|tomei|bebi)$/;
const ONLY_SO_MANY =
  /^ (?:(?:mas|ah|na verdade|e) )*(?:ontem|anteontem)(?: (?:n[oa]|de|a|da) \S+(?: da \S+)?)? (?:foi|foram|era|eram|comi|tomei|bebi) (?:(?:so|apenas|somente) (?:\d+|uma?|dois|duas|tres) (?:\S+ ){1,4}|(?:\d+|uma?|dois|duas|tres) (?:\S+ ){1,4}(?:so|apenas|somente) )$/;

/** A message that drops itself in its end, in English. */
export const NEVER_MIND: Form = {
  name: "never mind",
  takes: [
    ["lunch: rice and beans", "actually the beans were for... nvm"],
    ["lunch: rice and beans", "I had another... never mind"],
  ],
  leaves: [
    ["lunch: rice and beans", "remove the beans"],
    ["almocei arroz e bife", "o bife deixa pra lá"],
  ],
  read({ phrase }) {
    return / \S+.*(?:\.\.\.|…|,|-|\s)\s*(?:nvm|never ?mind|forget it)\W*$/i.test(` ${phrase.text}`)
      ? { ...corrected([]), talk: "ok" }
      : null;
  },
};
