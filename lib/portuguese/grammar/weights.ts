import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { hasDecimals, isSlight, kilosAt, leftAfter, STRIPPED } from "@/lib/portuguese/terms/kilos";
import {
  AFTER_FIGURE,
  isAllAfter,
  isOfFoodAt,
  isPutOnScales,
  shownAfter,
} from "@/lib/portuguese/terms/on-scales";
import { isAfterPast, isNowOf, isOfBefore, isPast, weightOfTwo } from "@/lib/portuguese/terms/past-kilos";
import { isAnothers, weighsAnother, wordsIn } from "@/lib/portuguese/terms/whose-kilos";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { repairAt } from "@/lib/portuguese/text/repair-signs";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isPossessive } from "@/lib/portuguese/vocabulary/people";

/** A body weight at tokens start..next-1. `sure` is false for an unlikely one, or when the decimal mark seems to be missing: 724. */
export type WeightReading = {
  kg: number;
  sure: boolean;
  start: number;
  next: number;
  /** Told beside an older one, whose day is not its own. */
  ofNow?: true;
};

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
  `meu o a e eh esta estou estava hoje agora agorinha la ali ha pouco nesse neste instante atual atualmente deu de com foi deste desse marcou marcando mostrou em jejum
  aproximadamente cerca uns na no mais ou menos me eu manha ontem anteontem dia ficou fiquei continua caiu para subiu
  baixou posto farmacia academia casa foi era tava errado errada corrige ja so apenas tambem tipo semana passada cedo cedinho tarde noite madrugada acordei ao acordar
  segunda terca quarta quinta sexta sabado domingo feira desta dessa nessa nesta mes
  gracas deus ja aqui do da nos exatos exatamente novo outra vez novamente depois treino banho sao certo correto real digitei anotei escrevi mandei falei coloquei errei sem roupa sapato tenis chinelo querer e essa esse esta com tudo isso dentro`.split(
    /\s+/,
  ),
);
const HAVE = new Set(
  "estou estava fiquei bati cheguei continuo voltei marquei ando amanheci acordei baixei desci cai subi".split(
    " ",
  ),
);
/** "38,5 de febre", "70 kg no leg press" */
const NO_BODY =
  /^(?:de (?:febre|temperatura|glicose|glicemia|acucar)|graus|n[oa] (?:supino|agachamento|leg|terra|barra|maquina))/;
const CHANGED = new Set(["emagreci", "engordei", "perdi", "ganhei"]);
const MOST_FILLERS = 7;

/** Body weights in a message: "peso 72,4", "tô com 80 kg", "hoje a balança deu 79 e meio". */
export function readWeights(tokens: readonly Token[]): WeightReading[] {
  const found: WeightReading[] = [];
  const ofTwo = weightOfTwo(tokens);
  if (ofTwo && !tellsOfEating(tokens) && !isAnothers(tokens, 0, tokens.length))
    return [{ ...ofTwo, ofNow: true }];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = weightAfter(tokens, i) ?? weightBefore(tokens, i) ?? weightAlone(tokens, i);
    if (!first) continue;
    const reading = repaired(tokens, first);
    found.push(reading);
    i = reading.next - 1;
  }
  if (found.length === 0) found.push(...weightInSight(tokens));
  const left = found[0] && leftAfter(tokens, found[0]);
  if (left) return [left];
  return ofNow(
    tokens,
    found.filter(({ next }) => !weighsAnother(tokens, next)),
  );
}

/** Without those of before. */
function ofNow(tokens: readonly Token[], found: readonly WeightReading[]): WeightReading[] {
  // "92,3 hoje, semana passada tava 93,1", "84,2, ontem estava 84,9"
  const isOld = (one: WeightReading) => found.length > 1 && isOfBefore(tokens, one.start, one.next);
  const now = found.filter((one) => !isPast(tokens, one.start, one.next) && !isOld(one));
  return now.length < found.length ? now.map((one) => ({ ...one, ofNow: true })) : now;
}

