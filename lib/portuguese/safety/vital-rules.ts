import { glucoseReadings } from "@/lib/portuguese/safety/scene/glucose-readings";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, isTime, live, type Scene, says } from "@/lib/portuguese/safety/scene/scene";
import type { Sign } from "@/lib/portuguese/safety/scene/signs";
import type { SafetyTopic } from "@/lib/portuguese/safety/scene/verdict";
import {
  pressures,
  pulses,
  saturations,
  temperatures,
  type VitalFigure,
} from "@/lib/portuguese/safety/scene/vital-figures";

/** Sources of every threshold: docs/safety.md. */
const SATURATION = { emergency: 90, low: 94 };
const PULSE = { emergency: 150, fast: 120, slow: 40 };
const FEVER = 37.8;
const HIGH_FEVER = 39;
const HYPERTENSION = { high: 140, low: 90 };
const CRISIS = { high: 180, low: 110 };

const ILL = [
  ...["chest", "no_air", "blurred", "confused", "dizzy", "weak", "headache", "vomits", "cold_sweat"],
  ...["numb", "nausea", "about_to", "fainted", "trembles"],
] as Sign[];
const GRAVE = ["no_air", "blurred", "confused", "vomits", "headache", "fainted", "numb"] as Sign[];

function signOf({ at }: { at: number }, length = 1) {
  return { label: "figure", from: at, to: at + length, value: Number.NaN };
}

function pressureFinding(scene: Scene): Finding | null {
  const ill = live(scene, ...ILL);
  const isWatched = (scene.context.conditions ?? []).some((one) => /hipert|press[aã]o/i.test(one));
  const told = pressures(scene).filter(({ isNamed }) => isNamed || ill.length > 0 || isWatched);
  const last = told.at(-1);
  const named = live(scene, "pressure");
  if (!last) return movedFinding(scene);
  if (last.isNamed && named.length === 0 && all(scene, "pressure").length > 0) return null;
  const signs = [signOf(last, 3), ...ill];
  const reaches = (limit: { high: number; low: number }) => last.high >= limit.high || last.low >= limit.low;
  const grave = live(scene, ...GRAVE);
  const [high, low] = [
    { pressure: "high" as const, signs },
    { pressure: "low" as const, signs },
  ];
  if (reaches(CRISIS)) return { ...high, grade: ill.length > 0 ? "call_now" : "see_today" };
  if (reaches(HYPERTENSION)) return { ...high, grade: grave.length > 0 ? "see_today" : "next_visit" };
  if (last.high <= 70) return { ...low, grade: "call_now" };
  if (last.high <= 90) return { ...low, grade: ill.length > 0 ? "see_today" : "next_visit" };
  return null;
}

/** "minha pressão subiu e tô vendo estrelinha": without figures. */
function movedFinding(scene: Scene): Finding | null {
  const moved = live(scene, "pressure_moved");
  if (moved.length === 0) return null;
  const ill = live(scene, ...ILL);
  const signs = [...moved, ...ill];
  const isLow = moved.some(({ from, to }) => scene.words.slice(from, to).some(({ text }) => FELL.test(text)));
  const finding = { pressure: isLow ? ("low" as const) : ("high" as const), signs };
  if (live(scene, ...GRAVE).length > 0) return { ...finding, grade: "call_now" };
  return ill.length > 0 ? { ...finding, grade: "see_today" } : null;
}

const FELL = /^(?:caiu|caindo|baixou|baixa|low|dropped)$/;

/** Of less than three months: "de 20 dias", "de 1 mês e meio", "recém-nascido". */
function isNewborn(scene: Scene): boolean {
  if (scene.words.some(({ text }) => /^(?:recem|rn|newborn)$/.test(text))) return true;
  return all(scene, "infant").some(({ from, to, value }) => {
    if (Number.isNaN(value) || isTime(scene.words, from, to)) return false;
    const unit = scene.words
      .slice(from, to + 1)
      .find(({ text }) => /^(?:dias?|semanas?|mes|meses)$/.test(text));
    if (!unit) return false;
    return unit.text.startsWith("dia") ? value < 90 : unit.text.startsWith("sem") ? value < 13 : value < 3;
  });
}

function temperatureFinding(scene: Scene): Finding | null {
  const hottest = temperatures(scene).reduce<VitalFigure | null>(
    (most, one) => (!most || one.value > most.value ? one : most),
    null,
  );
  const fever = live(scene, "fever");
  const isHot = (hottest?.value ?? 0) >= FEVER;
  if (!isHot && fever.length === 0) return null;
  const signs = [...(hottest ? [signOf(hottest)] : []), ...fever];
  if (isNewborn(scene)) return { grade: "call_now", signs, whose: "child" };
  const brain = live(scene, "confused", "stiff_neck", "purple_spots");
  if (brain.length > 0) return { grade: "call_now", signs: [...signs, ...brain] };
  if (says(scene, "weak_defence")) return { grade: "see_today", signs };
  if (hottest && hottest.value >= HIGH_FEVER) return { grade: "see_today", signs };
  const isSmall = says(scene, "infant");
  return isSmall || (isHot && says(scene, "child")) ? { grade: "see_today", signs } : null;
}

/** In mg/dL: below it only rules speak, which know of fasting and of diabetes. */
const HIGH_FOR_ANYBODY = 200;

