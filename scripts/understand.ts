import { parseArgs } from "node:util";
import { portionText } from "@/lib/nutrition/foods/portion";
import type { Reading } from "@/lib/portuguese/intents/understand";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import { explain } from "@/local/console/understanding";
import { main } from "./lifetime";

const USAGE = `npm run understand -- "almocei 2 conchas de feijão" [--before "what was said just before"] [--json]`;

/** `npm run understand -- "…"`: how the assistant reads a sentence and by what; --json gives all that it understood. */
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { before: { type: "string", default: "" }, json: { type: "boolean", default: false } },
  });
  const text = positionals.join(" ");
  if (text.trim() === "") throw new Error(`Which sentence? ${USAGE}`);
  const reading = explain({ text, before: values.before });
  console.log(values.json ? JSON.stringify(reading.understood, null, 2) : told(reading).join("\n"));
  return 0;
});

function told({ understood, by, phrase, log, evidence }: Reading): string[] {
  const { intent, confidence } = understood;
  const parts = log?.elements.map(({ type, start, next }) => {
    const words = phrase.tokens.slice(start, next).map(({ word }) => word.trim() || "↵");
    return `${type} "${words.join(" ")}"`;
  });
  return [
    `intent   ${intent}, ${Math.round(confidence * 100)} % sure, by the rule "${by}"`,
    ...(evidence ? [evidenceLine(evidence)] : []),
    ...(parts?.length ? [`parts    ${parts.join(", ")}`] : []),
    ...entriesOf(understood),
  ];
}

function evidenceLine({ coverage, claims, margin }: NonNullable<Reading["evidence"]>): string {
  const spoke = claims.filter(({ score }) => score > 0).map(({ act, score }) => `${act} ${score.toFixed(2)}`);
  const left = coverage.left.length > 0 ? `, left ${coverage.left.join(" ")}` : "";
  return `evidence ${Math.round(coverage.share * 100)} % of the words explained${left}; margin ${margin}; ${spoke.join(", ")}`;
}

function entriesOf({ meals, water, weight, ask, unknown, ...rest }: Understanding): string[] {
  const { corrections, question, command, talk } = rest;
  return [
    ...meals.flatMap(({ kind, kindSaid, day, items }) => [
      `meal     ${kind}${kindSaid ? "" : " (guessed from the hour)"} on ${day}`,
      ...items.map(({ foodId, grams, portion, said, assumed }) => {
        const guesses = assumed.map((one) => `; assumed ${JSON.stringify(one)}`);
        return `           ${foodId}, ${portionText(portion, "pt-BR")}, ${grams} g, from "${said}"${guesses.join("")}`;
      }),
    ]),
    ...water.map(({ ml, day }) => `water    ${ml} ml on ${day}`),
    ...weight.map(({ kg, day }) => `weight   ${kg} kg on ${day}`),
    ...corrections.map((correction) => `corrects ${JSON.stringify(correction)}`),
    ...(question ? [`question ${JSON.stringify(question)}`] : []),
    ...(command ? [`command  ${JSON.stringify(command)}`] : []),
    ...(talk ? [`talk     ${talk}`] : []),
    ...(ask ? [`asks     ${JSON.stringify(ask)}`] : []),
    ...(unknown.length > 0 ? [`unknown  ${unknown.map((said) => `"${said}"`).join(", ")}`] : []),
  ];
}
