import type { Denial } from "@/lib/nutrition/foods/denials";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Most messages deny nothing. */
const DENIES =
  /sem|nem|vega|vegetarian|without|free|azeite|[oó]leo|banha|[aá]gua|(?:s[oó]|apenas|somente) (?:com|de|no)|leite condensado|(?:feit|preparad)[oa]s? (?:em casa )?(?:com|de) (?:farinha|trigo)|base de|100|massa|macarr|espaguete|penne|talharim|soja|vegeta/i;

const SAID: Readonly<Record<Denial, RegExp>> = {
  gluten: without("glutens?|gluten", "gluten"),
  trigo: without(
    "(?:farinha de )?trigo(?! branc| refinad)|farinha(?! de| branc| refinad| lactea)",
    "wheat(?: flour)?",
  ),
  alcool: without("alcool", "alcohol"),
  lactose: without("lactoses?", "lactose|dairy"),
  leite: without("leite|laticinios?|lacteos?|derivados de leite", "milk(?! shake)"),
  ovo: without("ovos?", "eggs?|egg"),
  soja: without("soja", "soy"),
  amendoim: without("amendoi[mn]s?", "peanuts?|peanut"),
  castanhas: without("castanhas?|oleaginosas", "nuts?|nut"),
  gergelim: without("gergelim|tah(?:ine|ini)", "sesame|tahini"),
  camarao: without("camar(?:ao|oes)", "shrimps?"),
  peixe: without("peixes?", "fish"),
  carne: without("carnes?", "meat"),
  queijo: without("queijos?|mu[cs]s?arela|parmesao|catupiry|cheddar|requeijao", "cheese"),
  manteiga: without("manteiga", "butter"),
  creme: without("creme(?: de leite|(?! de))|nata|chantilly", "cream"),
  maionese: without("maionese", "mayo|mayonnaise"),
  chocolate: without("(?:cobertura de |calda de )?chocolate", "chocolate"),
  linguica: without("linguicas?|calabresa|paio", "sausage"),
  bacon: without("bacon|toucinho|torresmo", "pork fat"),
  presunto: without("presunto", "ham"),
  salsicha: without("salsichas?", "hot dog"),
  porco: without("(?:carne de )?porco|carne suina", "pork"),
  frango: without("frango", "chicken"),
  sardinha: without("sardinhas?", "sardines?"),
  atum: without("atum", "tuna"),
  bacalhau: without("bacalhau", "cod"),
  shoyu: without("shoyu|molho de soja", "soy sauce"),
  nozes: without("nozes", "walnuts?"),
  dende: without("(?:azeite de )?dende", "palm oil"),
  cebola: without("cebola", "onions?"),
  alho: without("alho", "garlic"),
  coentro: without("coentro", "coriander|cilantro"),
  tomate: without("(?:molho de )?tomates?", "tomato(?:es)?"),
  pimenta: without("pimenta", "pepper"),
  vegetariano: / (?:vegetarian[oa]s?|vegetarian) /,
  vegano: / (?:vegan[oa]s?|vegan|plant based) /,
};
const DENIALS = Object.keys(SAID) as Denial[];

/** "tudo sem glúten", "everything gluten-free": said of the whole meal. */
const WHOLE = / (?:tud[oa]s?|comida|everything|all) (?:era |foi |eram )?(?=(?:sem|vegan|gluten|without) ?)/;

/** What was said to be not in a food. */
export function denialsSaid(said: string): Denial[] {
  if (!DENIES.test(said)) return [];
  const line = lineOf(said);
  const [part] = PART.exec(line) ?? [];
  const instead = part ? DENIALS.filter((denial) => PARTS[denial]?.test(part)) : [];
  const whole = (part ? line.replace(part, " ") : line).replace(VEGAN_ON_CHEESE, "$1 ");
  const made = madeOf(line);
  return DENIALS.filter(
    (denial) => SAID[denial].test(whole) || instead.includes(denial) || made.includes(denial),
  );
}

/** What something is not made of by what it is: "ovo mexido no azeite", "picolé à base de água", "feito só com leite de coco". */
function madeOf(line: string): Denial[] {
  const inOil = IN_OIL.test(line) && !/ (?:manteiga|margarina|ghee) /.test(line);
  const isWithoutMilk =
    (OF_WATER.test(line) && !POWDERS.test(line)) || OF_PLANT_MILK.test(line) || OF_PLANT_CONDENSED.test(line);
  return [
    ...(inOil ? (["manteiga"] as const) : []),
    ...(isWithoutMilk ? (["leite"] as const) : []),
    ...(OF_OTHER_FLOUR.test(line) && !WHEAT.test(line.replace(OTHER_FLOUR, " "))
      ? (["gluten"] as const)
      : []),
    ...(isOfPlantFlour(line) ? (["gluten"] as const) : []),
    ...(isOfPlantMeat(line) ? (["vegetariano"] as const) : []),
    ...notListed(line),
  ];
}

