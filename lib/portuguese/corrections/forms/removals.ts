import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import {
  corrected,
  type Form,
  type Formed,
  itemInReach,
  type LoggedMeal,
  mealsInReach,
  plainTokens,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { makingsOf, partsOf } from "@/lib/portuguese/corrections/rules/parts/parts-of";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { hourForMeal, readHour } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { momentOf } from "@/lib/portuguese/terms/moment";
import { fold } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const ORDINALS: Readonly<Record<string, number>> = {
  primeiro: 0,
  primeira: 0,
  segundo: 1,
  segunda: 1,
  terceiro: 2,
  terceira: 2,
  ultimo: -1,
  ultima: -1,
};
const WITHIN_HOURS = 0.75;

/** One of several meals of a kind goes: that of an hour, or the first or last of them. */
export const ONE_MEAL_OUT: Form = {
  name: "one meal out",
  takes: [
    ["almocei arroz", "almocei macarrão", "apaga o almoço da 1 hora"],
    ["almocei arroz", "almocei macarrão", "apaga o primeiro almoço"],
    [
      "almocei arroz",
      "almocei macarrão",
      "tá errado, o primeiro almoço foi o que eu fiz, não o que eu comi. apaga",
    ],
  ],
  leaves: [
    ["almocei arroz", "apaga o almoço"],
    ["almocei arroz", "o primeiro almoço foi bom"],
    ["almocei arroz", "apaga o arroz do almoço"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const isOut = takeBackAt(tokens) >= 0 || tokens.some((_, at) => takeBackAt(tokens.slice(at)) === 0);
    const at = tokens.findIndex(
      (_, i) => /^(?:o|a|do|da)$/.test(wordAt(tokens, i)) && mealAt(tokens, i + 1) !== null,
    );
    const said = isOut && at >= 0 ? mealAt(tokens, at + 1) : null;
    if (!said) return null;
    const alike = mealsInReach(scene)
      .filter(({ kind }) => kind === said.kind)
      .sort((a, b) => a.eatenAt.localeCompare(b.eatenAt));
    const before = tokens.slice(0, at);
    // "apaga o arroz do almoço das 11": not all of it.
    if (before.some(({ word }) => findWord(scene, word))) return null;
    const meal = said.order !== null ? alike.at(said.order) : atHour(scene, alike, tokens, said.next);
    return meal && alike.length > 0
      ? corrected([{ kind: "remove_meal", meal: meal.kind, day: meal.day, id: meal.id }])
      : null;
  },
};

function findWord(scene: Scene, word: string): boolean {
  return mealsInReach(scene).some(({ items }) => items.some(({ foodId }) => foodId.split("-")[0] === word));
}

/** "almoço", "primeiro almoço", with its place among them where one is said. */
function mealAt(
  tokens: readonly Token[],
  at: number,
): { kind: MealKind; order: number | null; next: number } | null {
  const order = ORDINALS[wordAt(tokens, at)] ?? null;
  const meal = readMeal(tokens, order === null ? at : at + 1);
  return meal && meal.kind !== "snack" ? { kind: meal.kind, order, next: meal.next } : null;
}

function atHour(
  scene: Scene,
  meals: readonly LoggedMeal[],
  tokens: readonly Token[],
  at: number,
): LoggedMeal | undefined {
  const from = /^(?:d[aeo]s?|as|a|das|de|n[ao]s?|la)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const said = readHour(tokens, at) ?? readHour(tokens, from);
  const [first] = meals;
  if (!said || !first) return undefined;
  const hour = hourForMeal(said.hour, said.sure, first.kind);
  const far = (meal: LoggedMeal) =>
    Math.abs(momentOf(new Date(meal.eatenAt), scene.moment.timeZone).hour - hour);
  return meals.filter((meal) => far(meal) <= WITHIN_HOURS).sort((a, b) => far(a) - far(b))[0];
}

/** Something was told twice: one of it goes. */
export const TOLD_TWICE: Form = {
  name: "told twice",
  takes: [
    ["1 quadradinho de chocolate", "1 quadradinho de chocolate", "tá repetido o chocolate"],
    ["comi uma pera", "a pera tá duplicada"],
    ["comi um chocolate", "comi um chocolate", "apaga um chocolate, foi um só"],
  ],
  leaves: [
    ["almocei arroz", "repeti o arroz"],
    ["almocei arroz", "ta repetido o arroz?"],
    ["almocei 2 bifes", "apaga um bife"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const { line } = scene.phrase;
    const twice = TWICE.exec(line) ?? ONE_OUT.exec(line);
    const words = (twice?.groups?.food ?? twice?.groups?.topic)?.trim().split(" ") ?? [];
    const from = tokens.findIndex((_, at) => words.every((word, i) => wordAt(tokens, at + i) === word));
    const named =
      words.length > 0 && from >= 0 ? itemInReach(scene, tokens.slice(from, from + words.length)) : null;
    if (!named) return null;
    const { item } = named;
    const meals = mealsInReach(scene).filter(({ day }) => day === named.meal.day);
    const same = meals.flatMap(({ items }) => items.filter(({ foodId }) => foodId === item.foodId));
    if (same.length > 1) return corrected([{ kind: "remove", foods: [item.foodId], said: item.name }]);
    const fewer = oneFewer(item);
    if (fewer) return corrected([fewer]);
    return ONE_OUT.test(line) ? null : corrected([{ kind: "kept", why: "once", dish: item.name, part: "" }]);
  },
};

const TWICE =
  / (?:(?:esta|ta|ficou|veio|saiu|foi|tem) (?:repetid[oa]s?|duplicad[oa]s?|dobrad[oa]s?|em dobro|duas vezes|2 vezes) (?:o |a |os |as )(?<food>\S+(?: (?!pode |tira|apaga)\S+){0,3}?)|(?:o |a |os |as )(?<topic>\S+(?: \S+){0,3}?) (?:esta|ta|ficou|veio|saiu|foi anotad[oa]|aparece) (?:repetid[oa]s?|duplicad[oa]s?|dobrad[oa]s?|em dobro|duas vezes|2 vezes))(?: (?:pode )?(?:tira|apaga|remove)(?: um| uma)?)? $/;
const ONE_OUT =
  /^ (?:apaga|tira|remove|exclui) (?:um|uma) (?<food>\S+(?: \S+){0,2}?) (?:foi (?:um|uma|so um|so uma) ?(?:so)?|ficou repetid[oa]|esta repetid[oa]|foi repetid[oa]|esta duplicad[oa]) $/;

/** Two of it, of one entry: one. */
function oneFewer({ foodId, portion }: LoggedItem): Correction | null {
  if (!portion || "said" in portion || portion.quantity < 2 || !findFood(foodId)) return null;
  const { measure, size } = portion;
  return {
    kind: "amount",
    food: foodId,
    from: null,
    to: { quantity: portion.quantity / 2, measure, size, said: "", assumed: [] },
  };
}

/** What is named first and denied behind, wherever it was told today. */
export const NAMED_NOT_EATEN: Form = {
  name: "named, not eaten",
  takes: [
    ["lanche: bolo de cenoura", "jantei sopa", "e o bolo de cenoura, eu não comi"],
    ["almocei arroz e bife", "o bife, não comi não"],
  ],
  leaves: [
    ["almocei arroz", "e o bolo, eu não comi"],
    ["almocei arroz e bife", "o bife não comi todo"],
    ["almocei arroz e bife", "não comi mais nada"],
    ["ontem almocei arroz", "hoje almocei arroz", "o arroz de ontem não comi"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const not = tokens.findIndex(({ word }) => /^(?:nao|nem)$/.test(word));
    const behind = tokens
      .slice(not)
      .filter(({ kind }) => kind === "word")
      .map(({ word }) => word)
      .join(" ");
    if (!/^(?:o|a|os|as)$/.test(wordAt(tokens, 0)) || not < 2 || !NOT_HAD.test(behind)) return null;
    if (/ (?:ontem|anteontem|hoje) /.test(scene.phrase.line)) return null;
    const noun = tokens.slice(1, not).filter(({ kind, word }) => kind === "word" && word !== "eu");
    // Of a salad that was told leaf by leaf all goes.
    const found = noun.some(({ word }) => word === "salada") ? null : itemInReach(scene, noun);
    return found
      ? corrected([{ kind: "remove", foods: [found.item.foodId], said: found.item.name }], [found.meal.id])
      : null;
  },
};

const NOT_HAD = /^(?:nao|nem) (?:comi|tomei|bebi)(?: nao)?$/;

/** What somebody else had and nobody logged: asked about, and never added. */
export const HAD_BY_ANOTHER: Form = {
  name: "had by another",
  takes: [
    ["almocei arroz e bife", "o peixe minha filha comeu todo"],
    ["almocei arroz e bife", "o pudim quem comeu foi meu marido"],
  ],
  leaves: [
    ["almocei arroz e bife", "o bife minha filha comeu todo"],
    ["almocei arroz e tilápia", "o peixe minha filha comeu todo"],
    ["comi pão com queijo", "o queijo minha filha comeu"],
    ["almocei arroz", "meu filho comeu peixe"],
  ],
  read(scene) {
    const [, noun] = ANOTHER_HAD.exec(scene.phrase.line) ?? [];
    const meals = mealsInReach(scene);
    if (!noun || meals.length === 0) return null;
    const said = noun.trim().split(" ");
    const at = plainTokens(scene.phrase).filter(({ word }) => said.includes(word));
    const [named, ...others] = readPart(readerOf(scene, meals), at).items;
    if (!named || others.length > 0 || itemInReach(scene, at)) return null;
    const items = meals.flatMap((meal) => meal.items);
    if (items.some((item) => mayHold(item, named.match.food, said))) return null;
    return corrected([{ kind: "remove", foods: [named.match.food.id], said: named.said }]);
  },
};

/** "o queijo" of "pão com queijo". */
function mayHold({ foodId, name }: LoggedItem, { id }: Food, said: readonly string[]): boolean {
  const parts = [...Object.keys(makingsOf(foodId)?.parts ?? {}), ...partsOf(foodId).map((part) => part.id)];
  return parts.includes(id) || said.some((word) => word !== "de" && fold(name).includes(word));
}

const ANOTHER_HAD =
  /^ (?:(?:na verdade|ah|mas|e) )*[oa]s? ((?:\S+ )(?:de \S+ )?)(?:(?:quem (?:comeu|tomou|bebeu) foi )(?:[oa] )?m(?:eu|inha) \S+|(?:[oa] )?m(?:eu|inha) \S+ (?:comeu|tomou|bebeu|devorou|detonou))(?: (?:tod[oa]|tudo|inteir[oa]|sozinh[oa]))* $/;

/** Cooked, and not eaten; nothing of it. */
export const ONLY_COOKED: Form = {
  name: "only cooked",
  takes: [
    ["comi lasanha", "não comi não, só fiz"],
    ["comi lasanha", "eu só fiz, não comi"],
    ["comi bolo de fubá", "eu não comi nada disso"],
  ],
  leaves: [
    ["comi lasanha", "não comi nada depois"],
    ["comi lasanha", "só fiz exercício"],
  ],
  read({ phrase, conversation: { last } }): Formed | null {
    return last.length > 0 && COOKED.test(phrase.line) ? corrected([{ kind: "remove_last" }]) : null;
  },
};

const COOKED =
  /^ (?:(?:eu|mas|ah|isso|nada) )*(?:nao (?:comi|tomei) (?:(?:isso|nao|nada|dela?|disso) )*(?:eu )?(?:so|apenas) (?:fiz|cozinhei|preparei|servi)(?: (?:para|pros?|pra) (?:\S+ ?){1,4})?|(?:so|apenas) (?:fiz|cozinhei|preparei|servi)(?: (?:para|pros?|pra) \S+(?: \S+)?)?(?: e| mas)? (?:eu )?nao (?:comi|tomei|experimentei)(?: (?:isso|nada|nao|disso))*|nao (?:comi|tomei|bebi) nada (?:disso|disto|dai)(?: nao)?) ?$/;
