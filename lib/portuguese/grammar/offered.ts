import type { Element } from "@/lib/portuguese/grammar/element";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { COMMON_WORDS } from "@/lib/portuguese/text/word-lists";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isCompany, isHabitOfOthers, isPerson, isPossessive } from "@/lib/portuguese/vocabulary/people";

const THERE = /^(?:tinha|tinham|teve|serviram|ofereceram|levaram|botaram)$/;
const TOOK =
  /^(?:peguei|comi|pus|coloquei|servi|quis|provei|tomei|bebi|experimentei|belisquei|almocei|jantei)$/;
const ONLY = /^(?:so|somente|apenas)$/;

/** "tinha arroz, feijão e peixe, mas só peguei peixe": the row without what was only there. */
export function withoutOffered(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const there = tokens.findIndex(
    ({ word }, at) =>
      (THERE.test(word) || isDayOf(tokens, at)) && !/^(?:nao|nem|que|so)$/.test(wordAt(tokens, at - 1)),
  );
  const took = there < 0 ? -1 : onlyTaken(tokens, there);
  if (took < 0) return elements;
  const isOffered = ({ start }: Element) => start > there && start < took;
  const offered = elements.filter((one) => one.type === "food" && isOffered(one));
  const taken = elements.slice(elements.findIndex(({ start }) => start > took));
  const end = taken.findIndex((one) => one.type === "separator" && one.hard);
  const foods = taken.slice(0, end < 0 ? taken.length : end).filter(({ type }) => type === "food");
  const isTurned = tokens.slice(there, took).some(({ word }) => /^(?:mas|porem|so que)$/.test(word));
  const isOfThem = foods.some((one) => offered.some((other) => headOf(one) === headOf(other)));
  const isPlain = isTurned && offered.length === 1;
  if ((offered.length < FEWEST && !isPlain) || foods.length === 0 || !(isTurned || isOfThem)) return elements;
  return elements.filter((one) => !(isOffered(one) && /^(?:food|amount|unknown)$/.test(one.type)));
}

const FEWEST = 2;

/** "era dia de feijoada" */
function isDayOf(tokens: readonly Token[], at: number): boolean {
  const named = /^(?:dia|noite|festival|rodizio)$/.test(wordAt(tokens, at + 1));
  return /^(?:era|eh|foi)$/.test(wordAt(tokens, at)) && named && /^d[eao]$/.test(wordAt(tokens, at + 2));
}

/** The token from which on only what was taken is told: "só peguei", "peguei só"; -1 where nothing is. */
function onlyTaken(tokens: readonly Token[], from: number): number {
  const verb = tokens.findIndex(({ word }, at) => at > from && TOOK.test(word));
  if (verb < 0) return -1;
  const isOnly = ONLY.test(wordAt(tokens, verb - 1)) || ONLY.test(wordAt(tokens, verb + 1));
  // "tinha refri mas peguei suco"
  const isTurn = /^(?:mas|porem)$/.test(
    wordAt(tokens, wordAt(tokens, verb - 1) === "eu" ? verb - 2 : verb - 1),
  );
  const isBeside = tokens.some(({ word }) => /^(?:tambem|depois|antes|ainda|repeti)$/.test(word));
  return isOnly || (isTurn && !isBeside) ? verb : -1;
}

function headOf(one: Element): string | undefined {
  return one.type === "food" ? one.match.food.id.split("-")[0] : undefined;
}

/** "pão com carne moída e queijo, tipo sanduba": the elements without what was only likened to what is told before it. */
export function withoutLikened(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  return elements.filter((one, at) => {
    if (one.type !== "food" || !/^(?:|[,.;!?)\n])$/.test(wordAt(tokens, one.next))) return true;
    const lead = /^uma?$/.test(wordAt(tokens, one.start - 1)) ? one.start - 2 : one.start - 1;
    if (wordAt(tokens, lead) !== "tipo" || !/^[,(]$/.test(wordAt(tokens, lead - 1))) return true;
    const sentence = elements
      .slice(0, at)
      .findLastIndex((before) => before.type === "separator" && before.hard);
    return !elements.slice(sentence + 1, at).some(({ type }) => type === "food");
  });
}

