import { expect, it } from "vitest";
import { LUNCH, PLATE } from "@/components/marketing/landing/example-day";

it.each([...Object.entries(LUNCH), ...Object.entries(PLATE)])(
  "%s of the examples is a food that the catalogue has",
  (_, { grams, kcal }) => {
    expect(grams).toBeGreaterThan(0);
    expect(kcal).toBeGreaterThan(0);
  },
);
