import { roundTo } from "@/lib/nutrition/figures/nutrients";
import type { Food, FoodPortion } from "@/lib/nutrition/foods/food";
import {
  type HouseholdMeasure,
  isUnit,
  type Measure,
  type MeasureId,
  measureOf,
  UNITS,
  type Unit,
} from "@/lib/nutrition/foods/measures";
import { measureText, type Portion, type PortionSize } from "@/lib/nutrition/foods/portion";

/**
 * A convention that stood in for something unsaid or unknown:
 * - "default-portion": no measure was said, or one the food is not counted in; the food's usual portion
 * - "medium-size": the food comes in sizes and none was said
 * - "size-factor": the food has no sizes; small is 3/4 (IBGE), large 5/4 of its portion
 * - "spoon-ratio": worked out from another spoon or ladle that the food has
 * - "generic-measure": what the measure holds of anything
 * - "density": a volume of something whose density is not known, taken as water's, or 0.6 g/ml when solid
 */
export type Convention =
  | "default-portion"
  | "medium-size"
  | "size-factor"
  | "spoon-ratio"
  | "generic-measure"
  | "density";

export type Weighed = {
  /** Rounded to 0.1 g, below 1 g to 0.01 g. */
  grams: number;
  /** What was weighed: the measure that was said, or the one that was taken instead. */
  portion: Portion;
  assumed: Convention[];
};
/** One of a measure, its grams not rounded. */
type One = { grams: number; measure: MeasureId; size: PortionSize | null; assumed: Convention[] };

const SIZE_FACTORS: Readonly<Record<PortionSize, number>> = { small: 0.75, medium: 1, large: 1.25 };
/** Between flour (0.55) and cooked rice (0.75). */
const SOLID_DENSITY = 0.6;
const LADLE_ML = measureOf("concha")?.ml ?? 130;
/** Dishes of a spoon weigh in a glass or a bowl what water does. */
const POURED =
  /^(?:mingau|sopa|caldo|caldinho|canja|creme-de|missoshiru|curau|canjica|arroz-doce|sagu|gelatina|acai|gaspacho|consome|bisque|mugunza|mao-de-vaca|mocoto|sarapatel|dobradinha|buchada|feijoada|vaca-atolada|rabada)(?:-|$)/;
/** Soup, porridge and the like, told in millilitres though no drink. */
export function isPouredOut({ id }: Food): boolean {
  return POURED.test(id);
}

/** Thirds and the like: finer than anybody says. */
const QUANTITY_DECIMALS = 3;

/**
 * Grams of so many household measures of a food.
 * @param measure null when only a number was said ("2 bananas")
 * @param quantity may be a fraction
 * @returns null when the measure cannot be tied to this food ("1 caixa de arroz") or the quantity is not positive
 */
export function gramsOf(
  food: Food,
  measure: MeasureId | null,
  quantity: number,
  size?: PortionSize,
): Weighed | null {
  if (!(quantity > 0) || !Number.isFinite(quantity)) return null;
  const one = measure === null ? defaultPortion(food, size) : weighOne(food, measure, size);
  if (!one) return null;
  const grams = one.grams * quantity;
  return {
    grams: roundTo(grams, grams < 1 ? 2 : 1),
    portion: {
      quantity: roundTo(quantity, QUANTITY_DECIMALS) || quantity,
      measure: one.measure,
      size: one.size,
    },
    assumed: one.assumed,
  };
}

/** Whether one of the food's own portions is in this measure: "concha" for beans. */
export function ownsMeasure(food: Food, measure: MeasureId | null): boolean {
  return measure !== null && !isUnit(measure) && ownPortions(food, measure).length > 0;
}

