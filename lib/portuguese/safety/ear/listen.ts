import { headOf, likeliest, placeOf, sharesOf, weightAt } from "@/lib/portuguese/learnt/head";
import { cluesOfTopic } from "@/lib/portuguese/safety/ear/clues";
import learnt from "@/lib/portuguese/safety/ear/weights.json";
import {
  SAFETY_GRADES,
  SAFETY_TOPICS,
  type SafetyGrade,
  type SafetyTopic,
} from "@/lib/portuguese/safety/scene/verdict";

/** From here on the ear alarms where no rule does; measured by `npm run train:safety`. */
export const EAR_ALARMS = 0.3;

/** What the ear makes of a message as a whole. */
export type Heard = {
  /** Above 0 it sounds more like an emergency than like a diary; below, the other way round. */
  alarm: number;
  topic: SafetyTopic;
  /** From 0 to 1. */
  topicShare: number;
  grade: SafetyGrade;
  /** From 0 to 1. */
  gradeShare: number;
  /** The clues that spoke for an alarm, the strongest first. */
  clues: string[];
};

const ALARM = headOf(learnt.alarm);
const TOPIC = headOf(learnt.topic);
const GRADE = headOf(learnt.grade);

/**
 * How much a message sounds like one of the sentences that the ear was taught with (`npm run train:safety`).
 * @param clues of `cluesOf`
 */
export function listen(clues: readonly string[]): Heard {
  const scores = clues.map((clue) => weightAt(ALARM, placeOf(clue, ALARM.places)));
  const alarm = scores.reduce((sum, score) => sum + score, 0) / Math.sqrt(clues.length);
  const [topic, topicShare] = likeliest(TOPIC, SAFETY_TOPICS, cluesOfTopic(clues));
  const [grade, gradeShare] = gradeOf(clues, topic);
  const strongest = clues
    .map((clue, i) => ({ clue, score: scores[i] as number }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { alarm, topic, topicShare, grade, gradeShare, clues: strongest.map(({ clue }) => clue) };
}

/** What is told too low costs more than what is told too high: so likely must a grade, or a graver one, be. */
const CAUTIOUS = 0.35;
/** A wish to be gone is answered with whom to call, though nobody said how. */
const MORE_CAUTIOUS = 0.25;

/** The gravest grade that is likely enough, and how likely it or a graver one is. */
function gradeOf(clues: readonly string[], topic: SafetyTopic): [SafetyGrade, number] {
  const least = topic === "self_harm" ? MORE_CAUTIOUS : CAUTIOUS;
  let sum = 0;
  for (const [at, share] of sharesOf(GRADE, SAFETY_GRADES.length, clues).entries()) {
    sum += share;
    if (sum >= least) return [SAFETY_GRADES[at] as SafetyGrade, sum];
  }
  return ["next_visit", 1];
}
