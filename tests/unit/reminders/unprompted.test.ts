import { describe, expect, it } from "vitest";
import type { EveningSummary } from "@/lib/chat/reminders/evening-summary";
import { trialWhen, type Unprompted } from "@/lib/chat/reminders/unprompted";
import { trialLetter, unpromptedContent, unpromptedTemplate } from "@/lib/chat/reminders/unprompted-message";
import type { WeeklyReport } from "@/lib/chat/reminders/weekly-report";
import type { Format } from "@/lib/chat/replies/format";
import { readTap } from "@/lib/chat/replies/tap";
import { LOCALES, type Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { outboundBody } from "@/lib/integrations/whatsapp-cloud/outbound-body";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { parseSend } from "@/local/whatsapp/send-request";

const summary: EveningSummary = {
  ...{ meals: 3, kcal: 1874.4, kcalGoal: 2000, proteinG: 92.3, proteinGoal: 120 },
  ...{ waterMl: 1800, waterGoal: 2000, streak: { days: 5, capped: false }, praise: "energy" },
};
const report: WeeklyReport = {
  ...{ from: "2026-11-15", to: "2026-11-21", daysLogged: 5, kcal: 1830.4, kcalGoal: 2000 },
  ...{ proteinG: 91.6, proteinGoal: 120, waterMl: 1500, waterGoal: 2000 },
  ...{ firstKg: 74.2, lastKg: 73.8, streak: { days: 12, capped: false } },
};
const trial = (when: "soon" | "tomorrow" | "today" | "over"): Unprompted => ({
  ...{ kind: "trial", when, endDay: "2026-11-25", url: "https://garfo.example/subscription" },
});

const ALL: Unprompted[] = [
  ...MEAL_KINDS.map((meal): Unprompted => ({ kind: "meal", meal, canRepeat: true })),
  { kind: "meal", meal: "lunch", canRepeat: false },
  { kind: "water", waterMl: 0, goalMl: 2000 },
  { kind: "water", waterMl: 1250, goalMl: 2500 },
  { kind: "water", waterMl: 800, goalMl: null },
  { kind: "exercise" },
  { kind: "evening", summary },
  {
    kind: "evening",
    summary: { ...summary, meals: 0, kcal: 0, praise: null, streak: { days: 1, capped: false } },
  },
  { kind: "weekly", report },
  {
    kind: "weekly",
    report: { ...report, daysLogged: 1, kcal: null, proteinG: null, firstKg: null, lastKg: null },
  },
  ...(["soon", "tomorrow", "today", "over"] as const).map(trial),
];

const format = (locale: Locale): Format => ({ t: translator(locale), locale, today: "2026-11-22" });
const pt = format("pt-BR");
const text = (message: Unprompted, of = pt) => unpromptedContent(of, message).body;
const cases = LOCALES.flatMap((locale) => ALL.map((message) => [locale, message.kind, message] as const));

describe("everything that is written unasked", () => {
  it.each(cases)(
    "in %s, %s: is within the channel's limits, as text and as an approved template",
    (locale, _, message) => {
      const of = format(locale);
      for (const content of [unpromptedContent(of, message), unpromptedTemplate(of, message, "Ana")]) {
        const sent = parseSend(outboundBody("5511999990001", content, "mark"));
        expect(sent).toHaveProperty("content.text", expect.not.stringMatching(/\{|undefined|null|NaN/));
      }
    },
  );

  it.each(cases)("in %s, %s: a tap on its buttons is understood", (_, __, message) => {
    const content = unpromptedContent(pt, message);
    for (const { id } of content.type === "buttons" ? content.buttons : []) {
      const tap = readTap(id);
      const words = tap?.kind === "say" ? tap.words : "";
      const context = {
        now: new Date("2026-11-20T15:30:00Z"),
        timeZone: "America/Sao_Paulo",
        conversation: EMPTY_CONVERSATION,
      };
      const { water, command, talk, meals } = understand(words, context);
      expect(meals).toEqual([]);
      if (words.startsWith("bebi")) expect(water[0]?.ml).toBe(Number(/\d+/.exec(words)?.[0]));
      else if (words.startsWith("repetir")) {
        const meal = message.kind === "meal" ? message.meal : null;
        expect(command).toMatchObject({ kind: "repeat", meal, fromDay: "2026-11-19" });
      } else if (words.startsWith("não comi")) expect(talk).toBe("skipped");
      else expect(command?.kind).toMatch(/^(summary|week)$/);
    }
  });
});

describe("in words", () => {
  it("the day", () => {
    expect(text({ kind: "evening", summary })).toBe(
      [
        "🌙 *Seu dia*",
        "🟠 1.874 de 2.000 kcal",
        "🟣 92 de 120 g de proteína",
        "🔵 1.800 de 2.000 ml de água",
        "🍽️ 3 refeições anotadas",
        "🔥 5 dias seguidos anotando",
        "",
        "Você fechou o dia pertinho da sua meta. 👏 Ficou alguma coisa de fora? É só me contar.",
      ].join("\n"),
    );
  });

  it("a day of water alone says nothing of food", () => {
    const dry = { ...summary, meals: 0, kcal: 0, praise: null, streak: { days: 2, capped: false } };
    expect(text({ kind: "evening", summary: dry })).not.toMatch(/kcal|proteína|seguidos/);
  });

  it("a streak longer than what is looked at is not told in days", () => {
    const long = { ...summary, streak: { days: 59, capped: true } };
    expect(text({ kind: "evening", summary: long })).toContain("🔥 Mais de 8 semanas seguidas anotando");
    expect(text({ kind: "evening", summary: long })).not.toContain("59");
  });

  it("the week", () => {
    expect(text({ kind: "weekly", report })).toBe(
      [
        "📊 *Sua semana* (15/11 a 21/11)",
        "Você anotou em 5 dias.",
        "",
        "🟠 1.830 kcal por dia, em média (meta: 2.000)",
        "🟣 92 g de proteína por dia (meta: 120)",
        "🔵 1.500 ml de água por dia (meta: 2.000)",
        "🟢 74,2 → 73,8 kg (−0,4 kg)",
        "🔥 12 dias seguidos anotando",
        "",
        "Cada registro ajuda você a se conhecer melhor. Boa semana! 🌿",
      ].join("\n"),
    );
  });

  it.each([
    [1, "Você anotou em 1 dia."],
    [7, "Você anotou todos os dias!"],
  ])("%i days", (daysLogged, sentence) => {
    expect(text({ kind: "weekly", report: { ...report, daysLogged } })).toContain(sentence);
  });

  it("the trial's letter", () => {
    const letter = trialLetter(pt, trial("soon") as Extract<Unprompted, { kind: "trial" }>, "Ana");
    expect(letter.subject).toBe("Seu teste grátis termina em 3 dias");
    expect(letter.paragraphs[1]).toContain("quarta-feira, 25/11");
  });
});

it.each([
  [3, "2026-11-25T12:00:00Z", "soon"],
  [1, "2026-11-25T12:00:00Z", "tomorrow"],
  [0, "2026-11-25T12:00:00Z", "today"],
  [0, "2026-11-22T11:59:00Z", "over"],
])("with %i days left and its end at %s: %s", (left, end, when) => {
  expect(trialWhen(left, new Date(end), new Date("2026-11-22T12:00:00Z"))).toBe(when);
});
