import { addDays } from "@/lib/nutrition/calendar/day";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { findMeasure } from "@/lib/nutrition/foods/measures";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Element } from "@/lib/portuguese/grammar/element";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { ConversationState, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Longer messages say all of it themselves. */
const LONGEST = 14;

/**
 * The message with the words that it leaves to what was said before: "de polvilho, uns 10" after "uns biscoitos", "comi!"
 * after a plan, "2 conchas de feijão" after "almocei", "150 g dela"; null where it stands by itself.
 */
export function completed(phrase: Phrase, state: ConversationState, today: string): string | null {
  const { text, words, asks } = phrase;
  if (words === 0 || words > LONGEST || asks || takeBackAt(phrase.core) >= 0) return null;
  const tokens = phrase.core.filter(({ kind }) => kind !== "emoji");
  const { open, planned, ate } = state;
  const other = NOT_ALIKE.exec(text);
  if (other) return `${other[1] ?? ""} comi ${other[2]}`;
  const named =
    sameMealOf(text, state) ??
    asMuchAgain(text, state) ??
    missingThen(text, state, today) ??
    besideTold(text, state);
  if (named) return named;
  if (open?.noun) return kindOf(text, open.noun);
  if (planned) return asPlanned(tokens, text, planned);
  if (ate) return eatenThen(tokens, text, ate, today);
  return withName(tokens, text, state);
}

/** "hoje igual ontem não, foi frango": only what it was. */
const NOT_ALIKE =
  /^(.*?)\s*(?:n[aã]o (?:foi )?)?igual(?:zinho)? (?:a |ao de |o de )?(?:ontem|anteontem)(?: n[aã]o)?\s*,\s*(?:foi|comi|teve|tinha)\s+(.*)$/isu;

/** "o de ontem também, foi bacalhoada": the meal that was just spoken of. */
function sameMealOf(text: string, { last }: ConversationState): string | null {
  const kind = last.find((entry) => entry.type === "meal")?.kind;
  const match =
    /^\s*(?:e )?o d(?:e)? (ontem|hoje|anteontem|s[áa]bado|domingo)(?: (?:tb|tbm|tamb[ée]m))?\s*,?\s*(?:foi|era|teve)\s+(.*)$/isu.exec(
      text,
    );
  return match && kind ? `${match[1]} no ${MEAL_NAMES[kind]} comi ${match[2]}` : null;
}

const LEFT_OUT =
  "^\\s*(?:(?:ah|opa|e|ops),? )*(?:faltou|faltaram|fic(?:ou|aram) faltando|esqueci)(?: de (?:anotar|contar|falar|dizer|registrar|colocar|botar))?(?: d(?=[oa]s? |uma? ))?(?: ?[oa]s?(?= ))? ";
const EARLIER = "(ontem|anteontem)((?: (?:n[oa]|[àa]|de) [^.,;!?\\n\\d]{3,25})?)";
/** "faltou 500 ml de cerveja que tomei ontem na festa" */
const MISSING_THEN = new RegExp(
  `${LEFT_OUT}([^.,;:!?\\n]{3,40}?) (?:que|q) (?:eu )?(comi|tomei|bebi) ${EARLIER}(,? \\d{1,4} ?(?:g|gr|gramas|ml))?\\s*[.!]*$`,
  "iu",
);
/** "faltou um pudim ontem" */
const MISSING_OF = new RegExp(
  `${LEFT_OUT}((?:\\d|uma? |duas |dois |tr[êe]s |mei[oa] )[^.,;:!?\\n]{3,40}?) (?:de )?${EARLIER}\\s*[.!]*$`,
  "iu",
);

/** What was left out of another day than the one told of last: eaten then; of the meal told last it is added there. */
function missingThen(text: string, { last }: ConversationState, today: string): string | null {
  const [, what, verb, day, where, amount] = MISSING_THEN.exec(text) ?? [];
  const [, alone, then, there] = MISSING_OF.exec(text) ?? [];
  const said = day ?? then;
  if (!said) return null;
  const told = addDays(today, /^ante/i.test(said) ? -2 : -1);
  if (last.some((entry) => entry.type === "meal" && entry.day === told)) return null;
  return `${said}${where ?? there ?? ""} ${verb ?? "comi"} ${what ?? alone}${amount ?? ""}`;
}

const BESIDE_TOLD =
  /^\s*(?:(?:e|a[íi]|ah),? )*(?:depois d|logo depois d|junto com |(?:pra|para) acompanhar )[oa]s? (\p{L}{3,})(?: d[eo] \p{L}{3,})?,? (?:(?:eu )?(?:comi|tomei|bebi) )?(?=(?:(?:\d|uma? |mei[oa] |duas |dois )\P{L}*\p{L}|[áa]gua)[^?]*$)/iu;

/** "depois do sushi, um sorvete", hours later, or "depois da sopa bebi água": what was told is not eaten again. */
function besideTold(text: string, { last, rested }: ConversationState): string | null {
  if (!rested && !OF_WATER.test(text)) return null;
  const [head, noun] = BESIDE_TOLD.exec(text) ?? [];
  const told = last.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const isTold = told.some(
    ({ name }) => stem(tokenise(name)[0]?.word ?? "") === stem(tokenise(noun ?? "")[0]?.word ?? ""),
  );
  return head !== undefined && isTold ? `comi ${text.slice(head.length)}` : null;
}

const OF_WATER = /(?<!\p{L})[áa]gua(?! de coco)(?!\p{L})/iu;

const AS_MUCH =
  /^\s*(?:(?:e|mais|outr[oa]|uma?|agora)\s+)*(\p{L}{3,}(?: d[eo] \p{L}+)?)(?:\s+(?:de novo|dnv|outra vez|novamente))?\s*,?\s*(?:(?:com|n)?\s*a?\s*mesm[ao] (?:quantidade|por[çc][ãa]o|medida|dose|tamanho)|o? ?mesmo tanto)(?: de (?:antes|sempre|manh[ãa]))?\s*[.!]*$/iu;

/** "café de novo, mesma quantidade": as much as there was of it; null where the last message told none. */
function asMuchAgain(text: string, { last }: ConversationState): string | null {
  const noun = AS_MUCH.exec(text)?.[1];
  const food = noun ? foodAt(tokenise(noun), 0, false)?.food : undefined;
  const items = last.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const item =
    items.findLast(({ foodId }) => foodId === food?.id) ??
    items.findLast(
      ({ name }) => stem(tokenise(name)[0]?.word ?? "") === stem(tokenise(noun ?? "")[0]?.word ?? ""),
    );
  return noun && item ? `comi ${item.grams} g de ${item.name.toLowerCase()}` : null;
}

const MEAL_NAMES: Readonly<Record<string, string>> = {
  breakfast: "café da manhã",
  morning_snack: "lanche da manhã",
  lunch: "almoço",
  afternoon_snack: "lanche da tarde",
  dinner: "jantar",
  supper: "jantar",
};

const KIND =
  /^\s*(?:(?:era|eram|foi|foram|comi|só|so|ah)\s+)*((?:(?:uns|umas|um|uma|dois|duas|tr[eê]s|quatro|cinco|seis|\d+)\s*,?\s+)?)((?:d[eoa]s?|com|sabor)\s+\p{L}.*)$/isu;
const BARE =
  /^\s*(?:(?:era|eram|foi|foram|comi|só|so)\s+)*((?:uns|umas)\s+\d+|\d+\s*(?:g|gramas|unidades?|pacotes?|fatias?))\s*$/iu;

/** "de polvilho, uns 10", "5 de maizena", "30 g": of what was named in general. */
function kindOf(text: string, noun: string): string | null {
  const kind = KIND.exec(text);
  if (kind) return `comi ${(kind[1] ?? "").replace(",", "")}${noun} ${kind[2]}`;
  const bare = BARE.exec(text);
  return bare ? `comi ${bare[1]} de ${noun}` : null;
}

/** "chegou e já comi" */
const BEFORE_ATE = /^(?:sim|pronto|ja|era|acabei|eu|agora|enfim|entao|chegou|e|finalmente|so|,|!|\.|ai)$/;
const MOST_BEFORE = 6;

/** "comi!", "comi sim, 1 prato, com arroz": what was planned. */
function asPlanned(tokens: readonly Token[], text: string, planned: string): string | null {
  let verb = 0;
  while (verb < MOST_BEFORE && BEFORE_ATE.test(wordAt(tokens, verb))) verb += 1;
  if (LOGS.test(wordAt(tokens, verb))) return asWished(tokens, text, planned, verb + 1);
  if (!I_ATE.includes(wordAt(tokens, verb)) && !/^(?:fiz|pedi)$/.test(wordAt(tokens, verb))) return null;
  let at = verb + 1;
  while (/^(?:[!.,;]|sim|mesmo|tudo|isso|deu|foi|foram|pesou|agora)$/.test(wordAt(tokens, at))) at += 1;
  const said = text.slice(tokens[verb]?.start ?? 0, tokens[verb]?.end);
  if (at >= tokens.length) return `${said} ${planned}`;
  const named = namedShort(tokens, at, planned);
  if (named !== null) return `${said} ${planned} ${text.slice(tokens[named]?.start ?? text.length)}`;
  // "comi peixe" is something else.
  if (at === verb + 1 && !/^(?:so|metade|meia|meio|um|uma|duas|dois|tres|\d+)$/.test(wordAt(tokens, at)))
    return null;
  const amount = readAmounts(tokens, at).find(({ counted, measure }) => counted || measure !== null);
  const after = amount && wordAt(tokens, amount.next);
  const rest = (from: number) => text.slice(tokens[from]?.start ?? text.length);
  if (amount && (after === "" || /^(?:[,.;!]|com|e|entao|agora|hoje|so|aqui)$/.test(after ?? ""))) {
    const much = text.slice(tokens[at]?.start ?? 0, tokens[amount.next - 1]?.end);
    return `${said} ${ofPlanned(much, planned, amount.measure === null)} ${rest(after === "entao" ? amount.next + 1 : amount.next)}`;
  }
  const kind = amount && after === "de" ? kindOfPlanned(planned, rest(amount.next)) : null;
  if (amount && kind)
    return `${said} ${text.slice(tokens[at]?.start ?? 0, tokens[amount.next - 1]?.end)} de ${kind}`;
  return /^(?:com|e)$/.test(wordAt(tokens, at)) ? `${said} ${planned} ${rest(at)}` : null;
}

/** "comi o xis inteiro", of a "xis coração" that was waited for: past its noun; null where another food is named. */
function namedShort(tokens: readonly Token[], at: number, planned: string): number | null {
  const words = tokenise(planned).map(({ word }) => word);
  const noun = words.findIndex((word) => !/^(?:uma?s?|[oa]s?|\d+|d[eoa])$/.test(word));
  const isNoun = stem(wordAt(tokens, at + 1)) === stem(words[noun] ?? "") && words.length > noun + 1;
  const isWhole =
    !/^(?:d[eoa]s?|com|sem|\p{L}{3,})$/u.test(wordAt(tokens, at + 2)) || ALL.test(wordAt(tokens, at + 2));
  return /^(?:[oa]s?|meu|minha|aquel[ea])$/.test(wordAt(tokens, at)) && isNoun && isWhole ? at + 2 : null;
}

const ALL = /^(?:inteir[oa]|tod[oa]|tudo|agora|ja|hoje|sozinh[oa]|ficou|estava)$/;

/** "2" of "1 lata de cerveja" that was asked about: two cans. @param isCount no measure was said */
function ofPlanned(much: string, planned: string, isCount: boolean): string {
  const words = tokenise(planned);
  const count = readQuantity(words, 0);
  if (!count) return `${much} de ${planned}`;
  const [measured] = isCount ? [] : readAmounts(words, 0);
  const of = measured ? measured.next : count.next;
  const name = planned.slice(words[of]?.start ?? 0);
  return isCount || /^d[eo] /.test(name) ? `${much} ${name}` : `${much} de ${name}`;
}

const LOGS = /^(?:poe|bota|coloca|anota|marca|registra|lanca|inclui|soma)$/;

/** "põe 1 sachê então", after a question of it: so much was eaten; null where it names something else. */
function asWished(tokens: readonly Token[], text: string, planned: string, from: number): string | null {
  const at = wordAt(tokens, from) === "ai" ? from + 1 : from;
  const amount = readAmounts(tokens, at).find(({ measure, start }) => measure !== null && start === at);
  const rest = amount ? tokens.slice(amount.next) : [];
  if (!amount || rest.some(({ word, kind }) => kind !== "mark" && !/^(?:entao|ai|dele|dela)$/.test(word)))
    return null;
  return `comi ${text.slice(tokens[at]?.start ?? 0, tokens[amount.next - 1]?.end)} de ${planned}`;
}

/** "comi 3 fatias de mussarela", of a pizza that was waited for; null where no such kind of it is known. */
function kindOfPlanned(planned: string, kind: string): string | null {
  // "banana engorda?", "bebi 300 ml de água"
  if (/^(?:de )?[áa]gua(?!\p{L})/iu.test(kind)) return null;
  const words = tokenise(`${planned} ${kind}`);
  const food = foodAt(words, 0, false);
  return food && food.next === words.length && food.next > tokenise(planned).length
    ? `${planned} ${kind}`
    : null;
}

/** "almocei", then "2 conchas de feijão e bife": of that meal. */
function eatenThen(tokens: readonly Token[], text: string, ate: string, today: string): string | null {
  const elements = readElements(tokens, today, new Set());
  const has = (type: Element["type"]) => elements.some((one) => one.type === type);
  const saysWhen = elements.some((one) => one.type === "meal" || one.type === "day" || one.type === "hour");
  if (!has("food") || saysWhen || has("negation") || has("plan") || tellsOfEating(tokens)) return null;
  return `${ate}: ${text}`;
}

const PRONOUN =
  /\b(?:mais\s+)?(\d+(?:[.,]\d+)?\s*\p{L}+|metade|um pouco|um peda[cç]o|uma fatia)\s+d(?:el[ea]s?|iss[oa]|ess[ea]s?|est[ea]s?)\b(?=\s*(?:$|[.,!;]|n[oa]\b|hoje|agora))/iu;

const ALIKE =
  /\b(?:um|uma|outr[oa])\s+(\p{L}+)\s+(?:igual(?:zinh[oa])?|dess[ea]s?(?:\s+mesm[oa]s?)?)(?=\s*(?:$|[,.!;]|n[oa]\b|hoje|agora|tamb[ée]m))/iu;

/** "ontem comi dele também, 2 fatias" */
const OF_IT =
  /(?<!\p{L})(comi|tomei|bebi|peguei)\s+d(?:el[ea]s?|iss[oa])(?:\s+(?:tb|tbm|tamb[ée]m))?(?:\s*,\s*((?:\d+|uma?|dois|duas|tr[eê]s)\s+(\p{L}+)))?(?=\s*(?:$|[.,!;]))/iu;

/** "e 3h da tarde outra", "às 15h comi outra" */
const OTHER = /(?<!\p{L})(?:comi |tomei |bebi )?outr[oa](?=\s*(?:$|[.,!;]|[àa]s \d))/iu;

/** "uma fatia" of what comes in slices. */
function isIn({ foodId }: LoggedItem, word: string): boolean {
  const [food, measure] = [findFood(foodId), findMeasure(word)];
  return food !== undefined && measure !== undefined && ownsMeasure(food, measure.id);
}

/** "agora na janta comi mais 150 g dela": of what was spoken of last. */
function withName(tokens: readonly Token[], text: string, { last, focus }: ConversationState): string | null {
  const [isOther, of] = [OTHER.test(text), OF_IT.exec(text)];
  const isNamed = [PRONOUN, ALIKE, OF_IT].some((one) => one.test(text)) && tellsOfEating(tokens);
  if (!isOther && !isNamed) return null;
  const elements = readElements(tokens, "2000-01-01", new Set());
  const isLater = elements.some(({ type }) => type === "meal" || type === "hour" || type === "day");
  const items = last.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const item = items.find(({ id }) => id === focus) ?? (items.length === 1 ? items[0] : undefined);
  if (!isLater || (isOther && elements.some(({ type }) => type === "food"))) return null;
  const same = ALIKE.exec(text);
  // "ontem comi uma fatia igual"
  // "…, 2 fatias": of what comes in slices.
  const whole = of ? (items.find((one) => isIn(one, of[3] ?? "")) ?? item) : undefined;
  if (whole && of)
    return text.replace(OF_IT, `${of[1]} ${of[2] ?? `${whole.grams} g`} de ${whole.name.toLowerCase()}`);
  const alike = same ? (items.find((one) => isIn(one, same[1] ?? "")) ?? item) : item;
  if (!alike) return null;
  const name = alike.name.toLowerCase();
  if (isOther) return text.replace(OTHER, `comi ${alike.grams} g de ${name}`);
  return same ? text.replace(ALIKE, `${alike.grams} g de ${name}`) : text.replace(PRONOUN, `$1 de ${name}`);
}
