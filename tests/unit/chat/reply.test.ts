import { describe, expect, it } from "vitest";
import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { compose } from "@/lib/chat/replies/compose-reply";
import type { Answer, DayView, Notice, Outcome } from "@/lib/chat/replies/outcome";
import { readTap } from "@/lib/chat/replies/tap";
import { LOCALES, type Locale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { roundNutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { SMALL_TALK } from "@/lib/portuguese/meaning/understanding";
import { GOLDEN_DAY as TODAY } from "@/tests/golden/score";

const NOW = new Date("2026-11-20T16:10:00Z");
const GOALS: DayView["goals"] = {
  referral: null,
  fibre_g: null,
  sodium_mg: null,
  kcal: 2000,
  protein_g: 150,
  carbs_g: null,
  fat_g: null,
  waterMl: 2000,
  weightKg: 68,
};

const read = (text: string) =>
  understand(text, { now: NOW, timeZone: "America/Sao_Paulo", conversation: EMPTY_CONVERSATION });

type Amount = { foodId: string; grams: number };

const figuresOf = ({ foodId, grams }: Amount) =>
  roundNutrients(scaleNutrients(findFood(foodId)!.per100g, grams));
const totalsOf = (items: readonly Amount[]) => roundNutrients(sumNutrients(items.map(figuresOf)));

/** What the database would give back. */
function stored(text: string): Meal[] {
  return read(text).meals.map(({ day, kind, eatenAt, items }, m) => ({
    id: `00000000-0000-4000-8000-00000000000${m}`,
    day,
    kind,
    eatenAt,
    source: "whatsapp_text",
    version: 1,
    items: items.map((item, i) => ({
      id: `00000000-0000-4000-8000-0000000001${String(i).padStart(2, "0")}`,
      food: item.foodId,
      name: item.name,
      grams: item.grams,
      portion: item.portion,
      salt: item.salt ?? "usual",
      ...figuresOf(item),
    })),
    totals: totalsOf(items),
  }));
}

function dayOf(meals: readonly Meal[], goals: DayView["goals"] = GOALS): DayView {
  const totals = totalsOf(
    meals.flatMap(({ items }) => items.map(({ food, grams }) => ({ foodId: food, grams }))),
  );
  return { day: TODAY, totals, waterMl: 500, goals };
}

function logged(text: string, more: Partial<Extract<Outcome, { kind: "logged" }>> = {}): Outcome {
  const meals = stored(text);
  return {
    kind: "logged",
    understood: read(text),
    meals,
    water: [],
    weight: [],
    days: [dayOf(meals)],
    today: TODAY,
    avoided: [],
    ...more,
  };
}

const say = (outcome: Outcome, locale: Locale = "pt-BR") => compose(outcome, translator(locale), locale);
const bodies = (contents: readonly OutboundContent[]) => contents.map(({ body }) => body).join("\n");

describe("the week", () => {
  const days = ["2026-11-19", TODAY].map((day, at) => ({
    ...{ day, kcal: at === 0 ? 1800 : 400, protein_g: 90, waterMl: 2000, meals: 3 },
  }));
  const week = { from: "2026-11-19", to: TODAY, days, firstKg: null, lastKg: null };

  it("names the days, and counts today only where it is alone", () => {
    const whole = bodies(say({ kind: "week", week, today: TODAY }));
    expect(whole).toContain("• qui 19/11: 1.800 kcal");
    expect(whole).toContain("sem contar hoje: 🟠 1.800 kcal");
    const alone = { ...week, from: TODAY, days: days.slice(1) };
    expect(bodies(say({ kind: "week", week: alone, today: TODAY }))).toContain("registro: 🟠 400 kcal");
  });
});

describe("a logged meal", () => {
  it("says a weight once, and what one of a measure weighs", () => {
    expect(bodies(say(logged("self service 480g arroz feijão e frango")))).toContain("Arroz branco: 164 g;");
    expect(bodies(say(logged("3 dedos de suco de laranja")))).toContain("dedo de 52 g");
  });

  it("is told with items, grams, kcal, macronutrients and the day against its goals", () => {
    const [reply] = say(logged("almocei 2 conchas de feijão, 100g de arroz e um bife médio"));
    expect(reply?.body).toContain("*Almoço* · hoje");
    expect(reply?.body).toContain("• Feijão carioca · 2 conchas (280 g) · 213 kcal");
    expect(reply?.body).toContain("• Arroz branco · 100 g · 128 kcal");
    expect(reply?.body).toMatch(/🟠 \*560 kcal\* · 🟣 P 5\d g · C \d+ g · G \d+ g/);
    expect(reply?.body).toMatch(/🟠 560 de 2\.000 kcal · faltam 1\.440/);
    expect(reply).toMatchObject({ type: "buttons", buttons: [{ title: "Corrigir" }, { title: "Desfazer" }] });
  });

  it("says what one glass holds, of however many", () => {
    const told = logged("bebi 2 copos d'água", { water: [{ id: "water-1", ml: 400, day: TODAY }] });
    expect(bodies(say(told))).toContain("Considerei: copo de 200 ml.");
  });

  it("is told in English too", () => {
    const [reply] = say(logged("comi uma banana"), "en-US");
    expect(reply?.body).toContain("*Lunch* · today");
    expect(reply?.body).toContain("2,000 kcal");
    expect(reply).toMatchObject({ buttons: [{ title: "Correct" }, { title: "Undo" }] });
  });

  it("says what was assumed and what was left out", () => {
    const body = bodies(say(logged("comi arroz e xablau")));
    expect(body).toContain("Considerei: Arroz branco: 1 porção (125 g)");
    expect(body).toContain("“xablau”");
  });

  it("says what it does not tell apart, and nothing of whose it was", () => {
    expect(bodies(say(logged("comi um alfajor da bia")))).not.toContain("bia");
    expect(bodies(say(logged("tomei um refrigerante de lata")))).not.toContain("à parte");
  });

  it("points out what the words of a name that nobody knows are of", () => {
    const avoided = readAvoided("allergy", "Crustáceos, leite");
    const told = (text: string) => bodies(say(logged(text, { avoided })));
    expect(told("comi arroz e uma farandole de camarão")).toContain("*farandole de camarão* pode conter");
    expect(told("comi arroz e uma farandole de cenoura")).not.toContain("pode conter");
  });

  it("points out what the person avoids", () => {
    const body = bodies(
      say(logged("comi uma paçoca", { avoided: readAvoided("allergy", "Amendoim, frutos do mar") })),
    );
    expect(body).toContain("⚠️ *Paçoca de amendoim* leva amendoim");
    expect(
      bodies(say(logged("comi uma maçã", { avoided: readAvoided("allergy", "Amendoim") }))),
    ).not.toContain("⚠️");
  });

  it("points it out where it asks how much of it there was", () => {
    const asked = (avoided: ReturnType<typeof readAvoided>) =>
      JSON.stringify(
        say({ kind: "asked", understood: read("grelhei umas fatias de tempeh"), today: TODAY, avoided }),
      );
    expect(asked(readAvoided("allergy", "Soja"))).toContain("⚠️ *Tempeh* leva soja");
    expect(asked([])).not.toContain("⚠️");
  });

  it("marks figures that are an estimate, and no others", () => {
    const body = bodies(say(logged("comi um whopper e 100 g de arroz")));
    expect(body).toMatch(/Whopper · 1 unidade \(280 g\) · ≈ \d+ kcal/);
    expect(body).toContain("• Arroz branco · 100 g · 128 kcal");
    expect(body.match(/≈ é estimativa/g)).toHaveLength(1);
    expect(bodies(say(logged("comi 100 g de arroz")))).not.toContain("≈");
    expect(bodies(say(logged("comi um whopper"), "en-US"))).toContain("≈ is an estimate");
  });

  it("says when a food was without salt", () => {
    expect(bodies(say(logged("comi 100 g de arroz sem sal")))).toContain("• Arroz branco (sem sal) · 100 g");
    expect(bodies(say(logged("comi 100 g de arroz com pouco sal"), "en-US"))).toMatch(
      /White rice, cooked \(little salt\)/,
    );
  });

  it("takes going over the goal as a fact", () => {
    const meals = stored("comi 500g de picanha");
    const days = [dayOf(meals, { ...GOALS, kcal: 1000 })];
    expect(bodies(say(logged("comi 500g de picanha", { days })))).toContain("acima da meta");
  });

  it("can be undone with everything that came with it", () => {
    const outcome = logged("comi uma maçã", { water: [{ id: "w-1", ml: 300, day: TODAY }] });
    const [reply] = say(outcome);
    const undo = reply?.type === "buttons" ? readTap(reply.buttons[1]?.id ?? "") : null;
    expect(undo).toEqual({ kind: "undo", entries: ["00000000-0000-4000-8000-000000000000", "w-1"] });
  });
});

describe("answers", () => {
  it("are numbers, not verdicts", () => {
    const day = dayOf(stored("comi uma maçã"));
    const items = read("lasanha").meals[0]?.items ?? [];
    const body = bodies(
      say({ kind: "answer", answer: { kind: "fits", items, day, watch: [] }, today: TODAY, avoided: [] }),
    );
    expect(body).toMatch(/Lasanha, 1 pedaço médio \(250 g\), tem \d+ kcal/);
    expect(body).toMatch(/sobrariam [\d.]+/);
  });

  it("tell who watches something how much of it there is, and whom to ask", () => {
    const items = read("melancia").meals[0]?.items ?? [];
    const day = dayOf(stored("comi uma maçã"));
    const told = (answer: Answer) => bodies(say({ kind: "answer", answer, today: TODAY, avoided: [] }));
    expect(told({ kind: "fits", items, day, watch: ["glucose"] })).toMatch(
      /Para a glicose: são \*\d+ g de carboidrato\*\. .*médico/,
    );
    const asked = told({ kind: "health", topic: "glucose_food", items });
    expect(asked).toMatch(/^\*Melancia\*, 1 fatia .*: \d+ kcal · \*\d+ g de carboidrato\*/);
    expect(asked).toContain("médico");
    expect(told({ kind: "health", topic: "pressure_food", items })).toMatch(/\*\d+ mg de sódio\*/);
  });

  it("send an emergency to people who can help", () => {
    const answer = { kind: "health", topic: "emergency" } as const;
    expect(bodies(say({ kind: "answer", answer, today: TODAY, avoided: [] }))).toContain("192");
  });
});

describe("the channel's limits", () => {
  const long = Array.from({ length: 40 }, (_, i) => `${i + 1}g de pão de queijo`).join(", ");
  const notices: Notice[] = [
    { kind: "help" },
    ...SMALL_TALK.map((talk) => ({ kind: "talk" as const, talk })),
    { kind: "not_understood", unknown: ["x".repeat(500), "y"] },
    { kind: "correction_unclear", items: ["Arroz branco"] },
    { kind: "correction_kept", why: "holds", dish: "Ovo mexido", part: "manteiga" },
    { kind: "correction_kept", why: "seasoning", dish: "Macarrão instantâneo", part: "tempero" },
    { kind: "correction_water_unknown", ml: 3000, told: [500] },
    { kind: "correction_water_unknown", ml: 3000, told: [] },
    { kind: "stopped" },
    { kind: "consent_asked" },
    { kind: "consent_refused" },
    { kind: "linked", name: "*Ana*" },
  ];
  const outcomes: Outcome[] = [
    logged(long),
    { kind: "asked", understood: read("comi doce"), today: TODAY, avoided: [] },
    { kind: "asked", understood: read("peso 724"), today: TODAY, avoided: [] },
    { kind: "asked", understood: read("comi 4 kg de arroz"), today: TODAY, avoided: [] },
    ...notices.map((notice) => ({ kind: "notice" as const, notice })),
  ];

  it.each(LOCALES)("are kept in %s", (locale) => {
    for (const content of outcomes.flatMap((outcome) => say(outcome, locale))) {
      expect(content.body.length).toBeGreaterThan(0);
      expect(content.body).not.toMatch(/chat\.|undefined|NaN|\{/);
      if (content.type === "text") expect(content.body.length).toBeLessThanOrEqual(4096);
      else expect(content.body.length).toBeLessThanOrEqual(1024);
      if (content.type === "buttons") {
        expect(content.buttons.length).toBeLessThanOrEqual(3);
        for (const { id, title } of content.buttons) {
          expect(title.length).toBeLessThanOrEqual(20);
          expect(id.length).toBeLessThanOrEqual(256);
        }
      }
      if (content.type === "list") {
        expect(content.rows.length).toBeLessThanOrEqual(10);
        expect(content.button.length).toBeLessThanOrEqual(20);
        for (const { id, title, description } of content.rows) {
          expect(title.length).toBeLessThanOrEqual(24);
          expect(description?.length ?? 0).toBeLessThanOrEqual(72);
          expect(readTap(id)).not.toBeNull();
        }
      }
    }
  });
});
