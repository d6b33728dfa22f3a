import { AIRWAY_RULES } from "@/lib/portuguese/safety/airway-rules";
import { BODY_RULES, UNWELL_RULES } from "@/lib/portuguese/safety/body-rules";
import { DIET_AND_ILLNESS_RULES } from "@/lib/portuguese/safety/diet-and-illness-rules";
import { cluesOf } from "@/lib/portuguese/safety/ear/clues";
import { cluesOfParts, hear } from "@/lib/portuguese/safety/ear/parts";
import { EATING_RULES } from "@/lib/portuguese/safety/eating-rules";
import { ENGLISH_RULES } from "@/lib/portuguese/safety/english-rules";
import { FAREWELL_RULES } from "@/lib/portuguese/safety/farewell-rules";
import { GLUCOSE_RULES } from "@/lib/portuguese/safety/glucose-rules";
import { HEART_AND_BRAIN_RULES } from "@/lib/portuguese/safety/heart-and-brain-rules";
import { INFANT_AND_PREGNANCY_RULES } from "@/lib/portuguese/safety/infant-and-pregnancy-rules";
import { LASTING_SIGNS_RULES } from "@/lib/portuguese/safety/lasting-signs-rules";
import { MIND_RULES } from "@/lib/portuguese/safety/mind-rules";
import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { mended } from "@/lib/portuguese/safety/scene/misspellings";
import { type Found, findPhrases, phraseBook } from "@/lib/portuguese/safety/scene/phrases";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Scene, says, sceneOf, whoseIs } from "@/lib/portuguese/safety/scene/scene";
import { SIGNS } from "@/lib/portuguese/safety/scene/signs";
import {
  isGraver,
  type SafetyContext,
  type SafetyGrade,
  type SafetyVerdict,
} from "@/lib/portuguese/safety/scene/verdict";
import { laughsIn, wordsOf } from "@/lib/portuguese/safety/scene/words";
import { SWALLOWED_RULES } from "@/lib/portuguese/safety/swallowed-rules";
import { VIOLENCE_RULES } from "@/lib/portuguese/safety/violence-rules";
import { FEVER_RULES, isRefuted, VITAL_RULES } from "@/lib/portuguese/safety/vital-rules";
import { isDoubtful, SOUNDS_LIKE_ONE, weighed } from "@/lib/portuguese/safety/weighed";
import { WEIGHT_RULES } from "@/lib/portuguese/safety/weight-rules";

/** Every rule; of two that find the same grade, the earlier one speaks. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  ...VIOLENCE_RULES,
  ...MIND_RULES,
  ...FAREWELL_RULES,
  ...SWALLOWED_RULES,
  ...AIRWAY_RULES,
  ...HEART_AND_BRAIN_RULES,
  ...INFANT_AND_PREGNANCY_RULES,
  ...GLUCOSE_RULES,
  ...EATING_RULES,
  ...DIET_AND_ILLNESS_RULES,
  ...WEIGHT_RULES,
  ...LASTING_SIGNS_RULES,
  ...VITAL_RULES,
  ...BODY_RULES,
  ...FEVER_RULES,
  ...ENGLISH_RULES,
  ...UNWELL_RULES,
];

const labelOf = ({ name }: SafetyRule) => `says: ${name}`;

const BOOK = phraseBook({
  ...SIGNS,
  ...Object.fromEntries(SAFETY_RULES.map((rule) => [labelOf(rule), rule.says ?? ""])),
});

/** A verdict, and whether somebody else had better be asked. */
export type SafetyReading = { verdict: SafetyVerdict | null; inDoubt: boolean };

/**
 * Whether a message tells of something that must not wait for a diary, and the gravest of it: by the rules, and by the ear
 * where no rule knows the words. Pure; linear in the length of the text; never throws.
 * @param text as received; what lies beyond 4,096 characters is not read
 */
export function readSafety(text: string, context: SafetyContext = {}): SafetyVerdict | null {
  return safetyReading(text, context).verdict;
}

