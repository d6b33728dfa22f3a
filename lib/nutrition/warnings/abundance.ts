import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { Food } from "@/lib/nutrition/foods/food";

/** What a food may have much of: told by its figures, or by lists where the tables have none. */
export type Abundance = keyof typeof MUCH;

/** Of 100 g: ANVISA IN 75/2020, annex XV, "alto em sódio": 600 mg of solids, 300 mg of liquids. */
const HIGH_SODIUM = { solid: 600, liquid: 300 };
/** Of a usual portion: 40 % of the 2,000 mg a day that WHO (2012) advises at most. */
const HIGH_SODIUM_PORTION = 800;
/** Grams of carbohydrate in 100 g where sugar was added; IN 75/2020 counts 15 g of added sugar of solids, 7.5 g of liquids. */
const HIGH_SUGAR = { solid: 10, liquid: 5 };
/** Read as liquids, though their portions are in grams. */
const SOUP = /^(?:sopa|caldo|canja|missoshiru)/;
const LOW_CARB_PORTION = 20;
const KETO_PORTION = 10;
const HIGH_FAT = 10;

const words = (text: string) => new Set(text.trim().split(/\s+/));
const PLANTS = words("fruit vegetables legumes nuts drinks sauces");

/** Plants rich in potassium: more than 200 mg in a portion (KDOQI 2020; tables of the Ministry of Health). */
const POTASSIUM =
  words(`sal-light agua-de-coco agua-de-coco-caixinha uva-passa ameixa-seca damasco tamara espinafre espinafre-cru couve-refogada acelga batata-doce
  batata-doce-assada inhame cara mandioquinha mandioca extrato-de-tomate molho-de-tomate suco-de-laranja suco-de-tomate
  vitamina-de-banana vitamina-de-abacate batata-frita acai polpa-de-acai caldo-de-cana graviola jaca goiaba maracuja tamarindo`);
const POTASSIUM_CONTENTS: readonly Content[] = [
  "banana",
  "avocado",
  "orange",
  "papaya",
  "kiwi",
  "melon",
  "tomato",
  "potato",
  "beans",
  "lentil",
  "chickpea",
  "pea",
  "nuts",
  "peanut",
  "beetroot",
  "pumpkin",
  "soy",
];
/** Phosphate of dairy, offal, pulses and nuts, and of additives in cola and cured meat (KDOQI 2020). */
const PHOSPHORUS: readonly Content[] = [
  "cured_meat",
  "offal",
  "nuts",
  "peanut",
  "sardine",
  "chocolate",
  "beans",
];
/** Rich in purines: ACR guideline for gout 2020; Kaneko, Biol Pharm Bull 2014;37:709. */
const PURINE: readonly Content[] = ["offal", "sardine", "mussel", "shrimp", "crab", "alcohol"];
const PURINE_FOODS = words(
  "caldo-em-tablete levedo-de-cerveja aliche ova-de-peixe manjuba-frita lambari-frito",
);
/** Over 10 mg of oxalate in a portion: Harvard School of Public Health's table, 2008. */
const OXALATE =
  words(`espinafre espinafre-cru beterraba beterraba-crua acelga taioba batata-doce batata-doce-assada batata-doce-frita quiabo inhame
  farelo-de-trigo cacau-em-po chocolate-em-po chocolate-meio-amargo chocolate-70 chocolate-ao-leite cha soja-cozida
  tofu carambola batata-frita serralha caruru-folha`);
const OXALATE_CONTENTS: readonly Content[] = ["almond", "nuts", "peanut", "beetroot"];
/** Fermented, cured, canned and ripened food, and what sets histamine free: Maintz and Novak, Am J Clin Nutr 2007;85:1185. */
const HISTAMINE: readonly Content[] = [
  "cured_meat",
  "alcohol",
  "tomato",
  "tuna",
  "sardine",
  "crustacean",
  "mollusc",
  "soy_sauce",
  "strawberry",
  "citrus",
  "aubergine",
  "chocolate",
  "avocado",
];
const HISTAMINE_FOODS =
  words(`queijo-parmesao queijo-provolone queijo-gorgonzola queijo-brie queijo-cheddar queijo-suico queijo-reino queijo-prato
  queijo-minas-padrao chucrute kimchi kombucha pepino-em-conserva espinafre espinafre-cru missoshiru kefir levedo-de-cerveja`);
