import { ACTS, type Act } from "@/lib/portuguese/acts/act";
import learnt from "@/lib/portuguese/acts/weights.json";
import { headOf, likeliest } from "@/lib/portuguese/learnt/head";

const HEAD = headOf(learnt.acts);

/**
 * The act that a message sounds most like, of those that the ear was taught with (`npm run train:acts`), and its share from 0 to 1.
 * @param clues of `cluesOf`
 */
export function listenForAct(clues: readonly string[]): { act: Act; share: number } {
  const [act, share] = likeliest(HEAD, ACTS, clues);
  return { act, share };
}
