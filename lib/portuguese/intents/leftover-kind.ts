import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { fold } from "@/lib/portuguese/text/letters/stems";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "mais um pedaço de pizza", "pizza fria", "o bolo que sobrou": more of what there was, of which the kind is not said again. */
const MORE_OF =
  /(?<!\p{L})((?:mais|outr[oa]) (?:(?:uma?|dois|duas|\d) )?(?:peda[çc]o|pedacinho|fatia|fatiazinha)s? d[eoa] )?(pizza|bolo|torta|lasanha|esfiha|pudim|empad[ãa]o|quiche)( (?:fri[oa]|gelad[oa]|requentad[oa]|esquentad[oa]|dormid[oa]|amanhecid[oa]|de ontem|que (?:tinha )?sobr(?:ou|ado)))?(?=\s*(?:$|[,.;!\n]|e |agora|hoje|hj|no |na |com caf))/iu;

/** The message with the kind that was eaten of it last: "mais um pedaço de pizza fria" after a pizza de calabresa; null where nothing tells of it. */
export function ofLeftovers(
  { text, asks }: Phrase,
  { last, rested }: ConversationState,
  earlier: readonly LoggedEntry[],
): string | null {
  const [said, more = "", noun = "", cold = ""] = (!asks && MORE_OF.exec(text)) || [];
  // Soon after it "mais um pedaço" is more of what was just told.
  if (!said || !(cold || (more && rested))) return null;
  const named = fold(noun);
  const eaten = [...last, ...earlier].flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  const kind = eaten.find(({ name }) => fold(name).startsWith(named));
  if (!kind || !/^\S+ (?:de|com) /.test(kind.name)) return null;
  return text.replace(said, `${more}${kind.name.toLowerCase()}`);
}
