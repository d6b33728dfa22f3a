import type { Element, Span } from "@/lib/portuguese/grammar/element";
import { isLeftUneaten } from "@/lib/portuguese/grammar/leftovers";
import { isShopping } from "@/lib/portuguese/grammar/offered";
import { isShared, isSharing, servedFor, sharedByUs, shareFrom } from "@/lib/portuguese/grammar/shared-with";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isOtherDeed } from "@/lib/portuguese/vocabulary/other-deeds";
import {
  isCompany,
  isPerson,
  isPossessive,
  isSeenEating,
  otherDid,
} from "@/lib/portuguese/vocabulary/people";

const DRINK = new Set("bebi bebemos bebendo beber bebo tomei tomamos tomando tomar tomo".split(" "));
const EAT = new Set([
  ...I_ATE.filter((verb) => !DRINK.has(verb)),
  ..."comemos comendo como comer mandei repeti peguei pedi fiz matei comprei preparei".split(" "),
]);
/** Who cooks and says no more of it has eaten it. */
const COOK = new Set("grelhei fritei assei refoguei torrei salteei".split(" "));
const SKIP = new Set("pulei pulamos dispensei recusei cozinhei joguei".split(" "));
const WE = /^(?:comemos|bebemos|tomamos|devoramos|matamos|pedimos)$/;
/** "me traz um fermento": a wish, and nothing eaten. */
const ASKED_FOR = /^(?:traz|traga|tragam|busca|busque)$/;
const GIVE = new Set([
  ..."dei demos dava fiz fizemos preparei preparamos servi servimos comprei peguei levei levamos guardei separei embrulhei cozinhei cozinhamos assamos".split(
    " ",
  ),
  ...COOK,
]);
const CLAUSE_END = /^[.;!?\n]$/;

/** Whether a message tells of eating at all. */
export function tellsOfEating(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => EAT.has(word) || DRINK.has(word));
}

/** "comi", "comendo", "acabei de comer": not "como", which also is "how". */
export function tellsOfEaten(tokens: readonly Token[], { start }: { start: number }): boolean {
  const done = /^(?:acabei|terminei|acabamos)$/.test(wordAt(tokens, start - 2));
  return done || /(?:i|mos|ndo|ou|eu|sobraram)$/.test(wordAt(tokens, start));
}

/** What the verb at token `i` says of who ate what: the person, somebody else, or nobody; null when it says nothing of it. */
export function readEating(tokens: readonly Token[], i: number): Element | null {
  const word = wordAt(tokens, i);
  const span: Span = { start: i, next: i + 1 };
  const did = otherDid(tokens, i);
  // "a dele era de camarão"
  if (/^del[ea]s?$/.test(word) && /^(?:o|a|os|as)$/.test(wordAt(tokens, i - 1)))
    return { type: "other_person", made: false, ...span };
  // "o do bebê foi papinha, o meu foi omelete"
  if (
    /^(?:meu|minha)$/.test(word) &&
    isArticle(tokens, i - 1) &&
    /^(?:foi|era|teve|tambem)$/.test(wordAt(tokens, i + 1))
  )
    return { ...VERB, start: i, next: i + 2 };
  if (did && (isWe(tokens, i) || isMyself(tokens, i))) return { ...span, ...VERB };
  if (did === "made" && isRelative(tokens, i)) return null;
  if (did === "made" && isHandedToEat(tokens, i)) return { ...span, ...VERB };
  if (did) return { type: "other_person", made: did === "made", ...span };
  if (isSeenEating(tokens, i)) return { type: "other_person", made: false, ...span };
  if (ASKED_FOR.test(word) && !/^(?:que|ja)$/.test(wordAt(tokens, i - 1)))
    return { type: "negation", ...span };
  if (isOnlyMeant(tokens, i)) return { type: "negation", start: i, next: i + 2 };
  // What was bought may be eaten later, or nothing of it is told.
  if (/^(?:comprei|encomendei|encomendamos)$/.test(word) && isShopping(tokens, i))
    return { type: "plan", ...span };
  if (isGivenAway(tokens, i)) return { type: "other_person", made: isEatenAlong(tokens, i), ...span };
  if (SKIP.has(word) || isUsual(tokens, i) || isOtherDeed(tokens, i)) return { type: "negation", ...span };
  if (isShared(word))
    return { ...VERB, ...shareFrom(tokens, i), shares: word.endsWith("s") ? "clause" : "last", ...span };
  if (isSharing(word)) {
    // "5 chopes e uma porção de polenta que dividi com o Gui": what "que" stands behind.
    const relative = /i$/.test(word) && wordAt(tokens, i - 1) === "que" ? { relative: true as const } : {};
    return { ...VERB, ...shareFrom(tokens, i), ...relative, ...span };
  }
  const served = word === "para" ? servedFor(tokens, i) : null;
  if (served) return { ...VERB, ...served, shares: "last" };
  if (WE.test(word)) return { ...VERB, drink: DRINK.has(word), ...sharedByUs(tokens, i), ...span };
  // "dividi com ela, meio a meio" says no more than that; alone it shares.
  if (word === "meio" && wordAt(tokens, i + 1) === "a" && wordAt(tokens, i + 2) === "meio") {
    const told = tokens.slice(0, i).some((one) => isSharing(one.word) || isShared(one.word));
    return { ...VERB, ...(told ? {} : { share: 0.5, shares: "clause" as const }), start: i, next: i + 3 };
  }
  // "comemos uma pizza, eu fiquei com 3 fatias"
  if (word === "fiquei" && wordAt(tokens, i + 1) === "com" && readQuantity(tokens, i + 2))
    return { ...VERB, start: i, next: i + 2 };
  if (word === "repeti" && wordAt(tokens, i + 1) !== "nao") return { ...VERB, again: true, ...span };
  if (COOK.has(word)) return isCookedFood(tokens, i) ? { ...span, ...VERB } : null;
  return EAT.has(word) || DRINK.has(word) ? { ...VERB, drink: DRINK.has(word), ...span } : null;
}

