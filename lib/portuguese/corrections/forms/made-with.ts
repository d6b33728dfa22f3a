import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
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
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { isLike, makingsOf, partsOf } from "@/lib/portuguese/corrections/rules/parts/parts-of";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

const WAS =
  /^(?:foi|foram|era|eram|eh|sao|estava|estavam|tava|tavam|veio|vieram|fiz|fizemos|preparei|fritei|levou|levaram|tinha|tinham|teve)$/;
const HELD = /^(?:levou|levaram|tinha|tinham|teve)$/;
const PREPARED = /^(?:fiz|fizemos|preparei|fritei|mexi|cozinhei|assei|grelhei|refoguei|temperei|bati)$/;
const PUT =
  /^(?:usei|coloquei|botei|pus|passei|joguei|acrescentei|adicionei|misturei|foi|foram|tinha|teve|levou|coloca|bota|poe|adiciona)$/;
/** How it was made says that what it was made with comes to it. */
const MADE =
  /^(?:feit|preparad|frit|mexid|refogad|grelhad|assad|cozid|batid|temperad|passad|adocad|servid|misturad)[oa]s?$/;
const WITH = /^(?:com|na|no|em)$/;
const ARTICLE = /^(?:o|a|os|as|meus?|minhas?|ess[ea]s?)$/;
const INTO = /^(?:n[oa]s?|em)$/;
/** Words from the noun to what came with it. */
const FAR = 9;

type Told = { meal: LoggedMeal; item: LoggedItem | null };

