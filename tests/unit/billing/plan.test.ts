import { describe, expect, it } from "vitest";
import {
  featureTitle,
  listPriceCents,
  periodKey,
  planOf,
  savingsPercent,
  sharedFeatures,
} from "@/lib/billing/plan";

describe("plan", () => {
  it("answers reais for cents", () => {
    const stored = { id: "monthly", name: "Mensal", priceCents: 3590, durationDays: 30, features: ["a"] };
    expect(planOf(stored)).toEqual({
      id: "monthly",
      name: "Mensal",
      price: 35.9,
      duration_days: 30,
      features: ["a"],
    });
  });

  it.each([
    [35.9, 30, 10],
    [101.7, 90, 15],
    [382.8, 365, 20],
    [0, 7, 0],
    [50, 30, 0],
  ])("a plan of R$ %d for %d days saves %d %%", (price, duration_days, percent) => {
    expect(savingsPercent({ price, duration_days })).toBe(percent);
  });

  it.each([
    [30, 3_990],
    [90, 11_970],
    [365, 47_880],
  ])("%d days at the list price cost %d cents", (duration_days, cents) => {
    expect(listPriceCents({ duration_days })).toBe(cents);
  });

  it("is told of what all of them include only where there are several", () => {
    const plans = [
      ["a", "b", "c"],
      ["c", "a"],
    ].map((features) => ({ features }));
    expect(sharedFeatures(plans)).toEqual(["a", "c"]);
    expect(sharedFeatures(plans.slice(1))).toEqual([]);
    expect(sharedFeatures([])).toEqual([]);
  });

  it.each([
    [30, "month"],
    [90, "quarter"],
    [365, "year"],
    [7, null],
  ])("%d days are billed by the %s", (days, key) => {
    expect(periodKey(days)).toBe(key);
  });

  it.each([
    ["análise_de_fotos", "Análise de Fotos"],
    ["registro_pelo_whatsapp", "Registro pelo WhatsApp"],
    ["relatórios_em_pdf", "Relatórios em PDF"],
    ["metas", "Metas"],
    ["__a__b_", "A B"],
    ["", ""],
  ])("titles %s", (feature, title) => {
    expect(featureTitle(feature)).toBe(title);
  });
});
