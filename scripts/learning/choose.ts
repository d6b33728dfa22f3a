import { placeOf } from "@/lib/portuguese/learnt/head";
import { dice, shuffle, softmax } from "./learn";

/** One of several ways, by its clues. */
export type Choice = { clues: readonly string[]; isRight: boolean };

const RATE = 0.3;
const SHRINK = 1e-5;

/**
 * Weights by which the clues of the right one of several ways come before those of the others: a softmax over the ways of each
 * example, learnt by stochastic gradients with a rate of its own for each weight (AdaGrad). Where several are right, any is.
 */
export function learnToChoose(
  examples: readonly (readonly Choice[])[],
  places: number,
  rounds: number,
): Float64Array {
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-6);
  const order = examples
    .filter((ways) => ways.some(({ isRight }) => isRight) && ways.some(({ isRight }) => !isRight))
    .map((ways) =>
      ways.map(({ clues, isRight }) => ({ at: clues.map((clue) => placeOf(clue, places)), isRight })),
    );
  const random = dice(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const ways of order) {
      const chances = softmax(ways.map(({ at }) => scoreAt(weights, at)));
      const right = ways.reduce((sum, { isRight }, i) => sum + (isRight ? chances[i]! : 0), 0);
      ways.forEach(({ at, isRight }, i) => {
        const error = chances[i]! - (isRight ? chances[i]! / right : 0);
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
