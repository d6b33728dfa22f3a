import {
  corrected,
  type Form,
  itemInReach,
  type LoggedMeal,
  plainTokens,
  readerOf,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readMeal, type SaidMeal } from "@/lib/portuguese/terms/meal-words";

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
    ["comi iogurte", "isso foi ontem na janta tá, não hoje"],
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
const DENIES = /(?:^|[, ])nao(?: (?:foi|era|eh))?(?: de)?$/;

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

/** Right after something was moved: another thing goes to the same meal. */
export const ALSO_MOVED: Form = {
  name: "also moved",
  takes: [
    ["almocei macarrão, bife e suco de laranja", "o macarrão foi no almoço de ontem", "o suco também"],
    ["almocei macarrão, bife e suco de laranja", "o macarrão foi na janta", "e o bife também"],
    ["café da manhã: banana, iogurte e pão", "passa a banana pro lanche da manhã", "o iogurte também foi"],
  ],
  leaves: [
    ["almocei macarrão e suco de laranja", "o suco também"],
    ["almocei macarrão e suco de laranja", "o macarrão foi 200 g", "o suco também"],
    ["almocei macarrão e suco", "o macarrão foi na janta", "o suco também era de uva"],
    ["almocei macarrão e suco", "o macarrão foi na janta", "a farofa também"],
  ],
  read(scene) {
    const { phrase, conversation, earlier } = scene;
    const [, named] = ALSO.exec(phrase.line) ?? [];
    const [was, ...others] = (conversation.before ?? []).filter((one) => one.type === "meal");
    if (!named || !was || others.length > 0) return null;
    const meals = [...conversation.last, ...earlier].filter((one) => one.type === "meal");
    const from = meals.find(({ id }) => id === was.id);
    const to = meals.find(
      (one) =>
        (one.kind !== was.kind || one.day !== was.day) &&
        was.items.some((item) => isIn(one, item.foodId) && !(from && isIn(from, item.foodId))),
    );
    if (!from || !to) return null;
    const found = itemInReach(
      { ...scene, conversation: { ...conversation, last: [from] }, earlier: [] },
      plainTokens(phrase).filter(({ word }) => !/^(?:tambem|junto|foi|foram)$/.test(word)),
    );
    if (!found) return null;
    const moved = { kind: to.kind, ...(to.day !== from.day && { day: to.day }) };
    return corrected([{ kind: "move_item", food: found.item.foodId, to: moved }], [from.id]);
  },
};

function isIn({ items }: LoggedMeal, food: string): boolean {
  return items.some(({ foodId }) => foodId === food);
}

const ALSO =
  /^ (?:(?:e|ah|mas|passa|muda) )*[oa]s? ((?:\S+ ){1,4}?)(?:tambem|junto)(?: (?:foi|foram|vai|la))? $/;

/** All of a day, or both of its meals, were of another. */
export const MEALS_TO_DAY: Form = {
  name: "meals to day",
  takes: [
    ["ontem almocei arroz e bife", "ontem jantei sopa", "passa os dois pro sábado"],
    ["ontem almocei arroz e bife e jantei sopa", "muda as duas refeições pra sábado"],
    ["ontem almocei arroz e bife", "ontem jantei sopa", "passa tudo de ontem pra sábado"],
    ["ontem almocei arroz e bife", "ontem jantei sopa", "passa o almoço e a janta pra sábado"],
    ["almocei arroz", "jantei sopa", "o almoço e a janta de hoje foram ontem"],
  ],
  leaves: [
    ["ontem almocei arroz e bife", "passa os dois pro jantar"],
    ["almocei arroz, bife e ovo", "passa os dois pra ontem"],
    ["ontem almocei arroz", "passa tudo de anteontem pra sábado"],
    ["ontem almocei arroz", "passa o almoço e a janta pra sábado"],
    ["almocei arroz", "jantei sopa", "o almoço e a janta foram bons"],
  ],
  read(scene) {
    const { phrase, conversation, earlier, moment } = scene;
    const [, moved, were] = TO_DAY.exec(phrase.line) ?? [];
    const which = moved ?? were;
    if (!which || phrase.asks) return null;
    const days = [
      ...new Set(phrase.core.flatMap((_, at) => readDay(phrase.core, at, moment.today)?.day ?? [])),
    ];
    const to = days.at(-1);
    const near = conversation.last.length > 0 ? conversation.last : earlier;
    const isAll = which.startsWith("tudo");
    const of = days.length > 1 ? days[0] : near[0]?.day;
    if (!to || !of || to === of || to > moment.today || days.length > 2) return null;
    // "tudo pra sábado": what the last message told, and hours later all of the one day there is.
    const isOfLast = conversation.last.length > 0 && conversation.rested !== true;
    if (isAll && days.length === 1 && (isOfLast || earlier.some(({ day }) => day !== of))) return null;
    const entries = [...conversation.last, ...earlier].filter((one) => one.day === of);
    const kinds = phrase.core.flatMap((_, at) => readMeal(phrase.core, at)?.kind ?? []);
    const told = isAll ? entries : bothMeals(conversation.last, entries, kinds);
    return told.length > 0
      ? corrected(
          [{ kind: "day", to }],
          told.map(({ id }) => id),
        )
      : null;
  },
};

