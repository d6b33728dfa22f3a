import type { GoalRule } from "@/lib/nutrition/goals/goal-rules";
import { I_DO } from "@/lib/nutrition/goals/said-of-others";

/** What sounds like a condition and is none. */
const NOT_THAT =
  /resisten\w* (?:\w+ )?(?:a |to |de )?(?:a )?insulin\w*|insulin resistance|hiperinsulin\w*|sensibilidade a insulina|picos? de insulina|insulina (?:basal )?(?:em jejum|de jejum|alta(?! dos)|elevada|aumentada)|pre ?diabet\w*|transplante (?:capilar|de cabelo|de cornea)|(?:teste|exame)(?: de)? (?:gravidez|cancer|diabetes)(?: deu)? negativo|(?:beta|b ?hcg|beta hcg)(?: deu)? negativo|(?:evit\w+|prev[ei]n\w+|planej\w+|rastrea\w+|sem (?:chances?|possibilidade)|medo|risco|preventivo) (?:(?:de |a |uma? |ter |nova )*(?:gravidez|gestacao)\b|(?:d[eoa] |a |o |uma? |ter |contra )*(?:cancer|tumor(?:es)?|diabet\w*|(?:cirurgia )?bariatrica))(?! (?:vol|retorn|recidiv|de novo|outra vez))|(?<!\bnao )(?:parei|deixei|terminei|acabei|encerrei) (?:de |a |com a )?amament\w*|\bsou (?:medic|enfermeir|tecnic|nutricionist|psicolog|farmaceutic)\w* (?:(?:n[ao]|d[aeo]) )?(?:oncolog\w*|hemodialise|dialise|bariatrica|transplantes?|transtornos? alimentares)/g;

/** A pregnancy that is over: "diabetes gestacional na última gravidez". */
const PAST_PREGNANCY =
  /(?:tive|historico (?:pessoal )?d[eo]|passado de) (?:diabetes|dm) (?:mellitus )?gestacional|(?:(?:tive )?diabet\w* )?(?:gestacional )?(?:(?:n[ao]s?|d[ao]s?|em|durante [ao]s?) )?(?:minhas? )?(?:(?:ultimas?|outras?) (?:gravidez|gestac(?:ao|oes))|(?:gravidez|gestac(?:ao|oes)) (?:anterior(?:es)?|passadas?))|(?:(?:diabet\w* |dm )?(?:mellitus )?gestacional|(?:diabet\w* na )?(?:primeira |segunda |minha )*(?:gravidez|gestacao))(?: \|)? (?:ha|faz) (?:\w+ )?anos/g;
const DATED_PREGNANCY =
  /(?:(?:diabet\w* |dm )?(?:mellitus )?gestacional|(?:diabet\w* na )?(?:primeira |segunda |minha )*(?:gravidez|gestac(?:ao|oes)|gravida))(?: \|)? (?:em |de |do |no ano de )?((?:19|20)\d\d)\b/g;
/** Years after which a pregnancy and the feeding of the child are surely over. */
const PAST_YEARS = 2;

/** Normalized text without what only sounds like something. */
export function withoutLookAlikes(said: string, year: number): string {
  return said
    .replace(NOT_THAT, " ")
    .replace(PAST_PREGNANCY, " ")
    .replace(DATED_PREGNANCY, (all, then) => (Number(then) <= year - PAST_YEARS ? " " : all));
}

const FILLER =
  "(?:sou|tenho|tinha|tem|tive|estou|estava|to|uso|usei|tomo|tomei|faco|fiz|fui|mais|ja|ainda|ter|ser|usar|fazer|quero|preciso|possuo|apresento|sofro|ha|houve|era|am|have|had|use|take|any|longer|as?|os?|de|uma?|com|nenhuma?|qualquer|tipo|episodios?|crises?|sinais|sintomas|(?:diagnostico|historia|historico) de|portador[a]?(?: de)?)";
const NO =
  "(?:nao|nunca|nenhuma?|sem|nem|jamais|nego|(?<=^|\\| |have |has |had |with |am )no|not|never|without|don t|do not|doesn t|haven t|didn t|isn t)";
/** A no that stands directly before a word takes it back: "não tenho diabetes", "sem insulina", "não tenho asma ou câncer". */
const DENIAL = new RegExp(
  `(?<!\\bquase )\\b(?:(?:ja|ainda) )?${NO}(?: eh?)?(?: ${FILLER})*(?:(?: ${FILLER})(?: \\w+){1,2} ou)?$`,
);
/** "câncer: não". */
const NO_BEHIND =
  /^\w*(?: (?:(?:d[aeo]|n[ao]|tipo) \w+|cronic[oa]|renal|gestacional|alimentar|nervosa))*(?: tenho)? nao(?= \||$)/;

/** "no pós-parto" is Portuguese. */
const IN_THE = /^(?:pos|puerp|pre natal|resguardo|primeir|segund|terceir)/;
/** "não quero fazer diálise", who says so may have to. */
const DREADED: ReadonlySet<GoalRule> = new Set<GoalRule>(["eating_disorder", "kidney", "lactation"]);
/** What stays with somebody for whom it is over: in recovery, in remission, operated, with a graft. */
const LASTING: ReadonlySet<GoalRule> = new Set<GoalRule>([
  "eating_disorder",
  "cancer",
  "bariatric",
  "kidney",
  "fluid",
]);
const NO_MORE = /\b(?:mais|ja|ainda|longer)\b/;
const NO_MORE_BEFORE =
  /\b(?:(?:(?:ha|faz|tem) (?:\w+ ){0,2}(?:dias?|semanas?|mes|meses|anos?|tempo)(?: que)?|hoje|agora|atualmente)(?: eu)?) $/;
/** Not any more, not at the moment, not for two years. */
const NO_MORE_BEHIND =
  /^[a-z]*(?: (?!mas\b|nem\b|ou\b)\w+){0,2} (?:mais(?! nada)|any ?more|atualmente|agora|hoje|no momento|ultimamente|desde|(?:ha|faz) (?:\d+|\w+) (?:dias?|semanas?|mes|meses|anos?)|(?:ha|faz) (?:anos|meses|muito|tempo))\b/;

/** Whether a no takes back what stands there. */
export function isDenied(said: string, start: number, end: number, rule: GoalRule): boolean {
  const after = said.slice(end);
  const before = said.slice(0, start).trimEnd();
  const denial = DENIAL.exec(before);
  const word = said.slice(start, end);
  if (!denial || (denial[0] === "no" && IN_THE.test(word))) return NO_BEHIND.test(after);
  if (denial[0].endsWith(" ou") && I_DO.test(word)) return false;
  if (DREADED.has(rule) && /\b(?:quero|preciso)\b/.test(denial[0])) return false;
  if (!LASTING.has(rule)) return true;
  const isOver =
    NO_MORE_BEFORE.test(before.slice(0, denial.index)) ||
    NO_MORE.test(`${denial[0]} ${word}`) ||
    NO_MORE_BEHIND.test(after);
  return !isOver;
}
