import type { Recipe } from "@/lib/nutrition/foods/recipes/recipe";

/** Dishes of other kitchens, as they are usually cooked here. */
// biome-ignore format: one dish per row
export const WORLD_DISHES_RECIPES: Readonly<Record<string, Recipe>> = {
  "arroz-com-brocolis": { parts: { "arroz-branco": 115, brocolis: 30, alho: 2, "oleo-de-soja": 3 } },
  "arroz-de-forno": { parts: { "arroz-branco": 120, "queijo-mucarela": 25, presunto: 20, "molho-de-tomate": 25, "creme-de-leite": 10 } },
  "arroz-chines": { parts: { "arroz-branco": 140, "ovo-mexido": 25, presunto: 15, "cenoura-cozida": 10, cebolinha: 3, shoyu: 4, "oleo-de-soja": 4 } },
  "arroz-marroquino": { parts: { "arroz-branco": 128, amendoas: 9, "uva-passa": 9, cebola: 5 } },
  "batata-gratinada": { parts: { "batata-cozida": 105, "creme-de-leite": 25, "queijo-mucarela": 18, sal: 0.6 } },
  "salada-de-quinoa": { parts: { quinoa: 90, tomate: 25, pepino: 20, "cheiro-verde": 5, azeite: 7, limao: 5, sal: 0.6 } },
  "bowl-de-frango": { parts: { "frango-grelhado": 100, "arroz-integral": 90, abacate: 40, tomate: 40, "milho-em-conserva": 20, alface: 30, cenoura: 20, azeite: 6 } },
  moussaka: { parts: { "berinjela-refogada": 100, "carne-moida": 60, "molho-branco": 50, "molho-de-tomate": 30, "queijo-parmesao": 6 } },
  "tortilha-espanhola": { parts: { "batata-cozida": 90, "ovo-cru": 60, cebola: 20, azeite: 9, sal: 0.8 }, yieldGrams: 170 },
  gaspacho: { parts: { tomate: 130, pepino: 30, pimentao: 20, azeite: 8, "pao-frances": 10, alho: 1, agua: 45, sal: 1.2 } },
  "croque-monsieur": { parts: { "pao-de-forma": 55, presunto: 30, "queijo-suico": 35, "molho-branco": 35, manteiga: 5 } },
  "fondue-de-queijo": { parts: { "queijo-suico": 110, "vinho-branco": 45, "amido-de-milho": 3 }, yieldGrams: 150 },
  raclete: { parts: { "queijo-suico": 70, "batata-cozida": 120, presunto: 25, "pepino-em-conserva": 15 } },
  "peixe-com-fritas": { parts: { "peixe-empanado": 150, "batata-frita": 150 } },
  "ovos-beneditinos": { parts: { "ovo-cozido": 90, "pao-de-hamburguer": 55, presunto: 35, manteiga: 22, "gema-de-ovo": 14, limao: 4 } },
  "creme-de-espinafre": { parts: { espinafre: 60, "molho-branco": 40 } },
  bisque: { parts: { camarao: 50, "creme-de-leite": 30, tomate: 30, cebola: 15, manteiga: 6, "farinha-de-trigo": 5, agua: 130, sal: 1 }, yieldGrams: 250 },
  consome: { parts: { agua: 192, "caldo-em-tablete": 4, "clara-de-ovo": 4 } },
  cassoulet: { parts: { "feijao-branco": 150, "linguica-calabresa": 30, pato: 40, bacon: 10, tomate: 20 } },
  "baba-ganoush": { parts: { berinjela: 80, tahine: 12, azeite: 5, limao: 5, alho: 1, sal: 0.6 } },
  "pad-thai": { parts: { "macarrao-cozido": 140, camarao: 45, "ovo-mexido": 30, amendoim: 12, "broto-de-feijao": 25, acucar: 6, shoyu: 9, "oleo-de-soja": 8, limao: 5 } },
  "carne-de-fumeiro": { parts: { "lombo-suino": 98, sal: 2 } },
  focaccia: { parts: { "farinha-de-trigo": 62, azeite: 10, acucar: 1, sal: 1.3, agua: 35 }, yieldGrams: 95 },
  bagel: { parts: { "farinha-de-trigo": 64, acucar: 4, "oleo-de-soja": 1, sal: 1.2, agua: 35 }, yieldGrams: 95 },
  "tortilha-de-milho": { parts: { "farinha-de-milho": 15, agua: 16, sal: 0.1 }, yieldGrams: 26 },
};
