import type { GoalRule } from "@/lib/nutrition/goals/goal-rules";

/** Somebody else of whom a health profile tells: with a possessive, or a relative by the bare word. */
const RELATIVE =
  "(?:(?:bis)?av(?:o|os)|pais?|maes?|irm(?:a|ao|as|aos)|tios?|tias?|prim[oa]s?|sobrinh[oa]s?|marido|espos[oa]|filh[oa]s?|net[oa]s?|sogr[oa]s?|cunhad[oa]s?|nora|genro|entead[oa]s?|padrasto|madrasta|familia|familiares|(?:historico|historia|antecedentes?|casos?) familiar|parentes?|mother|mom|mum|father|dad|sister|brother|aunt|uncle|grand(?:mother|father|ma|pa)|wife|husband|son|daughter|family)";
const BY_POSSESSIVE =
  "(?:mulher|bebe|nenem|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]|amig[oa]|colega|vizinh[oa]|chefe|cachorr[oa]|cadela|gat[oa]|pet)";
const OTHER = new RegExp(
  `(?:\\b(?:(?:d[oa]s?|com|pel[oa]s?|de|as?|aos?|para|pra|sobre|contra|sem|e) )?(?:(?:meus?|minhas?|nosso|nossa|my|our) )?${RELATIVE}|(?:meus?|minhas?|nosso|nossa|my|our) ${BY_POSSESSIVE})\\b`,
  "g",
);
/** "mãe de dois" is who writes. */
const MOTHER_OF =
  /\b(?:mae|mamae|pai|avo|mother) (?:d[eoa]|of) (?:\d\b(?! anos)|um|uma|dois|duas|tres|quatro|gemeos|gemeas|primeira viagem|menin[oa]s?|filh[oa]s?|bebe|crianca|two|three)\b(?: (?:filh[oa]s?|crianca|criancas|menin[oa]s?|bebes?|kids))?|\bsou (?:mae|pai|avo)\b/g;

/** Here who writes begins to speak of themselves again, or of something else. */
const OWN_AGAIN =
  /\b(?:eu|me|mim|comigo|tenho|tive|sou|fui|estou|to|tou|ando|fico|fiquei|faco|fiz|uso|usei|tomo|tomei|trato|sofro|sofri|luto|lutei|vivo|amament(?:o|ei)|vomito|provoco|forco|operei|doei|perdi|reduzi|mas|porem|so que|contudo|por|porque|pois|devido|pel[oa]|quando|enquanto|desde|depois|apos|sabe|i (?:have|had|am|m|was|do|take|use|ve|suffer|got|lost|cant)|but|because|since|\w{2,}ei|\w{3,}mos)\b/;
/** What they feel or do about it: then it is no illness of theirs. */
const ABOUT_IT =
  /\b(?:preocupad|triste|medo|vergonha|feliz|pena|raiva|orgulho|ansios|brav|assustad|chatead|nervos|cansad|ajud|cuid|apoi|acompanh|entend|aceit|(?:eh|foi|sao|era|esta|ficou) contra)/;

const SO_TO_SAY =
  "(?:del[ea]|adolescente|adult[oa]|pequen[oa]|unic[oa]|casad[oa]|idos[oa]|obes[oa]|hipertens[oa]|diabetic[oa]|cardiac[oa]|matern[oa]|patern[oa]|mais (?:velh|nov)[oa]|do meio|geme[oa]|biologic[oa]|falecid[oa]|tambem|ja|ainda|sempre|nunca|nao|que|s|hoje|todos?|tod[oa]s?|quase|vari[oa]s|muit[oa]s|algum(?:as?)?|alguns|tudo|so|history|historico|historia|positiv[oa]|casos?|alguem|ha|houve|existem?|sofr(?:e|em|eu|ia)|morreu|morreram|faleceu|faleceram|lut(?:a|ou)|nasceu|vive|internad[oa]|died)";
const HAS =
  "(?:tem|teve|tinham?|tiveram|com|de|eh|era|eram|foi|foram|sao|esta|ta|estao|estava|ficou|fez|faz|fazem|faziam?|usa|usam|usou|usava|toma|tomam|tomou|tomava|venceu|descobriu|operou|precisa|precisou|tratou|recebeu|possui|possuem|apresenta|diagnosticad[oa]|portador[a]?|contra|casos?|ha|houve|existem?|has|had|with|of|is|was|are|takes|uses|for|para)";
const CLAUSE = new RegExp(`^(?:${SO_TO_SAY} )*${HAS} (.*)$`);
const GOES_ON = new RegExp(`^(?:${SO_TO_SAY} )*${HAS} `);
/** "por" of a cause of death is theirs. */
const DIED_OF =
  /\b(morreu|morreram|faleceu|faleceram|internad[oa]) (?:por causa|devido|em decorrencia|por) /g;
const MOST_WORDS = 7;
/** "câncer" of "minha mãe tem diabetes e câncer": with nothing behind but what belongs to it. */
const BARE_END = /^\w*(?: (?:d[aeo]|n[ao]|tipo) \w+| (?:cronic[oa]|alta|tambem|renal))*(?= \||$)/;
/** "eu e minha mãe", "eu, minha mãe e minha irmã". */
const AND_ME = new RegExp(
  `\\b(?:eu|i) (?:e|and|\\|)(?: (?:meus?|minhas?|my|[ao]|e|and|\\||${RELATIVE}))* *$`,
);
/** Read after the word: who writes has it as well. */
const ME_TOO =
  /^[^|]*\b(?:como|que nem|igual(?: a)?|feito|assim como|so) (?:eu|mim)\b|^[^|]*(?: \|)? (?:e )?(?:eu|me)(?: (?:tambem|too))?(?= \||$)|\beu tambem\b|\b(?:herdei|puxei)\b/;
