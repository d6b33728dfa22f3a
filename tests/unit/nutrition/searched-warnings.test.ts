import { describe, expect, it } from "vitest";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";

type Searched = readonly [because: AvoidedBecause, text: string, queries: string];

/** By what people type and not by ids: a food that is missing, or found as another, is a miss as well. */
const HAVE_IT: readonly Searched[] = [
  [
    "allergy",
    "leite",
    "ganache, béchamel, purê de batata, bombom, pão de leite, bolacha recheada, ricota, kefir, sorvete de creme, molho quatro queijos, pavê, chantilly, leite de cabra, doce de leite, manteiga ghee, nutella, toddynho, strogonoff, tiramisù",
  ],
  [
    "allergy",
    "ovo",
    "merengue, macarrão caseiro, bolo de cenoura, quindim, carbonara, bife à milanesa, molho tártaro, panqueca, sorvete de creme, fios de ovos, salpicão, pão de ló, waffle, farofa de ovo, nhoque, empanado de frango",
  ],
  [
    "allergy",
    "amendoim",
    "paçoca, snickers, vatapá, pé de moleque, pad thai, cajuzinho, mix de castanhas, ovinho de amendoim",
  ],
  ["allergy", "castanhas", "pesto"],
  ["allergy", "castanha de caju", "queijo vegano"],
  ["allergy", "nozes", "bolo de nozes, salada waldorf"],
  ["allergy", "amêndoa", "leite de amêndoas, macaron, granola"],
  ["allergy", "avelã", "ferrero rocher, nutella"],
  ["allergy", "castanha-do-pará", "farofa de castanha"],
  ["allergy", "pistache", "sorvete de pistache"],
  ["allergy", "macadâmia", "cookie de macadâmia"],
  [
    "allergy",
    "trigo",
    "cuscuz marroquino, shoyu, seitan, quibe, pastel, tabule, esfiha, hambúrguer, bolinho de bacalhau, creme de cebola",
  ],
  [
    "allergy",
    "glúten",
    "cerveja, aveia, pão de centeio, granola, molho branco, kani, ovomaltine, coxinha, empada, torrada, lasanha",
  ],
  [
    "allergy",
    "soja",
    "tofu, molho shoyu, missoshiru, leite de soja, salsicha, hambúrguer congelado, edamame, yakisoba, temaki, chocolate",
  ],
  [
    "allergy",
    "peixe",
    "sushi, molho inglês, atum em lata, moqueca, salada caesar, bolinho de bacalhau, kani, caldeirada, surimi, peixada",
  ],
  [
    "allergy",
    "camarão",
    "bobó de camarão, acarajé, paella, yakisoba, lagosta, risoto de frutos do mar, empada de camarão, casquinha de siri, tempurá, arroz de cuxá, caruru",
  ],
  ["allergy", "lula", "paella"],
  ["allergy", "moluscos", "vongole"],
  ["allergy", "crustáceos", "kani"],
  ["allergy", "gergelim", "homus, tahine, pão de hambúrguer, sushi"],
  ["allergy", "látex", "banana, abacate"],
  ["allergy", "kiwi", "salada de frutas"],
  ["allergy", "centeio", "pão preto"],
  ["allergy", "aveia", "granola"],
  ["allergy", "sulfito", "vinho tinto, uva passa"],
  // A review's misses, and what else the same words leave unseen.
  [
    "allergy",
    "trigo",
    "farofa de panko, filé de tilápia empanado, massa folhada, massa de pizza, croissant de amêndoas",
  ],
  ["allergy", "centeio", "pão pumpernickel"],
  ["condition", "doença celíaca", "cerveja long neck, skol latão, malte"],
  [
    "restriction",
    "alergia a ovo",
    "massa fresca de lasanha, molho holandês, zabaione, aioli, molho caesar, shakshuka",
  ],
  [
    "restriction",
    "alergia a peixe",
    "molho worcestershire, molho de peixe, puttanesca, dashi, arenque, vitello tonnato, salada niçoise",
  ],
  ["restriction", "alergia grave a amendoim", "molho satay, bolo de paçoca, brigadeiro de amendoim"],
  ["restriction", "alergia à castanha-do-pará", "chocolate com castanha-do-brasil, bolo de castanha"],
  ["restriction", "alergia a noz pecã", "torta de pecã"],
  ["restriction", "alérgica a soja", "natto, bife de soja, soja fermentada, leite de soja em pó"],
  ["restriction", "alergia a amêndoa", "bolinho financier, frangipane, nougat, amaretti"],
  ["restriction", "alérgico a macadâmia", "brownie com macadâmia, sorvete de macadâmia"],
  ["restriction", "alergia à castanha de caju", "pasta de castanha de caju, frango com castanhas"],
  ["restriction", "alergia a pistache", "gelato de pistache, chocolate dubai, croissant de pistache"],
  ["restriction", "alergia a crustáceos", "risoto de frutos do mar, cataplana, guaiamum, coxinha de camarão"],
  ["restriction", "alergia a moluscos", "escargot, molho de ostra, lambreta, espaguete ao vôngole"],
  ["restriction", "alergia a gergelim", "halva, zaatar, óleo de gergelim, granola, pão com gergelim"],
  ["allergy", "mostarda", "molho caesar, salpicão, frango ao curry, salsicha alemã, vinagrete de mostarda"],
  ["allergy", "aipo", "bloody mary, caponata, molho à bolonhesa, caldo de galinha em cubo"],
  ["allergy", "sulfito", "damasco seco, figo seco, champignon em conserva, mostarda dijon, coq au vin"],
  ["allergy", "tremoço", "farinha de tremoço, pão sem glúten"],
  ["allergy", "nozes", "pesto de nozes, molho de nozes, queijo brie com nozes"],
  ["allergy", "látex", "salada de kiwi e mamão, mamão"],
  ["allergy", "crustáceos", "california roll, salada de kani, tom yum, macarrão com camarão"],
  ["allergy", "moluscos", "ceviche misto, sopa de mariscos, carne com molho de ostra"],
  // Dishes that hide dried shrimp, yolks, nuts or milk in their names.
  [
    "allergy",
    "crustáceos",
    "arroz de hauçá, quiabada, amalá, omolocum, farofa de dendê, efó, xinxim de galinha, linguiça de peixe",
  ],
  ["allergy", "ovo", "torta com baba de moça, compota de ambrosia, barriga de freira, empadão goiano"],
  ["allergy", "castanha de caju", "acarajé com vatapá, abará, cajuzinho"],
  // By the usual recipes: butter in quindim, cream in salpicão, egg noodles in a packet.
  ["allergy", "leite", "quindim, salpicão, café solúvel 3 em 1"],
  ["allergy", "ovo", "frigideira de bacalhau, sopa de pacote"],
  ["allergy", "nozes", "camafeu"],
  ["allergy", "castanha de caju", "moqueca de maturi, frigideira de maturi, chouriço doce"],
  ["allergy", "amendoim", "batida de amendoim"],
  ["allergy", "moluscos", "turu, caldo de turu, unha de velho"],
  [
    "allergy",
    "leite",
    "peixe à delícia, pirão de leite, espanhola de vinho, capeta bebida, farofa de cuscuz",
  ],
  ["restriction", "halal", "carne de lata, porco na lata, tiquira, rabo de galo"],
  ["allergy", "leite", "maionese de leite sem ovo"],
  ["allergy", "peixe", "leite de tigre, linguiça de tilápia, filé de sirigado, congrio"],
  ["condition", "hipertensão", "sal de fruta eno"],
  ["medication", "lítio", "chá de cavalinha"],
  ["condition", "hipertensão", "carne de charque"],
  ["condition", "grávida", "queijo brie, gorgonzola, queijo feta"],
  ["restriction", "como kosher", "camarão na moranga"],
  ["restriction", "como halal", "mini pizza de calabresa, bombom de licor"],
  ["preference", "vegano", "bolo de mel, strogonoff de cogumelo"],
  ["medication", "espironolactona", "sal light"],
  ["medication", "levotiroxina em jejum", "leite de soja"],
  ["medication", "isotretinoína", "fígado"],
  ["medication", "ibuprofeno", "cerveja"],
  ["condition", "fenilcetonúria", "coca zero"],
  ["medication", "sinvastatina", "suco de grapefruit"],
  ["medication", "varfarina", "couve, brócolis"],
  ["medication", "fenelzina", "queijo gorgonzola"],
  ["medication", "tranilcipromina", "salame"],
  ["medication", "metronidazol", "cerveja"],
  ["condition", "diabetes", "brigadeiro"],
  ["condition", "gravidez", "sashimi, vinho"],
  ["condition", "gota", "sardinha"],
  ["condition", "insuficiência renal", "carambola"],
  ["preference", "vegano", "mel"],
  ["preference", "vegetariana", "feijoada"],
  ["restriction", "lactose", "queijo minas"],
  ["restriction", "carne de porco", "bacon"],
  [
    "allergy",
    "leite",
    "käseschmier, chancliche, kibe labanie, ayran, nhoque à romana, kugel, malabie, joão deitado",
  ],
  [
    "allergy",
    "ovo",
    "brevidade, molotof, latkes, avgolemono, salada olivier, natas do céu, silpancho, sabich, bolacha pintada",
  ],
  [
    "allergy",
    "trigo",
    "chineque, calça virada, kishk, kutiá, knish, rogel, amor em pedaços, piadina, fatayer, niraman",
  ],
  ["allergy", "amendoim", "peanut butter, nasi lemak, caldo de mancarra, buckeyes"],
  ["allergy", "soja", "nasu dengaku, banchan coreano, senbei, molho de missô, proteína texturizada"],
  [
    "allergy",
    "peixe",
    "molho tonnato, nam prik, punheta de bacalhau, cambira de tainha, arroz de tamboril, jalea mixta, baccalà",
  ],
  [
    "allergy",
    "crustáceos",
    "ipetê, latipá, molho nagô, caldo de aratu, coquetel de camarão, frigideira baiana, pasta de curry, ebi",
  ],
  [
    "allergy",
    "moluscos",
    "porco à alentejana, caldo de massunim, jalea, linguini frutti di mare, tako, ika, parihuela",
  ],
  [
    "allergy",
    "castanhas",
    "bienenstich, lebkuchen, rugelach, satsivi, florentine, charosset, mandelbrot, torta ópera, kutiá",
  ],
  ["allergy", "gergelim", "banchan coreano, sabich, espinafre à japonesa, mutabal, senbei"],
  [
    "allergy",
    "mostarda",
    "savora, relish de pepino, molho dijonnaise, takana, latipá, carbonnade, giardiniera",
  ],
  ["allergy", "aipo", "selleriesalat, shrimp boil, leche de tigre, giardiniera, tempero pronto"],
  [
    "allergy",
    "tremoço",
    "chochos, encocado de chocho, semente de lupino, leite de tremoço, flocos de lupino",
  ],
  [
    "allergy",
    "sulfito",
    "glühwein, quentão gaúcho, malbec, carmenère, jeropiga, cava brut, xerez, chanfana, vinha d'alhos, gengibre em conserva",
  ],
  ["condition", "doença celíaca", "mugicha, żurek, cholent, postum"],
  [
    "allergy",
    "leite",
    "creme de galinha, camarão ao creme, pasta de ricota, chantininho, naked cake, ambrosia gaúcha, creme de baunilha",
  ],
  ["allergy", "trigo", "enrolado de presunto e queijo, torta de bacalhau, sofioli, bourekas, temaki skin"],
  ["allergy", "ovo", "glacê real, creme de baunilha, banana bread"],
  ["allergy", "amendoim", "amendoim caramelizado"],
  ["allergy", "peixe", "caldo de tucunaré, pirão de cabeça de peixe, joe de salmão, hot holl"],
  ["allergy", "soja", "quibe congelado"],
  ["allergy", "sulfito", "espumante rosé, chopp de vinho"],
  ["allergy", "lula", "lula recheada, lulas recheadas, calamar recheado, lula grelhada, lula frita"],
];

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

const pointedOut = (because: AvoidedBecause, text: string, query: string) => {
  const [food] = searchFoods(query);
  return food ? foodWarningsOf(food, readAvoided(because, text)).length > 0 : null;
};

describe("what is searched for, held against a profile", () => {
  it.each(HAVE_IT)("%s %s: points out %s", (because, text, queries) => {
    expect(queries.split(", ").filter((query) => pointedOut(because, text, query) !== true)).toEqual([]);
  });

  it.each(HAVE_NOT)("%s %s: leaves alone %s", (because, text, queries) => {
    expect(queries.split(", ").filter((query) => pointedOut(because, text, query) !== false)).toEqual([]);
  });
});
