import { AIRWAY_RULES } from "@/lib/portuguese/safety/airway-rules";
import { BODY_RULES, UNWELL_RULES } from "@/lib/portuguese/safety/body-rules";
import { DIET_AND_ILLNESS_RULES } from "@/lib/portuguese/safety/diet-and-illness-rules";
import { cluesOf } from "@/lib/portuguese/safety/ear/clues";
import { cluesOfParts, hear } from "@/lib/portuguese/safety/ear/parts";
import { EATING_RULES } from "@/lib/portuguese/safety/eating-rules";
import { ENGLISH_RULES } from "@/lib/portuguese/safety/english-rules";
import { asTold, isEverydayCare } from "@/lib/portuguese/safety/everyday-care";
import { FAREWELL_RULES } from "@/lib/portuguese/safety/farewell-rules";
import { GLUCOSE_RULES } from "@/lib/portuguese/safety/glucose-rules";
import { HEART_AND_BRAIN_RULES } from "@/lib/portuguese/safety/heart-and-brain-rules";
import { INFANT_AND_PREGNANCY_RULES } from "@/lib/portuguese/safety/infant-and-pregnancy-rules";
import { INFANT_SIGNS_RULES, INFANT_TOO_WEAK_RULES } from "@/lib/portuguese/safety/infant-signs-rules";
import { LASTING_SIGNS_RULES } from "@/lib/portuguese/safety/lasting-signs-rules";
import { MIND_RULES } from "@/lib/portuguese/safety/mind-rules";
import { POISON_RULES } from "@/lib/portuguese/safety/poison-rules";
import { mended } from "@/lib/portuguese/safety/scene/misspellings";
import { type Found, findPhrases, phraseBook } from "@/lib/portuguese/safety/scene/phrases";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Scene, says, sceneOf, whoseIs } from "@/lib/portuguese/safety/scene/scene";
import { SIGNS } from "@/lib/portuguese/safety/scene/signs";
import {
  isGraver,
  type SafetyContext,
  type SafetyGrade,
  type SafetyVerdict,
} from "@/lib/portuguese/safety/scene/verdict";
import { laughsIn, wordsOf } from "@/lib/portuguese/safety/scene/words";
import { withoutSettled } from "@/lib/portuguese/safety/settled";
import { LAXATIVE_RULES, SLIMMING_RULES } from "@/lib/portuguese/safety/slimming-rules";
import { isOnlyFelt, isOnlyFood, isOnlyWeighed } from "@/lib/portuguese/safety/sounds-only";
import { SWALLOWED_RULES } from "@/lib/portuguese/safety/swallowed-rules";
import { VIOLENCE_RULES } from "@/lib/portuguese/safety/violence-rules";
import { FEVER_RULES, isRefuted, VITAL_RULES } from "@/lib/portuguese/safety/vital-rules";
import { WEARINESS_RULES } from "@/lib/portuguese/safety/weariness-rules";
import { isDoubtful, weighed } from "@/lib/portuguese/safety/weighed";
import { WEIGHT_RULES } from "@/lib/portuguese/safety/weight-rules";

/** Every rule; of two that find the same grade, the earlier one speaks. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  ...VIOLENCE_RULES,
  ...MIND_RULES,
  ...FAREWELL_RULES,
  ...WEARINESS_RULES,
  ...POISON_RULES,
  ...SWALLOWED_RULES,
  ...AIRWAY_RULES,
  ...INFANT_SIGNS_RULES,
  ...HEART_AND_BRAIN_RULES,
  ...INFANT_AND_PREGNANCY_RULES,
  ...GLUCOSE_RULES,
  ...LAXATIVE_RULES,
  ...EATING_RULES,
  ...DIET_AND_ILLNESS_RULES,
  ...WEIGHT_RULES,
  ...SLIMMING_RULES,
  ...LASTING_SIGNS_RULES,
  ...VITAL_RULES,
  ...BODY_RULES,
  ...FEVER_RULES,
  ...INFANT_TOO_WEAK_RULES,
  ...ENGLISH_RULES,
  ...UNWELL_RULES,
];

const labelOf = ({ name }: SafetyRule) => `says: ${name}`;

const BOOK = phraseBook({
  ...SIGNS,
  ...Object.fromEntries(SAFETY_RULES.map((rule) => [labelOf(rule), rule.says ?? ""])),
});

/** A verdict, and whether somebody else had better be asked. */
export type SafetyReading = { verdict: SafetyVerdict | null; inDoubt: boolean };

