import { isLikelyWeight, isPossibleWeight, LIKELY_KG } from "@/lib/nutrition/figures/bounds";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { repairAt } from "@/lib/portuguese/text/repair-signs";
import type { Token } from "@/lib/portuguese/text/tokens";

/** A body weight at tokens start..next-1. `sure` is false for an unlikely one, or when the decimal mark seems to be missing: 724. */
export type WeightReading = { kg: number; sure: boolean; start: number; next: number };

const NAMES = new Set([
  "peso",
  "pesei",
  "pesando",
  "pesava",
  "pesou",
  "balanca",
  "pesagem",
  "pesinho",
  "pesada",
  "pesar",
]);
const FILLERS = new Set(
  `meu o a e eh esta estou estava hoje agora atual atualmente deu de com foi deste desse marcou marcando mostrou em jejum
  aproximadamente cerca uns na no mais ou menos me eu manha ontem anteontem dia ficou fiquei continua caiu para subiu
  baixou posto farmacia academia casa foi era tava errado errada corrige ja so apenas tambem tipo semana passada cedo acordei ao acordar`.split(
    /\s+/,
  ),
);
const HAVE = new Set([
  "estou",
  "estava",
  "fiquei",
  "bati",
  "cheguei",
  "continuo",
  "voltei",
  "marquei",
  "ando",
]);
const CHANGED = new Set(["emagreci", "engordei", "perdi", "ganhei"]);
const MOST_FILLERS = 7;

/** Body weights in a message: "peso 72,4", "tô com 80 kg", "hoje a balança deu 79 e meio". */
export function readWeights(tokens: readonly Token[]): WeightReading[] {
  const found: WeightReading[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = weightAfter(tokens, i) ?? weightBefore(tokens, i) ?? weightAlone(tokens, i);
    if (!first) continue;
    const reading = repaired(tokens, first);
    found.push(reading);
    i = reading.next - 1;
  }
  // "92,3 hoje, semana passada tava 93,1"
  const now = found.filter(({ start }) => !isPast(tokens, start));
  return now.length > 0 ? now : found;
}

function isPast(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 2), start + 3).map(({ word }) => word);
  return before.some(
    (word, i) => /^passad[oa]$/.test(word) && /^(?:semana|mes|ano)$/.test(before[i - 1] ?? ""),
  );
}

/** "65,0 de peso" */
function weightBefore(tokens: readonly Token[], at: number): WeightReading | null {
  const number = kilosAt(tokens, at);
  // "75,9 em jejum hoje" begins a message; "98 em jejum" is a glucose.
  const fasting =
    number &&
    at === 0 &&
    !Number.isInteger(number.kg) &&
    wordAt(tokens, number.next) === "em" &&
    wordAt(tokens, number.next + 1) === "jejum";
  if (fasting) return { ...number, start: at, next: number.next + 2 };
  const named = number && wordAt(tokens, number.next) === "de" && wordAt(tokens, number.next + 1) === "peso";
  return named ? { ...number, start: at, next: number.next + 2 } : null;
}

/** "peso 82, digo, 72" */
function repaired(tokens: readonly Token[], reading: WeightReading): WeightReading {
  const from = wordAt(tokens, reading.next) === "," ? reading.next + 1 : reading.next;
  const again = repairAt(tokens, from);
  const instead = again === null ? null : kilosAt(tokens, again);
  return instead ? { ...instead, start: reading.start } : reading;
}

function weightAfter(tokens: readonly Token[], at: number): WeightReading | null {
  const word = wordAt(tokens, at);
  // "na balança minha mãe deu 70 kg e eu 62,5"
  const before = tokens.slice(Math.max(0, at - 3), at);
  const isNow =
    /^(?:agora|hoje)$/.test(word) && before.some(({ word: one }) => /^(?:estava|pesava)$/.test(one));
  const mine =
    word === "eu" && wordAt(tokens, at - 1) === "e" && tokens.slice(0, at).some((one) => NAMES.has(one.word));
  const named = NAMES.has(word) || mine || isNow;
  if (!named && !HAVE.has(word)) return null;
  for (let i = at + 1; i <= at + MOST_FILLERS && i < tokens.length; i += 1) {
    const number = kilosAt(tokens, i);
    if (number) {
      if (isSlight(number.kg) && !isPlainly(tokens, at + 1, i, number.next)) return null;
      if (/^(?:estava|pesava)$/.test(word) && weighsNow(tokens, number.next)) return null;
      // "estou com 72" alone may be anything; with "kg", decimals, or after "emagreci", it is a weight.
      const told = named || number.unit || !Number.isInteger(number.kg) || tellsOfChange(tokens, at);
      return told ? { ...number, start: at } : null;
    }
    const token = tokens[i] as Token;
    // "me pesei no postinho hoje, deu 71 quilos"
    if (
      named &&
      /^n[oa]$/.test(token.word) &&
      tokens[i + 1]?.kind === "word" &&
      !/^jejum$/.test(wordAt(tokens, i + 1))
    ) {
      i += 1;
      continue;
    }
    if (!FILLERS.has(token.word) && !/^[:=,-]$/.test(token.word)) return null;
  }
  return null;
}

