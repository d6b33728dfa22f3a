import { BLOOD_THINNERS } from "@/lib/portuguese/safety/care-words";
import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Scene, says } from "@/lib/portuguese/safety/scene/scene";
import type { SafetyGrade } from "@/lib/portuguese/safety/scene/verdict";

/** The words of a message as one line, a space before and after each. */
function lineOf({ words }: Scene): string {
  return ` ${words.map(({ text }) => text).join(" ")} `;
}

/** Where all of these are told, the word that the first of them begins with. */
function seenToday(scene: Scene, first: RegExp, ...others: readonly RegExp[]): Finding | null {
  return told(scene, "see_today", first, others);
}

function told(scene: Scene, grade: SafetyGrade, first: RegExp, others: readonly RegExp[]): Finding | null {
  return all(scene, "news").length > 0 ? null : found(scene, grade, first, others);
}

function found(scene: Scene, grade: SafetyGrade, first: RegExp, others: readonly RegExp[]): Finding | null {
  const line = lineOf(scene);
  const hit = first.exec(line);
  if (!hit || others.some((one) => !one.test(line))) return null;
  const at = line.slice(0, hit.index + 1).split(" ").length - 2;
  const sign: Found = { label: "word", from: at, to: at + 1, value: Number.NaN };
  return { grade, signs: [sign] };
}

const DIURETIC =
  / (?:furosemida|lasix|hidroclorotiazida|clortalidona|indapamida|espironolactona|aldactone|diureticos?|remedio (?:\S+ ){1,6}xixi) /;
const TAKES =
  / (?:tomo|tomei|tomando|uso|usei|usando|peguei|pego|roubei|roubo|comecei|virei|dobrei|taking|take|took) /;
const TO_WEIGH_LESS =
  / (?:emagrec\S+|secar|antes d[ea] (?:me )?(?:pesar|pesagem|balanca)|(?:para|pra) (?:me )?(?:pesar|pesagem)|pesar menos|(?:perder|baixar|cair|diminuir) (?:o |de )?peso|(?:baixar|descer|cair) na balanca|peso (?:cai|desce|baixa)|lose weight) /;
const OF_OTHERS =
  / (?:d(?:[oa]|e) (?:m(?:eu|inha) )?|m(?:eu|inha) )(?:avo|vo|vovo|mae|pai|tia|tio|sogr[oa]|marido|irm(?:a|ao)|prim[oa]|amig[oa]|vizinh[oa]|cunhad[oa]|coleg[oa]|patroa) /;
const AS_PRESCRIBED =
  / (?:medic[oa]|cardiologista|nefro\S*|doutora?|receit\S+|prescr\S+) (?:\S+ ){0,3}(?:mandou|passou|receitou|pediu|prescreveu|diminuiu|ajustou|reduziu|suspendeu|orientou) | (?:mandou|passou|receitou) (?:\S+ ){0,2}(?:medic[oa]|cardiologista) /;
const WATER_OFF = / (?:desinchar|seca|retencao) /;
/** "chá de hibisco é diurético" */
const NATURAL = / (?:cha|chas|hibisco|cavalinha|melancia|abacaxi|pepino|salsinha|suco|cafe) /;

function diuretic(scene: Scene): Finding | null {
  const line = lineOf(scene);
  if (AS_PRESCRIBED.test(line) || (NATURAL.test(line) && / diureticos? /.test(line))) return null;
  return (
    seenToday(scene, DIURETIC, TAKES, TO_WEIGH_LESS) ??
    seenToday(scene, DIURETIC, TAKES, OF_OTHERS, WATER_OFF)
  );
}

const LAXATIVE_TO_LOSE =
  / (?:laxantes?|lacto ?purga|dulcolax|bisacodil|sene) (?:\S+ ){0,9}?(?:para|pra|pro) (?:\S+ )?(?:emagrecer|secar|perder peso|desinchar|nao engordar|pesar menos) /;

function laxative(scene: Scene): Finding | null {
  const line = lineOf(scene);
  const takesNone = / (?:nao|nunca) (?:tomo|tomei|uso|usei|vou tomar) /.test(line);
  return takesNone || AS_PRESCRIBED.test(line) ? null : seenToday(scene, LAXATIVE_TO_LOSE, TAKES);
}

const INSULIN_LEFT_OUT =
  / (?:(?:pul(?:o|ei|ar|ando)|deix(?:o|ei|ar|ando) de (?:tomar|aplicar|usar|fazer)|nao (?:tomo|aplico|uso|faco|tomei|apliquei)|par(?:ei|o|ar)(?: de (?:tomar|aplicar|usar))?|diminu\S+|reduz\S+|cort(?:o|ei|ar)|fico|fiquei|to|estou|skip\S*|metade d?)(?: (?:com|a|as|o|da|minha|dose|doses|sem|d|tomar|aplicar|my)){0,4}) insulin[a-z]* /;
