import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import {
  type CorrectionPart,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { isBreakfast } from "@/lib/portuguese/corrections/reading/foods-meant";
import { asAllOfThem } from "@/lib/portuguese/corrections/reading/said-plainer";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Moved } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { type DayPeriod, isMealOf, mealOfPeriod, periodAt } from "@/lib/portuguese/terms/hours";
import { momentOf } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const MOVE =
  /^(?:muda|mudar|mude|passa|passar|passe|move|mover|joga|jogar|coloca|bota|troca|poe|altera|transfere|transferir|era|foi|isso|registra|anota)$/;
/** What a move goes towards. */
const TO = /^(?:para|no|na|como|por)$/;
/** What stands for what was just told. */
const THAT = /^(?:isso|esse|essa|este|esta|aquilo|tudo|refeicao|registro|tudo isso)$/;
/** What must be said for a time alone to move something. */
export const CUE =
  /^ (?:(?:na verdade|na real|minto|mentira|opa|ops|errei|desculpa|desculpe|perdao|corri[gj]\S+|correcao|digo|quer dizer|alias|pera|espera|putz|me enganei|(?:\S+ei )(?:\S+ )?(?:errad|trocad)[oa]|pensando bem|mas|nao|ah|eita|vish|(?:isso )?esta errado) )|^ (?:(?:isso|esse|essa|aquilo|tudo|ai) ){0,3}(?:foi|foram|era|eram|eh|sao)|^ (?:eu )?(?:comi|jantei|almocei|lanchei|tomei|bebi) (?:tudo )?isso(?: tudo| ai)? | (?:na verdade|na real|desculpa|corrigindo|quer dizer) $/;

/** "passa o almoço pra ontem", "o café foi ontem", "muda os ovos pro almoço": what is named goes elsewhere. */
export function readNamedMove(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  // "não foi almoço, foi jantar"
  if (tokens.some(({ word }, at) => word === "nao" && COPULA.test(wordAt(tokens, at + 1))))
    return movedInstead(reader);
  const start = tokens.findIndex(({ word, kind }) => kind !== "mark" && !LEAD.has(word));
  const moved = topicMoved(reader);
  if (moved) return moved;
  const moving = MOVE.test(wordAt(tokens, start)) && !COPULA.test(wordAt(tokens, start));
  // "põe mais uma concha de feijão na janta" moves none.
  if (moving && /^(?:mais|outr[oa])$/.test(wordAt(tokens, start + 1))) return null;
  const from = moving ? start + 1 : Math.max(0, leadEnd(tokens));
  const turn = tokens.findIndex(({ word }, at) => at > from && (moving ? TO.test(word) : COPULA.test(word)));
  if (turn < 0) return null;
  const source = tokens.slice(from, turn);
  const towards = tokens.slice(moving ? turn : turn + 1);
  const beside = atMealOf(reader, source, towards);
  if (beside) return beside;
  const to = movedTo(reader, towards);
  return to && moveOf(reader, source, to);
}

/** "o bolo e o café foram hoje": two or more that go together. */
export function readMovedTogether(reader: Reader): Correction[] | null {
  const moved = reader.phrase.words > LONGEST || reader.phrase.asks ? null : readNamedMove(reader);
  return moved && moved.length > 1 ? moved : null;
}

/** "a pera não foi no lanche, comi de sobremesa na janta": where it was instead; null where anything else is named. */
function movedInstead(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  const not = tokens.findIndex(({ word }) => word === "nao");
  const turn = tokens.findIndex(
    ({ word }, at) =>
      at > not + 2 && (word === "," || word === "mas" || (word === "e" && wordAt(tokens, at + 1) === "sim")),
  );
  if (turn < 0 || !/^(?:n[oa]s?|de|hoje|ontem)$/.test(wordAt(tokens, not + 2))) return null;
  const verb = tokens.findIndex(({ word }, at) => at > turn && (COPULA.test(word) || ATE.test(word)));
  const source = tokens.slice(Math.max(0, leadEnd(tokens)), not);
  const to = verb < 0 ? null : movedTo(reader, tokens.slice(verb + 1));
  return to && moveOf(reader, source, to);
}

