import { deflateRawSync } from "node:zlib";
import { placeOf } from "@/lib/portuguese/learnt/head";

export type Example = { clues: readonly string[]; kind: number };
type Taught = { places: number; kinds: number; weights: Float64Array };

const RATE = 0.1;
const SHRINK = 1e-5;
/** What a byte holds. */
const FINEST = 127;

/** Numbers of a fixed row, so that the same sentences teach the same weights. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

export function shuffle<T>(order: T[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/**
 * Weights by which the clues of a message tell its kind: a softmax over `kinds`, learnt by stochastic gradients with a
 * rate of its own for each weight (AdaGrad), and averaged over the later half of the rounds (Polyak and Juditsky 1992), so that one
 * sentence more moves no others over their line.
 */
export function learn(examples: readonly Example[], kinds: number, places: number, rounds: number): Taught {
  const weights = new Float64Array(kinds * places);
  const squares = new Float64Array(kinds * places).fill(1e-6);
  const sums = new Float64Array(kinds * places);
  const placed = new Map<readonly string[], Int32Array>();
  const placesOf = (clues: readonly string[]) => Int32Array.from(clues, (clue) => placeOf(clue, places));
  const order = examples.map(({ clues, kind }) => {
    const at = placed.get(clues) ?? placesOf(clues);
    placed.set(clues, at);
    return { at, kind };
  });
  const random = dice(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const { at, kind } of order) {
      const share = 1 / Math.sqrt(at.length);
      const chances = softmax(scoresOf(weights, at, kinds, places));
      for (let k = 0; k < kinds; k++) {
        const error = ((chances[k] as number) - (k === kind ? 1 : 0)) * share;
        if (Math.abs(error) < 1e-4) continue;
        for (const place of at) {
          const w = k * places + place;
          const step = error + SHRINK * weights[w]!;
          squares[w]! += step * step;
          weights[w]! -= (RATE * step) / Math.sqrt(squares[w]!);
        }
      }
    }
    if (round >= rounds / 2) for (let w = 0; w < sums.length; w++) sums[w]! += weights[w]!;
  }
  const kept = rounds - Math.ceil(rounds / 2);
  return { places, kinds, weights: sums.map((sum) => sum / kept) };
}

function scoresOf(
  weights: Float64Array,
  at: ArrayLike<number> & Iterable<number>,
  kinds: number,
  places: number,
): number[] {
  return Array.from({ length: kinds }, (_, k) => {
    let sum = 0;
    for (const place of at) sum += weights[k * places + place]!;
    return sum / Math.sqrt(at.length);
  });
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const grown = scores.map((score) => Math.exp(score - most));
  const all = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / all);
}

/** How far the second kind is ahead of the first, of two. */
export function ahead({ weights, places }: Taught, clues: readonly string[]): number {
  const [no, yes] = scoresOf(
    weights,
    clues.map((clue) => placeOf(clue, places)),
    2,
    places,
  );
  return yes! - no!;
}

/** As it is stored: a byte for each weight, of so many steps up and down. Of two kinds the difference is enough. */
export function packed({ weights, kinds, places }: Taught, steps = FINEST) {
  const kept =
    kinds === 2
      ? Float64Array.from({ length: places }, (_, i) => weights[places + i]! - weights[i]!)
      : weights;
  return { places, ...inBytes(kept, steps) };
}

/** A byte for each number, most of which are none, made small; and how much one of it is. */
export function inBytes(kept: Float64Array, steps = FINEST): { scale: number; weights: string } {
  const most = kept.reduce((max, one) => Math.max(max, Math.abs(one)), 0);
  const scale = Number((most / steps).toFixed(5));
  const bytes = Int8Array.from(kept, (one) => Math.max(-steps, Math.min(steps, Math.round(one / scale))));
  return { scale, weights: deflateRawSync(bytes, { level: 9 }).toString("base64") };
}
