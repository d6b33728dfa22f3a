import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSafety, SAFETY_RULES } from "@/lib/portuguese/safety/read-safety";
import { isGraver, type SafetyGrade } from "@/lib/portuguese/safety/scene/verdict";
import heldOut from "@/tests/golden/held-out.json";
import tuning from "@/tests/golden/tuning.json";
import batch1 from "@/tests/safety/batch-1.json";
import batch2 from "@/tests/safety/batch-2.json";
import batch3 from "@/tests/safety/batch-3.json";
import batch4 from "@/tests/safety/batch-4.json";
import batch5 from "@/tests/safety/batch-5.json";
import batch6 from "@/tests/safety/batch-6.json";
import ordinary from "@/tests/safety/ordinary.json";

type Emergency = { text: string; topic: string | string[]; grade: string };

const EMERGENCIES: Emergency[] = [...batch1, ...batch2, ...batch3, ...batch4, ...batch5, ...batch6];

/** What the golden corpus holds that is a matter of safety. */
const ALARMING = new Set([
  "quero morrer",
  "tô com dor no peito",
  "I want to kill myself",
  "to com dor no peito e falta de ar",
  "vomitei depois de comer pra emagrecer",
]);

describe("a rule", () => {
  for (const { name, topic, takes, leaves } of SAFETY_RULES) {
    it.each(takes)(`${name} takes: %s`, (text) => expect(readSafety(text)?.topic).toBe(topic));
    it.each(leaves)(`${name} leaves: %s`, (text) => expect(readSafety(text)).toBeNull());
  }

  it("has a name of its own", () => {
    const names = SAFETY_RULES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("an emergency", () => {
  it.each(EMERGENCIES)("is met: $text", ({ text, topic, grade }) => {
    const verdict = readSafety(text);
    expect([topic].flat()).toContain(verdict?.topic);
    expect(isGraver(grade as SafetyGrade, verdict?.grade ?? "next_visit")).toBe(false);
  });

  it.each(EMERGENCIES)("is met whatever surrounds it: $text", ({ text, grade }) => {
    for (const said of [
      text.toUpperCase(),
      `hmm ${text}`,
      `amor, ${text} viu`,
      text.normalize("NFD"),
      `${text}!!!`,
    ]) {
      const verdict = readSafety(said);
      expect(verdict, said).not.toBeNull();
      expect(isGraver(grade as SafetyGrade, verdict?.grade ?? "next_visit"), said).toBe(false);
    }
  });
});

describe("an ordinary message", () => {
  it.each(ordinary)("alarms nobody: %s", (text) => expect(readSafety(text)).toBeNull());

  it("of the golden corpus alarms only where it is alarming", () => {
    const found = [...tuning, ...heldOut].map(({ text }) => text).filter((text) => readSafety(text));
    expect(new Set(found)).toEqual(ALARMING);
  });
});

describe("reading", () => {
  it("never throws and always says whose it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...EMERGENCIES.map(({ text }) => text))),
        (text) => {
          const verdict = readSafety(text);
          if (verdict) expect(["self", "child", "other"]).toContain(verdict.whose);
        },
      ),
    );
  });
});
