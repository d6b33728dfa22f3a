import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cluesOfTopic } from "@/lib/portuguese/safety/ear/clues";
import { EAR_ALARMS } from "@/lib/portuguese/safety/ear/listen";
import { cluesIn } from "@/lib/portuguese/safety/read-safety";
import { SAFETY_GRADES, SAFETY_TOPICS } from "@/lib/portuguese/safety/scene/verdict";
import { ahead, type Example, learn, packed } from "./learning/learn";
import { main } from "./lifetime";
import { digestOf, type TaughtSentence, taughtSentences } from "./safety/taught";

const ROOT = join(import.meta.dirname, "..");
const WEIGHTS = "lib/portuguese/safety/ear/weights.json";
/** So many that few clues share a place: a crowd of them at one costs more than any sentence teaches. */
const ALARM = { places: 2 ** 20, rounds: 12 };
const TOPIC = { places: 2 ** 17, rounds: 20 };
const GRADE = { places: 2 ** 19, rounds: 16 };
/** A clue of fewer sentences tells of them alone. */
const FEWEST_SENTENCES = 2;
/** Of topics and grades the likeliest counts, and not by how much. */
const STEPS = 24;
const FOLDS = 4;
/** Each that tells of care is heard so often, as there are so many more ordinary ones. */
const CARE_HEARD = 3;
/** How near to the line is near, and how much more often such a sentence is heard. */
const MARGIN = 1;
const HARD_HEARD = 6;

/** Emergencies are told beside meals and kind words: every sentence is taught alone, and once more with one of these. */
const BESIDE = [
  "almocei arroz, feijão e bife",
  "comi um pão com ovo",
  "tomei só um café",
  "jantei sopa",
  "comi 2 fatias de pizza",
  "almocei normal",
  "comi uma banana",
  "hj café com leite e tapioca",
  "jantei miojo",
  "lanchei uma maçã",
  "comi só uma saladinha",
  "comi feijoada no almoço",
  "tomei um suco de laranja",
  "comi bolo de cenoura",
  "almocei macarrão e frango",
  "comi um iogurte",
  "amor",
  "viu",
  "hmm",
];

/** `parts`: of what is ordinary every part is; of the others the one that sounds most like care when it was taught once. */
type Taught = TaughtSentence & { clues: string[]; beside: string[]; parts: string[][] };

/** `npm run train:safety`: teaches the ear its sentences anew, and says how it does on those that it was not taught. */
main(async () => {
  const sentences = withoutRareClues(taughtSentences(ROOT).map(asTaught));
  console.log(figuresOf(sentences).join("\n"));
  const alarming = sentences.filter(({ tells }) => tells);
  const heads = {
    alarm: taughtAlarm(sentences),
    topic: learn(
      alarming.flatMap((one) =>
        both(one, SAFETY_TOPICS.indexOf(one.tells!.topic)).map(({ clues, kind }) => ({
          clues: cluesOfTopic(clues),
          kind,
        })),
      ),
      SAFETY_TOPICS.length,
      TOPIC.places,
      TOPIC.rounds,
    ),
    grade: learn(
      alarming.flatMap((one) => (one.tells?.grade ? both(one, SAFETY_GRADES.indexOf(one.tells.grade)) : [])),
      SAFETY_GRADES.length,
      GRADE.places,
      GRADE.rounds,
    ),
  };
  const learnt = {
    taught: digestOf(sentences),
    alarm: packed(heads.alarm),
    topic: packed(heads.topic, STEPS),
    grade: packed(heads.grade, STEPS),
  };
  writeFileSync(join(ROOT, WEIGHTS), `${JSON.stringify(learnt, null, 2)}\n`);
  return 0;
});

function asTaught(one: TaughtSentence, i: number): Taught {
  const meal = BESIDE[i % BESIDE.length] as string;
  const together = i % 2 === 0 ? `${one.text}. ${meal}` : `${meal}, ${one.text}`;
  const { whole: clues, parts } = cluesIn(one.text);
  return { ...one, clues, beside: cluesIn(together).whole, parts };
}

function withoutRareClues(sentences: readonly Taught[]): Taught[] {
  const seen = new Map<string, number>();
  for (const { clues, parts } of sentences)
    for (const clue of new Set([...clues, ...parts.flat()])) seen.set(clue, (seen.get(clue) ?? 0) + 1);
  const known = (clues: string[]) => clues.filter((clue) => (seen.get(clue) ?? 0) >= FEWEST_SENTENCES);
  return sentences.map((one) => ({
    ...one,
    clues: known(one.clues),
    beside: known(one.beside),
    parts: one.parts.map(known),
  }));
}

/** Taught once, and once more with what it then took wrongly, or nearly so, heard more often. */
function taughtAlarm(sentences: readonly Taught[]) {
  const once = learn(sentences.flatMap(asAlarm), 2, ALARM.places, ALARM.rounds);
  const hard = sentences.filter(({ tells, clues, beside, parts }) =>
    [clues, beside, ...(tells ? [] : parts)].some((heard) => {
      const alarm = ahead(once, heard) - EAR_ALARMS;
      return tells ? alarm < MARGIN : alarm > -MARGIN;
    }),
  );
  const again = Array.from({ length: HARD_HEARD }, () => hard.flatMap(asAlarm)).flat();
  const told = sentences.flatMap(({ tells, parts }) => {
    const loudest = tells && parts.toSorted((a, b) => ahead(once, b) - ahead(once, a))[0];
    return loudest && ahead(once, loudest) > EAR_ALARMS ? [{ clues: loudest, kind: 1 }] : [];
  });
  return learn([...sentences.flatMap(asAlarm), ...again, ...told], 2, ALARM.places, ALARM.rounds);
}

function asAlarm(one: Taught): Example[] {
  return one.tells ? Array.from({ length: CARE_HEARD }, () => both(one, 1)).flat() : both(one, 0);
}

function both({ tells, clues, beside, parts }: Taught, kind: number): Example[] {
  return [clues, beside, ...(tells ? [] : parts)].map((heard) => ({ clues: heard, kind }));
}

/** For each source: how many alarm the ear when it was taught the other folds. */
function figuresOf(sentences: readonly Taught[]): string[] {
  const alarms = new Map<Taught, boolean>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const taught = taughtAlarm(sentences.filter((_, i) => i % FOLDS !== fold));
    for (const [i, one] of sentences.entries())
      if (i % FOLDS === fold) alarms.set(one, ahead(taught, one.clues) >= EAR_ALARMS);
  }
  const lines = new Map<string, [number, number]>();
  for (const one of sentences) {
    const name = `${one.source} ${one.tells ? "met" : "false alarms"}`;
    const [yes, all] = lines.get(name) ?? [0, 0];
    lines.set(name, [yes + (alarms.get(one) ? 1 : 0), all + 1]);
  }
  return [...lines].map(
    ([name, [yes, all]]) => `${name}: ${yes} of ${all} (${((100 * yes) / all).toFixed(1)} %)`,
  );
}