/** As `readSafety`, with its doubt. */
export function safetyReading(text: string, context: SafetyContext = {}): SafetyReading {
  const words = mended(wordsOf(text), BOOK.known);
  if (words.length === 0) return { verdict: null, inDoubt: false };
  const found = findPhrases(BOOK, words);
  const laughs = laughsIn(text);
  const scene = sceneOf(words, found, context, laughs);
  const end = { label: "end", from: words.length - 1, to: words.length, value: Number.NaN };
  const heard = hear(words, signsOf(found), laughs);
  const whose = whoseIs(scene, end);
  const isKnownIll = context.isPregnant === true || (context.conditions ?? []).length > 0;
  const message = { words, whose, isKnownIll, isRefuted: isRefuted(scene, heard.topic) };
  const weighted = weighed(byRules(scene), heard, message);
  const isNone =
    weighted && (isOnlyFelt(weighted, text) || isOnlyWeighed(weighted, text) || isOnlyFood(weighted, text));
  const verdict = isNone ? null : weighted;
  return { verdict, inDoubt: isDoubtful(weighted, heard) };
}

/**
 * What only sounds like somebody unwell, and says that it is guilt or the like: a warm word does better. So does what only sounds
 * like despair, and is guilt of what was eaten.
 */
function isOnlyFelt({ rule, topic, grade, unsure }: SafetyVerdict, text: string): boolean {
  if (rule !== SOUNDS_LIKE_ONE || !unsure) return false;
  const felt = readFeeling(text)?.feeling;
  if (topic === "eating_disorder") return felt === "guilt" && !DONE_ABOUT_IT.test(text);
  if (grade === "call_now") return false;
  return topic === "self_harm"
    ? felt === "guilt" && ATE.test(text)
    : topic === "unwell" && felt !== undefined;
}

const ATE = /(?<!\p{L})(?:com(?:i|er|ido)|jantei|almocei|lanchei|tomei|bebi|belisquei|dieta)(?!\p{L})/iu;

/** "pensando em jantar fora", "viver sem essa cafeteira", "o pão desmaiou", "café preto" only sound like despair or blood. */
function isOnlyFood({ rule, topic, grade, unsure }: SafetyVerdict, text: string): boolean {
  if (grade !== "call_now" && ASKS_A_MEANING.test(text)) return true;
  // "comi demais, tô até passando mal"
  if (rule === SOUNDS_LIKE_ONE && OVERFULL.test(text) && !OF_DISORDER.test(text)) return true;
  if (rule !== SOUNDS_LIKE_ONE || !unsure) return false;
  if (topic === "self_harm") {
    // "me fala tudo que comi hoje": not a word in it is of despair.
    if (OF_FOOD.test(text) && !HEAVY.test(text) && !DARK.test(text)) return true;
    const rest = text.replace(LIVES_WITHOUT, "");
    return (rest !== text || MEANS_TO_EAT.test(text)) && !DARK.test(rest);
  }
  if (topic === "eating_disorder") return ATE_MUCH.test(text) && !OF_DISORDER.test(text);
  // "energético lata 250 pra acordar"
  if (topic === "unwell") return grade === "call_now" && OF_FOOD.test(text) && !ILL.test(text);
  if (topic === "fainting") return FAINTED_FOOD.test(text);
  if (topic === "poisoning") return IN_DRINK.test(text) && !ILL.test(text);
  return topic === "bleeding" && BLACK_FOOD.test(text) && !BLEEDS.test(text);
}

/** "o que é compulsão alimentar?" */
const ASKS_A_MEANING = /^\s*(?:o )?que (?:é|e|eh|significa|quer dizer) [^.!?,;\n]{1,40}\?*\s*$/iu;
const ATE_MUCH = /(?<!\p{L})comi (?:demais|muito|pra caramba)(?!\p{L})/iu;
/** Where it was may stand between, and nothing of the body. */
const OVERFULL =
  /(?<!\p{L})comi (?:demais|muito|pra caramba)(?: n[ao]s? \p{L}+(?: d[aeo]s? \p{L}+)?)?,?(?: (?:e|que|t[ôo]|tou|estou|at[ée]|agora|quase)){0,4} passando mal\s*[.!]*\s*$/iu;