/** Whether a figure that was told says that what was heard is not so: "glicose 102", "glicose deu 187" of too little, "pressão 12x7". */
export function isRefuted(scene: Scene, topic: SafetyTopic): boolean {
  if (topic === "low_glucose" || topic === "high_glucose") {
    const last = glucoseReadings(scene).at(-1);
    // Who has too much of it must not be told to eat sugar.
    return last !== undefined && last.mgdl >= 85 && (topic === "low_glucose" || last.mgdl < HIGH_FOR_ANYBODY);
  }
  const last = topic === "blood_pressure" ? pressures(scene).at(-1) : undefined;
  return last !== undefined && last.high > 90 && last.high < HYPERTENSION.high && last.low < HYPERTENSION.low;
}

export const VITAL_RULES: readonly SafetyRule[] = [
  {
    name: "oxygen too low",
    topic: "breathing",
    finds: (scene) => {
      const [last] = saturations(scene).slice(-1);
      if (!last || last.value >= SATURATION.low) return null;
      const isLow = last.value <= SATURATION.emergency || live(scene, "no_air", "weak", "purple").length > 0;
      return { grade: isLow ? "call_now" : "see_today", signs: [signOf(last)] };
    },
    takes: [
      "saturação 86 no aparelhinho do dedo",
      "minha mãe tá saturando 89",
      "oxímetro marcando 84",
      "spo2 92",
      "saturação 88 batimento 110",
    ],
    leaves: [
      "saturação 98 batimento 70",
      "saturação 98, sopa no jantar",
      "gordura saturada 12 g",
      "oxímetro 97",
    ],
  },
  {
    name: "heart rate at rest",
    topic: "heart",
    finds: (scene) => {
      if (says(scene, "training")) return null;
      const [last] = pulses(scene).slice(-1);
      if (!last || (last.value < PULSE.fast && last.value >= PULSE.slow)) return null;
      const ill = live(scene, "no_air", "cold_sweat", "dizzy", "weak", "chest", "blurred", "fainted");
      const isGrave = last.value >= PULSE.emergency || ill.length > 0;
      return { grade: isGrave ? "call_now" : "see_today", signs: [signOf(last), ...ill] };
    },
    takes: [
      "batimento 178 parada no sofá",
      "minha frequência tá em 36 e tô tonta",
      "coração a 160 faz duas horas",
    ],
    leaves: ["batimento 72 em repouso", "batimentos 150 na corrida", "meu relógio marcou 165 bpm no treino"],
  },
  {
    name: "blood pressure",
    topic: "blood_pressure",
    finds: pressureFinding,
    takes: [
      "minha pressão tá 20 por 12",
      "pressão 190x110 e dor de cabeça forte",
      "minha pressão subiu e tô vendo estrelinha",
      "a pressão caiu e tô tonta",
      "pressão deu 8 por 5 e moleza",
      "pressão tem ficado 16/10 esses dias",
      "tô com 17 por 11 e tontura",
      "16x10 hoje de novo, comi salgado",
      "minha máxima tá 180",
    ],
    leaves: [
      "pressão 12 por 8",
      "feijão na panela de pressão",
      "tenho pressão alta, posso comer sal?",
      "comi 25/12 na casa da vó",
      "forma de 20x15 com lasanha",
    ],
  },
];

/** "parou de suar", in the sun: heat stroke, which kills within hours (Ministério da Saúde, calor extremo). */
function heatFinding(scene: Scene): Finding | null {
  const hot = live(scene, "great_heat");
  if (hot.length === 0) return null;
  const brain = live(scene, "confused", "fainted", "drowsy", "no_sweat");
  if (brain.length > 0) return { grade: "call_now", signs: [...hot, ...brain] };
  const ill = live(scene, "vomits", "nausea", "dizzy", "cramps", "headache");
  return ill.length > 1 ? { grade: "see_today", signs: [...hot, ...ill] } : null;
}

export const FEVER_RULES: readonly SafetyRule[] = [
  {
    name: "heat that goes to the head",
    topic: "dehydration",
    finds: heatFinding,
    takes: [
      "tá um sol de rachar, meu marido parou de suar e tá falando coisa sem sentido",
      "trabalhando no sol quente, vomitei e tô tonto",
      "insolação: minha filha tá confusa e a pele pegando fogo",
    ],
    leaves: [
      "sol de rachar hoje, tomei 2 litros de água",
      "parei de suar depois do banho",
      "dor de cabeça do calor",
    ],
  },
  {
    name: "fever",
    topic: "injury",
    finds: temperatureFinding,
    says: `barriga/abdomen ~ dura/duro/rigida ~ que? nem? tabua/pedra/madeira
      febre ~ pescoco ~ duro/rigido
      pescoco ~ duro/rigido/nao_dobra ~ febre`,
    takes: [
      "meu bebê de 20 dias tá com 38",
      "bebe de 1 mês e meio ta com 38,6",
      "febre 40,2 e pescoço duro",
      "febre de 39,5 desde ontem",
      "faço quimioterapia e tô com febre",
      "minha filha tá com 38,4",
    ],
    leaves: [
      "38 graus na rua, só água de coco",
      "peso 38,6 kg",
      "assei a 200 graus",
      "febre de pizza aqui em casa",
    ],
  },
];
