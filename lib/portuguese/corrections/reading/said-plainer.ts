import { isUnit } from "@/lib/nutrition/foods/measures";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, itemNamed } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { isWay } from "@/lib/portuguese/vocabulary/modifiers";

/** "tira o tutu, era feijão mesmo. Tutu foi domingo" without the day on which it was; null without it. */
export function withoutOtherDay(reader: Reader): readonly Token[] | null {
  const { core } = reader.phrase;
  const at = core.findLastIndex(
    ({ kind, word }) => (kind === "mark" && /^[,.;!]$/.test(word)) || kind === "break",
  );
  const verb = core.findIndex(({ word }) => isTakeAway(word));
  const behind = core.slice(at + 1);
  if (verb < 0 || at <= verb + 1 || !behind.some(({ word }) => COPULA.test(word))) return null;
  const { items, amounts, meal, hour, day } = readPart(reader, behind);
  const [only, ...others] = items;
  const isSame = readPart(reader, core.slice(verb, at)).items.some(
    ({ match }) => match.food.id === only?.match.food.id,
  );
  return day && isSame && others.length + amounts.length === 0 && !meal && !hour ? core.slice(0, at) : null;
}

/** "passa os dois pra ontem", "ambos foram no almoço", of as many as were told: "tudo"; null where it says something else. */
export function asAllOfThem(core: readonly Token[], items: Reader["items"]): readonly Token[] | null {
  const at = core.findIndex(
    ({ word }, i) => word === "ambos" || (THEM.test(word) && howMany(core, i) !== null),
  );
  const next = at < 0 ? at : (howMany(core, at) ?? at + 1);
  const [first] = at < 0 ? [] : tokenise("tudo");
  const count = wordAt(core, at) === "ambos" ? 2 : readQuantity(core, at + 1)?.value;
  if (!first || count !== items.length || !BEHIND_THEM.test(wordAt(core, next))) return null;
  return [...core.slice(0, at), first, ...core.slice(next)];
}

function howMany(core: readonly Token[], at: number): number | null {
  return THEM.test(wordAt(core, at)) ? (readQuantity(core, at + 1)?.next ?? null) : null;
}

const THEM = /^(?:[oa]s|ess[ea]s)$/;
const BEHIND_THEM = /^(?:|[,.;!]|para|foi|foram|era|eram|sao|n[oa])$/;

const TWICE =
  /^(?:e |entao |ai |por isso )*(?:pode )?(?:poe|bota|coloca|conta|anota|registra|marca|lanca|soma|dobra)(?: (?:a porcao|o arroz|ele|ela|tudo|isso|ai|em|o))*(?: (?:dobro|dobrad[oa]s?|duas vezes|2 vezes|2 x|2x))?$/;

/** "repeti o arroz, põe dobrado" without the wish that says no more; null without it. */
export function withoutTwice({ phrase: { core } }: Reader): readonly Token[] | null {
  const again = core.findIndex(({ word }) => word === "repeti");
  const end = core.findIndex(
    ({ kind, word }, at) =>
      at > again + 1 && (kind === "mark" || kind === "break" || /^(?:e|entao)$/.test(word)),
  );
  if (again < 0 || end < 0) return null;
  const rest = core.slice(end).filter(({ kind }) => kind === "word" || kind === "number");
  return TWICE.test(rest.map(({ word }) => word).join(" ")) ? core.slice(0, end) : null;
}

/** "20 g a pasta", "300 ml o prato" as "a pasta foi 20 g"; null where it begins otherwise. */
export function withAmountFirst(reader: Reader): readonly Token[] | null {
  const { core } = reader.phrase;
  const [amount] = readAmounts(core, 0);
  const first = core[0];
  if (!first || !amount?.counted || !(isUnit(amount.measure) || amount.quantity >= LEAST_GRAMS)) return null;
  const article = amount.next;
  const noun = core.slice(article + 1);
  if (!/^(?:o|a|os|as)$/.test(wordAt(core, article)) || noun.length === 0 || noun.length > MOST_NOUN)
    return null;
  if (!noun.every(({ kind }) => kind === "word")) return null;
  const [named, ...others] = readPart(reader, noun).items;
  const meant = named
    ? itemMeant(named.match.food, calledWords(named), reader.items, false)
    : itemNamed(
        noun.map(({ word }) => word),
        reader.items,
      );
  const isVessel = reader.items.length === 1 && noun.length === 1 && VESSEL.test(noun[0]?.word ?? "");
  if (others.length > 0 || !(meant || isVessel)) return null;
  return [...core.slice(article), { ...first, word: "foi", kind: "word" }, ...core.slice(0, article)];
}

