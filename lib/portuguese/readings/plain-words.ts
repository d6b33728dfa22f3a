import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Mention } from "@/lib/portuguese/readings/mentions";
import {
  eachOf,
  MOST_UNNAMED,
  type Named,
  namesAnother,
  toldAs,
  wordsAt,
} from "@/lib/portuguese/readings/named";
import { shareSaid } from "@/lib/portuguese/readings/shares-said";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { otherKind } from "@/lib/portuguese/vocabulary/variants";

const MOST_AMOUNTS = 3;
const MOST_TIMES = 3;

/** "bolacha só 1, moça, 6 foi o dedo": of one food one of the amounts, of several each its own; where none is named each may be meant. */
export function amountsSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const { mentions, items } = named;
  const amounts = mentions.filter(({ type }) => type === "amount");
  const foods = mentions.filter(({ type }) => type === "told" || type === "food");
  if (amounts.length === 0) return [];
  if (foods.some(({ type }) => type === "food")) return countedMakings(named);
  if (told.length === 0) {
    const said = amounts.slice(0, MOST_AMOUNTS).map((amount) => wordsAt(named, amount));
    if (items.length === 1) return said.map((amount) => `foi ${amount}`);
    return said.length === 1 ? eachOf(items, ({ name }) => `o ${name} foi ${said[0]}`) : [];
  }
  const [food] = foods;
  if (foods.length !== told.length || !food) return [];
  if (foods.length === 1)
    return nearest(amounts, food).map((amount) => `o ${toldAs(named, food)} foi ${wordsAt(named, amount)}`);
  if (amounts.length !== told.length) return [];
  return [foods.map((food, i) => `o ${toldAs(named, food)} foi ${wordsAt(named, amounts[i])}`).join(", ")];
}

/** "põe 3 ovos", of an omelette of two: of what a dish is made of. */
function countedMakings(named: Named): string[] {
  const [amount, food, ...others] = named.mentions;
  const isCounted = amount?.type === "amount" && food?.type === "food" && amount.next === food.start;
  return isCounted && others.length === 0 ? [`foram ${withAmount(named, food, amount)}`] : [];
}

/** "o arroz só sujei o prato", "bolo exagerei": a little or a lot of it, of which no amount is told. */
export function vagueSaid(
  named: Named,
  told: readonly LoggedItem[],
  said: "pouquinho" | "bastante",
): string[] {
  const of = told.length > 0 || named.items.length > 1 ? told : named.items;
  const isAmount = named.mentions.some(({ type }) => type === "amount" || type === "food");
  // "farofa e salpicão foi só de provar"
  return of.length === 0 || isAmount ? [] : [of.map(({ name }) => `o ${name} foi ${said}`).join(", ")];
}

/** "terminei a barra", "comi o que tinha sobrado": all of what was told as a part of one. */
export function wholeSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const isMore = named.mentions.some(({ type }) => type === "food" || type === "amount");
  return isMore ? [] : eachOf(told.length > 0 ? told : named.items, ({ name }) => `comi o ${name} inteiro`);
}

/** "copo de 400 ml" of fruit and milk: all of it together. */
export function allWeighedSaid(named: Named): string[] {
  const [amount, ...others] = named.mentions.filter(({ type }) => type === "amount");
  const isNamed = named.mentions.some(({ type }) => type === "told" || type === "food");
  if (!amount || others.length > 0 || isNamed || named.items.length < 2) return [];
  return [`tudo deu ${wordsAt(named, amount)}`];
}

/** "sobrou 40 g do arroz", "a segunda taça dei pro meu pai": so much less of it, else one of several. */
export function lessSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const amounts = named.mentions.filter(({ type }) => type === "amount");
  if (namesAnother(named) || ADDS.test(named.phrase.line)) return [];
  const of = told.length > 0 ? told : named.items;
  const [amount, ...others] = amounts;
  if (!amount) return eachOf(of.filter(isSeveral), ({ name }) => `tira 1 de ${name}`);
  // "uma lata ficou pela metade", of three: half of one.
  const share = shareSaid(named);
  if (others.length > 0 && !share) return [];
  const less = share ? "1/2" : wordsAt(named, amount);
  return eachOf(of, ({ name }) => `tira ${less} de ${name}`);
}

