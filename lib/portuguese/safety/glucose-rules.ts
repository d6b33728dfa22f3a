import {
  glucoseReadings,
  hasDiabetes,
  hasLeftInsulinOff,
  moreInsulin,
  raisedFasting,
  showsHigh,
} from "@/lib/portuguese/safety/scene/glucose-readings";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { live, near, type Scene, says } from "@/lib/portuguese/safety/scene/scene";

const SHAKY = ["trembles", "cold_sweat", "confused", "dizzy", "weak", "blurred", "drowsy"] as const;
const UNWELL = ["thirst", "pees", "nausea", "blurred", "weak", "dizzy", "belly", "fever", "head"] as const;

function knowsDiabetes(scene: Scene): boolean {
  return hasDiabetes(scene.context) || says(scene, "insulin", "diabetic", "glucose", "took_insulin");
}

/** Sources: Sociedade Brasileira de Diabetes (docs/safety.md). */
const LOW = 70;
const HIGH = 250;
const RAISED = 200;
const EXTREME = 400;

const STIMULANT = /^(?:cafeina|termogenic|energetic|sibutramin|efedrin)/;

/** The last value told counts: "tava 52, tomei suco, agora 104". */
function lowReading(scene: Scene): Finding | null {
  const readings = glucoseReadings(scene);
  const last = readings.at(-1);
  if (!last || last.hit.denied) return null;
  const lowest = readings.reduce((a, b) => (b.mgdl < a.mgdl ? b : a));
  if (last.mgdl < LOW) return { grade: "call_now", signs: [last.hit], glucose: last.mgdl };
  if (lowest.mgdl >= LOW) return null;
  const shaky = live(scene, ...SHAKY).length > 0 && last.mgdl < HIGH;
  const isOver = last.mgdl >= 80 && last.at > lowest.at && !shaky;
  return { grade: isOver ? "next_visit" : "call_now", signs: [lowest.hit], glucose: lowest.mgdl };
}

/** "qual glicose é baixa? a minha deu 45" */
function lowBeside({ words }: Scene): Finding | null {
  const at = words.findIndex(({ text }, i) => text === "minha" && OWN_FIGURE.test(words[i + 1]?.text ?? ""));
  const mgdl = words[at + 2]?.value ?? Number.NaN;
  const isGlucose = words.slice(0, Math.max(0, at)).some(({ text }) => /^glic(?:ose|emia)$/.test(text));
  if (!isGlucose || !(mgdl >= 20 && mgdl < LOW)) return null;
  const signs = [{ label: "glucose", from: at, to: at + 3, value: mgdl }];
  return { grade: "call_now", signs, glucose: mgdl };
}

const OWN_FIGURE = /^(?:deu|ta|esta|foi|veio)$/;

function highReading(scene: Scene): Finding | null {
  const readings = glucoseReadings(scene).filter(({ hit }) => !hit.denied);
  const last = readings.at(-1);
  if (!last) return null;
  const fasting = raisedFasting(scene);
  if (fasting && fasting.mgdl < RAISED)
    return { grade: "next_visit", signs: [fasting.hit], glucose: fasting.mgdl };
  if (last.mgdl < 180) return null;
  const ill = live(scene, "vomits", "confused", "drowsy", "no_air", "acetone", "keeps_nothing");
  const signs = [last.hit, ...ill];
  const glucose = last.mgdl;
  if ((last.mgdl >= HIGH && ill.length > 0) || last.mgdl >= EXTREME)
    return { grade: "call_now", signs, glucose };
  const unwell = live(scene, ...UNWELL);
  if (last.mgdl >= HIGH || unwell.length > 0) return { grade: "see_today", signs, glucose };
  return last.mgdl >= RAISED ? { grade: "next_visit", signs, glucose } : null;
}

function isDenied({ words }: Scene): boolean {
  return words.some(
    ({ text }, i) =>
      /^diabet/.test(text) &&
      /^(?:sou|tenho|e)$/.test(words[i - 1]?.text ?? "") &&
      words[i - 2]?.text === "nao",
  );
}

const GLYCATED = /^(?:glicada|hba1c|a1c)$/;

