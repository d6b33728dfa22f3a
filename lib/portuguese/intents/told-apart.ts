/** A message that tells and asks, each in sentences of its own. */
export type ToldApart = { told: string; asked: string };

const SENTENCE = /[^.!?\n…]+(?:\.(?=\d)[^.!?\n…]+)*[.!?\n…]*/gu;

/** "jantei só salada. qual fruta posso comer agora?": what is told without what is asked; null where one of the two is missing. */
export function toldApart(text: string): ToldApart | null {
  if (!text.includes("?")) return null;
  const sentences = text.match(SENTENCE) ?? [];
  const told = sentences.filter((one) => !one.includes("?"));
  const asked = sentences.filter((one) => one.includes("?"));
  const says = (all: readonly string[]) => /\p{L}/u.test(all.join(""));
  return says(told) && says(asked) ? { told: told.join("").trim(), asked: asked.join("").trim() } : null;
}