const ADDS = / (?:mais|soma|some|acrescent\S+|adicion\S+|repeti|outr[oa]s?) /;

function isSeveral({ portion }: LoggedItem): boolean {
  return portion !== null && !("said" in portion) && !isUnit(portion.measure) && portion.quantity > 1;
}

/** "dona Lurdes botou mais uma concha e eu tomei": so much more of it. */
export function moreSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const amounts = named.mentions.filter(({ type }) => type === "amount");
  if (amounts.length > 1 || namesAnother(named)) return [];
  const of = told.length > 0 ? told : named.items;
  // "acabei comendo outra", of a cake and a coffee
  if (of.length > 1 && amounts.length === 0 && !ONE_MORE.test(named.phrase.line)) return [];
  const said = amounts[0] ? wordsAt(named, amounts[0]) : "1";
  return eachOf(of, ({ name }) => `mais ${said} de ${name}`);
}

const ONE_MORE = / (?:outr[oa]|mais um|mais uma|segund[oa]) /;

/** "desisti, comi outro prato igualzinho", "enchi e tomei outra": as much again of what is named, else of all of it. */
export function againSaid(named: Named): string[] {
  const isMore = named.mentions.some(({ type }) => type === "food" || type === "amount");
  if (isMore) return [];
  if (named.items.length === 0) return ["mais 1"];
  const told = named.mentions.filter(({ type }) => type === "told");
  return [`repeti ${told.map((one) => `o ${toldAs(named, one)}`).join(" e ")}`.trim()];
}

/** "a banana já tinha comido às 10": to the meal, the day or the hour that is named; all of it where no food is. */
export function movesSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const times = named.mentions.filter(({ type }) => type === "meal" || type === "day" || type === "hour");
  if (namesAnother(named)) return [];
  return times.slice(0, MOST_TIMES).flatMap((time) => {
    const to = `foi ${time.type === "meal" ? "no " : ""}${wordsAt(named, time)}`;
    const moved = told.map(({ name }) => `o ${name} ${to}`);
    // "a macarronada foi na janta, o refri também": each of them, or all.
    return told.length === 0 ? [to] : told.length === 1 ? moved : [...moved, moved.join(", ")];
  });
}

/** "teve presunto com o pão, duas fatias": foods that were not told, with their amounts. */
export function addedSaid(named: Named): string[] {
  const foods = named.mentions.filter(({ type }) => type === "food");
  const amounts = named.mentions.filter(({ type }) => type === "amount");
  // "na janta ainda teve um fio de azeite": of another meal.
  if (named.mentions.some(({ type }) => type === "meal")) return [];
  if (foods.length === 0 || foods.some((one) => one.type === "food" && one.denied)) return [];
  // "a salada levava também palmito, cerca de 50 g": what it is called is nothing new.
  const [dish, ...parts] = foods;
  const isHost = HOLDS.test(named.phrase.core[dish?.next ?? 0]?.word ?? "");
  if (isHost && parts.length > 0)
    return addedSaid({ ...named, mentions: named.mentions.filter((one) => one !== dish) });
  if (amounts.length > foods.length) return [];
  if (foods.length > 1 && amounts.length > 0 && amounts.length !== foods.length) return [];
  return [
    `mais ${foods.map((food, i) => withAmount(named, food, amounts[i])).join(" e ")}`,
    ...ofSameKind(named),
  ];
}

const ONE_MORE_OF = /^(?:,|uma?|outr[oa]s?|mais|\d+)$/;

