/** What a message does to what was told before it. */
export const ACTS = [
  "remove",
  "remove_all",
  "only",
  "amount",
  "add",
  "replace",
  "move",
  "repeat",
  "tell",
  "water",
  "weight",
  "none",
] as const;
export type Act = (typeof ACTS)[number];
