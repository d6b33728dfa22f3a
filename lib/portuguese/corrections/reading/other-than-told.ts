import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import { findMeasure } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import {
  calledWords,
  itemMeant,
  itemWithWord,
  sameNoun,
} from "@/lib/portuguese/corrections/reading/food-reference";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const ENDED = "(?:acabou|acabaram|acabado|venceu|vencid[oa]|estragou|estragad[oa]|azedou|azedad[oa])";
/** "a manteiga tinha acabado", "acabou a manteiga", "não tinha mais manteiga" */
const RUN_OUT = [
  new RegExp(`^ (?:(?:o|a|os|as) )?(.{2,40}?) (?:ja |tinha |tinham |estava ){0,2}${ENDED} $`),
  /^ (?:ja |tinha )?(?:acabou|acabaram|acabado) (?:o|a|os|as) (.{2,40}?) $/,
  /^ nao (?:tinha|tinham|tem|comi|usei) (?:mais )?(?:(?:o|a|os|as) )?(.{2,40}?) $/,
  /^ (?:(?:o|a|os|as) )?(.{2,40}?) nao (?:tinha|tem)(?: mais)? $/,
];
const INSTEAD =
  /^(?:eu|entao|ai|foi|foram|era|eram|usei|passei|coloquei|botei|pus|fiz|comi|tomei|com|so|na|verdade|real|mesmo|no|lugar)$/;

/**
 * "foi margarina, a manteiga tinha acabado" as "não era manteiga, era margarina", "café preto, o leite tinha acabado" of one with milk as
 * "o café foi sem leite"; null where nothing that is logged had run out.
 */
export function asRunOut(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const [one, two, ...more] = clausesOf(core);
  const [first] = core;
  if (!one || !two || !first || more.length > 0 || asks) return null;
  for (const [gone, had] of [
    [one, two],
    [two, one],
  ] as const) {
    const line = ` ${gone.map(({ word }) => word).join(" ")} `;
    // "pão sem manteiga, tinha acabado"
    if (NOTHING_BUT.test(line) && had.some(({ word }) => word === "sem")) return had;
    const named = RUN_OUT.map((pattern) => pattern.exec(line)?.[1]).find((said) => said !== undefined);
    if (!named) continue;
    const [out, ...others] = readPart(reader, gone).items;
    const told = had.filter(({ word }) => !INSTEAD.test(word));
    const [instead, ...besides] = readPart(reader, told).items;
    const isLed = COPULA.test(wordAt(had, 0)) || had.some(({ word }) => INSTEAD.test(word));
    if (!out || !instead || others.length + besides.length > 0) continue;
    if (isOfOne(reader, instead, out))
      return without(first, wordAt(told, instead.match.start), gone.slice(out.match.start, out.match.next));
    if (!isLed) continue;
    if (!isTold(reader, out) || isTold(reader, instead)) continue;
    return contrast(first, gone.slice(out.match.start, out.match.next), told);
  }
  return null;
}

function without(first: Token, noun: string, out: readonly Token[]): Token[] {
  const said = tokenise(`o ${noun} foi sem`);
  return [...said.map((token) => ({ ...token, start: first.start, end: first.end })), ...out];
}

const NOTHING_BUT = /^ (?:ja |que )?(?:tinha |tinham |havia )?(?:acabou|acabaram|acabado) $/;

/** Whether one thing that is logged is called after both: "café" and "leite". */
function isOfOne({ items }: Reader, one: SaidItem, other: SaidItem): boolean {
  return items.some((item) =>
    [one, other].every((named) => itemWithWord(stem(calledWords(named)[0] ?? ""), [item]) !== null),
  );
}

