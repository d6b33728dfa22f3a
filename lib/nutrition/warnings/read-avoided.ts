import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { AVOIDED_FOODS } from "@/lib/nutrition/warnings/avoided-foods";
import { CONDITIONS, OTHER_CONDITIONS } from "@/lib/nutrition/warnings/conditions";
import { withCrossReactions } from "@/lib/nutrition/warnings/cross-reactions";
import { DIETS, OTHER_DIETS } from "@/lib/nutrition/warnings/diets";
import { MEDICINES, OTHER_MEDICINES } from "@/lib/nutrition/warnings/medicines";
import { OTHER_WORDS } from "@/lib/nutrition/warnings/other-words";
import type { Rule } from "@/lib/nutrition/warnings/rule";
import { isTaken } from "@/lib/nutrition/warnings/taken-medicines";
import { inPortuguese } from "@/lib/nutrition/warnings/told-in-english";
import { fold, searchKey } from "@/lib/portuguese/text/letters/stems";
import { buildSpeller } from "@/lib/portuguese/text/spelling";

/** Something that a person avoids: the rule, or a word of theirs that names a food we have no rule for. */
export type Avoided = {
  because: AvoidedBecause;
  /** As it was written, cut to the words it was read from. */
  said: string;
  rule: Rule | { named: string };
};

type Term = { key: string; folded: string; said: string; rule: Rule; isMedicine: boolean };

const MAX_TEXT = 2000;
const FOOD_TERMS = termsOf([AVOIDED_FOODS, OTHER_WORDS]);
const CONDITION_TERMS = termsOf([CONDITIONS, OTHER_CONDITIONS]);
const DIET_TERMS = termsOf([DIETS, OTHER_DIETS]);
const MEDICINE_TERMS = termsOf([MEDICINES, OTHER_MEDICINES], true);

/** What a word may mean, by where it stands: who prefers fish does not avoid it, who has gastritis has no food of that name. */
const TERMS: Readonly<Record<AvoidedBecause, readonly Term[]>> = {
  allergy: longestFirst([...FOOD_TERMS, ...CONDITION_TERMS, ...withoutLikes(DIET_TERMS)]),
  medication: longestFirst(MEDICINE_TERMS),
  restriction: longestFirst([
    ...FOOD_TERMS,
    ...CONDITION_TERMS,
    ...MEDICINE_TERMS,
    ...withoutLikes(DIET_TERMS),
  ]),
  condition: longestFirst([
    ...CONDITION_TERMS,
    ...MEDICINE_TERMS,
    ...FOOD_TERMS,
    ...withoutLikes(DIET_TERMS),
  ]),
  preference: longestFirst([...DIET_TERMS, ...CONDITION_TERMS, ...FOOD_TERMS]),
};

/**
 * What somebody avoids by one text of theirs, in Portuguese or English: an item of a suggestion list or their own words. "Não tenho
 * alergia a leite", "posso comer ovo" and "nenhuma" avoid nothing; "sem lactose", "não como porco", a bare "amendoim" and "nut allergy" do.
 */
export function readAvoided(because: AvoidedBecause, text: string): Avoided[] {
  const told = inPortuguese(text.slice(0, MAX_TEXT));
  if (!told) return readTold(because, text);
  return readTold(because, told.text).map((one) => ({
    ...one,
    said: told.named.get(fold(one.said)) ?? one.said,
  }));
}

