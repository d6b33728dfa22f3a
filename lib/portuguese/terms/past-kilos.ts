import { hasDecimals, isSlight, kilosAt } from "@/lib/portuguese/terms/kilos";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "semana passada tava 93,1", "tava 58,4 semana passada": whether the figure at start..next-1 is one of long ago. */
export function isPast(tokens: readonly Token[], start: number, next = start + 1): boolean {
  const before = tokens.slice(Math.max(0, start - 2), next + 2).map(({ word }) => word);
  return before.some(
    (word, i) => /^passad[oa]$/.test(word) && /^(?:semana|mes|ano)$/.test(before[i - 1] ?? ""),
  );
}

/** "ontem estava 84,9", "75,9 na farmácia ontem": whether the clause of the figure at start..next-1 speaks of the day before. */
export function isOfBefore(tokens: readonly Token[], start: number, next: number): boolean {
  let [from, to] = [start, next];
  while (from > 0 && !isEdge(tokens, from - 1)) from -= 1;
  while (to < tokens.length && !isEdge(tokens, to)) to += 1;
  const clause = tokens.slice(from, to);
  return clause.some(({ word }) => BEFORE.test(word)) && !clause.some(({ word }) => NOW.test(word));
}

/** Whether a body weight of the day before is told before token `at`. */
export function tellsOfBefore(tokens: readonly Token[], at: number): boolean {
  const was = tokens.findIndex(({ word }) => BEFORE.test(word));
  if (was < 0 || was >= at) return false;
  return tokens.slice(0, at).some((one, i) => {
    const number = hasDecimals(one) ? kilosAt(tokens, i) : null;
    return number !== null && !isSlight(number.kg) && number.next <= at && isOfBefore(tokens, i, number.next);
  });
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

const BEFORE = /^(?:ontem|anteontem)$/;
const NOW = /^(?:hoje|agora)$/;

function isEdge(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:e|mas|porem)$/.test(wordAt(tokens, at))) return /^[,.;!?()\n]$/.test(wordAt(tokens, at));
  const behind = tokens.slice(at + 1, at + 4);
  return behind.some(({ word }) => BEFORE.test(word) || NOW.test(word));
}
