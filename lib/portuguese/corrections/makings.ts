import { type Reader, readPart } from "@/lib/portuguese/corrections/correction-part";
import { weighItem } from "@/lib/portuguese/meaning/portions";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";

/** What people mix themselves and tell the makings of afterwards. */
const MIXED =
  /^(?:vitamina|suco|shake|sanduiche|omelete|crepioca|tapioca|panqueca|mingau|overnight|salada|acai|iogurte|misto|wrap|poke|smoothie|cafe-com-leite)/;
const BEGINS =
  /^(?:fiz|fizemos|feit[oa]|bati|batid[oa]|usei|levou|leva|tinha|coloquei|botei|montei|era|foi)$/;
/** Words of such a remark. */
const LONGEST = 22;

/** "fiz com 200 ml de leite, meio abacate e 1 colher de açúcar", of the shake that was just told: its makings, instead of it. */
export function readMakings(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const [made] = items;
  if (!made || items.length > 1 || last.length > 1 || phrase.words > LONGEST || phrase.asks) return null;
  if (!MIXED.test(made.foodId)) return null;
  const verb = BEGINS.test(wordAt(tokens, 0)) ? 1 : 0;
  const led = wordAt(tokens, verb) === "com" ? verb + 1 : verb;
  if (led === 0) return null;
  const part = readPart(reader, tokens.slice(led));
  const counted = part.items.filter(({ amount }) => amount?.counted || amount?.measure);
  if (part.items.length < 2 || counted.length < 2 || part.meal || part.day || part.hour) return null;
  return [{ kind: "open", from: made.foodId, to: part.items.map(weighItem) }];
}
