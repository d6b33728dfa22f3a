import { stem } from "@/lib/portuguese/text/letters/stems";
import type { Token } from "@/lib/portuguese/text/tokens";
import { COMMON_WORDS } from "@/lib/portuguese/text/word-lists";
import { DICTIONARY, phraseAt, singular } from "@/lib/portuguese/vocabulary/english-dictionary";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { LEXICON } from "@/lib/portuguese/vocabulary/lexicon";

/** Words of both languages, and units: they tell neither. */
const SHARED = new Set(
  `a as do no me ate come for date has i on in to am is of at fat fry drop bar pot bag shot pint bun roll media sole pea fig
  gram kilo litro burger milk shake diet light help stop start undo cream cheese wrap grape report menu total mango lime
  drink pie real ham rum meat mate half show perfect cool top snack brunch cookie chip dog hot box pita sushi bacon pizza
  lean can big oat by my cup right sure hi hey hello g kg ml l km kcal garfo ok okay app bot site link video whatsapp oz
  estou tres long neck leg black extra post pub ex id us gym fiance note clean delivery scoop scoops break happy hour bowl tea`.split(
    /\s+/,
  ),
);

/** Of the shared ones those that Portuguese has in names alone: "half a cup" has no other word to tell. */
const LIKELY = new Set(
  "water of my by protein half cup cups oz lb lbs chicken tuna shrimp turkey salmon sandwich salad iced double veggie dried slice slices fries pancakes glass".split(
    " ",
  ),
);

/** Nothing is called by these: they outweigh the Portuguese of a dish's name. */
const GRAMMAR = new Set("the from with was were had".split(" "));

/** English words that some names of the catalogue have too ("mac and cheese", "banana split"), and that tell all the same. */
const BORROWED = new Set([
  "and",
  "the",
  "split",
  "eggs",
  "beef",
  "coffee",
  "tea",
  "rice",
  "sauce",
  "salt",
  "peanut",
  "plus",
  "steak",
]);

/** Single words that only English has. */
const ONLY_ENGLISH = onlyEnglish();

/** Whether more of its words are English than Portuguese; foods keep their names: "pão de queijo and coffee". */
export function isEnglish(tokens: readonly Token[]): boolean {
  let [balance, likely] = [0, false];
  for (const { kind, word, start, end } of tokens) {
    likely ||= LIKELY.has(word);
    // "coffee n toast" has no short "não".
    const isLetter = word === "nao" && end - start === 1;
    if (kind !== "word" || SHARED.has(word) || isLetter) continue;
    if (GRAMMAR.has(word)) balance += 2;
    else if (ONLY_ENGLISH.has(singular(word)) || BORROWED.has(word)) balance += 1;
    else if (COMMON_WORDS.has(word)) balance -= 1;
  }
  return (
    balance > 0 || (balance === 0 && (likely || namesFood(tokens) || deniesFood(tokens) || saysIDid(tokens)))
  );
}

/** "oat milk latte": food of several words that is none in Portuguese. */
function namesFood(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => {
    const phrase = phraseAt(tokens, at);
    return (
      phrase?.food === true && phrase.next > at + 1 && (foodAt(tokens, at, false)?.next ?? at) < phrase.next
    );
  });
}

/** "no granola", and nothing else: in Portuguese something would lie in it. */
function deniesFood(tokens: readonly Token[]): boolean {
  const phrase = tokens[0]?.word === "no" ? phraseAt(tokens, 1) : null;
  return (
    phrase?.food === true &&
    phrase.next === tokens.length &&
    !tokens.some(({ word }) => COMMON_WORDS.has(word) && word !== "no")
  );
}

/** "i ate a banana": each of its words is Portuguese too. */
function saysIDid(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) => word === "i" && /^(?:ate|had|am|do)$/.test(tokens[at + 1]?.word ?? ""),
  );
}

function onlyEnglish(): ReadonlySet<string> {
  const words = [...DICTIONARY.keys()].flatMap((key) => key.split(" "));
  return new Set(
    words.filter((word) => !SHARED.has(word) && !COMMON_WORDS.has(word) && !LEXICON.speller.has(stem(word))),
  );
}
