const NAMED = "\\p{L}{3,}(?: (?:d[eo]|com) \\p{L}{3,}(?: \\p{L}{4,})?)?";
const TOO = "(?: (?:de sempre|de todo dia|d[ao] dieta|normal|comum))?";
const HAD = "(?=(?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|peguei|pedi|fui d[eo]|foi) )";
/** "em vez de refri tomei suco", "no lugar do arroz comi batata" */
const IN_PLACE_OF = new RegExp(
  `(?<!\\p{L})(?:em vez|no lugar|em lugar|ao inv[ée]s|inv[ée]s|na falta) d[eoa]s? (?:(?:[oa]|meu|minha) )?${NAMED}${TOO},? ${HAD}`,
  "giu",
);
/** "troquei o arroz por batata doce, comi com frango" */
const CHANGED = new RegExp(
  `(?<!\\p{L})(?:troquei|substitu[ií]|mudei) [oa]s? (${NAMED})${TOO} (?:por|pel[oa]) (?:(?:uma?|[oa]) )?`,
  "giu",
);

/**
 * A first telling without what something was had in the place of; after a meal the same is said of it, as of what the message lists
 * before: "arroz e fritas, troquei as fritas por tomate".
 */
export function withoutInstead(text: string): string {
  return text
    .replace(IN_PLACE_OF, "")
    .replace(CHANGED, (said: string, named: string, at: number) =>
      text.slice(0, at).toLowerCase().includes(named.toLowerCase()) ? said : "comi ",
    );
}
