import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { readDenied, readRemoval } from "@/lib/portuguese/corrections/rules/add-remove";
import {
  readDividedAll,
  readDividedNamed,
  readHalved,
  readYield,
} from "@/lib/portuguese/corrections/rules/amounts/all-of-it";
import { readAllWeighed } from "@/lib/portuguese/corrections/rules/amounts/all-weighed";
import { readAmountList } from "@/lib/portuguese/corrections/rules/amounts/amount-list";
import {
  readEach,
  readInEach,
  readOfEach,
  readOfEachNamed,
  readSpoon,
} from "@/lib/portuguese/corrections/rules/amounts/each";
import {
  readDouble,
  readRemainder,
  readSecondHelping,
  readWhole,
} from "@/lib/portuguese/corrections/rules/amounts/helpings";
import { readInOrder } from "@/lib/portuguese/corrections/rules/amounts/in-order";
import {
  readLeftover,
  readNamedLeftover,
  readOthersOnes,
} from "@/lib/portuguese/corrections/rules/amounts/leftovers";
import {
  readAfterthought,
  readFrameParts,
  readMore,
} from "@/lib/portuguese/corrections/rules/amounts/more-or-less";
import { readOrdinal } from "@/lib/portuguese/corrections/rules/amounts/ordinals";
import { readOtherVessel } from "@/lib/portuguese/corrections/rules/amounts/other-vessel";
import { readSaidShare } from "@/lib/portuguese/corrections/rules/amounts/said-shares";
import {
  readOnlyWater,
  readSetAmount,
  readSetSeveral,
} from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import {
  readAmountWith,
  readEachWeight,
  readToldCount,
  readVessel,
  readWayDenied,
  readWeighedIt,
} from "@/lib/portuguese/corrections/rules/amounts/told-amounts";
import {
  readLastWater,
  readNamedWater,
  readNotWater,
  readWaterBeside,
} from "@/lib/portuguese/corrections/rules/amounts/told-waters";
import { readTopicAmount } from "@/lib/portuguese/corrections/rules/amounts/topic-amount";
import { readContrast, readHadInstead } from "@/lib/portuguese/corrections/rules/contrast";
import { readCountedOnce } from "@/lib/portuguese/corrections/rules/counted-once";
import { readDeniedNoun } from "@/lib/portuguese/corrections/rules/denied-noun";
import { readGone } from "@/lib/portuguese/corrections/rules/gone";
import { readAllInstead } from "@/lib/portuguese/corrections/rules/kinds/all-instead";
import { readKindsOfSeveral } from "@/lib/portuguese/corrections/rules/kinds/kinds-of-several";
import { readListedKinds } from "@/lib/portuguese/corrections/rules/kinds/listed-kinds";
import { readNamedAgain } from "@/lib/portuguese/corrections/rules/kinds/named-again";
import { readOfKind } from "@/lib/portuguese/corrections/rules/kinds/of-kind";
import { readSlicesOfKinds } from "@/lib/portuguese/corrections/rules/kinds/slices-of-kinds";
import { readSwap } from "@/lib/portuguese/corrections/rules/kinds/swaps";
import { readMove, readNamedMove } from "@/lib/portuguese/corrections/rules/moves";
import { readNotMe } from "@/lib/portuguese/corrections/rules/not-me";
import { readPartAndAmount } from "@/lib/portuguese/corrections/rules/part-and-amount";
import { readAddition } from "@/lib/portuguese/corrections/rules/parts/additions";
import { readBeside, readTogether } from "@/lib/portuguese/corrections/rules/parts/beside";
import { readOnlyIn } from "@/lib/portuguese/corrections/rules/parts/made-of";
import {
  readFlavour,
  readHowMade,
  readKindNamed,
  readMakings,
  readSaladOf,
  readSeasoned,
} from "@/lib/portuguese/corrections/rules/parts/makings";
import { readMilk } from "@/lib/portuguese/corrections/rules/parts/milk";
import { readOnTop } from "@/lib/portuguese/corrections/rules/parts/on-top";
import { readAmount, readNamedAmount, readPlain } from "@/lib/portuguese/corrections/rules/plain-corrections";
import { readRetold, readRetoldNoun, readWithout } from "@/lib/portuguese/corrections/rules/retold";
import { readInverted, readKind, readShare, readSubject } from "@/lib/portuguese/corrections/rules/subjects";
import type { Correction } from "@/lib/portuguese/meaning/understanding";

export type Rule = (reader: Reader) => Correction[] | null;
/** First to last; those that name what they change serve for earlier entries, too. */
export const RULES: readonly Rule[] = [
  readNotMe,
  readCountedOnce,
  readNamedMove,
  readSetSeveral,
  readAllInstead,
  readSwap,
  readOnTop,
  readMilk,
  readNamedAgain,
  readLastWater,
  readWaterBeside,
  readNotWater,
  readAllWeighed,
  readDividedAll,
  readDividedNamed,
  readHalved,
  readYield,
  readOfEach,
  readOfEachNamed,
  readInEach,
  readEach,
  readSpoon,
  readWeighedIt,
  readEachWeight,
  readTopicAmount,
  readOthersOnes,
  readOtherVessel,
  readSaidShare,
  readSetAmount,
  readOnlyWater,
  readAmountList,
  readInOrder,
  readOrdinal,
  readListedKinds,
  readSlicesOfKinds,
  readOfKind,
  readGone,
  readOnlyIn,
  readSaladOf,
  readMakings,
  readHowMade,
  readFlavour,
  readSeasoned,
  readBeside,
  readTogether,
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
  readPartAndAmount,
  readSubject,
  readAmount,
  readPlain,
  readRetold,
];
export const NAMING: readonly Rule[] = [
  readSaidShare,
  readGone,
  readBeside,
  readOnTop,
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
