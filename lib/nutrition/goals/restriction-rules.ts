import { ruleTable } from "@/lib/nutrition/goals/goal-rules";

/** What is not eaten, of the suggestion list: it changes foods, not amounts. */
export const RESTRICTION_RULES = ruleTable({
  minerals: ["Alimentos ricos em potássio", "Alimentos ricos em fósforo"],
  none: `Glúten; Trigo; Cevada; Centeio; Malte; Aveia; Milho; Arroz; Lactose; Leite de vaca; Proteína do leite; Derivados
    de leite; Queijo; Manteiga; Iogurte; Requeijão; Leite condensado; Creme de leite; Ovo; Clara de ovo; Gema de
    ovo; Maionese; Carne vermelha; Carne bovina; Carne de porco; Carne de cordeiro; Frango; Miúdos; Fígado;
    Embutidos; Presunto; Salsicha; Linguiça; Mortadela; Bacon; Peixe; Peixe cru; Atum; Sardinha; Salmão; Frutos do
    mar; Camarão; Caranguejo; Lagosta; Lula; Polvo; Mexilhão; Ostra; Soja; Molho de soja; Tofu; Amendoim; Castanha-
    de-caju; Castanha-do-pará; Nozes; Amêndoas; Avelã; Pistache; Macadâmia; Gergelim; Linhaça; Chia; Feijão;
    Lentilha; Grão-de-bico; Ervilha; Tomate; Cebola; Alho; Pimentão; Pimenta; Pepino; Berinjela; Repolho; Brócolis;
    Couve-flor; Beterraba; Coentro; Cogumelos; Morango; Kiwi; Abacaxi; Manga; Maçã crua; Banana; Melancia; Mamão;
    Abacate; Frutas cítricas; Coco; Açúcar; Açúcar adicionado; Mel; Adoçantes artificiais; Aspartame; Sacarina;
    Sucralose; Sorbitol; Frutose; Xarope de milho; Chocolate; Cacau; Café; Cafeína; Chá-preto; Chá-mate;
    Refrigerante; Bebidas alcoólicas; Bebidas gaseificadas; Energéticos; Sal em excesso; Alimentos ricos em sódio;
    Alimentos ricos em purinas; Alimentos ricos em oxalato; Alimentos ricos em histamina; Alimentos ricos em
    vitamina K; Frituras; Gordura saturada; Gordura trans; Óleo de palma; Azeite de dendê; Margarina; Corantes
    artificiais; Tartrazina; Conservantes; Sulfitos; Nitritos; Glutamato monossódico; Ultraprocessados; Fast-food;
    Gelatina; Alimentos crus; Alimentos muito quentes; Grãos inteiros; Sementes; Bagaço e cascas`.split(
    /;\s+/,
  ),
});
