import type { Recipe } from "@/lib/nutrition/foods/recipes/recipe";

/** Dairy, spreads, sauces and nuts. */
// biome-ignore format: one dish per row
export const DAIRY_AND_SAUCES_RECIPES: Readonly<Record<string, Recipe>> = {
  "leite-com-achocolatado": { parts: { "leite-integral": 206, "achocolatado-em-po": 18 } },
  "chocolate-quente": { parts: { "leite-integral": 200, "achocolatado-em-po": 20, "creme-de-leite": 10, "amido-de-milho": 4 } },
  "iogurte-com-mel": { parts: { "iogurte-natural": 170, mel: 15 } },
  "iogurte-com-granola": { parts: { "iogurte-natural": 170, granola: 30 } },
  "iogurte-grego-adocado": { parts: { "iogurte-grego": 87, acucar: 13 } },
  "iogurte-proteico": { parts: { "leite-desnatado": 95, "whey-protein": 4 } },
  "pate-de-atum": { parts: { "atum-em-lata": 65, maionese: 35 } },
  "pasta-de-frango": { parts: { "frango-desfiado": 60, requeijao: 30, "creme-de-leite": 10 } },
  "amendoim-japones": { parts: { amendoim: 60, "farinha-de-trigo": 32, "oleo-de-soja": 4, acucar: 4, sal: 0.4 } },
  "mix-de-castanhas": { parts: { "castanha-de-caju": 35, "castanha-do-para": 20, amendoas: 20, nozes: 10, "uva-passa": 15 } },
  "molho-a-bolonhesa": { parts: { "carne-moida": 45, "molho-de-tomate": 50, cebola: 5, sal: 0.2 } },
  "molho-branco": { parts: { "leite-integral": 84, manteiga: 8, "farinha-de-trigo": 8, sal: 0.6 } },
  "molho-quatro-queijos": { parts: { "creme-de-leite": 50, "leite-integral": 20, "queijo-mucarela": 15, "queijo-gorgonzola": 7, "queijo-parmesao": 8, sal: 0.2 } },
  "molho-pesto": { parts: { azeite: 42, manjericao: 25, "queijo-parmesao": 20, "castanha-de-caju": 13, sal: 0.5 } },
  "molho-rose": { parts: { maionese: 60, ketchup: 40 } },
  "molho-tartaro": { parts: { maionese: 75, "pepino-em-conserva": 20, cebola: 5 } },
  "molho-barbecue": { parts: { ketchup: 75, melado: 20, shoyu: 5 } },
  "molho-teriyaki": { parts: { shoyu: 60, acucar: 40 } },
  "molho-de-mostarda-e-mel": { parts: { mostarda: 60, mel: 40 } },
  "molho-para-salada": { parts: { azeite: 30, limao: 30, mostarda: 10, agua: 30, sal: 1 } },
  guacamole: { parts: { abacate: 75, tomate: 13, cebola: 7, limao: 5, sal: 0.5 } },
  "queijo-cheddar-cremoso": { parts: { "queijo-cheddar": 45, "leite-integral": 50, "amido-de-milho": 5 } },
  "iogurte-com-frutas-e-granola": { parts: { "iogurte-natural": 150, "banana-prata": 40, morango: 40, granola: 25 } },
  chimichurri: { parts: { "oleo-de-soja": 45, "cheiro-verde": 30, alho: 6, vinagre: 15, sal: 1.5 } },
};
