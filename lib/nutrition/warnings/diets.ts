import { avoiding, muchOf, noRule, type Rule, warningTable } from "@/lib/nutrition/warnings/rule";

const VEGETARIAN = "meat fish shellfish gelatin";
const VEGAN = `${VEGETARIAN} egg milk honey propolis`;
/** Fish without scales are not kosher. */
const WITHOUT_SCALES = ["cacao-peixe", "cacao-cru", "pintado", "mojica-cuiabana"];

/** Ways of eating, by the labels of the suggestion list. */
export const DIETS: Readonly<Record<string, Rule>> = {
  ...warningTable(
    `Vegetariana: ${VEGETARIAN}
    Ovolactovegetariana: ${VEGETARIAN}
    Lactovegetariana: ${VEGETARIAN} egg
    Ovovegetariana: ${VEGETARIAN} milk
    Vegana: ${VEGAN}
    Vegetariana estrita: ${VEGAN}
    Plant-based: ${VEGAN}
    Pescetariana: meat gelatin
    Paleolítica: gluten milk beans lentil chickpea peanut soy added_sugar corn ultra_processed
    Sem glúten: gluten
    Sem lactose: lactose
    Sem ultraprocessados: ultra_processed
    Sem açúcar adicionado: added_sugar
    Sem adoçante: sweetener
    Halal: pork alcohol gelatin
    Pouca fritura: fried
    Sem fritura: fried
    Sem álcool: alcohol`,
    avoiding,
  ),
  ...warningTable(
    `DASH: sodium
    Low carb: carbohydrate
    Cetogênica: any_carbohydrate
    Low FODMAP: fodmap
    Hipossódica: sodium
    Baixo índice glicêmico: sugar
    Pouco sal: sodium`,
    muchOf,
  ),
  Kosher: { avoid: ["pork", "shellfish", "gelatin"], together: ["meat", "milk"], foods: WITHOUT_SCALES },
  ...noRule(
    "a way of eating that leaves no single food out",
    `Onívora, Flexitariana, Crudívora, Mediterrânea, Carnívora, Hiperproteica, Rica em fibras, Macrobiótica, Ayurvédica, Com adoçante natural,
    Comida caseira, Comida de verdade, Alimentos orgânicos, Alimentos integrais, Produtos locais e da estação`,
  ),
  ...noRule(
    "about when and how, not about a food",
    `Jejum intermitente 12/12, Jejum intermitente 14/10, Jejum intermitente 16/8, Marmita pronta, Refeições rápidas, Refeições de até 15 minutos,
    Sem cozinhar à noite, Comer fora de casa, Lanches práticos, Café da manhã reforçado, Café da manhã leve, Não tomo café da manhã,
    Jantar leve, Jantar cedo, Ceia, Cinco refeições por dia, Três refeições por dia, Lanche antes do treino, Lanche depois do treino,
    Grelhados, Assados, Airfryer, Cozidos no vapor, Panela de pressão`,
  ),
  ...noRule("how soft a meal is, no catalogue knows", "Dieta líquida, Dieta pastosa"),
  ...noRule(
    "what somebody likes",
    `Cozinha nordestina, Cozinha mineira, Cozinha gaúcha, Cozinha amazônica, Cozinha baiana, Cozinha capixaba, Cozinha japonesa, Cozinha árabe,
    Cozinha italiana, Cozinha mexicana, Cozinha indiana, Cozinha chinesa, Cozinha coreana, Cozinha tailandesa, Carne vermelha, Frango, Peixes,
    Frutos do mar, Carne de porco, Ovos, Laticínios, Queijos, Iogurte, Feijão todo dia, Arroz integral, Arroz branco, Massas, Pães, Tapioca,
    Cuscuz, Aveia, Batata-doce, Mandioca, Saladas, Legumes cozidos, Legumes assados, Sopas e caldos, Frutas, Sucos naturais, Vitaminas,
    Smoothies, Oleaginosas, Café, Chá, Chimarrão, Água com gás, Comida apimentada, Comida pouco temperada, Sabores doces, Sabores salgados,
    Chocolate amargo`,
  ),
};

/** Other words for ways of eating. */
export const OTHER_DIETS: Readonly<Record<string, Rule>> = warningTable(
  `vegano: ${VEGAN}
  vegetariano: ${VEGETARIAN}
  vegetarianismo: ${VEGETARIAN}
  veganismo: ${VEGAN}
  ovolacto: ${VEGETARIAN}
  ovo lacto vegetariano: ${VEGETARIAN}
  ovolactovegetariano: ${VEGETARIAN}
  lactovegetariano: ${VEGETARIAN} egg
  vegetariano estrito: ${VEGAN}
  dieta vegetal: ${VEGAN}
  pescetariano: meat gelatin
  pescatariano: meat gelatin
  muçulmano: pork alcohol gelatin
  islâmico: pork alcohol gelatin
  islã: pork alcohol gelatin
  judeu: pork shellfish gelatin
  judia: pork shellfish gelatin
  judaica: pork shellfish gelatin
  adventista: pork shellfish alcohol
  sem leite: milk
  zero lactose: lactose
  gluten free: gluten`,
  avoiding,
);
