import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import { LONGEST } from "@/lib/portuguese/corrections/correction-words";
import { COPULA, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { readDay } from "@/lib/portuguese/grammar/days";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Whether a message may be about something logged earlier: it takes back, swaps, says how something was, or is a remark in a talk of it. */
export function mayCorrectEarlier(
  { core, words, line, asks }: Phrase,
  { told = [] }: Pick<ConversationState, "told"> = {},
): boolean {
  if (words > LONGEST) return false;
  if (told.length > 0 && !asks) return true;
  const said = core.filter(({ kind }) => kind === "word");
  if (/ (?:agua|ml|litros?|copos?) /.test(line) && / (?:total|todo|ate|somando|acumulad[oa]) /.test(line))
    return true;
  if (/^ (?:e |mas )?d[aeo]s? (?:\S+ ){1,4}(?:comi|tomei|bebi|deixei) /.test(line)) return true;
  // "tomei o mesmo açaí de ontem"
  if (
    / mesm[oa]s? (?:\S+ ){1,4}d(?:e|o|a) (?:ontem|anteontem|almoco|jantar|janta|cafe|lanche|hoje) /.test(line)
  )
    return true;
  // "passa o almoço de ontem pra sábado", the morning after
  if (
    /^ (?:(?:e|ah|opa|mas|na verdade|pode) )*(?:passa|muda|move|transfere|joga|bota|coloca|manda)[re]? (?:\S+ ){1,8}para /.test(
      line,
    )
  )
    return true;
  // "o almoço e a janta de ontem foram no sábado"
  if (/ (?:almoco|jantar?|lanche|cafe|ceia) de (?:ontem|anteontem) (?:foi|foram|eram) /.test(line))
    return true;
  // "não comi o pastel. quanto ficou o total?"
  if (/^ (?:(?:na verdade|eu|ah|mas) )*nao (?:comi|tomei|bebi|teve) /.test(line)) return true;
  if (/ junto com | (?:comeu|comeram|pegou|roubou|sobrou|sobraram|deixei) /.test(line)) return true;
  if (takeBackAt(core) >= 0 || said.slice(0, 4).some(({ word }) => SWAP.test(word))) return true;
  // "…, mas salgado comi 2"
  if (core.some(({ word }, at) => at > 0 && at < 4 && TOLD.test(word) && core[at + 1]?.kind === "number"))
    return true;
  return said.slice(1, 7).some(({ word }) => COPULA.test(word)) && !tellsOfEating(core);
}

const TOLD = /^(?:foi|foram|comi|tomei)$/;

/** Days back from today of which somebody still knows what they ate. */
const DAYS_KNOWN = 7;

/** "a picanha de sábado era 250 g", on Monday: the day before yesterday or an earlier one that is named; null where none is. */
export function earlierDayNamed({ core, words }: Phrase, today: Day): Day | null {
  if (words > LONGEST) return null;
  const days = core.flatMap((_, at) => readDay(core, at, today)?.day ?? []);
  const isKnown = (day: Day) => day < addDays(today, -1) && day >= addDays(today, -DAYS_KNOWN);
  return days.find(isKnown) ?? null;
}
