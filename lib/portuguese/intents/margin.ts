import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { type Coverage, coverageOf } from "@/lib/portuguese/meaning/coverage";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What a message may do, and how much speaks for it; 0..1. */
type Claim = { act: "record" | "question" | "correction" | "plan" | "talk"; score: number };

const ASKS =
  / (?:quanto|quanta|quantos|quantas|qual|quais|posso|pode|devo|sera|melhor|vale|engorda|emagrece|tem problema|faz mal|o que) /;
const CORRECTS =
  / (?:na verdade|errei|errado|errada|desculpa|alias|digo|quer dizer|era|eram|corrige|ops|opa|nao foi) /;
const LATER =
  / (?:amanha|vou|vamos|quero|queria|pretendo|planejo|talvez|quem sabe|se eu|semana que vem|mais tarde|depois eu|comprar|comprei|lista|receita(?! d[ao] )) /;

export type Evidence = { coverage: Coverage; claims: readonly Claim[]; margin: number };

const ACT_OF: Readonly<Record<string, Claim["act"]>> = {
  record: "record",
  question: "question",
  correction: "correction",
};

/** What speaks for a message being what it was taken for. @param by the rule that settled it */
export function evidenceOf(
  phrase: Phrase,
  log: LogReading,
  last: readonly LoggedEntry[],
  by: string,
): Evidence {
  const coverage = coverageOf(phrase.tokens, log.elements, log.apart);
  const claims = claimsOf(phrase, log, coverage, last);
  return { coverage, claims, margin: marginOf(claims, ACT_OF[by] ?? "talk") };
}

/** The acts that speak for themselves in a message, the strongest first. */
function claimsOf(
  phrase: Phrase,
  log: LogReading,
  coverage: Coverage,
  last: readonly LoggedEntry[],
): readonly Claim[] {
  const { line, asks, core } = phrase;
  const eaten = log.meals.length + log.water.length + log.weight.length > 0;
  const told = log.ate ? 1 : log.told ? TOLD : NAMED;
  const takesBack = core.some(({ word }) => isTakeAway(word));
  const corrects = (takesBack ? 0.6 : 0) + (CORRECTS.test(line) && last.length > 0 ? 0.4 : 0);
  const claims: Claim[] = [
    { act: "record", score: eaten ? told * (BASE + (1 - BASE) * coverage.share) : 0 },
    { act: "question", score: (asks ? 0.6 : 0) + (ASKS.test(line) ? 0.3 : 0) },
    { act: "correction", score: corrects },
    // A plan that was told apart from what was eaten casts no doubt on it.
    { act: "plan", score: LATER.test(line) && log.planned.length === 0 ? 0.4 : 0 },
    { act: "talk", score: (1 - coverage.share) * 0.8 },
  ];
  return claims
    .map((claim) => ({ ...claim, score: Math.min(1, claim.score) }))
    .sort((a, b) => b.score - a.score);
}

/** How far an act lies before the best of the others; below 0 another one has more for it. */
function marginOf(claims: readonly Claim[], act: Claim["act"]): number {
  const own = claims.find((claim) => claim.act === act)?.score ?? 0;
  const next = claims.find((claim) => claim.act !== act)?.score ?? 0;
  return Math.round((own - next) * 100) / 100;
}

/** What a record is worth of which no verb says that it was eaten: told by an amount or a meal, or a food's name alone. */
const [TOLD, NAMED] = [0.9, 0.8];
const BASE = 0.3;
