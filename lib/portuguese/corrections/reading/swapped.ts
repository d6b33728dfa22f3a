import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { ADD } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "cancelo o suco, troquei por água de coco" as "troca o suco por água de coco", "laranja não, limão" as "não era laranja, era limão"; null where nothing logged was swapped. */
export function asSwap(reader: Reader): readonly Token[] | null {
  const tokens = reader.phrase.core;
  const written = asPutFor(tokens) ?? asKindDenied(reader);
  if (written) return written;
  // "a coca virou água"
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > 0 &&
      (/^(?:virou|viraram)$/.test(word) ||
        (/^(?:troquei|mudei)$/.test(word) && /^(?:por|para)$/.test(wordAt(tokens, i + 1)))),
  );
  const [out, ...others] = at < 0 ? [] : readPart(reader, tokens.slice(0, at)).items;
  if (!out || others.length > 0 || !itemMeant(out.match.food, calledWords(out), reader.items, false))
    return null;
  const isTurned = /^vir/.test(wordAt(tokens, at));
  const to = tokens.slice(at + (isTurned ? 1 : 2));
  const became = readPart(reader, to).items;
  // "o arroz virou uma papa"
  if (isTurned && became[0]?.match.start !== 0) return null;
  // "o ovo virou omelete com cebola, 2 ovos"
  if (isTurned && became.length > 1)
    return [...tokens.slice(0, at), { ...(tokens[at] as Token), word: "foi" }, ...to];
  const verb = { ...(tokens[at] as Token), word: "troca" };
  const by = { ...verb, word: "por" };
  return [verb, ...tokens.slice(out.match.start, out.match.next), by, ...to];
}

/** "onde está couve põe almeirão", "onde escrevi suco leia-se água" as "troca couve por almeirão"; null without it. */
function asPutFor(tokens: readonly Token[]): readonly Token[] | null {
  const where = tokens.findIndex(({ word }, at) => at < 4 && word === "onde");
  const put = tokens.findIndex(({ word }, at) => at > where + 2 && (ADD.test(word) || READ_AS.test(word)));
  const [first] = tokens.slice(where);
  if (where < 0 || put < 0 || !first) return null;
  const from = tokens.slice(where + 1, put).filter(({ kind, word }) => kind === "word" && !STOOD.test(word));
  const end = tokens.findIndex(({ kind, word }, at) => at > put && kind === "mark" && word !== "-");
  const to = tokens.slice(put + 1, end < 0 ? undefined : end).filter(({ word }) => !/^(?:se|-)$/.test(word));
  const said = (word: string) => ({ ...first, word, kind: "word" as const });
  return from.length > 0 && to.length > 0 ? [said("troca"), ...from, said("por"), ...to] : null;
}

const READ_AS = /^(?:leia|le|ler|entenda|considera|considere|era|eh)$/;
const STOOD = /^(?:eu|esta|tem|diz|dizia|escrito|escrevi|falei|disse|botei|coloquei|pus|anotei|li|ha|se)$/;

/** "laranja não, limão", of a juice of it; null where what is denied was logged itself. */
function asKindDenied(reader: Reader): readonly Token[] | null {
  const tokens = reader.phrase.core;
  const not = tokens.findIndex(({ word }) => word === "nao");
  const first = tokens[not];
  if (!first || not < 1 || not > FAR || !/^[,.;]$/.test(wordAt(tokens, not + 1))) return null;
  const plain = (from: number, to?: number) => {
    const said = tokens.slice(from, to);
    const begins = said.findIndex(({ word }) => !SAID_BEFORE.test(word));
    return said.slice(Math.max(0, begins));
  };
  const [out, by] = [plain(0, not), plain(not + 2)];
  const [wrong, ...others] = readPart(reader, out).items;
  const isKind = wrong !== undefined && others.length === 0 && wrong.amount === null;
  const isSaid = by.length > 0 && by.length <= FAR && by.every(({ kind }) => kind === "word");
  if (!isKind || !isSaid || reader.items.some(({ foodId }) => foodId === wrong.match.food.id)) return null;
  const said = (word: string) => ({ ...first, word, kind: "word" as const });
  return [said("nao"), said("era"), ...out, ...tokens.slice(not + 1, not + 2), said("era"), ...by];
}

/** Words that name a kind. */
const FAR = 3;
const SAID_BEFORE = /^(?:d[aeo]|o|a|os|as|era|foi|eram|foram|ah|opa|ops|mas)$/;
