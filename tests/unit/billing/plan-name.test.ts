import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { letterWords } from "@/lib/billing/letters/billing-letter";
import { featureName, planName } from "@/lib/billing/plan-name";
import { translator } from "@/lib/i18n/translator";

const pt = translator("pt-BR");
const en = translator("en-US");
const MIGRATION = new URL("../../../prisma/migrations/20261121000000_plans/migration.sql", import.meta.url);

describe("what a plan is called", () => {
  it("is said in English, in Portuguese as it is stored", () => {
    expect(planName("Mensal", en)).toBe("Monthly");
    expect(planName("Mensal", pt)).toBe("Mensal");
    expect(featureName("análise_de_fotos", en, "en-US")).toBe("Photo analysis");
    expect(featureName("análise_de_fotos", pt, "pt-BR")).toBe("Análise de Fotos");
  });

  it("stays what the administrator wrote, where that is no name of ours", () => {
    expect(planName("Verão 2.0", en)).toBe("Verão 2.0");
    expect(featureName("aula_de_yoga", en, "en-US")).toBe("Aula de Yoga");
  });

  it("is known in English for every plan that the product comes with", () => {
    const stored = [...readFileSync(MIGRATION, "utf8").matchAll(/\('\w+', '([^']+)', \d+, \d+,/g)];
    const names = stored.map(([, name]) => name!);
    expect(names).toEqual(expect.arrayContaining(["Teste grátis", "Mensal", "Trimestral", "Anual"]));
    expect(names.filter((name) => planName(name, en) === name)).toEqual([]);
    expect(names.map((name) => planName(name, pt))).toEqual(names);
  });

  it("is said in the reader's language in a letter too", () => {
    const letter = { kind: "returned", plan: "Anual", cents: 35_900 } as const;
    const words = (t: typeof en) => letterWords(t, letter, { locale: "en-US", timeZone: "UTC" }).paragraphs;
    expect(words(en).join()).toContain("Yearly");
    expect(words(pt).join()).toContain("Anual");
  });

  it("speaks of a code only where there is one", () => {
    const ending = { kind: "renewal", plan: "Mensal", cents: 3590, until: new Date(0) } as const;
    const words = (code: string | null) =>
      letterWords(pt, { ...ending, code }, { locale: "pt-BR", timeZone: "UTC" });
    expect(words("0002").paragraphs.join()).toContain("com este código PIX");
    expect(words(null).paragraphs.join()).toContain("só falta informar o seu CPF");
  });
});