/** Something told came with so much of something else. */
export const MADE_WITH: Form = {
  name: "made with",
  takes: [
    ["3 ovos mexidos", "os ovos foram feitos com 5 g de manteiga"],
    ["omelete de 2 ovos", "o omelete foi com 20 g de queijo"],
    ["4 ovos cozidos", "os ovos eram 150 g e 5 g de manteiga"],
    ["pão e café com leite", "o café com açúcar, 1 colherzinha"],
    ["café com leite", "o café com leite é 1 xícara, com 1 colherzinha de açúcar"],
    ["3 ovos", "fiz os ovos com 5 g de manteiga"],
    ["3 ovos", "usei 5 g de manteiga nos ovos"],
    ["3 ovos", "foram feitos com 5 g de manteiga"],
    ["tapioca com queijo", "a tapioca era com 30 g de queijo"],
    ["almocei arroz, carne de panela e abóbora", "a abóbora foi 100g e a carne 150g"],
  ],
  leaves: [
    ["30 g de whey", "o whey foi com 200 ml de água"],
    ["3 ovos", "os ovos foram 2"],
    ["almocei arroz", "fiz frango com 10 g de manteiga"],
    ["almocei arroz", "o arroz foi feito com pouco sal"],
    ["pão e café com leite", "o café com leite era 150 ml"],
    ["omelete de 2 ovos e tomate", "a omelete foi 3 ovos"],
    ["almocei arroz e peixe frito", "o peixe era pescada, uma posta"],
    ["almocei arroz e costela", "a costela tinha muito osso, de carne mesmo uns 150 g"],
    ["3 ovos", "os ovos não foram com 5 g de manteiga"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    if (
      / (?:nao|nem|sem|deixei|dividi|dividimos|rachei|metade|sobrou|dei|(?:pouco|muito|mais|menos) sal|ossos?|casca|espinhas?|caroco|acab(?:ado|ou|aram)|se quiser) /.test(
        scene.phrase.line,
      )
    )
      return null;
    return (
      topicFirst(scene, tokens) ??
      preparedSo(scene, tokens) ??
      putInto(scene, tokens) ??
      madeSo(scene, tokens)
    );
  },
};

/** "os ovos foram feitos com 5 g de manteiga", "o café com açúcar, 1 colherzinha" */
function topicFirst(scene: Scene, tokens: readonly Token[]): Formed | null {
  if (!ARTICLE.test(wordAt(tokens, 0))) return null;
  for (let at = 2; at < Math.min(tokens.length, FAR); at += 1) {
    const isVerb = WAS.test(wordAt(tokens, at));
    if (!isVerb && wordAt(tokens, at) !== "com") continue;
    const told = itemInReach(scene, tokens.slice(1, at));
    // "o café com leite era 150 ml": of nothing but its name.
    if (!isVerb && told && isInName(told, wordAt(tokens, at + 1))) continue;
    const behind = tokens.slice(at + (isVerb ? 1 : 0));
    if (isVerb && !tellsWith(tokens, at)) continue;
    // "a omelete foi com 3 ovos": how many are in it.
    if (isOfEggs(told, behind)) continue;
    const com = { ...(tokens[at] as Token), word: "com" };
    const isHeld = HELD.test(wordAt(tokens, at)) && wordAt(behind, 0) !== "com";
    const found = told && withTold(scene, told, isHeld ? [com, ...behind] : behind, isVerb);
    if (found) return found;
  }
  return null;
}

function isOfEggs(told: Told | null, said: readonly Token[]): boolean {
  return EGGY.test(told?.item?.foodId ?? "") && said.some(({ word }) => /^ovos?$/.test(word));
}

const EGGY = /^(?:omelete|crepioca|ovo)(?:-|$)/;

/** "foi com …", "foram feitos com …", "levou …", "eram 150 g e 5 g de …"; not "a omelete foi 3 ovos". */
function tellsWith(tokens: readonly Token[], verb: number): boolean {
  const [first, unit] = [tokens[verb + 1], wordAt(tokens, verb + 2)];
  if (HELD.test(wordAt(tokens, verb)) || PREPARED.test(wordAt(tokens, verb))) return true;
  if (first?.kind === "number") return /^(?:g|ml|gramas?)$/.test(unit);
  return WITH.test(first?.word ?? "") || MADE.test(first?.word ?? "");
}

function isInName({ item, meal }: Told, word: string): boolean {
  const names = item ? [item.name] : meal.items.map(({ name }) => name);
  return names.some((name) => searchKey(name).includes(`com ${stem(word)}`));
}

/** "fiz os ovos com 5 g de manteiga" */
function preparedSo(scene: Scene, tokens: readonly Token[]): Formed | null {
  const at = tokens.findIndex(({ word }) => WITH.test(word));
  const verb = wordAt(tokens, 0) === "eu" ? 1 : 0;
  if (!PREPARED.test(wordAt(tokens, verb)) || !ARTICLE.test(wordAt(tokens, verb + 1)) || at < verb + 3)
    return null;
  const told = itemInReach(scene, tokens.slice(verb + 2, at));
  return told && withTold(scene, told, tokens.slice(at), true);
}

/** "usei 5 g de manteiga nos ovos" */
function putInto(scene: Scene, tokens: readonly Token[]): Formed | null {
  const verb = wordAt(tokens, 0) === "eu" ? 1 : 0;
  const into = tokens.findLastIndex(({ word }) => INTO.test(word));
  if (!PUT.test(wordAt(tokens, verb)) || into < verb + 3) return null;
  const told = itemInReach(scene, tokens.slice(into + 1));
  if (isOfEggs(told, tokens.slice(0, into))) return null;
  const com = { ...(tokens[into] as Token), word: "com" };
  return told && withTold(scene, told, [com, ...tokens.slice(verb + 1, into)], true);
}

/** "foram feitos com 5 g de manteiga", "feito na manteiga, 5 g": of what the last message told. */
function madeSo(scene: Scene, tokens: readonly Token[]): Formed | null {
  const made = WAS.test(wordAt(tokens, 0)) ? 1 : 0;
  const meal = scene.conversation.last.findLast((one) => one.type === "meal");
  if (!MADE.test(wordAt(tokens, made)) || meal?.type !== "meal") return null;
  return withTold(scene, { meal, item: null }, tokens.slice(made), true);
}

/** "(feitos) com 5 g de manteiga", "150 g e 5 g de manteiga" of an item. */
function withTold(scene: Scene, told: Told, behind: readonly Token[], isVerb: boolean): Formed | null {
  const { meal, item } = told;
  const isMade = MADE.test(wordAt(behind, 0));
  const rest = isMade ? behind.slice(1) : behind;
  const isWith = WITH.test(wordAt(rest, 0));
  const reader = readerOf(scene, [meal]);
  const { items, amounts, meal: kind, day, hour } = readPart(reader, isWith ? rest.slice(1) : rest);
  const [much, ...more] = amounts;
  if (items.length === 0 || more.length > 0 || kind || day || hour) return null;
  const hosts = item ? [item] : meal.items;
  const isSaid = (one: SaidItem) => one.amount?.counted || (isMade && wordAt(rest, 0) === "com");
  const [only, ...others] = items;
  const host = hosts.find((one) => only && !isApart(only, one));
  if (only && others.length === 0 && !much && isWith && host && isSaid(only))
    return within(scene, told, host, only);
  if (!items.every((one) => isSaid(one) && hosts.every((host) => isApart(one, host)))) return null;
  const isJoined = isVerb && rest.some(({ word }) => /^(?:com|e)$/.test(word));
  if (much ? !isJoined || !item || !much.counted || isWith : !isWith) return null;
  const own: Correction[] =
    much && item
      ? [{ kind: "amount", food: item.foodId, from: null, to: amountFor(much, correctionSaid(reader, rest)) }]
      : [];
  return corrected([...own, ...items.map((one) => cameWith(told, one, isMade))], [meal.id]);
}

/** What the dish has in it already: weighed where it lies, by the rules of parts; without an amount it is counted. */
function within(scene: Scene, { meal }: Told, host: LoggedItem, said: SaidItem): Formed | null {
  const { phrase, moment } = scene;
  const { food, called } = said.match;
  if (food.id === WATER_ID || food.id === host.foodId) return null;
  if (!said.amount?.counted)
    return corrected([{ kind: "kept", why: "holds", dish: host.name, part: called.toLowerCase() }]);
  const weighed = phraseOfClause(phrase, tokenise(said.said));
  const found = correctionsOf(weighed, [meal], moment, RULES);
  const isOfPart = found.length > 0 && found.every(({ kind }) => kind === "open");
  return corrected(isOfPart ? found : [{ kind: "unclear" }], [meal.id]);
}

/** Added to the meal; what was told right beside it is so much of that. */
function cameWith({ meal, item }: Told, said: SaidItem, isMade: boolean): Correction {
  const meant = isMade ? null : itemMeant(said.match.food, calledWords(said), meal.items, false);
  // "a abóbora foi 100 g e a carne 150 g", of a stew: that meat, and no other.
  if (meant && meant !== item && said.amount)
    return { kind: "amount", food: meant.foodId, from: null, to: amountFor(said.amount, said.said) };
  const next = item && meal.items[meal.items.indexOf(item) + 1];
  const isBeside = next?.foodId === said.match.food.id || (!isMade && has(meal, said));
  return isBeside && said.amount
    ? { kind: "amount", food: said.match.food.id, from: null, to: amountFor(said.amount, said.said) }
    : { kind: "add", items: [weighItem(said)] };
}

function has({ items }: LoggedMeal, { match }: SaidItem): boolean {
  return items.some(({ foodId }) => foodId === match.food.id);
}

/** Nothing that the dish is called after or made of: the cheese of "Tapioca com queijo" is weighed where it lies. Fat that is weighed comes to what it was fried in. */
function isApart({ match: { food }, amount }: SaidItem, { foodId, name }: LoggedItem): boolean {
  if (food.id === WATER_ID || food.id === foodId) return false;
  const made = Object.keys(makingsOf(foodId)?.parts ?? {}).map((id) => findFood(id));
  const isFat = food.category === "fats" && amount?.counted;
  const parts = isFat && !/ com | e /.test(name) ? [] : [...partsOf(foodId), ...made];
  return !parts.some((part) => isLike(part, food));
}
