import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { plainId } from "@/lib/nutrition/foods/denials";
import { ACTS, type Act } from "@/lib/portuguese/acts/act";
import { cluesOf, mentionsIn } from "@/lib/portuguese/acts/clues";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";
import type { Example } from "../learning/learn";

/** A message behind what was told, and what it does to it. */
type FollowUp = {
  act: Act;
  text: string;
  /** One of the tellings below, the foods of the meal that was told, or what else was. */
  after: string | string[];
  /** Foods that the diary held before that. */
  earlier?: string[];
};

const FOLLOW_UPS = "scripts/acts/follow-ups.jsonl";
const TODAY = "2026-11-23";
const TELLINGS: Readonly<Record<string, readonly string[]>> = {
  A: ["arroz-branco", "feijao-carioca", "bife-grelhado", "salada-verde", "suco-de-laranja"],
  B: ["pao-com-manteiga", "cafe-com-leite", "banana-prata"],
  C: ["biscoito-cream-cracker", "iogurte-natural"],
  D: ["pizza-de-calabresa", "refrigerante-de-cola"],
  E: ["macarrao-ao-sugo", "coxa-de-frango", "farofa"],
};

/** Every follow-up that the ear for acts is taught with, as clues. @throws Error naming a food that the catalogue does not know */
export function taughtFollowUps(root: string): Example[] {
  const lines = readFileSync(join(root, FOLLOW_UPS), "utf8").trim().split("\n");
  return lines.map((line) => {
    const { act, text, after, earlier = [] } = JSON.parse(line) as FollowUp;
    const { core, asks } = phraseOf(text);
    const kind = after === "water" || after === "weight" ? after : "meal";
    const foods = typeof after === "string" ? (TELLINGS[after] ?? []) : after;
    const items = foods.map(loggedAs);
    const mentions = mentionsIn(core, [...items, ...earlier.map(loggedAs)], TODAY);
    return { clues: cluesOf(core, mentions, { items, asks, kind }), kind: ACTS.indexOf(act) };
  });
}

/** What tells whether the weights were learnt from these follow-ups. */
export function followUpsDigest(root: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, FOLLOW_UPS)))
    .digest("hex")
    .slice(0, 16);
}

function loggedAs(foodId: string, at: number): LoggedItem {
  const food = findFood(plainId(foodId));
  if (!food) throw new Error(`The catalogue has no "${foodId}", which a follow-up is said of.`);
  return { id: `${foodId} ${at}`, foodId, name: food.name, grams: 100, portion: null };
}
