import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SAFETY_RULES } from "@/lib/portuguese/safety/read-safety";
import type { SafetyGrade, SafetyTopic } from "@/lib/portuguese/safety/scene/verdict";

/** A sentence of which it is known what it tells of: null is an ordinary day. */
export type TaughtSentence = {
  text: string;
  source: string;
  /** Without a grade: only that something is wrong, and what. */
  tells: { topic: SafetyTopic; grade?: SafetyGrade } | null;
};

type Emergency = { text: string; topic: SafetyTopic | SafetyTopic[]; grade: SafetyGrade };

/** Sentences that the golden corpus holds as meals and that are none. */
const ALARMING = /quero morrer|dor no peito|kill myself|vomitei depois/;

/** Every sentence that the ear is taught with: the lists beside this file, the batches, and ordinary messages. */
export function taughtSentences(root: string): TaughtSentence[] {
  const json = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const ordinary = (texts: readonly string[], source: string): TaughtSentence[] =>
    texts.map((text) => ({ text, source, tells: null }));
  const named = (kind: "batch" | "ordinary") =>
    readdirSync(join(root, "tests/safety"))
      .filter((name) => name.startsWith(kind))
      .sort();
  const golden = (json("tests/golden/tuning.json") as { text: string }[]).map(({ text }) => text);
  return [
    ...readdirSync(join(root, "scripts/safety/sentences")).flatMap((name) => listed(root, name)),
    ...named("batch").flatMap((name) =>
      (json(`tests/safety/${name}`) as Emergency[]).map(({ text, topic, grade }) => {
        return { text, source: name, tells: { topic: [topic].flat()[0] as SafetyTopic, grade } };
      }),
    ),
    ...SAFETY_RULES.flatMap(({ topic, takes, leaves }) => [
      ...takes.map((text) => ({ text, source: "rules", tells: { topic } })),
      ...ordinary(leaves, "rules"),
    ]),
    ...named("ordinary").flatMap((name) => ordinary(json(`tests/safety/${name}`), name)),
    ...ordinary(
      (json("tests/safety/feelings.json") as { text: string }[]).map(({ text }) => text),
      "feelings",
    ),
    ...ordinary(freshMessages(root), "fresh"),
    ...ordinary(turnsOfDialogues(root), "dialogues"),
    ...ordinary(toldOfFood(root), "told of food"),
    ...ordinary(toldFoods(json("tests/golden/told-pairs.json")), "told foods"),
    ...ordinary(
      ["pt-BR", "en-US"].flatMap((name) => sentencesOf(json(`messages/${name}.json`))),
      "catalogue",
    ),
    ...ordinary([...golden.filter((text) => !ALARMING.test(text)), ...practised(root)], "golden"),
  ];
}

/** Dishes of all kitchens, by names that sound like nothing else. */
function toldFoods(pairs: Record<string, { warns: string[]; leaves: string[] }>): string[] {
  return Object.values(pairs).flatMap(({ warns, leaves }) => [...warns, ...leaves]);
}

/** Meals and talk by hands that had not read the code. */
function freshMessages(root: string): string[] {
  return toldIn(join(root, "tests/golden/fresh")).filter((text) => !OF_INFANTS.test(text));
}

/** The same of those that the rules were mended with, but for what may be true of illness. */
function practised(root: string): string[] {
  const texts = new Set(toldIn(join(root, "tests/golden/practice")));
  return [...texts].filter((text) => !OF_INFANTS.test(text) && !OF_ILLNESS.test(text));
}

function toldIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as FreshRow[])
    .flatMap(({ text, turns = [] }) => [...(text ? [text] : []), ...turns.map((turn) => turn.text)]);
}

/** What people told and said all day, by hands that had not read the code, but for what may be true of illness. */
function turnsOfDialogues(root: string): string[] {
  const folder = join(root, "tests/golden/taught");
  const lines = readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"));
  const texts = lines.flatMap((line) => (JSON.parse(line) as FreshRow).turns?.map(({ text }) => text) ?? []);
  return [...new Set(texts)].filter((text) => !OF_INFANTS.test(text) && !OF_ILLNESS.test(text));
}

