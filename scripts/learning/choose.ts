import { placeOf } from "@/lib/portuguese/learnt/head";
import { dice, shuffle, softmax } from "./learn";

/** One of several ways, by its clues. `does`: what it would change, "" for nothing. */
export type Choice = { clues: readonly string[]; isRight: boolean; does: string };
/** Ways to read one message, and its words, which all of them share. */
export type Example = { ways: readonly Choice[]; words: readonly string[] };

/** How many weights there are of clues, and vectors of so many numbers, for pairs of them. */
export type Shape = { places: number; pairPlaces: number; depth: number };
export type Chooser = Shape & { weights: Float64Array; vectors: Float64Array };

const [RATE, PAIR_RATE] = [0.3, 0.05];
const SHRINK = 1e-4;
/** As vectors begin: of none the products would never become any. */
const SPREAD = 0.05;
/** What an example counts of which no way is right: it spares more wrong changes than it costs right ones. */
const WITHOUT_RIGHT = 0.3;

type Placed = { at: Int32Array; pairs: Int32Array; wanted: boolean };

/**
 * Weights and vectors by which the right one of several ways comes before the others: a softmax over the ways of each example, of
 * what their clues say one by one and two by two (a factorization machine), learnt by stochastic gradients with a rate of its own
 * for each number (AdaGrad). Where several are right, any is; where none is, those that change nothing are wanted.
 */
export function learnToChoose(examples: readonly Example[], shape: Shape, rounds: number): Chooser {
  const { places, pairPlaces, depth } = shape;
  const random = dice(1);
  const weights = new Float64Array(places);
  const vectors = Float64Array.from({ length: pairPlaces * depth }, () => SPREAD * bell(random));
  const chooser = { ...shape, weights, vectors };
  const squares = new Float64Array(places).fill(1e-6);
  const pairSquares = new Float64Array(vectors.length).fill(1e-2);
  const order = examples
    .map((example) => wantedOf(example, shape))
    .filter(({ ways }) => ways.some(({ wanted }) => wanted) && ways.some(({ wanted }) => !wanted));
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const { ways, counts } of order) {
      const sums = ways.map(({ pairs }) => sumOf(chooser, pairs));
      const chances = softmax(ways.map((way, i) => scoreOf(chooser, way, sums[i]!)));
      const all = ways.reduce((sum, { wanted }, i) => sum + (wanted ? chances[i]! : 0), 0);
      ways.forEach(({ at, pairs, wanted }, i) => {
        const error = counts * (chances[i]! - (wanted ? chances[i]! / all : 0));
        if (Math.abs(error) < 1e-4) return;
        const share = error / Math.sqrt(at.length);
        for (const place of at) descend(weights, squares, place, share, RATE);
        const pairShare = error / pairs.length;
        for (const start of pairs)
          for (let k = 0; k < depth; k++) {
            const others = sums[i]![k]! - vectors[start + k]!;
            descend(vectors, pairSquares, start + k, pairShare * others, PAIR_RATE);
          }
      });
    }
  }
  return chooser;
}

function descend(
  numbers: Float64Array,
  squares: Float64Array,
  at: number,
  slope: number,
  rate: number,
): void {
  const step = slope + SHRINK * numbers[at]!;
  squares[at]! += step * step;
  numbers[at]! -= (rate * step) / Math.sqrt(squares[at]!);
}

/** Spread like a bell of width 1, as the sum of many chances is. */
function bell(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}

function placed({ clues }: Choice, words: readonly string[], { places, pairPlaces, depth }: Shape) {
  return {
    at: Int32Array.from(clues, (clue) => placeOf(clue, places)),
    pairs: Int32Array.from([...clues, ...words], (clue) => placeOf(clue, pairPlaces) * depth),
  };
}

function wantedOf({ ways, words }: Example, shape: Shape): { counts: number; ways: Placed[] } {
  const isAnyRight = ways.some(({ isRight }) => isRight);
  return {
    counts: isAnyRight ? 1 : WITHOUT_RIGHT,
    ways: ways.map((way) => ({
      ...placed(way, words, shape),
      wanted: isAnyRight ? way.isRight : way.does === "",
    })),
  };
}

/** The share of each of several ways. */
export function sharesOf(chooser: Chooser, { ways, words }: Example): number[] {
  return softmax(
    ways.map((way) => {
      const here = placed(way, words, chooser);
      return scoreOf(chooser, here, sumOf(chooser, here.pairs));
    }),
  );
}

function sumOf({ vectors, depth }: Chooser, starts: Int32Array): Float64Array {
  const sum = new Float64Array(depth);
  for (const start of starts) for (let k = 0; k < depth; k++) sum[k]! += vectors[start + k]!;
  return sum;
}

function scoreOf(
  { weights, vectors, depth }: Chooser,
  { at, pairs }: Pick<Placed, "at" | "pairs">,
  sum: Float64Array,
): number {
  let [single, paired] = [0, 0];
  for (const place of at) single += weights[place]!;
  for (const one of sum) paired += one * one;
  for (const start of pairs) for (let k = 0; k < depth; k++) paired -= vectors[start + k]! ** 2;
  return single / Math.sqrt(at.length) + paired / 2 / pairs.length;
}
