import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hadLater } from "@/lib/portuguese/corrections/added-now";
import { isFound } from "@/lib/portuguese/corrections/correction-words";
import { readForm } from "@/lib/portuguese/corrections/forms/forms";
import { focusedOn } from "@/lib/portuguese/corrections/in-focus";
import { asLogged } from "@/lib/portuguese/corrections/misspelt";
import { sizedAsThose } from "@/lib/portuguese/corrections/pieces";
import { readPutBack } from "@/lib/portuguese/corrections/put-back";
import { ofThisTalk, reachesBack } from "@/lib/portuguese/corrections/reach";
import { readCorrections } from "@/lib/portuguese/corrections/read-corrections";
import { withoutSaidWhen } from "@/lib/portuguese/corrections/reading/said-when";
import { takeBackAt, takesOut } from "@/lib/portuguese/corrections/reading/take-back";
import { readRevert } from "@/lib/portuguese/corrections/revert";
import { WEIGHT_OUT } from "@/lib/portuguese/corrections/rules/gone";
import { isToldAnew, saysLeftOut } from "@/lib/portuguese/corrections/told-anew";
import { longsForFood } from "@/lib/portuguese/grammar/plans";
import { besideCare } from "@/lib/portuguese/intents/beside-care";
import { careTold } from "@/lib/portuguese/intents/care-told";
import { readCommand } from "@/lib/portuguese/intents/commands";
import { completed } from "@/lib/portuguese/intents/complete";
import { guessAnswered } from "@/lib/portuguese/intents/guess-answered";
import { readHealth } from "@/lib/portuguese/intents/health-topics";
import { ofLeftovers } from "@/lib/portuguese/intents/leftover-kind";
import { likelierThan } from "@/lib/portuguese/intents/likelier-way";
import { readManners } from "@/lib/portuguese/intents/manners";
import { type Evidence, evidenceOf } from "@/lib/portuguese/intents/margin";
import { readAnswer, spokenOf } from "@/lib/portuguese/intents/open-answer";
import { withoutAhead } from "@/lib/portuguese/intents/read-record";
import { restEaten } from "@/lib/portuguese/intents/rest-eaten";
import { sureRecord } from "@/lib/portuguese/intents/sure-record";
import { ofThatDay, ofToday } from "@/lib/portuguese/intents/that-day";
import {
  isOfWhatIsAsked,
  type ToldApart,
  toldApart,
  withoutAboutMe,
} from "@/lib/portuguese/intents/told-apart";
import { leavesPlanUneaten, saidInPassing } from "@/lib/portuguese/intents/uneaten-plan";
import { weighedAgain } from "@/lib/portuguese/intents/weighed-again";
import { type LogReading, readLog } from "@/lib/portuguese/meaning/log-reading";
import { moreWater, waterLike, waterUpTo } from "@/lib/portuguese/meaning/more-water";
import {
  said,
  tellsEntries,
  type Understanding,
  type UnderstandingContext,
} from "@/lib/portuguese/meaning/understanding";
import { withAtHandAsked } from "@/lib/portuguese/questions/at-hand";
import { ofLastMeal, readFollowUp, readQuestion } from "@/lib/portuguese/questions/question-reading";
import { withFoodsOfThen } from "@/lib/portuguese/readings/foods-again";
import { besideRemarks } from "@/lib/portuguese/readings/remarks";
import { severalActs } from "@/lib/portuguese/readings/several-acts";
import { type Moment, momentOf } from "@/lib/portuguese/terms/moment";
import { withoutAsides } from "@/lib/portuguese/text/asides";
import { withoutInterjection } from "@/lib/portuguese/text/fillers";
import { withoutInstead } from "@/lib/portuguese/text/turns/uneaten/had-instead";
import { type Phrase, phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** What a message was taken for and by which rule, first to last. */
export const RULES = [
  "form",
  "answer",
  "stop",
  "health",
  "command",
  "question",
  "correction",
  "record",
] as const;

/** What a message says, with how it came to that. */
export type Reading = {
  understood: Understanding;
  by: (typeof RULES)[number];
  phrase: Phrase;
  moment: Moment;
  /** Null where an earlier rule settled the message. */
  log: LogReading | null;
  /** How much of its words the reading explains, what the message may do, and how far what it was taken for lies ahead. */
  evidence: Evidence | null;
};

/**
 * What a message says. Pure and linear in its length; never throws.
 * @param text as received; what lies beyond 4,096 characters is not read
 */
export function understand(text: string, context: UnderstandingContext): Understanding {
  return readMessage(text, context).understood;
}

/** The same with its reasons, for whoever wants to see why. */
export function readMessage(text: string, context: UnderstandingContext): Reading {
  return withOwnFoods(context.ownFoods ?? [], () => readHeard(asLogged(text, context), context));
}

/** What is told of medicine, glucose or blood pressure is said of nothing in the diary: the rest is read without it. */
function readHeard(heard: string, context: UnderstandingContext): Reading {
  const { last } = context.conversation;
  const text = withAtHandAsked(last.length === 0 ? withoutInstead(heard) : heard);
  const care = careTold(text);
  if (!care) return besideRemarks(text, context, readLikeliest);
  const rest = care.rest === "" ? null : readLikeliest(care.rest, context);
  const { understood, alone } = besideCare(care.topic, rest?.understood ?? null);
  if (rest && !alone) return { ...rest, understood };
  const moment = momentOf(context.now, context.timeZone);
  return { understood, by: "health", phrase: phraseOf(text), moment, log: null, evidence: null };
}

/** At once, or clause by clause where each is an act of its own. */
function readLikeliest(text: string, context: UnderstandingContext): Reading {
  const reading = readAtOnce(text, context);
  const understood = severalActs(reading, context, (clause) => readAtOnce(clause, context).understood);
  return understood ? { ...reading, by: "correction", understood } : reading;
}

/** As a form that says all by itself, else as the rules read it, but where another way to read it is likelier. */
function readAtOnce(text: string, context: UnderstandingContext): Reading {
  const { conversation, earlier = [] } = context;
  const [phrase, moment] = [phraseOf(text), momentOf(context.now, context.timeZone)];
  // "queria tanto um sushi", after hot rolls: said of nothing that was told.
  const anew = longsForFood(phrase.tokens) ? text : ofToday(phrase, conversation, earlier, moment);
  if (anew !== null) return readAnew(anew, context);
  const formed = readForm({ phrase, moment, conversation, earlier });
  if (formed) {
    const intent = formed.command ? "command" : formed.talk ? "greeting" : "correction";
    return { understood: said(intent, formed), by: "form", phrase, moment, log: null, evidence: null };
  }
  const focused = focusedOn(phrase, context);
  const named = focused && readLikeliest(text, focused);
  if (named && isCorrection(named)) {
    const about = named.understood.about ?? focused.conversation.last.map(({ id }) => id);
    return { ...named, understood: { ...named.understood, about } };
  }
  const reading = readLed(text, context);
  const understood = likelierThan(reading, text, context, readLed);
  const later = hadLater(understood ?? reading.understood, phrase, conversation, moment);
  if (later) return { ...reading, by: "record", understood: later };
  if (!understood) return reading;
  return { ...reading, by: understood.corrections.length > 0 ? "correction" : "record", understood };
}

/** As the rules read it. "opa, …": said of what follows, or the very sign that something is corrected. */
export function readLed(text: string, context: UnderstandingContext): Reading {
  const { last, before, rested } = context.conversation;
  const alone = rested ? readAll(text, context) : null;
  if (alone?.by === "record" && tellsEntries(alone.understood)) return alone;
  const isTakenBack = readRevert(phraseOf(text), before, last) !== null;
  for (const plain of last.length > 0 && !isTakenBack ? withoutAsides(text) : []) {
    const corrected = readAll(plain, context);
    if (isCorrection(corrected)) return corrected;
  }
  const bare = withoutInterjection(text);
  if (bare === text) return readAll(text, context);
  const reading = readAll(bare, context);
  const led = isCorrection(reading) ? reading : readAll(text, context);
  return isCorrection(led) ? led : reading;
}

function isCorrection({ understood: { corrections } }: Reading): boolean {
  return corrections.length > 0 && corrections.every(isFound);
}

function readAll(text: string, context: UnderstandingContext): Reading {
  const guessed = context.conversation.open ? null : guessAnswered(text);
  const instead = guessed === null ? null : readWhole(guessed, context);
  if (instead?.by === "record" && tellsEntries(instead.understood)) return instead;
  const own = withoutAboutMe(text);
  const eaten = own === null ? null : readWhole(own, context);
  if (eaten?.by === "record" && eaten.log?.told && tellsEntries(eaten.understood)) return eaten;
  const apart = toldApart(text);
  return (apart && readApart(apart, context)) ?? readWhole(text, context);
}

/** "almocei arroz e bife. tá bom assim?": what is told is noted down, and what is asked is answered beside it. */
function readApart({ told, asked }: ToldApart, context: UnderstandingContext): Reading | null {
  if (context.conversation.open) return null;
  const { question, planned } = readWhole(asked, context).understood;
  // "será que conta o cafezinho? tomei um de 50 ml"
  const about = { ...context.conversation, ...(planned && { planned }) };
  const reading = readWhole(told, { ...context, conversation: about });
  const { understood, by, log } = reading;
  const { weight } = understood;
  const entries = log ? log.meals.length + log.water.length : 0;
  const isTold = log !== null && (log.ate || (log.told && entries > 0) || weight.length > 0);
  // "posso comer tapioca? comi uma com queijo": of what was asked about.
  if (!planned && isOfWhatIsAsked(told)) return null;
  if (by !== "record" || !isTold || !tellsEntries(understood)) return null;
  return { ...reading, understood: { ...understood, question } };
}

function readWhole(text: string, context: UnderstandingContext): Reading {
  const moment = momentOf(context.now, context.timeZone);
  const phrase = phraseOf(text);
  const { last, open, asked } = context.conversation;
  const correctable = { ...context.conversation, earlier: context.earlier };
  const settled = (by: Reading["by"], understood: Understanding, log: LogReading | null = null): Reading => {
    const evidence = log && evidenceOf(phrase, log, last, by);
    return { understood, by, phrase, moment, log, evidence };
  };
  const answered = open && readAnswer(phrase, open, moment);
  if (answered) return settled("answer", answered);
  const whole =
    restEaten(phrase, context.conversation, context.earlier ?? []) ??
    completed(phrase, context.conversation, moment.today) ??
    ofThatDay(phrase, context.conversation, moment) ??
    sizedAsThose(phrase, context.conversation, context.earlier ?? []) ??
    withoutSaidWhen(phrase, context.conversation, context.earlier ?? [], moment) ??
    withFoodsOfThen(phrase, context.conversation, context.earlier ?? [], moment);
  if (whole) {
    const { planned: _, ate: __, ...conversation } = { ...context.conversation, open: null };
    return readLed(whole, { ...context, conversation });
  }
  const manners = readManners(phrase, last);
  if (manners) return settled("answer", said("greeting", { talk: manners }));
  const leftovers = ofLeftovers(phrase, context.conversation, context.earlier ?? []);
  if (leftovers) return readAnew(leftovers, context);

  const passing = leavesPlanUneaten(phrase, context.conversation) ? "ok" : saidInPassing(phrase);
  if (passing) return settled("answer", said("greeting", { talk: passing }));
  // "agora sim comi a banana", hours after lunch: eaten then.
  const removed = context.conversation.rested ? [] : (context.conversation.removed ?? []);
  const back = readPutBack(phrase, { removed, last, moment });
  if (back) {
    if (back.corrections.length > 0)
      return settled("correction", said("correction", { ...back, confidence: 0.9 }));
    return settled("record", said("meal", back));
  }
  const kg = weighedAgain(phrase, removed);
  if (kg !== null) return settled("record", said("weight", { weight: [{ kg, day: moment.today }] }));
  const reverted = readRevert(phrase, context.conversation.before, last);
  if (reverted === "keep") return settled("correction", said("greeting", { talk: "ok" }));
  if (reverted)
    return settled("correction", said("correction", { corrections: [reverted], confidence: 0.9 }));
  const command = readCommand(phrase, moment, last);
  if (command?.kind === "stop" || command?.kind === "resume")
    return settled("stop", said("command", { command }));
  const log = readLog(phrase.tokens, phrase.text, moment);
  const items = [...log.meals.flatMap((meal) => meal.items), ...log.planned];
  // "tira o tomate porque me dá azia": its reason asks nothing.
  const isOrder = takeBackAt(phrase.core) === 0 && / (?:porque|pois|que) /.test(phrase.line) && !phrase.asks;
  const ordered = isOrder ? readCorrections(phrase, correctable, moment).corrections : [];
  const isDone = ordered.length > 0 && ordered.every(isFound);
  const health = isDone ? null : readHealth(phrase, items, log);
  if (health) return settled("health", said("question", { question: health, ...spokenOf(items) }), log);
  // "e ontem?" after a question is no wish for yesterday's summary.
  const follows = asked ? readFollowUp(phrase, log, moment, asked) : null;
  if (follows) return settled("question", said("question", { question: follows }), log);
  if (command) return settled("command", said("command", { command }), log);
  // "você pode tirar o ovo?" asks for it to be done.
  const taken =
    takesOut(phrase) || WEIGHT_OUT.test(phrase.line)
      ? readCorrections(phrase, correctable, moment)
      : { corrections: [] };
  if (taken.corrections.length > 0 && taken.corrections.every(isFound))
    return settled("correction", said("correction", { ...taken, confidence: 0.9 }), log);
  const question = readQuestion(phrase, log, moment);
  // "me pesei hoje, 77,6 kg" tells, and asks for nothing.
  const isTold =
    question?.kind === "weight" &&
    !phrase.asks &&
    (log.weight.length > 0 || / \d{2,3}[.,]\d /.test(phrase.line));
  if (question && !isTold) {
    const asks = ofLastMeal(question, phrase.line, last) ?? question;
    return settled("question", said("question", { question: asks, ...spokenOf(items) }), log);
  }
  const told = [...last, ...(context.earlier ?? [])];
  const since = waterUpTo(phrase, log, told) ?? waterLike(phrase, told, moment.today, correctable.pieces);
  if (since) return settled("record", said("water", { water: [since] }), log);
  const more = moreWater(phrase, last, log, moment.today, context.conversation);
  if (more) return settled("record", said("water", { water: [more] }), log);
  const read = readCorrections(phrase, correctable, moment);
  const isNew = isToldAnew(phrase, log);
  const isAdded = saysLeftOut(phrase) && read.corrections.every(({ kind }) => kind === "add");
  const isAnew = isNew && !isAdded && reachesBack(read, correctable);
  const within = isAnew ? readCorrections(phrase, ofThisTalk(correctable), moment) : read;
  const corrections = isAnew && !within.corrections.every(isFound) ? { corrections: [] } : within;
  const isOfNothing =
    context.conversation.rested === true && (log.ate || isNew) && !corrections.corrections.every(isFound);
  if (corrections.corrections.length > 0 && !isOfNothing)
    return settled("correction", said("correction", { ...corrections, confidence: 0.9 }), log);
  // "era de frango", of what has no such kind: how it was, and nothing eaten besides.
  if (last.length > 0 && IT_WAS.test(phrase.line)) return settled("correction", UNCLEAR, log);
  const evidence = evidenceOf(phrase, log, last, "record");
  const understood = withoutAhead(sureRecord(phrase, log, last, evidence), phrase, moment);
  return { understood, by: "record", phrase, moment, log, evidence };
}

/** As said of nothing that was told before. */
function readAnew(text: string, context: UnderstandingContext): Reading {
  return readWhole(text, { ...context, earlier: [], conversation: { ...context.conversation, last: [] } });
}

const UNCLEAR = said("correction", { corrections: [{ kind: "unclear" }], confidence: 0.6 });
const IT_WAS =
  /^ (?:(?:e|mas|ah|opa|na verdade) )*(?:(?:uma?|duas|dois) (?:del[ea]s|dess[ea]s|d[ao]s (?:minhas|meus)) )?(?:era|eram) (?!pra |para |pois |so |uma? vez)/;
