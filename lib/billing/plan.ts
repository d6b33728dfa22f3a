/** What a month costs in no plan: what the savings are measured against. */
const LIST_PRICE_CENTS_A_MONTH = 3_990;

/** The plan that everybody may try once; never offered as an upgrade. */
export const TRIAL_PLAN_ID = "trial";

/** The plan that is recommended. */
export const RECOMMENDED_PLAN_ID = "monthly";

/** Ways to pay, the default first. */
export const PAYMENT_METHODS = ["credit_card", "pix"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A plan as it is offered; `price` in reais for the whole period, `features` in snake_case. */
export type Plan = { id: string; name: string; price: number; duration_days: number; features: string[] };

/** A plan as the database holds it. */
export type StoredPlan = {
  id: string;
  name: string;
  priceCents: number;
  durationDays: number;
  features: string[];
};

export function planOf({ id, name, priceCents, durationDays, features }: StoredPlan): Plan {
  return { id, name, price: priceCents / 100, duration_days: durationDays, features };
}

/** Key of the sentence for a plan's period: 'por mês', 'por trimestre', 'por ano'; null for any other length. */
export function periodKey(durationDays: number): "month" | "quarter" | "year" | null {
  switch (durationDays) {
    case 30:
      return "month";
    case 90:
      return "quarter";
    case 365:
      return "year";
    default:
      return null;
  }
}

/** What the same time costs at the list price, in cents: the base of the savings, to be shown beside them. */
export function listPriceCents({ duration_days }: Pick<Plan, "duration_days">): number {
  return LIST_PRICE_CENTS_A_MONTH * Math.max(1, Math.round(duration_days / 30));
}

/** Percentage saved against the list price, rounded; 0 for free plans and for those that save nothing. */
export function savingsPercent(plan: Pick<Plan, "price" | "duration_days">): number {
  if (plan.price === 0) return 0;
  return Math.max(0, Math.round((1 - (plan.price * 100) / listPriceCents(plan)) * 100));
}

/** What all of the plans include, in their order: said once, beside all of them. A single plan shares nothing. */
export function sharedFeatures(plans: readonly Pick<Plan, "features">[]): string[] {
  const [first, ...others] = plans;
  if (!first || others.length === 0) return [];
  return first.features.filter((feature) => others.every(({ features }) => features.includes(feature)));
}

const SMALL_WORDS = new Set([
  "a",
  "as",
  "ao",
  "com",
  "da",
  "das",
  "de",
  "do",
  "dos",
  "e",
  "em",
  "na",
  "no",
  "o",
  "os",
  "para",
  "pela",
  "pelo",
  "por",
  "sem",
]);
const BRANDS: Readonly<Record<string, string>> = { whatsapp: "WhatsApp", pdf: "PDF", pix: "PIX", cpf: "CPF" };

/** "análise_de_fotos" becomes "Análise de Fotos": words title-cased, small ones small, brands as they are written. */
export function featureTitle(feature: string): string {
  return feature
    .split("_")
    .filter(Boolean)
    .map((word, index) => {
      const lower = word.toLocaleLowerCase("pt-BR");
      if (Object.hasOwn(BRANDS, lower)) return BRANDS[lower];
      if (index > 0 && SMALL_WORDS.has(lower)) return lower;
      return word[0]?.toLocaleUpperCase("pt-BR") + word.slice(1);
    })
    .join(" ");
}