const OF_DISORDER =
  /escond|culpa|vomit|v[ôo]mit|botei pra fora|laxante|jejum|dedo|compuls|control|par(?:ar|ei|o) de comer|nojo|[óo]dio|gord[ao]|chor|sempre|todo dia|toda noite|de novo/iu;
/** What is done or felt about what was eaten, beyond some guilt. */
const DONE_ABOUT_IT =
  /escond|vomit|v[ôo]mit|bot(?:ei|ar) pra fora|laxante|jejum|dedo|compuls|control|par(?:ar|ei|o) de comer|nojo|[óo]dio|chor|sempre|todo dia|toda noite|toda vez|de novo|compens|castig|puni|mere[cç]|esteira|corr(?:i|er) |amanh|n[ãa]o (?:vou|quero) comer|sem comer/iu;
const MEANS_TO_EAT =
  /(?<!\p{L})(?:pensando em (?:jantar|comer|almo[çc]ar|pedir|fazer|lanchar|uma?)|comi (?:demais|muito))(?!\p{L})/iu;
/** Of a thing, which has its article or is food; of somebody it is no jest. */
const LIVES_WITHOUT =
  /viver sem (?:(?:ess[ae]|est[ae]|minha|meu|o|a|um|uma) )?(?:air ?fryer|cafeteira|panela|balan[çc]a|geladeira|micro-?ondas|fog[ãa]o|liquidificador|app|aplicativo|wi-?fi|internet|celular|caf[eé]|p[ãa]o|chocolate|cuscuz|arroz|feij[ãa]o|queijo|banana|farofa|a[çc]a[ií]|doces?|a[çc][uú]car|carne|frango|ovos?|leite|pizza|cerveja|fruta|salada|tapioca|bolo)(?!\p{L})/iu;
const FAINTED_FOOD =
  /(?<!\p{L})(?:bolo|pudim|sufl[eê]|massa|p[ãa]o|torta|panetone|merengue|mousse|chantilly|alface|couve|claras?)(?: d[aeo](?: minha| meu)? \p{L}+)? desmaiou/iu;
/** "penne alla vodka" */
const IN_DRINK = /(?<!\p{L})(?:(?:alla|[àa] la|[àa]) vodka|flambad[oa]s?)(?!\p{L})/iu;
const DARK =
  /morr|morte|sumir|viver|vida|acordar|desist|(?<!\p{L})fim(?!\p{L})|adeus|despe|rem[eé]dio|comprimid|cort|machuc|matar|ningu[eé]m|fardo/iu;
const OF_FOOD =
  /(?<!\p{L})(?:comi|comer|comendo|dietas?|jant\p{L}+|almo[çc]\p{L}+|lanch\p{L}+|bebi|latas?|latinhas?|copos?|kcal|calorias?)(?!\p{L})/iu;
const HEAVY =
  /besteira|bobagem|ide[ia]+s? ru|pens(?:o|ando) em(?! (?:jantar|comer|almo))|mundo|partir|acab(?:o|ar|ou)|aguent|cans(?:ad|ei)|sozinh|vazi|carta|bilhete|ponte|viaduto|corda|pul(?:ar|ei|o)(?!\p{L})|jogar|janela|sacada|terra[çc]o|trilho|gilete|l[âa]mina|estilete|arma(?!\p{L})|chor|in[úu]til|[óo]dio|odei|fer(?:i|ir)(?!\p{L})|arranh|bra[çc]o|exist|sentido|futuro|coragem|obrigad|perd[ãa]o|desculp|enterr|trist|sofr|merec|castig|punir|saudade|sempre|n[ãa]o vou (?:estar|t[áa])|aqui|sem mim|die(?!t)|dying|dead|kill|suicid|hurt|pills|goodbye|alive|li(?:ve|fe)|worth|gone|anymore|alone|point/iu;
