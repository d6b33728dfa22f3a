import { CONDITION_RULES } from "@/lib/nutrition/goals/condition-rules";
import type { GoalRule, RuleTable } from "@/lib/nutrition/goals/goal-rules";
import { MEDICATION_RULES } from "@/lib/nutrition/goals/medication-rules";
import { PREFERENCE_RULES } from "@/lib/nutrition/goals/preference-rules";
import { RESTRICTION_RULES } from "@/lib/nutrition/goals/restriction-rules";
import { normalize } from "@/lib/portuguese/text/stems";

/** What a person told of their health, as they wrote or picked it. */
export type ToldHealth = {
  healthConditions: readonly string[];
  dietaryRestrictions: readonly string[];
  dietaryPreferences: readonly string[];
  medications: string;
};

/** What entries in one's own words mean: normalized text, the more general pattern after what it would take wrongly. */
const OWN_WORDS: readonly (readonly [GoalRule, RegExp])[] = [
  [
    "eating_disorder",
    /anorexi(?!gen)|bulimi|compuls(?:ao|iva|ivo)[a-z ]* (?:alimenta|comer|comida)|\bcom(?:er|o|ia|endo) compulsi|transtorno (?:de |da |do )?(?:alimenta|dismorfi|restritiv)|disturbio alimentar|\btcap?\b|\btare\b|\barfid\b|ortorexi|vigorexi|(?:eating|feeding) disorder|binge|purgativ|purgacao|induz\w* (?:o )?vomito|seletividade alimentar/,
  ],
  ["underweight", /(?:baixo|abaixo do) peso|desnutri|subnutri|caquexi|underweight|malnourish|malnutri/],
  [
    "pregnancy",
    /\bgesta(?:nte|cao|ndo|cional)|\bgravid|pregnan|esperando (?:um |uma |meu |minha |o |a )?(?:bebe|nenem|filh)|pre natal/,
  ],
  [
    "lactation",
    /amament(?!ei|ou|ava)|\blactacao|\blactantes?\b|\bnutriz|aleitamento|breast ?fe|lactating|nursing|puerper|pos parto|post ?partum|dando (?:o )?(?:peito|de mamar)/,
  ],
  [
    "insulin",
    /insulin(?!ic)|diabet\w*(?: mellitus| melito)?(?: d[oe])?(?: tipo)? (?:1|i|um)\b|\bdmt? ?1\b|diabetes juvenil|\blada\b|type 1|\b(?:lantus|basaglar|tresiba|toujeo|levemir|novorapid|novolin|humalog|humulin|apidra|fiasp|nph|glargina|asparte|lispro|degludeca|detemir|glulisina)\b/,
  ],
  [
    "kidney",
    /(?:insuficiencia|doenca|falencia) (?:cronica )?(?:renal|dos rins)|renal cronic|rim cronic|\b(?:drc|irc)\b|dialis|dialyt|nefropati|nefrit|nefrotic|rim unico|transplante (?:de rim|renal)|kidney (?:disease|failure)|chronic kidney/,
  ],
  [
    "bariatric",
    /bariatric|bypass gastric|gastric bypass|gastroplastia|\bsleeve\b|gastrectomia|fobi capella|balao (?:intra ?)?gastric|reducao d[eo] estomago|banda gastrica|duodenal switch|weight loss surgery/,
  ],
  [
    "cancer",
    /\bcancer|\btumor|neoplasi|quimioterapi|radioterapi|leucemia|linfoma|mieloma|melanoma|carcinoma|metastas|oncolog|\bsarcoma|chemotherapy|tamoxifen|anastrozol|letrozol/,
  ],
  ["fluid", /(?:insuficiencia cardiaca|\bicc\b|heart failure|cirros|cirrhosis|ascite)/],
  [
    "clinical",
    /fenilcetonuri|\bpku\b|galactosemi|fibrose cistica|cystic fibrosis|transplant|pos operatori|pancreatit|sarcopeni|nutricao (?:enteral|parenteral)|\bsonda\b|gastrostomia|homocistinuri|xarope de bordo|\w*(?:para|tetra|quadri|hemi)plegi|lesao medular|cadeira de rodas|cadeirante|\bamputa|paralisia cerebral|distrofia muscular|esclerose lateral|spinal cord injur|wheelchair|cerebral palsy|muscular dystrophy/,
  ],
  [
    "glucose",
    /diabet|\bdm ?2\b|glibenclamid|gliclazid|glimepirid|daonil|diamicron|amaryl|gliflozin|forxiga|jardiance|xigduo/,
  ],
  ["lithium", /\blitio\b|carbolit|lithium/],
  [
    "appetite",
    /semaglutid|liraglutid|dulaglutid|tirzepatid|sibutramin|ozempic|wegovy|saxenda|victoza|mounjaro|rybelsus|contrave/,
  ],
];

/** What sounds like one of {@link OWN_WORDS} and is none of them. */
const NOT_THAT =
  /(?:resistencia|resistente|resistance) (?:a |to |de )?(?:a )?insulin\w*|insulin resistance|hiperinsulin\w*|pre ?diabet\w*|transplante (?:capilar|de cabelo|de cornea)|(?:quero|tentando|penso em|pretendo) engravidar|historico familiar[a-z ]*|(?:na |da )familia[a-z ]*|(?:meu|minha) (?:pai|mae|avo|irma|irmao|tio|tia|filh[oa]|marido|esposa)[a-z ]*/g;

/** A no that stands directly before a word takes it back: "não tenho diabetes", "sem insulina". */
const DENIAL =
  /\b(?:nao|nunca|sem|nem|jamais|no|not|never|without)(?: (?:sou|tenho|tive|estou|uso|usei|tomo|tomei|faco|fiz|fui|mais|ter|ser|usar|am|have|use|take|a|o|de|nenhum|nenhuma|diagnostico de|historia de|historico de|portador de|portadora de))*$/;

/** What all of it means for the goals, each rule once. */
export function goalRulesOf(told: ToldHealth): Set<GoalRule> {
  const rules = new Set([
    ...told.healthConditions.flatMap((entry) => rulesOfEntry(entry, CONDITION_RULES)),
    ...told.dietaryRestrictions.flatMap((entry) => rulesOfEntry(entry, RESTRICTION_RULES)),
    ...told.dietaryPreferences.flatMap((entry) => rulesOfEntry(entry, PREFERENCE_RULES)),
    ...told.medications.split(/[,;\n]/).flatMap((entry) => rulesOfEntry(entry, MEDICATION_RULES)),
  ]);
  // Who takes insulin is referred: there is nothing to talk over besides.
  if (rules.has("insulin")) rules.delete("glucose");
  return rules;
}

function rulesOfEntry(entry: string, table: RuleTable): GoalRule[] {
  const words = normalize(entry);
  const listed = table.get(words);
  if (listed) return listed === "none" ? [] : [listed];
  const said = words.replace(NOT_THAT, " ");
  return OWN_WORDS.flatMap(([rule, pattern]) => (isAffirmed(said, pattern) ? [rule] : []));
}

function isAffirmed(said: string, pattern: RegExp): boolean {
  return [...said.matchAll(new RegExp(pattern, "g"))].some(
    ({ index }) => !DENIAL.test(said.slice(0, index).trimEnd()),
  );
}