/** Logged by itself, or named by a dish that is. */
function isTold({ items }: Reader, named: SaidItem): boolean {
  const words = calledWords(named);
  return (
    itemMeant(named.match.food, words, items, false) !== null ||
    itemWithWord(stem(words[0] ?? ""), items) !== null
  );
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    const isEdge = token.kind === "mark" || token.kind === "break";
    if (isEdge || /^(?:que|porque|pois|pq)$/.test(token.word)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((one) => one.length > 0);
}

function contrast(first: Token, wrong: readonly Token[], right: readonly Token[]): Token[] {
  const said = (word: string, kind: Token["kind"] = "word") => ({ ...first, word, kind });
  return [said("nao"), said("era"), ...wrong, said(",", "mark"), said("era"), ...right];
}

/** What one drink of several is called by. */
const OF_SIZE = /^(?:o|a|os|as|ess[ea]s?|aquel[ea]s?|de|dos|das|ml|copo|garrafa|garrafinha|e|mas)$/;

/**
 * "o de 300 era chá mate e não água", "era suco de laranja na verdade" of a glass of water, as "o de 300 não era água, era chá mate"; null
 * where nothing but another drink is not told instead of water.
 */
export function asNotWater(reader: Reader): readonly Token[] | null {
  const { last } = reader;
  const { core, asks } = reader.phrase;
  const was = core.findIndex(({ word }) => COPULA.test(word));
  const head = core.slice(0, Math.max(was, 0));
  const [first] = core;
  if (was < 0 || !first || asks || !last.some(({ type }) => type === "water")) return null;
  const isSized =
    head.some(({ kind }) => kind === "number") &&
    head.every(({ kind, word }) => kind === "number" || OF_SIZE.test(word));
  const isBare = head.length === 0 && last.every(({ type }) => type === "water");
  if (!isSized && !isBare) return null;
  const told = core
    .slice(was + 1)
    .filter(({ word, kind }) => kind !== "mark" && !/^(?:na|verdade|real|mesmo)$/.test(word));
  const not = told.findIndex(({ word }) => word === "nao");
  const denied = not < 0 ? [] : told.slice(not + 1).filter(({ word }) => !COPULA.test(word));
  if (not >= 0 && denied.map(({ word }) => word).join(" ") !== "agua") return null;
  const right = told.slice(wordAt(told, 0) === "de" ? 1 : 0, not < 0 ? undefined : not);
  const [drunk, ...others] = readPart(reader, right).items;
  const isDrink = drunk?.match.food.gramsPerMl !== undefined && drunk.match.food.id !== WATER_ID;
  if (!isDrink || others.length > 0) return null;
  const water = { ...first, word: "agua", kind: "word" as const };
  const plain = right.filter(({ word }, at) => word !== "e" || at < right.length - 1);
  const size = head.filter(({ kind, word }) => kind === "number" || word === "ml");
  const lead = isSized ? [{ ...first, word: "o" }, { ...first, word: "de" }, ...size] : [];
  return [...lead, ...contrast(first, [water], plain)];
}

/** "(na verdade) foi margarina", of bread with butter, as "não era manteiga, era margarina"; null where no one dish was told with another of its kind. */
export function asOtherFilling(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const told = withoutLead(core);
  const [first] = core;
  if (!first || !told || asks) return null;
  const [had, ...others] = readPart(reader, told).items;
  if (!had || others.length > 0 || had.match.start > 0 || isTold(reader, had)) return null;
  const { category } = had.match.food;
  if (reader.items.some(({ foodId }) => findFood(foodId)?.category === category)) return null;
  const fillings = reader.items.flatMap(({ name }) => {
    const said = tokenise(/ com (\S+(?: \S+){0,2})$/i.exec(name)?.[1] ?? "");
    const filling = said.length > 0 ? foodAt(said, 0, false) : null;
    return filling?.food.category === category ? [said.slice(0, filling.next)] : [];
  });
  const [filling] = fillings;
  const isKind = filling?.[0]?.word === told[0]?.word;
  return filling && fillings.length === 1 && !isKind ? contrast(first, filling, told) : null;
}

/** What follows "(na verdade) foi", without "mesmo" and "então"; null where it does not begin so. */
function withoutLead(tokens: readonly Token[]): readonly Token[] | null {
  const was = tokens.findIndex(({ word }) => COPULA.test(word));
  if (was < 0 || !tokens.slice(0, was).every(({ word, kind }) => kind === "mark" || LEAD.has(word)))
    return null;
  const rest = tokens.slice(was + 1).filter(({ word }) => !/^(?:na|verdade|real|mesmo|entao)$/.test(word));
  return rest.length > 0 && rest.every(({ kind }) => kind !== "mark" && kind !== "break") ? rest : null;
}

/** "era um x-salada" of one burger, as "era x-salada": what it was, and not how many; null where several were told, or that very one. */
export function asOneOther(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const told = withoutLead(core);
  const was = core.find(({ word }) => COPULA.test(word));
  if (!told || !was || asks || !/^uma?$/.test(wordAt(told, 0))) return null;
  const noun = told.slice(1);
  const [had, ...others] = readPart(reader, noun).items;
  if (!had || others.length > 0 || had.match.start > 0) return null;
  // "era uma tapioca pequena", of one with cheese
  if (!/[ -]/.test(had.match.called) || reader.items.some(({ foodId }) => foodId === had.match.food.id))
    return null;
  const portion = sameNoun(had, reader.items)?.portion;
  return portion && !("said" in portion) && portion.quantity === 1 ? [was, ...noun] : null;
}

/** "o hambúrguer tinha ovo e bacon, era um x-tudo então" by what it comes to; null where that does not hold all that it had. */
export function asConcluded(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const clauses = clausesOf(core);
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1).flat();
  if (!last || asks || before.length === 0) return null;
  const had = before.findIndex(({ word }) => /^(?:tinha|tem|vinha|veio|levava|era)$/.test(word));
  const was = last.findIndex(({ word }) => COPULA.test(word));
  if (had < 0 || was < 0 || was > 1) return null;
  const dish = last.slice(was + 1).filter(({ word }) => !/^(?:entao|uma?|mesmo)$/.test(word));
  const [whole, ...others] = readPart(reader, dish).items;
  const parts = readPart(reader, before.slice(had + 1)).items;
  if (!whole || others.length > 0 || parts.length === 0) return null;
  if (reader.items.some(({ foodId }) => foodId === whole.match.food.id)) return null;
  if (!/^(?:fast_food|dishes|snacks)$/.test(whole.match.food.category)) return null;
  if (parts.some(({ match }) => hides(whole.match.food, match.food) !== null)) return null;
  const topic = /^(?:o|a|ess[ea])$/.test(wordAt(before, 0)) ? before.slice(0, had) : [];
  return [...topic, last[was] as Token, ...dish];
}

