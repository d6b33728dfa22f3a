import {
  corrected,
  type Form,
  type LoggedMeal,
  plainTokens,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { hourForMeal, readHour } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { momentOf } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What was told of another day goes, wherever the day and the order stand and whatever the reason is. */
export const OUT_OF_DAY: Form = {
  name: "out of day",
  takes: [
    ["ontem comi uma fatia de pudim", "jantei sopa", "tire o pudim de ontem"],
    [
      "ontem almocei arroz e batata palha",
      "almocei ovos",
      "De ontem, tire a batata-palha, porque não pus no prato",
    ],
    ["ontem almocei arroz e bife", "jantei sopa", "do almoço de ontem tira o bife, que eu não comi"],
    [
      "ontem comi pudim",
      "jantei sopa",
      "Sobre o pudim de ontem, tire, por favor: quem comeu foi a minha irmã",
    ],
    ["ontem comi pudim", "jantei sopa", "o pudim de ontem pode apagar, eu só servi"],
    ["ontem almocei arroz, bife e suco", "jantei sopa", "apaga o bife e o suco de ontem"],
    ["ontem almocei arroz e bife", "almocei ovos", "tira o almoço de ontem"],
  ],
  leaves: [
    ["almocei arroz e bife", "tira o bife de ontem"],
    ["ontem almocei arroz e bife", "almocei ovos", "tira o bife de ontem, foi frango"],
    ["ontem almocei arroz e bife", "almocei ovos", "tira o bife de ontem e põe frango"],
    ["ontem comi 2 bifes", "almocei ovos", "tira 1 bife de ontem"],
    ["ontem almocei bife", "ontem jantei bife", "almocei ovos", "tira o bife de ontem"],
    ["ontem almocei arroz e bife", "almocei ovos", "tira a janta de ontem"],
    ["ontem almocei arroz e bife", "almocei ovos", "não tira o bife de ontem"],
    ["ontem almocei bife com molho", "almocei ovos", "tira o sal do bife de ontem"],
  ],
  read(scene) {
    const { moment, phrase, conversation, earlier } = scene;
    const said = THEN.test(phrase.line) ? orderOf(plainTokens(phrase), moment.today) : null;
    if (!said || said.behind.some(({ word, kind }) => kind === "number" || OTHERWISE.test(word))) return null;
    const meals = [...conversation.last, ...earlier].filter(
      (one): one is LoggedMeal => one.type === "meal" && one.day === said.day,
    );
    const reader = readerOf(scene, meals);
    const { items, amounts, meal } = readPart(reader, said.named);
    const kind = said.kind ?? (meal?.kind === "meal_kind" ? meal.to : null);
    const among = kind ? meals.filter((one) => one.kind === kind) : meals;
    const isCounted = amounts.length > 0 || items.some(({ amount }) => amount?.counted);
    const isAll = said.named.every(
      ({ kind, word }, at) =>
        kind === "mark" ||
        AROUND.test(word) ||
        items.some(({ match }) => at >= match.start && at < match.next),
    );
    const [only, ...more] = among;
    if (kind && !said.kind && only && more.length === 0 && isMealAlone(said.named))
      return corrected([{ kind: "remove_meal", meal: kind, day: only.day, id: only.id }]);
    if (items.length === 0 || isCounted || !isAll) return null;
    const holding = among.filter((one) =>
      items.every((named) => itemMeant(named.match.food, calledWords(named), one.items, false)),
    );
    const [one, ...others] = holding;
    if (!one || others.length > 0) return null;
    const out = items.flatMap(
      (named) => itemMeant(named.match.food, calledWords(named), one.items, false) ?? [],
    );
    // "tira o bife de ontem, foi frango", "tira o bife de ontem e o arroz"
    const isMore = readPart(reader, said.behind).items.some(
      (also) => !itemMeant(also.match.food, calledWords(also), out, false),
    );
    if (isMore) return null;
    return out.length === one.items.length && out.length > 1
      ? corrected([{ kind: "remove_meal", meal: one.kind, day: one.day, id: one.id }])
      : corrected([removal(out)], [one.id]);
  },
};

/** "o almoço", and nothing in it. */
function isMealAlone(tokens: readonly Token[]): boolean {
  const at = isArticle(wordAt(tokens, 0)) ? 1 : 0;
  return wordAt(tokens, at) !== "cafe" && readMeal(tokens, at)?.next === tokens.length;
}

const THEN = / (?:ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo) /;
const AROUND = /^(?:[oae]|os|as|aquel[ea]s?|tambem|mais|por favor|favor|por)$/;
/** Says what was there instead, or does something besides. */
const OTHERWISE =
  /^(?:poe|ponha|bota|coloca|coloque|troca|troque|muda|mude|lugar|vez|inves|era|eram|amanha|adiciona|inclui|acrescenta|passa|metade|meio|meia)$/;
const WHY = /^(?:porque|pois|que|quem|nao|eu|nem|ja)$/;

type Order = {
  day: string;
  kind: LoggedMeal["kind"] | null;
  named: readonly Token[];
  behind: readonly Token[];
};

/** The day, the names and what follows them in "de ontem, tire o pão", "tira o pão de ontem", "o pão de ontem tira"; null where no order stands there. */
function orderOf(tokens: readonly Token[], today: string): Order | null {
  const verb = tokens.findIndex(({ word }) => isTakeAway(word));
  if (verb < 0 || /^(?:nao|sem|nem)$/.test(wordAt(tokens, verb - 1))) return null;
  const at = tokens.findIndex(
    ({ word }, i) => i > 0 && /^d(?:e|o|a)$/.test(wordAt(tokens, i - 1)) && DAYS.test(word),
  );
  const day = at < 0 ? null : readDay(tokens, at, today);
  if (!day || day.day >= today || at > FAR) return null;
  const begins = tokens.findIndex(({ word }) => !/^(?:sobre|quanto|quanta|ao|a|respeito|d[aeo])$/.test(word));
  // "do almoço de ontem, …"
  const meal = /^(?:d[oa]|n[oa])$/.test(wordAt(tokens, 0)) ? readMeal(tokens, 1) : null;
  const kind = meal && meal.kind !== "snack" ? meal.kind : null;
  if (at < verb && (at === 1 || meal?.next === at - 1)) {
    const end = tokens.findIndex(
      ({ word, kind }, i) => i > verb && (WHY.test(word) || isEnd(tokens, i, kind)),
    );
    const until = end < 0 ? tokens.length : end;
    return { day: day.day, kind, named: tokens.slice(verb + 1, until), behind: tokens.slice(until) };
  }
  const from = verb < at ? verb + 1 : Math.max(0, begins - (isArticle(wordAt(tokens, begins - 1)) ? 1 : 0));
  const named = ofMeal(tokens.slice(from, at - 1));
  const behind = tokens.slice(verb < at ? day.next : verb + 1);
  const between = verb < at ? [] : tokens.slice(day.next, verb);
  if (between.some(({ kind, word }) => kind === "word" && !POLITE.test(word))) return null;
  return { day: day.day, ...named, behind };
}

const isArticle = (word: string) => /^(?:a|o)$/.test(word);
const POLITE =
  /^(?:por|favor|gentileza|pode|podes|poderia|voce|vc|pfv|por|obsequio|eu|quero|queria|preciso|gostaria|de|que|tambem)$/;
const FAR = 9;
const DAYS = /^(?:ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)$/;

function isEnd(tokens: readonly Token[], at: number, kind: Token["kind"]): boolean {
  return kind === "mark" && !(wordAt(tokens, at) === "," && /^[oa]s?$/.test(wordAt(tokens, at + 1)));
}

/** "o pão do café": of that meal. */
function ofMeal(tokens: readonly Token[]): Pick<Order, "kind" | "named"> {
  const at = tokens.findIndex(({ word }, i) => i > 0 && /^d[oa]$/.test(word) && readMeal(tokens, i + 1));
  const meal = at < 0 ? null : readMeal(tokens, at + 1);
  if (!meal || meal.next < tokens.length) return { kind: null, named: tokens };
  return { kind: meal.kind === "snack" ? null : meal.kind, named: tokens.slice(0, at) };
}

/** The coffee or the snack of some hour goes, and nothing that was had at another. */
export const OF_HOUR_OUT: Form = {
  name: "of hour out",
  takes: [
    ["às 12h comi um pão de batata e tomei um café", "comi uma coxinha", "apaga o café do meio dia"],
    [
      "às 12h comi pão e tomei café",
      "comi uma coxinha",
      "O café das 12h, por gentileza, retire; quem tomou foi ela",
    ],
    ["café da manhã às 7h: pão e café", "tomei um café", "apaga o café das 7"],
    ["às 10h comi uma banana de lanche", "às 11h comi uma maçã de lanche", "apaga o lanche das 10"],
  ],
  leaves: [
    ["comi um pão", "comi uma coxinha", "apaga o café das três"],
    ["às 12h comi pão e tomei café", "o café do meio dia foi bom"],
    ["às 10h comi banana e iogurte de lanche", "tira a banana do lanche das 10"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const at = tokens.findIndex(
      ({ word }, i) => OF_HOUR.test(word) && /^(?:o|aquele|esse)$/.test(wordAt(tokens, i - 1)),
    );
    const isOut = tokens.some(({ word }) => isTakeAway(word)) && !scene.phrase.asks;
    const isLed = /^d(?:as?|o)$/.test(wordAt(tokens, at + 1));
    const said = isOut && isLed ? (readHour(tokens, at + 2) ?? readHour(tokens, at + 1)) : null;
    if (at < 1 || !said) return null;
    const then = mealsAt(scene, said);
    const isSnack = wordAt(tokens, at) !== "cafe";
    const isDrunk = / (?:tom(?:ou|ei)|beb(?:eu|i)) /.test(scene.phrase.line);
    const whole = then.filter(({ kind }) => (isSnack ? SNACKS.has(kind) : kind === "breakfast" && !isDrunk));
    const [meal, ...more] = whole;
    if (meal && more.length === 0)
      return corrected([{ kind: "remove_meal", meal: meal.kind, day: meal.day, id: meal.id }]);
    const coffees = then.flatMap((one) => {
      const item = one.items.find(({ foodId }) => foodId.split("-")[0] === "cafe");
      return item ? [{ meal: one, item }] : [];
    });
    const [one, ...others] = isSnack || meal ? [] : coffees;
    return one && others.length === 0 ? corrected([removal([one.item])], [one.meal.id]) : null;
  },
};

const OF_HOUR = /^(?:cafe|cafezinho|lanche|lanchinho)$/;
const SNACKS: ReadonlySet<LoggedMeal["kind"]> = new Set(["morning_snack", "afternoon_snack", "supper"]);
const WITHIN_HOURS = 0.75;

/** The meals of today about that hour. */
function mealsAt(
  { conversation: { last }, earlier, moment }: Scene,
  { hour, sure }: { hour: number; sure: boolean },
): LoggedMeal[] {
  return [...last, ...earlier].filter((one): one is LoggedMeal => {
    if (one.type !== "meal" || one.day !== moment.today) return false;
    const eaten = momentOf(new Date(one.eatenAt), moment.timeZone).hour;
    return Math.abs(eaten - hourForMeal(hour, sure, one.kind)) <= WITHIN_HOURS;
  });
}

function removal(items: readonly LoggedItem[]) {
  return {
    kind: "remove" as const,
    foods: items.map(({ foodId }) => foodId),
    said: items.map(({ name }) => name).join(", "),
  };
}
