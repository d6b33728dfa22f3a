import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** The same without why it is so: "três pedaços, a mulher tá falando aqui"; null where nothing of that kind ends it. */
export function withoutWhy(reader: Reader): Phrase | null {
  const { phrase } = reader;
  const { core } = phrase;
  const at = core.findIndex(
    ({ word, kind }, i) =>
      i > 0 &&
      ((kind === "mark" && /^[,.;:!(]$/.test(word)) ||
        WHY.test(word) ||
        (CALLED.test(word) && i < core.length - 2) ||
        (word === "que" && isTakeAway(wordAt(core, i - 1)))),
  );
  if (at < 1 || at >= core.length - 1) return null;
  const why = core.slice(at + 1);
  if (why.length > LONGEST) return null;
  const said = why.map(({ word }) => word).join(" ");
  const before = core.slice(0, at);
  const rest = phraseOfClause(phrase, before);
  // "o neto comeu macarrão. Eu não."
  if (/^eu n/.test(said)) return null;
  // "o abacate tira que vou deixar pra noite"
  if (isTakeAway(wordAt(core, at - 1))) return rest;
  // "e comprei um bolo, guardei na geladeira": nothing was eaten of it.
  if (KEPT.test(said) && before.some(({ word }) => GOT.test(word))) return null;
  if (ZERO.test(said)) return rest;
  // "metade da caixa, minha irmã pegou o resto"
  if (OTHERS_REST.test(said) && before.some(({ word }) => /^(?:metade|mei[oa])$/.test(word))) return rest;
  // "batata não comi, só o frango": what stays needs no saying.
  const isStay = STAYS.test(said) && before.some(({ word }) => /^(?:nao|nem)$/.test(word));
  const isReason =
    why.filter(({ kind }) => kind === "word").length > 1 &&
    (CALLED.test(wordAt(core, at)) || !why.some((_, i) => goesOn(why, i)));
  if (!isStay && !isReason) return null;
  const { items, amounts, meal, day, hour } = readPart(reader, why);
  const stays = items.length === 1 && items[0] && sameNoun(items[0], reader.items);
  if (isStay && stays && amounts.length === 0) return rest;
  const says = items.length + amounts.length > 0 || (meal ?? day ?? hour) !== null;
  return isReason && !says ? rest : null;
}

/** What goes on with the correction, and tells no reason: "…, só metade", "…, não comi"; not "…, não resisti", "…, veio com gosto ruim". */
function goesOn(why: readonly Token[], at: number): boolean {
  const [before, word, after] = [wordAt(why, at - 1), wordAt(why, at), wordAt(why, at + 1)];
  if (/^(?:nao|nem)$/.test(word)) return after === "" || DENIES.test(after);
  // "eu só comprei"
  if (word === "so" && NO_EATING.test(after)) return false;
  return /^(?:|[,.;:!(]|e|mas|que|eu)$/.test(before) ? GOES_ON.test(word) : SHARES.test(word);
}

/** In words and marks; what is longer is a message of its own. */
const LONGEST = 24;
const GOT = /^(?:comprei|ganhei|trouxe|recebi|peguei|fiz|assei)$/;
const KEPT =
  /^(?:e |mas |ja )*(?:(?:guardei|deixei|congelei|esta|ficou|foi direto)|(?:pus|botei|coloquei|joguei) (?:tudo |el[ea]s? )?(?:n[oa]|em|para))(?: |$)/;
const STAYS = /^(?:so|apenas|somente) (?:comi |peguei )?(?:o|a|os|as) \S+[ .!]*$/;
const OTHERS_REST = /(?:comeu|tomou|bebeu|pegou|ficou com) (?:o resto|o restante|a outra(?: metade)?)[ .!]*$/;
/** "feijão não teve. era zero" */
const ZERO = /^(?:era|eram|foi|foram) (?:zero|0)[ .!]*$/;
const WHY = /^(?:porque|pois|ja|contando|enquanto)$/;
/** "era de frango gente eu tô com a cabeça na lua" */
const CALLED = /^(?:gente|menina|mulher|mana|mano|uai|viu|ne|kk+)$/;
const NO_EATING = /^(?:comprei|fiz|cozinhei|preparei|servi|levei|olhei|vi|cheirei|ajudei|lembrei|esqueci)$/;
const SHARES = /^(?:tira|troca|metade|menos|tambem|inteir[oa])$/;
const GOES_ON = /^(?:so|tira|troca|metade|mais|menos|tambem|sem|com|inteir[oa]|tod[oa]|era|eram|foram)$/;
const DENIES =
  /^(?:[,.;!]|comi|tomei|bebi|teve|tinha|tive|foi|foram|era|eram|veio|usei|botei|coloquei|pus|peguei|o|a|os|as|um|uma|tod[oa]|tudo|mais)$/;
