import type { Hit, Scene } from "@/lib/portuguese/safety/scene/scene";
import { all, live } from "@/lib/portuguese/safety/scene/scene";
import type { SafetyContext } from "@/lib/portuguese/safety/scene/verdict";
import type { Word } from "@/lib/portuguese/safety/scene/words";

export type GlucoseReading = { mgdl: number; hit: Hit; at: number };

/** What follows a number that is no glucose. */
const OTHER_UNIT = new Set(
  `g kg kcal cal caloria calorias ml l litro litros mg real reais conto hora horas h min minuto minutos dia dias ano anos mes meses vez vezes
  unidade unidades ui u colher colheres copo copos fatia fatias pao paes ovo ovos banana bananas biscoito biscoitos bala balas gota gotas
  comprimido comprimidos cm km passos quilometros por cento semanas semana refeicoes kgs carboidrato carboidratos carbo carbos x
  grams calories hours minutes days years units am pm pound pounds lbs`.split(/\s+/),
);
const BEFORE_TIME = new Set(
  "as a ha faz peso pesando tenho idade dia cada meta entre at of acima abaixo menor maior".split(" "),
);
/** Medicines that are named with their milligrams. */
const DOSED =
  /^(?:metformina|glifage|dapagliflozina|forxiga|jardiance|januvia|galvus|losartana|aspirina|aas|dipirona|paracetamol|ibuprofeno)$/;
/** "acima de 300" is a reading where somebody measured, and else a question. */
const TOLD = /^(?:deu|deram|marc|mostr|ta|tava|medi|ficou|bateu)/;
const REACH = 9;
/** In mg/dL: diabetes, where it is so again. */
const FASTING_HIGH = 126;

/**
 * Glucose values told in a message, in mg/dL, in their order: numbers from 15 to 900 that stand near a word for glucose and
 * carry no other unit.
 */
export function glucoseReadings(scene: Scene): GlucoseReading[] {
  const { words } = scene;
  const readings = new Map<number, GlucoseReading>();
  for (const hit of [...all(scene, "glucose"), ...measuredUnnamed(scene)]) {
    if (hit.remote || hit.past || isGlycaemicIndex(words, hit)) continue;
    const { sentence } = words[hit.from] as Word;
    let skipped = 0;
    for (let at = hit.from; at < hit.to + REACH && at < words.length; at++) {
      const apart = (words[at] as Word).sentence - sentence;
      // "dextro agora. 58": the next sentence may be the number alone.
      if (apart > 1 || (apart === 1 && Number.isNaN((words[at] as Word).value) && at > hit.to + 1)) break;
      if (isReading(words, at)) {
        readings.set(at, { mgdl: (words[at] as Word).value, hit, at });
        if (++skipped >= 3) break;
      }
    }
    for (let at = hit.from - 1; at >= Math.max(0, hit.from - 4); at--) {
      if ((words[at] as Word).sentence !== sentence) break;
      if (isReading(words, at)) {
        readings.set(at, { mgdl: (words[at] as Word).value, hit, at });
        break;
      }
    }
  }
  // "45, ontem tava 300": the older one does not come last.
  const isOld = ({ at }: GlucoseReading) =>
    Number(words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:ontem|anteontem)$/.test(text)));
  return [...readings.values()].sort((a, b) => isOld(b) - isOld(a) || a.at - b.at);
}

/** Who has diabetes, or trembles and sweats, and writes "medi e deu 48" has measured one thing. */
function measuredUnnamed(scene: Scene): Hit[] {
  const shaky = live(scene, "trembles", "cold_sweat", "dizzy", "blurred").length > 0;
  const said = hasDiabetes(scene.context)
    ? /^(?:medi|mediu|deu|marcou|medicao|medida)$/
    : shaky
      ? /^(?:medi|mediu)$/
      : null;
  const weighs = scene.words.some(({ text }) => /^(?:pes\w+|balanca|kg|quilos?)$/.test(text));
  const isNamed = live(scene, "glucose").length > 0 && !weighs;
  return scene.words.flatMap(({ text, value }, from) => {
    // "284 em jejum": nothing else is measured fasting, but a weight.
    const isFasting = value >= FASTING_HIGH && !weighs && scene.words[from + 2]?.text === "jejum";
    // "minha glicose foi 195 na semana passada, contei pro médico, hoje deu 390"
    const isAgain =
      isNamed &&
      text === "deu" &&
      /^(?:hoje|agora)$/.test(scene.words[from - 1]?.text ?? "") &&
      isReading(scene.words, from + 1);
    if (!said?.test(text) && !isFasting && !isAgain) return [];
    const told = { denied: false, remote: false, past: false, idiom: false };
    return [{ ...told, label: "glucose", from, to: from + 1, value: Number.NaN }];
  });
}

/** Whether the profile tells of diabetes; what comes before it is none. */
export function hasDiabetes({ conditions = [] }: SafetyContext): boolean {
  return conditions.some((one) => /diabet|insulin|dm ?[12]/i.test(one) && !/pr[eé]/i.test(one));
}

function isGlycaemicIndex(words: readonly Word[], { from }: Hit): boolean {
  return /^(?:indice|carga|hemoglobina|glicada|media)$/.test(words[from - 1]?.text ?? "");
}