function isArticle(tokens: readonly Token[], at: number): boolean {
  return /^(?:o|a)$/.test(wordAt(tokens, at));
}

const VERB = { type: "verb", drink: false } as const;

/** "a lasanha que minha mãe fez" tells of the lasagna that is named before. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  while (i > at - MOST_IN_A_NAME && !/^(?:que|[,.;!?\n])$/.test(wordAt(tokens, i))) i -= 1;
  return wordAt(tokens, i) === "que";
}

/** Tokens from "que" to its verb: "que a minha mãe me fez". */
const MOST_IN_A_NAME = 6;

/** "a gente comeu", "a gente foi no japonês e pediu": nobody else came in between. */
function isWe(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - 1 - FAR_BACK && !CLAUSE_END.test(wordAt(tokens, i)); i -= 1) {
    const word = wordAt(tokens, i);
    // "tem gente que toma 4 litros"
    if (word === "gente") return wordAt(tokens, i + 1) !== "que";
    if (word === "eu" || isPerson(word)) return false;
  }
  return false;
}

/** "normalmente como pão, mas hoje comi iogurte" tells of another day. */
function isUsual(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:como|tomo|bebo)$/.test(wordAt(tokens, at))) return false;
  const before = tokens.slice(Math.max(0, at - 2), at);
  const usual = before.some(({ word }) => /^(?:normalmente|geralmente|sempre|costumeiramente)$/.test(word));
  if (isEachDay(tokens, at)) return true;
  const today = tokens.findIndex(
    ({ word }, i) => i > at && word === "mas" && wordAt(tokens, i + 1) === "hoje",
  );
  return usual && today > 0;
}

/** "eu tomo 4 litros de água por dia, hoje tomei 3" */
function isEachDay(tokens: readonly Token[], at: number): boolean {
  const each = tokens.findIndex(
    ({ word }, i) =>
      i > at && i < at + FAR_BACK && word === "dia" && /^(?:por|ao|todo)$/.test(wordAt(tokens, i - 1)),
  );
  return each > 0 && tokens.some(({ word }, i) => i > each && I_ATE.includes(word));
}

