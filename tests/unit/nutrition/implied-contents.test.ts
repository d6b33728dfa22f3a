import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Content } from "@/lib/nutrition/foods/contents/contents";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

type Implied = readonly [content: Content, words: string, not: string, without?: string];

/**
 * What a cook knows to be in a food by any of its names, written apart from the words that the product reads: a food called
 * so has it or may have it. `not` are names that mean something else; `without` foods that are right without it.
 */
const IMPLIED: readonly Implied[] = [
  [
    "wheat",
    `pao paozinho bolo biscoito bolacha macarrao lasanha pizza esfiha pastel empada empadao coxinha croissant torrada crepe waffle wafer
    ravioli canelone espaguete talharim penne quibe tabule sanduiche milanesa empanado nugget croquete risole sonho donut churro brownie cookie cupcake
    muffin panetone brioche baguete ciabatta focaccia bagel naan wrap burrito lamen miojo udon yakisoba guioza tempura seitan shoyu teriyaki bechamel
    pave cheesecake strudel rabanada cuca rocambole alfajor semola kani salgado parmegiana quiche calzone beirute bauru panko`,
    "sem gluten|pao de queijo|paozinho de queijo|bolo de queijo|polvilho|mandioca|macaxeira|tapioca|goma|arroz|milho|fuba|low carb|souza|abobrinha|grao de bico|tabule de quinoa|fruta pao|da asa|salgad[oa] |salgad[oa]$|pe de moleque|bolo podre|banana (?:com aveia )?sem acucar|biscoito globo|francisquito|farinha de castanha|banana fit|fit de banana|biscoito de queijo|(?:espaguete|macarrao) de (?:pupunha|palmito|lentilha|ervilha)|sem pao|pao de beijo|sem queijo vegano|sarraceno|mourisco|biscoito (?:frito|mineiro|papa|voador)|schar|aminna|belfar",
  ],
  [
    "milk",
    `queijo iogurte manteiga requeijao nata chantilly mucarela parmesao ricota catupiry pizza lasanha strogonoff estrogonofe pave pudim mousse brigadeiro
    beijinho sorvete cappuccino gratinado gratinada quiche cheesecake tiramisu alfajor fondue carbonara parmegiana croissant coalhada kefir whey misto escondidinho
    fricasse bisque danone achocolatado trufa ganache ambrosia flan curau waffle`,
    "vegan|vegetal|aquafaba|sem leite|nata de coco|de (?:amendoim|cacau|amendoa|castanha|soja|aveia|tofu|leite (?:condensado )?de coco)|feijao|couve|alface|abacate|pudim de chia|sorvete sem lactose de coco|mist[oa]s?$|queijo de (?:porco|cabeca)|massa (?:fresco )?de lasanha",
  ],
  [
    "egg",
    `ovo omelete maionese quindim suspiro merengue panqueca waffle milanesa empanado quiche sufle carbonara gemada rabanada tiramisu salpicao brioche
    panetone mousse ambrosia macaron fortaia brownie tempura almondega aioli holandes torrone`,
    "pascoa|kinder|vegan|ovinho|sem ovo|vegetal|do futuro|ovo de colher|grao de bico|osso ?buco|aquafaba|maionese de (?:abacate|soja|leite|castanha)",
  ],
  [
    "soy",
    "soja shoyu tofu misso missoshiru edamame tempeh natto teriyaki yakisoba sushi temaki salsicha mortadela hoisin",
    "oleo de soja|sem soja|vegan",
    "ovo-mexido-com-bacon",
  ],
  [
    "fish",
    `peixe atum salmao sardinha bacalhau tilapia anchova aliche pescada merluza caldeirada ceviche sushi sashimi temaki kani surimi caesar peixada tainha
    tucunare pacu pirarucu tambaqui surubim robalo linguado truta badejo corvina lambari manjuba poke worcestershire`,
    "vegan|vegetal|do futuro|cacau|feijao|salmao (?:verde)|sushi (?:vegetarian|coreano|de (?:legume|pepino|manga|abacate|tofu|ovo))|ceviche (?:vegetarian|de (?:tremoco|chocho|tarwi|manga|palmito|pupunha|cogumelo|banana|caju|coco|abacate|chuchu|couve))",
  ],
  [
    "crustacean",
    "camarao caranguejo siri lagosta lagostim kani vatapa acaraje abara paella mariscada bisque tacaca guaiamum aratu",
    "capim|vegan|sem camarao",
  ],
  [
    "mollusc",
    "lula polvo ostra mexilhao marisco sururu vongole vieira escargot mariscada caldeirada",
    "cogumelo",
  ],
  [
    "peanut",
    "amendoim pacoca cajuzinho vatapa snicker satay granola",
    "cajuzinho.do.cerrado|amendoim de baru|pacoca (?:de|salgad|nordestin|pantaneir)|sem amendoim",
  ],
  [
    "nuts",
    "castanha noze noz amendoa avela pistache macadamia peca pecan pinoli marzipa nutella praline pesto granola ferrero macaron torrone baklava nougat financier gianduia waldorf muesli",
    "noz moscad|pinhao|castanha d|amendoa d[eo] cacau",
  ],
  ["oats", "aveia granola muesli overnight", "leite de aveia em po"],
  ["barley", "cevada cevadinha malte cerveja chopp ovomaltine", "levedo", "milk-shake"],
  ["rye", "centeio pumpernickel", "-"],
  ["sesame", "gergelim tahine homus babaganuche falafel halva zaatar", "-"],
  ["gelatin", "gelatina marshmallow jujuba", "treino|vegan|agar|vegetal|de alga"],
  [
    "pork",
    "porco bacon presunto calabresa pernil bisteca torresmo feijoada paio copa toucinho panceta leitao pururuca carbonara pepperoni eisbein parma tropeiro",
    "vegan|vegetal|vegetarian|frango|peru|do ceu|pimenta calabresa|sem carne|sem presunto|de legumes|feijoada de (?:legume|soja|pt)|americana?$|cordeiro|bacon de coco",
  ],
  [
    "honey",
    "mel granola hidromel baklava",
    "sem acucar|zero acucar|diet|sem adicao|granola zero|mel de engenho",
  ],
];