const LATER = /^(?:ontem|anteontem)$/;

/** "não foi hoje o tacacá, tô confundindo, foi ontem" as "o tacacá foi ontem"; null where no food that is logged is so denied of today. */
export function asOfOtherDay(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const not = core.findIndex(({ word }) => word === "nao");
  const isToday =
    not >= 0 && not < 3 && COPULA.test(wordAt(core, not + 1)) && wordAt(core, not + 2) === "hoje";
  const end = core.findIndex(({ kind, word }, at) => at > not + 3 && (kind === "mark" || word === "nao"));
  const when = core.findIndex(
    ({ word }, at) => at > end && COPULA.test(word) && LATER.test(wordAt(core, at + 1)),
  );
  if (!isToday || asks || end < 0 || when < 0) return null;
  const topic = core.slice(not + 3, end);
  const [named, ...others] = readPart(reader, topic).items;
  const isLed = /^(?:o|a|os|as|ess[ea]s?)$/.test(wordAt(topic, 0));
  if (!named || others.length > 0 || !isLed || !isTold(reader, named)) return null;
  return [...topic, ...core.slice(when, when + 2)];
}

/** "a lata eu dividi com a Bia", of tuna, as "o atum eu dividi com a Bia"; null where no one thing was told by that vessel. */
export function withVesselNamed({ phrase: { core, asks }, items }: Reader): readonly Token[] | null {
  const [article, noun] = core;
  const verb = wordAt(core, 2) === "eu" ? 3 : 2;
  const isShared = /^(?:dividi|dividimos|rachei|rachamos|reparti)$/.test(wordAt(core, verb));
  if (!article || !noun || asks || !isShared || !/^(?:o|a|ess[ea])$/.test(article.word)) return null;
  const vessel = findMeasure(noun.word)?.id;
  const held = items.filter(({ portion }) => portion && !("said" in portion) && portion.measure === vessel);
  const [item] = held;
  if (!vessel || !item || held.length > 1 || items.length === 1) return null;
  const name = tokenise(item.name).map((token) => ({ ...token, start: noun.start, end: noun.end }));
  return [article, ...name, ...core.slice(2)];
}

const PACKED = /^(?:caix(?:a|inha)|lat(?:a|inha|ao)|garraf(?:a|inha)|pet|copo|copinho)$/;

/** "de caixinha 200 ml", of the one drink beside a meal, with its name; null where it says otherwise. */
export function withDrinkNamed({ phrase: { core, asks }, items }: Reader): readonly Token[] | null {
  const [of, vessel, much] = core;
  const drinks = items.filter(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined);
  const [drink] = drinks;
  const isVessel = of?.word === "de" && PACKED.test(vessel?.word ?? "") && much !== undefined;
  if (!isVessel || !drink || asks || drinks.length > 1 || items.length === 1 || core.length > MOST_PACKED)
    return null;
  const name = tokenise(drink.name).map((token) => ({ ...token, start: of.start, end: of.start }));
  return [{ ...of, word: "o" }, ...name, { ...of, word: "era" }, ...core];
}

const MOST_PACKED = 5;
