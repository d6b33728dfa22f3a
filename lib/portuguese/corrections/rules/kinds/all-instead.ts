import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import type { Correction } from "@/lib/portuguese/meaning/understanding";

/** What takes back all that was told, before what was eaten in its place. */
const ALL_WRONG =
  /^ (?:(?:nao|opa|ops|ih|pera|putz|errei|mas|ah|desculpa) )*(?:troca tudo|muda tudo|nada disso|nada a ver|apaga tudo|esquece tudo|cancela tudo|(?:esta |ta )?tudo errado|nao foi nada disso|nao comi nada disso|esquece isso|apaga isso)(?: (?:ai|ae|por favor))? (?=\S)/;

/** "troca tudo: foi só uma salada de atum", "nada disso, almocei foi macarrão": what was told goes, this was eaten. */
export function readAllInstead({ phrase, tokens, last, moment }: Reader): Correction[] | null {
  const lead = ALL_WRONG.exec(phrase.line)?.[0].trim().split(" ").length ?? 0;
  if (lead === 0 || last.every(({ type }) => type !== "meal") || phrase.asks) return null;
  let words = 0;
  const from = tokens.findIndex(({ kind }) => kind !== "mark" && ++words > lead);
  const rest = tokens.slice(from).filter(({ word }, at) => at > 1 || !/^(?:so|foi|eh|era|:)$/.test(word));
  const { meals, water } = readLog(rest, phrase.text, moment);
  const only = last.find(({ type }) => type === "meal");
  if (meals.length === 0 || only?.type !== "meal") return null;
  const told = meals.map((meal) =>
    meal.kindSaid ? meal : { ...meal, kind: only.kind, day: only.day, eatenAt: only.eatenAt },
  );
  return [{ kind: "remove_last" }, { kind: "record", meals: told, water }];
}