const ILL =
  /dor(?:es)?(?!\p{L})|d[oó]i|mal(?!\p{L})|frac|fraqu|febr|v[oô]mit|enjo|tont|desmai|sang|p[áa]lid|amarel|inch|caro[çc]|perd|emagre|cansa|su(?:o|ando|or)(?!\p{L})|trem|formig|vis[ãa]o|vista|pele|co[çc]|mancha|urin|xixi|coc[oô]|fezes|diarr|intestin|barriga|est[ôo]mago|cabe[çc]a|peito|garganta|ouvido|olho|m[ée]dic|hospital|samu|exame|doen|sint|sent|pior|socorro|ajud|emerg|engol|confus|esquec|beb[êe]|filh|nen[ée]m|c[âa]ncer|cirurg|oper(?:ei|ad)|rem[ée]dio|ferid|queim|tosse|sick|pain|hurt|ill(?!\p{L})|weak|dizz|fever|blood|lost|lump|swell|tired|feel|help/iu;
const BLACK_FOOD = /(?:caf[eé]|feij[ãa]o|arroz|ch[áa]) pret/iu;
const BLEEDS = /sangu|sangr|coc[oô]|fezes|evacu|v[oô]mit|menstru|hemorr|banheiro/iu;

/** "pesei de novo sem roupa e deu 59,4", "deu 350 kcal" only sound like a glucose, "23 semanas e pesei 68,4" like trouble. */
function isOnlyWeighed({ rule, topic, unsure }: SafetyVerdict, text: string): boolean {
  if (rule === SOUNDS_LIKE_ONE && unsure && areWeightsAlike(text)) return true;
  const isOfFigure = topic.endsWith("glucose") || topic === "pregnancy";
  return rule === SOUNDS_LIKE_ONE && isOfFigure && WEIGHED.test(text) && !UNWELL.test(text);
}

/** Weights of one body as they come and go: no fever of 38,5 and no loss of a third. */
function areWeightsAlike(text: string): boolean {
  if (!ONLY_WEIGHTS.test(text)) return false;
  const figures = [...text.matchAll(/\d+[.,]\d+/g)].map(([said]) => Number(said.replace(",", ".")));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least > MOST_DEGREES && most - least <= most * MOST_CHANGE;
}

const MOST_DEGREES = 43;
const MOST_CHANGE = 0.1;
/** "ontem 62,3 hoje 61,8", "emagreci de 62,6 pra 61,8": figures as scales show them, when it was, and nothing besides. */
const ONLY_WEIGHTS =
  /^(?=.*\d{2}[.,]\d)(?:[\s.,;:!?]|\d{2,3}[.,]\d{1,2}(?!\d)|(?:ontem|anteontem|hoje|hj|agora|semana|m[êe]s|passad[ao]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|emagreci|engordei|ca[ií]|desci|subi|fui|sa[ií]|peso|deu|tava|estava|t[ôo]|com|de|pra|para|e|era|kg|quilos?)(?!\p{L})){1,40}$/iu;
const WEIGHED = /(?<!\p{L})(?:pesei|engordei|emagreci|balan[çc]a|meu peso|kcal|calorias?)(?!\p{L})/iu;
const UNWELL =
  /glic|a[çc][uú]car|dextro|hgt|insulina|diab[eé]t|medi(?!a)|trem|tont|su(?:or|ando|ei)|frac|desmai|vis[ãa]o|mal(?!\p{L})/iu;

/** The graver of the reader's verdict and a second one, which never takes an alarm back. */
export function withSecond(
  { verdict }: SafetyReading,
  second: Pick<SafetyVerdict, "topic" | "grade"> | null,
): SafetyVerdict | null {
  if (!second) return verdict;
  if (verdict) return isGraver(second.grade, verdict.grade) ? { ...verdict, ...second } : verdict;
  return { ...second, whose: "self", signs: [], glucose: null, unsure: true, rule: "second verdict" };
}

/** What the ear goes by in a message, and in each part of one of several; what the rules say of it is their own. */
export function cluesIn(text: string): { whole: string[]; parts: string[][] } {
  const words = mended(wordsOf(text), BOOK.known);
  const [signs, laughs] = [signsOf(findPhrases(BOOK, words)), laughsIn(text)];
  return { whole: cluesOf(words, signs, laughs), parts: cluesOfParts(words, signs, laughs) };
}

