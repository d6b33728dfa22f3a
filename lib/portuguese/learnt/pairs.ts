import { type Head, headOf, placeOf, weightAt } from "@/lib/portuguese/learnt/head";

/**
 * Vectors learnt by `scripts/learning/choose.ts`, `depth` numbers for each clue: the product of two of them is what both clues
 * together speak for, beyond what each does (a factorization machine, Rendle 2010).
 */
export type Pairs = { depth: number; vectors: Head };

export function pairsOf({ depth, ...vectors }: { depth: number } & Parameters<typeof headOf>[0]): Pairs {
  return { depth, vectors: headOf(vectors) };
}

/** What all pairs of some clues say together: half of what the square of their sum has over the sum of their squares. */
export function pairedScore({ depth, vectors }: Pairs, clues: readonly string[]): number {
  const starts = clues.map((clue) => placeOf(clue, vectors.places) * depth);
  let score = 0;
  for (let k = 0; k < depth; k++) {
    let [sum, squares] = [0, 0];
    for (const start of starts) {
      const one = weightAt(vectors, start + k);
      sum += one;
      squares += one * one;
    }
    score += sum * sum - squares;
  }
  return score / 2 / clues.length;
}
