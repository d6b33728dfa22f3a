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
];
