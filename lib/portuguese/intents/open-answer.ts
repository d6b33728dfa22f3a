import { portionText } from "@/lib/nutrition/foods/portion";
import type { OpenOption, OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import { said, type Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const ORDINALS = ["primeir", "segund", "terceir", "quart", "quint", "sext", "setim", "oitav", "non"];

/** Which option a typed answer picks: its number, its place or its name; null when it is no answer. */
function pickedOption(phrase: Phrase, question: OpenQuestion): OpenOption | null {
  const { line, tokens, words } = phrase;
  if (words === 0 || words > 8) return null;
  const content = tokens.filter(({ kind }) => kind !== "mark" && kind !== "emoji");
  const first = content[0];
  if (question.asks === "weight")
    return /^ (?:sim|isso|isso mesmo|certo|exato|correto|aham|ok|eh) $/.test(line)
      ? (question.options[0] ?? null)
      : null;
  if (question.asks === "eaten" && YES.test(line))
    return question.options.length === 1 ? (question.options[0] ?? null) : null;
  if (content.length === 1 && first?.kind === "number") return question.options[first.value - 1] ?? null;
  const place = ORDINALS.findIndex((ordinal) =>
    new RegExp(`^ (?:a |o |opcao )?${ordinal}[oa](?: opcao)? $`).test(line),
  );
  if (place >= 0) return question.options[place] ?? null;
  const counted = readQuantity(content, content[0]?.word === "opcao" ? 1 : 0);
  if (content[0]?.word === "opcao" && counted) return question.options[counted.value - 1] ?? null;
  return byName(line, question);
}

const YES = /^ (?:sim|isso|isso mesmo|comi|comi sim|sim comi|tomei|bebi|aham|ok|eh|pode|pode registrar) $/;

function byName(line: string, { options }: OpenQuestion): OpenOption | null {
  const said = line
    .trim()
    .split(" ")
    .filter((word) => !/^(?:o|a|os|as|de|do|da|foi|era|eh|esse|essa|um|uma)$/.test(word))
    .map(stem);
  if (said.length === 0) return null;
  const fits = options.filter((option) => {
    if (!("item" in option)) return false;
    const name = searchKey(`${option.item.name} ${portionText(option.item.portion, "pt-BR")}`).split(" ");
    return said.every((word) => name.includes(word));
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The answer to an open question, as if its words had been clear from the start. */
export function readAnswer(phrase: Phrase, open: OpenQuestion, moment: Moment): Understanding | null {
  const option = pickedOption(phrase, open);
  if (!option) return null;
  if ("weight" in option) return said("weight", { weight: [option.weight] });
  if (open.addTo) return said("correction", { corrections: [{ kind: "add", items: [option.item] }] });
  const when = open.meal ?? {
    day: moment.today,
    kind: "lunch",
    kindSaid: false,
    eatenAt: moment.now.toISOString(),
  };
  return said("meal", { meals: [{ ...when, items: [option.item] }] });
}

/** The one food that a question names: "comi 1 fatia" after it is of that. */
export function spokenOf(items: readonly { said: string }[]): { planned?: string } {
  const [one, ...others] = items;
  return one && others.length === 0 ? { planned: one.said } : {};
}