/** "comi mais um, de queijo", after a pasty of meat. */
function ofSameKind({ phrase: { core }, mentions, items }: Named): string[] {
  const [food, ...others] = mentions.filter(({ type }) => type === "food");
  const [amount, ...more] = mentions.filter(({ type }) => type === "amount");
  if (!food || others.length + more.length > 0) return [];
  const [lead, of] = [core[food.start - 2]?.word ?? "", core[food.start - 1]?.word];
  if (of !== "de" || !ONE_MORE_OF.test(lead)) return [];
  const kinds = items.flatMap(({ foodId }) => {
    const told = findFood(plainId(foodId));
    return (told && otherKind(told, core.slice(food.start - 1, food.next))?.food.name) ?? [];
  });
  return [...new Set(kinds)]
    .slice(0, 1)
    .map((name) => `mais ${amount ? core[amount.start]?.word : 1} ${name}`);
}

const HOLDS = /^(?:lev(?:a|ou|ava)|tem|tinha|teve|veio|vinha)$/;

/** "digitei feijão, quis dizer grão de bico"; of what was told and not named, what is of its kind: "me enganei, era guaraná". */
export function insteadSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const { mentions, items } = named;
  const [food, ...others] = mentions.filter(({ type }) => type === "food");
  const [other] = others;
  // "o requeijão eu troquei por margarina", of what a dish is made of
  if (food && other && told.length === 0)
    return [`troca o ${wordsAt(named, food)} por ${wordsAt(named, other)}`];
  const amounts = mentions.filter(({ type }) => type === "amount");
  if (others.length > 0 || told.length > 1 || amounts.length > 1) return [];
  if (food?.type !== "food") return amounts.length === 0 ? variantSaid(named, told) : [];
  const from = told[0] ?? items[0];
  const alike = items.filter(({ foodId }) => isAlike(foodId, food.foodId));
  const meant = from && (told.length > 0 || items.length === 1) ? [from] : alike.slice(0, MOST_UNNAMED);
  const calledAt = mentions.find(({ type }) => type === "told");
  const amount = amounts[0];
  // "era de frango a lasanha": its kind, and no frango instead of it.
  const lead = named.phrase.core[food.start - 1]?.word ?? "";
  return meant.flatMap((item) => {
    const called = calledAt ? toldAs(named, calledAt) : item.name;
    // "o leite não teve" of "cuscuz com leite": a part of it.
    if (isPartOf(food.foodId, item)) return [];
    if (!KIND.test(lead)) return [`troca o ${called} por ${withAmount(named, food, amount)}`];
    return amount ? [] : [`o ${called} era ${lead} ${wordsAt(named, food)}`];
  });
}

const KIND = /^(?:d[eao]s?|com)$/;

/** "aquele iogurte é desnatado, viu": a word that makes another food of it. */
function variantSaid(
  { phrase: { core }, mentions }: Named,
  [item, ...others]: readonly LoggedItem[],
): string[] {
  if (!item || others.length > 0) return [];
  const isNamed = (at: number) => mentions.some(({ start, next }) => at >= start && at < next);
  const makes = core.find(
    (token, at) => token.kind === "word" && !isNamed(at) && variantOf(item, [token]) !== null,
  );
  return makes ? [`o ${item.name} era ${makes.word}`] : [];
}

function isPartOf(foodId: string, { name }: LoggedItem): boolean {
  const [first = ""] = tokenise(findFood(plainId(foodId))?.name ?? "").map(({ word }) => word);
  return tokenise(name).some(({ word }, at) => at > 0 && word === first);
}

function isAlike(one: string, other: string): boolean {
  const [category, same] = [one, other].map((id) => findFood(plainId(id))?.category);
  return category !== undefined && category === same;
}

function nearest(amounts: readonly Mention[], food: Mention): Mention[] {
  const far = ({ start, next }: Mention) => Math.max(start - food.next, food.start - next);
  return [...amounts].sort((a, b) => far(a) - far(b)).slice(0, MOST_AMOUNTS);
}

/** "duas linguiças", "presunto … duas fatias" */
function withAmount(named: Named, food: Mention | undefined, amount: Mention | undefined): string {
  if (!amount || !food) return wordsAt(named, food);
  const isBefore = amount.next <= food.start && food.start - amount.next <= 1;
  if (isBefore) return wordsAt(named, { ...food, start: amount.start });
  const isBare = amount.next - amount.start === 1;
  return `${wordsAt(named, amount)}${isBare ? "" : " de"} ${wordsAt(named, food)}`;
}
