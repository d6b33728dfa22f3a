import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { correctionsOf } from "@/lib/portuguese/corrections/correction-words";
import {
  corrected,
  type Form,
  type Formed,
  itemInReach,
  type LoggedMeal,
  plainTokens,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { correctionSaid, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { RULES } from "@/lib/portuguese/corrections/rule-order";
import { amountOf } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/** What the last message told, named again with its size. */
export const NAMED_WITH_SIZE: Form = {
  name: "named with its size",
  takes: [
    ["comi um pão de queijo", "pão de queijo grande"],
    ["comi uma coxinha", "a coxinha grande"],
    ["comi uma coxinha", "na verdade coxinha pequena"],
  ],
  leaves: [
    ["comi um pão de queijo", "coxinha grande"],
    ["comi um pão de queijo", "mais um pão de queijo grande"],
    ["comi um pão de queijo grande", "pão de queijo grande"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase).filter(
      ({ kind, word }) => kind === "word" && !/^(?:o|a|os|as|era|foi|bem)$/.test(word),
    );
    const size = sizeOf(tokens.at(-1)?.word ?? "");
    const isBare =
      tokens.length > 1 &&
      tokens.length <= MOST_WORDS &&
      !tokens.some(({ word }) => /^(?:mais|outr[oa]|so|nao|uma?|dois|duas|tres|quatro)$/.test(word));
    const found = size && isBare && isJustTold(scene) ? oneTold(scene, tokens.slice(0, -1)) : null;
    const amount = found && amountOf(found.item);
    if (!size || !amount || isUnit(amount.measure) || amount.size === size) return null;
    const { quantity, measure } = amount;
    const to = {
      quantity,
      measure,
      size,
      said: correctionSaid(readerOf(scene, [found.meal]), tokens),
      assumed: [],
    };
    return corrected([{ kind: "amount", food: found.item.foodId, from: null, to }], [found.meal.id]);
  },
};

const MOST_WORDS = 6;

function isJustTold({ phrase, conversation }: Scene): boolean {
  return !conversation.rested && !phrase.core.some(({ kind }) => kind === "number");
}

type Found = { meal: LoggedMeal; item: LoggedItem };

/** The one item of the last message of that very food. */
function oneTold(scene: Scene, words: readonly Token[]): Found | null {
  const meals = scene.conversation.last.filter((one) => one.type === "meal");
  const [said, ...others] = readPart(readerOf(scene, meals), words).items;
  const same = meals.flatMap((meal) =>
    meal.items.filter(({ foodId }) => foodId === said?.match.food.id).map((item) => ({ meal, item })),
  );
  return others.length === 0 && same.length === 1 ? (same[0] ?? null) : null;
}

/** A bare number with a cut or piece, of the one thing of the last message that is counted in it. */
export const BARE_PIECES: Form = {
  name: "bare pieces",
  takes: [
    ["jantei um filé de tilápia, arroz e brócolis", "dois filé"],
    ["almocei uma posta de salmão e salada", "foram 2 postas"],
  ],
  leaves: [
    ["almocei arroz e salada", "dois filé"],
    ["almocei um filé de frango e um filé de peixe", "dois filés"],
    ["jantei um filé de tilápia", "mais dois filés"],
  ],
  read(scene) {
    const words = plainTokens(scene.phrase).filter(
      ({ kind, word }) => kind !== "mark" && !/^(?:foi|foram|era|eram|so)$/.test(word),
    );
    const count = readQuantity(words, 0);
    const measure = CUTS[stem(wordAt(words, count?.next ?? 0))];
    if (!count || !measure || count.next !== words.length - 1 || scene.conversation.rested) return null;
    const meals = scene.conversation.last.filter((one) => one.type === "meal");
    const counted = meals.flatMap((meal) =>
      meal.items.filter((item) => isIn(item, measure)).map((item) => ({ meal, item })),
    );
    const [only, ...others] = counted;
    if (!only || others.length > 0) return null;
    const said = correctionSaid(readerOf(scene, meals), words);
    const to = { quantity: count.value, measure, size: null, said, assumed: [] };
    return corrected([{ kind: "amount", food: only.item.foodId, from: null, to }], [only.meal.id]);
  },
};

/** Cuts that are foods by themselves, too. */
const CUTS: Readonly<Record<string, "file" | "posta" | "bife">> = Object.fromEntries(
  (["file", "posta", "bife"] as const).map((cut) => [stem(cut), cut]),
);

/** Told in it, or told without an amount and sold in it; a steak of one that is called so is itself. */
function isIn({ foodId, portion }: LoggedItem, measure: "file" | "posta" | "bife"): boolean {
  const food = findFood(foodId);
  if (!food || foodId.startsWith(measure)) return false;
  if (portion && !("said" in portion) && portion.measure === measure) return true;
  return /^(?:fish|poultry|meat)$/.test(food.category) && ownsMeasure(food, measure);
}

/** Only so many of what was told: the others of it go. */
export const ONLY_SO_MANY: Form = {
  name: "only so many",
  takes: [
    ["comi 1 cheeseburger", "só foi 1 cheeseburger"],
    ["comi 3 pastéis", "foi só 1 pastel"],
    ["comi um chocolate e um chocolate", "foi só um chocolate"],
    ["jantei arroz e 2 ovos fritos", "hj foi 1 ovo só"],
    ["jantei arroz e 2 ovos fritos", "hoje só um ovo"],
  ],
  leaves: [
    ["almocei arroz", "foi só 1 pastel"],
    ["almocei arroz", "só comi arroz"],
    ["ontem jantei 2 ovos fritos", "hoje foi 1 ovo só"],
  ],
  read(scene) {
    const { line } = scene.phrase;
    const isOfToday = !scene.conversation.rested && TODAY_ONLY.test(line);
    const today = isOfToday ? scene.moment.today : null;
    if (!today && !ONLY.test(line)) return null;
    const named = plainTokens(scene.phrase).filter(({ word }) => !/^(?:so|apenas|somente)$/.test(word));
    const tokens = named.slice(/^(?:foi|foram|comi|tomei|bebi|era|eram)$/.test(wordAt(named, 0)) ? 1 : 0);
    if (!today && tokens.length === named.length) return null;
    const meals = scene.conversation.last.filter((one) => one.type === "meal");
    if (today && !meals.every(({ day }) => day === today)) return null;
    const { items, amounts } = readPart(readerOf(scene, meals), tokens);
    const [said, ...others] = items;
    if (
      !said?.amount?.counted ||
      (said.amount.measure !== null && !today) ||
      others.length + amounts.length > 0
    )
      return null;
    const all = meals.flatMap((meal) => meal.items);
    const item = itemMeant(said.match.food, calledWords(said), all, false);
    if (!item) return null;
    const same = all.filter(({ foodId }) => foodId === item.foodId);
    const { quantity, measure } = said.amount;
    if (measure === null && same.length > quantity) {
      const gone = same.length - quantity;
      return corrected(
        Array.from({ length: gone }, () => ({
          kind: "remove" as const,
          foods: [item.foodId],
          said: item.name,
        })),
      );
    }
    if (same.length > 1) return null;
    const to = { quantity, measure, size: said.amount.size, said: said.said, assumed: [] };
    const held = amountOf(item);
    const isSo =
      held?.quantity === quantity &&
      (measure === null || held.measure === measure) &&
      said.amount.size === null;
    return corrected([
      isSo
        ? { kind: "kept", why: "noted", dish: item.name, part: "" }
        : { kind: "amount", food: item.foodId, from: null, to },
    ]);
  },
};

const ONLY =
  /^ (?:(?:mas|ah|na verdade|e|eu) )*(?:(?:so|apenas|somente) (?:foi|foram|comi|tomei|bebi|era|eram)|(?:foi|foram|comi|tomei|bebi|era|eram) (?:so|apenas|somente)) (?:\d+|uma?|dois|duas|tres) (?:\S+ ){1,4}$/;

/** "hoje foi 1 ovo só", after what was copied of another day. */
const TODAY_ONLY =
  /^ (?:(?:mas|ah|e|so que|na verdade) )*hoje (?:eu )?(?:(?:foi|foram|comi|tomei|bebi|teve) )?(?:(?:so|apenas) (?:\d+|uma?|dois|duas|tres) (?:\S+ ){1,4}|(?:\d+|uma?|dois|duas|tres) (?:\S+ ){1,4}so )$/;

/** What it was is just what was noted. */
export const WAS_JUST_SO: Form = {
  name: "was just so",
  takes: [["coca zero", "foi coca zero"]],
  leaves: [
    ["uma coca", "foi coca zero"],
    ["almocei arroz", "foi arroz integral"],
    ["2 bananas", "foi 1 banana"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    if (!/^(?:foi|era)$/.test(wordAt(tokens, 0)) || tokens.length > MOST_WORDS) return null;
    if (tokens.some(({ kind }) => kind === "number")) return null;
    const found = oneTold(scene, tokens.slice(1));
    const [said] = found ? readPart(readerOf(scene, [found.meal]), tokens.slice(1)).items : [];
    if (!found || !said || said.amount?.counted || said.match.next < tokens.length - 1) return null;
    return corrected([{ kind: "kept", why: "noted", dish: found.item.name, part: "" }]);
  },
};

/** One was shared, and the other was all one's own. */
export const SHARED_BUT_ONE: Form = {
  name: "shared but one",
  takes: [
    ["almocei strogonoff e um guaraná lata", "dividi com a Bia o strogonoff, o guaraná foi só meu"],
    ["jantei 10 hot roll e um temaki", "dividi os hot roll com a bia, o temaki foi só meu"],
    ["jantei pizza e uma coca", "dividi a pizza com meu irmão mas a coca tomei sozinha"],
  ],
  leaves: [
    ["jantei pizza", "dividi a pizza com a Bia"],
    ["jantei pizza", "a pizza foi só minha"],
  ],
  read: sharedButOne,
};

const SHARED = /^(?:dividi|dividimos|rachei|rachamos|reparti|compartilhei|metade)$/;
const MINE =
  /^(?:(?:foi|foram|era|eram|eh) (?:so |tod[oa]s? |inteir[oa]s? )?(?:meus?|minhas?)|(?:eu )?(?:comi|tomei|bebi) (?:tudo |tod[oa]s? |inteir[oa]s? )?(?:sozinh[oa]|eu|tudo|inteir[oa]|tod[oa])|nao dividi|nao)$/;

function sharedButOne(scene: Scene): Formed | null {
  const tokens = plainTokens(scene.phrase);
  if (!SHARED.test(wordAt(tokens, wordAt(tokens, 0) === "eu" ? 1 : 0))) return null;
  for (let at = 3; at < tokens.length - 2; at += 1) {
    const isTurn = /^(?:,|[.;]|e|mas)$/.test(wordAt(tokens, at));
    const from = isTurn && /^(?:e|mas|ja|so)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    if (!isTurn || !/^(?:o|a|os|as)$/.test(wordAt(tokens, from))) continue;
    const found = ownBehind(scene, tokens.slice(0, at), tokens.slice(from + 1));
    if (found) return found;
  }
  return null;
}

function ownBehind(scene: Scene, head: readonly Token[], behind: readonly Token[]): Formed | null {
  for (let at = 1; at < behind.length; at += 1) {
    const rest = behind
      .slice(at)
      .filter(({ kind }) => kind === "word")
      .map(({ word }) => word)
      .join(" ");
    const own = MINE.test(rest) ? itemInReach(scene, behind.slice(0, at)) : null;
    const shared = own && sharedOf(scene, own, head);
    if (shared) return corrected(shared, [own.meal.id]);
  }
  return null;
}

/** What the first clause halves, but the one that was all one's own. */
function sharedOf(scene: Scene, { meal, item }: Found, head: readonly Token[]): Correction[] | null {
  const others = { ...meal, items: meal.items.filter(({ id }) => id !== item.id) };
  const found = correctionsOf(phraseOfClause(scene.phrase, head), [others], scene.moment, RULES);
  return found.length > 0 && found.every(({ kind }) => kind === "amount") ? found : null;
}