const NO_WORD = { value: Number.NaN, text: "" };

function isReading(words: readonly Word[], at: number): boolean {
  const { value, text } = words[at] ?? NO_WORD;
  if (Number.isNaN(value) || !Number.isInteger(value) || value < 15 || value > 900) return false;
  if (/^[a-z]/.test(text) && value < 20) return false;
  const next = words[at + 1];
  if (next && OTHER_UNIT.has(next.text) && !(next.text === "mg" && /^dl/.test(words[at + 2]?.text ?? "")))
    return false;
  const before = words[at - 1]?.text ?? "";
  const earlier = words[at - 2]?.text ?? "";
  if (
    !words.some(({ text: one }) => TOLD.test(one)) &&
    before === "de" &&
    (earlier === "abaixo" || earlier === "acima" || earlier === "menos" || earlier === "mais")
  )
    return false;
  // "o normal é 90"
  if (/^(?:e|eh|seria|era)$/.test(before) && /^(?:normal|ideal|alvo|certo|meta)$/.test(earlier)) return false;
  // "metformina de 850", "glifage 500" in milligrams.
  if (DOSED.test(before) || (/^(?:de|xr)$/.test(before) && DOSED.test(earlier))) return false;
  return !BEFORE_TIME.has(before) && !(before === "e" && earlier === "hora");
}

/** "larguei a insulina tem 2 semanas, tô fraca e com muita sede": it is high, and no sugar is to be eaten. */
export function hasLeftInsulinOff(scene: Scene): boolean {
  const line = ` ${scene.words.map(({ text }) => text).join(" ")} `;
  return (
    LEFT_OFF.test(line) &&
    live(scene, "thirst", "pees").length > 0 &&
    live(scene, "trembles", "cold_sweat").length === 0
  );
}

const LEFT_OFF =
  / (?:larg|par|abandon|suspend|cort)(?:uei|ei|i|ou|eu) (?:de (?:tomar|aplicar|usar) )?(?:com )?(?:a |minha )?insulina /;

const SHOWS = /^(?:da|deu|dando|aparece|apareceu|aparecendo|marca|marcou|marcando|diz|mostra|mostrou)$/;
const SAYS = /^(?:says|reads|shows|said)$/;
const METER = /^(?:meter|glucometer|monitor|sensor|libre)$/;

/** A meter that shows "HI" has found more than it can count: whatever the signs, it is not low. */
export function showsHigh({ words }: Scene): boolean {
  return words.some(({ text }, i) => {
    const before = words[i - 1]?.text ?? "";
    // "my friend says hi"
    const isOfMeter = SAYS.test(before) && words.slice(0, i).some((word) => METER.test(word.text));
    return text === "hi" && (SHOWS.test(before) || isOfMeter);
  });
}

/** In mg/dL, before eating, by the laboratory: raised. */
const PREDIABETES = 100;
const AFTER_A_MEAL =
  /^(?:(?:depois|apos|pos|duas horas depois|2 ?h depois) (?:d[aoe] )?(?:(?:almoc|jant|cafe|lanch|refeic|com)|\S+ com)|(?:pos|apos) )/;
const EXAMINED = /^(?:exam\w*|admissional|periodico|checkup|laboratorio|laboratorial|postinho|ubs)$/;
const WORDS_BESIDE = 4;

/**
 * The last glucose measured before eating that is raised: 126 mg/dL or more, or 100 by a laboratory (Sociedade Brasileira de
 * Diabetes). "138 semana passada, 142 depois e hoje 135" are all of them fasting, "128 depois do almoço" is not.
 */
export function raisedFasting(scene: Scene): GlucoseReading | undefined {
  const { words } = scene;
  if (!words.some(({ text }) => text === "jejum")) return undefined;
  const least = words.some(({ text }) => EXAMINED.test(text)) ? PREDIABETES : FASTING_HIGH;
  const fasting = glucoseReadings(scene).filter(({ at, hit }) => {
    const beside = words.slice(Math.max(0, at - WORDS_BESIDE), at + 1 + WORDS_BESIDE).map(({ text }) => text);
    return !hit.denied && !beside.some((_, i) => AFTER_A_MEAL.test(beside.slice(i).join(" ")));
  });
  const last = fasting.at(-1);
  return last && last.mgdl >= least ? last : undefined;
}

/** "a lantus foi 40 em vez de 20": more of it than was meant; 20 in place of 30 is less. */
export function moreInsulin({ words }: Scene): Hit | null {
  if (!words.some(({ text }) => INSULIN.test(text))) return null;
  const at = words.findIndex(({ text }, i) => text === "vez" && words[i + 1]?.text === "de");
  const told = words.slice(Math.max(0, at - 3), Math.max(0, at)).findLast(({ value }) => value >= 1);
  if (!told || !(told.value > (words[at + 2]?.value ?? Number.NaN))) return null;
  const fact = { denied: false, remote: false, past: false, idiom: false };
  return { ...fact, label: "word", from: words.indexOf(told), to: at + 3, value: told.value };
}

const INSULIN = /^(?:insulin|insolina|lantus|tresiba|basaglar|humalog|novorapid|nph)/;