const namesOf = ({ name, aliases }: (typeof FOODS)[number]) => [name, ...aliases];
const wordsOf = (text: string) => new RegExp(`\\b(?:${text.trim().split(/\s+/).join("|")})\\b`);

describe("what the names of foods imply", () => {
  const rows = IMPLIED.map(([content, words, not, without = ""]) => ({ content, words, not, without }));
  it.each(rows)("$content is in, or may be in, all that is called so", ({ content, words, not, without }) => {
    const [said, meant, right] = [wordsOf(words), new RegExp(not), new Set(without.split(" "))];
    const missing = FOODS.filter((food) => !food.contains.has(content) && !food.mayContain.has(content))
      .filter(({ id }) => !right.has(id))
      .flatMap((food) => {
        const named = namesOf(food).filter(
          (name) => said.test(searchKey(name)) && !meant.test(searchKey(name)),
        );
        return named.length > 0 ? [`${food.id}: ${named.join(", ")}`] : [];
      });
    expect(missing).toEqual([]);
  });

  it.each<[called: string, words: RegExp, because: AvoidedBecause, text: string]>([
    ["vegan", /\bvegan\w\b/, "preference", "Vegana"],
    ["vegetarian", /\bvegetarian\w\b/, "preference", "Vegetariana"],
    ["without lactose", /\b(?:sem|zero) lactose\b/, "condition", "Intolerância à lactose"],
    ["without milk", /\bsem leite\b/, "allergy", "leite"],
    ["without egg", /\bsem ovo\b/, "allergy", "ovo"],
    ["without gluten", /\bsem gluten\b/, "condition", "Doença celíaca"],
    ["without alcohol", /\bsem alcool\b/, "condition", "Gestação (gravidez)"],
    ["without caffeine", /\b(?:descafeinado|sem cafeina)\b/, "restriction", "Cafeína"],
    [
      "of plants",
      /^(?:leite|manteiga|queijo|creme) de (?:coco|soja|amendoa|aveia|arroz|castanha|cacau|tofu)\b/,
      "allergy",
      "leite",
    ],
  ])("nothing speaks against what is called %s", (_, words, because, text) => {
    const avoided = readAvoided(because, text);
    const alarms = FOODS.filter((food) => namesOf(food).some((name) => words.test(searchKey(name))))
      .map((food) => [food.id, foodWarningsOf(food, avoided).map(({ content }) => content)] as const)
      .filter(([, found]) => found.length > 0)
      // Whey that is isolated may keep a trace of lactose, powdered coconut milk is dried with casein.
      .filter(([id]) => id !== "whey-isolado" && id !== "leite-de-coco-em-po");
    expect(alarms).toEqual([]);
  });

  it("all with alcohol in its figures has it in its contents", () => {
    expect(FOODS.filter((food) => food.alcoholG > 0.3 && !food.contains.has("alcohol"))).toEqual([]);
  });
});