const ATE = /^(?:comi|tomei|bebi)$/;

/** "a banana foi hoje antes do mungunzá": at the meal of what is logged, and never in its place; null where no food says when. */
function atMealOf(reader: Reader, source: readonly Token[], towards: readonly Token[]): Correction[] | null {
  const end = towards.findIndex(({ kind }) => kind === "mark");
  const told = end < 0 ? towards : towards.slice(0, end);
  const at = told.findIndex(
    ({ word }, i) => /^(?:antes|depois|junto)$/.test(word) && /^(?:d[oae]s?|com)$/.test(wordAt(told, i + 1)),
  );
  const [other, ...others] = at < 0 ? [] : readPart(reader, told.slice(at + 2)).items;
  const before = readPart(reader, told.slice(0, at));
  if (!other || others.length > 0 || before.items.length + before.amounts.length > 0) return null;
  if (readPart(reader, source).items.length !== 1) return null;
  const item = itemMeant(other.match.food, [], reader.items, false);
  const meal = reader.last.find((entry) => entry.type === "meal" && item && entry.items.includes(item));
  if (meal?.type !== "meal") return [{ kind: "unclear" }];
  const { kind, day } = meal;
  return moveOf(reader, source, { kind, day: before.day?.kind === "day" ? before.day.to : day });
}

/** "o iogurte passa pro café da manhã": the verb behind what it moves. */
function topicMoved(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  const verb = tokens.findIndex(
    ({ word }, at) =>
      at > 1 && at < FAR && GOES.test(word) && (TO.test(wordAt(tokens, at + 1)) || /^consider/.test(word)),
  );
  if (verb < 0 || !/^(?:o|a|os|as|ess[ea]s?)$/.test(wordAt(tokens, 0))) return null;
  const end = tokens.findIndex(({ kind }, at) => at > verb && kind === "mark");
  const to = movedTo(reader, tokens.slice(verb + 1, end < 0 ? tokens.length : end));
  return to && moveOf(reader, tokens.slice(0, verb), to);
}

const FAR = 6;
const GOES =
  /^(?:passa|passe|passar|muda|mude|mudar|vai|joga|jogar|move|mover|bota|botar|coloca|colocar|poe|transfere|transferir|pertence|conta|conte|vale|valeu|considera|considere|fica|entra|entrou)$/;

/** Past "na verdade", "ah", where a noun follows. */
function leadEnd(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }) => /^(?:o|a|os|as|meu|minha)$/.test(word) || !LEAD.has(word));
  return at;
}

function moveOf(reader: Reader, source: readonly Token[], to: Moved): Correction[] | null {
  const words = source.filter(({ kind }) => kind === "word");
  if (words.length === 0 || words.every(({ word }) => THAT.test(word) || /^(?:o|a|os|as)$/.test(word)))
    return null;
  const part = readPart(reader, source);
  const named = part.items[0];
  if (part.items.length === 1 && named && !part.meal) {
    const item = itemMeant(named.match.food, [], reader.items, false);
    if (!item && isBreakfast(reader, part.items))
      return [{ kind: "move_meal", meal: "breakfast", day: null, to }];
    // "o churrasco foi no almoço": all that was eaten there.
    const isFrame = !item && named.match.food.id === "churrasco" && reader.items.length > 0;
    if (isFrame && to.kind) return [{ kind: "meal_kind", to: to.kind }];
    return item ? [{ kind: "move_item", food: item.foodId, to: atItsHour(reader, item, to) }] : null;
  }
  // "a cuca com o café foi hoje de manhã": each of them.
  const all = part.items.map(({ match }) => itemMeant(match.food, [], reader.items, false));
  if (all.length > 1 && !part.meal && all.every((one) => one !== null))
    return all.map((one) => ({ kind: "move_item", food: one.foodId, to: atItsHour(reader, one, to) }));
  if (part.items.length > 0 || part.meal?.kind !== "meal_kind") return null;
  const day = part.day?.kind === "day" ? part.day.to : null;
  return [{ kind: "move_meal", meal: part.meal.to, day, to }];
}

