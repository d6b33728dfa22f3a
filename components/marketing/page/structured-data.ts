import { type Plan, TRIAL_PLAN_ID } from "@/lib/billing/plan";

/** schema.org: who we are. */
export function organisationData(
  site: URL,
  contact: { email: string; socialUrl: string },
  description: string,
) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Garfo",
    url: site.href,
    logo: new URL("/icons/icon-512.png", site).href,
    description,
    email: contact.email,
    sameAs: [contact.socialUrl],
  };
}

/** schema.org: what is sold, at today's prices. @param nameOf a plan's name in the reader's language */
export function plansData(
  site: URL,
  plans: readonly Plan[],
  description: string,
  nameOf: (plan: Plan) => string,
) {
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: "Garfo",
    applicationCategory: "HealthApplication",
    operatingSystem: "WhatsApp, Web",
    url: new URL("/pricing", site).href,
    description,
    offers: plans.map((plan) => ({
      "@type": "Offer",
      name: nameOf(plan),
      price: plan.price.toFixed(2),
      priceCurrency: "BRL",
      url: new URL(
        plan.id === TRIAL_PLAN_ID ? "/signup" : `/signup?plan=${encodeURIComponent(plan.id)}`,
        site,
      ).href,
      availability: "https://schema.org/OnlineOnly",
    })),
  };
}

/** schema.org: questions with their answers. */
export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** As text that no page mistakes for the end of a script. */
export function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
