import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, near, type Scene } from "@/lib/portuguese/safety/scene/scene";

const SPIDER =
  "(?:aranhas?(?: (?:marrom|armadeira|caranguejeira|preta))?|armadeira|viuva negra|taturana|lonomia|lacraia|escorpi(?:ao|oes)|cobra|jararaca|surucucu|urutu|spider)";
const STUNG = new RegExp(
  ` ${SPIDER} (?:\\S+ ){0,4}?(?:picou|mordeu|ferroou|ferrou|queimou|pegou|bit) | (?:picad[ao]s?|mordid[ao]s?|ferroad[ao]s?|picou|mordeu|encostei|encostou|bitten by) (?:\\S+ ){0,3}?${SPIDER} `,
);
/** What a poison does far from the bite, or to the skin around it (Ministério da Saúde, acidentes por animais peçonhentos). */
const SPREADS =
  / (?:febre|calafrios?|(?:xixi|urina) (?:\S+ ){0,3}(?:escur\S+|pret\S+|vermelh\S+|marrom|coca|sangue|cha)|vomit\S+|tont\S+|pret[oa] (?:no|em|por) (?:meio|volta|dentro|centro)|(?:ficou|ta|esta|ficando) (?:todo |toda |bem )?(?:pret[oa]|rox[oa]|necrosad[oa])|necros\S+|rox[oa] em volta|amarel\S+|sangr\S+|suando|tremendo|embacad\S+|desmai\S+|formig\S+|falta de ar|dark (?:urine|pee)|fever) /;
const NO_BITE =
  / (?:ninguem|quase|nao (?:me |o |a )?(?:picou|mordeu)|nenhuma?|anos? atras|ano passado|cachorro|gat[oa]) /;

const SPRAYED =
  / (?:pass(?:ar|ei|ou|ando)|aplic\S+|mex\S+ com|pulveriz\S+|borrif\S+|bat(?:er|endo)) (?:o )?(?:veneno|agrotoxico|herbicida|inseticida|pesticida|roundup) /;
/** What it does to a body (Ministério da Saúde, intoxicações por agrotóxicos). */
const POISONED =
  / (?:babando|salivando|baba muito|pupilas? (?:\S+ )?(?:pequen\S+|miud\S+|fechad\S+)|(?:tremendo|tremor)(?! de frio)|convuls\S+|confus[oa]|desmai\S+|falta de ar|vista (?:turva|embacada|escura)) /;

const MUSHROOMS =
  / (?:peguei|pegamos|cat(?:ei|ou|amos)|colh(?:i|eu|emos)|achei|achamos) (?:\S+ ){0,2}cogumelos? | cogumelos? (?:\S+ ){0,3}(?:mato|sitio|chacara|quintal|fazenda|pasto|bosque) /;
const SICK_OF_THEM = / (?:vomit\S+|diarreia|colicas?|amarel\S+|passando mal|enjo\S+) /;

/** No heap of clothes. */
const BATTERY =
  / (?:engoli(?:u|ram)?|comeu|(?:pos|botou|enfiou) n[ao] (?:boca|nariz)) (?:\S+ ){0,3}(?:pilh(?:a|inha)s?|bateri(?:a|nha|azinha)s?) (?!de (?:roupa|louca|pap|panq))/;

const MANY = 10;
/** What is spread over days or weeks, and what is sold as food. */
const OF_DAYS_OR_FOOD =
  /^(?:dias?|diari[oa]s?|semanas?|mes|meses|faltam?|tratamento|tomo|omega|vitaminas?|colageno|spirulina|magnesio|probiot.*|creatina|whey|lactase|ml)$/;

/** Where all of these are told of somebody as of now, the word that the first of them begins with. */
function callNow(scene: Scene, first: RegExp, ...others: readonly RegExp[]): Finding | null {
  const line = ` ${scene.words.map(({ text }) => text).join(" ")} `;
  const found = first.exec(line);
  if (!found || others.some((one) => !one.test(line))) return null;
  if (NO_BITE.test(line) || all(scene, "news").length > 0 || all(scene, "long_ago").length > 0) return null;
  const from = line.slice(0, found.index + 1).split(" ").length - 2;
  return { grade: "call_now", signs: [{ label: "word", from, to: from + 1, value: Number.NaN }] };
}

/** What poisons and is told by more than one word. Their sentences stand in the tests. */
export const POISON_RULES: readonly SafetyRule[] = [
  {
    name: "a bite or sting that spreads",
    topic: "poisoning",
    finds: (scene) => callNow(scene, STUNG, SPREADS),
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "poison for plants that reached the body",
    topic: "poisoning",
    finds: (scene) => callNow(scene, SPRAYED, POISONED),
    takes: [],
    leaves: [],
  },
  {
    name: "a button battery swallowed",
    topic: "poisoning",
    finds: (scene) => callNow(scene, BATTERY),
    takes: [],
    leaves: [],
  },
  {
    // Some harm the liver while the belly feels better again (Ministério da Saúde, intoxicações exógenas).
    name: "wild mushrooms and sick of them",
    topic: "poisoning",
    finds: (scene) => callNow(scene, MUSHROOMS, SICK_OF_THEM),
    takes: [],
    leaves: [],
  },
  {
    name: "ten pills or more at once",
    topic: "medicine",
    finds: (scene) => {
      // "tomo 12 comprimidos por dia", "tomei 10 cápsulas, faltam 4 dias": spread over days.
      if (scene.words.some(({ text }) => OF_DAYS_OR_FOOD.test(text))) return null;
      const taken = near(scene, "many_pills", "swallowed", 3);
      return taken?.some(({ value }) => value >= MANY) ? { grade: "call_now", signs: taken } : null;
    },
    takes: [],
    leaves: [],
  },
];