/** "a sopa foi às 17h", of a dinner: the meal of that hour. */
function atItsHour(reader: Reader, item: LoggedItem, to: Moved): Moved {
  const meal = reader.last.filter((entry) => entry.type === "meal" && entry.items.includes(item));
  const [of] = to.eatenAt && !to.kind ? mealAtHour({ ...reader, last: meal }, to.eatenAt) : [];
  return of?.kind === "meal_kind" ? { ...to, kind: of.to } : to;
}

/** "pra ontem", "no jantar", "às 14h" and nothing else. */
function movedTo(reader: Reader, tokens: readonly Token[]): Moved | null {
  // "as uvas foram umas 20 só" counts them; "foi umas 8 da noite" does not.
  if (/^(?:uns|umas)$/.test(wordAt(tokens, 0)) && !/^(?:h|hs|horas?|da|e|:)$/.test(wordAt(tokens, 2)))
    return null;
  const part = readPart(reader, tokens);
  if (part.items.length + part.amounts.length > 0) return null;
  const to: Moved = {
    ...(part.meal?.kind === "meal_kind" && { kind: part.meal.to }),
    ...(part.day?.kind === "day" && { day: part.day.to }),
    ...(part.hour?.kind === "time" && { eatenAt: part.hour.eatenAt }),
  };
  const period = to.kind || to.eatenAt ? null : periodSaid(tokens);
  if (period) to.kind = period.kind;
  return Object.keys(to).length > 0 ? to : null;
}

/** "foi ontem à tarde", "foi de manhã": the first meal of that part of the day. */
function periodSaid(tokens: readonly Token[]): { kind: MealKind; period: DayPeriod } | null {
  const [period] = tokens.flatMap((_, at) => periodAt(tokens, at)?.period ?? []);
  return period && period !== "now" ? { kind: mealOfPeriod(period), period } : null;
}

/** "foi no almoço, tomei com peixe frito", "a maçã foi no lanche, junto com as castanhas": where it was, and what was beside it. */
export function readMoveBeside(reader: Reader): Correction[] | null {
  const { tokens, phrase } = reader;
  const comma = tokens.findIndex(
    ({ word }, at) => at > 1 && /^[,;.]$/.test(word) && wordAt(tokens, at + 1) !== "",
  );
  if (comma < 0 || phrase.asks || phrase.words > LONGEST) return null;
  const head = { ...reader, tokens: tokens.slice(wordAt(tokens, 0) === "e" ? 1 : 0, comma) };
  const rest = tokens.slice(comma + 1);
  const beside = readPart(reader, rest);
  const isBeside =
    /^(?:junto|com|tomei|comi|bebi|e)$/.test(wordAt(rest, 0)) &&
    rest.some(({ word }) => /^(?:com|junto)$/.test(word));
  const today = wordAt(rest, 0) === "hoje" ? movedFromToday(reader, head, beside) : null;
  if (today) return today;
  if (!isBeside || beside.items.length === 0 || beside.meal || beside.day) return null;
  const moved = readNamedMove(head) ?? readMove({ ...head, phrase: phraseOfClause(phrase, head.tokens) });
  if (!moved) return null;
  const logged = beside.items.flatMap(({ match }) => itemMeant(match.food, [], reader.items, false) ?? []);
  const [first] = moved;
  // "…, e a farinha junto com ela": it goes along.
  const along =
    first?.kind === "move_item" && wordAt(rest, 0) === "e"
      ? logged.map(({ foodId }) => ({ kind: "move_item" as const, food: foodId, to: first.to }))
      : [];
  const isNew = logged.length === 0 && first?.kind !== "move_item";
  const added: Correction[] = isNew ? [{ kind: "add", items: beside.items.map(weighItem) }] : [];
  return [...moved, ...along, ...added];
}

