import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import type { Question } from "@/lib/portuguese/meaning/question";
import { readPeriods } from "@/lib/portuguese/questions/periods";
import { tokenise } from "@/lib/portuguese/text/tokens";
import rows from "@/tests/golden/questions.json";

/** Sunday, 22 November 2026, two in the afternoon in São Paulo. */
const NOW = new Date("2026-11-22T17:00:00Z");
const TODAY = "2026-11-22";

type Meant = Record<string, unknown>;
type Row = { text: string; meant?: Meant; talk?: string | null };

function read(text: string, asked?: Question) {
  const conversation = { ...EMPTY_CONVERSATION, ...(asked && { asked }) };
  return understand(text, { now: NOW, timeZone: "America/Sao_Paulo", conversation });
}

const span = ({ from, to }: { from: string; to: string }) => `${from}..${to}`;

/** Flat, as the corpus writes it. */
function flat(found: Meant): Meant {
  const { period, periods, items, ...rest } = found as {
    period?: { from: string; to: string } | null;
    periods?: { from: string; to: string }[];
    items?: { foodId: string }[];
  };
  return {
    ...rest,
    ...(period && { period: span(period) }),
    ...(periods && { periods: periods.map(span) }),
    ...(items && { foods: items.map(({ foodId }) => foodId) }),
  };
}

describe("the corpus of questions and changes", () => {
  it.each(rows as Row[])("$text", ({ text, meant, talk }) => {
    const { question, command, ...read_ } = read(text);
    expect(read_).toMatchObject({ meals: [], water: [], weight: [], corrections: [] });
    if (meant) expect(flat((question ?? command) as Meant)).toMatchObject(meant);
    else expect(read_.talk).toBe(talk);
  });
});

describe("periods", () => {
  it.each([
    ["semana passada", "2026-11-09..2026-11-15"],
    ["essa semana", "2026-11-16..2026-11-22"],
    ["semana retrasada", "2026-11-02..2026-11-08"],
    ["mês passado", "2026-10-01..2026-10-31"],
    ["em outubro", "2026-10-01..2026-10-31"],
    ["em dezembro", "2025-12-01..2025-12-31"],
    ["nos últimos 10 dias", "2026-11-13..2026-11-22"],
    ["últimas duas semanas", "2026-11-09..2026-11-22"],
    ["dia 12", "2026-11-12..2026-11-12"],
    ["10 de outubro", "2026-10-10..2026-10-10"],
    ["de segunda a sexta", "2026-11-16..2026-11-20"],
    ["entre 10 e 15 de outubro", "2026-10-10..2026-10-15"],
    ["do dia 10 ao dia 15", "2026-11-10..2026-11-15"],
    ["desde segunda", "2026-11-16..2026-11-22"],
    ["de segunda para ca", "2026-11-16..2026-11-22"],
    ["no fim de semana", "2026-11-21..2026-11-22"],
    ["em 2025", "2025-01-01..2025-12-31"],
    ["ontem", "2026-11-21..2026-11-21"],
  ])("%s", (words, period) => {
    expect(readPeriods(tokenise(words), TODAY).map((one) => span(one.period))).toEqual([period]);
  });

  it("are never empty, never ahead of today, whatever is said", () => {
    const word = fc.constantFrom(
      ..."de do desde entre a ate e ultimos ultimas 3 10 40 dias semanas meses mes semana passada outubro dezembro ano dia segunda sexta domingo 2025 para ca hoje ontem".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        for (const { period, start, next } of readPeriods(tokenise(words.join(" ")), TODAY)) {
          expect(period.from <= period.to).toBe(true);
          expect(period.from <= TODAY).toBe(true);
          expect(next).toBeGreaterThan(start);
        }
      }),
    );
  });
});

describe("a question after a question", () => {
  const protein: Question = { kind: "day", day: TODAY, nutrient: "protein" };

  it.each([
    ["e ontem?", { kind: "day", day: "2026-11-21", nutrient: "protein" }],
    ["e de carboidrato?", { kind: "day", day: TODAY, nutrient: "carbs" }],
    ["e na semana passada?", { kind: "span", nutrient: "protein" }],
    ["e no almoço?", { kind: "meal", meals: ["lunch"], nutrient: "protein" }],
  ])("%s", (text, meant) => {
    expect(read(text, protein).question).toMatchObject(meant);
  });

  it("is a meal where it tells of one", () => {
    expect(read("e comi 2 ovos no almoço", protein).meals).toHaveLength(1);
  });
});

describe("what only looks like a question", () => {
  it.each([
    "comi 2 ovos e um pão, quanto deu?",
    "x-salada com ovo",
    "almocei arroz e feijão, depois te conto mais",
    "comi pão sem glúten porque sou celíaca",
  ])("is logged: %s", (text) => {
    expect(read(text).meals.flatMap(({ items }) => items).length).toBeGreaterThan(0);
  });
});

describe("a question to somebody who is called by a pet name", () => {
  it.each([
    [
      "ô minha filha me diga uma coisa quanto é que eu já comi de sal hoje hein que a pressão tá subindo",
      "day",
    ],
    ["minha filha quanto eu já bebi de água hoje", "water"],
    ["moça, me diga quanto eu comi de gordura ontem", "day"],
    ["meu bem o que eu comi hoje", "day"],
    ["minha filha posso comer melancia", "fits"],
  ])("is asked, and stores nothing: %s", (text, kind) => {
    const { question, meals, water } = read(text);
    expect([question?.kind, meals.length + water.length]).toEqual([kind, 0]);
  });
});