/** "a véia aqui ainda comeu": who tells it. */
function isMyself(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  while (/^(?:ainda|tambem|ja|so|mesmo|que|hoje)$/.test(wordAt(tokens, i))) i -= 1;
  const isOther = /^(?:criancas?|nenem|bebe|menin[oa]s?|filh[oa]s?|net[oa]s?|marido|esposa)$/.test(
    wordAt(tokens, i - 1),
  );
  // "o ajudante aqui comeu dois e eu só olhei"
  const isApart = tokens.some(({ word }, next) => next > at && word === "eu");
  return wordAt(tokens, i) === "aqui" && !isOther && !isApart && /^[oa]$/.test(wordAt(tokens, i - 2));
}

const FAR_BACK = 8;

/** "quase comi um brigadeiro", "ia comer pizza", "a médica disse que posso comer um ovo", "nada de pão" */
function isOnlyMeant(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (word === "nada") return next === "de";
  // "lá sempre tem bolo"
  if (word === "sempre") return /^(?:tem|rola)$/.test(next);
  return (
    (/^(?:quase|ia|iria)$/.test(word) || isAllowed(tokens, at)) &&
    (EAT.has(next) || DRINK.has(next) || MEANT.test(next))
  );
}

/** "disse que posso comer" */
function isAllowed(tokens: readonly Token[], at: number): boolean {
  const that = wordAt(tokens, at - 1) === "eu" ? at - 2 : at - 1;
  return /^(?:posso|podia|poderia|devo|devia)$/.test(wordAt(tokens, at)) && wordAt(tokens, that) === "que";
}

const MEANT = /^(?:almocar|jantar|lanchar|pedir|fazer|tomar)$/;

/** "dei papinha para o neném", "fiz arroz, feijoada e couve pro almoço do povo": somebody else ate it. */
function isGivenAway(tokens: readonly Token[], at: number): boolean {
  if (!GIVE.has(wordAt(tokens, at))) return false;
  if (isLeftUneaten(tokens, at) || isForGuests(tokens, at) || isInBulk(tokens, at)) return true;
  for (let i = at + 1; i < at + FAR_GIVEN; i += 1) {
    const word = wordAt(tokens, i);
    if (word === "" || CLAUSE_END.test(word) || EAT.has(word) || GIVE.has(word)) return false;
    if (word === "," && !goesOnWithFood(tokens, i + 1)) return false;
    if (word === "para" || word === "ao") {
      if (/^(?:mim|nos|gente)$/.test(wordAt(tokens, wordAt(tokens, i + 1) === "a" ? i + 2 : i + 1)))
        return false;
      if (isForOthers(tokens, i + 1)) return true;
    }
  }
  return false;
}

/** "fizemos 15 quilos de arroz e 8 de feijão": nobody's plate. */
function isInBulk(tokens: readonly Token[], verb: number): boolean {
  if (!MADE.test(wordAt(tokens, verb))) return false;
  const from = /^(?:uns|umas|mais|quase|hoje)$/.test(wordAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
  const [amount] = readAmounts(tokens, from);
  return amount?.measure === "kg" && amount.quantity >= FEWEST_IN_BULK;
}

const MADE =
  /^(?:fiz|fizemos|preparei|preparamos|servi|servimos|cozinhei|cozinhamos|assei|assamos|fritei|refoguei|grelhei)$/;
const FEWEST_IN_BULK = 4;

/** Tokens from what was made to for whom: a meal's dishes stand between. */
const FAR_GIVEN = 24;

/** "o menino", "meus netos", "todo mundo", "o almoço do povo", "vender" */
function isForOthers(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (/^(?:[oa]s?|tod[oa]s?)$/.test(wordAt(tokens, at)) || isPossessive(wordAt(tokens, at))) at += 1;
  const count = readQuantity(tokens, at);
  // "duzentos e tantos meninos"
  if (count && count.value > 1) at = wordAt(tokens, count.next) === "e" ? count.next + 2 : count.next;
  if (MEALS.test(wordAt(tokens, at)) && /^d[eoa]s?$/.test(wordAt(tokens, at + 1)))
    return isForOthers(tokens, at + 2);
  return isCompany(wordAt(tokens, at)) || NO_EATERS_OF_MINE.test(wordAt(tokens, at));
}

const MEALS = /^(?:almoco|jantar|janta|cafe|lanche|merenda|ceia|marmita|lancheira|churrasco)$/;
const NO_EATERS_OF_MINE =
  /^(?:mundo|vender|venda|encomendas?|doar|visitas?|convidad[oa]s?|festa|cachorro|gato|clientes?|vizinhanca|cambada|pessoas?|alun[oa]s?|abrigo|asilo|creche|igreja|quermesse|bazar|evento|bingo|orfanato)$/;

/** "fiz frango com quiabo e angu pro almoço, veio o povo todo": who came ate of it, and of oneself nothing is said. */
function isForGuests(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:fiz|fizemos|preparei|cozinhei|assei)$/.test(wordAt(tokens, at))) return false;
  if (tokens.some(({ word }, i) => i > at && (EATEN.test(word) || word === "mim"))) return false;
  return tokens.some(({ word }, i) => {
    if (i < at || !/^(?:veio|vieram|vem|chegou|chegaram|recebi|recebemos)$/.test(word)) return false;
    const whom = /^(?:[oa]s?|minhas?|meus?|uns|umas|tod[oa])$/.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1;
    return isForOthers(tokens, whom);
  });
}

