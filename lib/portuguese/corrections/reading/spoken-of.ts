import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** So near the verb follows what is spoken of. */
export const FAR = 7;
const TOLD = /^(?:comi|tomei|bebi|usei|foi|foram|era|eram|deixei|sobrou|sobraram)$/;

const ASIDE = /^(?:viu|ta|ne|sabe|ok|tah|moco|moca|gente|amor|hein|ouviu|entendeu|so)$/;

/** "(e) da carne (eu) comi (só) 75%" as "comi (só) 75% da carne"; null where nothing logged leads so. */
export function withTopicBehind(reader: Reader): readonly Token[] | null {
  const { tokens } = reader;
  const from = /^(?:e|mas|agora|ah)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  const verb = tokens.findIndex(({ word }, at) => at > from && at < from + FAR && TOLD.test(word));
  if (!/^d[aoe]s?$/.test(wordAt(tokens, from)) || verb < 0) return null;
  // "dos sushis 4 eram hot roll" tells of some of them.
  if (tokens.slice(from, verb).some(({ kind }) => kind === "number")) return null;
  // "de arroz foram 3 colheres, de feijão 2 conchas" is a list.
  if (
    tokens.some(({ kind }, at) => at > verb && kind === "mark" && /^d[aoe]s?$/.test(wordAt(tokens, at + 1)))
  )
    return null;
  const topic = tokens.slice(from, verb).filter(({ word }) => !/^(?:eu|,|so|apenas)$/.test(word));
  const [named, ...others] = readPart(reader, topic.slice(1)).items;
  if (!named || others.length > 0 || !itemMeant(named.match.food, calledWords(named), reader.items, false))
    return null;
  return [...tokens.slice(verb), ...topic];
}

/** "foram só 3 colheres, viu, do arroz" as "foram só 3 colheres do arroz"; null where nothing logged ends it so. */
export function withTopicJoined({ tokens, items, ...reader }: Reader): readonly Token[] | null {
  const last = tokens.findLastIndex(({ word }) => /^(?:d[eoa]s?|o|a|os|as)$/.test(word));
  let end = last;
  while (end > 0 && (tokens[end - 1]?.kind === "mark" || ASIDE.test(wordAt(tokens, end - 1)))) end -= 1;
  if (tokens.slice(0, end).some(({ word }) => /^(?:nao|nem)$/.test(word))) return null;
  if (end < 2 || end === last || !tokens.slice(end, last).some(({ kind }) => kind === "mark")) return null;
  const topic = tokens.slice(last + 1).filter(({ kind }) => kind === "word");
  const [named, ...others] = readPart({ ...reader, tokens, items }, topic).items;
  const isTopic = named && others.length === 0 && named.match.next >= topic.length;
  if (!isTopic || !itemMeant(named.match.food, calledWords(named), items, false)) return null;
  const of = tokens[last] as Token;
  const link = { ...of, word: /^d/.test(of.word) ? of.word : `d${of.word}` };
  return [...tokens.slice(0, end), link, ...topic];
}

/** "a costela tira 100 g que era osso" as "tira 100 g da costela"; null where it says otherwise. */
export function withTakenBehind({ tokens, ...reader }: Reader): readonly Token[] | null {
  const verb = tokens.findIndex(({ word }, at) => at > 0 && at < FAR && isTakeAway(word));
  const [amount] = verb < 0 ? [] : readAmounts(tokens, verb + 1);
  if (!amount?.counted || !isUnit(amount.measure)) return null;
  const after = wordAt(tokens, amount.next);
  if (!/^(?:|,|[.]|!|que|porque|pois|foi|era)$/.test(after)) return null;
  const topic = tokens.slice(/^(?:e|mas|ah)$/.test(wordAt(tokens, 0)) ? 1 : 0, verb);
  const [named, ...others] = readPart({ ...reader, tokens }, topic).items;
  if (!named || others.length > 0 || !itemMeant(named.match.food, calledWords(named), reader.items, false))
    return null;
  const noun = topic.filter(({ word }) => !/^(?:o|a|os|as|eu|,)$/.test(word));
  return [...tokens.slice(verb, amount.next), { ...(tokens[verb] as Token), word: "de" }, ...noun];
}

