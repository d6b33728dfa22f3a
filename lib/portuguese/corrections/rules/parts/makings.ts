import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { FoodCategory } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant, variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { amountFor, isNounOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { partsOfMixed } from "@/lib/portuguese/corrections/rules/parts/made-of";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What people mix themselves and tell the makings of afterwards. */
const MIXED =
  /^(?:vitamina|suco|shake|sanduiche|omelete|crepioca|tapioca|panqueca|mingau|overnight|salada|acai|iogurte|misto|wrap|poke|smoothie|cafe-com-leite)/;
const BEGINS =
  /^(?:fiz|fizemos|feit[oa]|bati|batid[oa]|usei|levou|leva|tinha|coloquei|botei|montei|era|foi)$/;
/** Words of such a remark. */
const LONGEST = 22;

const GENERAL =
  /^(?:sopa|suco|vitamina|bolo|torta|caldo|pastel|omelete|tapioca|salada|mingau|sanduiche|sorvete|risoto|lasanha|panqueca)-/;
const LONGEST_KIND = 8;

/** "mandioquinha com frango, 2 conchas", after "jantei sopa": which soup it was, and how much of it. */
export function readKindNamed(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const [item] = items;
  if (!item || items.length > 1 || last.length > 1 || phrase.words > LONGEST_KIND || phrase.asks) return null;
  const noun = tokenise(item.name)[0];
  if (!noun || !GENERAL.test(item.foodId) || tellsOfEating(tokens) || tokens[0]?.kind !== "word") return null;
  if (/^(?:e|com|mais|o|a|so|foi|era|eram|nao|sem)$/.test(wordAt(tokens, 0))) return null;
  const called = [noun, { ...noun, word: "de" }, ...tokens];
  const match = foodAt(called, 0, false);
  const own = foodAt(tokens, 0, false);
  if (!match || match.next < 3 || match.food.id === item.foodId || own?.food.category === "fruit")
    return null;
  // "iogurte de morango", "chocolate quente", after a cake: no kind of it.
  if (own && own.next > match.next - 2) return null;
  const rest = called.slice(match.next);
  const [amount] = readPart(reader, rest).amounts;
  return [
    replaced(item, match.food, phrase.text),
    ...(amount?.counted
      ? [{ kind: "amount" as const, food: match.food.id, from: null, to: amountFor(amount, phrase.text) }]
      : []),
  ];
}

const SALAD_OF = /^(?:era|foi|tinha|de|com)$/;

/** "tomate e alface", after "salada": the leaves that it was of, each by itself. */
export function readSaladOf(reader: Reader): Correction[] | null {
  const { tokens, items, focus, phrase } = reader;
  const salad = focus ?? (items.length === 1 ? items[0] : undefined);
  if (salad?.foodId !== "salada-verde" || phrase.words > LONGEST_KIND || phrase.asks) return null;
  if (tellsOfEating(tokens)) return null;
  const from = tokens.findIndex(({ word }) => !SALAD_OF.test(word));
  const called = readPart(reader, [...tokenise("salada de"), ...tokens.slice(Math.max(from, 0))]).items;
  const parts = called.length < 2 ? readPart(reader, saladParts(tokens)).items : called;
  if (parts.length < 2 || !parts.every(({ match }) => match.food.category === "vegetables")) return null;
  const portion = salad.portion && !("said" in salad.portion) ? salad.portion : null;
  // "120 g de salada": so much of all of them.
  const weighed = portion && isUnit(portion.measure) ? partsOfMixed(reader, salad, saladParts(tokens)) : null;
  return weighed ?? [{ kind: "open", from: salad.foodId, to: parts.map(weighItem) }];
}

/** "a salada era de alface e tomate": what follows its noun. */
function saladParts(tokens: Reader["tokens"]): Reader["tokens"] {
  const noun = tokens.findIndex(({ word }) => /^salad/.test(word));
  const rest = tokens.slice(noun + 1);
  return rest.slice(
    Math.max(
      rest.findIndex(({ word }) => !SALAD_OF.test(word)),
      0,
    ),
  );
}

const SEASONED =
  /^(?:fiz|preparei|mexi|assei|cozinhei|temperei|temperad[oa]s?|reguei|refoguei|fritei|grelhei|adocei|cobri|recheei|passei|finalizei|coloquei|botei|pus|joguei|espalhei|pinguei)$/;
/** What comes onto what is told after "no". */
const PUT_ON = /^(?:passei|coloquei|botei|pus|joguei|espalhei|pinguei)$/;
const LONGEST_SEASONED = 14;

/** "temperei a salada com 1 colher de azeite", "fritei o ovo na manteiga": what came to it, and not the thing once more. */
export function readSeasoned(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const verb = tokens.findIndex(({ word }) => SEASONED.test(word));
  if (verb < 0 || verb > FAR || items.length === 0 || phrase.words > LONGEST_SEASONED || phrase.asks)
    return null;
  if (last[0]?.type !== "meal" || tokens.slice(0, verb).some(({ word }) => /^(?:nao|nem)$/.test(word)))
    return null;
  // "adocei o café"
  if (wordAt(tokens, verb) === "adocei" && !tokens.some(({ word }) => word === "com"))
    return sweetened(reader, tokens.slice(verb));
  const link = tokens.findIndex(({ word }, at) => at > verb && /^(?:com|n[oa]s?|nel[ae]s?)$/.test(word));
  // "passei manteiga no pão", "passei margarina neles"
  const passes = PUT_ON.test(wordAt(tokens, verb));
  if (link < 0 || (passes && wordAt(tokens, link) === "com")) return null;
  // "os ovos fiz com manteiga"
  const of = link > verb + 1 ? tokens.slice(verb + 1, link) : tokens.slice(0, verb);
  const with_ = tokens.slice(link + 1);
  const added = readPart(reader, passes ? of : with_).items;
  const named = readPart(reader, passes ? with_ : of).items;
  if (added.length === 0 || added.some(({ match }) => items.some(({ foodId }) => foodId === match.food.id)))
    return null;
  // "nas bolachas", of crackers.
  const isTold = (one: SaidItem) =>
    itemMeant(one.match.food, [], items) || items.some((item) => isNounOf(one, item));
  if (!named.every(isTold) || (named.length === 0 && MADE_SO.test(wordAt(tokens, verb)))) return null;
  return [{ kind: "add", items: added.map(weighItem) }];
}

/** What says nothing of seasoning by itself. */
const MADE_SO = /^(?:fiz|preparei|mexi|assei|cozinhei)$/;
/** Words before the verb: "e os meus ovos eu fiz com manteiga". */
const FAR = 5;

function sweetened(reader: Reader, tokens: Reader["tokens"]): Correction[] | null {
  const [named] = readPart(reader, tokens.slice(1)).items;
  const item = named && itemMeant(named.match.food, [], reader.items);
  const [verb] = tokens;
  const sweet =
    item &&
    verb &&
    variantOf(item, [
      { ...verb, word: "com" },
      { ...verb, word: "acucar" },
    ]);
  return item && sweet ? [replaced(item, sweet, sweet.name)] : null;
}

/** "fiz com 200 ml de leite, meio abacate e 1 colher de açúcar", of the shake that was just told: its makings, instead of it. */
export function readMakings(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const [made] = items;
  if (!made || items.length > 1 || last.length > 1 || phrase.words > LONGEST || phrase.asks) return null;
  if (!MIXED.test(made.foodId)) return null;
  const verb = BEGINS.test(wordAt(tokens, 0)) ? 1 : 0;
  const led = wordAt(tokens, verb) === "com" ? verb + 1 : verb;
  if (led === 0) return null;
  const part = readPart(reader, tokens.slice(led));
  const counted = part.items.filter(({ amount }) => amount?.counted || amount?.measure);
  if (part.items.length < 2 || counted.length < 2 || part.meal || part.day || part.hour) return null;
  // "com 2 fatias de pão e 1 de queijo", of a shake: beside it.
  if (BLENDED.test(made.foodId) && part.items.some(isSolid)) return null;
  return [{ kind: "open", from: made.foodId, to: part.items.map(weighItem) }];
}

const BLENDED = /^(?:vitamina|suco|shake|mingau|overnight|acai|iogurte|smoothie|cafe-com-leite)/;
const SOLID: ReadonlySet<FoodCategory> = new Set([
  "breads",
  "cold_cuts",
  "meat",
  "poultry",
  "fish",
  "fast_food",
  "dishes",
]);

/** What nobody blends or stirs in. */
function isSolid({ match: { food } }: SaidItem): boolean {
  return SOLID.has(food.category) || food.id.startsWith("queijo");
}

const MADE = /^(?:batid|feit|preparad)[oa]s?$/;
const FLAVOURED =
  /^(?:macarrao-instantaneo|salgadinho|batata-chips|whey|gelatina|barra-de|biscoito-|iogurte|picole|sorvete)/;
const LONGEST_MADE = 10;

/** "batida só com leite, sem açúcar", of the shake that was just told: how it was made, and nothing besides it. */
export function readHowMade(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const [made] = items;
  const at = /^(?:era|foi)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  if (!made || items.length > 1 || phrase.words > LONGEST_MADE || phrase.asks) return null;
  if (!MADE.test(wordAt(tokens, at)) || !MIXED.test(made.foodId)) return null;
  const food = variantOf(made, tokens.slice(at + 1)) ?? findFood(made.foodId);
  // "batida com pasta de amendoim": an allergen is never left out.
  const parts = readPart(reader, tokens.slice(at + 1)).items;
  return food && !parts.some(({ match }) => hides(food, match.food))
    ? [replaced(made, food, phrase.text)]
    : null;
}

/** "era o pacotinho inteiro de galinha caipira", of instant noodles: their flavour. */
export function readFlavour(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const [told] = items;
  const of = tokens.findIndex(({ word }) => /^(?:de|sabor)$/.test(word));
  if (!told || items.length > 1 || of < 0 || phrase.words > LONGEST_MADE || phrase.asks) return null;
  if (!FLAVOURED.test(told.foodId) || !/^(?:era|eram|foi|o|a|um|uma|sabor|de)$/.test(wordAt(tokens, 0)))
    return null;
  const part = readPart(reader, tokens);
  const isOther =
    part.items.length === 1 && findFood(told.foodId)?.category !== part.items[0]?.match.food.category;
  const food = findFood(told.foodId);
  // "era de castanha de caju": an allergen is never left out.
  if (
    !isOther ||
    !food ||
    hides(food, part.items[0]?.match.food ?? food) ||
    part.items[0]?.match.start !== of + 1 ||
    variantOf(told, tokens.slice(of))
  )
    return null;
  const before = readPart(reader, tokens.slice(0, of));
  return before.items.length + before.amounts.filter(({ counted }) => counted).length === 0
    ? [replaced(told, food, phrase.text)]
    : null;
}