const ON_PURPOSE_TO_LOSE =
  / (?:engord\S+|emagre\S+|(?:perder|baixar) (?:o )?peso|peso (?:cai|desce|baixa)|lose weight) /;

function insulinLeftOut(scene: Scene): Finding | null {
  const line = lineOf(scene);
  // "parei com a insulina por conta" is a medicine changed alone.
  if (AS_PRESCRIBED.test(line) || / por conta /.test(line)) return null;
  return seenToday(scene, INSULIN_LEFT_OUT, ON_PURPOSE_TO_LOSE);
}

const GOT_RID =
  / (?:ma(?:d|k)e|making|forc(?:e|ed|ing)) (?:myself|it|them) (?:\S+ ){0,2}(?:get rid|give it back|back up|come (?:back )?up|bring (?:it|them) up) | (?:it|lunch|dinner|breakfast|food) (?:didnt|did not|never) stay (?:\S+ ){0,3}made sure | me livr(?:ei|o|ar) d\S+ (?:\S+ ){0,2}n[oa] (?:banheiro|privada|vaso) /;

const BROKEN =
  / (?:fratur\S+|fissura|(?:canela|tibia|pe|perna|tornozelo|joelho|dedo|bacia|costela) (?:\S+ )?(?:quebrad[oa]|trincad[oa])|stress fracture|broken (?:foot|leg|ankle)) /;
const TRAINS =
  / (?:corr(?:o|i|er|endo)|trein(?:o|ei|ar|ando)|malh(?:o|ei|ar|ando)|academia|bike|esteira|pedal\S*|pulo corda|run|running|train|workout) /;
const PENANCE =
  / (?:(?:para|pra) (?:pagar|compensar|queimar|descontar|gastar)|compens\S+|castig\S+|culpa|gord[oa]|(?:que|quando) (?:eu )?(?:err\S+|como|comi)|se (?:eu )?(?:como|comi)|punir|burn off|make up for) /;

const PEN =
  / (?:(?:caneta|canetinha|remedio|remedinho|capsula|injecao)s? (?:de |pra |para )(?:emagrecer|emagrecimento)|(?:caneta|canetinha)s? d[oae] \S+|ozempic|mounjaro|wegovy|saxenda|victoza|semaglutida|tirzepatida|retatrutida) /;
const NOT_ONES_OWN =
  / (?:(?:d[ao]s?|m(?:eu|inha)|a|o) (?:m(?:eu|inha) )?(?:vizinh[oa]|amig[oa]|prim[oa]|cunhad[oa]|irma|mae|tia|coleg[oa]|sogra|patroa|paraguai)|(?:me )(?:passou|deu|emprestou|arrumou|vendeu)|sem (?:medico|medica|receita)|por conta(?: propria)?|paraguai) /;
const HIGHEST =
  / (?:(?:dose|doses) (?:\S+ ){0,1}(?:alta|maxima|maior|cheia|dobrada|toda|inteira|mais alta)|dobrei a dose|(?:em|com|na|no|de) (?:1,7|2,4|7,5|10|12,5|15)(?: mg)?) /;

const NURSES =
  / (?:amament\S+|(?:dou|dando) (?:de mamar|peito|o peito)|mama (?:no|so no) peito|breastfeed\S*|nursing|gravid[ao]|gestante|pregnant) /;
const NURSES_NO_MORE = / (?:parei de amamentar|desmam\S+|nao amamento|depois de amamentar|vou engravidar) /;
const SLIMMING =
  / (?:sibutramina|anfepramona|femproporex|mazindol|fentermina|phentermine|orlistat\S*|xenical|ozempic|wegovy|mounjaro|saxenda|semaglutida|tirzepatida|liraglutida|(?:remedio|remedinho|comprimido|capsula|caneta|canetinha|cha|injecao)s? (?:de |pra |para )(?:emagrecer|emagrecimento)|diet pills?) /;

const NO_PERIOD =
  / (?:nao (?:\S+ ){0,2}me?nstru\S+|par(?:ou|ei) de me?nstruar|me?nstruacao (?:dela )?(?:parou|sumiu|nao vem|nao veio|atrasada)|sem me?nstruar|(?:no|missed|stopped) (?:her )?periods?) /;
const EATS_NO_MORE =
  / (?:frio|cheia|emagrec\S+|magr\S+|pele e osso|so come|quase nao come|nao come|come (?:muito )?pouco|pedacinhos?|alface|gord[oa]|cabelos? cai\S*|cabelo caindo|pesa tudo|conta (?:as )?calorias?|vomit\S+|escond\S+|corre|esteira|desmai\S+|tont[oa]) /;
