import type { Heard } from "@/lib/portuguese/safety/ear/listen";
import { isGraver, type SafetyVerdict, type Whose } from "@/lib/portuguese/safety/scene/verdict";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** From here on the ear alarms where no rule does; measured by `npm run train:safety`. */
export const EAR_ALARMS = -0.1;
/** The rule of a verdict that the ear alone came to. */
export const SOUNDS_LIKE_ONE = "sounds like one";
/** Below this the ear knows an ordinary day, and what a rule took for a sign is none. */
const EAR_KNOWS_BETTER = -2;
/** In so few words the ear has too little to go by: "vou me matar", "chest pain". */
const MOST_WORDS_TO_BELIEVE = 4;
/** Below this, what the ear heard may be meant otherwise. */
const SURE = 3;
/** From here on it is heard even against a figure that seems to say otherwise. */
const HEARD_CLEARLY = 5;
/** Below this share nobody knows which topic it is. */
const KNOWN_TOPIC = 0.4;
const KNOWN_GRADE = 0.6;
const TOLD_WORDS = 5;
const SAYS_NOTHING =
  /^(?:e|o|a|os|as|um|uma|uns|umas|t[oô]|tou|agora|d[eoa]|n[oa]|com|pr[ao]|para|hoje|foi|era|ai|aí|comendo|tomando|bebendo)$/i;
/** "PARAR" alone sounds like much. */
const FEWEST_WORDS = 3;

/** From here on a message without a verdict is in doubt. */
const DOUBT = -1;

/** Whether it may be otherwise: an alarm of which nobody is sure, or none where the ear is not at ease. */
export function isDoubtful(verdict: SafetyVerdict | null, { alarm }: Heard): boolean {
  return verdict ? verdict.unsure : alarm > DOUBT;
}

type Message = {
  words: readonly Word[];
  whose: Whose;
  /** The profile tells of a condition, which the ear does not know. */
  isKnownIll: boolean;
  /** A figure that was told says otherwise. */
  isRefuted: boolean;
};

/** One verdict of two: what the rules found, and what the ear heard; the graver grade counts. */
export function weighed(
  ruled: SafetyVerdict | null,
  heard: Heard,
  { words, whose, isKnownIll, isRefuted }: Message,
): SafetyVerdict | null {
  const { alarm, topic, topicShare, grade, gradeShare } = heard;
  if (ruled) {
    if (alarm < EAR_KNOWS_BETTER && !isKnownIll && !isAllThatIsSaid(ruled, words)) return null;
    const isRaised = alarm > SURE && gradeShare > KNOWN_GRADE && isGraver(grade, ruled.grade);
    const isNamed = ruled.topic === "unwell" && topicShare >= KNOWN_TOPIC;
    return { ...ruled, grade: isRaised ? grade : ruled.grade, topic: isNamed ? topic : ruled.topic };
  }
  if (alarm < (isRefuted ? HEARD_CLEARLY : EAR_ALARMS) || words.length < FEWEST_WORDS) return null;
  const signs = wordsBehind(heard, words);
  // "e agora tô comendo uma maçã": nothing that could be a sign spoke.
  if (alarm < SURE && signs.every((word) => SAYS_NOTHING.test(word))) return null;
  return {
    topic: topicShare < KNOWN_TOPIC ? "unwell" : topic,
    grade,
    whose,
    signs,
    glucose: null,
    unsure: alarm < SURE,
    rule: SOUNDS_LIKE_ONE,
  };
}

/** What cannot wait and stands nearly alone: but for one word, or for words that tell of nothing ("acho que é avc"). */
function isAllThatIsSaid({ grade, signs }: SafetyVerdict, words: readonly Word[]): boolean {
  if (grade !== "call_now" || words.length > MOST_WORDS_TO_BELIEVE) return false;
  const told = new Set(signs.flatMap((sign) => sign.split(" ")));
  const left = words.filter(({ text }) => !told.has(text));
  return left.length <= 1 || left.every(({ text }) => FILLER.test(text));
}

const FILLER =
  /^(?:.{1,2}|que|acho|sera|deve|ser|parece|agora|hoje|gente|socorro|ajuda|help|now|think|maybe|it's)$/;

/** The words of the message that spoke most for an alarm, as they were written. */
function wordsBehind({ clues }: Heard, words: readonly Word[]): string[] {
  const written = new Map(words.map(({ sound, text }) => [sound, text]));
  return clues.flatMap((clue) => written.get(clue) ?? []).slice(0, TOLD_WORDS);
}
