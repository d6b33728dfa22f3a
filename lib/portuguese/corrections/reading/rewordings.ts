import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { withContentsDenied } from "@/lib/portuguese/corrections/reading/denied-contents";
import { asEchoDenied } from "@/lib/portuguese/corrections/reading/echoed";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { asLongAgo } from "@/lib/portuguese/corrections/reading/long-ago";
import {
  asNotWater,
  asOfOtherDay,
  asOneOther,
  asOtherFilling,
  asRunOut,
  withDrinkNamed,
  withVesselNamed,
} from "@/lib/portuguese/corrections/reading/other-than-told";
import {
  asContentsTold,
  asHeldInPack,
  asOwnHalf,
  asPartOfPack,
} from "@/lib/portuguese/corrections/reading/part-of-whole";
import {
  asAllOfThem,
  asAlsoWith,
  asBareWithout,
  asMadeFirst,
  asMoreOfIt,
  asTakenAgain,
  asWithout,
  fromWithout,
  withAmountFirst,
  withAmountOfAdded,
  withoutEcho,
  withoutOneMore,
  withoutOtherDay,
  withoutTwice,
} from "@/lib/portuguese/corrections/reading/said-plainer";
import {
  asEatenAt,
  asWhatItWas,
  FAR,
  withoutNotToday,
  withTakenBehind,
  withTopicBehind,
  withTopicJoined,
} from "@/lib/portuguese/corrections/reading/spoken-of";
import { asSwap } from "@/lib/portuguese/corrections/reading/swapped";
import { isBareTakeBack, isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { takenBehind } from "@/lib/portuguese/corrections/reading/taken-behind";
import { asSaidInTheEnd } from "@/lib/portuguese/corrections/reading/told-in-the-end";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isPerson, otherDid } from "@/lib/portuguese/vocabulary/people";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/**
 * The message in the plainer words of others: with what a pronoun stands for ("e dela foi só metade" as "e da linguiça foi só
 * metade"), and with what is spoken of behind how much of it there was ("da carne comi só 75%" as "comi só 75% da carne").
 * @param earlier the same message beside what was told before the last
 */
export function rewordings(reader: Reader, earlier: Reader): readonly Phrase[] {
  const { phrase } = reader;
  const named = withNames(reader) ?? asAllOfThem(phrase.core, reader.items);
  const turned = withTopicBehind({ ...reader, tokens: named ?? phrase.core });
  const plainer = [
    ...[
      ...asSaidInTheEnd(reader),
      ...takenBehind(reader),
      turned,
      named,
      withoutAnd(phrase.core),
      withTopicJoined(reader),
    ],
    ...[
      asRunOut(reader),
      withVesselNamed(reader),
      withDrinkNamed(reader),
      withContentsDenied(reader),
      withoutTakeBehind(reader),
      withoutOtherDay(reader),
      withoutTwice(reader),
      withAmountFirst(reader),
      withAmountOfAdded(reader),
      asWithout(reader),
      asSwap(reader),
      asContrast(phrase.core),
      asWritten(reader),
      withoutDenied(reader),
      withKindNamed(reader),
      withoutNotToday(reader.phrase.core),
      withTakenBehind(reader),
      asEatenAt(reader) ?? asEatenAt(earlier),
      asWhatItWas(reader),
      withoutOneMore(reader),
      asMoreOfIt(reader),
      asBareWithout(reader),
      withoutEcho(reader),
      asPartOfPack(reader),
      asHeldInPack(reader),
      asOwnHalf(reader),
      asContentsTold(reader),
      asTakenAgain(reader),
      asAlsoWith(reader),
      asMadeFirst(reader),
      asNotWater(reader),
      asOtherFilling(reader),
      asOneOther(reader),
      asOfOtherDay(reader),
      asLongAgo(reader),
    ],
  ];
  const worded = plainer.flatMap((tokens) => (tokens ? [phraseOfClause(phrase, tokens)] : []));
  // What only wonders at what was told asks nothing.
  const echoed = asEchoDenied(reader);
  return echoed ? [{ ...phraseOfClause(phrase, echoed), asks: false }, ...worded] : worded;
}

/** "e o bife era de fígado": of what was told, and no more of it; null where it does not begin so. */
function withoutAnd(tokens: readonly Token[]): readonly Token[] | null {
  const isNoun = wordAt(tokens, 0) === "e" && /^(?:o|a|os|as)$/.test(wordAt(tokens, 1));
  return isNoun && tokens.slice(2, FAR).some(({ word }) => COPULA.test(word)) ? tokens.slice(1) : null;
}