/**
 * Whether a message tells of something that must not wait for a diary, and the gravest of it: by the rules, and by the ear
 * where no rule knows the words. Pure; linear in the length of the text; never throws.
 * @param text as received; what lies beyond 4,096 characters is not read
 */
export function readSafety(text: string, context: SafetyContext = {}): SafetyVerdict | null {
  return safetyReading(text, context).verdict;
}

/** As `readSafety`, with its doubt. */
export function safetyReading(text: string, context: SafetyContext = {}): SafetyReading {
  const reading = readingOf(text, context);
  const rest = withoutSettled(text);
  if (rest === null) return reading;
  // "vi na tv que prenderam um golpista. vomitei com sangue": what is left is heard for itself.
  if (!reading.verdict) return readingOf(rest, context);
  return isQuiet(rest, context) ? { verdict: null, inDoubt: false } : reading;
}

/** Whether all that is left beside what is settled, and each part of it, alarms nobody. */
function isQuiet(rest: string, context: SafetyContext): boolean {
  if (readingOf(rest, context).inDoubt) return false;
  return [rest, ...rest.split(/[.,;!?\n]+/)].every((part) => readingOf(part, context).verdict === null);
}

function readingOf(text: string, context: SafetyContext): SafetyReading {
  const words = mended(wordsOf(text), BOOK.known);
  if (words.length === 0) return { verdict: null, inDoubt: false };
  const found = findPhrases(BOOK, words);
  const laughs = laughsIn(text);
  const scene = sceneOf(words, found, context, laughs);
  const end = { label: "end", from: words.length - 1, to: words.length, value: Number.NaN };
  const heard = hear(words, signsOf(found), laughs);
  const whose = whoseIs(scene, end);
  const isKnownIll = context.isPregnant === true || (context.conditions ?? []).length > 0;
  const message = { words, whose, isKnownIll, isRefuted: isRefuted(scene, heard.topic) };
  const weighted = weighed(byRules(scene), heard, message);
  const verdict = weighted && !isSaidOtherwise(weighted, text) ? asTold(weighted, text) : null;
  return { verdict, inDoubt: isDoubtful(weighted, heard) };
}

/** Whether what was taken for an emergency is told of an ordinary day. */
function isSaidOtherwise(verdict: SafetyVerdict, text: string): boolean {
  const checks = [isOnlyFelt, isOnlyWeighed, isOnlyFood, isEverydayCare];
  return checks.some((says) => says(verdict, text));
}

/** The graver of the reader's verdict and a second one, which never takes an alarm back. */
export function withSecond(
  { verdict }: SafetyReading,
  second: Pick<SafetyVerdict, "topic" | "grade"> | null,
): SafetyVerdict | null {
  if (!second) return verdict;
  if (verdict) return isGraver(second.grade, verdict.grade) ? { ...verdict, ...second } : verdict;
  return { ...second, whose: "self", signs: [], glucose: null, unsure: true, rule: "second verdict" };
}

/** What the ear goes by in a message, and in each part of one of several; what the rules say of it is their own. */
export function cluesIn(text: string): { whole: string[]; parts: string[][] } {
  const words = mended(wordsOf(text), BOOK.known);
  const [signs, laughs] = [signsOf(findPhrases(BOOK, words)), laughsIn(text)];
  return { whole: cluesOf(words, signs, laughs), parts: cluesOfParts(words, signs, laughs) };
}

function signsOf(found: readonly Found[]): Found[] {
  return found.filter(({ label }) => label in SIGNS);
}

