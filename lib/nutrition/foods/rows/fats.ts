import type { Row } from "@/lib/nutrition/foods/rows/row";

/** Oils, butter and margarine. */
// biome-ignore format: one food per row
export const FATS: readonly Row[] = [
  { id: "azeite", name: "Azeite de oliva", en: "Olive oil", source: "taco:260", per100g: [884, 0, 0, 100, 0, 0], aliases: "azeite, azeite extravirgem, azeite extra virgem, óleo de oliva", portions: "*colher de sopa 12; colher de chá 4; colher de sobremesa 8; fio 5; porção 12", gramsPerMl: 0.91 },
  { id: "oleo-de-soja", name: "Óleo de soja", en: "Soybean oil", source: "taco:272", per100g: [884, 0, 0, 100, 0, 0], aliases: "óleo, óleo vegetal, óleo de cozinha", portions: "*colher de sopa 12; colher de chá 4; colher de sobremesa 8; fio 5", gramsPerMl: 0.92 },
  { id: "oleo-de-girassol", name: "Óleo de girassol", en: "Sunflower oil", source: "taco:269", per100g: [884, 0, 0, 100, 0, 0], aliases: "óleo de milho, óleo de canola", portions: "*colher de sopa 12; colher de chá 4; fio 5", gramsPerMl: 0.92 },
  { id: "oleo-de-coco", name: "Óleo de coco", en: "Coconut oil", source: "usda:171412", per100g: [892, 0, 0, 99.1, 0, 0], portions: "*colher de sopa 12; colher de chá 4", gramsPerMl: 0.92 },
  { id: "azeite-de-dende", name: "Azeite de dendê", en: "Palm oil", source: "taco:259", per100g: [884, 0, 0, 100, 0, 0], aliases: "dendê, óleo de dendê", portions: "*colher de sopa 12; colher de chá 4; fio 5", gramsPerMl: 0.91 },
  { id: "manteiga", name: "Manteiga", en: "Butter", source: "taco:261", per100g: [726, 0.4, 0.1, 82.4, 0, 579], aliases: "manteiga com sal", portions: "*porção 10; colher de sopa 14; colher de chá 5; ponta de faca 5; colher de café 2.5; colher de sobremesa 9", contains: "lactose" },
  { id: "manteiga-sem-sal", name: "Manteiga sem sal", en: "Unsalted butter", source: "taco:262", per100g: [758, 0.4, 0, 86, 0, 4], portions: "*porção 10; colher de sopa 14; colher de chá 5; ponta de faca 5", contains: "lactose" },
  { id: "manteiga-de-garrafa", name: "Manteiga de garrafa", en: "Clarified butter", source: "usda:173412", per100g: [876, 0.3, 0, 99.5, 0, 2], aliases: "ghee, manteiga ghee, manteiga da terra", portions: "*colher de sopa 15; colher de chá 5; fio 5", contains: "milk", note: "The IBGE has ordinary butter here; by MAPA's IN 30/2001 at least 98.5 % of it is fat." },
  { id: "margarina", name: "Margarina", en: "Margarine", source: "taco:265", per100g: [594, 0, 0, 67.2, 0, 561], aliases: "qualy, becel, margarina com sal", portions: "*porção 10; colher de sopa 14; colher de chá 5; ponta de faca 5; colher de café 2.5; colher de sobremesa 9", contains: "soy margarine ultra_processed", may: "lactose colouring palm_oil" },
  { id: "margarina-light", name: "Margarina light", en: "Light margarine", source: "ibge:7904201", per100g: [254, 0.1, 0.3, 28.5, 0, 501], aliases: "creme vegetal", portions: "*porção 10; colher de sopa 14; colher de chá 5; ponta de faca 5", contains: "margarine ultra_processed", may: "lactose soy palm_oil" },
  { id: "banha", name: "Banha de porco", en: "Lard", source: "ibge:8401801", per100g: [902, 0, 0, 100, 0, 0], aliases: "banha", portions: "*colher de sopa 15; colher de chá 5", contains: "pork" },
  { id: "oleo-de-amendoim", name: "Óleo de amendoim", en: "Peanut oil", source: "estimate:labels", per100g: [884, 0, 0, 100, 0, 0], portions: "*colher de sopa 8; fio 5", contains: "peanut" },
  { id: "oleo-de-gergelim", name: "Óleo de gergelim", en: "Sesame oil", source: "estimate:labels", per100g: [884, 0, 0, 100, 0, 0], aliases: "óleo de gergelim torrado, azeite de gergelim", portions: "*colher de chá 4; colher de sopa 8; fio 5", contains: "sesame" },
  { id: "margarina-vegana", name: "Margarina vegana", en: "Vegan margarine", source: "estimate:labels", per100g: [540, 0, 0, 60, 0, 450], aliases: "manteiga vegana, manteiga vegetal, margarina sem leite", portions: "*colher de sopa 12; ponta de faca 5", contains: "margarine", may: "soy" },
  { id: "lecitina-de-soja", name: "Lecitina de soja", en: "Soy lecithin", source: "estimate:labels", per100g: [763, 0, 0, 100, 0, 0], aliases: "lecitina", portions: "*colher de chá 3; unidade 1", contains: "soy", note: "A phosphatide: less energy than its fat would have." },
];