/** "retire-a", "tirá-lo" */
const CLITIC = /^l?[oa]s?$/;
const OF_IT = /^(?:(d|n)?(el[ea]s?))$/;

/** With the name of the logged item in the place of each pronoun that follows no food; null without one that is clear. */
function withNames(reader: Reader): readonly Token[] | null {
  const { core } = reader.phrase;
  let isChanged = false;
  const tokens = core.flatMap((token, at): Token[] => {
    const isClitic =
      isTakeAway(wordAt(core, at - 1)) && CLITIC.test(token.word) && core[at + 1]?.kind !== "word";
    const [, link, pronoun = isClitic ? token.word : ""] = OF_IT.exec(token.word) ?? [];
    const isFree =
      pronoun !== "" && (isClitic || isOfThing(core, at)) && namesNone(reader, core.slice(0, at));
    const item = isFree ? itemOf(reader, pronoun) : null;
    if (!item) return [token];
    isChanged = true;
    const article = isClitic ? pronoun.replace("l", "") : pronoun.replace(/^el[e]/, "o").replace(/^ela/, "a");
    const words = [{ ...token, word: `${link ?? ""}${article}` }, ...tokenise(item.name)];
    return words.map((word) => ({ ...word, start: token.start, end: token.end }));
  });
  return isChanged ? tokens : null;
}

/** "tira a salada, nem toquei nela" names what it is said of. */
function namesNone(reader: Reader, tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ word }) => !/^(?:nem|nao|sem)$/.test(word));
  return readPart(reader, said).items.length === 0;
}

/** No person: "metade dela", "tira ele", "ela era grelhada"; not "a mãe dela", "ele comeu". */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  // "um deles só a clara" is one of several.
  if (/^d/.test(wordAt(tokens, at)) && readQuantity(tokens, at - 1) && /^(?:so|com|sem)$/.test(after))
    return false;
  if (/^[dn]/.test(wordAt(tokens, at))) return !/^(?:o|a|os|as)$/.test(before) && !isPerson(before);
  if (otherDid(tokens, at + 1)) return false;
  return (
    isTakeAway(before) || COPULA.test(after) || (after === "" && /^(?:tirei|deixei|comi|tomei)$/.test(before))
  );
}

/** The item that was spoken of last and is called by such a word. */
function itemOf({ focus, items }: Reader, pronoun: string): LoggedItem | null {
  const isFeminine = /^(?:ela|l?as?$)/.test(pronoun);
  const fits = (item: LoggedItem) => isFeminineNoun(item.name) === isFeminine;
  return (focus && fits(focus) ? focus : null) ?? items.findLast(fits) ?? null;
}

/** By its first word: most in -a are, and some others. */
function isFeminineNoun(name: string): boolean {
  const word = tokenise(name)[0]?.word ?? "";
  return (/(?:a|cao|gem|dade)s?$/.test(word) && !MASCULINE.test(word)) || FEMININE.test(word);
}

const MASCULINE =
  /^(?:cha|guarana|maracuja|fuba|caja|araca|camarao|feijao|macarrao|pao|limao|mamao|melao|acafrao|agriao|yaya)s?$/;
const FEMININE =
  /^(?:carne|couve|alface|maionese|noz|nozes|flor|torre|mandioquinha|parmegiana|mousse|costelinha|long)$/;

/** "o feijão quem comeu foi ela, eu não. tira também" without the wish that says no more; null without one. */
function withoutTakeBehind({ phrase: { core } }: Reader): readonly Token[] | null {
  const at = core.findLastIndex(({ word }) => isTakeAway(word));
  const mark = core.findLastIndex(({ kind }, i) => kind === "mark" && i < at);
  if (mark < 2 || at < 0 || !isBareTakeBack(core.slice(mark + 1))) return null;
  const plain = core.slice(0, mark);
  // "…, eu não"
  const own = plain.findLastIndex(({ kind }) => kind === "mark");
  const isMe =
    own > 1 &&
    /^eu nao$/.test(
      plain
        .slice(own + 1)
        .map(({ word }) => word)
        .join(" "),
    );
  return isMe ? plain.slice(0, own) : plain;
}

