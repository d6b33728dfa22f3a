import { describe, expect, it } from "vitest";
import { feelingText, safetyText } from "@/lib/chat/replies/safety";
import { LOCALES } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { FEELINGS, readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import { SAFETY_GRADES, SAFETY_TOPICS, type SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";
import feelings from "@/tests/safety/feelings.json";
import ordinary from "@/tests/safety/ordinary.json";

describe("a feeling", () => {
  it.each([
    ["tô fora da dieta, comi errado", "guilt"],
    ["me sinto culpada por ter comido bolo", "guilt"],
    ["enfiei o pé na jaca hoje", "guilt"],
    ["estraguei tudo de novo", "guilt"],
    ["não tenho força de vontade", "guilt"],
    ["comi sem parar até passar mal", "binge"],
    ["não consegui parar, comi o pote todo", "binge"],
    ["descontei tudo na comida", "binge"],
    ["semana péssima, nada dá certo", "low"],
    ["tô muito triste hoje", "low"],
    ["não consigo emagrecer, vou desistir", "low"],
    ["i feel so guilty about the cake", "guilt"],
    ["it was a rough week", "low"],
    ["aff to gorda né", "guilt"],
    ["tô me achando gorda hoje", "guilt"],
    ["to de tpm kkk to comendo tudo q vejo", "cravings"],
    ["tpm é fogo, só quero chocolate", "cravings"],
    ["tô comendo tudo que vejo pela frente", "binge"],
  ])("is heard: %s", (text, feeling) => expect(readFeeling(text)?.feeling).toBe(feeling));

  it.each(feelings)("is heard, and is no emergency: $text", ({ text, feeling }) => {
    expect(readFeeling(text)?.feeling).toBe(feeling);
    expect(readSafety(text)).toBeNull();
  });

  it.each(["tô comendo carne gorda", "a picanha tava gorda", "comi até a tampa da marmita"])(
    "is none: %s",
    (text) => expect(readFeeling(text)).toBeNull(),
  );

  it("is rare in ordinary talk", () => {
    expect(ordinary.filter((text) => readFeeling(text))).toEqual(["tô meio desanimada com a dieta"]);
  });
});

describe("the answers", () => {
  const verdictOf = (
    topic: SafetyVerdict["topic"],
    grade: SafetyVerdict["grade"],
    whose: SafetyVerdict["whose"],
  ) => {
    return { topic, grade, whose, signs: [], glucose: null, unsure: false, rule: "" };
  };

  it.each(LOCALES)("fit on a phone and name whom to call, in %s", (locale) => {
    const t = translator(locale);
    for (const topic of SAFETY_TOPICS)
      for (const grade of SAFETY_GRADES)
        for (const whose of ["self", "other"] as const) {
          const text = safetyText(t, verdictOf(topic, grade, whose));
          expect(text.length, `${topic} ${grade}`).toBeLessThan(720);
          if (grade === "call_now") expect(text, `${topic}`).toMatch(/192|188/);
          expect(text, `${topic} ${grade}`).not.toMatch(/\d+ ?(?:mg|UI|unidades|units|comprimid)/i);
        }
  });

  it.each(LOCALES)("to violence name the police and who listens, in %s", (locale) => {
    for (const grade of SAFETY_GRADES) {
      const text = safetyText(translator(locale), verdictOf("violence", grade, "self"));
      for (const line of ["*190*", "*192*", "*180*", "*Disque 100*"]) expect(text).toContain(line);
      expect(text).not.toContain("193");
    }
  });

  it.each(LOCALES)("to a high pressure are not those to a low one, in %s", (locale) => {
    for (const grade of ["see_today", "next_visit"] as const) {
      const [high, low] = (["high", "low"] as const).map((pressure) =>
        safetyText(translator(locale), { ...verdictOf("blood_pressure", grade, "self"), pressure }),
      );
      expect(high).toMatch(/meça de novo|measure again/);
      expect(high).toContain("192");
      expect(high).not.toMatch(/deite|lie down|pernas|legs|baixa|low/i);
      expect(low).toMatch(/deite|lie down/i);
    }
  });

  it.each(LOCALES)("to feelings hold no figure but the line to call, in %s", (locale) => {
    for (const feeling of FEELINGS) {
      const text = feelingText(translator(locale), feeling, true);
      expect(text.replace("188", "").replace(/24/, "")).not.toMatch(/\d/);
    }
  });
});
