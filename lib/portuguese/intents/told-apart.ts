import { cleanText } from "@/lib/portuguese/text/tokens";

/** A message that tells and asks, each in sentences of its own. */
export type ToldApart = { told: string; asked: string };

/** "comi dois pães, pode?": a short question behind the last comma. */
const TAG = /^([^?]*\p{L}[^?]*),\s*((?:[^\s,?]+\s*){1,4}\?+\s*)$/u;
const SENTENCE = /[^.!?\n…]+(?:\.(?=\d)[^.!?\n…]+)*[.!?\n…]*/gu;

/** "jantei só salada. qual fruta posso comer agora?": what is told without what is asked; null where one of the two is missing. */
export function toldApart(text: string): ToldApart | null {
  // "e arroz? comi sim, 2 colheres" asks nobody.
  if (!cleanText(text).includes("?")) return null;
  const sentences = text.match(SENTENCE) ?? [];
  const told = sentences.filter((one) => !one.includes("?"));
  const asked = sentences.filter((one) => one.includes("?"));
  const tag = sentences.length === 1 ? TAG.exec(text) : null;
  if (tag) return { told: tag[1] ?? "", asked: tag[2] ?? "" };
  const says = (all: readonly string[]) => /\p{L}/u.test(all.join(""));
  return says(told) && says(asked) ? { told: told.join("").trim(), asked: asked.join("").trim() } : null;
}

/** "posso comer tapioca? comi uma com queijo" */
export function isOfWhatIsAsked(told: string): boolean {
  return /^(?:\S+ )?(?:comi|tomei|had|ate) (?:uma?|one|\d+) (?:com|with|de|of) /i.test(told);
}

const ABOUT_ME =
  /^\s*(?:(?:oi|ol[áa]|opa|bom dia|boa tarde|boa noite)[,.!]?\s+)?(?:(?:eu )?(?:sou|tenho) [^.,;:!?\n]{3,60})[.,;!\n]+\s*(?=\S)/iu;

/** "oi, sou celíaca. Café: tapioca com ovo" without what one is; null where nothing of that kind leads. */
export function withoutAboutMe(text: string): string | null {
  const lead = ABOUT_ME.exec(text);
  return lead ? text.slice(lead[0].length) : null;
}
