import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import { cluesOf } from "@/lib/portuguese/telling/clues";
import { momentOf } from "@/lib/portuguese/terms/moment";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";
import { type FreshDialogue, type FreshMessage, momentAt, todayOf, ZONE } from "@/tests/golden/judge";
import { goldenDialogues, taughtDialogues } from "../readings/taught";

const LISTS = "tests/golden/had";
const GOLDEN = ["tests/golden/fresh", "tests/golden/practice"];
const SUNDAY_EVENING = { id: "m1", hour: "20:00" };

/** A message that names something to eat, to drink or a weight, and whether its writer had it. */
export type Telling = { hand: string; clues: string[]; had: boolean };
type Said = { hand: string; id: string; hour: string; text: string; had: boolean; follows: boolean };

/** What tells whether the weights were learnt from these lists. */
export function tellingDigest(root: string): string {
  const hash = createHash("sha256");
  for (const file of listsOf(root)) hash.update(readFileSync(join(root, LISTS, file)));
  return hash.digest("hex").slice(0, 16);
}

/** Every message of the golden corpus of which it is known whether something was had, once. */
export function tellings(root: string): Telling[] {
  const known = new Set<string>();
  return [...fromLists(root), ...fromMessages(root), ...fromDialogues(root), ...fromPairs(root)].flatMap(
    (said) => {
      const key = `${said.had} ${said.follows} ${said.text.toLowerCase()}`;
      if (known.has(key)) return [];
      known.add(key);
      return asTelling(said);
    },
  );
}

function asTelling({ hand, id, hour, text, had, follows }: Said): Telling[] {
  const moment = momentOf(momentAt(todayOf(id), hour, 0), ZONE);
  return withOwnFoods([], () => {
    const phrase = phraseOf(text);
    const log = readLog(phrase.tokens, phrase.text, moment);
    const isNamed = log.meals.length + log.water.length + log.weight.length > 0;
    return isNamed ? [{ hand, had, clues: cluesOf(phrase, log, follows) }] : [];
  });
}

function listsOf(root: string): string[] {
  return readdirSync(join(root, LISTS)).sort();
}

/** What was written for this alone: a hand's `had-1.json` and `not-had-1.json` belong together. */
function fromLists(root: string): Said[] {
  return listsOf(root).flatMap((file) => {
    const texts: string[] = JSON.parse(readFileSync(join(root, LISTS, file), "utf8"));
    const hand = `list ${/\d+/.exec(file)?.[0]}`;
    const said = texts.map((text) => ({ ...SUNDAY_EVENING, hand, text, had: !file.startsWith("not") }));
    return said.flatMap((one) => [true, false].map((follows) => ({ ...one, follows })));
  });
}

function fromMessages(root: string): Said[] {
  return GOLDEN.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.includes("messages"))
      .flatMap((file) => {
        const messages: FreshMessage[] = JSON.parse(readFileSync(join(root, folder, file), "utf8"));
        return messages
          .filter(({ expect }) => !expect.some(({ kind }) => kind === "ask"))
          .map(({ expect, ...said }) => ({
            ...said,
            hand: file,
            had: expect.some(({ kind }) => kind !== "nothing"),
            follows: false,
          }));
      }),
  );
}

/** What was told to be held against a profile was had. */
function fromPairs(root: string): Said[] {
  const pairs: Record<string, { warns: string[]; leaves: string[] }> = JSON.parse(
    readFileSync(join(root, "tests/golden/told-pairs.json"), "utf8"),
  );
  return Object.entries(pairs).flatMap(([hand, { warns, leaves }]) =>
    [...warns, ...leaves].map((text) => ({ ...SUNDAY_EVENING, hand, text, had: true, follows: false })),
  );
}

/** Turns that leave the diary as it was, and those that add to it and take nothing back. */
function fromDialogues(root: string): Said[] {
  const golden = goldenDialogues(root).map((one) => ({ hand: one.id.replace(/-.*/, ""), ...one }));
  const taught = taughtDialogues(root).flatMap(({ hand, dialogues }) =>
    dialogues.map((one) => ({ hand, ...one })),
  );
  return [...golden, ...taught].flatMap(({ hand, id, hour, turns }) => {
    let before: Expected = {};
    return turns.flatMap(({ text, expect_after, ...turn }, at) => {
      if (!expect_after) return [];
      const isSame = JSON.stringify(held(expect_after)) === JSON.stringify(held(before));
      const [now, then] = [amountsOf(expect_after), amountsOf(before)];
      const isMore = now.some((amount, i) => amount > (then[i] ?? 0));
      before = expect_after;
      const isKnown = isSame || (isMore && (at === 0 || !PUTS_RIGHT.test(text)));
      return isKnown ? [{ hand, id, hour: turn.hour ?? hour, text, had: !isSame, follows: at > 0 }] : [];
    });
  });
}

type Expected = FreshDialogue["turns"][number]["expect_after"];
const PUTS_RIGHT = /^(?:na verdade|era|eram|foi|foram|tira|troca|apaga|n[aã]o)(?!\p{L})/iu;

/** Foods, water and weights. */
function amountsOf({ foods = [], water_ml = 0, weight_kg }: Expected): number[] {
  return [foods.length, [water_ml].flat()[0] ?? 0, weight_kg === undefined ? 0 : 1];
}

function held({ foods = [], water_ml = 0, weight_kg = 0 }: Expected) {
  return [foods, water_ml, weight_kg];
}
