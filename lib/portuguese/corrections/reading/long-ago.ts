import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const TAKEN_OUT =
  "(?:entao )?(?:pode )?(?:tir|apag|exclu|retir|remov|desconsider)\\S+(?: (?:isso|ela|ele|por favor))?";
const LONG_AGO = new RegExp(
  `^(?:eu )?(?:nao (?:foi|comi|tomei|bebi) (?:hoje|ontem|agora) (?:nao )?, ?)?(?:(?:mas )?(?:eu )?(?:foi|foram|era|eram|comi|tomei|bebi) (?:n?[ao] )?(?:(?:semana|mes|ano) (?:passad|retrasad)[oa]|outro dia|outra semana|outro mes)(?: (?:na verdade|viu|ja|isso))?(?: ?[,.;]? ${TAKEN_OUT})?|${TAKEN_OUT})(?: ?[,.] ?(?:entao|por favor|ta))?(?: ?[.!])*$`,
);

/** "a maçã não foi ontem, foi na semana passada" as "tira a maçã": no day that is looked at; null where it says otherwise. */
export function asLongAgo({ phrase: { core, asks } }: Reader): readonly Token[] | null {
  const [article] = core;
  const verb = core.findIndex(
    ({ word }, at) => at > 1 && /^(?:eu|nao|foi|foram|era|eram|comi|tomei|bebi)$/.test(word),
  );
  if (!article || asks || verb < 2 || verb > MOST_NOUN || !/^[oa]s?$/.test(wordAt(core, 0))) return null;
  const rest = core
    .slice(verb)
    .map(({ word }) => word)
    .join(" ");
  return LONG_AGO.test(rest) ? [{ ...article, word: "tira", kind: "word" }, ...core.slice(0, verb)] : null;
}

const MOST_NOUN = 5;