/** Two meals: those that are named, those of the last message, or of the day that it told of. */
function bothMeals(
  last: readonly LoggedEntry[],
  ofDay: readonly LoggedEntry[],
  kinds: readonly SaidMeal[],
): LoggedMeal[] {
  const isMeal = (one: LoggedEntry): one is LoggedMeal => one.type === "meal";
  const near = last.filter(isMeal);
  if (kinds.length > 0) {
    const named = ofDay.filter(isMeal).filter(({ kind }) => kinds.includes(kind));
    return kinds.every((kind) => named.some((meal) => meal.kind === kind)) ? named : [];
  }
  const meals = near.length > 1 ? near : ofDay.filter(isMeal);
  // "os dois" of rice and a steak are no meals.
  const isOfItems = near.length === 1 && near[0]?.items.length === 2 && meals.length !== 2;
  return meals.length === 2 && !isOfItems ? meals : [];
}

const DAY_NAME = "(?:o |a )?\\S+(?: feira| passad[oa])?";
const TO_DAY_LEAD = "^ (?:(?:e|ah|opa|ops|mas|na verdade|entao|pode) )*";
const NAMED_MEALS =
  "(?:o|a) (?:almoco|janta|jantar|lanche|cafe(?: da manha)?) e (?:o|a) (?:almoco|janta|jantar|lanche|cafe(?: da manha)?)";
const TO_DAY = new RegExp(
  `${TO_DAY_LEAD}(?:(?:passa|passar|passe|muda|mudar|mude|move|mover|transfere|transferir|joga|jogar|manda|bota|coloca) (os dois|as duas|(?:os|as) (?:dois|duas) (?:refeicoes|almocos|registros)|${NAMED_MEALS}|tudo(?= para)|tudo (?:que (?:eu )?(?:comi|anotei|registrei) )?(?:de |o de )?(?=\\S+ (?:feira )?para)) ?(?:(?:de )?\\S+ (?:feira )?)?(?:refeicoes |registros )?para ${DAY_NAME} |(${NAMED_MEALS}) (?:de (?:ontem|anteontem|hoje) )?(?:foram|foi|eram) (?:n[oa] |de )?${DAY_NAME} (?:e )?(?:nao (?:foi |foram )?(?:hoje|ontem) )?)$`,
);

/** The meal was not of the day that it was told of. */
export const NOT_THAT_DAY: Form = {
  name: "not that day",
  takes: [
    ["domingo almocei fraldinha", "o churrasco não foi domingo, foi sábado. Muda tudo pra sábado"],
    ["domingo almocei fraldinha", "comi uma banana", "o churrasco não foi no domingo, foi no sábado"],
    ["ontem jantei pizza e coca", "a festa não foi ontem, foi sábado, muda tudo"],
    ["sábado fui num rodízio de pizza, comi 6 fatias", "o rodízio foi sexta, não sábado"],
    ["domingo almocei fraldinha", "o churrasco foi no sábado e não no domingo"],
  ],
  leaves: [
    ["domingo almocei fraldinha", "o bolo não foi domingo, foi sábado"],
    ["comi uma banana", "o churrasco foi sábado, não domingo"],
    ["comi uma banana", "o churrasco não foi domingo, foi sábado"],
    ["domingo almocei fraldinha", "o churrasco não foi domingo, foi dia 30"],
  ],
  read({ phrase, conversation, earlier, moment }) {
    const isSo = OCCASION_SO.test(phrase.line);
    if (!isSo && !OCCASION.test(phrase.line)) return null;
    const days = phrase.core.flatMap((_, at) => readDay(phrase.core, at, moment.today)?.day ?? []);
    const [from, to] = isSo ? days.slice(0, 2).reverse() : days;
    if (!from || !to || to === from || to > moment.today || days.some((day) => day !== from && day !== to))
      return null;
    const isThen = (one: LoggedEntry) => one.type === "meal" && one.day === from;
    const last = conversation.last.filter(isThen);
    const meals = last.length > 0 ? last : earlier.filter(isThen);
    return meals.length === 1 ? corrected([{ kind: "day", to }], [meals[0]?.id ?? ""]) : null;
  },
};

const OCCASION =
  /^ (?:(?:ah|opa|ops|eita|e|mas|nao|na verdade|desculpa) )*(?:(?:o|a|esse|essa) )?(?:churrasco|churras|festa|festinha|aniversario|rodizio|casamento|piquenique|confraternizacao|passeio|batizado)(?: d[aeo] \S+)? nao (?:foi|era) (?:no |na |de )?\S+(?: feira)? (?:e sim |mas sim |mas |sim )?(?:(?:foi|era) )?(?:no |na |de )?\S+(?: feira)? (?:(?:e|pode|entao|por favor) )*(?:(?:mud|pass|coloc|troc|transf|jog|mov|bot)\S+ (?:tudo|isso|ele|ela|todos|todas)?(?: isso)?(?: (?:para|no|na)(?: (?:o|a))? \S+(?: feira)?)?(?: por favor)? )?$/;

/** "o rodízio foi sexta, não sábado" */
const OCCASION_SO =
  /^ (?:(?:ah|opa|ops|eita|e|mas|nao|na verdade|desculpa) )*(?:(?:o|a|esse|essa) )?(?:churrasco|churras|festa|festinha|aniversario|rodizio|casamento|piquenique|confraternizacao|passeio|batizado)(?: d[aeo] \S+)? (?:foi|era) (?:na verdade )?(?:no |na |de )?\S+(?: feira)? (?:(?:e|mas) )?nao (?:foi |era )?(?:no |na |de )?\S+(?: feira)? $/;

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
