import { isFedBeforeSixMonths } from "@/lib/portuguese/safety/scene/infant-feeding";
import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, live, type Scene, says } from "@/lib/portuguese/safety/scene/scene";

const TOO_STILL =
  / (?:(?:muito|tao|meio|super) (?:quiet(?:o|a|inho|inha)|parad(?:o|a|inho|inha))|(?:quiet(?:o|a|inho|inha)|parad(?:o|a|inho|inha)) demais|largad(?:o|a|inho|inha)|molinh[oa]|molenga|mole|caidinh[oa]|apatic[oa]|nao reage|sem reacao|too (?:quiet|still)|floppy|limp) /;
/** Of the child itself: "papinha geladinha" is a meal. */
const COLD = / (\S+ )(?:(?:muito|meio|todo|toda|bem) )?(?:gelad(?:o|a|inho|inha)|fri[oa]|frinh[oa]|cold) /g;
const OF_FOOD =
  /^(?:papinhas?|papa|sopa|sopinha|sucos?|iogurte|agua|leite|frutas?|manga|mamao|melancia|banana|mamadeira|comida|dia|tempo|noite|clima) $/;
const CRIES_ON =
  / (?:nao (?:para|parou|parava) de (?:chorar|gritar)|(?<! nao )(?:chorando|chora|chorou|choro|gritando) (?:sem parar|muito|demais|direto|inconsol\S+|ha horas|desde)|(?:wont|doesnt|not|nao) stop crying|crying non ?stop|screaming) /;

const NOT_DENIED = "(?<! (?:nao|nem|nunca) (?:(?:ta|esta|fica|ficou|teve|tem) )?)";
const SUCKS_NO_MORE =
  "nao (?:\\S+ ){0,2}(?:mama|mamar|suga|sugar|pega o peito|pegar o peito|chora|engole|engolir)|(?:mal|quase nao) (?:mama|suga|chora|engole|se mexe)|sem forcas? (?:para|pra) (?:mamar|sugar|chorar)|(?:chor(?:o|inho|a|ando)) (?:\\S+ )?(?:frac(?:o|a|inho)|fraquinho|baixinho|sem forca|roucos?)|cabec(?:a|inha) (?:\\S+ ){0,2}(?:cai|caindo|caida|mole|bamba)|palpebras? (?:\\S+ ){0,2}(?:cai\\S*|baixas?)|olh(?:o|os|inho|inhos) (?:\\S+ )?(?:caid\\S+|caindo|fund\\S+)|weak cry|wont (?:suck|feed|latch)";
const FLAGS = `${NOT_DENIED}(?:mole|molinh[oa]|molenga|largad\\S+|gelad\\S+|sonolent[oa]|apatic[oa]|convuls\\S+|desidratad[oa])|(?:dorme|dormindo) (?:o tempo todo|(?:o )?dia (?:todo|inteiro)|demais|direto|sem parar|so)|(?:so|so quer) (?:dorme|dormir)|nao acorda|moleira funda|fralda (?:\\S+ )?sec[ao]|sem xixi|nao faz xixi|sleeps all (?:day|the time)|floppy|limp`;
/** Said of a child too weak for its meals. */
/** "tá mamando fraquinho", "o chorinho saindo baixo" */
const WEAKLY =
  "mam(?:a|ando|ou) (?:\\S+ ){0,2}fra(?:c[oa]|quinh[oa])|chor(?:o|inho|ando) (?:\\S+ ){0,2}(?:baix(?:o|inho)|frac[oa]|fraquinho)";
const WEAK = new RegExp(` (?:${SUCKS_NO_MORE}|${FLAGS}|${WEAKLY}) `);
const FEEDS_NO_MORE = new RegExp(` (?:${SUCKS_NO_MORE}) `);
const LIES_THERE = new RegExp(` (?:${FLAGS}) `);
/** "tá mais magro que quando nasceu" */
const BELOW_BIRTH =
  / (?:mais magr(?:o|a|inho|inha)|menor|(?:pesa|pesando|peso) (?:\S+ )?(?:menos|menor)|abaixo) (?:\S+ ){0,2}(?:(?:que|do que) (?:\S+ )?(?:nasc\S+|na maternidade|no nascimento|ao nascer)|peso (?:de|do|que) nasc\S+) /;
const GESTATION =
  / (?:gravid[ao]|gestante|(?:2[4-9]|3\d|4[0-2]) semanas|[6-9] meses de (?:gravidez|gestacao)|pregnant) /;
const MOVES_NO_MORE =
  / (?:(?:bebe|nenem?|nene|baby) (?:\S+ )?(?:nao (?:ta |esta )?(?:se )?(?:mexe|mexeu|mexendo)(?! muito)|parou de (?:se )?mexer)|nao sinto (?:\S+ ){1,3}mexer|nada del[ea] mexer) /;
const THIN =
  / (?:metade d(?:a|as|o) (?:medidas?|lata|po|formula|leite em po)|dobro de agua|menos (?:po|medidas?|formula)) /;
const OF_BOTTLE = / (?:formula|mamadeira|lata|leite|mamad\S*) /;
const HONEY_GIVEN =
  / (?:dei|demos|deu|deram|da|dando|dava|passa|passo|passando|passava|bota|botando|poe|molha|passei|passou|passaram|botei|botou|coloquei|colocou|pus|comeu|tomou|lambeu|chupou|provou|gave|had|ate) (?:\S+ ){0,7}(?:mel|melzinho|honey) /;

/** "passo um melzinho no bico pra ela dormir, tem 7 meses": the dummy says of whom, with no year of age told. */
const HONEY_ON_DUMMY =
  / (?:passo|passa|passamos|dou|da|damos|boto|bota|ponho|poe|coloco|coloca|molho|molha|passei|passou|botei|coloquei|pus) (?:\S+ ){0,3}(?:mel|melzinho|melado) (?:\S+ ){0,2}(?:bic(?:o|os|inho)(?! d[ao] (?!bebe|nenem|nene|menin|filh|minha|meu))|chupetas?|chupetinha|mamadeira) /;
