import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { wordAt } from "@/lib/portuguese/text/numbers";
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
  // "o neto comeu macarrão. Eu não."
  if (/^eu n/.test(why.map(({ word }) => word).join(" "))) return null;
  // "o abacate tira que vou deixar pra noite"
  if (isTakeAway(wordAt(core, at - 1))) return phraseOfClause(phrase, core.slice(0, at));
  const { items, amounts, meal, day, hour } = readPart(reader, why);
  const says = items.length + amounts.length > 0 || (meal ?? day ?? hour) !== null;
  if (ZERO.test(why.map(({ word }) => word).join(" "))) return phraseOfClause(phrase, core.slice(0, at));
  // "metade da caixa, minha irmã pegou o resto"
  const isRest = OTHERS_REST.test(why.map(({ word }) => word).join(" "));
  if (isRest && core.slice(0, at).some(({ word }) => /^(?:metade|mei[oa])$/.test(word)))
    return phraseOfClause(phrase, core.slice(0, at));
  const isWhy = !says && why.filter(({ kind }) => kind === "word").length > 1;
  const goesOn =
    why.some(({ word }) => SAYS.test(word)) &&
    !CALLED.test(wordAt(core, at)) &&
    !GAVE_IN.test(why.map(({ word }) => word).join(" "));
  return isWhy && !goesOn ? phraseOfClause(phrase, core.slice(0, at)) : null;
}

const OTHERS_REST = /(?:comeu|tomou|bebeu|pegou|ficou com) (?:o resto|o restante|a outra(?: metade)?)[ .!]*$/;
/** "feijão não teve. era zero" */
const ZERO = /^(?:era|eram|foi|foram) (?:zero|0)[ .!]*$/;
const WHY = /^(?:porque|pois|ja)$/;
/** "mais um de frango, não resisti" */
const GAVE_IN =
  /^(?:e )?(?:eu )?nao (?:resisti|aguentei|consegui|sabia|reparei|vi|tinha visto|prestei atencao|lembrava)(?: \S+){0,3}[ .!]*$/;
/** "era de frango gente eu tô com a cabeça na lua" */
const CALLED = /^(?:gente|menina|mulher|mana|mano|uai|viu|ne|kk+)$/;
/** What goes on with the correction. */
const SAYS = /^(?:nao|nem|so|tira|troca|metade|mais|menos|tambem|sem|com|inteir[oa]|tod[oa]|era|eram|foram)$/;
