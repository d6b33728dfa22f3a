import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { FAR } from "@/lib/portuguese/corrections/reading/spoken-of";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const WAS = /^(?:foi|foram|era|eram|comi|tomei|bebi|peguei)$/;

/** "bife? que bife, comi frango", "bife? não foi bife, foi frango" as "não foi bife, foi frango"; null where nothing that is logged is wondered at, or no other food follows. */
export function asEchoDenied(reader: Reader): readonly Token[] | null {
  const { core } = reader.phrase;
  // "bife? não comi bife, comi frango"
  const asked = core.findIndex(({ word }) => word === "?");
  const wondered = asked > 0 && asked < FAR ? readPart(reader, core.slice(0, asked)).items : [];
  if (wondered.length === 1 && wordAt(core, asked + 1) === "nao" && isLogged(reader, wondered[0]))
    return core.slice(asked + 1).filter(({ word }) => word !== "?");
  const que = core.findIndex(({ word }, at) => at < FAR && word === "que");
  const mark = core.findIndex(({ kind }, at) => at > que && kind === "mark");
  if (que < 0 || mark < 0) return null;
  const noun = core.slice(que + 1, mark);
  const [named, ...others] = readPart(reader, noun).items;
  const isWhole = named && others.length === 0 && named.match.start === 0 && named.match.next === noun.length;
  if (!isWhole || !isLogged(reader, named)) return null;
  const before = core
    .slice(0, que)
    .filter(({ kind, word }) => kind !== "mark" && !/^(?:o|a|os|as)$/.test(word));
  const [echo] = readPart(reader, before).items;
  const isEcho = echo?.match.food.id === named.match.food.id && echo.match.next === before.length;
  if (before.length > 0 && !(isEcho && echo.match.start === 0)) return null;
  const rest = core.slice(mark + 1).filter(({ kind }, at) => at > 0 || kind !== "mark");
  const verb = wordAt(rest, 0) === "eu" ? 1 : 0;
  if (!WAS.test(wordAt(rest, verb))) return null;
  const { items: told, day } = readPart(reader, rest.slice(verb + 1));
  const [other, ...more] = told;
  if (day || !other || more.length > 0 || other.match.food.id === named.match.food.id) return null;
  const said = (word: string) => ({ ...(core[que] as Token), word });
  const comma = { ...(core[mark] as Token), word: "," };
  return [said("nao"), said("foi"), ...noun, comma, said("foi"), ...rest.slice(verb + 1)];
}

function isLogged({ items }: Reader, named: SaidItem | undefined): boolean {
  return named !== undefined && itemMeant(named.match.food, calledWords(named), items, false) !== null;
}