export const GLUCOSE_RULES: readonly SafetyRule[] = [
  {
    name: "low glucose by its figure",
    topic: "low_glucose",
    finds: (scene) => lowReading(scene) ?? lowBeside(scene),
    takes: [
      "glicemia 45 e suando frio",
      "meu açúcar tá 52",
      "medi agora e o dextro deu 61",
      "58 de glicose o que eu faço",
      "glicemia sessenta e dois",
    ],
    leaves: [
      "glicemia 98 em jejum",
      "comi 60 g de arroz",
      "peso 62",
      "suco com açúcar 60 kcal",
      "minha glicemia deu 110 depois do almoço",
    ],
  },
  {
    name: "low glucose on the meter",
    topic: "low_glucose",
    says: "aparelho/aparelhinho/sensor/libre/glicosimetro/dextro/maquininha ~ lo/low\nglicemia/glicose deu lo",
    takes: ["o aparelho deu LO", "meu sensor tá marcando low"],
    leaves: ["baixei um app low carb no aparelho novo"],
  },
  {
    name: "too much insulin",
    topic: "low_glucose",
    says: `insulin*/insolina/lantus/humalog/novorapid/nph/tresiba/rapida ~ a_mais/dobrad*/demais/errad*/trocad*/dobro
      insulin*/insolina/lantus/humalog/novorapid/nph/tresiba # vezes
      insulin*/insolina/lantus/humalog/novorapid/nph/tresiba ~ duas vezes
      insulin*/insolina ~ em? dobro
      dose/doses/unidades/tanto ~ errada/errado/dobrada/dobro/demais/mais de? insulin*
      duas/2 doses/vezes ~ insulin*/lantus/humalog/novorapid/nph/tresiba/rapida
      demais/muita/muito de? insulin*
      rapida/lenta ~ vez/lugar ~ lenta/rapida
      insulin* ~ vez/lugar ~ lenta/rapida/outra
      errei/errou/errar ~ dose ~ insulin*
      exager* ~ insulin*
      troqu*/confund* ~ insulin*
      insulina ~ de novo ~ esquec*
      esquec* ~ ja ~ aplicado/tomado/apliquei/tomei ~ insulin*/lantus/tresiba/basaglar ~ apliquei/tomei/novo/dnv
      too much insulin
      double ~ insulin
      insulin twice`,
    takes: [
      "apliquei insulina duas vezes sem querer",
      "acho que tomei insulina demais",
      "troquei as insulinas e tomei a rápida",
      "meu pai aplicou a lantus 2 vezes",
      "took too much insulin",
    ],
    finds: (scene) => {
      const more = moreInsulin(scene);
      return more ? { grade: "call_now", signs: [more] } : null;
    },
    leaves: ["quanta insulina devo tomar?", "tomo insulina toda noite"],
  },
  {
    name: "insulin without food",
    topic: "low_glucose",
    finds: (scene) => {
      const took = live(scene, "took_insulin");
      const empty = live(scene, "not_eaten");
      if (took.length === 0 || empty.length === 0) return null;
      const unable = live(scene, "vomits", "keeps_nothing");
      return { grade: "call_now", signs: [...took, ...empty, ...unable] };
    },
    takes: [
      "tomei insulina e não comi, tô tremendo",
      "apliquei a insulina rápida e o almoço não saiu, não comi nada ainda",
      "meu pai tomou a insulina e não quer comer",
      "tomei minha lantus e esqueci de jantar",
      "took my insulin and havent eaten",
    ],
    leaves: ["tomei a insulina e almocei arroz e feijão", "não comi doce hoje"],
  },
  {
    name: "low glucose by its signs",
    topic: "low_glucose",
    finds: (scene) => {
      const signs = live(scene, ...SHAKY);
      if (signs.length === 0 || says(scene, "high_word", "acetone") || says(scene, "training")) return null;
      if (hasLeftInsulinOff(scene) || showsHigh(scene)) return null;
      if (knowsDiabetes(scene)) {
        const readings = glucoseReadings(scene);
        if ((readings.at(-1)?.mgdl ?? 0) >= LOW) return null;
        return { grade: "call_now", signs };
      }
      if (scene.words.some(({ text }) => STIMULANT.test(text))) return null;
      const kinds = new Set(signs.map(({ label }) => label));
      if (kinds.has("trembles") && kinds.has("cold_sweat")) return { grade: "call_now", signs };
      const empty = live(scene, "not_eaten");
      if (kinds.size > 1 || (empty.length > 0 && (kinds.has("trembles") || kinds.has("cold_sweat"))))
        return kinds.has("cold_sweat") || kinds.has("trembles") || empty.length > 0
          ? { grade: "see_today", signs: [...signs, ...empty] }
          : null;
      return empty.length > 0 && kinds.has("dizzy")
        ? { grade: "see_today", signs: [...signs, ...empty] }
        : null;
    },
    takes: [
      "sou diabética e tô tremendo toda",
      "tô suando frio e com tremedeira",
      "meu marido tem diabetes e tá falando nada com nada",
      "não comi nada o dia todo e tô tonta e tremendo",
      "shaking and sweating, i am diabetic",
    ],
    leaves: [
      "perna tremendo depois do treino de hoje",
      "treinei e tô suando muito",
      "comi gelatina tremendo de frio",
      "sou diabética, posso comer manga?",
    ],
  },
  {
    name: "low glucose by its name",
    topic: "low_glucose",
    // The mean of months: to have it lower is good.
    unless: ({ words }) => words.some(({ text }) => GLYCATED.test(text)),
    says: `hipo ~ vindo/chegando/comecando
      tendo/tive/teve/to/ta/com/dando/deu/crise/comecando/entrando/acho/principio/sinal/sinto ~ hipo
      tendo/tive/teve/to/ta/com/dando/deu/crise/comecando/entrando/acho/principio/sinto/fazendo ~ hipoglicemia/ipoglicemia
      hipo ~ agora/forte/feia/braba/de novo
      having/having a hypo`,
    finds: (scene) => {
      if (scene.words.some(({ text }) => GLYCATED.test(text))) return null;
      const low = live(scene, "low_word");
      const own = low.filter(({ from, to }) => to - from > 1);
      const ill = live(scene, ...SHAKY);
      const readings = glucoseReadings(scene);
      if ((readings.at(-1)?.mgdl ?? 0) >= LOW) return null;
      if (own.length > 0) return { grade: "call_now", signs: own };
      return low.length > 0 && ill.length > 0 ? { grade: "call_now", signs: [...low, ...ill] } : null;
    },
    takes: [
      "acho que tô tendo uma hipo",
      "minha glicose despencou",
      "meu açúcar tá muito baixo",
      "crise de hipoglicemia agora",
      "my blood sugar dropped",
    ],
    leaves: [
      "o que é hipoglicemia?",
      "quais alimentos de baixo índice glicêmico",
      "como evitar hipoglicemia no treino?",
    ],
  },
  {
    name: "high glucose by its figure",
    topic: "high_glucose",
    finds: highReading,
    takes: [
      "glicose 480 e vomitando",
      "minha glicemia tá 320",
      "dextro deu 290 e muita sede",
      "açúcar no sangue 410",
      "glicemia deu trezentos e cinquenta",
      "284 em jejum, comi tapioca depois",
      "glicemia de jejum no exame deu 131",
    ],
    leaves: ["104 em jejum e 128 depois do almoço", "glicemia 140 depois de comer", "comi 300 g de melancia"],
  },
  {
    name: "high glucose on the meter",
    topic: "high_glucose",
    says: "aparelho/aparelhinho/sensor/libre/glicosimetro/dextro/maquininha/glicemia/glicose/meter/glucometer/so_da/so_aparece/so_marca/so_diz ~ hi/high",
    takes: ["o aparelho só dá HI", "glicemia deu hi"],
    leaves: ["tomei um chá high tea"],
  },
  {
    name: "high glucose by its signs",
    topic: "high_glucose",
    finds: (scene) => {
      const high = live(scene, "high_word");
      const ill = live(scene, "vomits", "confused", "drowsy", "no_air", "acetone", "keeps_nothing");
      const unwell = live(scene, "thirst", "pees", "nausea", "blurred", "weak", "dizzy");
      const missed = live(scene, "forgot_insulin");
      const readings = glucoseReadings(scene);
      if (readings.length > 0 && (readings.at(-1)?.mgdl ?? 0) < 180) return null;
      const diabetes = knowsDiabetes(scene);
      const foot = diabetes ? near(scene, "rotten", "foot", 6) : null;
      if (foot) return { grade: "see_today", signs: foot };
      // "não tomo insulina, não sou diabético"
      if (high.length === 0 && isDenied(scene)) return null;
      if ((high.length > 0 || missed.length > 0) && ill.length > 0)
        return { grade: "call_now", signs: [...high, ...missed, ...ill] };
      if (diabetes && live(scene, "acetone").length > 0) return { grade: "call_now", signs: ill };
      if (high.length > 0)
        return { grade: unwell.length > 0 ? "see_today" : "next_visit", signs: [...high, ...unwell] };
      if (hasLeftInsulinOff(scene)) return { grade: "see_today", signs: unwell };
      if (missed.length > 0) return { grade: "see_today", signs: [...missed, ...unwell] };
      const thirst = live(scene, "thirst");
      const pees = live(scene, "pees");
      // A child's first sign of diabetes is often this.
      const acetone = live(scene, "acetone");
      const isThin = scene.words.some(({ text }) => /^(?:emagrec\p{L}*|xixi|mij\p{L}*)$/u.test(text));
      if (acetone.length > 0 && (isThin || thirst.length + pees.length > 0))
        return { grade: "call_now", signs: [...acetone, ...thirst, ...pees] };
      return thirst.length > 0 && pees.length > 0
        ? { grade: "see_today", signs: [...thirst, ...pees] }
        : null;
    },
    takes: [
      "minha diabetes tá alta e eu vomitando",
      "esqueci a insulina desde ontem e tô com muita sede",
      "minha filha só bebe água e faz xixi toda hora",
      "diabético com hálito de acetona",
      "sede que não passa e xixi toda hora",
    ],
    leaves: [
      "bebi muita água hoje",
      "o índice glicêmico da batata é alto?",
      "bati a meta de água e fiz xixi",
    ],
  },
];
