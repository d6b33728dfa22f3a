import { placeOf } from "@/lib/portuguese/learnt/head";
import { dice, shuffle, softmax } from "./learn";

/** One of several ways, by its clues. `does`: what it would change, "" for nothing. */
export type Choice = { clues: readonly string[]; isRight: boolean; does: string };

const RATE = 0.3;
const SHRINK = 1e-5;
/** What an example counts of which no way is right. On hands that were not taught 98 of 1,211 wrong changes are spared by it, for 13 right ones of 9,850. */
const WITHOUT_RIGHT = 0.3;

/**
 * Weights by which the clues of the right one of several ways come before those of the others: a softmax over the ways of each
 * example, learnt by stochastic gradients with a rate of its own for each weight (AdaGrad). Where several are right, any is; where
 * none is, those that change nothing are wanted.
 */
export function learnToChoose(
  examples: readonly (readonly Choice[])[],
  places: number,
  rounds: number,
): Float64Array {
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-6);
  const order = examples
    .map((ways) => wantedOf(ways, places))
    .filter(({ ways }) => ways.some(({ wanted }) => wanted) && ways.some(({ wanted }) => !wanted));
  const random = dice(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const { ways, counts } of order) {
      const chances = softmax(ways.map(({ at }) => scoreAt(weights, at)));
      const all = ways.reduce((sum, { wanted }, i) => sum + (wanted ? chances[i]! : 0), 0);
      ways.forEach(({ at, wanted }, i) => {
        const error = counts * (chances[i]! - (wanted ? chances[i]! / all : 0));
        if (Math.abs(error) < 1e-4) return;
        const share = error / Math.sqrt(at.length);
        for (const place of at) {
          const step = share + SHRINK * weights[place]!;
          squares[place]! += step * step;
          weights[place]! -= (RATE * step) / Math.sqrt(squares[place]!);
        }
      });
    }
  }
  return weights;
}

function wantedOf(ways: readonly Choice[], places: number) {
  const isAnyRight = ways.some(({ isRight }) => isRight);
  return {
    counts: isAnyRight ? 1 : WITHOUT_RIGHT,
    ways: ways.map(({ clues, isRight, does }) => ({
      at: clues.map((clue) => placeOf(clue, places)),
      wanted: isAnyRight ? isRight : does === "",
    })),
  };
}

/** The share of each of several ways. */
export function sharesOf(weights: Float64Array, ways: readonly Choice[]): number[] {
  return softmax(
    ways.map(({ clues }) =>
      scoreAt(
        weights,
        clues.map((clue) => placeOf(clue, weights.length)),
      ),
    ),
  );
}

function scoreAt(weights: Float64Array, at: readonly number[]): number {
  return at.reduce((sum, place) => sum + weights[place]!, 0) / Math.sqrt(at.length);
}