/** "coloquei arroz mas era arroz integral" as "não era arroz, era arroz integral"; null where it begins otherwise. */
function asContrast(given: readonly Token[]): readonly Token[] | null {
  const tokens = fromWithout(given) ?? given;
  // "sem leite condensado, era granola", not "sem fome, só uma banana"
  const led = tokens[0];
  const isFood = led?.word === "sem" && foodAt(tokens, 1, false) !== null;
  const comma = isFood ? tokens.findIndex(({ word }) => word === ",") : -1;
  const instead = comma > 1 ? tokens.findIndex(({ word }, at) => at > comma && !INSTEAD.test(word)) : -1;
  if (led && instead > comma + 1)
    return [
      ...[{ ...led, word: "nao" }, { ...led, word: "era" }, ...tokens.slice(1, comma + 1)],
      ...[{ ...led, word: "era" }, ...tokens.slice(instead)],
    ];
  const verb = wordAt(tokens, 0) === "eu" ? 1 : 0;
  if (!WROTE.test(wordAt(tokens, verb))) return null;
  const was = tokens.findIndex(({ word }, at) => at > verb + 1 && COPULA.test(word));
  const turn = tokens.findLastIndex(
    ({ word }, at) => at < was && at > verb + 1 && /^(?:mas|,|so|porem|e|na|que|quando|acho)$/.test(word),
  );
  if (was < 0 || turn < 0) return null;
  const wrong = tokens
    .slice(verb + 1, was)
    .filter(({ word }) => !/^(?:mas|so|porem|que|na|verdade|quando|acho|,|aqui|ai|la)$/.test(word));
  const first = tokens[verb] as Token;
  const said = (word: string, kind: Token["kind"] = "word") => ({ ...first, word, kind });
  return [said("nao"), said("era"), ...wrong, said(",", "mark"), ...tokens.slice(was)];
}

/** "…, eu passei foi requeijão", "…, só com requeijão" */
const INSTEAD =
  /^(?:eu|so|mas|foi|foram|era|eram|tinha|teve|passei|botei|coloquei|pus|usei|comi|tomei|com|no|lugar|dela|dele)$/;
const WROTE = /^(?:escrevi|falei|disse|coloquei|botei|anotei|mandei|digitei|pus|registrei|marquei)$/;

/** "batata grande*": one that is logged, as the star says it should have been written; null without a star. */
function asWritten({ phrase, tokens, items, ...reader }: Reader): readonly Token[] | null {
  if (!/^\s*\*|\*\s*$/.test(phrase.text)) return null;
  const words = tokens.filter(({ kind }) => kind === "word" || kind === "number");
  const [noun, ...rest] = words;
  const [named] = readPart({ ...reader, phrase, tokens, items }, words.slice(0, 1)).items;
  if (!noun || !named || rest.length === 0 || rest.length > 4) return null;
  if (!itemMeant(named.match.food, calledWords(named), items, false)) return null;
  const said = (word: string) => ({ ...noun, word });
  return [said("o"), noun, said("era"), ...rest];
}

/** "bife de frango, não de boi", "omelete de 3 ovos, não 2" without what it was not; null where nothing of that kind ends it. */
function withoutDenied(reader: Reader): readonly Token[] | null {
  const tokens = reader.phrase.core;
  const not = tokens.findIndex(
    ({ word }, at) => at > 1 && word === "nao" && /^(?:,|e)$/.test(wordAt(tokens, at - 1)),
  );
  const rest = tokens.slice(not + 1).filter(({ kind }) => kind !== "mark");
  if (not < 0 || rest.length === 0 || rest.length > 3) return null;
  const isKind = /^d[eoa]$/.test(rest[0]?.word ?? "") && rest.length > 1;
  const isCount = rest.length === 1 && rest[0]?.kind === "number";
  const plain = tokens.slice(0, not - 1);
  // "batata inglesa, não doce", of a sweet one
  const [named] = readPart(reader, plain).items;
  const item = named && sameNoun(named, reader.items);
  const isHow = rest.length === 1 && item && isInName(item, rest[0]?.word ?? "");
  return (isKind || isCount || isHow) && readPart(reader, plain).items.length > 0 ? plain : null;
}

/** "doce" of "Batata-doce cozida" */
function isInName({ name }: LoggedItem, word: string): boolean {
  return tokenise(name.replaceAll("-", " ")).some((token, at) => at > 0 && token.word === word);
}

/** "o de queijo dei pro meu filho" with the name of the one that is of it; null without one alone. */
function withKindNamed({ phrase: { core }, items }: Reader): readonly Token[] | null {
  const at = core.findIndex(
    ({ word }, i) => i < 2 && /^(?:o|a|os|as)$/.test(word) && wordAt(core, i + 1) === "de",
  );
  const kind = core[at + 2];
  if (at < 0 || kind?.kind !== "word") return null;
  const own = items.filter(({ name }) =>
    tokenise(name).some(({ word }, i) => i > 0 && stem(word) === stem(kind.word)),
  );
  const [item, ...others] = own;
  if (!item || others.length > 0) return null;
  const name = tokenise(item.name).map((token) => ({ ...token, start: kind.start, end: kind.end }));
  return [...core.slice(0, at + 1), ...name, ...core.slice(at + 3)];
}
