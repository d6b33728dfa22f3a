import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { readMessage } from "@/lib/portuguese/intents/understand";
import { coverageOf } from "@/lib/portuguese/meaning/coverage";
import type { FreshDialogue } from "@/tests/golden/judge";
import { GOLDEN_NOW, GOLDEN_ZONE, LOGGED_BEFORE } from "@/tests/golden/score";
import tuning from "@/tests/golden/tuning.json";
import { itemsOf, read } from "@/tests/unit/chat/read";

/** Foods that no other one of them makes a dish with. */
const FOODS = [
  "2 bananas",
  "1 maçã",
  "3 ovos cozidos",
  "150 g de frango",
  "2 conchas de feijão",
  "1 iogurte natural",
  "4 colheres de sopa de arroz",
  "1 bife médio",
  "2 fatias de abacaxi",
  "30 g de castanha",
] as const;
const food = fc.constantFrom(...FOODS);
const name = fc.constantFrom(
  "feijão",
  "arroz",
  "pão",
  "queijo",
  "lasanha",
  "brigadeiro",
  "pizza",
  "iogurte",
  "bife",
);
const before = fc.constantFrom("", "hmm ", "ah não, ", "oxe, ", "amor, ", "bah tchê ", "opa, ", "então ");
const behind = fc.constantFrom("", " viu", " por favor", " tá", " kkk", ", desculpa", " aí", " 😊");
const talk = fc.constantFrom({ last: [], open: null }, ...Object.values(LOGGED_BEFORE));

const eaten = (text: string) => itemsOf(text).map(({ foodId, grams }) => `${foodId} ${grams}`);

const followUps = readFileSync("tests/golden/taught/dialogues-63.jsonl", "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => (JSON.parse(line) as FreshDialogue).turns.map(({ text }) => text.split(" ")));

it("reads whatever is broken off or begins in the middle, and throws nothing", () => {
  const stretch = fc.tuple(fc.constantFrom(...followUps), fc.nat(), fc.nat(), fc.constantFrom("", ",", "?"));
  fc.assert(
    fc.property(stretch, talk, ([words, from, size, end], conversation) => {
      const at = from % words.length;
      const text = words.slice(at, at + 1 + (size % words.length)).join(" ") + end;
      const reading = readMessage(text, {
        now: GOLDEN_NOW,
        timeZone: GOLDEN_ZONE,
        conversation,
        earlier: [],
      });
      expect(reading.understood.intent).toBeTruthy();
    }),
    { numRuns: 600 },
  );
});

it("takes an amount that never comes for none", () => {
  const conversation = LOGGED_BEFORE.lanche ?? { last: [], open: null };
  const said = "o copo era daqueles, uns";
  expect(
    readMessage(said, { now: GOLDEN_NOW, timeZone: GOLDEN_ZONE, conversation }).understood.corrections,
  ).toEqual([]);
});

describe("a list", () => {
  it("says the same in any order, with commas, with e and line by line", () => {
    const lists = fc.uniqueArray(food, { minLength: 2, maxLength: 5 });
    const joints = fc.constantFrom(", ", " e ", "\n", " + ");
    fc.assert(
      fc.property(lists, joints, fc.nat(), (foods, joint, turn) => {
        const turned = foods.map((_, at) => foods[(at + turn) % foods.length] as string);
        const plain = eaten(`comi ${foods.join(", ")}`);
        expect(plain).toHaveLength(foods.length);
        expect(eaten(`comi ${turned.join(joint)}`).sort()).toEqual(plain.sort());
      }),
      { numRuns: 300 },
    );
  });

  it("weighs as much as its foods told one by one", () => {
    fc.assert(
      fc.property(fc.uniqueArray(food, { minLength: 2, maxLength: 5 }), (foods) => {
        const one = foods.flatMap((one) => eaten(`comi ${one}`));
        expect(eaten(`comi ${foods.join(", ")}`).sort()).toEqual(one.sort());
      }),
      { numRuns: 100 },
    );
  });
});

describe("a take-back", () => {
  const verbs = fc.constantFrom("tira o", "apaga o", "remove o", "esquece o", "exclui o", "pode tirar o");

  it("never adds, whatever stands around it and whatever was logged", () => {
    fc.assert(
      fc.property(before, verbs, name, behind, talk, (lead, verb, what, tail, conversation) => {
        const { meals, water, corrections } = read(`${lead}${verb} ${what}${tail}`, { talk: conversation });
        const changes = applyCorrections(conversation.last, corrections);
        expect([meals, water]).toEqual([[], []]);
        expect(changes.created).toEqual([]);
        const kept = changes.meals.every(({ add, remove, deleteMeal }) => {
          return add.length === 0 || remove.length > 0 || deleteMeal;
        });
        expect(kept).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe("what was not eaten by this person", () => {
  const templates = fc.constantFrom(
    (what: string) => `amanhã vou comer ${what}`,
    (what: string) => `queria comer ${what}`,
    (what: string) => `meu filho comeu ${what}`,
    (what: string) => `não comi ${what}`,
    (what: string) => `talvez eu coma ${what}`,
    (what: string) => `quantas calorias tem ${what}?`,
    (what: string) => `posso comer ${what}?`,
    (what: string) => `quase comi ${what}`,
    (what: string) => `todo dia como ${what}`,
    (what: string) => `minha esposa pediu ${what} e eu não quis`,
    (what: string) => `a nutri mandou comer ${what}`,
  );

  it("is never stored", () => {
    fc.assert(
      fc.property(before, templates, name, behind, (lead, template, what, tail) => {
        const { meals, water } = read(`${lead}${template(what)}${tail}`);
        expect([meals, water]).toEqual([[], []]);
      }),
      { numRuns: 400 },
    );
  });
});

describe("coverage", () => {
  it("accounts for every word of the corpus: used, set aside, or left and named", () => {
    for (const { text } of tuning) {
      const conversation = { last: [], open: null };
      const { log, phrase } = readMessage(text, { now: GOLDEN_NOW, timeZone: GOLDEN_ZONE, conversation });
      if (!log) continue;
      const { share, left } = coverageOf(phrase.tokens, log.elements);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share === 1).toBe(left.length === 0);
      for (const word of left) expect(phrase.tokens.some((token) => token.word === word)).toBe(true);
    }
  });
});