const OF_YEARS = / (?:[1-9]|um|uma|dois|duas|tres|quatro|cinco) an(?:o|os|inho|inhos) /;

/** "pode mel pra bebê de 7 meses?" */
const MAY_HAVE_HONEY =
  / (?:pode|posso|podemos|podia|da para|faz mal|tem problema|may|can) (?:\S+ ){0,6}(?:mel|honey) | (?:mel|honey) (?:\S+ ){0,6}(?:pode|faz mal|tem problema) /;
/** Who knows it, or asks for a child that is older. */
const KNOWS =
  / (?:nao (?:pode|da)|sei que|confirmando|a partir de|com quantos|qual a idade|menos mel|depois d[eo] (?:1|um) ano|[1-9] anos?|anos|meu iogurte|meu cha|gravid[ao]|gestante|amament\S+) /;

function lineOf({ words }: Scene): string {
  return ` ${words.map(({ text, afterMark }) => (afterMark ? `, ${text}` : text)).join(" ")} `;
}

function isCold(line: string): boolean {
  return [...line.matchAll(COLD)].some(([, before]) => !OF_FOOD.test(before ?? ""));
}

function found(scene: Scene, grade: Finding["grade"]): Finding {
  return { grade, signs: all(scene, "infant").slice(0, 1), whose: "child" };
}

/** How an infant is that cannot say it. Their sentences stand in the tests: those of a rule are taught to the ear. */
export const INFANT_SIGNS_RULES: readonly SafetyRule[] = [
  {
    name: "an infant too still and cold",
    topic: "infant",
    finds: (scene) => {
      const line = lineOf(scene);
      const isSo = live(scene, "infant").length > 0 && TOO_STILL.test(line) && isCold(line);
      return isSo ? found(scene, "call_now") : null;
    },
    takes: [],
    leaves: [],
  },
  {
    name: "an infant that does not stop crying",
    topic: "infant",
    finds: (scene) => {
      const isOfOthers = / vizinh[oa]s? /.test(lineOf(scene));
      const isSo = says(scene, "infant") && CRIES_ON.test(lineOf(scene)) && !isOfOthers;
      return isSo && live(scene, "infant").length > 0 ? found(scene, "see_today") : null;
    },
    takes: [],
    leaves: [],
  },
  {
    name: "an unborn child that moves no more",
    topic: "pregnancy",
    finds: (scene) => {
      const line = lineOf(scene).replaceAll(",", "");
      const at = scene.words.findIndex(({ text }) => /^(?:nenem?|nene|bebe|baby)$/.test(text));
      const sign: Found = { label: "word", from: at, to: at + 1, value: Number.NaN };
      return at >= 0 && GESTATION.test(line) && MOVES_NO_MORE.test(line)
        ? { grade: "call_now", signs: [sign] }
        : null;
    },
    takes: [],
    leaves: [],
  },
  {
    // Botulism of infants: no strength to suck, a weak cry, a head that falls (Anvisa).
    name: "an infant that had honey and is weak",
    topic: "infant",
    finds: (scene) => {
      const line = lineOf(scene).replaceAll(",", "");
      const isSo = live(scene, "infant").length > 0 && HONEY_GIVEN.test(line) && WEAK.test(line);
      return isSo ? found(scene, "call_now") : null;
    },
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "honey on the dummy",
    topic: "infant",
    finds: (scene) => {
      const line = lineOf(scene).replaceAll(",", "");
      return HONEY_ON_DUMMY.test(line) && !OF_YEARS.test(line) ? found(scene, "next_visit") : null;
    },
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "an infant on thin formula that wastes away",
    topic: "infant",
    finds: (scene) => {
      const line = lineOf(scene).replaceAll(",", "");
      const isThin = (live(scene, "thinned").length > 0 || THIN.test(line)) && OF_BOTTLE.test(line);
      const isSo = live(scene, "infant").length > 0 && isThin;
      return isSo && (WEAK.test(line) || BELOW_BIRTH.test(line)) ? found(scene, "call_now") : null;
    },
    stays: true,
    takes: [],
    leaves: [],
  },
  {
    name: "whether an infant may have honey",
    topic: "infant",
    finds: (scene) => {
      const line = lineOf(scene);
      const asks = scene.words.some((word) => word.asks) && MAY_HAVE_HONEY.test(line);
      return asks && says(scene, "infant") && !KNOWS.test(line) ? found(scene, "next_visit") : null;
    },
    takes: [],
    leaves: [],
  },
  {
    name: "fed before six months",
    topic: "infant",
    finds: (scene) =>
      isFedBeforeSixMonths(lineOf(scene).replaceAll(",", "")) ? found(scene, "next_visit") : null,
    stays: true,
    takes: [],
    leaves: [],
  },
];

/** After those that know why: what makes it weak names the answer. */
export const INFANT_TOO_WEAK_RULES: readonly SafetyRule[] = [
  {
    // Neither sucks nor wakes: signs of danger of the newborn (Ministério da Saúde, AIDPI neonatal).
    name: "an infant too weak to feed",
    topic: "infant",
    finds: (scene) => {
      const line = lineOf(scene).replaceAll(",", "");
      const isSo =
        live(scene, "infant").length > 0 &&
        live(scene, "diarrhoea", "vomits").length === 0 &&
        FEEDS_NO_MORE.test(line) &&
        LIES_THERE.test(line);
      return isSo ? found(scene, "call_now") : null;
    },
    takes: [],
    leaves: [],
  },
];
