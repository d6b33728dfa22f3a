/** What is said, and the plainer words that say the same. */
export type Turn = readonly [said: RegExp, plain: string];

/** A day by its name. */
export const DAY =
  "ontem|anteontem|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?|s[áa]bado|domingo|dia \\d{1,2}";
/** A body weight, with or without its unit. */
export const KILOS = "(\\d{2,3}(?:[.,]\\d{1,2})?(?: ?(?:kg|kgs|quilos?|kilos?))?)";
