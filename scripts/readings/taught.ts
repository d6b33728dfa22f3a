import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { waysToRead } from "@/lib/portuguese/intents/likelier-way";
import { readLed } from "@/lib/portuguese/intents/understand";
import { cluesOf, wordsOf } from "@/lib/portuguese/readings/clues";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { type FreshDialogue, holds, momentAt, todayOf, ZONE } from "@/tests/golden/judge";
import type { Example } from "../learning/choose";

const DIALOGUES = "tests/golden/taught";

const GOLDEN = ["tests/golden/fresh", "tests/golden/practice"];

/** What other hands wrote and the rules were mended with: it shows where they are to be trusted. */
export function goldenDialogues(root: string): FreshDialogue[] {
  return GOLDEN.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.includes("dialogues"))
      .flatMap((file) => JSON.parse(readFileSync(join(root, folder, file), "utf8")) as FreshDialogue[]),
  );
}

/** Without an expectation a turn is one that the rules are known to read well: such are the plain ones that tests hold. */
type TaughtDialogue = Omit<FreshDialogue, "turns"> & {
  turns: readonly (Omit<Turn, "expect_after"> & Partial<Pick<Turn, "expect_after">>)[];
};
type Turn = FreshDialogue["turns"][number];

/** Dialogues that the choice among readings is taught with, hand by hand. */
export function taughtDialogues(root: string): { hand: string; dialogues: TaughtDialogue[] }[] {
  return filesOf(root).map((hand) => {
    const lines = readFileSync(join(root, DIALOGUES, hand), "utf8")
      .trim()
      .split("\n");
    return { hand, dialogues: lines.map((line) => JSON.parse(line) as TaughtDialogue) };
  });
}

/**
 * The turns of a dialogue, each said to a diary that was right before it, as far as some way of reading keeps it so: the ways to
 * read it, as the rules do first, and whether they leave the diary as its writer expects it.
 */
export function taughtTurns({ id, hour, turns }: TaughtDialogue): Example[] {
  const today = todayOf(id);
  const taught: Example[] = [];
  let diary: DiaryInMemory = new DiaryInMemory(ZONE);
  for (const [at, { text, expect_after, ...turn }] of turns.entries()) {
    const now = turn.hour ? momentAt(today, turn.hour, 0) : momentAt(today, hour, 2 * at);
    const before = diary;
    const context = before.contextAt(text, now);
    const reading = readLed(text, context);
    const { told, ways } = waysToRead(reading, text, context, readLed) ?? {};
    const rules = ways?.[0];
    const said = (read: { understood: typeof reading.understood; by: string }) => {
      const after = before.copy();
      after.say(text, now, read);
      const isRules = read === reading || read.understood === rules?.understood;
      return { after, isRight: expect_after ? holds(after, expect_after, today) : isRules };
    };
    const tried = ways?.map((way) => ({ way, ...said({ understood: way.understood, by: reading.by }) }));
    if (told && rules && tried)
      taught.push({
        words: wordsOf(told),
        ways: tried.map(({ way, isRight }) => ({
          clues: cluesOf(told, way, rules, reading),
          isRight,
          does: way.effect.key,
        })),
      });
    const next = tried ? tried.find(({ isRight }) => isRight) : said(reading);
    if (!next?.isRight) break;
    diary = next.after;
  }
  return taught;
}

/** What tells whether the weights were learnt from these dialogues. */
export function taughtDigest(root: string): string {
  const hash = createHash("sha256");
  for (const file of filesOf(root)) hash.update(readFileSync(join(root, DIALOGUES, file)));
  return hash.digest("hex").slice(0, 16);
}

function filesOf(root: string): string[] {
  return readdirSync(join(root, DIALOGUES)).sort();
}
