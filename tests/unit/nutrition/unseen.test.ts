import { describe, expect, it } from "vitest";
import type { Content } from "@/lib/nutrition/foods/contents/contents";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import { DECLARED_CONTENTS } from "@/lib/nutrition/own-foods/own-food";

/** What people ask for besides what harms or is forbidden: a dish that stands for two foods may leave it unsaid. */
const MAY_GO_UNSAID: readonly Content[] = [
  "gluten",
  "lactose",
  "added_sugar",
  "sweetener",
  "caffeine",
  "meat",
];
const NOTHING = { contains: new Set<Content>(), mayContain: new Set<Content>() };

describe("what a label must declare", () => {
  const declared = DECLARED_CONTENTS.filter((content) => !MAY_GO_UNSAID.includes(content));
  it.each(declared)("is never left out of a name unseen: %s", (content) => {
    expect(hides(NOTHING, { contains: new Set([content]) })).toBe(content);
  });

  it.each(declared)("is seen in what names it itself: %s", (content) => {
    const named = { ...NOTHING, contains: new Set([content]) };
    expect(hides(named, { contains: new Set([content]) })).toBeNull();
  });
});