const SHOPS = /^(?:mercado|supermercado|feira|sacolao|atacadao|acougue|hortifruti)$/;
const LATER = /^(?:amanha|semana|depois|mes|visita|visitas|casa|festa|deixar|fazer|levar|congelar|estoque)$/;
/** Tokens around "comprei" that tell of the same errand. */
const FAR = 14;
const FAR_BACK = 8;

/** What tells that some of it was eaten, or when. */
const HAD_OF_IT =
  /^(?:tambem|ja|foi|foram|era|eram|metade|inteir[oa]s?|tod[oa]s?|todinh[oa]s?|tudo|mandei|matei|fiz|usei|coloquei|botei|pus|repeti|dividi|dividimos|rachei|sobrou|almoco|jantar|janta|lanche|ceia|merenda|sobremesa)$/;

/** "comprei um pacote de doritos", "comprei pão": stock, and nothing says that any of it was eaten; "comprei uma coxinha" is a snack. */
function isOnlyBought(tokens: readonly Token[], at: number): boolean {
  if (/^(?:que|ja|nao|quase)$/.test(wordAt(tokens, at - 1))) return false;
  if (tokens.some(({ word }) => I_ATE.includes(word) || HAD_OF_IT.test(word))) return false;
  const count = readQuantity(tokens, at + 1);
  const isPacked = count !== null && PACKED.test(wordAt(tokens, count.next));
  return isPacked || foodAt(tokens, at + 1, false) !== null;
}

const PACKED =
  /^(?:pacot(?:e|inho|ao)|caix(?:a|inha)|sac(?:o|ola)|barr(?:a|inha)|bandej(?:a|inha)|duzia|pote|cartela|fardo)s?$/;

/** "comprei 2 kg de frango no mercado", "no mercado comprei arroz e banana. comi uma banana" */
export function isShopping(tokens: readonly Token[], at: number): boolean {
  if (isOnlyBought(tokens, at)) return true;
  const after = tokens.slice(at, at + FAR);
  const eaten = eatenAfter(tokens, at);
  const before = tokens.slice(Math.max(0, at - FAR_BACK), at);
  if (eaten > 0 && isOneOf(tokens, at, eaten)) return true;
  if (eaten > 0 && !isNamedAt(tokens, eaten + 1)) return false;
  if (eaten > 0 && before.some(({ word }) => SHOPS.test(word) && word !== "feira")) return true;
  if (after.some((_, i) => isToCome(after, i))) return true;
  return after.some(({ word }, i) => SHOPS.test(word) || STOCK.test(word) || isForLater(after, i));
}

/** The verb of eating behind "comprei"; -1 where there is none. */
function eatenAfter(tokens: readonly Token[], at: number): number {
  return tokens.findIndex(({ word }, i) => i > at && i < at + FAR && EATEN_TOO.test(word));
}

/** "comi só uma banana": what was eaten is told by its name. */
function isNamedAt(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:so|apenas|somente|ja|o|a)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  return foodAt(tokens, readQuantity(tokens, from)?.next ?? from, false) !== null;
}

/** "comprei arroz, feijão e banana. comi uma banana": named again among several. */
function isOneOf(tokens: readonly Token[], bought: number, eaten: number): boolean {
  const foods = tokens.flatMap((_, i) => {
    const food = i > bought && i < eaten + FAR_BACK ? foodAt(tokens, i, false) : null;
    return food ? [{ i, id: food.food.id }] : [];
  });
  const first = foods.find(({ i }) => i > eaten);
  const row = foods.filter(({ i }) => i < eaten);
  return row.length > 1 && row.some(({ id }) => id === first?.id);
}

/** "chega quinta", "só chega amanhã", "vai chegar", "vão entregar"; not "chega de dieta". */
function isToCome(tokens: readonly Token[], at: number): boolean {
  if (/^(?:chegar|entregar)$/.test(wordAt(tokens, at)))
    return /^(?:vai|vao|deve|devem|para)$/.test(wordAt(tokens, at - 1));
  return (
    /^(?:chega|chegam|entregam|entrega)$/.test(wordAt(tokens, at)) &&
    WHEN_TO_COME.test(wordAt(tokens, at + 1))
  );
}

const WHEN_TO_COME =
  /^(?:so|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|mais|depois|daqui|em|na|no|as|ate|dia|semana|logo)$/;

