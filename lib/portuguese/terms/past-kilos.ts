import { hasDecimals, isSlight, type Kilos, kilosAt } from "@/lib/portuguese/terms/kilos";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Words from a weight of before to the one of now. */
const FAR = 30;

const FAR_BACK = 6;

/** "semana passada tava 93,1", "tava 58,4 semana passada": whether the figure at start..next-1 is one of long ago. */
export function isPast(tokens: readonly Token[], start: number, next = start + 1): boolean {
  const near = tokens.slice(Math.max(0, start - FAR_BACK), next + 2).map(({ word }) => word);
  // "ano passado eu pesava 80 kg"
  if (near.includes("pesava") && near.some((word) => /^(?:passad[oa]|antes|antigamente)$/.test(word)))
    return true;
  const before = tokens.slice(Math.max(0, start - 2), next + 2).map(({ word }) => word);
  return before.some(
    (word, i) => /^passad[oa]$/.test(word) && /^(?:semana|mes|ano)$/.test(before[i - 1] ?? ""),
  );
}

/** "ontem estava 84,9", "75,9 na farmácia ontem": whether the clause of the figure at start..next-1 speaks of the day before. */
export function isOfBefore(tokens: readonly Token[], start: number, next: number): boolean {
  let [from, to] = [start, next];
  while (from > 0 && start - from < FAR && !isEdge(tokens, from - 1)) from -= 1;
  while (to < tokens.length && to - next < FAR && !isEdge(tokens, to)) to += 1;
  const clause = tokens.slice(from, to);
  return clause.some(({ word }) => BEFORE.test(word)) && !clause.some(({ word }) => NOW.test(word));
}

/** Whether an "agora" or "hoje" at token `at` leads the weight of now, behind one of before; "a glicemia estava 162 e hoje deu 118" is of something else. */
export function isNowOf(tokens: readonly Token[], at: number): boolean {
  const told = tokens.slice(0, at);
  if (!/^(?:agora|hoje)$/.test(wordAt(tokens, at)) || told.some(({ word }) => NO_BODY.test(word)))
    return false;
  return told.slice(-3).some(({ word }) => /^(?:estava|pesava)$/.test(word)) || tellsOfBefore(tokens, at);
}

/** Whether a body weight of the day before is told before token `at`, and near it. */
function tellsOfBefore(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - FAR);
  const near = tokens.slice(from, at);
  return (
    near.some(({ word }) => BEFORE.test(word)) &&
    near.some((one, away) => {
      const i = from + away;
      const number = hasDecimals(one) ? kilosAt(tokens, i) : null;
      return (
        number !== null && !isSlight(number.kg) && number.next <= at && isOfBefore(tokens, i, number.next)
      );
    })
  );
}

/** Whether "hoje" at token `at` follows a figure of the past: "já fui 110, hoje 96 e 400", "81 era semana passada, hoje tá 80,4". */
export function isAfterPast(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:agora|hoje)$/.test(wordAt(tokens, at))) return false;
  const first = kilosAt(tokens, 0);
  const isOld = first !== null && !first.unit && /^(?:era|foi)$/.test(wordAt(tokens, first.next));
  if (isOld && isPast(tokens, first.next + 1)) return true;
  const was = tokens.findIndex(({ word }) => /^(?:fui|pesei|pesava|cheguei)$/.test(word));
  return was >= 0 && was < at && wordAt(tokens, was - 1) === "ja" && kilosAt(tokens, was + 1) !== null;
}

/** What was measured of something else, or of somebody else. */
const NO_BODY =
  /^(?:glicose|glicemia|glicada|dextro|colesterol|triglicer\S*|creatinina|ureia|ferritina|hemoglobina|exame|pressao|febre|temperatura|pulso|saturacao|cintura|quadril|braco|coxa|meta|cm|[gk]?g?cal|supino|agachamento)$/;
const LONG_AGO =
  /^(?:passad[oa]|retrasad[oa]|ontem|anteontem|antes|antigamente|segunda|terca|quarta|quinta|sexta|sabado|domingo|estava|era|pesava|dava|deu|tinha|fui|sai|comecei|ha|faz|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
/** As far apart as two weights of one body are told, as a share of the greater. */
const MOST_APART = 0.4;

/** "semana passada tava com 62,6 e hoje deu 61,8", "segunda deu 91,3, agora 90,1", "caí de 62,6 pra 61,8": the one of now, of two that are told; null where it tells otherwise. */
export function weightOfTwo(tokens: readonly Token[]): (Kilos & { start: number }) | null {
  const figures = tokens.flatMap((token, start) => {
    const kilos =
      token.kind === "number" && tokens[start - 1]?.kind !== "number" ? kilosAt(tokens, start) : null;
    return kilos?.sure && !isSlight(kilos.kg) ? [{ ...kilos, start }] : [];
  });
  const [first, second, ...others] = figures;
  if (!first || !second || others.length > 0 || tokens.some(({ word }) => NO_BODY.test(word))) return null;
  const isTold = figures.some(({ start, unit }) => unit || hasDecimals(tokens[start]));
  const apart = Math.abs(first.kg - second.kg) / Math.max(first.kg, second.kg);
  if (!isTold || apart > MOST_APART) return null;
  const between = tokens.slice(first.next, second.start);
  const isFromTo =
    wordAt(tokens, first.start - 1) === "de" &&
    between.every(({ word }) => /^(?:kg|para|a|ate|:)$/.test(word));
  if (isFromTo && tokens.slice(0, first.start).some(({ word }) => CHANGED.test(word))) return second;
  // Without a mark between them, what leads the first leads the second.
  const edge = between.findLastIndex(
    ({ word, kind }) => kind !== "word" || /^(?:e|mas|porem|para)$/.test(word),
  );
  const isLed = tokens.slice(0, first.start).some(({ word }) => LONG_AGO.test(word) || NOW.test(word));
  const cut = first.next + (edge >= 0 ? edge : isLed ? 0 : between.length);
  const [before, after] = [tokens.slice(0, cut), tokens.slice(cut)];
  const [one, other] = [before, after].map((part) => part.some(({ word }) => NOW.test(word)));
  const isPastTold = (part: readonly Token[]) => part.some(({ word }) => LONG_AGO.test(word));
  if (other && !one && isPastTold(before)) return second;
  return one && !other && isPastTold(after) ? first : null;
}

const CHANGED =
  /^(?:perdi|ganhei|emagreci|engordei|cai|desci|baixei|subi|fui|passei|sai|diminui|aumentei|peso)$/;
const BEFORE = /^(?:ontem|anteontem)$/;
const NOW = /^(?:hoje|agora)$/;

function isEdge(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:e|mas|porem)$/.test(wordAt(tokens, at))) return /^[,.;!?()\n]$/.test(wordAt(tokens, at));
  const behind = tokens.slice(at + 1, at + 4);
  return behind.some(({ word }) => BEFORE.test(word) || NOW.test(word));
}
