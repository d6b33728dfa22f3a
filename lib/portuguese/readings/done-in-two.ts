import { isFound } from "@/lib/portuguese/corrections/correction-words";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import { type Changed, changesOf, type Heard } from "@/lib/portuguese/readings/deeds";
import { cutsOf, wordsOf } from "@/lib/portuguese/readings/parts";

const JOINT = /^(?:e|mas|ai|depois)$/;
const MOST_CUTS = 4;
/** Of what is done on either side of a cut. */
const MOST = 3;
const DEEDS_OF_TWO = ["amount", "share", "remove", "add", "replace"] as const;

/**
 * One thing done by what comes before a cut and another by what comes behind it: "granola 30 e sem mel".
 * @param read a part of the message as the rules read it
 */
export function doneInTwo(heard: Heard, read: (text: string) => Understanding): Changed[] {
  const { core, text } = heard.phrase;
  const done = (start: number, next: number): Changed[] => {
    const mentions = heard.mentions.filter((one) => one.start >= start && one.next <= next);
    if (mentions.length === 0) return [];
    const ruled = ruledChanges(read(wordsOf(text, core, start, next)));
    const deeds = DEEDS_OF_TWO.flatMap((deed) => changesOf(deed, { ...heard, mentions }));
    return [...ruled, ...deeds].slice(0, MOST).filter(({ about }) => !about);
  };
  return cutsOf(core, JOINT)
    .slice(0, MOST_CUTS)
    .flatMap((cut) => {
      const behind = done(cut, core.length);
      const before = behind.length > 0 ? done(0, cut) : [];
      return before.flatMap((one) => behind.flatMap((other) => together(one, other)));
    });
}

/** What would change one food twice says nothing new. */
function together({ corrections: one }: Changed, { corrections: other }: Changed): Changed[] {
  const targets = new Set(one.flatMap(targetsOf));
  const isTwice = other.flatMap(targetsOf).some((target) => targets.has(target));
  return isTwice ? [] : [{ corrections: [...one, ...other] }];
}

function targetsOf(correction: Correction): string[] {
  switch (correction.kind) {
    case "amount":
    case "more":
      return [correction.food ?? ""];
    case "replace":
    case "open":
      return [correction.from ?? ""];
    case "remove":
      return correction.foods;
    case "add":
      return correction.items.map(({ foodId }) => foodId);
    case "record":
      return correction.meals.flatMap(({ items }) => items.map(({ foodId }) => foodId));
    default:
      return [];
  }
}

function ruledChanges({ corrections, about, meals, water, weight }: Understanding): Changed[] {
  if (corrections.length > 0)
    return corrections.every(isFound) ? [{ corrections, ...(about && { about }) }] : [];
  const isTold = meals.length + water.length + weight.length > 0;
  return isTold ? [{ corrections: [{ kind: "record", meals, water, weight }] }] : [];
}
