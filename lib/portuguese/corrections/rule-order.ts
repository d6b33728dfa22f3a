import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { readDenied, readRemoval } from "@/lib/portuguese/corrections/rules/add-remove";
import { readAddition } from "@/lib/portuguese/corrections/rules/additions";
import { readAllInstead } from "@/lib/portuguese/corrections/rules/all-instead";
import { readAllWeighed } from "@/lib/portuguese/corrections/rules/all-weighed";
import { readAmountList } from "@/lib/portuguese/corrections/rules/amount-list";
import { readBeside } from "@/lib/portuguese/corrections/rules/beside";
import { readContrast, readHadInstead } from "@/lib/portuguese/corrections/rules/contrast";
import { readDeniedNoun } from "@/lib/portuguese/corrections/rules/denied-noun";
import { readEach, readInEach, readOfEach, readSpoon } from "@/lib/portuguese/corrections/rules/each";
import { readGone } from "@/lib/portuguese/corrections/rules/gone";
import {
  readDouble,
  readRemainder,
  readSecondHelping,
  readWhole,
} from "@/lib/portuguese/corrections/rules/helpings";
import { readKindsOfSeveral } from "@/lib/portuguese/corrections/rules/kinds-of-several";
import {
  readLeftover,
  readNamedLeftover,
  readOthersOnes,
} from "@/lib/portuguese/corrections/rules/leftovers";
import {
  readFlavour,
  readHowMade,
  readKindNamed,
  readMakings,
  readSeasoned,
} from "@/lib/portuguese/corrections/rules/makings";
import { readAfterthought, readFrameParts, readMore } from "@/lib/portuguese/corrections/rules/more-or-less";
import { readMove, readNamedMove } from "@/lib/portuguese/corrections/rules/moves";
import { readNotMe } from "@/lib/portuguese/corrections/rules/not-me";
import { readOfKind } from "@/lib/portuguese/corrections/rules/of-kind";
import {
  readAmount,
  readLastWater,
  readNamedAmount,
  readNamedWater,
  readNotWater,
  readPlain,
} from "@/lib/portuguese/corrections/rules/plain-corrections";
import { readRetold, readRetoldNoun, readWithout } from "@/lib/portuguese/corrections/rules/retold";
import { readSaidShare } from "@/lib/portuguese/corrections/rules/said-shares";
import { readOnlyWater, readSetAmount, readSetSeveral } from "@/lib/portuguese/corrections/rules/set-amounts";
import { readSlicesOfKinds } from "@/lib/portuguese/corrections/rules/slices-of-kinds";
import { readInverted, readKind, readShare, readSubject } from "@/lib/portuguese/corrections/rules/subjects";
import { readSwap } from "@/lib/portuguese/corrections/rules/swaps";
import {
  readAmountWith,
  readEachWeight,
  readToldCount,
  readVessel,
  readWayDenied,
  readWeighedIt,
} from "@/lib/portuguese/corrections/rules/told-amounts";
import { readTopicAmount } from "@/lib/portuguese/corrections/rules/topic-amount";
import type { Correction } from "@/lib/portuguese/meaning/understanding";

export type Rule = (reader: Reader) => Correction[] | null;
/** First to last; those that name what they change serve for earlier entries, too. */
export const RULES: readonly Rule[] = [
  readNotMe,
  readNamedMove,
  readSetSeveral,
  readAllInstead,
  readSwap,
  readLastWater,
  readNotWater,
  readAllWeighed,
  readOfEach,
  readInEach,
  readEach,
  readSpoon,
  readWeighedIt,
  readEachWeight,
  readTopicAmount,
  readOthersOnes,
  readSaidShare,
  readSetAmount,
  readOnlyWater,
  readAmountList,
  readSlicesOfKinds,
  readOfKind,
  readGone,
  readMakings,
  readHowMade,
  readFlavour,
  readSeasoned,
  readBeside,
  readKindsOfSeveral,
  readWhole,
  readKindNamed,
  readWayDenied,
  readDeniedNoun,
  readWithout,
  readInverted,
  readVessel,
  readAmountWith,
  readHadInstead,
  readDenied,
  readContrast,
  readToldCount,
  readRemoval,
  readMove,
  readRemainder,
  readDouble,
  readSecondHelping,
  readMore,
  readFrameParts,
  readAddition,
  readRetoldNoun,
  readAfterthought,
  readLeftover,
  readShare,
  readKind,
  readNamedWater,
  readSubject,
  readAmount,
  readPlain,
  readRetold,
];
export const NAMING: readonly Rule[] = [
  readSaidShare,
  readGone,
  readBeside,
  readNamedLeftover,
  readNamedMove,
  readSwap,
  readDeniedNoun,
  readContrast,
  readToldCount,
  readRemoval,
  readSubject,
  readNamedAmount,
  readNamedWater,
];