/** The gravest verdict of the rules; of two alike the earlier one. */
function byRules(scene: Scene): SafetyVerdict | null {
  let verdict: SafetyVerdict | null = null;
  for (const rule of SAFETY_RULES) {
    const finding = settle(scene, rule);
    if (!finding || (verdict && !isGraver(finding.grade, verdict.grade))) continue;
    verdict = verdictOf(scene, rule, finding);
    if (verdict.grade === "call_now") break;
  }
  return verdict;
}

/** What a rule finds, by its phrases or otherwise, after what is over or long past. */
function settle(scene: Scene, rule: SafetyRule): Finding | null {
  const said = (scene.hits.get(labelOf(rule)) ?? []).filter((hit) => {
    return (
      !hit.denied && !hit.idiom && !hit.remote && (!hit.past || rule.stays) && !rule.unless?.(scene, hit)
    );
  });
  const byWords: Finding | null = said.length > 0 ? { grade: rule.grade ?? "call_now", signs: said } : null;
  const bySigns = rule.finds?.(scene) ?? null;
  const found = !bySigns || (byWords && !isGraver(bySigns.grade, byWords.grade)) ? byWords : bySigns;
  if (!found || rule.stays) return found && softened(scene, rule, found);
  return faded(scene, rule, found);
}

/** "tô com os comprimidos aqui": no laughter softens it. */
const AT_HAND = /^(?:comprimidos|cartelas?|corda|gilete|estilete|revolver|arma|chumbinho|viaduto)$/;

/** Said with laughter: it is asked about, and nobody is sent to the hospital. */
function softened(scene: Scene, rule: SafetyRule, found: Finding): Finding {
  if (rule.topic !== "self_harm" || !scene.laughs || found.grade !== "call_now") return found;
  if (scene.words.some(({ text }) => AT_HAND.test(text))) return found;
  return { ...found, grade: "see_today", unsure: true };
}

const LINGERS: ReadonlySet<string> = new Set([
  "heart",
  "stroke",
  "fainting",
  "breathing",
  "allergy",
  "medicine",
  "poisoning",
  "bleeding",
]);

/** What has passed: some of it must still be looked at today. */
function faded(scene: Scene, rule: SafetyRule, found: Finding): Finding | null {
  const back = scene.words.some(({ text }) =>
    /^(?:volt(?:ou|ando)|pior(?:ou|ando|a)|novo|again|worse)$/.test(text),
  );
  const isOver = says(scene, "over") && !back;
  if (isOver && (says(scene, "treated") || all(scene, "long_ago").length > 0)) return null;
  const lowered = (grade: SafetyGrade): Finding => ({
    ...found,
    grade: isGraver(grade, found.grade) ? found.grade : grade,
  });
  if (isOver) {
    // "deu 287, tô bem": a figure stays what it is.
    if (found.glucose !== undefined) return found;
    if (rule.topic === "choking" || rule.topic === "low_glucose" || rule.topic === "high_glucose")
      return null;
    return LINGERS.has(rule.topic) ? lowered("see_today") : lowered("next_visit");
  }
  const days = all(scene, "last_days");
  const now = scene.words.some(({ text }) =>
    /^(?:agora|hoje|to|tou|ta|esta|estou|ainda|desde|now|still)$/.test(text),
  );
  // "glicose 45, ontem tava 300": what is told behind it is of before.
  const told = Math.max(...found.signs.map(({ to }) => to));
  const isBeside = days.every(({ from }) => from >= told && scene.words[from]?.afterMark);
  if (found.glucose !== undefined && isBeside) return found;
  if (days.length > 0 && !now && found.grade === "call_now") return lowered("see_today");
  return found;
}

function verdictOf(scene: Scene, { name, topic }: SafetyRule, found: Finding): SafetyVerdict {
  const [first] = found.signs;
  const whose = found.whose ?? (first ? whoseIs(scene, first) : "self");
  const signs = found.signs.map(({ from, to }) =>
    scene.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(" "),
  );
  return {
    topic,
    grade: found.grade,
    whose,
    signs: [...new Set(signs)].slice(0, 6),
    glucose: found.glucose ?? null,
    ...(found.pressure && { pressure: found.pressure }),
    unsure: found.unsure ?? false,
    rule: name,
  };
}