/** What one buys for more than a meal. */
const STOCK = /^(?:kg|litros|galao|galoes|garrafao|garrafoes|fardos?)$/;
const EATEN_TOO = /^(?:comi|tomei|bebi|almocei|jantei|lanchei|devorei)$/;

/** "pra amanhã", "pra semana", "pra deixar em casa" */
function isForLater(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== "para") return false;
  const next = /^(?:a|o|as|os|meu|minha)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return LATER.test(wordAt(tokens, next));
}

/** "faço churrasco para doze pessoas", "faço feijoada pra família hoje": what is cooked for others, too. */
export function isForGuests(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(({ word }, i) => i > from && i < from + FAR && word === "para");
  const count = readQuantity(tokens, at + 1);
  if (at < 0) return false;
  if (count)
    return count.value > 1 && /^(?:pessoas|convidados|amigos|visitas)$/.test(wordAt(tokens, count.next));
  const whom = /^(?:[oa]s?|minha|meus|toda?)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return /^(?:familia|pessoal|galera|turma|visitas?|amigos|mundo|convidados)$/.test(wordAt(tokens, whom));
}

type Place = { tokens: readonly Token[]; i: number };

/** "almoço do bebê foi papinha", "pra ela veio uma sopa": somebody else's meal; undefined where it is one's own. */
export function readOthersMeal({ tokens, i: at }: Place): Element | undefined {
  const eating = isHabitOfOthers(tokens, at) ? at + 1 : othersEatingFrom(tokens, at);
  if (eating !== null) return { type: "other_person", made: false, start: at, next: eating };
  if (wordAt(tokens, at) === "para") {
    const whom = isPossessive(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    return isPerson(wordAt(tokens, whom)) && CAME_FOR.test(wordAt(tokens, whom + 1))
      ? { type: "other_person", made: false, start: at, next: whom + 2 }
      : undefined;
  }
  if (!MEAL.test(wordAt(tokens, at)) && !/^(?:o|a)$/.test(wordAt(tokens, at))) return undefined;
  if (!/^d[aeo]s?$/.test(wordAt(tokens, at + 1))) return undefined;
  const person = isPossessive(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  const verb = behindWhenAndWhere(tokens, person + 1);
  const isTold = /^(?:foi|foram|era|teve|eh|tem|vai|sera)$/.test(wordAt(tokens, verb));
  const whose = wordAt(tokens, person);
  return isTold && (isPerson(whose) || CHILDREN.test(whose)) && !/^(?:festa|aniversario)$/.test(whose)
    ? { type: "other_person", made: false, start: at, next: verb + 1 }
    : undefined;
}

/** Past the "hoje" and "na escola" of "o lanche dos alunos na escola hoje é". */
function behindWhenAndWhere(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + FAR) {
    const linked = /^(?:n[oa]s?|d[oae])$/.test(wordAt(tokens, at)) ? at + 1 : at;
    if (!/^(?:hoje|escola|creche|colegio|aula|semana)$/.test(wordAt(tokens, linked))) return at;
    at = linked + 1;
  }
  return at;
}

/** For whom one cooks, or who has a school's meals. */
const CHILDREN = /^(?:menin[oa]s?|guris?|gurias?|piazada|criancada|molecada|alun[oa]s?|estudantes?)$/;
const CAME_FOR = /^(?:veio|vieram|serviram|levaram|pedi|pedimos|peguei|fiz)$/;
const MEAL =
  /^(?:almoco|jantar|janta|cafe|lanche|lanchinho|ceia|marmita|prato|comida|merenda|cardapio|refeicao|lancheira|papinha|marmitinha)$/;

/**
 * "o Wellington tá comendo lasanha", "minha mãe tá almoçando", "todo mundo comendo", "ele comendo bolo na minha frente": past the verb of who
 * eats beside the person; null where it is the person, or nobody says who.
 */
function othersEatingFrom(tokens: readonly Token[], at: number): number | null {
  const isAll = wordAt(tokens, at) === "todo" && wordAt(tokens, at + 1) === "mundo";
  const is = isAll ? at + 2 : at;
  const isBeing = /^(?:esta|estao|tao|estava|estavam|ficou|ficaram)$/.test(wordAt(tokens, is));
  let verb = isBeing ? is + 1 : is;
  while (isBeing && HERE.test(wordAt(tokens, verb))) verb += 1;
  if (!EATING.test(wordAt(tokens, verb))) return null;
  // "chegaram, estão tudo comendo o bolo": several, whoever they are.
  if (isBeing && /^(?:estao|tao|estavam|ficaram)$/.test(wordAt(tokens, is))) return verb + 1;
  if (isAll || (isBeing ? isOther(tokens, at) : isBesideMe(tokens, verb))) return verb + 1;
  return null;
}

/** "o Wellington", "minha chefe", "ela aqui" right before the verb, and no "a gente" or "a véia aqui". */
function isOther(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (HERE.test(wordAt(tokens, at))) at -= 1;
  const [before, word] = [wordAt(tokens, at - 1), wordAt(tokens, at)];
  if (tokens[at]?.kind !== "word" || word === "gente" || foodAt(tokens, at, false) || readMeal(tokens, at))
    return false;
  if (isCompany(word)) return true;
  const isNamed = /^(?:[oa]s?|uma?)$/.test(before) || isPossessive(before);
  if (isNamed) return at === verb - 1 && !/^(?:corpo|barriga|fome|dieta|cabeca)$/.test(word);
  return /^(?:|[,.;!\n]|e|mas|enquanto)$/.test(before) && !COMMON_WORDS.has(word);
}

/** "… comendo pizza na minha frente", "… do meu lado" */
function isBesideMe(tokens: readonly Token[], verb: number): boolean {
  if (/^(?:estou|estamos|eu|gente|fiquei|fui|continuo)$/.test(wordAt(tokens, verb - 1))) return false;
  return tokens.some(
    ({ word }, i) =>
      i > verb &&
      i < verb + FAR &&
      ((word === "minha" && wordAt(tokens, i + 1) === "frente") ||
        (word === "meu" && wordAt(tokens, i + 1) === "lado")),
  );
}

const HERE = /^(?:aqui|ali|la|so|ainda|ja|tambem|agora|hoje|tudo|todos)$/;
const EATING =
  /^(?:comendo|tomando|bebendo|almocando|jantando|lanchando|devorando|tracando|mandando|detonando)$/;

export const COOKED = /^(?:fiz|cozinhei|preparei|montei|grelhei|assei|fritei|refoguei|temperei)$/;

/** "ganhei um alfajor da Bia mas guardei pra amanhã", "fiz a tapioca mas ainda não comi": had, and not eaten yet. */
export function isPutAside(tokens: readonly Token[], at: number): boolean {
  const lead = wordAt(tokens, at);
  if (!/^(?:ganhei|comprei|peguei|recebi|trouxe|pedi)$/.test(lead) && !COOKED.test(lead)) return false;
  for (let i = at + 1; i < at + MOST_ASIDE && tokens[i]; i += 1) {
    const word = wordAt(tokens, i);
    if (/^(?:nao|nem)$/.test(word) && isNotYet(tokens, i)) return true;
    if (/^[.;!?\n]$/.test(word) || I_ATE.includes(word)) return false;
    if (!/^(?:guardei|deixei|congelei|guardo|guardar|deixar|congelar)$/.test(word)) continue;
    const kept = /^(?:el[ea]s?|tudo|tod[oa]s?|[oa]s?)$/.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1;
    const isAll = /^(?:|[.,;!\n]|para|em|n[oa]|e)$/.test(wordAt(tokens, kept));
    return isAll && /^(?:e|mas|[,]|ja|eu|vou|so|que|porem)$/.test(wordAt(tokens, i - 1));
  }
  return false;
}

/** "ainda não comi", "não comi ainda", and nothing behind it. */
function isNotYet(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at - 1, at + 4).map(({ word }) => word);
  const isYet = words[0] === "ainda" || words[1] === "nem" || words[3] === "ainda";
  const end = words[3] === "ainda" ? 4 : 3;
  return isYet && EATEN.test(words[2] ?? "") && /^(?:|[.,;!\n])$/.test(words[end] ?? "");
}

const EATEN = /^(?:comi|tomei|bebi|provei|abri|experimentei|encostei|toquei)$/;

const MOST_ASIDE = 12;
