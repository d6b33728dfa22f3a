import type { Row } from "@/lib/nutrition/foods/rows/row";

/** Ham, salami, pâtés. */
// biome-ignore format: one food per row
export const COLD_CUTS: readonly Row[] = [
  { id: "presunto", name: "Presunto", en: "Ham", source: "taco:438", per100g: [128, 14.4, 1.4, 6.8, 0, 1021], aliases: "presunto cozido", portions: "*fatia 15; porção 30; bandeja 150", contains: "pork ham soy ultra_processed", may: "lactose" },
  { id: "presunto-magro", name: "Presunto magro", en: "Lean ham", source: "taco:439", per100g: [94, 14.3, 2.1, 2.7, 0, 1039], aliases: "presunto light, presunto sem capa de gordura", portions: "*fatia 15; porção 30", contains: "pork ham soy ultra_processed" },
  { id: "apresuntado", name: "Apresuntado", en: "Cooked pork loaf", source: "taco:323", per100g: [129, 13.5, 2.9, 6.7, 0, 943], portions: "*fatia 15; porção 30", contains: "pork ham soy ultra_processed" },
  { id: "peito-de-peru", name: "Peito de peru", en: "Turkey breast slices", source: "ibge:8102801", per100g: [126, 17.5, 2, 4.8, 0.2, 1114], aliases: "blanquet de peru, peito de peru defumado, peito de peru light, blanquet, presunto de peru", portions: "*fatia 15; porção 30; bandeja 150", contains: "poultry cured_meat soy ultra_processed" },
  { id: "mortadela", name: "Mortadela", en: "Mortadella", source: "taco:424", per100g: [269, 12, 5.8, 21.6, 0, 1212], aliases: "mortadela defumada", portions: "*fatia 15; pedaço 15; porção 30; bandeja 150", contains: "pork mortadela soy ultra_processed", may: "lactose pistachio colouring" },
  { id: "salame", name: "Salame", en: "Salami", source: "taco:443", per100g: [398, 25.8, 2.9, 30.6, 0, 1574], aliases: "salaminho, salame italiano, pepperoni", portions: "*porção 30; fatia 7", contains: "pork cured_meat ultra_processed", may: "soy milk" },
  { id: "copa", name: "Copa", en: "Cured pork neck", source: "ibge:8100802", per100g: [249, 20.5, 0.4, 17.8, 0, 941], aliases: "copa lombo, presunto cru, presunto parma, presunto de parma", portions: "*fatia 10; porção 30", contains: "pork cured_meat" },
  { id: "paio", name: "Paio", en: "Smoked pork sausage", source: "ibge:8102501-2", per100g: [339, 19.4, 0, 28.4, 0, 749], portions: "*rodela 10; gomo 60", contains: "pork linguica" },
  { id: "chourico", name: "Chouriço", en: "Blood sausage", source: "ibge:8102401", per100g: [379, 14.6, 1.3, 34.5, 0, 680], aliases: "morcela, morcilha", portions: "*gomo 60; rodela 10", contains: "pork linguica" },
  { id: "pate", name: "Patê", en: "Pâté", source: "ibge:8104001", per100g: [326, 14.1, 2.2, 28.5, 0, 860], aliases: "patê de presunto, patê de atum, patê de frango, patê de fígado", portions: "*colher de sopa 20; colher de chá 8; ponta de faca 6", contains: "meat", may: "pork lactose fish" },
  { id: "pate-de-atum", name: "Patê de atum com maionese", en: "Tuna mayonnaise spread", aliases: "pasta de atum", portions: "*colher de sopa 20; colher de chá 8" },
  { id: "pasta-de-frango", name: "Pasta de frango com requeijão", en: "Chicken spread", aliases: "patê de frango caseiro, creme de frango", portions: "*colher de sopa 25" },
  { id: "lombo-canadense", name: "Lombo canadense", en: "Canadian-style pork loin", source: "estimate:labels", per100g: [130, 20, 2, 4.5, 0, 1100], aliases: "lombo defumado, canadense, lombo canadense fatiado", portions: "*fatia 15; porção 30", contains: "pork cured_meat ultra_processed", may: "soy milk" },
  { id: "mortadela-light", name: "Mortadela light", en: "Light mortadella", source: "ibge:8105001", per100g: [211, 13.1, 3.5, 16.1, 0, 716], portions: "*fatia 15; porção 30", contains: "pork mortadela soy ultra_processed", may: "lactose pistachio" },
  { id: "blanquet-de-peru", name: "Blanquet de peru light", en: "Light turkey blanquet", source: "ibge:8105501", per100g: [124, 15, 7.1, 3.6, 0, 854], portions: "*fatia 15; porção 30", contains: "poultry cured_meat ultra_processed", may: "soy milk" },
  { id: "salame-light", name: "Salame light", en: "Light salami", source: "ibge:8105401", per100g: [145, 14.7, 0.5, 8.9, 0, 999], portions: "*fatia 10; porção 30", contains: "pork cured_meat ultra_processed", may: "beef soy lactose" },
  { id: "presunto-vegano", name: "Presunto vegano", en: "Plant-based ham", source: "estimate:labels", per100g: [150, 14, 8, 6.5, 2, 750], aliases: "presunto vegetal, mortadela vegana, frios veganos, salame vegano, bacon vegano", portions: "*fatia 15; porção 30", contains: "soy ultra_processed", may: "wheat pea" },
];
