import { LONGEST, readerOf } from "@/lib/portuguese/corrections/correction-words";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { SETS, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import {
  calledWords,
  itemMeant,
  itemNamed,
  sameNoun,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { saysLeftOut } from "@/lib/portuguese/corrections/told-anew";
import { isAside, topicsOf } from "@/lib/portuguese/corrections/topics";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { UnderstandingContext } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { type Moment, momentOf } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What says that a message is about something that was told, and not of what is eaten now. */
const OF_TOLD =
  /^ (?:(?:ah|ops|opa|e|mas|entao|eu|desculpa|pera|ai) )*(?:nao (?:foi|era|eram|comi|tomei|bebi|teve|tinha) (?:[oa]s? |uma? )?(?!mais|muit|nada|tudo|so )|(?:era|eram) |(?:errei|confundi|me enganei|na verdade|na real) |(?:dividi|deixei|larguei|dei) (?:metade d)?[oa]s? |(?:comi |tomei |bebi )?so (?:a )?metade d[oa] |nao (?:aguentei|terminei|acabei|consegui) (?:\S+ )?[oa]s? |acabei nao |sobrou (?:metade|um pouco|parte) d[oa] |quantidade d[oa] |(?:medi|pesei|conferi) [oa]s? ) ?|(?:em vez|ao inves|inves|no lugar) (?:d[aeo]s? )|^ \S+(?: \S+)? nao \S+(?: \S+)? $| (?:e )?nao (?:[oa] )?\S+ $| (?:a|de) menos $| (?:nao|nem) (?:comi|tomei|bebi|quis) $/;
/** "o arroz foi 90 g", "a salada eu nem comi": with the article of what is known. */
const NAMES_TOLD = /^ (?:e |mas |ah |na verdade |errei |confundi )*[oa]s? (?!noite |tarde |\d)/;

/**
 * What a message is read with that corrects by its name what was told hours ago or before another meal: the entry that holds it, as if it
 * had been told just now; null where it names none, or the last one told holds it.
 */
export function focusedOn(phrase: Phrase, context: UnderstandingContext): UnderstandingContext | null {
  const { conversation, earlier = [] } = context;
  const { last, told = [], rested, open, pieces, left } = conversation;
  const moment = momentOf(context.now, context.timeZone);
  if (open || phrase.words > LONGEST || !isOfTold(phrase)) return null;
  // A glass of water leaves the meal before it in reach of what takes out.
  if (isAside(last) && !rested && takeBackAt(phrase.core) >= 0) return null;
  const topics = [last, ...topicsOf(told, earlier)];
  const known = new Set(topics.flat().map(({ id }) => id));
  const others = earlier.filter(({ id, day }) => !known.has(id) && day === moment.today);
  const entry = entryNamed(phrase, [...topics.flat(), ...others].filter(isMeal), moment);
  if (!entry || (last.some(({ id }) => id === entry.id) && !rested)) return null;
  const { now, timeZone, ownFoods } = context;
  return {
    ...{ now, timeZone },
    ...(ownFoods && { ownFoods }),
    conversation: { last: [entry], open: null, ...(pieces && { pieces }), ...(left && { left }) },
    earlier: [...last, ...earlier].filter(({ id }) => id !== entry.id),
  };
}

function isOfTold(phrase: Phrase): boolean {
  const { core, line, asks } = phrase;
  if (saysLeftOut(phrase) || ELSEWHEN.test(line)) return false;
  if (takeBackAt(core) >= 0) return true;
  if (asks) return false;
  const first = wordAt(core, 0);
  // "bota aí 2 maçãs"
  return (
    (SETS.test(first) && !/^ ?\S+ a[ií] /iu.test(phrase.text)) ||
    SWAP.test(first) ||
    OF_TOLD.test(line) ||
    NAMES_TOLD.test(line)
  );
}

/** Of another day, or of all of a meal: these have rules of their own. */
const ELSEWHEN =
  / (?:ontem|anteontem|amanha|tudo|mais|outr[oa]s?|(?:de|d[oa]|n[oa]) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)) /;

type Meal = Extract<LoggedEntry, { type: "meal" }>;

function isMeal(entry: LoggedEntry): entry is Meal {
  return entry.type === "meal";
}

/** The first of these meals that holds what is named, of the kind of meal that is named. */
function entryNamed(phrase: Phrase, meals: readonly Meal[], moment: Moment): LoggedEntry | null {
  const core = phrase.core.slice(takeBackAt(phrase.core) === 0 ? 1 : 0);
  const named = readPart(readerOf(phrase, [], moment), core).items.filter(
    ({ match }) => match.food.id !== WATER_ID,
  );
  const at = core.findIndex((_, i) => /^[nd][oa]$/.test(wordAt(core, i)) && readMeal(core, i + 1));
  const kind = at < 0 ? null : readMeal(core, at + 1)?.kind;
  const ofKind = kind ? meals.filter((meal) => meal.kind === kind) : meals;
  // "no lugar do mingau": a noun that is no food without its kind
  const nouns = core.flatMap(({ word }, i) =>
    ARTICLE.test(wordAt(core, i - 1)) && i - 1 !== at && word.length >= SHORTEST ? [word] : [],
  );
  const isItself = (meal: Meal) =>
    named.some(
      (said) =>
        meal.items.some(({ foodId }) => foodId === said.match.food.id) || sameNoun(said, meal.items) !== null,
    );
  const isPart = (meal: Meal) =>
    named.some((said) => itemMeant(said.match.food, calledWords(said), meal.items) !== null) ||
    nouns.some((noun) => itemNamed([noun], meal.items) !== null);
  return ofKind.find(isItself) ?? ofKind.find(isPart) ?? null;
}

const ARTICLE = /^(?:[oa]s?|d[aeo]s?|n[oa]s?)$/;
/** Letters of a noun. */
const SHORTEST = 4;
