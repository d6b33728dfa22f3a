import { ruleTable } from "@/lib/nutrition/goals/goal-rules";

/** Ways of eating of the suggestion list. */
export const PREFERENCE_RULES = ruleTable({
  more_protein: ["Hiperproteica"],
  less_carbs: ["Low carb", "Cetogênica", "Carnívora", "Paleolítica"],
  none: `Onívora; Vegetariana; Ovolactovegetariana; Lactovegetariana; Ovovegetariana; Vegana; Vegetariana estrita; Plant-
    based; Flexitariana; Pescetariana; Crudívora; Mediterrânea; DASH; Sem glúten; Sem lactose; Low FODMAP; Jejum
    intermitente 12/12; Jejum intermitente 14/10; Jejum intermitente 16/8; Rica em fibras; Hipossódica; Baixo índice
    glicêmico; Comida caseira; Comida de verdade; Alimentos orgânicos; Alimentos integrais; Produtos locais e da
    estação; Sem ultraprocessados; Sem açúcar adicionado; Sem adoçante; Com adoçante natural; Kosher; Halal;
    Macrobiótica; Ayurvédica; Cozinha nordestina; Cozinha mineira; Cozinha gaúcha; Cozinha amazônica; Cozinha
    baiana; Cozinha capixaba; Cozinha japonesa; Cozinha árabe; Cozinha italiana; Cozinha mexicana; Cozinha indiana;
    Cozinha chinesa; Cozinha coreana; Cozinha tailandesa; Marmita pronta; Dieta líquida; Dieta pastosa; Refeições
    rápidas; Refeições de até 15 minutos; Sem cozinhar à noite; Comer fora de casa; Lanches práticos; Café da manhã
    reforçado; Café da manhã leve; Não tomo café da manhã; Jantar leve; Jantar cedo; Ceia; Cinco refeições por dia;
    Três refeições por dia; Lanche antes do treino; Lanche depois do treino; Carne vermelha; Frango; Peixes; Frutos
    do mar; Carne de porco; Ovos; Laticínios; Queijos; Iogurte; Feijão todo dia; Arroz integral; Arroz branco;
    Massas; Pães; Tapioca; Cuscuz; Aveia; Batata-doce; Mandioca; Saladas; Legumes cozidos; Legumes assados; Sopas e
    caldos; Frutas; Sucos naturais; Vitaminas; Smoothies; Oleaginosas; Café; Chá; Chimarrão; Água com gás; Comida
    apimentada; Comida pouco temperada; Sabores doces; Sabores salgados; Chocolate amargo; Pouco sal; Pouca fritura;
    Sem fritura; Sem álcool; Grelhados; Assados; Airfryer; Cozidos no vapor; Panela de pressão`.split(/;\s+/),
});
