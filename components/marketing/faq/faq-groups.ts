/** Questions by theme, in the order in which people ask them. `id` is the anchor that others link to. */
export const FAQ_GROUPS = [
  { key: "use", id: "uso", items: ["how", "measures", "correct", "water", "forgot", "phone"] },
  { key: "plans", id: "planos", items: ["trial", "pay", "cancel", "expired"] },
  { key: "privacy", id: "privacidade", items: ["data", "erase", "professional"] },
  { key: "sources", id: "fontes", items: ["taco", "ibge", "accuracy"] },
] as const;
