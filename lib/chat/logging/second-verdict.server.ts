import "server-only";
import { HOUR_MS } from "@/lib/durations";
import { askSafetyVerdict, hasSafetyModel } from "@/lib/integrations/vision/safety-verdict";
import { type SafetyReading, withSecond } from "@/lib/portuguese/safety/read-safety";
import { SAFETY_GRADES, SAFETY_TOPICS, type SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

type Second = Awaited<ReturnType<typeof askSafetyVerdict<SafetyVerdict["topic"], SafetyVerdict["grade"]>>>;

/** Verdicts of messages whose transaction is made again, and no more. */
const KEPT = 200;
/** What the model may cost this process at most in an hour. */
const HOURLY = 600;

const given = new Map<string, Second>();
let asked: number[] = [];

/** Ends the transaction that would answer a message: a model takes seconds, and the person's row is locked meanwhile. */
export class NotJudged extends Error {
  constructor(
    readonly messageId: string,
    readonly said: string,
  ) {
    super("not judged yet");
  }
}

/**
 * The verdict on a message: the reader's own, or where that is in doubt and a model is configured the graver of the two.
 * @throws NotJudged when the model must be asked first
 */
export function judgedVerdict(messageId: string, text: string, reading: SafetyReading): SafetyVerdict | null {
  if (!reading.inDoubt || !hasSafetyModel()) return reading.verdict;
  const second = given.get(messageId);
  if (second === undefined) throw new NotJudged(messageId, text);
  return withSecond(reading, second);
}

/** Asks the model about a message, and keeps what it says until the transaction is made again. */
export async function judge({ messageId, said }: NotJudged, now = Date.now()): Promise<void> {
  const second = await secondVerdict(said, now);
  for (const oldest of given.keys()) if (given.size >= KEPT) given.delete(oldest);
  given.set(messageId, second);
}

/** What the model takes a text for; null where it is calm, absent, too slow or asked too often. */
export async function secondVerdict(text: string, now = Date.now()): Promise<Second> {
  asked = asked.filter((at) => at > now - HOUR_MS);
  if (asked.length >= HOURLY) return null;
  asked.push(now);
  return askSafetyVerdict(text, { topics: SAFETY_TOPICS, grades: SAFETY_GRADES });
}