function weighOne(food: Food, measure: MeasureId, size: PortionSize | undefined): One | null {
  if (isUnit(measure)) return weighUnit(food, measure);
  if (measure === "pacotinho" && !comesInLarger(food)) return weighOne(food, "pacote", size);
  // A small box of what comes in boxes is its box: "1 caixinha de yakisoba".
  const boxed =
    measure === "caixinha" && ownPortions(food, measure).length === 0 && food.gramsPerMl === undefined;
  // A deep plate of what comes on plates is such a plate.
  const plated = measure === "prato-fundo" && ownPortions(food, measure).length === 0;
  const own = ownPortions(food, boxed ? "caixa" : plated ? "prato" : measure);
  if (own.length > 0) return pickSize(own, size);
  const alike = cutAlike(food, measure).map((other) => ownPortions(food, other));
  const cut = alike.find((portions) => portions.length > 0);
  if (cut) return pickSize(cut, size);
  if (measure === "metade") return halved(food, size);
  // "falafel, 5 bolinhas", "2 barras" of a cereal bar: one of it each.
  const isNamedSo = measure === "bola" || food.id.startsWith(`${measure}-`);
  const single = isNamedSo ? ownPortions(food, "unidade") : [];
  if (single.length > 0) return pickSize(single, size);
  const piece = measure === "pedaco" || measure === "fatia" ? pieceOfDish(food, measure) : null;
  if (piece) return piece;
  if (measure === "unidade" || measure === "porcao") {
    const usual = defaultPortion(food, size);
    return { ...usual, assumed: [...new Set<Convention>(["default-portion", ...usual.assumed])] };
  }
  return weighGeneric(food, measureOf(measure) as Measure, size);
}

/** What a cut weighs like where the food does not say: "1 rodela de mamão", "um pedaço de empadão". */
function cutAlike(food: Food, measure: HouseholdMeasure): readonly HouseholdMeasure[] {
  const { category, id } = food;
  if (measure === "fatia") return ["rodela", ...(CARVED[category] ?? [])];
  if (measure === "rodela") return ["fatia"];
  // Chocolate is sold in tablets, which its row may call bars.
  if (measure === "tablete") return ["barra"];
  if (measure !== "pedaco") return [];
  // "um pedaço de merluza": a helping of what is cut up.
  if (category === "fish" && (["file", "posta"] as const).some((cut) => ownPortions(food, cut).length > 0))
    return ["porcao"];
  return SLICED.test(category) || SAUSAGE.test(id) ? ["fatia", "rodela"] : [];
}

/** What a slice of a roast or of a whole fish is cut as. */
const CARVED: Readonly<Partial<Record<Food["category"], readonly HouseholdMeasure[]>>> = {
  meat: ["pedaco"],
  poultry: ["pedaco"],
  fish: ["posta", "file"],
};

const SLICED = /^(?:dishes|sweets|snacks|fast_food|vegetables|fruit|breads)$/;
const SAUSAGE = /^(?:linguica|calabresa|paio|chourico|salame|salsichao)(?:-|$)/;

const MOST_SMALL_PACKET = 100;

/** Biscuits and the like are sold for a family and for a pocket; of all else a small packet is its packet: instant noodles, a bag of tea. */
function comesInLarger(food: Food): boolean {
  const packets = ownPortions(food, "pacote");
  return food.category === "snacks" && !packets.some(({ grams }) => grams <= MOST_SMALL_PACKET);
}

function weighUnit(food: Food, measure: Unit): One {
  const { per, factor } = UNITS[measure];
  const density = per === "g" ? 1 : (food.gramsPerMl ?? 1);
  const isGuess = per === "ml" && food.gramsPerMl === undefined;
  return { grams: factor * density, measure, size: null, assumed: isGuess ? ["density"] : [] };
}

/** Of a dish from the oven a piece is somewhat less than a serving: "arroz de forno, 1 pedaço". */
function pieceOfDish({ category, defaultPortion }: Food, measure: HouseholdMeasure): One | null {
  const isServed = category === "dishes" && defaultPortion.measure === "porcao";
  if (!isServed || defaultPortion.grams < LEAST_SERVED) return null;
  return {
    grams: defaultPortion.grams * PIECE_OF_SERVING,
    measure,
    size: null,
    assumed: ["generic-measure"],
  };
}

const LEAST_SERVED = 150;
const PIECE_OF_SERVING = 0.7;

/** Half a whole one of what grows: "metade de um pimentão" is no half serving of it. */
function halved(food: Food, size: PortionSize | undefined): One {
  const usual = defaultPortion(food, size);
  const wholes = GROWN.test(food.category) ? ownPortions(food, "unidade") : [];
  const whole = wholes.length > 0 ? pickSize(wholes, size) : usual;
  const from = whole.grams > usual.grams ? whole : usual;
  return { ...from, grams: from.grams / 2, measure: "metade", size: null };
}

const GROWN = /^(?:vegetables|fruit)$/;

