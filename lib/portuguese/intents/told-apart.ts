import { withoutVocatives } from "@/lib/portuguese/text/patterns/vocatives";
import { cleanText, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** A message that tells and asks, each in sentences of its own. */
export type ToldApart = { told: string; asked: string };

/** "comi dois pães, pode?": a short question behind the last comma. */
const TAG = /^([^?]*\p{L}[^?]*),\s*((?:[^\s,?]+\s*){1,4}\?+\s*)$/u;
/** "2 fatias de bolo, a dieta começa segunda né?": a clause that only wants a nod, of no length. */
const NODDED =
  /^([^?]*\p{L}[^?]*),\s*((?:[^\s,?]+\s+){2,12}(?:n[ée]|n[ée] n[ãa]o|n[ãa]o [ée]|hein|hem|viu|t[áa]|certo)\s*\?+\s*)$/iu;
const NOD = /\s(?:n[ée]|hein|hem|viu|t[áa]|certo)\s*\?+\s*$/iu;
const SENTENCE = /[^.!?\n…]+(?:\.(?=\d)[^.!?\n…]+)*[.!?\n…]*/gu;

/** "jantei só salada. qual fruta posso comer agora?": what is told without what is asked; null where one of the two is missing. */
export function toldApart(message: string): ToldApart | null {
  // "é bom beber água no almoço, meu anjo?" asks all of it.
  const text = withoutVocatives(message);
  // "e arroz? comi sim, 2 colheres" asks nobody.
  if (!cleanText(text).includes("?")) return null;
  const sentences = (text.match(SENTENCE) ?? []).flatMap(withNodApart);
  const told = sentences.filter((one) => !one.includes("?"));
  const asked = sentences.filter((one) => one.includes("?"));
  const tag = sentences.length === 1 ? TAG.exec(text) : null;
  // "almocei arroz, feijão e bife né?": eaten, too.
  const isEatenToo = tag !== null && NOD.test(tag[2] ?? "") && namesFood(tag[2] ?? "");
  if (tag && !isEatenToo) return { told: tag[1] ?? "", asked: tag[2] ?? "" };
  const says = (all: readonly string[]) => /\p{L}/u.test(all.join(""));
  return says(told) && says(asked) ? { told: told.join("").trim(), asked: asked.join("").trim() } : null;
}

/** A sentence and what it wants a nod to, where that speaks of no food; else the sentence alone. */
function withNodApart(sentence: string): readonly string[] {
  const [, told, nodded = ""] = NODDED.exec(sentence) ?? [];
  return told && !namesFood(nodded) ? [`${told}.`, nodded] : [sentence];
}

function namesFood(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.some((_, at) => foodAt(tokens, at, false) !== null);
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