function signsOf(found: readonly Found[]): Found[] {
  return found.filter(({ label }) => label in SIGNS);
}

/** The gravest verdict of the rules; of two alike the earlier one. */
function byRules(scene: Scene): SafetyVerdict | null {
  let verdict: SafetyVerdict | null = null;
  for (const rule of SAFETY_RULES) {
    const finding = settle(scene, rule);
    if (!finding || (verdict && !isGraver(finding.grade, verdict.grade))) continue;
    verdict = verdictOf(scene, rule, finding);
    if (verdict.grade === "call_now") break;
  }
  return verdict;
}

/** What a rule finds, by its phrases or otherwise, after what is over or long past. */
function settle(scene: Scene, rule: SafetyRule): Finding | null {
  const said = (scene.hits.get(labelOf(rule)) ?? []).filter((hit) => {
    return (
      !hit.denied && !hit.idiom && !hit.remote && (!hit.past || rule.stays) && !rule.unless?.(scene, hit)
    );
  });
  const byWords: Finding | null = said.length > 0 ? { grade: rule.grade ?? "call_now", signs: said } : null;
  const bySigns = rule.finds?.(scene) ?? null;
  const found = !bySigns || (byWords && !isGraver(bySigns.grade, byWords.grade)) ? byWords : bySigns;
  if (!found || rule.stays) return found && softened(scene, rule, found);
  return faded(scene, rule, found);
}

/** Said with laughter: it is asked about, and nobody is sent to the hospital. */
function softened(scene: Scene, rule: SafetyRule, found: Finding): Finding {
  if (rule.topic !== "self_harm" || !scene.laughs || found.grade !== "call_now") return found;
  return { ...found, grade: "see_today", unsure: true };
}

const LINGERS: ReadonlySet<string> = new Set([
  "heart",
  "stroke",
  "fainting",
  "breathing",
  "allergy",
  "medicine",
  "poisoning",
  "bleeding",
]);

/** What has passed: some of it must still be looked at today. */
function faded(scene: Scene, rule: SafetyRule, found: Finding): Finding | null {
  const back = scene.words.some(({ text }) =>
    /^(?:volt(?:ou|ando)|pior(?:ou|ando|a)|novo|again|worse)$/.test(text),
  );
  const isOver = says(scene, "over") && !back;
  if (isOver && (says(scene, "treated") || all(scene, "long_ago").length > 0)) return null;
  const lowered = (grade: SafetyGrade): Finding => ({
    ...found,
    grade: isGraver(grade, found.grade) ? found.grade : grade,
  });
  if (isOver) {
    // "deu 287, tô bem": a figure stays what it is.
    if (found.glucose !== undefined) return found;
    if (rule.topic === "choking" || rule.topic === "low_glucose" || rule.topic === "high_glucose")
      return null;
    return LINGERS.has(rule.topic) ? lowered("see_today") : lowered("next_visit");
  }
  const days = all(scene, "last_days");
  const now = scene.words.some(({ text }) =>
    /^(?:agora|hoje|to|tou|ta|esta|estou|ainda|desde|now|still)$/.test(text),
  );
  // "glicose 45, ontem tava 300": what is told behind it is of before.
  const told = Math.max(...found.signs.map(({ to }) => to));
  const isBeside = days.every(({ from }) => from >= told && scene.words[from]?.afterMark);
  if (found.glucose !== undefined && isBeside) return found;
  if (days.length > 0 && !now && found.grade === "call_now") return lowered("see_today");
  return found;
}

function verdictOf(scene: Scene, { name, topic }: SafetyRule, found: Finding): SafetyVerdict {
  const [first] = found.signs;
  const whose = found.whose ?? (first ? whoseIs(scene, first) : "self");
  const signs = found.signs.map(({ from, to }) =>
    scene.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(" "),
  );
  return {
    topic,
    grade: found.grade,
    whose,
    signs: [...new Set(signs)].slice(0, 6),
    glucose: found.glucose ?? null,
    unsure: found.unsure ?? false,
    rule: name,
  };
}