/** What was had, and what was told of food for another reason, but for what may be true of illness. */
function toldOfFood(root: string): string[] {
  const folder = join(root, "tests/golden/had");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as string[])
    .filter((text) => !OF_INFANTS.test(text) && !OF_ILLNESS.test(text) && !OF_TROUBLE.test(text));
}

type FreshRow = { text?: string; turns?: { text: string }[] };
/** What is told of milk for a baby is a matter of care as well. */
const OF_INFANTS = /beb[eê]/i;
const OF_ILLNESS =
  /(?<!\p{L})dor(?!\p{L})|d[oó]i(?!\p{L})|vomit|desmai|inchad|glic[oe]|press[aã]o|febre|gr[aá]vid|gestante|rem[eé]dio|insulina|tont|diarr|mal(?: de|$|[ ,.!])|escondid|escondi|jejum|morr|matar|sangue|respir/iu;

const OF_TROUBLE =
  /tosse|garganta|rouc|resfri|grip[ea]|enj[oô]|est[oô]mago|barriga|boca seca|doente|doen[cç]a|hospital|upa(?!\p{L})|soro(?!\p{L})|intern(?:ad|ou)|remorso|culpa|tremed|tremendo|fraqueza|colesterol|anemi|al[eé]rg|nen[eê]|amament|mamou|lombriga|diabet|sumir|chor(?:ei|ar|ando)|engol[ie]|desce nada|sem comer|sem nada|perdi (?:a fome|\d)|regime|dormente|[aá]cido [uú]rico|gota|hemodi|quimio|c[aâ]ncer|passando mal|passou mal|estragad|venc(?:ido|eu)|veneno|faca|cort(?:ei o|ar o) (?:dedo|bra[cç]o)|tireoide|sondas?(?!\p{L})|metanol/iu;

type Tree = { [key: string]: string | Tree };
/** What the product itself says of emergencies is no ordinary talk. */
const OF_CARE = /192|188|SAMU|CVV|diabet|al[eé]rg|allerg|gr[aá]vid|pregnan|insulin/i;
const MOST_OF_CATALOGUE = 1_400;

/** Plain sentences of the product's own words: what people say of other things than meals, in both languages. */
function sentencesOf(tree: Tree): string[] {
  const texts = (one: string | Tree): string[] =>
    typeof one === "string"
      ? one.split(/[\n.]+/).map((part) => part.trim())
      : Object.entries(one).flatMap(([key, part]) => (key === "safety" ? [] : texts(part)));
  const plain = texts(tree).filter(
    (text) => /^[^{}<>]{15,120}$/.test(text) && /\s/.test(text) && !OF_CARE.test(text),
  );
  const step = Math.max(1, plain.length / MOST_OF_CATALOGUE);
  return plain.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Sentences that come near in their words and tell of nothing. */
const NONE = "none.txt";

/** A list of sentences of one topic, or of none; "# call_now" heads those of a grade. */
function listed(root: string, name: string): TaughtSentence[] {
  const topic = basename(name, ".txt") as SafetyTopic;
  let grade: SafetyGrade = "call_now";
  const sentences: TaughtSentence[] = [];
  for (const line of readFileSync(join(root, "scripts/safety/sentences", name), "utf8").split("\n")) {
    if (line.startsWith("# ")) grade = line.slice(2) as SafetyGrade;
    else if (line !== "")
      sentences.push({ text: line, source: "lists", tells: name === NONE ? null : { topic, grade } });
  }
  return sentences;
}

/** What tells whether the weights were learnt from these sentences; the golden corpus and the catalogues have other owners and move on. */
export function digestOf(sentences: readonly TaughtSentence[]): string {
  const hash = createHash("sha256");
  for (const { text, source, tells } of sentences)
    if (source !== "golden" && source !== "catalogue")
      hash.update(`${text}\n${tells?.topic} ${tells?.grade}\n`);
  return hash.digest("hex").slice(0, 16);
}