/** In kg/m², of a girl of ten and more: below it she is far too thin (WHO 2007, two deviations at fourteen). */
const THIN_GIRL = 15.5;

/** Neither food nor water, and not the night before an examination. */
const DRY_FAST =
  / (?:jejum (?:a |de )?sec[oa]|dry fast\S*|sem (?:comer nem beber|beber nem comer|agua nem comida|comida nem agua|comida e sem agua|agua e sem comida)|nem (?:agua nem comida|comida nem agua)) /;
const FALLS_OR_DRIES =
  / (?:(?:e|eu|ja|quase|levantei|hoje) cai|cai (?:duas|dois|tres|[2-9]|no|na|dura|duro|de (?:novo|cara)|hoje|ontem)|desmai\S+|apaguei|desabei|(?:quase )?nao (?:urino|urinei|mijo|mijei|faco xixi|fiz xixi)|sem (?:fazer )?(?:xixi|urinar)|(?:xixi|urina) (?:\S+ ){0,2}(?:escur\S+|marrom|pouc\S+|coca)|confus[oa]|delir\S+|coracao|palpit\S+|(?:vista|visao) (?:escur\S+|turv\S+|embac\S+)|collaps\S+|faint\S+) /;
const FOR_AN_EXAM = / (?:exame|cirurgia|endoscopia|colonoscopia|ultrassom|operacao) /;

const IS_PREGNANT = / (?:gravid[ao]|gestante|pregnant|semanas de gestacao|meses de gestacao) /;
const PREGNANT_NO_MORE = / (?:quero engravidar|fui gravida|quando (?:eu )?(?:tava|estava|fiquei) gravida) /;
const EATS_TOO_LITTLE =
  / (?:(?:uma|1|so uma|uma unica) refeicao (?:\S+ )?(?:por|ao|no) dia|(?:so|apenas) (?:como|comendo|comi|janto|almoco|tomo) |(?:[3-9]\d\d|1[01]\d\d) (?:calorias|kcal|cal) |pul(?:o|ando) (?:\S+ )?(?:refeicoes|refeicao|janta|jantar|almoco)|passando (?:o dia|fome)|passo (?:o dia|fome)|quase nao (?:como|to comendo)|cortei (?:tudo|quase tudo|a janta|o jantar)|one meal a day)/;
const SO_AS_NOT_TO_GAIN =
  / (?:(?:nao (?:quero|posso|vou)|(?:para|pra) nao|medo de|pavor de|sem) (?:\S+ )?engordar|nao engord\S+|(?:ja |ate )?(?:perdi|emagreci|foram|eliminei|baixei) (?:\S+ )?\S+ (?:kg|quilos?)|emagrec\S+|secar|barriga (?:\S+ )?aparec\S+|not (?:to )?gain|lost \S+ (?:kg|kilos|pounds)) ?/;

function pregnantAndSlimming(scene: Scene): Finding | null {
  const line = lineOf(scene);
  if (PREGNANT_NO_MORE.test(line) || AS_PRESCRIBED.test(line)) return null;
  return seenToday(scene, IS_PREGNANT, EATS_TOO_LITTLE, SO_AS_NOT_TO_GAIN);
}

/** "de 14", "tem 13 anos" */
function isInTeens({ words }: Scene): boolean {
  return words.some(
    ({ value }, i) =>
      value >= 11 &&
      value <= 19 &&
      (/^anos?$/.test(words[i + 1]?.text ?? "") || /^(?:de|com|tem|tenho)$/.test(words[i - 1]?.text ?? "")),
  );
}

/** Whether a weight in kg and a height in metres are told that belong to nobody well. */
function isFarTooThin({ words }: Scene): boolean {
  const kg = words.find(({ value }, i) => value >= 20 && value <= 60 && words[i + 1]?.text === "kg")?.value;
  const tall = words.find(({ text, value }) => /^1[.,]\d{2}$/.test(text) && value >= 1.35)?.value;
  return kg !== undefined && tall !== undefined && kg / tall ** 2 < THIN_GIRL;
}

function girl(scene: Scene): Finding | null {
  const isYoung = says(scene, "child") || isInTeens(scene) || /adolescente/.test(lineOf(scene));
  if (!isYoung) return null;
  if (isInTeens(scene) && isFarTooThin(scene)) return seenToday(scene, / kg /);
  return isFarTooThin(scene) ? seenToday(scene, NO_PERIOD) : seenToday(scene, NO_PERIOD, EATS_NO_MORE);
}

