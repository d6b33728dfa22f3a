import type { HealthTopic, Question } from "@/lib/portuguese/meaning/question";
import {
  type SmallTalk,
  said,
  tellsEntries,
  type Understanding,
} from "@/lib/portuguese/meaning/understanding";

/**
 * What a message means that tells of medicine, glucose or blood pressure, which has a line of its own in the answer.
 * @param rest what is told besides; null where nothing
 * @returns `alone`: that line is all
 */
export function besideCare(
  topic: HealthTopic,
  rest: Understanding | null,
): { understood: Understanding; alone: boolean } {
  const question: Question = { kind: "health", topic };
  if (!rest || saysNothing(rest)) return { understood: said("question", { question }), alone: true };
  const isBeside = tellsEntries(rest) && rest.corrections.length === 0 && !rest.question;
  return { understood: isBeside ? { ...rest, question } : rest, alone: false };
}

function saysNothing(understood: Understanding): boolean {
  const { intent, talk, command, question, corrections, ask } = understood;
  const isDone = command || question || corrections.length > 0 || ask || tellsEntries(understood);
  return !isDone && (intent === "other" || intent === "greeting") && !(talk && KEPT.has(talk));
}

/** What is remembered of a talk, or was somebody else's. */
const KEPT: ReadonlySet<SmallTalk> = new Set(["plan", "ate", "others", "habit"]);