/** "joguei azeite na abobrinha, 1 colher de chá", "o açaí botei açúcar, 2 colheres" as "joguei 1 colher de chá de azeite na abobrinha". */
export function withAmountOfAdded(reader: Reader): readonly Token[] | null {
  const { tokens, items } = reader;
  const comma = tokens.findLastIndex(({ word }) => word === ",");
  const verb = tokens.findIndex(({ word }, at) => at < 5 && PUT.test(word));
  const [amount] = comma < 0 ? [] : readAmounts(tokens, comma + 1);
  const first = tokens[verb];
  if (!first || !amount?.counted || amount.next < tokens.length || comma < verb + 2) return null;
  const told = readPart(reader, tokens.slice(0, comma)).items;
  const added = told.filter((one) => !itemMeant(one.match.food, calledWords(one), items, false));
  const [only, ...others] = added;
  if (!only || others.length > 0 || only.amount || told.length > MOST_TOLD || only.match.start < verb)
    return null;
  const said = tokens.slice(only.match.start, only.match.next);
  const hosted = tokens.slice(only.match.next, comma);
  const host = verb > 0 ? tokens.slice(0, verb).filter(({ word }) => word !== "eu") : [];
  // "morango também, uns 5": so many of them; "de" would make it a kind of what was told.
  const of = amount.measure === null ? [] : [{ ...first, word: "de" }];
  const where =
    host.length > 0 ? host.map((one, at) => (at === 0 ? { ...one, word: `n${one.word}` } : one)) : hosted;
  if (host.length > 0 && !/^(?:o|a|os|as)$/.test(host[0]?.word ?? "")) return null;
  return [first, ...tokens.slice(comma + 1), ...of, ...said, ...where];
}

const PUT = /^(?:botei|pus|coloquei|joguei|passei|usei|adicionei|faltou|esqueci|teve|tinha)$/;
const MOST_TOLD = 2;
const LEAST_GRAMS = 20;
const MOST_NOUN = 3;
const VESSEL = /^(?:prato|tigela|cumbuca|copo|caneca|xicara|pote|potinho|fatia|pedaco|lata|garrafa)$/;

/** "o café foi preto", of one with milk, and "a salada foi sem azeite", told beside it, by what is taken out; null where it says otherwise. */
export function asWithout({ tokens, items, ...reader }: Reader): readonly Token[] | null {
  const was = tokens.findIndex(({ word }, at) => at > 0 && at < FAR && COPULA.test(word));
  const [first] = tokens;
  if (was < 1 || !first || reader.phrase.asks) return null;
  const [named, ...others] = readPart({ ...reader, tokens, items }, tokens.slice(0, was)).items;
  const item = named && itemMeant(named.match.food, calledWords(named), items, false);
  if (!item || others.length > 0) return null;
  const how = tokens.slice(was + 1).filter(({ word }) => !/^(?:so|hoje|mesmo|,|[.!])$/.test(word));
  const [, filling] = / com (.+)$/i.exec(item.name) ?? [];
  const said = (words: string) =>
    tokenise(words).map((token) => ({ ...token, start: first.start, end: first.end }));
  // "preto"
  if (filling && /^cafe/.test(item.foodId) && how.length === 1 && BLACK.test(how[0]?.word ?? ""))
    return [...tokens.slice(0, was + 1), ...said(`sem ${filling.toLowerCase()}`)];
  if (wordAt(how, 0) !== "sem" || how.length < 2) return null;
  const [out, ...more] = readPart({ ...reader, tokens, items }, how.slice(1)).items;
  const isBeside = out && items.some(({ foodId }) => foodId === out.match.food.id);
  return isBeside && more.length === 0 && item.foodId !== out.match.food.id
    ? said(`tira ${out.match.called}`)
    : null;
}