function defaultPortion(food: Food, size: PortionSize | undefined): One {
  // "um café grande" comes in a cup of its own.
  const cups = size === "large" && food.defaultPortion.measure === SMALL_CUP ? ownPortions(food, CUP) : [];
  if (cups.length > 0) return pickSize(cups, undefined);
  // "pipoca média" comes in a bag.
  const bags = size && food.defaultPortion.measure === "porcao" ? ownPortions(food, "saco") : [];
  if (bags.length > 1) return pickSize(bags, size);
  return pickSize(ownPortions(food, food.defaultPortion.measure), size);
}

const [SMALL_CUP, CUP] = ["xicara-de-cafe", "xicara"] as const;

/** The food's portions in this measure: one, or one of each size; "copo grande" may be its large "copo". */
function ownPortions(food: Food, measure: HouseholdMeasure): FoodPortion[] {
  const own = food.portions.filter((portion) => portion.measure === measure);
  if (own.length > 0) return own;
  const name = measureText(measure, null, "pt-BR");
  return food.portions.filter(
    (portion) => portion.size && measureText(portion.measure, portion.size, "pt-BR") === name,
  );
}

function pickSize(portions: readonly FoodPortion[], said: PortionSize | undefined): One {
  const sized = portions.length > 1 && portions.find(({ size }) => size === (said ?? "medium"));
  if (sized) return { size: null, ...sized, assumed: said ? [] : ["medium-size"] };
  const only = portions[0] as FoodPortion;
  if (!said || said === "medium" || only.size) return { size: null, ...only, assumed: [] };
  return { ...only, grams: only.grams * SIZE_FACTORS[said], size: said, assumed: ["size-factor"] };
}

/** What the measure holds of this food, from what is known of other measures or of the measure itself. */
function weighGeneric(food: Food, measure: Measure, said: PortionSize | undefined): One | null {
  const size = said && said !== "medium" ? said : null;
  const weighed = (grams: number, ...conventions: Convention[]): One => ({
    grams: grams * (size ? SIZE_FACTORS[size] : 1),
    measure: measure.id,
    size,
    assumed: size ? [...conventions, "size-factor"] : conventions,
  });
  // "1 copo de complemento em pó" is a dose of it, made up.
  if (food.category === "supplements" && food.gramsPerMl === undefined && (measure.ml ?? 0) >= LEAST_GLASS_ML)
    return { ...defaultPortion(food, said), assumed: ["default-portion"] };
  if (food.gramsPerMl !== undefined && measure.ml !== undefined) {
    return weighed(measure.ml * food.gramsPerMl, "generic-measure");
  }
  const lifted = measure.id === "escumadeira" ? liftedOf(food) : null;
  if (lifted !== null) return weighed(lifted, "spoon-ratio");
  if (measure.heapedMl !== undefined) {
    const known = spoonOf(food);
    if (known) return weighed((known.grams * measure.heapedMl) / known.heapedMl, "spoon-ratio");
  }
  if (measure.grams !== undefined) return weighed(measure.grams, "generic-measure");
  const ml = measure.heapedMl ?? measure.ml;
  return ml === undefined ? null : weighed(ml * densityOf(food), "generic-measure", "density");
}

/** "uma tigela de moqueca" is as dense as a ladle of it, and no denser than water. */
function densityOf(food: Food): number {
  if (POURED.test(food.id)) return 1;
  const ladle = ownPortions(food, "concha")[0]?.grams;
  return ladle === undefined ? SOLID_DENSITY : Math.min(1, ladle / LADLE_ML);
}

const LEAST_GLASS_ML = 100;

/** Of what slips through or lies loose a slotted spoon lifts a serving spoon, or two tablespoons: so nearly all the IBGE has. */
function liftedOf(food: Food): number | null {
  if (!LIFTED.test(food.category)) return null;
  const served = ownPortions(food, "colher-de-servir")[0]?.grams;
  const spoon = ownPortions(food, "colher-de-sopa")[0]?.grams;
  return served ?? (spoon === undefined ? null : spoon * SPOONS_LIFTED);
}

const LIFTED = /^(?:vegetables|legumes|meat|poultry|fish|eggs)$/;
const SPOONS_LIFTED = 2;

/** A spoon or ladle of which the food knows the weight. */
function spoonOf(food: Food): { grams: number; heapedMl: number } | null {
  for (const { measure, grams } of food.portions) {
    const heapedMl = measureOf(measure)?.heapedMl;
    if (heapedMl !== undefined) return { grams, heapedMl };
  }
  return null;
}
