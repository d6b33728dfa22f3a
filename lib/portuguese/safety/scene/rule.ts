import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Scene } from "@/lib/portuguese/safety/scene/scene";
import type { SafetyGrade, SafetyTopic, Whose } from "@/lib/portuguese/safety/scene/verdict";

export type Finding = {
  grade: SafetyGrade;
  signs: readonly Found[];
  whose?: Whose;
  glucose?: number;
  pressure?: "high" | "low";
  unsure?: boolean;
};

/** One thing to look out for, with messages that it must take and others that no rule may. */
export type SafetyRule = {
  name: string;
  topic: SafetyTopic;
  /** Phrases each of which is enough, in the syntax of `phrases.ts`. */
  says?: string;
  /** The grade of what `says`; call_now without it. */
  grade?: SafetyGrade;
  /** What makes one of these phrases mean something else. */
  unless?: (scene: Scene, hit: Found) => boolean;
  /** What else speaks for it. */
  finds?: (scene: Scene) => Finding | null;
  /** Holds even if it is over by now, or laughed about. */
  stays?: true;
  takes: readonly string[];
  leaves: readonly string[];
};