function readTold(because: AvoidedBecause, text: string): Avoided[] {
  const whole = fold(text.trim());
  const exact = TERMS[because].find(({ folded }) => folded === whole);
  const isAllergy = because === "allergy" || /\balerg|\banafil/.test(whole);
  const ofKind = (rule: Avoided["rule"]) => (isAllergy ? withCrossReactions(rule) : rule);
  if (exact) return [{ because: kindOf(exact, because), said: text.trim(), rule: ofKind(exact.rule) }];
  let denied = false;
  const found: Avoided[] = [];
  const allowed = new Set<Content>();
  const clauses = clausesOf(text.slice(0, MAX_TEXT));
  const notMine = clauses.some(({ key }) => NOT_ME.test(key));
  for (const [i, { key: told, first, excepted }] of clauses.entries()) {
    // "nenhuma, exceto amendoim", "posso tudo, menos leite": the exception is what is avoided.
    const isAvoided: boolean = denied && (excepted || ONLY.test(told));
    const key: string = excepted && !isAvoided ? `posso ${told}` : told;
    if (notMine && OF_SOMEBODY.test(key)) {
      denied = true;
      continue;
    }
    const polarity: "avoided" | "denied" | null = isAvoided
      ? "avoided"
      : because === "medication"
        ? null
        : polarityOf(key);
    if (polarity === null ? first : true) denied = polarity === "denied";
    if (denied && ALLOWS.test(key)) for (const content of contentsNamed(key)) allowed.add(content);
    if (denied || (because === "preference" && polarity === null && !hasDiet(key))) continue;
    found.push(...termsIn(because, key, polarity === "avoided", toldNext(clauses, i)));
  }
  return found.map((one) => withoutAllowed({ ...one, rule: ofKind(one.rule) }, allowed));
}

/** "vegetariana, mas como peixe": what is eaten all the same is no longer avoided. */
function withoutAllowed(one: Avoided, allowed: ReadonlySet<Content>): Avoided {
  if ("named" in one.rule || !one.rule.avoid || allowed.size === 0) return one;
  return { ...one, rule: { ...one.rule, avoid: one.rule.avoid.filter((content) => !allowed.has(content)) } };
}

function contentsNamed(key: string): readonly Content[] {
  return termsIn("restriction", key, true).flatMap(({ rule }) => ("named" in rule ? [] : (rule.avoid ?? [])));
}

type Clause = {
  key: string /** Begins a sentence, so that an earlier denial does not reach it. */;
  first: boolean;
  /** Behind "exceto", "menos". */
  excepted: boolean;
};

const ONLY = /^(?:so|somente|apenas) (?!(?:posso|como|tomo|bebo|consumo)\b)/;

