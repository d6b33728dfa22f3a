import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSafety, SAFETY_RULES } from "@/lib/portuguese/safety/read-safety";
import { isGraver, type SafetyGrade } from "@/lib/portuguese/safety/scene/verdict";
import heldOut from "@/tests/golden/held-out.json";
import tuning from "@/tests/golden/tuning.json";

type Emergency = { text: string; topic: string | string[]; grade: string; conditions?: string[] };

const FOLDER = "tests/safety";
/** Told right after a meal, and more than the others are: some may sound like an emergency. */
const AFTER_A_MEAL = "ordinary-5.json";
const TOLD_OF_FOOD = "tests/golden/had";

function rowsOf<T>(name: string): T[] {
  return JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"));
}

function rowsNamed<T>(kind: "batch" | "ordinary"): T[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(kind) && name !== AFTER_A_MEAL)
    .flatMap((name) => rowsOf<T>(name));
}

const EMERGENCIES = rowsNamed<Emergency>("batch");

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
    const told = rowsOf<string>(AFTER_A_MEAL);
    const alarming = told.filter((text) => readSafety(text));
    expect(alarming.length / told.length).toBeLessThan(0.005);
  });

  // What alarms still is mostly true of illness: "tomei chá, estômago ruim desde ontem".
  it("alarms hardly ever where food is told of, had or not", () => {
    const told = readdirSync(TOLD_OF_FOOD).flatMap(
      (name) => JSON.parse(readFileSync(`${TOLD_OF_FOOD}/${name}`, "utf8")) as string[],
    );
    const alarming = told.filter((text) => readSafety(text));
    expect(alarming.length / told.length).toBeLessThan(0.0095);
  });

  it.each(rowsNamed<string>("ordinary"))("alarms nobody: %s", (text) => expect(readSafety(text)).toBeNull());

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