/** "a sopa foi ontem, hoje foi só o pão com um ovo": it goes there, and what was not told yet comes in its place. */
function movedFromToday(
  reader: Reader,
  head: Reader,
  { items, meal, amounts }: CorrectionPart,
): Correction[] | null {
  const moved = items.length > 0 && !meal && amounts.length === 0 ? readNamedMove(head) : null;
  const [first, ...others] = moved ?? [];
  if (first?.kind !== "move_item" || !first.to.day || others.length > 0) return null;
  const fresh = items.filter(
    (one) =>
      !itemMeant(one.match.food, calledWords(one), reader.items, false) && !sameNoun(one, reader.items),
  );
  const at = reader.last.find((entry) => entry.type === "meal");
  const added: Correction[] =
    fresh.length > 0 && at ? [{ kind: "add", items: fresh.map(weighItem), mealId: at.id }] : [];
  return [first, ...added];
}

const LONGEST = 18;
/** "eram umas 20" counts what was told. */
const COUNTS = /^ (?:\S+ ){0,3}?(?:foram|eram) (?:uns|umas) \d+ $/;

/** "isso foi no jantar", "foi ontem", "muda pra ceia", "foi às 14h": all of what was just told. */
export function readMove(reader: Reader): Correction[] | null {
  const { phrase } = reader;
  const tokens = asAllOfThem(reader.tokens, reader.items) ?? reader.tokens;
  const start = tokens.findIndex(({ word }) => !LEAD.has(word) || COPULA.test(word));
  const first = wordAt(tokens, Math.max(0, start));
  if (COUNTS.test(phrase.line) && reader.items.length > 0) return null;
  // "não tinha hoje" moves none; "isso foi o almoço também" leaves it where it is.
  if (/^ (?:nao|nem) (?:tinha|teve|tem|comi|veio) | tambem | igual(?:zinho)? /.test(phrase.line)) return null;
  if (!CUE.test(phrase.line) && !MOVE.test(first) && !MOVE.test(wordAt(tokens, 0))) return null;
  // "passa" is a raisin, too.
  const from = MOVE.test(first) ? Math.max(0, start) + 1 : 0;
  // "isso da manhã foi ontem. hoje fiquei em jejum até o almoço"
  const end = tokens.findIndex(
    ({ kind, word }, at) => at > from + 1 && kind === "mark" && /^[.;]$/.test(word),
  );
  const part = readPart(reader, tokens.slice(from, end < 0 ? undefined : end));
  if (part.items.length > 0 || part.amounts.length > 0) return null;
  const found = [part.meal, part.day, part.hour].filter((one) => one !== null);
  if (part.hour?.kind === "time" && !part.meal && !part.day)
    found.push(...mealAtHour(reader, part.hour.eatenAt));
  if (!part.hour && !part.meal) found.push(...mealOfPart(reader, part.tokens));
  return found.length > 0 ? found : null;
}

/** "isso foi de manhã", "foi ontem de noite": where it was told as a meal of another part of the day. */
function mealOfPart({ last, tokens: all }: Reader, tokens: readonly Token[]): Correction[] {
  const said = all.some(({ word }) => COPULA.test(word)) ? periodSaid(tokens) : null;
  const isThere = last.every((entry) => entry.type === "meal" && said && isMealOf(said.period, entry.kind));
  return said && !isThere ? [{ kind: "meal_kind", to: said.kind }] : [];
}

/** "isso foi de manhã, umas 10 e meia": what was taken for a meal by its time is the one of the right time. */
function mealAtHour({ last, moment }: Reader, eatenAt: string): Correction[] {
  const [meal, ...others] = last;
  if (meal?.type !== "meal" || others.length > 0) return [];
  const hourOf = (at: string) => momentOf(new Date(at), moment.timeZone).hour;
  const to = mealKindAt(hourOf(eatenAt));
  return meal.kind === mealKindAt(hourOf(meal.eatenAt)) && to !== meal.kind
    ? [{ kind: "meal_kind", to }]
    : [];
}
