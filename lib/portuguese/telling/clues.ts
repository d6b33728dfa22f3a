import type { Element } from "@/lib/portuguese/grammar/element";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const STEM = 5;
/** Words from one to another that stand near it. */
const NEAR = 5;

/**
 * What tells whether somebody had what a message names: its words and their neighbours, each food, drink, amount, meal and day
 * as no more than that, and what the reading made of them. Each once; linear in the number of words.
 * @param follows something that was told before
 */
export function cluesOf({ tokens, asks }: Phrase, log: LogReading, follows: boolean): string[] {
  const clues = new Set(["any"]);
  const shape = shapeOf(tokens, log);
  const framed = ["^", ...shape, "$"];
  framed.forEach((word, i) => {
    const next = framed[i + 1];
    clues.add(word);
    if (follows) clues.add(`> ${word}`).add(`> ${word} ${next ?? ""}`);
    if (word.length > STEM && !word.startsWith("<")) clues.add(`${stemOf(word)}*`);
    if (next !== undefined) clues.add(`${word} ${next}`);
    if (framed[i + 2] !== undefined) clues.add(`${word} ${next} ${framed[i + 2]}`);
    for (const near of framed.slice(i + 2, i + 1 + NEAR)) clues.add(`${stemOf(word)}..${stemOf(near)}`);
  });
  const found = [
    log.ate && "ate",
    log.told && "told",
    log.others && "others",
    log.denied && "denied",
    log.planned.length > 0 && "planned",
    log.weight.length > 0 && "weight",
    log.water.length > 0 && "water",
    log.meals.length > 0 && "meals",
    log.unknown.length > 0 && "unknown",
    asks && "asks",
  ].filter((one) => one !== false);
  for (const one of found) {
    clues.add(`is ${one}`);
    for (const other of found) if (one < other) clues.add(`is ${one} ${other}`);
    clues.add(`is ${one} ${framed[1]}`);
  }
  clues.add(`words ${Math.min(6, Math.floor(tokens.length / 4))}`);
  return [...clues];
}

function stemOf(word: string): string {
  return word.startsWith("<") ? word : word.slice(0, STEM);
}

/** The words of a message, with what is no more than a food in the place of its name. */
function shapeOf(tokens: readonly Token[], { elements, apart }: LogReading): string[] {
  const named = new Map<number, Element>();
  for (const element of elements) named.set(element.start, element);
  const shape: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const element = named.get(at);
    const name = element && nameOf(element);
    if (element && name) {
      shape.push(name);
      at = Math.max(element.next, at + 1);
      continue;
    }
    const { word, kind } = tokens[at] as Token;
    if (kind === "emoji") shape.push("<emoji>");
    else if (kind === "number" || kind === "time" || kind === "ratio")
      shape.push(apart.has(at) ? "<kg>" : "<number>");
    else if (word !== "") shape.push(word);
    at += 1;
  }
  return shape;
}

function nameOf(element: Element): string | null {
  switch (element.type) {
    case "food":
      if (element.match.food.id === WATER_ID) return "<water>";
      return element.match.food.gramsPerMl === undefined ? "<food>" : "<drink>";
    case "amount":
      return "<amount>";
    case "hour":
      return "<hour>";
    default:
      return null;
  }
}
