import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";

/** Has it, may have it, nothing to say. */
export type Outcome = "has" | "may" | "-";

/** What a text of this kind makes of each of these foods. */
export type WarningPair = [because: AvoidedBecause, text: string, foods: Readonly<Record<string, Outcome>>];
