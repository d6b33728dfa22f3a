import { stemOf, wordsOfClue } from "@/lib/portuguese/safety/ear/clues";
import { EAR_ALARMS, type Heard } from "@/lib/portuguese/safety/ear/listen";
import {
  isGraver,
  type SafetyGrade,
  type SafetyVerdict,
  type Whose,
} from "@/lib/portuguese/safety/scene/verdict";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** The rule of a verdict that the ear alone came to. */
export const SOUNDS_LIKE_ONE = "sounds like one";
/** Below this the ear knows an ordinary day, and what a rule took for a sign is none. */
const EAR_KNOWS_BETTER = -1.4;
/** In so few words the ear has too little to go by: "vou me matar", "chest pain". */
const MOST_WORDS_TO_BELIEVE = 4;
/** Below this, what the ear heard may be meant otherwise. */
const SURE = 3;
/** From here on a grade that the ear heard counts before a rule's lower one. */
const RAISES = 2;
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
    const isSettled = isKnownIll || isUndisputed(ruled) || isAllThatIsSaid(ruled, words);
    if (alarm < EAR_KNOWS_BETTER && !isSettled) return null;
    const isSure = gradeShare > KNOWN_GRADE || alarm > HEARD_CLEARLY;
    const isRaised = alarm > RAISES && isSure && isGraver(grade, ruled.grade);
    // Whoever knows that it is graver knows what it is: "5 meses, empolado e chiando depois do iogurte" is no question of when to feed.
    const isOther = ruled.topic === "unwell" || (isRaised && ruled.grade === "next_visit");
    const isNamed = isOther && topicShare >= KNOWN_TOPIC;
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

/** What was measured, or is told in words that mean nothing else: whatever is said around it. */
function isUndisputed({ grade, rule }: SafetyVerdict): boolean {
  return UNDISPUTED[grade].has(rule);
}

const IN_ENGLISH = [
  "a wish to end it, in English",
  "signs of a stroke, in English",
  "blood that does not stop, in English",
  "no air, in English",
  "it swells, in English",
  "a limp or feverish infant, in English",
  "a child got at it, in English",
  "too much of a medicine, in English",
];

/** Rules that found something of this grade in none of some 55,700 ordinary sentences. */
const UNDISPUTED: Readonly<Record<SafetyGrade, ReadonlySet<string>>> = {
  call_now: new Set([
    ...IN_ENGLISH,
    ...["blood pressure", "oxygen too low", "fever", "heart races", "heat that goes to the head"],
    ...["high glucose by its figure", "high glucose by its signs", "high glucose on the meter"],
    ...["low glucose by its figure", "low glucose by its signs", "low glucose on the meter"],
    ...["insulin without food", "too much insulin", "vomiting or diarrhoea that goes on", "purging"],
    ...["ten pills or more at once"],
    ...["hurting oneself", "somebody else's wish to die", "spoiled food with signs"],
    ...["electric shock with signs", "what an infant must not be given", "a resolve and a farewell"],
    ...["in danger from somebody at home", "fasting that reaches the heart", "an inhaler that does not help"],
    ...["lips or nails turn blue", "too much of a medicine given to an infant"],
    ...["an infant too still and cold", "an infant that had honey and is weak"],
    ...["an infant too weak to feed", "wild mushrooms and sick of them"],
    ...["an infant on thin formula that wastes away", "a dry fast that the body bears no more"],
    ...["a bite or sting that spreads", "insulin given up by who makes none"],
  ]),
  see_today: new Set([
    ...IN_ENGLISH,
    ...["blood pressure", "oxygen too low", "heat that goes to the head", "a seizure"],
    ...["high glucose by its figure", "high glucose by its signs", "pregnant"],
    ...["a child that is very ill", "infant formula made too thin", "what an infant must not be given"],
    ...["bitten by an animal", "tongue, throat or lips swell", "insulin changed alone"],
    ...["a medicine for the pressure left off", "an eating disorder that shows in the body"],
    ...["meals hidden from the family", "weight far too low", "weight lost without meaning to"],
    ...["a leg that swells on one side", "sight or feeling lost for a while", "hurt by somebody at home"],
    ...[
      "somebody in care is hurt or left hungry",
      "a resolve and a farewell",
      "an inhaler that does not help",
    ],
    ...["drink that the body asks for", "a medicine of the mind left off alone", "hates one's life"],
    ...["does not get up", "food that sticks on its way down"],
    ...["an infant that does not stop crying", "a meal got rid of"],
    ...["a diuretic to weigh less", "insulin left out to weigh less", "penance with a broken bone"],
    ...["a blood thinner given up alone", "ruled over and in fear"],
    ...["somebody else's slimming medicine at its highest dose"],
    ...[
      "a slimming medicine while nursing or pregnant",
      "a girl who is far too thin or whose periods stopped",
      "pregnant and eating so as not to gain",
      "a laxative to weigh less",
    ],
  ]),
  next_visit: new Set([
    ...["a medicine of the mind left off alone", "fasting while pregnant", "nursing and alcohol"],
    ...["protein powder and the kidneys", "potassium and the kidneys"],
    ...["food that sticks on its way down", "somebody old drinks little and is dizzy"],
    ...["ruled over by somebody at home", "swells each time one eats it"],
    ...["whether an infant may have honey", "a high glycated haemoglobin"],
    ...["alcohol while pregnant", "a daily medicine given up alone", "a medicine for the pressure given up"],
    ...["fed before six months", "much coffee while pregnant"],
    ...["what swelled or itched once, about to be eaten again", "signs of a slow thyroid"],
    ...["honey on the dummy", "no vitamin B12 and numb limbs", "a fasting glucose that stays high"],
  ]),
};

/** What stands alone, or cannot wait and has but one word beside it or words that tell of nothing ("acho que é avc"). */
function isAllThatIsSaid({ topic, grade, signs }: SafetyVerdict, words: readonly Word[]): boolean {
  if (words.length > MOST_WORDS_TO_BELIEVE) return false;
  const told = new Set(signs.flatMap((sign) => sign.split(" ")));
  const left = words.filter(({ text }) => !told.has(text));
  if (grade !== "call_now")
    return topic === "eating_disorder" && left.every(({ text }) => /^(?:eu|i)$/.test(text));
  return left.length <= 1 || left.every(({ text }) => FILLER.test(text));
}

const FILLER =
  /^(?:.{1,2}|que|acho|sera|deve|ser|parece|agora|hoje|gente|socorro|ajuda|help|now|think|maybe|it's)$/;

/** The words of the message that spoke most for an alarm, alone or by what stands near them, as they were written. */
function wordsBehind({ clues }: Heard, words: readonly Word[]): string[] {
  const written = new Map(
    words.flatMap(({ sound, text }) => [sound, stemOf(sound)].map((key) => [key, text])),
  );
  const behind = clues.flatMap(wordsOfClue).flatMap((sound) => written.get(sound) ?? []);
  return [...new Set(behind)].slice(0, TOLD_WORDS);
}