/** "câncer na família", "diabetes da minha mãe". */
const BEHIND = new RegExp(
  `^\\w*(?: (?:(?:d[aeo]|n[ao]|tipo) \\w+|alimentar|nervosa|renal|cronic[oa]|mellitus)){0,2}? (?:(?:na|da|in the|in my) (?:minha )?(?:familia|family)|d[oa]s? (?:(?:meus?|minhas?) )?${RELATIVE})(?= \\||$)`,
);

/** "como escondida do marido" */
const ACTS = /^(?:com[oi]|comia|fic|fiqu|pass|vomit|prov|forc|deix|per[cd]|cusp|mastig)/;
/** Verbs of who writes, with which a sign is told. */
export const I_DO =
  /^(?:como|comi|mastig(?:o|ei)|cusp[oi]|vomit(?:o|ei)|fico|passo|ponho|pus|boto|coloco|coloquei|deixo|parei|perco|devolvo|dou|nao consigo)\b/;

const FROM_THEM = /^(?:d[oa]s?|com|pel[oa]s?|de|as?|aos?|para|pra|sobre|contra|sem) /;
const ADJECTIVE = /^\w*(?:ic|iac|ad)[ao]s?\b|^\w*renal\b/;
const BARE = /^(?:uma? |[oa] |problemas? de )?$/;

/** Whether what stands there is told of somebody else. */
export function isOfOthers(said: string, start: number, end: number, rule: GoalRule): boolean {
  const word = said.slice(start, end);
  const after = said.slice(end);
  if (ME_TOO.test(after)) return false;
  const isMothers = rule === "pregnancy" || rule === "lactation";
  // A graft comes from somebody; who feeds a child is who writes.
  if (!isMothers && rule !== "kidney" && rule !== "clinical" && !ACTS.test(word) && BEHIND.test(after))
    return true;
  const before = said
    .slice(0, start)
    .replace(MOTHER_OF, (self) => "eu".padEnd(self.length))
    .replace(DIED_OF, (...[all, died]) => `${died} de `.padEnd(all.length));
  const begin = before.lastIndexOf("|") + 1;
  const other = [...before.slice(begin).matchAll(OTHER)].at(-1);
  if (!other || AND_ME.test(before.slice(0, begin + other.index))) return false;
  const between = before
    .slice(begin + other.index + other[0].length)
    .replace(/ +/g, " ")
    .trimStart();
  if (
    OWN_AGAIN.test(between + word) ||
    I_DO.test(word) ||
    ABOUT_IT.test(between) ||
    /\b(?:minhas?|meus?|my) $/.test(between)
  )
    return false;
  if (isMothers) return isMotherElsewhere(other[0], between, word);
  return isTheirs({ other: other[0].trim(), isFirst: other.index <= 1, between, word, after, rule });
}

type Clause = {
  other: string;
  isFirst: boolean;
  between: string;
  word: string;
  after: string;
  rule: GoalRule;
};

function isTheirs({ other, isFirst, between, word, after, rule }: Clause): boolean {
  if (between === "") return !FROM_THEM.test(other);
  // Without its accent "é" is also "and".
  if (between === "e ") return isFirst && ADJECTIVE.test(word);
  // "a bulimia" is one that is known; theirs comes without the article.
  if (rule === "eating_disorder" && /(?<!\b(?:venceu|contra) )\b[dn]?a $/.test(between)) return false;
  const tail = CLAUSE.exec(between)?.[1];
  if (tail === undefined || tail.split(" ").length > MOST_WORDS) return false;
  const parts = tail.split(/(?<=^| )e /);
  const last = parts.at(-1) as string;
  if (parts.length === 1 || GOES_ON.test(last)) return true;
  return rule !== "eating_disorder" && BARE.test(last) && BARE_END.test(after);
}

const CHILD = /\b(?:filh[oa]s?|bebe|nenem)$/;
const IS = "(?:esta|ta|eh|ficou|esteve|estava|anda|engravidou|is|was)";
const OF_MONTHS =
  "no|na|de|em|com|uma?|quase|muito|\\d+|(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non)[oa]|mes|meses|semanas?|trimestre|fim|final|diabetes|dm|mellitus|hipertensao|pressao|alta|risco|a|gestational|gestacional";
const IS_MOTHER = new RegExp(`^(?:${SO_TO_SAY} )*${IS} (?:(?:${OF_MONTHS}) ){0,5}$`);
const HAS_HAD = new RegExp(`^(?:${SO_TO_SAY} )*(?:tem|teve|com|has|had) (?:(?:${OF_MONTHS}) ){0,4}$`);
const FED = /^(?:\w*lactacao|amament|aleit|livre|resguardo|recem|so |puerper|pos )/;
const NURSES = /^(?:amamenta(?:ndo)?|lactantes?|puerperas?|nutriz|dando|lactating|nursing|breastfeeding)\b/;

function isMotherElsewhere(other: string, between: string, word: string): boolean {
  // Who feeds this child is who writes.
  const isFed = FED.test(word) && !NURSES.test(word);
  if (isFed && (CHILD.test(other) || (between === "" && !word.startsWith("recem")))) return false;
  if (between === "") return !FROM_THEM.test(other);
  return IS_MOTHER.test(between) || (!CHILD.test(other) && HAS_HAD.test(between));
}