/** ", feijoada", ", 2 bifes": the list of what was made goes on. */
function goesOnWithFood(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) === "para") return true;
  return foodAt(tokens, readQuantity(tokens, at)?.next ?? at, false) !== null;
}

/** "grelhei umas fatias de tempeh", where what was eaten is told nowhere else: "assei um bolo e comi 2 fatias". */
function isCookedFood(tokens: readonly Token[], at: number): boolean {
  return !tokens.some(({ word }, i) => i !== at && (EAT.has(word) || DRINK.has(word)));
}

/** "fiz nuggets pras crianças e comi junto": what was made for others was eaten by oneself as well. */
function isEatenAlong(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    ({ word }, i) =>
      i > at && EATEN.test(word) && /^(?:|juntos?|juntas?|tambem|[.;!\n])$/.test(wordAt(tokens, i + 1)),
  );
}

const EATEN = /^(?:comi|almocei|jantei|lanchei|tomei|bebi|belisquei|repeti)$/;

/** "minha mãe me deu um copo de leite", "me serviu um prato": in what one eats from, and not given back. */
function isHandedToEat(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at - 1) !== "me" || !HANDED.test(wordAt(tokens, at))) return false;
  const amount = readAmounts(tokens, at + 1)[0];
  if (!amount?.measure || !HELPING.test(amount.measure)) return false;
  const food = wordAt(tokens, amount.next) === "de" ? amount.next + 1 : amount.next;
  return foodAt(tokens, food, false) !== null && !tokens.some(({ word }) => NOT_TAKEN.test(word));
}

const HANDED = /^(?:deu|serviu|serviram)$/;
/** A piece of cake may be kept for later, a spoonful is not. */
const HELPING = /^(?:colher|copo|xicara|caneca|prato|tigela|concha|taca|gole|dose|cuia)/;
const NOT_TAKEN = /^(?:devolvi|recusei|dispensei|neguei|guardei|joguei|nao|nem)$/;

/** "não comi", "não tinha", "não teve"; other uses of "não" say nothing of food. */
export function readNegation(tokens: readonly Token[], at: number): Element | null {
  for (let i = at + 1; i <= at + 3 && i < tokens.length; i += 1) {
    const word = wordAt(tokens, i);
    // "não repeti a carne": of one helping.
    if (word === "repeti") {
      const food = foodAt(tokens, isArticle(tokens, i + 1) ? i + 2 : i + 1, false);
      return { type: "separator", hard: true, start: at, next: food?.next ?? i + 1 };
    }
    if (
      EAT.has(word) ||
      DRINK.has(word) ||
      COOK.has(word) ||
      /^(?:teve|tinha|coloquei|botei|pus|usei|tem|veio|vieram|achei|encontrei|aguentei|quis)$/.test(word)
    ) {
      return { type: "negation", start: at, next: i + 1 };
    }
    if (!/^(?:eu|me|o|a|quase|nem|mais|cheguei|a)$/.test(word)) break;
  }
  return wordAt(tokens, at) === "nem" ? { type: "negation", start: at, next: at + 1 } : null;
}
