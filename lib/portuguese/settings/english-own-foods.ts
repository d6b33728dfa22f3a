/** "save my granola", "add a new food", "my granola:" where figures follow. */
const LABEL_HEAD =
  /^\s*(?:please )?(?:(?:save|add|create|keep|store|register) (?:(?:my|a|an|the|this) )?(?:new )?(?:(?:food|product)[: ]+)?|my (?=[^:\d]{2,60}(?::|,| has| have|\d).*\b(?:kcal|calories|cals?)\b))/iu;
const FIGURE = /\d\s*(?:kcal|calories|cals?)\b/iu;
const RECIPE_HEADS: readonly RegExp[] = [
  /^\s*(?:please )?(?:(?:save|add|create|keep|store) )?(?:(?:my|a|an|the|our) )?recipe (?:for|of) (?<name>[^:,\d]{2,60}?)(?=\s*(?::|,|makes|yields|serves|with|\d))/iu,
  /^\s*(?:please )?(?:(?:save|add|create|keep|store) )?(?:my|our|a|the) (?<name>[^:,\d]{2,60}?) recipe(?=\s*(?::|,|makes|yields|serves|with|$))/iu,
];
/** "save my usual breakfast: 2 eggs, …" */
const USUAL_HEAD =
  /^\s*(?:please )?(?:save|keep|store) (?:this as )?(?:my|a|the)? ?(?<name>[^:\d]{2,60}?)\s*:/iu;
const LISTS =
  /^\s*(?:please )?(?:(?:show|list|see|what are|which are|view)(?: me)? )?(?:all )?(?:of )?my (?:saved |own )?(?:recipes|foods|dishes|saved meals)(?: and recipes)?\s*[?.!]*\s*$/iu;
const DROPS_RECIPE =
  /^\s*(?:please )?(?:delete|remove|drop|forget) (?:my|the) (?<name>.{2,60}?) recipe\s*[.!]*\s*$/iu;
const DROPS_FOOD =
  /^\s*(?:please )?(?:delete|remove|drop) (?:my|the)? ?(?<name>.{2,60}?) from (?:my )?(?:saved )?(?:foods|recipes|list)\s*[.!]*\s*$/iu;

const WORDS: readonly [RegExp, string][] = [
  [/\b(?:makes|yields|serves)\b/giu, "rende"],
  [/\b(?:has|have|contains?|is)\b/giu, "tem"],
  [/\bproteins?\b/giu, "proteína"],
  [/\b(?:carbs?|carbohydrates?)\b/giu, "carboidratos"],
  [/\bfats?\b/giu, "gordura"],
  [/\b(?:fibre|fiber)s?\b/giu, "fibra"],
  [/\bsodium\b/giu, "sódio"],
  [/\b(?:calories|cals?)\b/giu, "kcal"],
  [/\bgrams?\b/giu, "g"],
  [/\bservings?\b/giu, "porção"],
  [/\bslices?\b/giu, "fatia"],
  [/\b(?:per|each)\b/giu, "por"],
  [/\band\b/giu, "e"],
  [/\bof\b/giu, "de"],
];

/**
 * A command about foods of one's own that is said in English, as it is said in Portuguese; names stay as they are, and so do
 * ingredients, which are read as any English meal. Null for anything else.
 */
export function ownFoodInPortuguese(text: string): string | null {
  if (LISTS.test(text)) return "minhas receitas";
  const dropped = DROPS_RECIPE.exec(text)?.groups?.name;
  if (dropped) return `apaga minha receita de ${dropped}`;
  const gone = DROPS_FOOD.exec(text)?.groups?.name;
  if (gone) return `apaga meu alimento ${gone}`;
  for (const head of RECIPE_HEADS) {
    const match = head.exec(text);
    if (match?.groups?.name)
      return `minha receita de ${match.groups.name} ${withYield(text.slice(match[0].length))}`;
  }
  const label = FIGURE.test(text) ? LABEL_HEAD.exec(text) : null;
  if (label) return `salva minha ${inPortuguese(text.slice(label[0].length))}`;
  const usual = USUAL_HEAD.exec(text);
  return usual?.groups?.name ? `salva minha ${usual.groups.name}: ${text.slice(usual[0].length)}` : null;
}

/** Only how much it makes: what goes into it stays as written. */
function withYield(text: string): string {
  return text.replace(
    /\b(?:makes|yields|serves) (\d+)(?: (?:servings?|slices?|pieces?|portions?))?/iu,
    "rende $1",
  );
}

function inPortuguese(text: string): string {
  return WORDS.reduce((said, [english, portuguese]) => said.replace(english, portuguese), text);
}
