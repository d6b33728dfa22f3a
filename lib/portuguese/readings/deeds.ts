import { isLikelyWeight } from "@/lib/nutrition/figures/bounds";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isFound } from "@/lib/portuguese/corrections/correction-words";
import { takesOneOut } from "@/lib/portuguese/corrections/reading/take-back";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Named } from "@/lib/portuguese/readings/named";
import {
  addedSaid,
  againSaid,
  allWeighedSaid,
  amountsSaid,
  insteadSaid,
  lessSaid,
  moreSaid,
  movesSaid,
  vagueSaid,
  wholeSaid,
} from "@/lib/portuguese/readings/plain-words";
import { leftSaid, sharesSaid } from "@/lib/portuguese/readings/shares-said";
import { kilosAt } from "@/lib/portuguese/terms/kilos";

/** What may be done to what was told. */
export const DEEDS = [
  "remove",
  "remove_all",
  "only",
  "amount",
  "share",
  "left",
  "whole",
  "all_weighed",
  "little",
  "much",
  "more",
  "less",
  "again",
  "move",
  "add",
  "replace",
  "weight",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Corrections, and the entries they are said of where these are not the last message's. */
export type Changed = Pick<Understanding, "corrections" | "about">;

/** `inPlainWords`: what the rules make of the same in plain words. */
export type Heard = Named & {
  last: readonly LoggedEntry[];
  earlier: readonly LoggedEntry[];
  inPlainWords: (words: string) => Changed;
};

/** The ways in which a deed may be done to what a message names. */
export function changesOf(deed: Deed, heard: Heard): Changed[] {
  const told = toldIn(heard);
  switch (deed) {
    case "remove":
    case "remove_all":
    case "only":
      // "tira o presunto do misto": what was not told may be a part of what was.
      return heard.mentions.some(({ type }) => type === "food") ? [] : removals(deed, heard, told);
    case "amount":
      return readAll(amountsSaid(heard, told), heard);
    case "share":
      return readAll(sharesSaid(heard, told), heard);
    case "left":
      return readAll(leftSaid(heard, told), heard);
    case "whole":
      return readAll(wholeSaid(heard, told), heard);
    case "all_weighed":
      return readAll(allWeighedSaid(heard), heard);
    case "little":
      return readAll(vagueSaid(heard, told, "pouquinho"), heard);
    case "much":
      return readAll(vagueSaid(heard, told, "bastante"), heard);
    case "more":
      return readAll(moreSaid(heard, told), heard);
    case "less":
      return readAll(lessSaid(heard, told), heard);
    case "again":
      return [...readAll(againSaid(heard), heard), ...allAgain(heard, told)];
    case "move":
      return readAll(movesSaid(heard, told), heard);
    case "add":
      return readAll(addedSaid(heard), heard);
    case "replace":
      return readAll(insteadSaid(heard, told), heard);
    case "weight":
      return weightSaid(heard);
  }
}

function toldIn({ mentions }: Heard): LoggedItem[] {
  const told = mentions.flatMap((one) => (one.type === "told" ? [one.item] : []));
  return told.filter((item, i) => told.findIndex(({ id }) => id === item.id) === i);
}

/** "repeti a tigela", of cereal with milk; "fiz outro sanduíche igual": as much again of each. */
function allAgain({ phrase, mentions, items }: Heard, told: readonly LoggedItem[]): Changed[] {
  const isNamed = told.length > 0 || mentions.some(({ type }) => type === "food" || type === "amount");
  if (isNamed || items.length < 2 || !AGAIN.test(phrase.line)) return [];
  const corrections = items.flatMap(({ foodId, portion }): Correction[] => {
    if (!portion || "said" in portion) return [];
    const by = { ...portion, said: phrase.text, assumed: [] };
    return [{ kind: "more", food: foodId, by }];
  });
  return corrections.length === items.length ? [{ corrections }] : [];
}

const AGAIN = / (?:repeti|outr[oa]|de novo|mais uma?|igual(?:zinh[oa])?|segund[oa]) /;

type Removes = Extract<Deed, "remove" | "remove_all" | "only">;

function removals(deed: Removes, { items, last, phrase }: Heard, told: readonly LoggedItem[]): Changed[] {
  switch (deed) {
    case "remove":
      // "dispensa o arroz, já tinha tropeiro": all that is named, or the first alone.
      if (told.length > 1) return [...removal(told), ...removal(told.slice(0, 1))];
      return removal(told.length > 0 ? told : items.length === 1 ? items : []);
    case "remove_all": {
      // "apaga a parada, dei pro meu primo": one thing, and not all of them.
      if (told.length === 0 && items.length > 1 && takesOneOut(phrase)) return [];
      if (told.length > 0 && told.length < items.length) return removal(told);
      const [first] = last;
      if (first?.type === "water") return [{ corrections: [{ kind: "remove_water", id: first.id }] }];
      if (first?.type === "weight") return [{ corrections: [{ kind: "remove_weight" }] }];
      return removal(items);
    }
    case "only": {
      const rest = items.filter(({ id }) => !told.some((one) => one.id === id));
      const isOfLast = told.length > 0 && told.every(({ id }) => items.some((item) => item.id === id));
      return isOfLast ? removal(rest) : [];
    }
  }
}

function removal(items: readonly LoggedItem[]): Changed[] {
  if (items.length === 0) return [];
  const remove: Correction = {
    kind: "remove",
    foods: items.map(({ foodId }) => foodId),
    said: items.map(({ name }) => name).join(", "),
  };
  return [{ corrections: [remove] }];
}

function readAll(plain: readonly string[], { inPlainWords }: Heard): Changed[] {
  return plain
    .map(inPlainWords)
    .filter(({ corrections }) => corrections.length > 0 && corrections.every(isFound))
    .filter(({ corrections }) => !corrections.some(isSlicedDrink));
}

/** "comi 2 fatias", after a coffee: of something else, which nobody has told yet. */
function isSlicedDrink(one: Correction): boolean {
  const much = one.kind === "amount" ? one.to : one.kind === "more" ? one.by : null;
  if (!much || !("measure" in much) || !("food" in one) || one.food === null) return false;
  return /^(?:fatia|rodela|pedaco)$/.test(much.measure ?? "") && findFood(one.food)?.gramsPerMl !== undefined;
}

/** "o peso digitei errado, é 94,3": of a weight that was told. */
function weightSaid({ phrase: { core }, last, earlier }: Heard): Changed[] {
  const numbers = core.filter(({ kind, value }) => kind === "number" && isLikelyWeight(value));
  const told = [...last, ...earlier].find(({ type }) => type === "weight");
  const [number, ...others] = numbers;
  if (!number || others.length > 0 || told?.type !== "weight") return [];
  const kg = kilosAt(core, core.indexOf(number))?.kg ?? number.value;
  return [{ corrections: [{ kind: "weight", kg }], about: [told.id] }];
}