/** "tava 95,4 agora 94,3": the second is the weight. */
function weighsNow(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(
    ({ word }, i) => i >= from && i <= from + 3 && /^(?:agora|hoje|atual)$/.test(word),
  );
  const lead = at < 0 ? -1 : tokens.findIndex((one, i) => i > at && i <= at + 4 && one.kind === "number");
  return lead > 0 && kilosAt(tokens, lead) !== null;
}

/** "meu peso caiu 2 kg", "peso 3 kg de arroz": so little is a weight only where somebody says plainly that it is. */
function isPlainly(tokens: readonly Token[], from: number, to: number, next: number): boolean {
  const words = tokens.slice(from, to);
  return (
    words.every(({ word }) => /^(?:eh|esta|hoje|agora|atual|de|[:=])$/.test(word)) &&
    !/^d[eoa]$/.test(wordAt(tokens, next))
  );
}

/** A few kilos are what a weight changes by, or what is cooked. */
function isSlight(kg: number): boolean {
  return kg < LIKELY_KG.least;
}

function tellsOfChange(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - MOST_FILLERS), at).some(({ word }) => CHANGED.has(word));
}

/** "72,4 kg" with nothing to eat in sight. */
function weightAlone(tokens: readonly Token[], at: number): WeightReading | null {
  const number = kilosAt(tokens, at);
  // "72,4" and nothing else.
  const own = tokens[at];
  const isFirst = tokens.slice(0, at).every(({ word }) => /^(?:e|hoje|agora)$/.test(word));
  const bare =
    isFirst &&
    own?.kind === "number" &&
    !Number.isInteger(own.value) &&
    tokens
      .slice(at + 1)
      .every(({ word, kind }) => kind === "mark" || /^(?:hoje|agora|cedo|em|jejum)$/.test(word));
  if (!number || (!number.unit && !bare) || isSlight(number.kg)) return null;
  const before = tokens
    .slice(0, at)
    .every(({ word, kind }) => kind === "mark" || kind === "break" || FILLERS.has(word));
  const after = tokens
    .slice(number.next)
    .every(
      ({ word, kind }) =>
        kind !== "word" || FILLERS.has(word) || /^(?:kg|exatos|cravados|redondo|certinho)$/.test(word),
    );
  return before && after ? { ...number, start: at } : null;
}

type Kilos = { kg: number; sure: boolean; unit: boolean; next: number };

function kilosAt(tokens: readonly Token[], at: number): Kilos | null {
  const quantity = readQuantity(tokens, at);
  if (!quantity || quantity.low !== null || quantity.article) return null;
  let kg = quantity.value;
  let { next } = quantity;
  const unit = wordAt(tokens, next) === "kg";
  if (/^(?:g|ml|litros?|horas|h|%|vezes|dias|cm|anos|kcal|calorias)$/.test(wordAt(tokens, next))) return null;
  if (unit) next += 1;
  const grams = gramsAfter(tokens, next, unit);
  if (grams) {
    kg += grams.kg;
    next = grams.next;
  }
  // "72.400" reads as thousands.
  if (isLikelyWeight(kg / 1000)) kg /= 1000;
  if (isLikelyWeight(kg)) return { kg: round(kg), sure: true, unit, next };
  const meant = unit && isPossibleWeight(kg);
  if (isLikelyWeight(kg / 10) && Number.isInteger(kg) && !meant) {
    return { kg: round(kg / 10), sure: false, unit, next };
  }
  return meant ? { kg: round(kg), sure: false, unit, next } : null;
}

/** "72 quilos e 300 gramas", "72 e 300", "72 kg e meio". */
function gramsAfter(
  tokens: readonly Token[],
  at: number,
  unit: boolean,
): { kg: number; next: number } | null {
  // "58kg 200g"
  const grams = unit && wordAt(tokens, at + 1) === "g" ? tokens[at] : undefined;
  if (grams?.kind === "number" && grams.value < 1000) return { kg: grams.value / 1000, next: at + 2 };
  if (wordAt(tokens, at) !== "e") return null;
  if (unit && wordAt(tokens, at + 1) === "meio") return { kg: 0.5, next: at + 2 };
  const more = readQuantity(tokens, at + 1);
  if (!more || more.value < 50 || more.value >= 1000) return null;
  const named = wordAt(tokens, more.next) === "g";
  return unit || named || more.value % 50 === 0
    ? { kg: more.value / 1000, next: more.next + (named ? 1 : 0) }
    : null;
}

/** A change that rather is a slip of the finger: more than an eighth of the weight, and more than 5 kg. */
export function isUnlikelyChange(kg: number, known: number): boolean {
  const change = Math.abs(kg - known);
  return change > 5 && change > known / 8;
}

function round(kg: number): number {
  return Math.round(kg * 100) / 100;
}