/** "a torrada eu comi no lanche, não na janta" as "a torrada foi no lanche"; null where nothing logged is named. */
export function asEatenAt(reader: Reader): readonly Token[] | null {
  const tokens = withoutWish(pastLead(reader.tokens));
  const verb = tokens.findIndex(({ word }, at) => at > 0 && at < FAR && /^(?:comi|tomei|bebi)$/.test(word));
  // "depois do almoço, de sobremesa"
  const isAfter = wordAt(tokens, verb + 1) === "depois" && /^d[oa]$/.test(wordAt(tokens, verb + 2));
  const isAtHour =
    /^as?$/.test(wordAt(tokens, verb + 1)) &&
    (/^(?:tarde|tardinha|noite)$/.test(wordAt(tokens, verb + 2)) ||
      /^(?:number|time)$/.test(tokens[verb + 2]?.kind ?? ""));
  const isWhen = isAfter || isAtHour || /^(?:n[oa]|de|ontem|anteontem)$/.test(wordAt(tokens, verb + 1));
  if (verb < 1 || !isWhen || !/^(?:o|a|os|as)$/.test(wordAt(tokens, 0))) return null;
  const topic = tokens.slice(0, wordAt(tokens, verb - 1) === "eu" ? verb - 1 : verb);
  // Another sentence says more, and who had it then as well moves nothing.
  if (tokens.some(({ word }) => word === "tambem")) return null;
  if (tokens.some(({ word }, at) => word === "." && at < tokens.length - 1)) return null;
  const [named, ...others] = readPart(reader, topic).items;
  if (!named || others.length > 0 || !itemMeant(named.match.food, calledWords(named), reader.items, false))
    return null;
  const not = tokens.findIndex(({ word }, at) => at > verb && word === "nao");
  // "às 10h, junto com as nozes"
  const beside = tokens.findIndex(
    ({ word }, at) => at > verb + 1 && word === "com" && /^[oa]s?$/.test(wordAt(tokens, at + 1)),
  );
  const end = wordAt(tokens, beside - 1) === "junto" ? beside - 1 : beside;
  const told = tokens.slice(
    verb + (isAfter ? 3 : 1),
    [not, end].find((at) => at > 0),
  );
  const when = told.filter(
    ({ kind, word }, at) => kind !== "mark" && !(isAfter && isAtItsEnd(told, word, at)),
  );
  return [...topic, { ...(tokens[verb] as Token), word: "foi" }, ...when];
}

/** "na verdade, a gelatina …" from its article on. */
function pastLead(tokens: readonly Token[]): readonly Token[] {
  const noun = tokens.findIndex(({ word }) => /^[oa]s?$/.test(word));
  const lead = tokens.slice(0, Math.max(0, noun));
  return lead.every(({ word, kind }) => kind === "mark" || LEAD.has(word))
    ? tokens.slice(lead.length)
    : tokens;
}

/** "…. Passe-a para lá, por favor", "…. corrige": that it is to be done says no more. */
function withoutWish(tokens: readonly Token[]): readonly Token[] {
  const mark = tokens.findLastIndex(
    ({ kind, word }, at) =>
      kind === "mark" && /^[,.;!]$/.test(word) && at < tokens.length - 1 && DOES.test(wordAt(tokens, at + 1)),
  );
  const wish = tokens.slice(mark + 1).filter(({ kind }) => kind === "word");
  return mark > 2 && wish.every(({ word }) => DOES.test(word) || DONE_SO.test(word))
    ? tokens.slice(0, mark)
    : tokens;
}

const DOES =
  /^(?:(?:pass|mud|coloc|arrum|ajust|lev|jog|mov|troc|bot|consert)(?:a|e|ar)|coloque|troque|jogue|corrig\S+|corrij\S+|poe|ponha|transfir\S+|transfere)$/;
const DONE_SO = /^(?:l?[oa]s?|el[ae]s?|isso|para|la|ai|por|favor|gentileza|pf|pfv|entao)$/;

/** "de sobremesa" */
function isAtItsEnd(tokens: readonly Token[], word: string, at: number): boolean {
  return word === "sobremesa" || (word === "de" && wordAt(tokens, at + 1) === "sobremesa");
}

/** "a galinha eu comi duas coxas", "da galinha comi foi o peito" as "a galinha foi …"; null where nothing logged leads, or no other food follows. */
export function asWhatItWas(reader: Reader): readonly Token[] | null {
  const { tokens } = reader;
  const verb = tokens.findIndex(
    ({ word }, at) => at > 0 && at < FAR && /^(?:comi|tomei|bebi|peguei)$/.test(word),
  );
  if (verb < 1 || !/^(?:d?[oa]s?)$/.test(wordAt(tokens, 0))) return null;
  const topic = tokens.slice(1, wordAt(tokens, verb - 1) === "eu" ? verb - 1 : verb);
  const [named, ...others] = readPart(reader, topic).items;
  const item =
    named && others.length === 0 && itemMeant(named.match.food, calledWords(named), reader.items, false);
  const cleft = /^(?:foi|foram|so|apenas)$/.test(wordAt(tokens, verb + 1)) ? 2 : 1;
  const rest = tokens.slice(verb + cleft);
  const told = readPart(reader, rest).items;
  if (!item) return null;
  const isOther = told.length > 0 && told.every(({ match }) => match.food.id !== item.foodId);
  if (!isOther || tokens.some(({ word }) => /^(?:nao|nem)$/.test(word))) return null;
  const [first] = tokens;
  return [{ ...(first as Token), word: "o" }, ...topic, { ...(tokens[verb] as Token), word: "foi" }, ...rest];
}

/** "o pão foi ontem, hoje não comi pão" without what is said once more; null without it. */
export function withoutNotToday(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex(
    ({ kind, word }, i) =>
      i > 2 &&
      (kind === "mark" || word === "e") &&
      wordAt(tokens, i + 1) === "hoje" &&
      wordAt(tokens, i + 2) === "nao",
  );
  const isOther = tokens.slice(0, Math.max(at, 0)).some(({ word }) => /^(?:ontem|anteontem)$/.test(word));
  return isOther && tokens.length - at < FAR ? tokens.slice(0, at) : null;
}