/** Heard before purging, which the ear may overrule. */
export const LAXATIVE_RULES: readonly SafetyRule[] = [
  {
    name: "a laxative to weigh less",
    topic: "eating_disorder",
    finds: laxative,
    stays: true,
    takes: [],
    leaves: [],
  },
];

const GAVE_UP =
  "(?:parei|larguei|suspendi|abandonei|tirei|(?:troquei|substitui)(?= (?:\\S+ ){1,4}por ))(?: (?:de (?:tomar|aplicar|usar)|com|por conta(?: propria)?))*(?: (?:a|o|as|os|minha|meu))?";
const INSULIN_GIVEN_UP = new RegExp(` ${GAVE_UP} insulin\\S* `);
/** Without any insulin who makes none is in danger within hours (Sociedade Brasileira de Diabetes). */
const MAKES_NONE = / (?:tipo (?:1|um)|dm1) /;

/** "parei a insulina por conta própria, vi que jejum cura diabetes. sou tipo 1" */
function insulinGivenUp(scene: Scene): Finding | null {
  // "vi que jejum cura" is no news.
  return AS_PRESCRIBED.test(lineOf(scene)) ? null : found(scene, "call_now", INSULIN_GIVEN_UP, [MAKES_NONE]);
}

const OF_PRESSURE =
  "(?:losartana|enalapril|captopril|atenolol|anlodipino|hidroclorotiazida|remedios? (?:d[ao]|para|pra) pressao)";
const DAILY_MEDICINE =
  "(?:metformina|glifage|glibenclamida|gliclazida|sinvastatina|atorvastatina|rosuvastatina|levotiroxina|puran|euthyrox|remedios? (?:d[ao]|para|pra) (?:diabetes?|tireoide|colesterol|coracao|acucar))";

/** "troquei o varfarina por suco verde"; named first: "a metformina me dava um desarranjo, larguei ela faz três semanas" */
function givenUp(medicine: string, grade: SafetyGrade): (scene: Scene) => Finding | null {
  const told = new RegExp(
    ` ${GAVE_UP} ${medicine} | ${medicine} (?:\\S+ ){0,8}?(?:parei|larguei|suspendi|abandonei|deixei) (?:de tomar |de usar |com |por conta |sozinh[oa] |ela |ele |faz |tem |ha )| deixei de (?:tomar|usar) (?:a |o |os )?${medicine} `,
  );
  return (scene) => (AS_PRESCRIBED.test(lineOf(scene)) ? null : found(scene, grade, told, []));
}

/**
 * What is done to be lighter, or for a cure of one's own, that harms the body, though it is told in passing. Their sentences stand in the tests: those of a rule
 * are taught to the ear.
 */
export const SLIMMING_RULES: readonly SafetyRule[] = [
  {
    name: "a diuretic to weigh less",
    topic: "eating_disorder",
    finds: diuretic,
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "insulin left out to weigh less",
    topic: "eating_disorder",
    finds: insulinLeftOut,
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "insulin given up by who makes none",
    topic: "high_glucose",
    finds: insulinGivenUp,
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "a blood thinner given up alone",
    topic: "medicine",
    finds: givenUp(BLOOD_THINNERS, "see_today"),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "a daily medicine given up alone",
    topic: "medicine",
    finds: givenUp(DAILY_MEDICINE, "next_visit"),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "a medicine for the pressure given up",
    topic: "blood_pressure",
    finds: givenUp(OF_PRESSURE, "next_visit"),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    // "delete the dinner, I made myself get rid of it"
    name: "a meal got rid of",
    topic: "eating_disorder",
    finds: (scene) => seenToday(scene, GOT_RID),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "penance with a broken bone",
    topic: "eating_disorder",
    finds: (scene) => seenToday(scene, BROKEN, TRAINS, PENANCE),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "somebody else's slimming medicine at its highest dose",
    topic: "medicine",
    finds: (scene) => seenToday(scene, PEN, NOT_ONES_OWN, HIGHEST),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "a slimming medicine while nursing or pregnant",
    topic: "medicine",
    finds: (scene) => (NURSES_NO_MORE.test(lineOf(scene)) ? null : seenToday(scene, SLIMMING, NURSES, TAKES)),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "a dry fast that the body bears no more",
    topic: "dehydration",
    finds: (scene) =>
      FOR_AN_EXAM.test(lineOf(scene)) ? null : told(scene, "call_now", DRY_FAST, [FALLS_OR_DRIES]),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "pregnant and eating so as not to gain",
    topic: "eating_disorder",
    finds: pregnantAndSlimming,
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "a girl who is far too thin or whose periods stopped",
    topic: "eating_disorder",
    finds: girl,
    stays: true,
    takes: [],
    leaves: [],
  },
];
