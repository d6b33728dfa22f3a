import type { Content } from "@/lib/nutrition/foods/contents/contents";
import { CONTENTS, isKindOf } from "@/lib/nutrition/foods/contents/contents";
import { plainId } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import { type Abundance, hasMuch } from "@/lib/nutrition/warnings/abundance";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { type Avoided, readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import type { Rule } from "@/lib/nutrition/warnings/rule";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** What a profile says that food may clash with. */
export type AvoidingProfile = {
  allergies: string;
  dietaryRestrictions: readonly string[];
  healthConditions: readonly string[];
  dietaryPreferences: readonly string[];
  medications: string;
};

/** Why a food is pointed out to somebody. */
export type FoodWarning = {
  food: string;
  /** It has it; else it may have it, by its brand, its filling or its cook. */
  certain: boolean;
  because: AvoidedBecause;
  /** What the person wrote that this comes from. */
  said: string;
  /** What is in it that they avoid, or have too much of; null where a food is meant by its name. */
  content: Content | Abundance | null;
};

const RANK: Readonly<Record<AvoidedBecause, number>> = {
  allergy: 0,
  medication: 1,
  condition: 2,
  restriction: 3,
  preference: 4,
};

/** All that a person avoids, by their allergies, medicines, restrictions, conditions and ways of eating. */
export function avoidedBy(profile: AvoidingProfile): Avoided[] {
  return [
    ...readAvoided("allergy", profile.allergies),
    ...readAvoided("medication", profile.medications),
    ...profile.dietaryRestrictions.flatMap((text) => readAvoided("restriction", text)),
    ...profile.healthConditions.flatMap((text) => readAvoided("condition", text)),
    ...profile.dietaryPreferences.flatMap((text) => readAvoided("preference", text)),
  ];
}

/** Each reason once to point this food out, what is certain first, allergies before medicines and conditions, tastes last. */
export function foodWarningsOf(told: Food, avoided: readonly Avoided[]): FoodWarning[] {
  // Rules name foods as the catalogue does: "leite-integral" is rich in potassium without lactose as well.
  const food = { ...told, id: plainId(told.id) };
  const found = avoided.flatMap(({ because, said, rule }): FoodWarning[] => {
    const hit = "named" in rule ? namedIn(food, rule.named) : clash(food, rule);
    return hit ? [{ food: told.id, because, said, ...hit }] : [];
  });
  const ranked = found.toSorted(
    (a, b) => Number(b.certain) - Number(a.certain) || RANK[a.because] - RANK[b.because],
  );
  return ranked.filter((one, at) => !ranked.slice(0, at).some((before) => saysAsMuch(before, one)));
}

/** "camarão" tells of seafood as well; but no taste speaks for an allergy. */
function saysAsMuch(before: FoodWarning, { because, content, said }: FoodWarning): boolean {
  if (content === null || before.content === null || before.content === content)
    return (before.content ?? before.said) === (content ?? said);
  const isAsGrave = RANK[before.because] <= RANK[because];
  return isAsGrave && isContent(before.content) && isContent(content) && isKindOf(before.content, content);
}

function isContent(one: Content | Abundance): one is Content {
  return (CONTENTS as readonly string[]).includes(one);
}

type Hit = Pick<FoodWarning, "certain" | "content">;

function clash(food: Food, rule: Rule): Hit | null {
  if (rule.none !== undefined || rule.except?.includes(food.id)) return null;
  const holds = (rule.avoid ?? []).map((content) => contentIn(food, content)).filter((hit) => hit !== null);
  const much = (rule.much ?? []).find((of) => hasMuch(food, of));
  const named = rule.foods?.includes(food.id);
  const together = rule.together?.every((content) => food.contains.has(content));
  const certain = holds.find((hit) => hit.certain);
  if (certain) return certain;
  if (much) return { certain: true, content: much };
  if (together) return { certain: true, content: rule.together?.[0] ?? null };
  if (named) return { certain: true, content: null };
  if (holds[0]) return holds[0];
  const reacts = rule.reacts?.find((content) => food.contains.has(content));
  return reacts ? { certain: false, content: reacts } : null;
}

/** Oats and beer that the law lets be sold as without gluten (Lei 10.674/2003); barley and oats are in them all the same. */
const LABELLED_GLUTEN_FREE = /-sem-gluten$/;

/** "may" where only what it is a kind of is known: some fish for who avoids salmon, some nuts for who avoids cashews. */
function contentIn({ id, contains, mayContain }: Food, content: Content): Hit | null {
  if (content === "gluten" && LABELLED_GLUTEN_FREE.test(id)) return null;
  if (contains.has(content)) return { certain: true, content };
  if (mayContain.has(content)) return { certain: false, content };
  const unspecified = (VAGUE.get(content) ?? []).some(({ kind, others }) =>
    [contains, mayContain].some((among) => among.has(kind) && !others.some((one) => among.has(one))),
  );
  return unspecified ? { certain: false, content } : null;
}

/** Kinds that a food may name without saying which: "peixe", "castanhas", "frutos do mar". */
const UNSPECIFIED = [
  "nuts",
  "fish",
  "shellfish",
  "crustacean",
  "mollusc",
  "meat",
  "gluten",
  "sweetener",
] as const satisfies readonly Content[];

/** Of each content, those kinds of it, with all that they may mean. */
const VAGUE = new Map(
  CONTENTS.map((content) => [
    content,
    UNSPECIFIED.filter((kind) => kind !== content && isKindOf(content, kind)).map((kind) => ({
      kind,
      others: CONTENTS.filter((one) => one !== kind && isKindOf(one, kind)),
    })),
  ]),
);

function namedIn({ name, aliases }: Food, word: string): Hit | null {
  const has = (text: string) => searchKey(text).split(" ").includes(word);
  if (has(name)) return { certain: true, content: null };
  return aliases.some(has) ? { certain: false, content: null } : null;
}
