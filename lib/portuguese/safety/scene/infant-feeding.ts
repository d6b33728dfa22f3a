import type { Hit, Scene } from "@/lib/portuguese/safety/scene/scene";

const GIVES =
  /^(?:dou|da|damos|dao|dar|dando|dado|coloco|ponho|boto|passo|colocando|botando|passando|come|comendo|toma|tomando|lamb(?:e|endo)|chup(?:a|ando)|prova|provando|ganh(?:a|ou)|pegou|recebe)$/;

/** "mel só pros grandes, o bebê não come" */
export function isKeptAway({ words }: Scene): boolean {
  const isDenied = (i: number) => words[i - 1]?.text === "nao";
  return (
    words.some(
      ({ text }, i) => isDenied(i) && /^(?:come|comem|toma|tomam|pode|podem|dou|damos)$/.test(text),
    ) && !words.some(({ text }, i) => GIVES.test(text) && !isDenied(i))
  );
}

/** Cut or mashed is how grapes are given (Ministério da Saúde, Guia alimentar para menores de 2 anos). */
const MADE_SAFE =
  /^(?:cort(?:ei|o|amos|ou|ad[oa]s?|adinh[oa]s?)|piquei|picad(?:inh)?[oa]s?|amass(?:ei|ad[oa]s?)|moid[oa]s?|triturad[oa]s?|cut|mashed)$/;
const STAYS_WHOLE = /^(?:pipoca|bala|balas|pirulito|popcorn)$/;

/** "cortei a uva em 4": told of that food, within three words of it. */
export function isMadeSafe({ words }: Scene, { from, to }: Hit): boolean {
  const beside = words.slice(Math.max(0, from - 3), to + 3);
  return !STAYS_WHOLE.test(words[from]?.text ?? "") && beside.some(({ text }) => MADE_SAFE.test(text));
}
