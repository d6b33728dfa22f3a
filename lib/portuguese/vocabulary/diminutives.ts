import { stem } from "@/lib/portuguese/text/letters/stems";

/** What "franguinho", "feijãozinho" or "suquinho" may be the little one of, and "omeletão" the big one. */
export function diminutiveBases(word: string): string[] {
  const large = /^(\p{L}{4,})(?:ao|ona)$/u.exec(word)?.[1];
  if (large) return [`${large}e`, `${large}a`, `${large}o`];
  // "franguin" and "golim", as Minas says it.
  if (/^\p{L}{3,}i[nm]$/u.test(word)) return diminutiveBases(`${word.slice(0, -1)}nho`);
  // A cut of beef, and no little duck.
  if (word === "patinho") return [];
  if (!word.endsWith("inho") && !word.endsWith("inha")) return [];
  const zinho = /^(\p{L}{3,})z[ia]nh[oa]$/u.exec(word)?.[1];
  const root = /^(\p{L}{2,})inh[oa]$/u.exec(word)?.[1];
  if (!root) return [];
  const hard = root.endsWith("qu") ? `${root.slice(0, -2)}c` : root.endsWith("gu") ? root.slice(0, -1) : root;
  // "pudinzinho", "amendoinzinho"
  const nasal = zinho?.endsWith("n") ? [`${zinho.slice(0, -1)}m`] : [];
  // "pãezinhos", "limõezinhos", "pasteizinhos"
  if (zinho && /[aeo]i$/.test(zinho)) nasal.push(`${zinho.slice(0, -1)}l`);
  if (zinho && /[ao]e$/.test(zinho)) nasal.push(`${zinho.slice(0, -2)}ao`);
  // "pinguinho" is no "pinga" and "patinha" no "pato", but "mistinha" is a "salada mista", which is kept as "misto".
  const same = word.endsWith("o") ? `${hard}o` : stem(`${hard}a`);
  return [...nasal, ...(zinho ? [zinho] : []), same, `${root}e`, root];
}