/** "eita, 59,9! a balança colaborou": the one figure of a message that speaks of the scales, or of now, and of no food. */
function weightInSight(tokens: readonly Token[]): WeightReading[] {
  const [isOfScales, isSeen] = [/^balanca$/, SEEN].map((of) => tokens.some(({ word }) => of.test(word)));
  // "subi na balança da firma, 104 quilos e 200 g", "consulta hoje: 69,8 kg, ganhei 800 g desde a última"
  const isInKilos = (at: number) => {
    const said = isSeen && tokens[at]?.kind === "number" ? kilosAt(tokens, at) : null;
    return said?.unit === true && !/^d[eao]s?$/.test(wordAt(tokens, said.next));
  };
  // "engordei 6,5 desde o começo. É isso: 67,5 hoje", "cortando peso. 77,9 hoje"
  const isOfNow = (at: number) =>
    /^(?:hoje|agora)$/.test(wordAt(tokens, at + 1)) &&
    tokens.some(({ word }) => CHANGED.has(word) || word === "peso");
  const numbers = [...tokens.keys()].filter(
    (at) => (hasDecimals(tokens[at]) && (isOfScales || isOfNow(at))) || isInKilos(at),
  );
  const [at, ...more] = numbers.filter((one) => !isSlight(kilosAt(tokens, one)?.kg ?? 0));
  const number = at !== undefined && more.length === 0 ? kilosAt(tokens, at) : null;
  const isBody = number && !tellsOfEating(tokens) && !isAnothers(tokens, 0, tokens.length);
  return isBody ? [{ ...number, start: at as number }] : [];
}

/** Where one is weighed. */
const SEEN = /^(?:balanca|consulta|bioimpedancia|pesagem|retorno|farmacia)$/;

/** "65,0 de peso", "75,9 em jejum hoje", "deu 78 e meio hoje na balança" */
function weightBefore(tokens: readonly Token[], at: number): WeightReading | null {
  const number = kilosAt(tokens, at);
  if (!number) return null;
  const to = /^(?:hoje|agora)$/.test(wordAt(tokens, number.next)) ? number.next + 1 : number.next;
  const behind = wordsIn(tokens, to, to + 2);
  const isExact = number.unit || hasDecimals(tokens[at]) || !Number.isInteger(number.kg);
  // "98 em jejum" is a glucose.
  const isFasting = behind === "em jejum" && at === 0 && !Number.isInteger(number.kg);
  const isOnScales = behind === "na balanca" && isLed(tokens, at) && (isExact || isAllAfter(tokens, to + 2));
  return isFasting || isOnScales || behind === "de peso" ? { ...number, start: at, next: to + 2 } : null;
}

function isLed(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(0, at)
    .every(({ word }) => BEFORE_FIGURE.test(word) || /^(?:deu|me|pesei|,)$/.test(word));
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
  const isNow = isNowOf(tokens, at);
  const mine =
    word === "eu" && wordAt(tokens, at - 1) === "e" && tokens.slice(0, at).some((one) => NAMES.has(one.word));
  const named = NAMES.has(word) || mine || isNow || isAfterPast(tokens, at);
  if (!named && !HAVE.has(word)) return null;
  // "um potinho de mamão, pesei 150": of what is on the table.
  const isOfFood =
    word === "pesei" &&
    wordAt(tokens, at - 1) === "," &&
    tokens.slice(0, at).some((_, i) => foodAt(tokens, i, false));
  if (isOfFood && kilosAt(tokens, at + 1)?.unit === false && !hasDecimals(tokens[at + 1])) return null;
  if (/^(?:pesando|pesou|pesava)$/.test(word) && isAnothers(tokens, at - MOST_TO_NAME, at)) return null;
  // "580 g na balança, deu 38": of a plate, and what it cost.
  if (word === "balanca" && wordAt(tokens, at - 1) === "na" && wordAt(tokens, at - 2) === "g") return null;
  const isWeighed = word === "pesei" && (wordAt(tokens, at - 1) === "me" || !isPutOnScales(tokens, at));
  const shown = word === "balanca" || isWeighed ? shownAfter(tokens, at, isWeighed) : null;
  if (shown) return { ...shown, start: at };
  for (let i = at + 1; i <= at + MOST_FILLERS && i < tokens.length; i += 1) {
    const number = kilosAt(tokens, i);
    if (number) {
      if (!number.unit && isOfFoodAt(tokens, number.next)) return null;
      if (isSlight(number.kg) && !isPlainly(tokens, at + 1, i, number.next)) return null;
      if (/^(?:estava|pesava)$/.test(word) && weighsNow(tokens, number.next)) return null;
      if (!named && NO_BODY.test(`${wordAt(tokens, number.next)} ${wordAt(tokens, number.next + 1)}`))
        return null;
      // "estou com 72" alone may be anything; with "kg", decimals, or after "emagreci", it is a weight.
      const told = named || number.unit || !Number.isInteger(number.kg) || tellsOfChange(tokens, at);
      return told ? { ...number, start: at } : null;
    }
    const token = tokens[i] as Token;
    // "de roupa, tira 600 g: dá 102"
    if (
      STRIPPED.test(token.word) &&
      tokens[i + 1]?.kind === "number" &&
      /^(?:g|kg)$/.test(wordAt(tokens, i + 2))
    ) {
      i += 2;
      continue;
    }
    // "me pesei no postinho hoje, deu 71 quilos"
    if (
      named &&
      /^n[oa]$/.test(token.word) &&
      tokens[i + 1]?.kind === "word" &&
      !/^jejum$/.test(wordAt(tokens, i + 1))
    ) {
      // "no posto de saúde"
      const isOf = /^d[aeo]$/.test(wordAt(tokens, i + 2));
      i += isOf ? (isPossessive(wordAt(tokens, i + 3)) ? 4 : 3) : 1;
      continue;
    }
    // "depois do turno", "antes da janta"
    const isBeside = named && /^(?:antes|depois)$/.test(token.word) && /^d[aeo]$/.test(wordAt(tokens, i + 1));
    if (isBeside) i += 2;
    else if (!FILLERS.has(token.word) && !/^[:=,-]$/.test(token.word) && !isFigureBelow(tokens, i))
      return null;
  }
  return null;
}

