import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { correctionsOf } from "@/lib/portuguese/corrections/correction-words";
import {
  corrected,
  type Form,
  type Formed,
  itemInReach,
  type LoggedMeal,
  mealsInReach,
  plainTokens,
  readerOf,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { correctionSaid, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { RULES } from "@/lib/portuguese/corrections/rule-order";
import { dishWithout } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { isLike, makingsOf, partsOf } from "@/lib/portuguese/corrections/rules/parts/parts-of";
import { amountOf } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/** Less of what noodles are seasoned with. */
export const LESS_SEASONING: Form = {
  name: "less seasoning",
  takes: [
    ["miojo", "usei só metade do tempero"],
    ["miojo", "sem o tempero todo, só metade do sachê"],
  ],
  leaves: [
    ["miojo", "comi só metade do miojo"],
    ["almocei arroz", "usei só metade do tempero"],
  ],
  read(scene) {
    const { line } = scene.phrase;
    const noodles = mealsInReach(scene).flatMap(({ items }) =>
      items.filter(({ foodId }) => /^(?:macarrao-instantaneo|lamen|cup-noodles)/.test(foodId)),
    );
    const [item] = noodles;
    const isLess =
      SACHET.test(line) && / (?:metade|meio|meia|pouco|pouquinho|sem|nao|todo|quase) /.test(line);
    if (!item || !isLess || / (?:miojo|macarrao|lamen|comi|comeu) /.test(line)) return null;
    return corrected([{ kind: "kept", why: "seasoning", dish: item.name, part: "" }]);
  },
};

const SACHET = / (?:tempero|temperinho|sache|saches|sachezinho|pozinho|saquinho) /;

/** What lies in a dish as it is sold, told beside it. */
export const COMES_IN_DISH: Form = {
  name: "comes in the dish",
  takes: [
    ["comi um dogão completo", "com tudo: purê, batata palha, milho, vinagrete"],
    ["comi um dogão completo", "com purê, milho e batata palha"],
    ["comi um dogão completo", "mais batata palha", "a batata palha já vem no dogão, tira"],
  ],
  leaves: [
    ["almocei arroz", "com feijão e bife"],
    ["comi um dogão completo", "com 2 colheres de purê"],
    ["comi pão", "com manteiga"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    return alreadyIn(scene, tokens) ?? describedWith(scene, tokens);
  },
};

/** "o purê, a batata palha etc já vem no dogão, tira": out of the diary where they were told beside it. */
function alreadyIn(scene: Scene, tokens: readonly Token[]): Formed | null {
  const comes = tokens.findIndex(
    ({ word }, at) =>
      at > 0 &&
      /^(?:vem|veio|vinha|vinham|faz|fazem)$/.test(word) &&
      /^(?:ja|ja)$/.test(wordAt(tokens, at - 1)),
  );
  const into = tokens.findIndex(
    ({ word }, at) => at > comes && /^(?:n[oa]s?|junto|dentro|parte|com)$/.test(word),
  );
  if (comes < 2 || into < 0) return null;
  const end = tokens.findIndex(({ kind }, at) => at > into && kind === "mark");
  const dish = itemInReach(scene, tokens.slice(into + 1, end < 0 ? undefined : end));
  const meals = mealsInReach(scene);
  const named = readPart(readerOf(scene, meals), tokens.slice(0, comes - 1)).items;
  if (!dish || named.length === 0) return null;
  const beside = meals
    .filter(({ day }) => day === dish.meal.day)
    .flatMap(({ items }) => items.filter(({ id }) => id !== dish.item.id));
  const gone = named.flatMap(
    ({ match }) => beside.find(({ foodId }) => isLike(findFood(foodId), match.food)) ?? [],
  );
  const foods = [...new Set(gone.map(({ foodId }) => foodId))];
  const part = named.map(({ match }) => match.called.toLowerCase()).join(", ");
  return corrected([
    foods.length > 0
      ? { kind: "remove", foods, said: part }
      : { kind: "kept", why: "holds", dish: dish.item.name, part },
  ]);
}

/** "com purê, milho e batata palha" of a hot dog that is called complete, or that is made of all of these. */
function describedWith(scene: Scene, tokens: readonly Token[]): Formed | null {
  if (
    wordAt(tokens, 0) !== "com" ||
    tokens.some(({ kind }) => kind === "number") ||
    scene.conversation.rested
  )
    return null;
  const meal = scene.conversation.last.findLast((one) => one.type === "meal");
  const item = meal?.type === "meal" ? meal.items.at(-1) : undefined;
  const { items, amounts } =
    meal?.type === "meal" ? readPart(readerOf(scene, [meal]), tokens.slice(1)) : { items: [], amounts: [] };
  if (
    !item ||
    items.length === 0 ||
    amounts.some(({ counted }) => counted) ||
    items.some(({ amount }) => amount?.counted)
  )
    return null;
  const isComplete = / complet[oa]$/i.test(item.name) && items.length > 1;
  if (!isComplete && !(items.length > 1 && items.every((one) => isMadeOf(item, one)))) return null;
  return corrected([
    {
      kind: "kept",
      why: "holds",
      dish: item.name,
      part: items.map(({ match }) => match.called.toLowerCase()).join(", "),
    },
  ]);
}

function isMadeOf({ foodId }: LoggedItem, { match }: SaidItem): boolean {
  const made = Object.keys(makingsOf(foodId)?.parts ?? {}).map((id) => findFood(id));
  return [...partsOf(foodId), ...made].some((part) => isLike(part, match.food));
}

/** A dish was of a size, and without a part of it. */
export const SMALL_AND_WITHOUT: Form = {
  name: "of a size and without",
  takes: [
    [
      "comi uma tapioca com queijo e um café",
      "a tapioca foi pequena e sem queijo, esqueci que o queijo acabou",
    ],
    ["um misto quente", "o misto foi pequeno e sem queijo"],
  ],
  leaves: [
    ["uma tapioca com queijo", "a tapioca foi pequena"],
    ["almocei arroz", "a tapioca foi pequena e sem queijo"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const was = tokens.findIndex(({ word }, at) => at > 1 && /^(?:foi|era|estava|veio)$/.test(word));
    const sizeAt = /^(?:bem|mais|meio)$/.test(wordAt(tokens, was + 1)) ? was + 2 : was + 1;
    const size = was < 0 ? null : sizeOf(wordAt(tokens, sizeAt));
    const without = tokens.findIndex(({ word }, at) => at > sizeAt && at <= sizeAt + 2 && word === "sem");
    const found = size && without > 0 ? itemInReach(scene, tokens.slice(1, was)) : null;
    if (!size || !found || !/^(?:o|a|os|as)$/.test(wordAt(tokens, 0))) return null;
    const end = tokens.findIndex(({ kind }, at) => at > without && kind === "mark");
    const [out, ...others] = readPart(
      readerOf(scene, [found.meal]),
      tokens.slice(without + 1, end < 0 ? undefined : end),
    ).items;
    return out && others.length === 0 ? smallWithout(scene, found, { size, out, tokens }) : null;
  },
};

function smallWithout(
  scene: Scene,
  { meal, item }: { meal: LoggedMeal; item: LoggedItem },
  {
    size,
    out,
    tokens,
  }: { size: NonNullable<ReturnType<typeof sizeOf>>; out: SaidItem; tokens: readonly Token[] },
): Formed | null {
  const without = dishWithout(item, out.match.food);
  const amount = amountOf(item);
  const said = correctionSaid(readerOf(scene, [meal]), tokens);
  if (!without) return corrected([{ kind: "unclear" }], [meal.id]);
  const host = (one: { foodId: string }) => {
    const food = findFood(one.foodId);
    const match = food && { food, called: food.name, base: null, start: 0, next: 0, mended: null, size };
    return match && amount ? weighItem({ match, amount: { ...amount, size }, ignored: [], said }) : null;
  };
  if (without.kind === "replace") {
    const to = host(without.to);
    return corrected([to ? { ...without, to } : without], [meal.id]);
  }
  if (without.kind !== "open") return null;
  // The first part is what the dish is called after: the bread, the tapioca.
  const [first, ...rest] = without.to;
  const share = first && (host(first)?.grams ?? first.grams) / first.grams;
  const to = first ? [host(first) ?? first, ...rest.map((one) => scaled(one, share ?? 1))] : without.to;
  return corrected([{ ...without, to }], [meal.id]);
}

function scaled<T extends { grams: number; portion: { quantity: number } }>(one: T, share: number): T {
  return {
    ...one,
    grams: Math.round(one.grams * share),
    portion: { ...one.portion, quantity: one.portion.quantity * share },
  };
}

/** A dish held one thing and not another, or was of one kind and not of another: of that dish alone. */
export const HELD_OTHER: Form = {
  name: "held another",
  takes: [
    ["jantei sopa de legumes com macarrão", "a sopa não tinha macarrão não, tinha era batata"],
    ["jantei bife", "comi uma panqueca de carne", "a panqueca não era de carne, era a minha receita"],
    ["jantei bife", "comi uma panqueca de carne", "a panqueca não era de carne, era de frango"],
  ],
  leaves: [
    ["almocei arroz", "a panqueca não era de carne, era de frango"],
    ["almocei arroz", "não era arroz, era macarrão"],
    ["comi maçã e nozes", "a maçã não foi ontem, foi na semana passada"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const not = tokens.findIndex(({ word }, at) => at > 1 && word === "nao");
    const had = HAS.test(wordAt(tokens, not + 1))
      ? "has"
      : /^(?:era|foi)$/.test(wordAt(tokens, not + 1)) && wordAt(tokens, not + 2) === "de"
        ? "was"
        : null;
    const turn = tokens.findIndex(
      ({ word }, at) => at > not + 2 && (HAS.test(word) || /^(?:era|foi)$/.test(word)),
    );
    if (!/^(?:o|a|os|as)$/.test(wordAt(tokens, 0)) || not < 2 || !had || turn < 0) return null;
    const noun = tokens.slice(1, not).filter(({ word }) => !/^(?:de|ontem|hoje)$/.test(word));
    const found = itemInReach(scene, noun.slice(0, 1)) ?? itemInReach(scene, noun);
    if (!found) return null;
    const { meal, item } = found;
    if (had === "has") return heldInstead(scene, found, tokens.slice(not + 2, turn), tokens.slice(turn + 1));
    const changed = correctionsOf(
      phraseOfClause(scene.phrase, [...tokens.slice(0, 2), ...tokens.slice(not)]),
      [meal],
      scene.moment,
      RULES,
    );
    const isOfIt =
      changed.length > 0 && changed.every((one) => one.kind === "replace" && one.from === item.foodId);
    return corrected(isOfIt ? changed : [{ kind: "unclear" }], [meal.id]);
  },
};

const HAS = /^(?:tinha|teve|tem|levou|levava|veio)$/;

function heldInstead(
  scene: Scene,
  { meal, item }: { meal: LoggedMeal; item: LoggedItem },
  out: readonly Token[],
  by: readonly Token[],
): Formed | null {
  const reader = readerOf(scene, [meal]);
  const [gone] = readPart(
    reader,
    out.filter(({ word }) => word !== "nao"),
  ).items;
  const [came, ...others] = readPart(
    reader,
    by.filter(({ word }) => !/^(?:era|foi)$/.test(word)),
  ).items;
  const without = gone && dishWithout(item, gone.match.food);
  if (!without || !came || others.length > 0) return null;
  const now = without.kind === "replace" ? without.to : null;
  const isIn = now && isMadeOf({ ...item, foodId: now.foodId }, came);
  const beside: Correction[] = isIn ? [] : [{ kind: "add", items: [weighItem(came)] }];
  return corrected([without, ...beside], [meal.id]);
}
