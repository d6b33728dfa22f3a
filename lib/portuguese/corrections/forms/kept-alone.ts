import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import {
  corrected,
  type Form,
  mealsInReach,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { foodsMeant } from "@/lib/portuguese/corrections/reading/foods-meant";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What goes, and the only thing that stays of what it stood with: nothing is added, and no other meal is meant. */
export const KEPT_ALONE: Form = {
  name: "kept alone",
  takes: [
    ["almocei arroz e bife", "lanchei melancia e mamão", "tira a melancia, deixa só o mamão"],
    ["almocei arroz e bife", "comi 1 maçã e 1 iogurte", "apaga a maçã e fica só o iogurte mesmo"],
    ["lanchei doce de leite com queijo minas", "tira o doce de leite, comi só o queijo"],
    ["lanchei doce de leite com queijo minas", "só comi o queijo, tira o doce de leite"],
    ["lanchei melancia e mamão", "tira a melancia só o mamão mesmo"],
    ["almocei arroz, feijão e bife", "tira o arroz e o feijão, comi só o bife"],
  ],
  leaves: [
    ["almocei arroz e bife", "tira o arroz, deixa o bife"],
    ["almocei arroz e bife", "tira o arroz, comi só o peixe"],
    ["almocei arroz e bife", "tira o arroz, comi só metade do bife"],
    ["almocei arroz e bife", "tira o arroz, comi só 1 bife"],
    ["comi pão com manteiga", "tira a manteiga, comi só o pão"],
    ["almocei arroz e bife", "tira tudo, deixa só o bife"],
    ["almocei arroz e bife", "tira só o arroz"],
    ["almocei arroz e bife", "só tira o bife"],
  ],
  read(scene) {
    const parts = partsOf(scene.phrase.core.filter(({ kind }) => kind !== "emoji"));
    if (!parts || parts.kept.some(({ word }) => IN_PART.test(word))) return null;
    const meals = mealsInReach(scene);
    const having = meals.filter((one) => namedIn(scene, one, parts.out) !== null);
    // Of two meals that have it the one is meant that has both.
    const both = having.find((one) => namedIn(scene, one, parts.kept) !== null);
    const meal = both ?? (having.length === 1 ? having[0] : undefined);
    const out = meal && namedIn(scene, meal, parts.out);
    const beside = meal && namedIn(scene, meal, parts.kept);
    const stay = beside ?? meals.map((one) => namedIn(scene, one, parts.kept)).find((one) => one !== null);
    if (!meal || !out || !stay || stay.some((food) => out.includes(food))) return null;
    const others = beside && parts.isOrder ? meal.items.map(({ foodId }) => foodId) : [];
    const foods = [...new Set([...out, ...others.filter((one) => isLike(one, [...out, ...stay]))])].filter(
      (one) => !stay.includes(one),
    );
    const said = parts.out.map(({ word }) => word).join(" ");
    return corrected([{ kind: "remove", foods, said }], [meal.id]);
  },
};

/** "tira a melancia, deixa só o mamão": the fruit behind a lunch, and none of the lunch. */
function isLike(food: string, named: readonly string[]): boolean {
  const [first, ...others] = named.map((one) => findFood(one)?.category);
  return others.some((one) => one !== first) || findFood(food)?.category === first;
}

type Meal = ReturnType<typeof mealsInReach>[number];

/** The foods of a meal that the words name, where it has all that they name and no amount is told. */
function namedIn(scene: Scene, meal: Meal, words: readonly Token[]): string[] | null {
  const reader = readerOf(scene, [meal]);
  const { items, amounts } = readPart(reader, words);
  const foods = foodsMeant(reader, words, false);
  const isTold = items.some(({ amount }) => amount?.counted) || amounts.length > 0;
  return isTold || foods.length === 0 || foods.length < items.length ? null : foods;
}

/** The words of what goes and of what stays; `isOrder`: it is to stay, and not only what was had. */
type Parts = { out: readonly Token[]; kept: readonly Token[]; isOrder: boolean };

function partsOf(tokens: readonly Token[]): Parts | null {
  const verb = tokens.findIndex(({ word }) => isTakeAway(word));
  if (verb < 0) return null;
  const [before, behind] = [tokens.slice(0, verb), tokens.slice(verb + 1)];
  const turn = behind.findIndex(({ word }, at) => at > 0 && TURNS.test(word));
  const isFirst = before.some(({ word }) => TURNS.test(word));
  if (isFirst === turn >= 0) return null;
  const clause = isFirst ? before : behind.slice(turn);
  const out = isFirst ? behind : behind.slice(0, turn);
  const begins = clause.findIndex(({ word }) => !LEADS.test(word));
  const ends = out.findLastIndex(({ word }) => !LEADS.test(word)) + 1;
  if (begins < 0 || ends === 0 || !clause.some(({ word }) => ONLY.test(word))) return null;
  if ([...clause, ...out].some(({ word }) => /^(?:nao|nem|tudo|tod[oa])$/.test(word))) return null;
  const isOrder = clause.some(({ word }) => KEEPS.test(word));
  return { out: out.slice(0, ends), kept: clause.slice(begins), isOrder };
}

const KEEPS = /^(?:deix[ae]r?|mantem|mantenha|manter|fica|ficam|conserva)$/;
const ONLY = /^(?:so|apenas|somente)$/;
const TURNS =
  /^(?:deix[ae]r?|mantem|mantenha|manter|fica|ficam|conserva|so|apenas|somente|comi|tomei|bebi|almocei|jantei|lanchei|teve|tinha|foi|era)$/;
const LEADS =
  /^(?:deix[ae]r?|mantem|mantenha|manter|fica|ficam|conserva|so|apenas|somente|comi|tomei|bebi|almocei|jantei|lanchei|teve|tinha|foi|era|e|mas|ah|opa|ops|que|porque|pois|pq|eu|ai|la|entao|pode|na|verdade|por|favor|[,.;!:\n])$/;
/** Less than all of it stays. */
const IN_PART = /^(?:metade|mei[oa]|um|uma|pouco|pouquinho|resto|pedaco|pedacinho|com|sem|d[ao]s?|n[ao]s?)$/;
