import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { areTold } from "@/lib/portuguese/corrections/reading/food-reference";
import { foodsMeant } from "@/lib/portuguese/corrections/reading/foods-meant";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const KEEPS =
  /^(?:deixa|deixar|deixe|deixando|mantem|manter|mantenha|mantendo|fica|ficam|conserva|conservar|preserva|preservar)$/;
const JOINT = /^(?:[,.;]|e|mas|porem)$/;
const BUT = /^(?:menos|exceto|tirando|fora|salvo)$/;
/** "tudo", "o almoço todo", "tudo da janta" */
const ALL =
  /^(?:tudo|isso|todo|toda|resto|d?[oa]|almoco|jantar|janta|cafe|manha|lanche|ceia|prato|marmita|refeicao)$/;
const ONLY = /^(?:so|apenas|somente)$/;
/** Words from where it begins to its verb: "mas o arroz pode deixar". */
const FAR = 7;

/** A take-back cut before what is to stay; `isOnly`: nothing else stays. */
type Kept = { out: readonly Token[]; kept: readonly Token[]; isOnly: boolean };

/** "o torresmo e deixa o arroz", "tudo menos o arroz", "o bife, não o frango", after the verb of a take-back; null where nothing is to stay. */
export function withoutKept(own: readonly Token[]): Kept | null {
  for (let at = 1; at < own.length; at += 1) {
    const [first, rest] = [wordAt(own, at), own.slice(at + 1)];
    const out = own.slice(0, JOINT.test(wordAt(own, at - 1)) ? at - 1 : at);
    const isAll = out.every(({ kind, word }) => kind === "mark" || ALL.test(word));
    if (BUT.test(first)) return isAll ? { out, kept: rest, isOnly: true } : null;
    if (!JOINT.test(first)) continue;
    const verb = rest.findIndex(({ word }, i) => i < FAR && KEEPS.test(word));
    const isDenied = wordAt(rest, 0) === "nao" && /^(?:o|a|os|as)$/.test(wordAt(rest, 1));
    if (verb < 0 && !isDenied) continue;
    const kept = rest.filter((_, i) => i !== verb && !(isDenied && i === 0));
    return { out, kept, isOnly: isAll || kept.some(({ word }) => ONLY.test(word)) };
  }
  return null;
}

const HAD = /^(?:teve|tinha|tem|foi|comi|tomei|bebi|almocei|jantei)$/;

/** "o arroz, só teve lentilha", after the verb of a take-back, without what else was told and was had; the words as they are where they say otherwise. */
export function withoutOthersHad(reader: Reader, own: readonly Token[]): readonly Token[] {
  const at = own.findIndex(
    ({ word }, i) =>
      i > 1 &&
      JOINT.test(wordAt(own, i - 1)) &&
      (ONLY.test(word) ? HAD.test(wordAt(own, i + 1)) : HAD.test(word) && ONLY.test(wordAt(own, i + 1))),
  );
  if (at < 0) return own;
  const out = own.slice(0, at - 1);
  const had = readPart(reader, own.slice(at + 2)).items;
  return areTold(reader.items, had, foodsMeant(reader, out, false)) ? out : own;
}

/** What the part that stays changes: of "deixa 100 g de arroz" how much of it, of "só o arroz" that all else goes; null where it names nothing that is logged. */
export function keptChange(reader: Reader, { kept, isOnly }: Kept): Correction[] | null {
  const stay = new Set(foodsMeant(reader, kept, false));
  if (stay.size === 0) return null;
  const part = readPart(reader, kept);
  const [named, ...others] = part.items;
  const amount = others.length === 0 ? [named?.amount, ...part.amounts].find((one) => one?.counted) : null;
  const [food] = stay;
  const much: Correction[] =
    amount && food && named ? [{ kind: "amount", food, from: null, to: amountFor(amount, named.said) }] : [];
  if (!isOnly) return much;
  const foods = [...new Set(reader.items.map(({ foodId }) => foodId))].filter((one) => !stay.has(one));
  const said = named?.said ?? "";
  return foods.length > 0 ? [{ kind: "remove", foods, said }, ...much] : much;
}
