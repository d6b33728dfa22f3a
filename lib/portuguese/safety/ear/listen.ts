import { headOf, likeliest, placeOf, weightAt } from "@/lib/portuguese/learnt/head";
import learnt from "@/lib/portuguese/safety/ear/weights.json";
import {
  SAFETY_GRADES,
  SAFETY_TOPICS,
  type SafetyGrade,
  type SafetyTopic,
} from "@/lib/portuguese/safety/scene/verdict";

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
  const [topic, topicShare] = likeliest(TOPIC, SAFETY_TOPICS, clues);
  const [grade, gradeShare] = likeliest(GRADE, SAFETY_GRADES, clues);
  const strongest = clues
    .map((clue, i) => ({ clue, score: scores[i] as number }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { alarm, topic, topicShare, grade, gradeShare, clues: strongest.map(({ clue }) => clue) };
}
