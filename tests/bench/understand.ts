import { readFileSync } from "node:fs";
import { understand } from "@/lib/portuguese/intents/understand";
import type { UnderstandingContext } from "@/lib/portuguese/meaning/understanding";
import type { FreshDialogue } from "@/tests/golden/judge";
import { GOLDEN_NOW, GOLDEN_ZONE, LOGGED_BEFORE } from "@/tests/golden/score";
import tuning from "@/tests/golden/tuning.json";
import { times } from "./section";

/** Milliseconds of CPU that one message costs. */
export type Cost = { name: string; median: number; p99: number; worst: number };

const FIRST = { now: GOLDEN_NOW, timeZone: GOLDEN_ZONE, conversation: { last: [], open: null } };
const FOLLOWING = { ...FIRST, conversation: LOGGED_BEFORE.almoco ?? FIRST.conversation };
const TEXTS = tuning.map(({ text }) => text);
/** What other people said after a meal. */
const FOLLOW_UPS = readFileSync("tests/golden/taught/dialogues-63.jsonl", "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => (JSON.parse(line) as FreshDialogue).turns.slice(1).map(({ text }) => text));
/** The machine is shared: the best of so many runs is what the code costs. */
const RUNS = 5;

/** What understanding costs: messages as people write them, of 200 characters, and of 4,096 made to be hard. */
function measureUnderstanding(): Cost[] {
  for (const text of TEXTS) understand(text, FIRST);
  return [
    costOf("as people write", TEXTS),
    costOf("what follows a meal", FOLLOW_UPS, FOLLOWING),
    costOf(
      "200 characters",
      TEXTS.map((_, i) => joined(i, 200)),
    ),
    costOf("4,096 characters of meals", [joined(0, 4096), joined(100, 4096), joined(200, 4096)]),
    costOf(
      "4,096 characters of trouble",
      TROUBLE.map((piece) => piece.repeat(4096).slice(0, 4096)),
    ),
  ];
}

const TROUBLE = [
  "a",
  " ",
  "1",
  ",",
  "1/2/",
  "1,1.1/1h",
  "com ",
  "sem ",
  "e ",
  "de ",
  "um ",
  "nao era ",
  "peso ",
  "colher de sopa de ",
  "2 colheres de sopa cheias de ",
  "pao de queijo com ",
  "omelete de 2 ovos ",
  "arrosz fejaon brocoles salxixaz ",
  "qzxwvkj prtnmlk ",
  "8h 😀",
  "my 😀já ",
  "pizza meia calabresa e meia ",
  "haha",
  "🍕",
  "é\u0301",
  "\n",
];

function joined(from: number, length: number): string {
  let text = "";
  for (let i = from; text.length < length; i += 1) text += `${TEXTS[i % TEXTS.length]}, `;
  return text.slice(0, length);
}

function costOf(name: string, texts: readonly string[], context: UnderstandingContext = FIRST): Cost {
  const costs = texts.map((text) => bestOf(text, context)).sort((a, b) => a - b);
  const at = (share: number) => costs[Math.min(costs.length - 1, Math.floor(costs.length * share))] ?? 0;
  return { name, median: at(0.5), p99: at(0.99), worst: at(1) };
}

function bestOf(text: string, context: UnderstandingContext): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    // The last texts are remembered: each run reads another.
    const said = text + " ".repeat(run);
    const start = performance.now();
    understand(said, context);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Each cost beside that of an everyday message. */
export function* understandingCosts(): Generator<string> {
  const costs = measureUnderstanding();
  for (const { name, ...cost } of costs) {
    const [median, p99, worst] = Object.values(cost).map((ms) => ms.toFixed(2).padStart(7));
    const ratio = times(cost.median, costs[0]?.median ?? Number.NaN);
    yield `${name.padEnd(28)} ${ratio.padStart(6)}   median ${median} ms, 99 % ${p99} ms, worst ${worst} ms`;
  }
}
