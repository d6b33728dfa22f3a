import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLikelyWeight, MAX_GRAMS, MAX_QUANTITY, MAX_WATER_ML } from "@/lib/nutrition/figures/bounds";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { portionSchema } from "@/lib/nutrition/foods/portion-schema";
import { understand } from "@/lib/portuguese/intents/understand";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { cleanText, tokenise } from "@/lib/portuguese/text/tokens";
import { LOGGED_BEFORE } from "@/tests/golden/score";

const NOW = new Date("2026-11-20T16:10:00Z");
const conversation = fc.constantFrom({ last: [], open: null }, ...Object.values(LOGGED_BEFORE));

/** Pieces of real messages in no order. */
const scraps = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."comi bebi tomei almocei jantei não sem com e de foi era foram tira troca por ontem hoje às 8h peso kg".split(
          " ",
        ),
        ..."2 1/2 meia dúzia colheres de sopa copo fatia g ml litro grande . , : ( ) \n quanto posso ? + -".split(
          " ",
        ),
      ),
      fc.constantFrom(...FOODS.flatMap((food) => [food.name, ...food.aliases])),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((words) => words.join(" "));

describe("understand", () => {
  it("answers any text, with amounts that can be stored", () => {
    fc.assert(
      fc.property(
        fc.oneof(scraps, fc.string({ unit: "binary", maxLength: 400 })),
        conversation,
        (text, talk) => {
          const understood = understand(text, {
            now: NOW,
            timeZone: "America/Sao_Paulo",
            conversation: talk,
          });
          expect(understood.confidence).toBeGreaterThanOrEqual(0);
          expect(understood.confidence).toBeLessThanOrEqual(1);
          for (const item of understood.meals.flatMap(({ items }) => items)) {
            expect(item.grams).toBeGreaterThan(0);
            expect(item.grams).toBeLessThanOrEqual(MAX_GRAMS);
            expect(portionSchema.parse(item.portion)).toEqual(item.portion);
            expect(isUnit(item.portion.measure) || item.portion.quantity <= MAX_QUANTITY).toBe(true);
          }
          for (const meal of understood.meals) {
            expect(meal.items.length).toBeGreaterThan(0);
            expect(new Date(meal.eatenAt).getTime()).toBeLessThanOrEqual(NOW.getTime());
          }
          for (const { ml } of understood.water)
            expect(Number.isInteger(ml) && ml > 0 && ml <= MAX_WATER_ML).toBe(true);
          for (const { kg } of understood.weight) expect(isLikelyWeight(kg)).toBe(true);
          expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
        },
      ),
      { numRuns: 150 },
    );
  }, 30_000);

  it("says the same of the same text", () => {
    fc.assert(
      fc.property(scraps, (text) => {
        const context = { now: NOW, timeZone: "America/Sao_Paulo", conversation: { last: [], open: null } };
        expect(understand(text, context)).toEqual(understand(text, context));
      }),
      { numRuns: 60, examples: [["Arroz branco / 0"], ["arroz branco, 0"], ["omelete de 0 ovos"]] },
    );
  });
});

describe("cleaning and stemming", () => {
  it("change nothing the second time", () => {
    fc.assert(
      fc.property(fc.oneof(scraps, fc.string({ unit: "binary", maxLength: 200 })), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        for (const { word } of tokenise(clean)) expect(stem(stem(word))).toBe(stem(word));
      }),
      { numRuns: 150, examples: [["comi vitamina d"]] },
    );
  });

  it("keep every token within the text", () => {
    fc.assert(
      fc.property(scraps, (text) => {
        const clean = cleanText(text);
        for (const { start, end } of tokenise(clean)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(clean.length);
        }
      }),
      { numRuns: 100 },
    );
  });
});
