import type { Translator } from "@/lib/i18n/translator";
import type { Feeling } from "@/lib/portuguese/safety/read-feeling";
import type { SafetyGrade, SafetyTopic, SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

/** What is said of each topic: at once, for today, for the next visit. */
const WORDS = {
  low_glucose: ["lowGlucose.now", "lowGlucose.today", "lowGlucose.visit"],
  high_glucose: ["highGlucose.now", "highGlucose.today", "highGlucose.visit"],
  allergy: ["allergy.now", "allergy.today", "allergy.visit"],
  choking: ["choking.now", "choking.today", "choking.visit"],
  breathing: ["breathing.now", "breathing.today", "breathing.visit"],
  heart: ["heart.now", "heart.today", "heart.visit"],
  stroke: ["stroke.now", "stroke.today", "stroke.visit"],
  fainting: ["fainting.now", "fainting.today", "fainting.visit"],
  self_harm: ["selfHarm.now", "selfHarm.today", "selfHarm.visit"],
  eating_disorder: ["eatingDisorder.today", "eatingDisorder.today", "eatingDisorder.visit"],
  dehydration: ["dehydration.now", "dehydration.today", "dehydration.visit"],
  poisoning: ["poisoning.now", "poisoning.today", "poisoning.visit"],
  medicine: ["medicine.now", "medicine.today", "medicine.visit"],
  bleeding: ["bleeding.now", "bleeding.today", "bleeding.visit"],
  injury: ["injury.now", "injury.today", "injury.visit"],
  violence: ["violence.now", "violence.today", "violence.today"],
  blood_pressure: ["bloodPressure.now", "bloodPressure.today.unsaid", "bloodPressure.visit.unsaid"],
  infant: ["infant.now", "infant.today", "infant.visit"],
  unwell: ["unwell.now", "unwell.today", "unwell.today"],
  pregnancy: ["pregnancy.now", "pregnancy.today", "pregnancy.visit"],
} as const satisfies Record<SafetyTopic, readonly [string, string, string]>;

const AT: Readonly<Record<SafetyGrade, 0 | 1 | 2>> = { call_now: 0, see_today: 1, next_visit: 2 };

const HONEY = /(?<!\p{L})(?:mel|melzinho|honey)(?!\p{L})/u;

/** "parei", "pulo", and nothing that tells of too much. */
const LEAVES_OUT =
  /^(?:parei|parou|parar|larguei|largou|pul(?:ei|o|ar)|suspend(?:i|eu)|diminu(?:i|ir|o)|cort(?:ei|o|ar)|stopped|skip(?:ped)?)$/;
const TOO_MUCH =
  /^(?:dobr\p{L}*|duas|demais|errad\p{L}|repet\p{L}*|aument\p{L}*|trocad\p{L}|double|twice|wrong)$/u;

const GIVEN_UP = new Set([
  "a blood thinner given up alone",
  "a daily medicine given up alone",
  "a medicine for the pressure given up",
  "a medicine for the pressure left off",
]);
/** What is known well enough to say that it can wait, though not what it is. */
const FOR_A_VISIT = new Set(["signs of a slow thyroid", "no vitamin B12 and numb limbs"]);

/** Who left a medicine out is not told to take nothing more. */
function leftOutText(t: Translator, { topic, signs, rule }: SafetyVerdict): string | null {
  if (rule === "insulin left out to weigh less")
    return `${t("safety.medicine.insulinLeftOut")}\n\n${t("safety.eatingDisorder.today")}`;
  if (GIVEN_UP.has(rule)) return t("safety.medicine.leftOff");
  const words = signs.flatMap((sign) => sign.split(" "));
  const isSo = words.some((word) => LEAVES_OUT.test(word)) && !words.some((word) => TOO_MUCH.test(word));
  if (topic !== "medicine" || !isSo) return null;
  return t(`safety.medicine.${words.some((word) => /^insulin/.test(word)) ? "insulinLeftOut" : "leftOff"}`);
}

/** What to do now, and whom to call; nothing else stands beside it. */
export function safetyText(t: Translator, verdict: SafetyVerdict): string {
  const { topic, grade, whose, pressure, signs, rule } = verdict;
  if (grade === "next_visit" && FOR_A_VISIT.has(rule)) return t("safety.unwell.visit");
  if (grade === "call_now" && whose !== "self") {
    if (topic === "low_glucose") return t("safety.lowGlucose.nowOther");
    if (topic === "self_harm") return t("safety.selfHarm.nowOther");
  }
  if (topic === "blood_pressure" && pressure && grade !== "call_now")
    return t(`safety.bloodPressure.${grade === "see_today" ? "today" : "visit"}.${pressure}`);
  // What is said of honey is said where honey was told.
  if (topic === "infant" && grade === "see_today" && !signs.some((sign) => HONEY.test(sign)))
    return t("safety.infant.todayOther");
  const leftOut = grade === "call_now" ? null : leftOutText(t, verdict);
  if (leftOut) return leftOut;
  return t(`safety.${WORDS[topic][AT[grade]]}`);
}

/** A warm word without figures or judgement. */
export function feelingText(t: Translator, feeling: Feeling, hasLogged: boolean): string {
  const word = t(`safety.feelings.${feeling}`);
  return hasLogged ? `${word}\n\n${t("safety.feelings.kept")}` : word;
}
