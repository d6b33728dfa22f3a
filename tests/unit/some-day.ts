/** A Tuesday: for rules, to which the day is an argument. */
export const SOME_DAY = "2026-03-10";
