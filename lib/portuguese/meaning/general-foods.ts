import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import { foodQuestion } from "@/lib/portuguese/meaning/doubts";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { ParsedItem, ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";

/** A word for many foods: how a kind of it is called, and what it mostly is. */
type General = { called: RegExp; noun: string; kinds: readonly string[] };

const GENERAL: readonly General[] = [
  {
    called: /^frutas?$/,
    noun: "fruta",
    kinds: ["banana-prata", "maca", "laranja", "mamao", "manga", "uva"],
  },
  {
    called: /^salgad(?:o|os|inho|inhos)$/,
    noun: "salgado",
    kinds: ["coxinha", "esfiha-de-carne", "pastel", "quibe", "empada", "salgado-assado"],
  },
  {
    called: /^(?:biscoito|bolacha)s?$/,
    noun: "biscoito",
    kinds: [
      "biscoito-maisena",
      "biscoito-cream-cracker",
      "biscoito-recheado",
      "biscoito-de-polvilho",
      "wafer",
    ],
  },
  {
    called: /^churrasc(?:o|ao)$/,
    noun: "churrasco",
    kinds: ["picanha", "linguica-toscana", "costela-bovina", "coracao-de-frango", "pao-de-alho"],
  },
];

/** "comi uma fruta", "uns biscoitos": what alone tells too little to be stored, as a question; null where more is told. */
export function askKind(
  words: readonly string[],
  { weighed, meals, water, weight, unknown, ate }: LogReading,
): OpenQuestion | null {
  const [one] = weighed;
  if (!one || weighed.length > 1 || water.length + weight.length + unknown.length > 0) return null;
  if (isSomePieces(words, one.said)) return askPieces(one.said, one.item, meals[0] ?? null);
  const called = searchKey(one.said.match.called);
  const general = GENERAL.find((each) => each.called.test(called));
  if (
    !general ||
    isTold(one.said) ||
    (general.noun === "churrasco" && !one.said.frame && !(ate && I_ATE.some((verb) => words.includes(verb))))
  )
    return null;
  const items = general.kinds.flatMap((id) => usual(id, one.said.said));
  return { ...foodQuestion(one.said.said, items, meals[0] ?? null), noun: general.noun };
}

/** "uns pedaços de pizza": several, and not how many. */
function isSomePieces(words: readonly string[], { amount }: SaidItem): boolean {
  if (!amount || amount.counted || !/^(?:fatia|pedaco)$/.test(amount.measure ?? "")) return false;
  return words.some(
    (word, at) =>
      /^(?:uns|umas|alguns|algumas)$/.test(word) && /^(?:fatia|pedaco|pedacinho)s$/.test(words[at + 1] ?? ""),
  );
}

const MOST_PIECES = 6;

/** How many it were: an answer's number is that of its option. */
function askPieces(
  { match, amount, said }: SaidItem,
  item: ParsedItem,
  meal: ParsedMeal | null,
): OpenQuestion {
  const options = Array.from({ length: MOST_PIECES }, (_, at) => {
    const weighed = gramsOf(match.food, amount?.measure ?? null, at + 1);
    return {
      ...item,
      ...(weighed && { grams: weighed.grams, portion: weighed.portion }),
      confidence: 1,
      assumed: [],
    };
  });
  return { ...foodQuestion(said, options, meal), asks: "portion" };
}

/** "3 biscoitos", "fruta 100 g", "salgado frito": more than the bare word. */
function isTold({ amount, ignored, match }: SaidItem): boolean {
  if (ignored.length > 0 || match.base !== null || match.size !== null) return true;
  return (
    amount !== null && !amount.vague && (amount.measure !== null || amount.quantity > 1) && amount.counted
  );
}

function usual(id: string, said: string): ParsedItem[] {
  const food = findFood(id);
  const weighed = food && gramsOf(food, null, 1);
  if (!food || !weighed) return [];
  return [
    {
      foodId: id,
      name: food.name,
      ...{ grams: weighed.grams, portion: weighed.portion },
      confidence: 1,
      assumed: [],
      said,
    },
  ];
}