/** "salada de macarrão de arroz", "pizza com massa de couve-flor", "crepe 100% de trigo sarraceno"; soy sauce has wheat whatever the noodles are of. */
function isOfPlantFlour(line: string): boolean {
  const isSo = PLANT_PASTA.test(line) || PLANT_BASE.test(line);
  return isSo && !BARE_WHEAT.test(line) && !WITH_SOY_SAUCE.test(line);
}

const PLANT_FLOUR =
  "(?:farinha de )?(?:arroz|grao de bico|lentilhas?|ervilhas?|soja|tremocos?|(?:trigo )?(?:sarraceno|mourisco)|couve flor|amendoas?|castanhas?|quinoa|sorgo|konjac|teff|amaranto)";
const PLANT_PASTA = new RegExp(
  ` (?:macarrao|macarraozinho|massa|massinha|espaguete|spaghetti|penne|talharim|fusilli|parafuso|noodles?) (?:(?:feit[oa]s? )?(?:a base de|de)|feit[oa]s? com) (?:${PLANT_FLOUR}|palmito|pupunha) `,
);
const PLANT_BASE = new RegExp(
  ` (?:base de|100 (?:por cento )?(?:de )?) ?(?:${PLANT_FLOUR}|mandioca|aipim|macaxeira|tapioca|polvilho) `,
);
const BARE_WHEAT = / (?:trigo(?! sarraceno| mourisco)|centeio|cevada|malte|semola|farinha branca) /;
const WITH_SOY_SAUCE =
  / (?:yakisoba|shoyu|teriyaki|lamen|ramen|pho|pad thai|oriental|chines|chop suey|misso(?:shiru)?|sopa) /;

/** "torta de frango vegetal", "cachorro-quente de salsicha de soja": nothing of an animal is left, unless another one is told. */
function isOfPlantMeat(line: string): boolean {
  const rest = line.replace(PLANT_MEAT, " ");
  return rest !== line && !namesAnimal(rest);
}

/** Whether words name meat or fish that something else does not stand for. */
export function namesAnimal(said: string): boolean {
  return ANIMAL.test(lineOf(said));
}

const MEATS =
  "salsichas?|linguicas?|calabresa|hot dogs?|dogao|cachorro quente|hamburguer(?:es)?|burguer|burger|frango|carne(?: moida)?|bife|presunto|bacon|mortadela|nuggets?|coxinhas?|kibe|quibe|almondegas?|atum|peixe|picadinho|bolonhesa|churrasco|espetinho";
const PLANT_MEAT = new RegExp(
  `(?<= )(?:${MEATS}|proteina) (?:(?:de |com )?(?:carne |proteina )?(?:de )?soja|vegetal|vegetais|vegan[oa]s?|(?:a |na )?base de (?:plantas?|soja|ervilhas?|grao de bico|vegetais|tremoco|lentilha)) `,
  "g",
);
const ANIMAL =
  / (?:bacon|presunto|calabresa|linguicas?|frango|galinha|carnes?|carne moida|costel\w+|bisteca|pernil|lombo|porco|suin[oa]|peru|pato|camar(?:ao|oes)|atum|peixe|salmao|bacalhau|sardinhas?|salame|pep+eron[ie]|salsichas?|charque|torresmo|paio|picanha|bife|x?tudo|completo|fruto?s do mar) /;

/** "pizza de calabresa vegana": the sausage is, of the cheese nothing is told. */
const VEGAN_ON_CHEESE =
  /(?<= (?:pizza|lasanha|calzone|esfiha|pastel|crepe|tapioca|misto|sanduiche|x \w+|omelete)s? (?:de |com |quente com )(?:\S+ (?:com |e ))?)((?:salsicha|linguica|calabresa|frango|carne|presunto|bacon|pepperoni|atum)) vegan[oa] /;

/** What a whole list of ingredients has not: "cocada feita só de coco e açúcar". A list of what lies in or on it tells nothing. */
function notListed(line: string): Denial[] {
  const [, list = ""] = MADE_ONLY_OF.exec(line) ?? [];
  if (!/ (?:agua|sal) |^de .*acucar /.test(list)) return [];
  const isOfOtherFlour = list.search(OTHER_FLOUR) >= 0 && !WHEAT.test(list.replace(OTHER_FLOUR, " "));
  return [
    ...(MILKY.test(line) ? [] : (["leite"] as const)),
    ...(EGGY.test(line) ? [] : (["ovo"] as const)),
    ...(isOfOtherFlour ? (["gluten"] as const) : []),
  ];
}

const MADE_ONLY_OF =
  / (?:feit|preparad)[oa]s? (?:em casa )?(?:so|apenas|somente) ((?:com|de) (?:\S+ ){3,12})/;
