import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, itemWithWord } from "@/lib/portuguese/corrections/reading/food-reference";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** "… então conta 750", "… Considere 150" */
const COUNTS =
  /^(?:conta|contar|conte|considera|considerar|considere|bota|bote|poe|ponha|coloca|coloque|anota|anote|marca|marque|registra|registre|deixa|deixe)$/;
const ATE = /^(?:comi|tomei|bebi|usei)$/;
const IN_ALL = /^(?:foram|foi|deu|deram|da|sao|ficou|ficaram|fica|totalizando)$/;
/** What was begun and not finished. */
const UNFINISHED =
  / (?:sobrou|sobraram|deixei|larguei|nem terminei|nao (?:terminei|acabei|aguentei|consegui|dei conta)) /;
const AROUND =
  /^(?:so|apenas|uns|umas|como|em|que|foi|foram|por|favor|agora|entao|mesmo|vai|ai|la|pronto|ok|[,.!])$/;
/** Before it something must have been said. */
const LEAST_BEFORE = 2;

/** What its end says most plainly, in the words of a correction; null for each way in which it ends otherwise. */
export function asSaidInTheEnd(reader: Reader): (readonly Token[] | null)[] {
  return [
    asToldInTheEnd(reader),
    asAllBut(reader),
    asNounFirst(reader),
    asSomeLeft(reader),
    asSumTold(reader),
  ];
}

/**
 * "a segunda ainda tá pela metade, então conta 750", "sobrou um pouco, comi 280", "comi mais 2, foram 6 no total": as "a água foi 750",
 * "foi 280", "foram 6", whatever was told on the way; null where no such figure ends it.
 */
function asToldInTheEnd(reader: Reader): readonly Token[] | null {
  const { tokens, items, last } = reader;
  const verb = tokens.findLastIndex((_, at) => at >= LEAST_BEFORE && isVerdict(tokens, at));
  const first = tokens[verb];
  if (!first) return null;
  const head = tokens.slice(0, verb);
  const told = tokens.slice(verb + 1).filter(({ word }) => !AROUND.test(word));
  const [amount] = readAmounts(told, 0);
  const behind = amount
    ? told
        .slice(amount.next)
        .map(({ word }) => word)
        .join(" ")
    : "";
  if (!amount?.counted || !/^(?:no total|ao todo|total|tudo|)$/.test(behind)) return null;
  const named = readPart(reader, head).items;
  const foods = new Set(
    named.map((one) =>
      one.match.food.id === WATER_ID
        ? WATER_ID
        : itemMeant(one.match.food, calledWords(one), items, false)?.foodId,
    ),
  );
  const [food, ...others] = foods;
  if (others.length > 0 || (named.length > 0 && food === undefined)) return null;
  const isWater =
    food === WATER_ID || (food === undefined && items.length === 0 && last.at(-1)?.type === "water");
  if (isWater && last.at(-1)?.type !== "water") return null;
  const item = items.find(({ foodId }) => foodId === food);
  const name = item?.name;
  // "foi só 2" is said of the glasses that were told.
  const topic = name && !isWater ? tokenise(`o ${name}`) : [];
  const said = [
    ...(isWater ? [{ ...first, word: "so", kind: "word" as const }] : []),
    ...told.slice(0, amount.next),
  ];
  return [...topic, { ...first, word: "foi", kind: "word" as const }, ...said].map((token) =>
    topic.includes(token) ? { ...token, start: first.start, end: first.end } : token,
  );
}

const LONGEST_KIND = 5;

/** "era light, o requeijão", "integral, o pão" as "o requeijão era light"; null where what is named behind the comma was not told. */
function asNounFirst({ tokens, phrase, ...reader }: Reader): readonly Token[] | null {
  const comma = tokens.findIndex(({ word }) => word === ",");
  const [first] = tokens;
  const noun = tokens.slice(comma + 1);
  const kind = tokens.slice(COPULA.test(first?.word ?? "") ? 1 : 0, Math.max(0, comma));
  if (!first || comma < 1 || kind.length === 0 || kind.length > LONGEST_KIND || phrase.asks) return null;
  if (
    !/^[oa]s?$/.test(wordAt(noun, 0)) ||
    noun.length > LONGEST_KIND ||
    noun.some(({ kind: of }) => of !== "word")
  )
    return null;
  const [named, ...others] = readPart({ ...reader, tokens, phrase }, noun).items;
  const isThere = named && itemWithWord(calledStem(named), reader.items) !== null;
  const told = readPart({ ...reader, tokens, phrase }, kind).items;
  const isOther = told.some((one) => itemWithWord(calledStem(one), reader.items) !== null);
  if (!isThere || isOther || others.length > 0 || named.match.next < noun.length) return null;
  return [...noun, { ...first, word: "era", kind: "word" }, ...kind];
}

function calledStem(named: SaidItem): string {
  return stem(calledWords(named)[0] ?? "");
}

const CLEARED =
  /^ (?:(?:eu|ja|hoje|mas|e) )*(?:zerei|limpei|raspei|matei|comi|devorei) (?:o prato|a marmita|tudo|a bandeja|a quentinha)(?: tod[oa]| inteir[oa])? (?:menos|exceto|tirando|fora|so nao) /;

