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
import batch7 from "@/tests/safety/batch-7.json";
import batch8 from "@/tests/safety/batch-8.json";
import batch9 from "@/tests/safety/batch-9.json";
import batch10 from "@/tests/safety/batch-10.json";
import batch11 from "@/tests/safety/batch-11.json";
import batch12 from "@/tests/safety/batch-12.json";
import batch13 from "@/tests/safety/batch-13.json";
import batch14 from "@/tests/safety/batch-14.json";
import batch15 from "@/tests/safety/batch-15.json";
import batch16 from "@/tests/safety/batch-16.json";
import batch17 from "@/tests/safety/batch-17.json";
import batch18 from "@/tests/safety/batch-18.json";
import batch19 from "@/tests/safety/batch-19.json";
import batch20 from "@/tests/safety/batch-20.json";
import batch21 from "@/tests/safety/batch-21.json";
import batch22 from "@/tests/safety/batch-22.json";
import batch23 from "@/tests/safety/batch-23.json";
import batch24 from "@/tests/safety/batch-24.json";
import batch25 from "@/tests/safety/batch-25.json";
import batch26 from "@/tests/safety/batch-26.json";
import batch27 from "@/tests/safety/batch-27.json";
import batch28 from "@/tests/safety/batch-28.json";
import batch29 from "@/tests/safety/batch-29.json";
import ordinary from "@/tests/safety/ordinary.json";
import ordinary2 from "@/tests/safety/ordinary-2.json";
import ordinary3 from "@/tests/safety/ordinary-3.json";
import ordinary4 from "@/tests/safety/ordinary-4.json";
import ordinary5 from "@/tests/safety/ordinary-5.json";
import ordinary6 from "@/tests/safety/ordinary-6.json";
import ordinary7 from "@/tests/safety/ordinary-7.json";
import ordinary8 from "@/tests/safety/ordinary-8.json";
import ordinary9 from "@/tests/safety/ordinary-9.json";
import ordinary10 from "@/tests/safety/ordinary-10.json";
import ordinary11 from "@/tests/safety/ordinary-11.json";
import ordinary12 from "@/tests/safety/ordinary-12.json";
import ordinary13 from "@/tests/safety/ordinary-13.json";
import ordinary14 from "@/tests/safety/ordinary-14.json";
import ordinary15 from "@/tests/safety/ordinary-15.json";

type Emergency = { text: string; topic: string | string[]; grade: string; conditions?: string[] };

const EMERGENCIES: Emergency[] = [
  ...[...batch1, ...batch2, ...batch3, ...batch4, ...batch5, ...batch6],
  ...[...batch7, ...batch8, ...batch9, ...batch10, ...batch11],
  ...([
    ...batch12,
    ...batch13,
    ...batch14,
    ...batch15,
    ...batch16,
    ...batch17,
    ...batch18,
    ...batch19,
    ...batch20,
    ...batch21,
    ...batch22,
    ...batch23,
    ...batch24,
    ...batch25,
    ...batch26,
    ...batch27,
    ...batch28,
    ...batch29,
  ] as Emergency[]),
];

const contextOf = ({ conditions = [] }: Emergency) => ({
  conditions,
  isPregnant: conditions.includes("gestante"),
});

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
  it.each(EMERGENCIES)("is met: $text", (emergency) => {
    const { text, topic, grade } = emergency;
    const verdict = readSafety(text, contextOf(emergency));
    expect([topic].flat()).toContain(verdict?.topic);
    expect(isGraver(grade as SafetyGrade, verdict?.grade ?? "next_visit")).toBe(false);
  });

  it.each(EMERGENCIES)("is met whatever surrounds it: $text", (emergency) => {
    const { text, grade } = emergency;
    for (const said of [
      text.toUpperCase(),
      `hmm ${text}`,
      `amor, ${text} viu`,
      text.normalize("NFD"),
      `${text}!!!`,
    ]) {
      const verdict = readSafety(said, contextOf(emergency));
      expect(verdict, said).not.toBeNull();
      expect(isGraver(grade as SafetyGrade, verdict?.grade ?? "next_visit"), said).toBe(false);
    }
  });
});

describe("the profile", () => {
  const diabetic = { conditions: ["diabetes tipo 1"] };

  it.each([
    ["deu 287 depois do café", "high_glucose"],
    ["medi agora, 58", "low_glucose"],
  ])("makes a glucose of a number: %s", (text, topic) => {
    expect(readSafety(text, diabetic)?.topic).toBe(topic);
  });

  it("makes none of it before there is diabetes", () => {
    expect(readSafety("medi agora, 58", { conditions: ["pré-diabetes"] })?.glucose ?? null).toBeNull();
  });

  it.each(["medi a aveia, deu 40 g", "deu 350 kcal", "almocei 120 g de arroz", "medi e deu 104"])(
    "leaves what is no low or high glucose: %s",
    (text) => expect(readSafety(text, diabetic)).toBeNull(),
  );

  it("keeps a sign that means more to her", () => {
    const pregnant = { conditions: ["gestante"], isPregnant: true };
    expect(readSafety("sangrando bastante, almocei normal", pregnant)?.topic).toBe("pregnancy");
  });
});

describe("an ordinary message", () => {
  it("alarms hardly ever where it follows a meal", () => {
    const alarming = ordinary5.filter((text) => readSafety(text));
    expect(alarming.length / ordinary5.length).toBeLessThan(0.005);
  });

  it.each([
    ...ordinary,
    ...ordinary2,
    ...ordinary3,
    ...ordinary4,
    ...ordinary6,
    ...ordinary7,
    ...ordinary8,
    ...ordinary9,
    ...ordinary10,
    ...ordinary11,
    ...ordinary12,
    ...ordinary13,
    ...ordinary14,
    ...ordinary15,
  ])("alarms nobody: %s", (text) => expect(readSafety(text)).toBeNull());

  // Olives sound as acetone does, a yogurt as a rat poison.
  it.each(["comi azeitona", "comi azeitonas pretas", "comi patê de azeitona", "comi um chambinho"])(
    "is a meal: %s",
    (text) => expect(readSafety(text)).toBeNull(),
  );

  it("takes the milligrams of a medicine for no glucose", () => {
    const told = readSafety("glicemia em jejum 142, tomei a metformina de 850");
    expect(told).toMatchObject({ topic: "high_glucose", grade: "next_visit", glucose: 142 });
  });

  it("still hears what was swallowed", () => {
    for (const text of ["bebi acetona", "tomei asetona", "comi chumbinho"])
      expect(readSafety(text)?.topic, text).toBe("poisoning");
  });

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