const OTHER_FLOUR =
  / (?:trigo (?:sarraceno|mourisco)|farinha de (?:arroz|milho|mandioca|grao de bico|coco|amendoas?)|fuba|polvilho|goma|tapioca|maizena|maisena|amido de milho) /g;
/** Flours that stand in for wheat's; a cake of maize flour has both. */
const OF_OTHER_FLOUR =
  / (?:feit|preparad)[oa]s? (?:em casa )?(?:so |apenas |somente )?(?:com|de) (?:farinha de (?:arroz|grao de bico|amendoas?|mandioca)|trigo sarraceno) /;
const WHEAT =
  / (?:trigo|farinha|massa|paes|pao|bolachas?|biscoitos?|macarrao|aveia|cevada|malte|centeio|semola) /;
/** In the list, or what it is a list of. */
const EGGY =
  / (?:ovos?|ovinhos?|gemas?|claras?|maionese|omeletes?|fritada|gemada|suspiros?|merengues?|quindi[mn]s?|mexidos?) /;
const MILKY =
  / (?:leite(?! de (?:coco|aveia|amendoas?|soja|arroz|castanhas?) )|manteiga|margarina|queij(?:o|os|inho)|requeijao|mu[cs]s?arela|parmesao|catupiry|coalho|creme|chantilly|sorvete|nata|iogurte|coalhada|ricota|chocolate|achocolatado|whey) /;

const OF_PLANT_CONDENSED = / leite condensado (?:de (?:coco|aveia|amendoas?|soja|arroz)|vegetal|vegan[oa]) /;

const OF_PLANT_MILK =
  / (?:so|apenas|somente) (?:com|de|no) leite (?:de (?:coco|aveia|amendoas?|soja|arroz|castanhas?)|vegetal|vegano) /;

const IN_OIL = / (?:n[ao]|em|com) (?:um |o |pouco |pouquinho de |fio de |um fio de )*(?:azeite|oleo|banha) /;
const OF_WATER =
  / (?:base de agua|(?:feit|preparad|batid)[oa]s? (?:em casa )?(?:so |apenas |somente )?(?:com|na|em|de) agua) (?!de coco)/;

/** What has milk in it however it is made up: water takes none out of whey, of a formula or of a packet soup. */
const POWDERS =
  / (?:whey|proteinas?|proteic[oa]|caseina|(?<!coco )em po|ninho|molico|sustagen|sustagem|nutren|ensure|pediasure|sustain|suplemento|complemento|hiper ?calorico|massa|gainer|shakes?|ovomaltine|nescau|toddy|achocolatado|nesquik|farinha lactea|mucilon|neston|composto|formula|nan|aptamil|nestogeno|milnutri|c?appuc+ino|capuc+ino|vono|sopao|creme de cebola|sopas?|de pacote|de caixinha|instantane[oa]s?|pudim|flan|pure de pacote) /;

/** "x-egg com maionese vegana", "sanduíche com maionese sem ovo": said of one ingredient and not of the egg beside it. */
const PART =
  / (?:com|n[ao]) (?:a |o )?(?:maionese|queijo|requeijao|mu[cs]s?arela|margarina|manteiga|creme de leite|leite|linguica|salsicha|presunto|bacon) (?:vegan[oa]|vegetal|sem (?:ovos?|leite|carne))(?: sem (?:ovos?|leite|carne))? /;
const PARTS: Partial<Record<Denial, RegExp>> = {
  maionese: / maionese /,
  queijo: / (?:queijo|requeijao|mu[cs]s?arela) /,
  manteiga: / (?:margarina|manteiga) /,
  creme: / creme de leite /,
  leite: / (?:com|n[ao]) (?:o )?leite /,
  linguica: / linguica /,
  salsicha: / salsicha /,
  presunto: / presunto /,
  bacon: / bacon /,
};

/** And of everything that a message tells. */
export function denialsOfAll(text: string): Denial[] {
  if (!DENIES.test(text)) return [];
  const line = lineOf(text);
  const at = line.search(WHOLE);
  return at < 0 ? [] : denialsSaid(line.slice(at));
}

/** "sem lactose", "sem leite nem ovo", "sem glúten e lactose"; "lactose-free"; not of "não era sem glúten". */
function without(words: string, english: string): RegExp {
  const other = "(?:\\S+ ){0,2}(?:nem|e sem|e|ou|and|or) ";
  return new RegExp(
    `(?<! nao(?: \\S+){0,2}) (?:(?:sem|nem)(?: o| a| nenhum| nada de)? (?:${other})?(?:${words})|(?:without|no)(?: any)? (?:${english})|(?:${english}) free) `,
  );
}

function lineOf(text: string): string {
  return ` ${fold(text).replace(/[^a-z0-9]+/g, " ")} `;
}
