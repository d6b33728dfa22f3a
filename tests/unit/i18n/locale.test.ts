import { expect, it } from "vitest";
import { chooseLocale, isLocale, matchLocale } from "@/lib/i18n/locale";

it.each([
  ["the stored choice wins", "en-US", "pt-BR", "en-US"],
  ["an unsupported choice is passed over", "fr-FR", "en", "en-US"],
  ["exact", null, "en-US,pt;q=0.5", "en-US"],
  ["same base language", null, "pt-PT", "pt-BR"],
  ["the first supported one", null, "fr-FR, en-GB;q=0.8, pt-BR;q=0.7", "en-US"],
  ["by weight", null, "en;q=0.2, pt;q=0.9", "pt-BR"],
  ["refused with q=0", null, "en;q=0", "pt-BR"],
  ["none", null, null, "pt-BR"],
  ["nonsense", null, ";;;q=,,,*", "pt-BR"],
])("%s", (_name, stored, accepted, locale) => {
  expect(chooseLocale(stored, accepted)).toBe(locale);
});

it("tells languages from anything else", () => {
  expect(isLocale("pt-BR")).toBe(true);
  expect(isLocale("pt")).toBe(false);
  expect(matchLocale("EN-us")).toBe("en-US");
  expect(matchLocale("xx")).toBeNull();
});
