import { describe, expect, it } from "vitest";
import { type Searched, wronglyPointedOut } from "@/tests/unit/nutrition/pointed-out";

/** What sounds like it, or is made without. */
const HAVE_NOT: readonly Searched[] = [
  ["allergy", "leite", "leite de coco, manteiga de amendoim, leite de aveia, arroz, pão francês"],
  ["allergy", "ovo", "arroz com feijão"],
  ["allergy", "amendoim", "castanha de caju"],
  ["allergy", "castanhas", "coco, água de coco"],
  ["allergy", "trigo", "trigo sarraceno, tapioca"],
  ["allergy", "glúten", "pão de queijo, arroz, milho, quinoa"],
  ["allergy", "soja", "feijão"],
  ["allergy", "peixe", "camarão"],
  ["allergy", "camarão", "peixe grelhado, lula"],
  ["allergy", "gergelim", "arroz"],
  ["medication", "sinvastatina", "laranja"],
  ["medication", "rosuvastatina", "toranja"],
  ["medication", "varfarina", "tomate"],
  ["medication", "fenelzina", "ricota"],
  ["condition", "diabetes", "maçã"],
  ["condition", "hipertensão", "banana"],
  ["condition", "gravidez", "salmão grelhado"],
  ["condition", "gota", "ovo"],
  ["preference", "vegano", "tofu"],
  ["preference", "vegetariana", "ovo"],
  ["restriction", "lactose", "leite sem lactose"],
  ["allergy", "kiwi", "melancia"],
  // What borrows the name of something else.
  [
    "allergy",
    "leite",
    "leite de magnésia, queijo de porco, salada mista, vitamina com leite de aveia, mingau de aveia com leite de soja",
  ],
  ["allergy", "peixe", "caviar de berinjela, peixinho da horta"],
  ["allergy", "amêndoa", "amêndoa do cacau, nibs de cacau"],
  ["allergy", "ovo", "maionese de aquafaba, omelete de farinha de grão-de-bico, maionese de leite"],
  ["allergy", "feijão", "fava de baunilha"],
  [
    "condition",
    "doença celíaca",
    "panqueca de trigo sarraceno, coxinha sem glúten, lasanha sem glúten, mochi",
  ],
  [
    "condition",
    "intolerância à lactose",
    "pudim sem lactose, bolo de chocolate sem lactose, pizza sem lactose, strogonoff sem lactose, café com leite sem lactose",
  ],
  [
    "restriction",
    "vegano",
    "bacon de coco, coração de alcachofra, umbigo de banana, carne de caju, tomate coração de boi, vitamina com leite vegetal, panqueca vegana, pudim vegano",
  ],
  ["restriction", "não como porco", "costelinha de tambaqui, salame de chocolate, pernil de cordeiro"],
  ["restriction", "não como coentro", "salsinha, hortelã"],
  ["allergy", "leite", "leite de babaçu, leite de coco babaçu, arroz de coco"],
  ["restriction", "vegano", "feijão tropeiro vegano, farofa de soja"],
  ["medication", "levotiroxina", "café, café com leite"],
  ["medication", "losartana", "água de coco, banana"],
  ["allergy", "sulfito", "uva"],
  [
    "allergy",
    "leite",
    "manteiga de cacau, queijo de tofu, feijão-manteiguinha cozido, leite de tigre, sorvete de coco vegano, iogurte vegetal, cacau em pó, gelatina, tapioca",
  ],
  [
    "condition",
    "intolerante à lactose",
    "sorvete de coco vegano, doce de leite sem lactose, petit suisse sem lactose",
  ],
  ["condition", "celíaco", "aveia sem glúten, cerveja sem glúten, amaranto"],
  ["restriction", "alergia a ovo", "omelete vegano de grão-de-bico, aquafaba batida, macarrão sem ovos"],
  ["restriction", "alergia a crustáceos", "alga nori"],
  ["restriction", "alergia a castanhas", "castanha-d'água, noz-moscada"],
  ["allergy", "soja", "frango grelhado"],
  [
    "restriction",
    "vegana",
    "carne de jaca, hambúrguer de grão-de-bico vegano, salsicha vegana, frango vegano, strogonoff vegano, café com leite vegetal, brigadeiro vegano",
  ],
  ["restriction", "vegetariano (como ovo e leite)", "omelete de queijo"],
  ["restriction", "vegetariana", "bife de soja"],
  ["restriction", "halal", "cordeiro halal assado, pão de hambúrguer"],
  ["medication", "alprazolam", "suco de toranja"],
  ["medication", "lítio", "café, chá de camomila"],
  ["condition", "intolerância à lactose", "purê de batata com leite vegetal"],
  ["allergy", "trigo", "panqueca de trigo mourisco, brevidade, acaçá, chicha morada, latipá, anko"],
  ["allergy", "leite", "latipá, ipetê, tsukemono, umeboshi"],
  ["allergy", "crustáceos", "acaçá, chambaril, bobó de galinha, capivara"],
  ["allergy", "ovo", "chancliche, käseschmier, ayran"],
  ["preference", "vegano", "carne louca de jaca, carne de jaca verde, tsukemono, anko"],
  ["allergy", "moluscos", "chocolate recheado, chocolate com morango"],
];

describe("what is searched for and has none of it", () => {
  it.each(HAVE_NOT)("%s %s: leaves alone %s", (...searched) => {
    expect(wronglyPointedOut(searched, false)).toEqual([]);
  });
});
