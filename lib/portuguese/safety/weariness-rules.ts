import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import type { Scene } from "@/lib/portuguese/safety/scene/scene";

const SAID_BESIDE = /^(?:mais|nada|hoje|hj|nao|e|mas|porque|pq|me|so|ja|faz|desde|odeio|detesto)$/;
const UNTIL_TOMORROW = /^(?:hoje|hj|por)$/;

/** "detesto comer jiló", "odeio comer sozinha": something is meant, and not eating. */
function isOfSomething({ words }: Scene, { to }: Found): boolean {
  const next = words[to];
  return next !== undefined && !next.afterMark && !SAID_BESIDE.test(next.text);
}

/** "não quero mais comer hoje": had enough for a day. */
function isEnoughForToday({ words }: Scene): boolean {
  return words.some(({ text }) => UNTIL_TOMORROW.test(text));
}

/** Where something of every day is no longer done: "não tomo banho", "nem levanto da cama". */
function leftOff({ words }: Scene, of: RegExp): number {
  return words.findIndex(
    ({ text }, at) =>
      of.test(text) &&
      words.slice(Math.max(0, at - 5), at).some((word) => /^(?:nao|nem)$/.test(word.text)) &&
      words.slice(Math.max(0, at - 3), at).some((word) => DOES.test(word.text)),
  );
}

const DOES = /^(?:tomo|tomar|levanto|levantar|saio|sair)$/;

/** Few words of somebody worn down, who names neither death nor an illness. */
export const WEARINESS_RULES: readonly SafetyRule[] = [
  {
    name: "hates one's life",
    topic: "self_harm",
    grade: "see_today",
    stays: true,
    unless: ({ laughs }) => laughs,
    says: `odeio/detesto/odiando minha vida
      odeio/detesto/odiando a minha vida
      tenho/com/sinto odio da minha vida
      odeio/detesto viver/existir
      hate my life`,
    takes: ["odeio minha vida", "odeio a minha vida, só faço besteira", "detesto viver", "i hate my life"],
    leaves: ["odeio jiló", "odeio minha balança", "minha vida é uma correria", "odeio viver de dieta kkk"],
  },
  {
    name: "does not get up",
    topic: "self_harm",
    grade: "see_today",
    stays: true,
    says: "nem ~ pegar ~ no colo",
    finds: (scene) => {
      const [bath, bed] = [leftOff(scene, /^banho$/), leftOff(scene, /^cama$/)];
      const sign = { label: "word", from: bed, to: bed + 1, value: Number.NaN };
      return bath >= 0 && bed >= 0 ? { grade: "see_today", signs: [sign] } : null;
    },
    takes: [
      "faz um mês que não tomo banho nem levanto da cama",
      "tive neném faz 2 meses, choro todo dia, não tenho vontade nem de pegar ele no colo",
    ],
    leaves: ["não levanto da cama sem café", "hoje não tomei banho ainda, já saio da cama"],
  },
  {
    name: "does not want to eat",
    topic: "eating_disorder",
    grade: "next_visit",
    unless: (scene, hit) => isOfSomething(scene, hit) || isEnoughForToday(scene),
    says: `odeio/detesto/nojo/odio/raiva de? comer
      nao quero/queria/qro mais comer
      nao quero comer mais
      hate eating`,
    takes: [
      "detesto comer",
      "eu odeio comer",
      "tenho nojo de comer",
      "não quero mais comer",
      "i hate eating",
    ],
    leaves: [
      "detesto comer jiló",
      "odeio comer sozinha",
      "não quero mais comer pão",
      "não quero mais comer hoje",
      "detesto comida fria",
    ],
  },
];