/** "não tenho alergia a leite, ovo nem soja, mas evito glúten" in its parts. */
function clausesOf(text: string): Clause[] {
  const sentences = fold(text).split(
    /[.;\n!?]+|\b(?:mas|porem|entretanto|contudo|ja|agora|so que)\b|\b(?:so|somente|apenas)(?= (?:a|ao|de|tenho|com)\b)/,
  );
  return sentences.flatMap((sentence) =>
    sentence
      .split(
        /[,/|+•]| - |\((?=(?:como|posso|exceto|menos|so|tomo|bebo|consumo)\b)|\b(?:exceto|menos|fora|tirando)\b/,
      )
      .flatMap((part, i) => {
        const excepted =
          i > 0 && /\b(?:exceto|menos|fora|tirando)\b[^,]*$/.test(sentence.slice(0, sentence.indexOf(part)));
        const key = searchKey(part);
        if (key === "") return [];
        return [{ key, first: i === 0, excepted }];
      }),
  );
}

const NEVER =
  /\bnao (?:posso|pode|como|come|consumo|consome|bebo|bebe|tomo|toma|tolero|tolera|consigo|gosto|gosta|quero|uso|aceito|ingiro|suporto|digiro|me dou|faz bem|me faz bem|caio)\b|\bnunca\b|\bnem (?:posso|como)\b|\bproibid|\bevit|\bdetest|\bodei|\bfaz mal\b|\bpasso mal\b|\bcorto\b|\bcortei\b|\bparei\b|\blivre de\b|\bzero\b/;
const DENIES =
  /\bnao (?:tenho|tem|sou|e|possuo|apresento|sofro|estou|fui|ha|existe|tive|desenvolvi|preciso evitar|evito|me privo|sinto)\b|\b(?:nenhum\w*|nego|nega|negou|sem) (?:alergia|restricao|intolerancia|problema|condicao|doenca|queixa)|^(?:nenhum\w*|nada|nao|n|nd|nao ha|ausente|negativo|sem)$|\bnenhuma\b/;
const ALLOWS =
  /\b(?:posso|tolero|consigo|pode) (?:comer|tomar|beber|consumir|usar)?|\b(?:gosto|adoro|amo|curto|prefiro)\b|^(?:eu |so |ainda |hoje )?como\b|\bliberad|\bcurad|\bsuperei|\bnao (?:tenho|sou) mais\b|\btranquil|\bsem problema\b|\bnormalmente\b|\btudo bem\b/;
/** A baby who is spoken of, by whoever bears, nurses or has one: what that one eats is another matter. */
const OF_INFANT = /^(?:bebe|nenem|nene|lactente|recem nascido)$/;
const OF_PARENT =
  /\b(?:tenho|amament\w*|gravid\w*|gestante|mae|pai|parto|filh[oa]|esperando|engravid\w*|peito)\b|bebe de proveta/;
/** "meu filho tem alergia a amendoim, eu não": what another has is avoided here unless it is said so. */
const OF_SOMEBODY =
  /^(?:(?:e|so|quem) )*(?:(?:o|a) )?(?:meu|minha|seu|sua|noss[oa]) \w+(?: \w+)? (?:tem|e|eh|ficou|virou|nao pode|nao come)\b|^quem (?:tem|e|eh) (?:e |eh )?(?:o |a )?(?:meu|minha)\b/;
const NOT_ME = /^(?:e )?eu (?:nao\b(?! (?:posso|como|tolero|bebo|tomo))|nunca tive|nada\b|sou normal|to bem)/;
const INTOLERANT = /\b(?:alergi|intoleran|sensibil)/;
const AFFIRMS = /\b(?:alergi|intoleran|celiac|sensibil|restri|sem|reac|reag|anafil|aversao|hipersens)/;

function polarityOf(key: string): "avoided" | "denied" | null {
  if (DENIES.test(key)) return "denied";
  if (NEVER.test(key)) return "avoided";
  // "Como kosher" tells how somebody eats, "como peixe" what they do not avoid.
  if (ALLOWS.test(key)) return /^(?:eu |so |hoje )?como\b/.test(key) && hasDiet(key) ? null : "denied";
  return AFFIRMS.test(key) ? "avoided" : null;
}

function hasDiet(key: string): boolean {
  return DIET_TERMS.some((term) => term.rule.none === undefined && has(key, term.key));
}

/** What the clauses behind this one tell of the same medicine, up to one that names another. */
function toldNext(clauses: readonly Clause[], at: number): string {
  const behind = clauses.slice(at + 1);
  const end = behind.findIndex(({ key }) => MEDICINE_TERMS.some((term) => has(key, term.key)));
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .map(({ key }) => key)
    .join(" ");
}

/** Every term of the clause, the longest first, no word read twice; `next` tells whether a medicine is taken again. */
function termsIn(because: AvoidedBecause, key: string, certain: boolean, next = ""): Avoided[] {
  let left = ` ${key} `;
  const found: Avoided[] = [];
  for (const term of TERMS[because]) {
    if (!has(left, term.key)) continue;
    left = left.replaceAll(` ${term.key} `, " | ");
    if (term.isMedicine && !isTaken(key, term.key, next)) continue;
    if (OF_INFANT.test(term.key) && OF_PARENT.test(key)) continue;
    // A liking is no rule; said with "não gosto de", its words are food again.
    if (term.rule.none === undefined)
      found.push({ because: kindOf(term, because), said: term.said, rule: term.rule });
  }
  // Of conditions, only a food with a slip in it: "intolerante a lactoze" names no disease of ours.
  if (because === "condition" && INTOLERANT.test(key)) {
    for (const word of left.split(/[ |]+/)) {
      const meant = NO_FOOD.has(word) ? null : misspelt(word);
      if (meant) found.push({ because, said: meant.said, rule: meant.rule });
    }
  }
  if (because === "allergy" || because === "restriction" || (because === "preference" && certain)) {
    for (const word of left.split(/[ |]+/)) {
      if (word.length <= 3 || NO_FOOD.has(word)) continue;
      const meant = misspelt(word);
      found.push({ because, said: meant?.said ?? word, rule: meant?.rule ?? { named: word } });
    }
  }
  return because === "medication" ? [...found, ...misspeltMedicines(left, key, next)] : found;
}

function kindOf({ isMedicine }: Term, because: AvoidedBecause): AvoidedBecause {
  return isMedicine ? "medication" : because;
}

/** "simvastatina", "marevam". */
function misspeltMedicines(left: string, key: string, next: string): Avoided[] {
  return left.split(/[ |]+/).flatMap((word) => {
    const spelt = word.length < LONG_ENOUGH ? null : MEDICINE_SPELLER.correct(word);
    const meant =
      spelt && spelt.distance <= 1 && isTaken(key, word, next) ? SINGLE_MEDICINES.get(spelt.word) : undefined;
    return meant ? [{ because: "medication", said: meant.said, rule: meant.rule }] : [];
  });
}

/** Shorter words are too often another food that is written alike. */
const LONG_ENOUGH = 6;
const SINGLE_WORDS = new Map(
  [...FOOD_TERMS, ...CONDITION_TERMS]
    .filter(({ key, rule }) => !key.includes(" ") && rule.none === undefined)
    .map((term) => [term.key, term]),
);
const SPELLER = buildSpeller(SINGLE_WORDS.keys());
const SINGLE_MEDICINES = new Map(
  MEDICINE_TERMS.filter(({ key }) => !key.includes(" ")).map((term) => [term.key, term]),
);
const MEDICINE_SPELLER = buildSpeller(SINGLE_MEDICINES.keys());

/** The term that a word with a slip in it was meant to be: "lactoze". */
function misspelt(word: string): Term | null {
  const spelt = word.length < LONG_ENOUGH ? null : SPELLER.correct(word);
  return spelt && spelt.distance <= 1 ? (SINGLE_WORDS.get(spelt.word) ?? null) : null;
}

function has(key: string, term: string): boolean {
  return ` ${key} `.includes(` ${term} `);
}

/** Words that say how and not what: they name no food. */
const NO_FOOD = new Set(
  searchKey(
    `alergia alergias alergico alergica alergicos intolerancia intolerante restricao restricoes evito evitar evita tenho sou como comer come posso
    pode leve grave severa forte moderada nenhuma nenhum nada nunca muito muita pouco pouca tipo todos todas todo toda tudo qualquer derivados
    derivado alimentos alimento comida comidas bebida bebidas produtos produto contem contenha contendo base outros outras outro outra etc
    entre mesmo tambem principalmente especialmente inclusive quando desde porque para pela pelo pois sobre quase sempre vezes algumas alguns
    reacao anafilaxia anafilatico anafilatica choque urticaria coceira inchaco sensibilidade sensivel medica medico exame teste diagnostico
    diagnosticado diagnosticada filho filha crianca adulto gosto quero prefiro doenca problema problemas cozido frito grelhado assado branco
    integral light zero natural doce suco vermelho vermelha sopa cru crua fresco fresca fruta frutas verdura legume semente sementes graos
    carne corante conservante tomar beber consumir consumo uso usar ingerir dieta vida anos mais menos apenas somente exceto livre traco tracos
    contato animal ambiental respiratoria sazonal rinite pele remedio remedios medicamento proteina vaca faz mal passo parei cortei proibido
    detesto odeio bem digestao gases estomago intestino`,
  ).split(" "),
);

function termsOf(maps: readonly Readonly<Record<string, Rule>>[], isMedicine = false): Term[] {
  return maps.flatMap((map) =>
    Object.entries(map).flatMap(([said, rule]) => {
      const bare = said.replace(/\s*\([^)]*\)/, "");
      const inside = /\(([^)]*)\)/.exec(said)?.[1];
      const names = new Set([said, bare, ...(inside ? [inside] : []), ...feminine(said)]);
      return [...names].map((one) => ({
        key: searchKey(one),
        folded: fold(one),
        said: one,
        rule,
        isMedicine,
      }));
    }),
  );
}

/** "diabética" beside "diabético", as people call themselves. */
function feminine(said: string): string[] {
  return /^[^\s()]{4,}[oó]$/.test(said) ? [`${said.slice(0, -1)}a`] : [];
}

/** Likings are no terms where something is avoided: "Café" is a food there. */
function withoutLikes(terms: readonly Term[]): Term[] {
  return terms.filter(({ rule }) => rule.none === undefined);
}

/** Of the same length the first stays first: foods before conditions where a food is meant. */
function longestFirst(terms: readonly Term[]): Term[] {
  return terms.toSorted((a, b) => b.key.length - a.key.length);
}