/** Ripened, cured, fermented and dried food; broad beans for their levodopa: FDA and National Consumers League, Food-Drug Interactions. */
const TYRAMINE: readonly Content[] = ["cured_meat", "soy_sauce"];
const TYRAMINE_FOODS =
  words(`queijo-parmesao queijo-provolone queijo-gorgonzola queijo-brie queijo-cheddar queijo-suico queijo-reino queijo-prato queijo-de-cabra
  queijo-feta queijo-minas-padrao queijo-manteiga pizza-quatro-queijos raclette tabua-de-frios chucrute kimchi kombucha missoshiru
  levedo-de-cerveja fava mocofava cerveja-sem-alcool`);
/** Over 100 µg of vitamin K in 100 g: USDA FoodData Central. */
const VITAMIN_K =
  words(`couve-refogada couve-crua espinafre espinafre-cru brocolis brocolis-refogado brocolis-cru alface agriao acelga rucula escarola
  taioba mostarda-folha almeirao catalonha cheiro-verde salsa coentro suco-verde repolho salada-verde caruru-folha serralha bamba-de-couve`);
const SATURATED: readonly Content[] = [
  "butter",
  "cream",
  "cheese",
  "bacon",
  "cured_meat",
  "dende",
  "palm_oil",
  "coconut",
  "chocolate",
  "fried",
];
const TRANS_FAT: readonly Content[] = ["margarine"];
const TRANS_FOODS =
  words(`biscoito-recheado biscoito-recheado-de-morango wafer wafer-de-morango pipoca-com-manteiga folhado mil-folhas croissant
  batata-palha salgadinho-de-milho nuggets sorvete rosquinha`);
/** Monash University's low FODMAP diet. */
const FODMAP: readonly Content[] = [
  "wheat",
  "rye",
  "barley",
  "garlic",
  "onion",
  "beans",
  "lentil",
  "chickpea",
  "lactose",
  "honey",
  "apple",
  "pear",
  "mango",
  "watermelon",
  "peach",
  "plum",
  "cherry",
  "cauliflower",
  "mushroom",
  "cashew",
  "pistachio",
  "polyol",
];
/** More fructose than glucose, or much of it: Fedewa and Rao, Curr Gastroenterol Rep 2014;16:370. */
const FRUCTOSE: readonly Content[] = [
  "honey",
  "corn_syrup",
  "polyol",
  "apple",
  "pear",
  "mango",
  "watermelon",
  "added_sugar",
  "cherry",
  "fig",
];
const SEEDS: readonly Content[] = ["sesame", "chia", "flaxseed", "sunflower"];
const SEED_FOODS = words(
  "semente-de-abobora granola pao-de-forma-integral maracuja goiaba figo kiwi morango roma",
);
const WHOLE_GRAINS =
  words(`arroz-integral arroz-vermelho granola granola-sem-acucar quinoa milho-cozido milho-em-conserva pipoca pipoca-com-manteiga
  pao-de-forma-integral pao-de-aveia pao-de-centeio pao-frances-integral macarrao-integral aveia farelo-de-trigo germe-de-trigo canjica linhaca chia`);
const PEEL_AND_PITH =
  words(`laranja laranja-bahia laranja-lima mexerica morgote abacaxi milho-cozido uva uva-rubi jabuticaba maca pera ameixa goiaba
  caju pipoca manga farelo-de-trigo laranja-da-terra`);
const COOKED =
  /cozid|refogad|frit|assad|grelhad|conserva|vapor|milanesa|pur[êe]|empanad|saut[ée]|seleta|sec[oa]|calda|passa|ratatouille/i;