/** "peso hj / 67,9" */
function isFigureBelow(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === "break" && (hasDecimals(tokens[at + 1]) || kilosAt(tokens, at + 1)?.unit === true)
  );
}

const MOST_TO_NAME = 4;

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

function tellsOfChange(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - MOST_FILLERS), at).some(({ word }) => CHANGED.has(word));
}

/** "72,4 kg" with nothing to eat in sight. */
function weightAlone(tokens: readonly Token[], at: number): WeightReading | null {
  const number = kilosAt(tokens, at);
  if (!number || isSlight(number.kg)) return null;
  // "72,4" and nothing else.
  const [own, lead] = [tokens[at], tokens.slice(0, at)];
  // "agora sim descalça deu 57,8"
  const isBarefoot = lead.some(({ word }) => /^descalc[oa]$/.test(word));
  const isLead = isBarefoot ? /^(?:deu|descalc[oa])$/ : BEFORE_FIGURE;
  const bare =
    lead.every(({ word, kind }) => kind === "mark" || BEFORE_FIGURE.test(word) || isLead.test(word)) &&
    own?.kind === "number" &&
    !Number.isInteger(number.kg) &&
    tokens
      .slice(number.next)
      .every(({ word, kind }) => kind === "mark" || AFTER_FIGURE.test(word) || WORN.test(word));
  if (!number.unit && !bare) return null;
  if (bare) return { ...number, start: at };
  // "hoje 83,9 kg. tapioca com 2 ovos": a sentence of its own that opens the message.
  const isEnd = ({ word }: Token) => /^[.;!\n]$/.test(word);
  const end = tokens.findIndex((one, i) => i >= number.next && isEnd(one));
  const before = lead.every(({ word, kind }) => kind === "mark" || kind === "break" || FILLERS.has(word));
  const after = tokens
    .slice(number.next, end < 0 || hasDecimals(own) === false ? undefined : end)
    .every(({ word, kind }) => kind !== "word" || FILLERS.has(word) || WORN.test(word) || EXACTLY.test(word));
  return before && after ? { ...number, start: at } : null;
}

/** "tá bom, vai: 83,2", "de novo, agora no piso: 61,2, aff" */
const BEFORE_FIGURE =
  /^(?:e|hoje|agora|agorinha|sim|pronto|entao|esta|ta|bom|vai|ok|enfim|opa|de|novo|no|piso|chao|outra|vez|com|fe|medo|ai|eita|la)$/;
/** "97 quilo e 800 sem a botina", "82,4 de cueca" */
const WORN =
  /^(?:sem|com|[oa]s?|roupas?|sapatos?|botas?|botinas?|tenis|chinelos?|meias?|calcas?|camisas?|cueca|calcinha|pijama|descalc[oa]|pelad[oa]|nu|nua|vestid[oa])$/;
const EXACTLY = /^(?:kg|exatos|cravad[oa]s?|redond[oa]s?|cert(?:inho|o)s?|balanca|subi|pisei)$/;
