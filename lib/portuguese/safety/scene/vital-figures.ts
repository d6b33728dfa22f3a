import { all, type Scene } from "@/lib/portuguese/safety/scene/scene";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** A figure of the body, and the index of its first word. */
export type VitalFigure = { value: number; at: number };
/** In mmHg; of a figure that was not told an ordinary one. */
export type Pressure = { high: number; low: number; at: number; isNamed: boolean };

const SATURATION = /^(?:sat|satur\w*|spo2?|spo|oximetr\w*|oxigen\w*|o2|oxygen)$/;
const PULSE = /^(?:batiment\w*|bpm|pulse|hr|frequencia|pulso|pulsacao|fc|heartrate)$/;
const HEART = /^(?:cora\w*|batendo|heart)$/;
const HEAT = /^(?:febr\w*|temperatura|termometro|graus?|quentinh\w*|fever|temperature)$/;
const NAMED = [SATURATION, PULSE, HEAT];
const UNIT =
  /^(?:g|kg|ml|l|litros?|kcal|cal|calorias?|mg|reais|real|min|minutos?|h|horas?|hora|dias?|anos?|meses|semanas?|vez|vezes|km|cm|m|unidades?|ui|por|x|cento|copos?|fatias?|colher\w*|passos|percent)$/;
const REACH = 4;

/** Oxygen saturations told, in percent. */
export function saturations(scene: Scene): VitalFigure[] {
  return beside(scene, SATURATION, ({ value }) => value >= 40 && value <= 100);
}

/** Heart rates told, in beats a minute. */
export function pulses(scene: Scene): VitalFigure[] {
  const near = beside(scene, PULSE, ({ value }) => value >= 20 && value <= 260);
  const fast = beside(scene, HEART, ({ value }) => value >= 120 && value <= 260);
  return [...near, ...fast];
}

/** Body temperatures told, in °C: beside a word for heat, or as one says only temperatures ("38,6"). */
export function temperatures(scene: Scene): VitalFigure[] {
  const inRange = ({ value }: Word) => value >= 35 && value <= 43;
  const said = beside(scene, HEAT, inRange);
  const bare = scene.words.flatMap((word, at): VitalFigure[] => {
    const isDecimal = /[.,]/.test(word.text) && word.value >= 37.5 && word.value <= 42;
    return isDecimal && !UNIT.test(scene.words[at + 1]?.text ?? "") ? [{ value: word.value, at }] : [];
  });
  return [...said, ...bare.filter(({ at }) => !said.some((one) => one.at === at))];
}

/** Numbers within reach of a word, in its sentence and without another unit. */
function beside(scene: Scene, said: RegExp, fits: (word: Word) => boolean): VitalFigure[] {
  const { words } = scene;
  const found = new Map<number, VitalFigure>();
  words.forEach((word, from) => {
    if (!said.test(word.text)) return;
    for (let at = Math.max(0, from - REACH); at <= from + REACH && at < words.length; at++) {
      const one = words[at] as Word;
      if (one.sentence !== word.sentence || Number.isNaN(one.value) || !fits(one)) continue;
      if (UNIT.test(words[at + 1]?.text ?? "") || UNIT.test(words[at - 1]?.text ?? "")) continue;
      if (isOfAnother(words.slice(from + 1, at), said)) continue;
      found.set(at, { value: one.value, at });
    }
  });
  return [...found.values()];
}

/** "saturação 98 batimento 70": what stands between has its own figure, and then the name of another. */
function isOfAnother(between: readonly Word[], said: RegExp): boolean {
  const named = between.findIndex(({ text }) => NAMED.some((name) => name !== said && name.test(text)));
  return between.slice(0, Math.max(0, named)).some(({ value }) => !Number.isNaN(value));
}

const BY = /^(?:por|x|by|over)$/;
const NOW = /^(?:hoje|agora|esses|essa|mesmo|sem|novamente)$/;
const MEASURED = /^(?:deu|deram|ta|tava|medi|mediu|mediram|marcou|subiu|com|says|said|reads|read|was)$/;

/**
 * Blood pressures told: "pressão 18 por 11", and without the word ("tô com 16 por 11") where the value is no ordinary one and was
 * measured or stands first: a date may look alike.
 */
export function pressures(scene: Scene): Pressure[] {
  const { words } = scene;
  const told = all(scene, "pressure");
  const found: Pressure[] = [];
  for (let at = 0; at + 2 < words.length; at++) {
    const [a, by, b] = words.slice(at, at + 3) as [Word, Word, Word];
    if (Number.isNaN(a.value) || Number.isNaN(b.value) || !BY.test(by.text)) continue;
    const [high, low] = [scaled(a.value), scaled(b.value)];
    if (high < 50 || high > 300 || low < 30 || low > 180 || high <= low) continue;
    const next = words[at + 3]?.text ?? "";
    if (UNIT.test(next)) continue;
    const isTold = at === 0 && a.value >= 14 && b.value <= 13 && NOW.test(next);
    const isNamed = isTold || told.some(({ from, to }) => at >= from - 4 && at <= to + 8);
    const before = words[at - 1]?.text ?? "";
    const isMeasured = MEASURED.test(before);
    const isBare = a.value >= 13 && b.value >= 8 && (at === 0 || isMeasured);
    // "deu 152/98": in mmHg it is nothing else.
    const inMmHg = isMeasured && by.text !== "x" && a.value >= 130 && a.value <= 260 && b.value >= 80;
    if (isNamed || isBare) found.push({ high, low, at, isNamed: isNamed || inMmHg });
  }
  return found.length > 0 ? found : halfPressures(scene);
}

/** "a máxima tá 18", "minha mínima deu 110": one of the two figures. */
function halfPressures(scene: Scene): Pressure[] {
  const highs = beside(scene, /^(?:maxima|sistolica)$/, ({ value }) => scaled(value) >= 60);
  const lows = beside(scene, /^(?:minima|diastolica)$/, ({ value }) => scaled(value) >= 40);
  return [
    ...highs.map(({ value, at }) => ({ high: scaled(value), low: 70, at, isNamed: true })),
    ...lows.map(({ value, at }) => ({ high: 120, low: scaled(value), at, isNamed: true })),
  ].filter(({ high, low }) => high <= 300 && low <= 180);
}

/** "12 por 8" is told in centimetres of mercury. */
function scaled(value: number): number {
  return value < 30 ? value * 10 : value;
}