/** Each as a question about a food. */
const MUCH = {
  sodium: (food: Food) =>
    food.per100g.sodium_mg >= HIGH_SODIUM[texture(food)] ||
    (food.per100g.sodium_mg * usualGrams(food)) / 100 >= HIGH_SODIUM_PORTION,
  sugar: (food: Food) =>
    (food.contains.has("added_sugar") && food.per100g.carbs_g >= HIGH_SUGAR[texture(food)]) ||
    isSweetJuice(food),
  added_sugar: (food: Food) => food.contains.has("added_sugar"),
  carbohydrate: (food: Food) => netCarbs(food) >= LOW_CARB_PORTION,
  any_carbohydrate: (food: Food) => netCarbs(food) >= KETO_PORTION,
  potassium: (food: Food) =>
    POTASSIUM.has(food.id) || (PLANTS.has(food.category) && hasAny(food, POTASSIUM_CONTENTS)),
  phosphorus: (food: Food) =>
    hasAny(food, PHOSPHORUS) ||
    (food.category === "dairy" && food.contains.has("milk")) ||
    food.id === "refrigerante-de-cola",
  purine: (food: Food) => PURINE_FOODS.has(food.id) || hasAny(food, PURINE),
  oxalate: (food: Food) => OXALATE.has(food.id) || hasAny(food, OXALATE_CONTENTS),
  histamine: (food: Food) => HISTAMINE_FOODS.has(food.id) || hasAny(food, HISTAMINE),
  tyramine: (food: Food) => TYRAMINE_FOODS.has(food.id) || hasAny(food, TYRAMINE),
  vitamin_k: (food: Food) => VITAMIN_K.has(food.id),
  saturated_fat: (food: Food) =>
    food.per100g.fat_g >= HIGH_FAT &&
    (hasAny(food, SATURATED) || ["meat", "cold_cuts"].includes(food.category) || food.id === "banha"),
  trans_fat: (food: Food) => TRANS_FOODS.has(food.id) || hasAny(food, TRANS_FAT),
  fodmap: (food: Food) => hasAny(food, FODMAP),
  fructose: (food: Food) => hasAny(food, FRUCTOSE) || isSweetJuice(food),
  seeds: (food: Food) => SEED_FOODS.has(food.id) || hasAny(food, SEEDS),
  whole_grains: (food: Food) => WHOLE_GRAINS.has(food.id),
  peel: (food: Food) => PEEL_AND_PITH.has(food.id),
  raw: (food: Food) =>
    hasAny(food, ["raw_fish", "raw_meat", "raw_egg"]) ||
    (["vegetables", "fruit"].includes(food.category) && !COOKED.test(food.name)),
  fast_food: (food: Food) => food.category === "fast_food",
  protein: (food: Food) => food.per100g.protein_g >= 5,
} as const satisfies Readonly<Record<string, (food: Food) => boolean>>;

/** Whether the food has much of it. */
export function hasMuch(food: Food, of: Abundance): boolean {
  return MUCH[of](food);
}

function hasAny({ contains }: Food, contents: readonly Content[]): boolean {
  return contents.some((content) => contains.has(content));
}

function texture({ id, gramsPerMl }: Food): "solid" | "liquid" {
  return gramsPerMl === undefined && !SOUP.test(id) ? "solid" : "liquid";
}

function usualGrams({ defaultPortion }: Food): number {
  return defaultPortion.grams;
}

function netCarbs(food: Food): number {
  return (Math.max(0, food.per100g.carbs_g - food.per100g.fibre_g) * usualGrams(food)) / 100;
}

/** Sugars of juice are free ones, as of honey (WHO 2015), whoever added them. */
function isSweetJuice({ id, per100g }: Food): boolean {
  return /^(?:suco-|caldo-de-cana|cajuina)/.test(id) && per100g.carbs_g >= HIGH_SUGAR.liquid;
}
