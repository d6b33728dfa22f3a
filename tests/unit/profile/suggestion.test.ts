import { describe, expect, test } from "vitest";
import {
  addTag,
  appendSuggestion,
  pickInto,
  suggest,
  suggestInto,
  tagRefusal,
} from "@/lib/profile/suggestion";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { SUPPLEMENT_SUGGESTIONS } from "@/lib/profile/suggestions/supplements";
import { restrictionsSchema } from "@/lib/profile/user";

const CATALOGUES = {
  ALLERGIES,
  DIETARY_PREFERENCES,
  DIETARY_RESTRICTIONS,
  HEALTH_CONDITIONS,
  MEDICATIONS,
  SUPPLEMENT_SUGGESTIONS,
};

describe("suggestion catalogues", () => {
  test.each(Object.entries(CATALOGUES))("%s is large, trimmed and without repeats", (_, entries) => {
    expect(entries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(entries.length);
    for (const entry of entries) expect(entry).toBe(entry.trim());
  });
});

describe("suggest", () => {
  test("one letter is enough, eight at most", () => {
    expect(suggest(MEDICATIONS, "a", [])).toHaveLength(8);
    expect(suggest(MEDICATIONS, " ", [])).toEqual([]);
  });
  test("accents and case do not matter, inside a word either", () => {
    expect(suggest(HEALTH_CONDITIONS, "HIPERTENSAO", [])).toEqual(["Hipertensão (pressão alta)"]);
    expect(suggest(ALLERGIES, "marao", [])).toEqual(["Camarão"]);
  });
  test("what was chosen is left out", () => {
    expect(suggest(HEALTH_CONDITIONS, "gastrite", ["gastrite"])).toEqual([]);
  });
  test("what begins with the letters comes first", () => {
    expect(suggest(["Pão de leite", "Leite", "Leite em pó"], "lei", [])).toEqual([
      "Leite",
      "Leite em pó",
      "Pão de leite",
    ]);
  });
});

describe("tags and texts", () => {
  test("empty text is ignored, repeats too", () => {
    expect(addTag(["Glúten"], "  ")).toEqual(["Glúten"]);
    expect(addTag(["Glúten"], "gluten")).toEqual(["Glúten"]);
    expect(addTag(["Glúten"], " pimenta  rosa ")).toEqual(["Glúten", "pimenta rosa"]);
  });
  test("a tag that is too long and one too many are refused, by the limits of the server", () => {
    const tags = Array.from({ length: 50 }, (_, at) => `${at}`.padStart(80, "x"));
    expect(tagRefusal(tags)).toBeNull();
    expect(restrictionsSchema.safeParse({ health_conditions: tags }).success).toBe(true);
    for (const [refusal, refused] of [
      ["tooLong", ["x".repeat(81)]],
      ["tooMany", [...tags, "mais uma"]],
    ] as const) {
      expect(tagRefusal(refused)).toBe(refusal);
      expect(restrictionsSchema.safeParse({ health_conditions: refused }).success).toBe(false);
    }
  });
  test("a picked suggestion follows a comma", () => {
    expect(appendSuggestion("", "Creatina")).toBe("Creatina");
    expect(appendSuggestion("Whey, ", "Creatina")).toBe("Whey, Creatina");
  });
  test("what is being typed after the last comma is completed", () => {
    const list = ["Losartana", "Losartana potássica", "Metformina"];
    expect(suggestInto(list, "Metformina, los")).toEqual(["Losartana", "Losartana potássica"]);
    expect(suggestInto(list, "Losartana, los")).toEqual(["Losartana potássica"]);
    expect(suggestInto(list, "Losartana, ")).toEqual([]);
    expect(pickInto("Metformina, los", "Losartana")).toBe("Metformina, Losartana");
    expect(pickInto("los", "Losartana")).toBe("Losartana");
    expect(pickInto("pela manhã:\nlos", "Losartana")).toBe("pela manhã:, Losartana");
  });
});