/** "zerei o prato menos as fritas, dessas comi só umas 5" as "as fritas, comi só umas 5"; null where it says otherwise. */
function asAllBut({ tokens, phrase }: Reader): readonly Token[] | null {
  if (!CLEARED.test(phrase.line)) return null;
  const but = tokens.findIndex(({ word }) => /^(?:menos|exceto|tirando|fora|nao)$/.test(word));
  const comma = tokens.findIndex(({ word }, at) => at > but && /^[,.;]$/.test(word));
  if (comma < 0 || !/^(?:o|a|os|as)$/.test(wordAt(tokens, but + 1))) return null;
  const much = tokens.slice(comma + 1).filter(({ word }) => !/^(?:d?ess[ea]s?|del[ea]s?)$/.test(word));
  const mark = { ...(tokens[comma] as Token), word: "," };
  return [...tokens.slice(but + 1, comma), mark, ...much];
}

const NOT_ALL = /^ (?:\S+ ){0,2}?(?:nao|nem) (?:\S+ ){1,6}?(?:tod[oa]s?|tudo|inteir[oa]s?) , /;
const LEFT = /^(?:sobrou|sobraram|deixei|restou|ficou|ficaram|larguei)$/;

/** "não comi o arroz todo, sobrou uns 50 g na marmita" as "sobrou 50 g de arroz"; null where it says otherwise. */
function asSomeLeft(reader: Reader): readonly Token[] | null {
  const { core } = reader.phrase;
  const comma = core.findIndex(({ word }) => word === ",");
  const line = ` ${core
    .slice(0, comma + 1)
    .map(({ word }) => word)
    .join(" ")} `;
  const left = core[comma + 1];
  if (!left || !LEFT.test(left.word) || !NOT_ALL.test(line)) return null;
  const much = core.slice(comma + 2).filter(({ word }) => !AROUND.test(word));
  const [amount] = readAmounts(much, 0);
  const [named, ...others] = readPart(reader, core.slice(0, comma)).items;
  const item = named && itemMeant(named.match.food, calledWords(named), reader.items, false);
  if (!amount?.counted || !item || others.length > 0) return null;
  const of = tokenise(`de ${item.name}`).map((token) => ({ ...token, start: left.start, end: left.end }));
  return [left, ...much.slice(0, amount.next), ...of];
}

const SUMS =
  /^ (?:(?:entao|deu|foi|foram|fica|ficou|agora|sao|da|eh|no|ao|todo|total|de|uns|umas|tudo|la) )*$/;

/** "comi mais um, total 2", "peguei mais uma, 3 ao todo" as "foram 3"; null where no sum ends it. */
function asSumTold(reader: Reader): readonly Token[] | null {
  const { tokens, items, phrase } = reader;
  const comma = tokens.findLastIndex(({ word }) => word === ",");
  const first = tokens[comma];
  const head = tokens.slice(0, Math.max(0, comma));
  const isMore = head.some(({ word }) => /^(?:mais|outr[oa])$/.test(word)) && head.length <= MOST_OF_MORE;
  if (!first || !isMore || phrase.asks) return null;
  const tail = tokens.slice(comma + 1);
  const at = tail.findIndex((_, i) => readQuantity(tail, i) !== null);
  const sum = at < 0 ? undefined : readAmounts(tail, at).find(({ counted }) => counted);
  if (!sum || sum.quantity < 2 || !Number.isInteger(sum.quantity)) return null;
  const around = [...tail.slice(0, at), ...tail.slice(sum.next)].map(({ word }) => word);
  const isSum = around.some((word) => /^(?:total|todo|tudo|deu|foram|ficou|entao|fica)$/.test(word));
  if (!isSum || !SUMS.test(` ${[...around, ""].join(" ")}`)) return null;
  const [named, ...others] = readPart(reader, head).items;
  const item = named ? itemMeant(named.match.food, calledWords(named), items, false) : items[0];
  if (!item || others.length > 0 || (!named && items.length > 1)) return null;
  const topic = named ? tokenise(`o ${item.name}`) : [];
  const said = topic.map((token) => ({ ...token, start: first.start, end: first.end }));
  return [...said, { ...first, word: "foram", kind: "word" }, ...tail.slice(at, sum.next)];
}

/** "acabei pegando mais um pastel" */
const MOST_OF_MORE = 7;

function isVerdict(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (!COUNTS.test(word) && !ATE.test(word) && !IN_ALL.test(word)) return false;
  const before = tokens.slice(0, at);
  if (COUNTS.test(word)) return before.some(({ kind }) => kind === "word");
  const line = ` ${before.map((token) => token.word).join(" ")} `;
  if (ATE.test(word))
    return UNFINISHED.test(line) && /^[,.;]$|^(?:eu|e|so|mas)$/.test(wordAt(tokens, at - 1));
  const isAll = /^(?:total|todo)$/.test(tokens.findLast(({ kind }) => kind === "word")?.word ?? "");
  return IN_ALL.test(word) && isAll && before.some((token) => /^(?:mais|outr[oa]s?)$/.test(token.word));
}
