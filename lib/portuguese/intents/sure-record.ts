import { isNeverDone } from "@/lib/portuguese/corrections/reading/never-done";
import type { Evidence } from "@/lib/portuguese/intents/margin";
import { readRecord, unsure } from "@/lib/portuguese/intents/read-record";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import { said, type Understanding } from "@/lib/portuguese/meaning/understanding";
import { LEAST_HAD, soundsHad } from "@/lib/portuguese/telling/had";
import { isOnlyThere } from "@/lib/portuguese/telling/only-there";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Without a verb that says that it was eaten, a record must lie so far before the question, plan or remark that a message may be. */
const [SURE_MARGIN, SURE_OF_WATER] = [0.36, 0.2];
/** Of a message that asks, so much must be explained. */
const SURE_SHARE = 0.65;
/** What sounds less as if it had been had is a remark, and not even asked about. */
const LEAST_ASKED = -2;
/** What sounds so much as if it had been had is sure, however few of its words are explained: "manga 1 lambuzou tudo o volante". */
const SURE_SOUND = 2;
/** "fui comer pizza": who went to eat has eaten. */
const WENT_TO_EAT = / fui (?:comer|almocar|jantar|lanchar|tomar|beber) /;

/** What a message tells, as far as it is sure that its writer had it; else a question, or nothing. */
export function sureRecord(
  phrase: Phrase,
  log: LogReading,
  last: readonly LoggedEntry[],
  { margin, coverage }: Evidence,
): Understanding {
  const record = readRecord(phrase, log);
  const { meals, water, weight } = record;
  if (meals.length + water.length + weight.length === 0) return record;
  const follows = last.length > 0;
  const sounds = soundsHad(phrase, log, follows);
  const ate = log.ate || WENT_TO_EAT.test(phrase.line);
  const least = follows || ate ? LEAST_HAD.told : LEAST_HAD.named;
  const isRemark = sounds < LEAST_ASKED || (sounds < least && meals.length === 0);
  // Behind what was told the ways to read a message are weighed, a question among them.
  if (isRemark && (!follows || meals.length + water.length === 0)) return REMARK;
  // "água 400 ml desde que cheguei": a volume of water is drunk, whatever is said around it.
  const isDrunk = log.meals.length === 0 && log.water.length > 0 && !phrase.asks && margin >= SURE_OF_WATER;
  const isThere = !log.ate && isOnlyThere(phrase, log);
  const isEaten = log.ate && !(phrase.asks && coverage.share < SURE_SHARE);
  // "não era a caesar, era uma salada de quinoa": said of what was told.
  const isHeard = sounds >= SURE_SOUND && !phrase.asks && !(follows && / nao /.test(phrase.line));
  const isNever = follows && isNeverDone(phrase);
  const isSure = !isNever && (isEaten || isDrunk || ((isHeard || margin >= SURE_MARGIN) && !isThere));
  // A weight beside what was not had is nobody's either.
  if (sounds < least) return unsure({ ...record, weight: [] }, phrase);
  return isSure ? record : unsure(record, phrase);
}

const REMARK = said("other", { talk: "aside", confidence: 0.4 });