const FAR = 5;
const BLACK = /^(?:preto|pretinho|puro|purinho)$/;

const HAD_IT =
  /^(?:eu|pedi|peguei|veio|vieram|comi|tomei|foi|era|estava|fiz|o|a|meu|minha|pf|prato|marmita|marmitex|quentinha|lanche|almoco|jantar|janta|hoje|so|que)$/;

/** "pedi sem maionese", "o pf veio sem feijão" from "sem" on; null where anything is named before it. */
export function fromWithout(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex(({ word }) => word === "sem");
  return at > 0 && tokens.slice(0, at).every(({ word }) => HAD_IT.test(word)) ? tokens.slice(at) : null;
}

/** The same of a remark that says no more. */
export function asBareWithout({ tokens, phrase }: Reader): readonly Token[] | null {
  const rest = phrase.asks ? null : fromWithout(tokens);
  return rest && rest.length <= MOST_WITHOUT ? rest : null;
}

const MOST_WITHOUT = 5;

/** "3 almôndegas, achei mais uma no fundo do pote", of two: all of them, and why; null where the sum is another. */
export function withoutOneMore(reader: Reader): readonly Token[] | null {
  const { core } = reader.phrase;
  const comma = core.findIndex(({ word }, at) => at > 0 && word === ",");
  const more = core.findIndex(({ word }, at) => at > comma && word === "mais");
  if (comma < 1 || more < 0) return null;
  const head = core.slice(0, comma);
  const { items, amounts } = readPart(reader, head);
  const [named] = items;
  // "4 garrafas, achei mais uma vazia", of three of water
  const [much] = amounts;
  const bottles = reader.items.length === 0 && reader.pieces?.find(({ food }) => food === WATER_ID)?.count;
  const first = core[0];
  if (
    bottles &&
    much &&
    items.length === 0 &&
    first &&
    bottles + (readQuantity(core, more + 1)?.value ?? 0) === much.quantity
  )
    return [{ ...first, word: "foram", kind: "word" }, { ...first, word: "so", kind: "word" }, ...head];
  const count = items.length === 1 && named?.amount?.counted ? named.amount.quantity : null;
  const logged = reader.items.find(({ foodId }) => foodId === named?.match.food.id)?.portion;
  const before = logged && !("said" in logged) ? logged.quantity : null;
  const come = readQuantity(core, more + 1)?.value;
  return count !== null && before !== null && come !== undefined && before + come === count ? head : null;
}

/** "duas amiga, foram duas", "foi 1 copo só, tá bom, 1" without the number said once more; null without one. */
export function withoutEcho({ phrase: { core } }: Reader): readonly Token[] | null {
  const comma = core.findIndex(({ word }) => word === ",");
  if (comma < 1) return null;
  const first = readQuantity(core, 0);
  const again = COPULA.test(wordAt(core, comma + 1)) ? readQuantity(core, comma + 2) : null;
  if (first && again && first.value === again.value && comma <= MOST_ECHOED) return core.slice(comma + 1);
  const last = core.findLastIndex(({ word }) => word === ",");
  const end = readQuantity(core, last + 1);
  const numbers = core.slice(0, comma).filter(({ kind }) => kind === "number");
  const isEcho = end && end.next >= core.length && numbers.length === 1 && numbers[0]?.value === end.value;
  const between = core.slice(comma, last + 1).filter(({ kind }) => kind === "word");
  return isEcho && between.every(({ word }) => /^(?:esta|ta|bom|ok|certo|isso)$/.test(word))
    ? core.slice(0, comma)
    : null;
}

/** "duas amiga" */
const MOST_ECHOED = 3;

