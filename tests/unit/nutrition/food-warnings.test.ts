import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS, findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { avoidedBy, foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";

type Outcome = "has" | "may" | "-";

/** What a text of this kind makes of each of these foods: has it, may have it, nothing to say. */
const PAIRS: readonly [because: AvoidedBecause, text: string, foods: Readonly<Record<string, Outcome>>][] = [
  // the regulated allergens
  [
    "allergy",
    "leite",
    {
      "leite-integral": "has",
      "leite-sem-lactose": "has",
      "leite-de-coco": "-",
      "leite-de-soja": "-",
      "pao-de-queijo": "has",
      requeijao: "has",
      "pao-frances": "-",
    },
  ],
  [
    "allergy",
    "APLV",
    {
      iogurte: "-",
      "iogurte-natural": "has",
      "bolo-de-chocolate": "has",
      margarina: "may",
      "formula-infantil": "has",
      "formula-de-aminoacidos": "-",
      manteiga: "has",
    },
  ],
  [
    "allergy",
    "Alergia à proteína do leite de vaca",
    { "queijo-parmesao": "has", "whey-protein": "has", mandioca: "may" },
  ],
  [
    "allergy",
    "ovo",
    {
      omelete: "has",
      "pao-de-queijo": "has",
      maionese: "has",
      "macarrao-cozido": "may",
      "ovo-de-codorna": "has",
      coxinha: "may",
      "frango-grelhado": "-",
    },
  ],
  [
    "allergy",
    "amendoim",
    {
      pacoca: "has",
      "pe-de-moleque": "has",
      "barra-de-cereal": "may",
      granola: "may",
      acaraje: "may",
      "castanha-de-caju": "-",
      "mix-de-castanhas": "may",
    },
  ],
  [
    "allergy",
    "Alérgica a camarão",
    {
      camarao: "has",
      "bobo-de-camarao": "has",
      "moqueca-baiana": "may",
      risoto: "may",
      siri: "-",
      yakisoba: "may",
      pastel: "may",
    },
  ],
  [
    "allergy",
    "frutos do mar",
    {
      lula: "has",
      camarao: "has",
      ostra: "has",
      "caldo-de-sururu": "has",
      salmao: "-",
      sushi: "may",
      paella: "has",
    },
  ],
  ["allergy", "Crustáceos", { siri: "has", lagosta: "has", lula: "-", kani: "has" }],
  [
    "allergy",
    "peixe",
    {
      tilapia: "has",
      "atum-em-lata": "has",
      "cuscuz-paulista": "has",
      missoshiru: "has",
      camarao: "-",
      "torta-salgada": "may",
    },
  ],
  [
    "allergy",
    "Salmão",
    { salmao: "has", temaki: "has", "peixe-grelhado": "may", tilapia: "-", sushi: "has" },
  ],
  [
    "allergy",
    "soja",
    {
      tofu: "has",
      shoyu: "has",
      salsicha: "has",
      margarina: "has",
      "hamburguer-vegetal": "has",
      "oleo-de-soja": "-",
      arroz: "-",
    },
  ],
  [
    "allergy",
    "Trigo",
    {
      "pao-frances": "has",
      "macarrao-cozido": "has",
      shoyu: "has",
      tapioca: "-",
      "pao-sem-gluten": "-",
      aveia: "-",
    },
  ],
  [
    "allergy",
    "glúten",
    {
      aveia: "has",
      cerveja: "has",
      "pao-de-centeio": "has",
      "bolo-de-fuba": "has",
      "pao-de-queijo": "-",
      "sopa-de-legumes": "may",
      "arroz-branco": "-",
    },
  ],
  [
    "allergy",
    "castanhas e nozes",
    { nozes: "has", "castanha-do-para": "has", granola: "has", "chocolate-ao-leite": "may", amendoim: "-" },
  ],
  [
    "allergy",
    "Castanha-de-caju",
    {
      "castanha-de-caju": "has",
      "mix-de-castanhas": "has",
      granola: "may",
      nozes: "-",
      caju: "-",
      vatapa: "has",
    },
  ],
  [
    "allergy",
    "Amêndoas",
    { amendoas: "has", "leite-de-amendoas": "has", granola: "may", "castanha-do-para": "-" },
  ],
  ["allergy", "noz-moscada", { nozes: "-", "noz-peca": "-", "molho-branco": "-" }],
  [
    "allergy",
    "gergelim",
    { homus: "has", tahine: "has", hamburguer: "may", "pao-de-hamburguer": "may", "arroz-de-cuxa": "has" },
  ],
  ["allergy", "Mostarda", { mostarda: "has", "molho-de-mostarda-e-mel": "has", maionese: "may" }],
  [
    "allergy",
    "leite de coco",
    { "leite-de-coco": "has", "leite-integral": "-", "moqueca-baiana": "has", "bobo-de-camarao": "has" },
  ],
  ["allergy", "Clara de ovo", { "clara-de-ovo": "has", suspiro: "has", "ovo-cozido": "has" }],
  ["allergy", "Gema de ovo", { "gema-de-ovo": "has", "clara-de-ovo": "-", quindim: "has" }],
  ["allergy", "Látex", { abacate: "has", "banana-prata": "has", kiwi: "has", maca: "-" }],
  [
    "allergy",
    "kiwi e morango",
    { kiwi: "has", morango: "has", "salada-de-frutas": "may", "iogurte-de-morango": "has", banana: "-" },
  ],
  ["allergy", "Corante amarelo tartrazina", { jujuba: "has", "suco-em-po": "has", arroz: "-" }],
  ["allergy", "Dipirona", { "arroz-branco": "-", "leite-integral": "-" }],
  ["allergy", "poeira, ácaros e pelo de gato", { "arroz-branco": "-", "pao-frances": "-" }],
  ["allergy", "pitanga", { pitanga: "has", acerola: "-" }],
  ["allergy", "jambu", { jambu: "has", "pato-no-tucupi": "-" }],
  // free words and denials
  ["allergy", "não tenho alergia a leite", { "leite-integral": "-", "ovo-frito": "-" }],
  ["allergy", "Nenhuma", { "leite-integral": "-", camarao: "-" }],
  ["allergy", "nenhuma alergia conhecida", { "leite-integral": "-", amendoim: "-" }],
  ["allergy", "sem alergias", { camarao: "-" }],
  ["allergy", "não tenho", { camarao: "-", "leite-integral": "-" }],
  ["allergy", "Não sou alérgica a nada, nem a camarão", { camarao: "-" }],
  ["allergy", "não tenho alergia a leite, mas a ovo sim", { "leite-integral": "-", "ovo-frito": "has" }],
  [
    "allergy",
    "Não tenho alergia a leite, ovo ou soja. Tenho a amendoim.",
    { "leite-integral": "-", "ovo-frito": "-", tofu: "-", pacoca: "has" },
  ],
  [
    "allergy",
    "tenho alergia grave a amendoim e crustáceos",
    { pacoca: "has", camarao: "has", "ovo-frito": "-" },
  ],
  ["allergy", "camarão; dipirona; poeira", { camarao: "has", "arroz-branco": "-" }],
  [
    "allergy",
    "intolerante à lactose",
    { "leite-integral": "has", "leite-sem-lactose": "-", "queijo-parmesao": "-", "iogurte-sem-lactose": "-" },
  ],
  ["allergy", "tive alergia a camarão mas hoje posso comer", { camarao: "has" }],
  ["allergy", "alergia a frutas cítricas", { laranja: "has", limao: "has", mexerica: "has", maca: "-" }],
  [
    "allergy",
    "ALERGIA A CASTANHA",
    { "castanha-do-para": "has", nozes: "has", "castanha-portuguesa": "has" },
  ],
  // restrictions
  [
    "restriction",
    "Lactose",
    {
      "leite-integral": "has",
      "leite-sem-lactose": "-",
      "queijo-sem-lactose": "-",
      "whey-isolado": "may",
      manteiga: "has",
      "leite-de-amendoas": "-",
      "pudim-de-leite": "has",
    },
  ],
  ["restriction", "sem lactose", { iogurte: "-", "iogurte-natural": "has", "iogurte-sem-lactose": "-" }],
  [
    "restriction",
    "Carne vermelha",
    {
      "bife-grelhado": "has",
      "frango-grelhado": "-",
      feijoada: "has",
      "bisteca-suina": "has",
      pastel: "may",
    },
  ],
  [
    "restriction",
    "Carne de porco",
    {
      bacon: "has",
      presunto: "has",
      feijoada: "has",
      "tutu-de-feijao": "has",
      "feijao-carioca": "-",
      "x-bacon": "has",
      "bife-grelhado": "-",
      "caldo-de-feijao": "may",
    },
  ],
  ["restriction", "não como porco", { "lombo-suino": "has", torresmo: "has", "frango-grelhado": "-" }],
  ["restriction", "Frango", { "frango-grelhado": "has", coxinha: "has", "ovo-frito": "-", nuggets: "has" }],
  [
    "restriction",
    "Milho",
    {
      "milho-cozido": "has",
      "cuscuz-de-milho": "has",
      "cuscuz-marroquino": "-",
      pipoca: "has",
      polenta: "has",
    },
  ],
  ["restriction", "Arroz", { "arroz-branco": "has", sushi: "has", galinhada: "has", "macarrao-cozido": "-" }],
  [
    "restriction",
    "Cebola",
    { cebola: "has", "bife-acebolado": "has", vinagrete: "has", "feijao-carioca": "may", banana: "-" },
  ],
  ["restriction", "Alho", { alho: "has", "pao-de-alho": "has", "frango-grelhado": "may", "alho-poro": "-" }],
  [
    "restriction",
    "Tomate",
    {
      tomate: "has",
      "molho-de-tomate": "has",
      "pizza-de-mucarela": "has",
      "pizza-de-chocolate": "-",
      laranja: "-",
    },
  ],
  [
    "restriction",
    "Açúcar",
    {
      "refrigerante-de-cola": "has",
      "refrigerante-zero": "-",
      "bolo-de-chocolate": "has",
      "chocolate-diet": "-",
      maca: "-",
      ketchup: "has",
    },
  ],
  [
    "restriction",
    "Adoçantes artificiais",
    { "refrigerante-zero": "has", adocante: "has", "gelatina-diet": "has", acucar: "-" },
  ],
  [
    "restriction",
    "Cafeína",
    {
      cafe: "has",
      mate: "has",
      energetico: "has",
      "refrigerante-de-cola": "has",
      "cha-de-ervas": "-",
      "cafe-descafeinado": "-",
    },
  ],
  ["restriction", "Café", { cafe: "has", cappuccino: "has", mate: "-" }],
  [
    "restriction",
    "Bebidas alcoólicas",
    {
      cerveja: "has",
      vinho: "-",
      "vinho-tinto": "has",
      "cerveja-sem-alcool": "-",
      caipirinha: "has",
      "sagu-de-vinho": "has",
    },
  ],
  [
    "restriction",
    "Embutidos",
    {
      salsicha: "has",
      presunto: "has",
      "misto-quente": "has",
      "cachorro-quente": "has",
      "frango-grelhado": "-",
    },
  ],
  [
    "restriction",
    "Frituras",
    { "batata-frita": "has", coxinha: "has", pastel: "has", "batata-cozida": "-", "bolo-simples": "-" },
  ],
  ["restriction", "Refrigerante", { guarana: "has", "agua-tonica": "-", "suco-de-laranja": "-" }],
  [
    "restriction",
    "Glutamato monossódico",
    { "macarrao-instantaneo": "has", "caldo-em-tablete": "has", "arroz-branco": "-" },
  ],
  [
    "restriction",
    "Alimentos ricos em sódio",
    { presunto: "has", "carne-seca": "has", "arroz-branco": "-", alface: "-", "molho-teriyaki": "has" },
  ],
  [
    "restriction",
    "Alimentos ricos em potássio",
    { "banana-prata": "has", "agua-de-coco": "has", "arroz-branco": "-" },
  ],
  [
    "restriction",
    "Alimentos ricos em purinas",
    { "figado-bovino": "has", "sardinha-em-lata": "has", cerveja: "has", "pao-frances": "-" },
  ],
  ["restriction", "Maçã crua", { maca: "has", "banana-maca": "-" }],
  ["restriction", "Abóbora", { abobora: "has", quibebe: "has", "semente-de-abobora": "has", cenoura: "-" }],
  [
    "restriction",
    "Batata",
    { "batata-frita": "has", "batata-doce": "-", mandioquinha: "-", "pure-de-batata": "has" },
  ],
  ["restriction", "Gelatina", { gelatina: "has", jujuba: "has", "maria-mole": "has", acucar: "-" }],
  [
    "restriction",
    "Mel",
    { mel: "has", "iogurte-com-mel": "has", melao: "-", melado: "-", "pao-de-mel": "has" },
  ],
  [
    "restriction",
    "não como carne, mas como peixe",
    { "bife-grelhado": "has", "frango-grelhado": "has", salmao: "-" },
  ],
  ["restriction", "Castanha-do-pará", { "castanha-do-para": "has", "castanha-de-caju": "-" }],
  [
    "restriction",
    "sou vegetariana",
    { "bife-grelhado": "has", gelatina: "has", "ovo-frito": "-", "leite-integral": "-", tilapia: "has" },
  ],
  // conditions
  [
    "condition",
    "Doença celíaca",
    {
      "pao-frances": "has",
      cerveja: "has",
      "pao-sem-gluten": "-",
      aveia: "has",
      "arroz-branco": "-",
      "molho-branco": "has",
      "macarrao-sem-gluten": "-",
      farofa: "-",
    },
  ],
  ["condition", "celíaca", { "bolo-simples": "has", "bolo-sem-gluten": "-" }],
  [
    "condition",
    "Intolerância à lactose",
    { "leite-integral": "has", "leite-sem-lactose": "-", sorvete: "has", tofu: "-" },
  ],
  [
    "condition",
    "Diabetes tipo 2",
    {
      "refrigerante-de-cola": "has",
      "refrigerante-zero": "-",
      brigadeiro: "has",
      "arroz-integral": "-",
      mel: "has",
      "gelatina-diet": "-",
      "suco-de-uva": "has",
      "feijao-carioca": "-",
    },
  ],
  ["condition", "diabética", { "leite-condensado": "has", "suco-de-laranja-com-acucar": "has", alface: "-" }],
  [
    "condition",
    "Hipertensão (pressão alta)",
    {
      presunto: "has",
      "caldo-em-tablete": "has",
      "arroz-branco": "-",
      banana: "-",
      azeitona: "-",
      "azeitona-verde": "has",
      "prato-feito": "has",
    },
  ],
  ["condition", "pressão alta", { salame: "has", alface: "-" }],
  ["condition", "hipertensa", { shoyu: "has" }],
  [
    "condition",
    "Gestação (gravidez)",
    {
      cerveja: "has",
      sushi: "has",
      "quibe-cru": "has",
      cafe: "has",
      "arroz-branco": "-",
      ceviche: "has",
      "frango-grelhado": "-",
      "peixe-grelhado": "-",
    },
  ],
  ["condition", "grávida", { caipirinha: "has", "salmao-cru": "has", salmao: "-" }],
  ["condition", "Amamentação", { "vinho-tinto": "has", cafe: "has", "leite-integral": "-" }],
  [
    "condition",
    "Doença renal crônica",
    { carambola: "has", "banana-prata": "has", "queijo-prato": "has", presunto: "has", maca: "-" },
  ],
  [
    "condition",
    "Gota",
    {
      "figado-bovino": "has",
      cerveja: "has",
      sardinha: "-",
      "sardinha-assada": "has",
      "leite-integral": "-",
    },
  ],
  ["condition", "Gastrite", { cafe: "has", "batata-frita": "has", mamao: "-" }],
  [
    "condition",
    "Refluxo gastroesofágico",
    { "chocolate-ao-leite": "has", laranja: "has", "banana-prata": "-" },
  ],
  [
    "condition",
    "Síndrome do intestino irritável",
    { cebola: "has", "feijao-carioca": "has", "leite-integral": "has", "arroz-branco": "-" },
  ],
  ["condition", "Fenilcetonúria", { "refrigerante-zero": "has", "frango-grelhado": "has", maca: "-" }],
  ["condition", "Anorexia", { "bolo-de-chocolate": "-", "refrigerante-de-cola": "-" }],
  ["condition", "Obesidade", { "bolo-de-chocolate": "-", pizza: "-" }],
  ["condition", "Alcoolismo em recuperação", { cerveja: "has", licor: "has", "cerveja-sem-alcool": "-" }],
  ["condition", "não tenho diabetes", { "refrigerante-de-cola": "-" }],
  ["condition", "alergia ao leite", { "leite-integral": "has", "leite-sem-lactose": "has" }],
  // ways of eating
  [
    "preference",
    "Vegana",
    {
      "leite-integral": "has",
      "ovo-frito": "has",
      mel: "has",
      "bife-grelhado": "has",
      tofu: "-",
      gelatina: "has",
      "feijao-carioca": "-",
      camarao: "has",
      "pao-frances": "-",
    },
  ],
  ["preference", "vegano", { manteiga: "has", "leite-de-coco": "-", "leite-de-aveia": "-" }],
  [
    "preference",
    "Vegetariana",
    {
      salsicha: "has",
      "ovo-cozido": "-",
      "queijo-prato": "-",
      atum: "-",
      "atum-em-lata": "has",
      "hamburguer-vegetal": "-",
      coxinha: "has",
    },
  ],
  ["preference", "vegetariana, mas como peixe", { salmao: "-", "bife-grelhado": "has" }],
  ["preference", "Pescetariana", { salmao: "-", "frango-grelhado": "has" }],
  ["preference", "Ovolactovegetariana", { omelete: "-", bacon: "has" }],
  [
    "preference",
    "Halal",
    {
      bacon: "has",
      cerveja: "has",
      "vinho-tinto": "has",
      gelatina: "has",
      "frango-grelhado": "-",
      mortadela: "has",
    },
  ],
  ["preference", "halal", { presunto: "has", "carne-moida": "-" }],
  [
    "preference",
    "Kosher",
    {
      camarao: "has",
      "lombo-suino": "has",
      "x-burger": "has",
      pintado: "has",
      salmao: "-",
      "strogonoff-de-carne": "has",
    },
  ],
  ["preference", "Sem glúten", { "pao-frances": "has", tapioca: "-", "biscoito-sem-gluten": "-" }],
  [
    "preference",
    "Low carb",
    { "arroz-branco": "has", "macarrao-cozido": "has", "ovo-frito": "-", alface: "-" },
  ],
  [
    "preference",
    "Cetogênica",
    { "banana-prata": "has", "feijao-carioca": "-", picanha: "-", "pao-frances": "has" },
  ],
  ["preference", "Hipossódica", { presunto: "has", maca: "-" }],
  ["preference", "Sem álcool", { cerveja: "has", agua: "-" }],
  ["preference", "Frango", { "frango-grelhado": "-" }],
  ["preference", "Peixes", { salmao: "-", "peixe-grelhado": "-" }],
  ["preference", "Chocolate amargo", { "chocolate-meio-amargo": "-" }],
  ["preference", "não gosto de coentro", { "cheiro-verde": "may", alface: "-" }],
  ["preference", "gosto de ovo e leite", { "ovo-frito": "-", "leite-integral": "-" }],
  ["preference", "Onívora", { "bife-grelhado": "-" }],
];

const outcome = (because: AvoidedBecause, text: string, food: Food): Outcome => {
  const [first] = foodWarningsOf(food, readAvoided(because, text));
  return first ? (first.certain ? "has" : "may") : "-";
};

describe("warnings of foods", () => {
  it.each(PAIRS)("%s: %s", (because, text, foods) => {
    const known = Object.entries(foods).filter(([id]) => findFood(id));
    const said = Object.fromEntries(known.map(([id]) => [id, outcome(because, text, findFood(id) as Food)]));
    expect(said).toEqual(Object.fromEntries(known));
  });

  it("are tried on 150 pairs and more, a third of which must be left alone", () => {
    const outcomes = PAIRS.flatMap(([, , foods]) =>
      Object.entries(foods).flatMap(([id, one]) => (findFood(id) ? [one] : [])),
    );
    expect(outcomes.length).toBeGreaterThanOrEqual(150);
    expect(outcomes.filter((one) => one === "-").length / outcomes.length).toBeGreaterThan(1 / 3);
  });

  it.each<[AvoidedBecause, readonly string[]]>([
    ["allergy", ALLERGIES],
    ["restriction", DIETARY_RESTRICTIONS],
    ["condition", HEALTH_CONDITIONS],
    ["preference", DIETARY_PREFERENCES],
  ])(
    "every %s of the suggestion lists points out some food, or says that it does none",
    (because, labels) => {
      const without = labels.filter((label) => {
        const [read, ...more] = readAvoided(because, label);
        if (!read || more.length > 0 || "named" in read.rule) return true;
        return read.rule.none === undefined && !FOODS.some((food) => foodWarningsOf(food, [read]).length > 0);
      });
      expect(without).toEqual([]);
    },
  );

  it("say a reason once, what is certain and what is an allergy first", () => {
    const avoided = avoidedBy({
      allergies: "leite, ovo",
      dietaryRestrictions: ["Lactose", "Leite de vaca"],
      healthConditions: ["Intolerância à lactose"],
      dietaryPreferences: ["Vegana"],
    });
    const warnings = foodWarningsOf(findFood("pudim-de-leite") as Food, avoided);
    expect(warnings.map(({ content }) => content)).toEqual(["milk", "egg", "lactose"]);
    expect(warnings[0]).toEqual({
      food: "pudim-de-leite",
      certain: true,
      because: "allergy",
      said: "leite",
      content: "milk",
    });
    expect(foodWarningsOf(findFood("arroz-branco") as Food, avoided)).toEqual([]);
  });

  it("bear whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        fc.constantFrom(...FOODS),
        (text, food) => {
          const avoided = avoidedBy({
            allergies: text,
            dietaryRestrictions: [text],
            healthConditions: [text],
            dietaryPreferences: [text],
          });
          expect(foodWarningsOf(food, avoided).length).toBeLessThanOrEqual(avoided.length);
        },
      ),
    );
  });
});
