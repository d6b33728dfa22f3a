import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { foodsMeant } from "@/lib/portuguese/corrections/reading/foods-meant";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { otherDid } from "@/lib/portuguese/vocabulary/people";

const NOT_ME = / (?:mas |e )?eu (?:nao|nem)(?: (?:comi|tomei|bebi|quis|provei))? $/;

/** "o neto comeu macarrão. eu não": none of it where it was logged, and nothing in the place of what was. */
export function readNotMe(reader: Reader): Correction[] | null {
  const { tokens, phrase } = reader;
  const ate = tokens.findIndex((_, at) => otherDid(tokens, at) === "ate");
  if (ate < 0 || !NOT_ME.test(phrase.line)) return null;
  const me = tokens.findLastIndex(({ word }) => word === "eu");
  const eaten = me > ate ? tokens.slice(ate + 1, me) : [];
  const foods = foodsMeant(reader, eaten, false);
  return foods.length > 0 ? [{ kind: "remove", foods, said: correctionSaid(reader, eaten) }] : [];
}