/** "o cupim peguei duas vezes" as "o cupim repeti"; null where it ends otherwise. */
export function asTakenAgain({ phrase: { core, asks } }: Reader): readonly Token[] | null {
  const at = core.findIndex(({ word }) => /^(?:peguei|servi)$/.test(word));
  const verb = core[at];
  const times = verb ? readQuantity(core, at + 1) : null;
  const isTwice =
    times?.value === 2 && wordAt(core, times.next) === "vezes" && times.next === core.length - 1;
  return verb && isTwice && !asks ? [...core.slice(0, at), { ...verb, word: "repeti" }] : null;
}

/** "o pão veio com requeijão também" as "e requeijão"; null where it says otherwise. */
export function asAlsoWith({ phrase: { core, asks } }: Reader): readonly Token[] | null {
  const came = core.findIndex(
    ({ word }, at) => at < FAR && /^(?:veio|vinha|vieram|estava|tinha|foi)$/.test(word),
  );
  const with_ = wordAt(core, came + 1) === "com" ? came + 2 : -1;
  const also = core.findIndex(({ word }) => /^(?:tambem|junto)$/.test(word));
  const first = core[0];
  if (!first || asks || came < 1 || with_ < 0 || also <= with_ || also < core.length - 1) return null;
  return /^[oa]s?$/.test(first.word) ? [{ ...first, word: "e" }, ...core.slice(with_, also)] : null;
}

/** "o ovo foi cozido e amassado" by the way that names it. */
export function asMadeFirst({ phrase: { core, asks } }: Reader): readonly Token[] | null {
  const was = core.findIndex(({ word }, at) => at > 0 && at < FAR && COPULA.test(word));
  const [way, joint, then] = core.slice(was + 1);
  if (was < 1 || asks || !way || !then || core.length !== was + 4 || joint?.word !== "e") return null;
  return isWay(way.word) && isWay(then.word) ? core.slice(0, was + 2) : null;
}

const ADDED = /^(?:acrescentei|adicionei|incrementei|completei)$/;
/** How more of it came, and when. */
const HAD_MORE =
  /^(?:e|eu|ai|dai|depois|ainda|tambem|ah|mas|o|a|os|as|d[eoa]s?|foi|foram|teve|tinha|coloquei|botei|pus|joguei|taquei|servi|usei|passei|comi|tomei|bebi|peguei|repeti|acrescentei|adicionei|,)$/;

/** "o arroz peguei mais 2 colheres", "mel + 5 g", "acrescentei 2 colheres de arroz" as "mais 2 colheres de arroz", of what was told; null of anything else. */
export function asMoreOfIt(reader: Reader): readonly Token[] | null {
  const { core, asks } = reader.phrase;
  const [first] = core;
  if (!first || asks || reader.items.length === 0) return null;
  const isTold = (tokens: readonly Token[]) => {
    const [named, ...others] = readPart(reader, tokens).items;
    const isThere = named && itemMeant(named.match.food, calledWords(named), reader.items, false);
    return isThere && others.length === 0 ? named : null;
  };
  const verb = core.findIndex(({ word }, at) => at < FAR && ADDED.test(word));
  const added = core.slice(verb + (wordAt(core, verb + 1) === "com" ? 2 : 1));
  if (verb >= 0 && isTold(added)?.amount?.counted)
    return [{ ...first, word: "mais", kind: "word" }, ...added];
  const more = core.findIndex(({ word }, at) => at > 0 && /^(?:mais|[+])$/.test(word));
  const [much] = more < 0 ? [] : readAmounts(core, more + 1);
  const behind = core.slice(much?.next).filter(({ kind, word }) => kind === "word" && !HAD_MORE.test(word));
  const topic = core.slice(0, Math.max(more, 0)).filter(({ word }) => !HAD_MORE.test(word));
  const named = much?.counted && behind.length === 0 ? isTold(topic) : null;
  if (!named || named.amount || named.match.next - named.match.start < topic.length) return null;
  const said = (word: string): Token => ({ ...first, word, kind: "word" });
  return [said("mais"), ...core.slice(more + 1, much?.next), said("de"), ...topic];
}
