import { inflateRawSync } from "node:zlib";

/** Weights learnt by `scripts/learning/learn.ts`, a byte each; those of several kinds stand one after the other. */
export type Head = { places: number; scale: number; weights: Int8Array };

export function headOf({ places, scale, weights }: { places: number; scale: number; weights: string }): Head {
  return { places, scale, weights: new Int8Array(inflateRawSync(Buffer.from(weights, "base64"))) };
}

export function weightAt({ scale, weights }: Head, at: number): number {
  return (weights[at] ?? 0) * scale;
}

/** The most likely of several kinds, and its share from 0 to 1. */
export function likeliest<T>(head: Head, kinds: readonly T[], clues: readonly string[]): [T, number] {
  const shares = sharesOf(head, kinds.length, clues);
  const share = Math.max(...shares);
  return [kinds[shares.indexOf(share)] as T, share];
}

/** How likely each of so many kinds is: shares of 1. */
export function sharesOf(head: Head, kinds: number, clues: readonly string[]): number[] {
  const places = clues.map((clue) => placeOf(clue, head.places));
  const scores = Array.from({ length: kinds }, (_, kind) => {
    const sum = places.reduce((sum, place) => sum + weightAt(head, kind * head.places + place), 0);
    return sum / Math.sqrt(clues.length);
  });
  const most = Math.max(...scores);
  const grown = scores.map((score) => Math.exp(score - most));
  const all = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / all);
}

/** The place of a clue among so many (FNV-1a). */
export function placeOf(clue: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < clue.length; i++) hash = Math.imul(hash ^ clue.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % places;
}
