import type { Row } from "@/lib/nutrition/foods/rows/row";

/** Nuts, seeds and their pastes. */
// biome-ignore format: one food per row
export const NUTS: readonly Row[] = [
  { id: "amendoim", name: "Amendoim torrado", en: "Roasted peanuts", source: "taco:558", per100g: [606, 22.5, 18.7, 54, 7.8, 376], aliases: "amendoim, amendoim torrado salgado, amendoim salgado, amendoim sem pele", portions: "*punhado 30; colher de sopa 17; unidade 0.8; pacote 50; xícara 140", contains: "peanut" },
  { id: "amendoim-cozido", name: "Amendoim cozido", en: "Boiled peanuts", source: "ibge:6903304", per100g: [318, 13.5, 21.3, 22, 8.8, 751], portions: "*punhado 30; xícara 100; colher de sopa 17", contains: "peanut" },
  { id: "amendoim-japones", name: "Amendoim japonês", en: "Crunchy coated peanuts", aliases: "amendoim crocante, ovinho de amendoim, mendorato", portions: "*punhado 30; colher de sopa 17; pacote 50", contains: "soy" },
  { id: "pasta-de-amendoim", name: "Pasta de amendoim", en: "Peanut butter", source: "ibge:6901203", per100g: [588, 25.1, 19.6, 50.4, 6, 459], aliases: "manteiga de amendoim, pasta de amendoim integral, creme de amendoim, amendocrem", portions: "*colher de sopa 15; colher de chá 5; colher de sobremesa 10", contains: "peanut" },
  { id: "castanha-de-caju", name: "Castanha de caju", en: "Cashew nuts", source: "taco:588", per100g: [570, 18.5, 29.1, 46.3, 3.7, 125], aliases: "castanha, xerém de castanha", portions: "unidade 2.5; *punhado 30; porção 30; colher de sopa 15", contains: "nuts" },
  { id: "castanha-do-para", name: "Castanha-do-pará", en: "Brazil nuts", source: "taco:589", per100g: [643, 14.5, 15.1, 63.5, 7.9, 1], aliases: "castanha-do-brasil, castanha de sapucaia, sapucaia", portions: "*unidade 4; punhado 30; porção 12", contains: "nuts" },
  { id: "nozes", name: "Nozes", en: "Walnuts", source: "taco:597", per100g: [620, 14, 18.4, 59.4, 7.2, 5], portions: "unidade 5; *punhado 30; porção 30; colher de sopa 8", contains: "nuts" },
  { id: "noz-peca", name: "Noz-pecã", en: "Pecans", source: "usda:170182", per100g: [691, 9.2, 13.9, 72, 9.6, 0], portions: "*unidade 5; punhado 30; porção 30", contains: "nuts" },
  { id: "amendoas", name: "Amêndoas", en: "Almonds", source: "ibge:6600501", per100g: [578, 21.3, 19.7, 50.6, 11.8, 1], aliases: "farinha de amêndoas, amêndoa crua, amêndoa torrada", portions: "unidade 1.2; *punhado 30; porção 30; colher de sopa 15", contains: "nuts" },
  { id: "avela", name: "Avelã", en: "Hazelnuts", source: "ibge:6600601", per100g: [628, 15, 16.7, 60.8, 9.7, 0], portions: "unidade 1.2; *punhado 30; porção 30", contains: "nuts" },
  { id: "macadamia", name: "Macadâmia", en: "Macadamia nuts", source: "usda:170178", per100g: [718, 7.9, 13.8, 75.8, 8.6, 5], aliases: "noz macadâmia", portions: "unidade 2.5; *punhado 30", contains: "nuts" },
  { id: "pistache", name: "Pistache", en: "Pistachios", source: "ibge:6602201", per100g: [557, 20.6, 28, 44.4, 10.3, 1], portions: "unidade 0.7; *punhado 30; porção 30", contains: "nuts" },
  { id: "castanha-portuguesa", name: "Castanha portuguesa", en: "Chestnuts", source: "ibge:6600301", per100g: [131, 2, 27.8, 1.4, 4.1, 27], aliases: "castanha de natal, castanha cozida", portions: "unidade 10; *porção 50", contains: "nuts" },
  { id: "pinhao", name: "Pinhão cozido", en: "Araucaria nuts, cooked", source: "taco:595", per100g: [174, 3, 43.9, 0.7, 15.6, 1], aliases: "pinhão", portions: "unidade 6; *porção 50; punhado 40" },
  { id: "mix-de-castanhas", name: "Mix de castanhas", en: "Mixed nuts", aliases: "castanhas mistas, mix de nuts, mix de castanhas e frutas secas, nuts, oleaginosas", portions: "*punhado 30; porção 30; colher de sopa 15; pacote 30", may: "macadamia pistachio hazelnut pecan peanut" },
  { id: "pasta-de-amendoas", name: "Pasta de amêndoas", en: "Almond butter", source: "usda:168588", per100g: [614, 21, 18.8, 55.5, 10.3, 7], aliases: "manteiga de amêndoas", portions: "*colher de sopa 15; colher de chá 5", contains: "nuts" },
  { id: "linhaca", name: "Linhaça", en: "Flaxseed", source: "taco:594", per100g: [495, 14.1, 43.3, 32.3, 33.5, 9], aliases: "linhaça dourada, semente de linhaça, farinha de linhaça", portions: "*colher de sopa 10; colher de chá 3; colher de sobremesa 6" },
  { id: "chia", name: "Chia", en: "Chia seeds", source: "usda:170554", per100g: [486, 16.5, 42.1, 30.7, 34.4, 16], aliases: "semente de chia", portions: "*colher de sopa 12; colher de chá 4; colher de sobremesa 8" },
  { id: "gergelim", name: "Gergelim", en: "Sesame seeds", source: "taco:593", per100g: [584, 21.2, 21.6, 50.4, 11.9, 3], aliases: "semente de gergelim, gersal", portions: "*colher de sopa 10; colher de chá 3", contains: "sesame" },
  { id: "semente-de-girassol", name: "Semente de girassol", en: "Sunflower seeds", source: "usda:170562", per100g: [584, 20.8, 20, 51.5, 8.6, 9], aliases: "girassol", portions: "*colher de sopa 12; punhado 30" },
  { id: "semente-de-abobora", name: "Semente de abóbora", en: "Pumpkin seeds", source: "usda:170556", per100g: [559, 30.2, 10.7, 49, 6, 7], portions: "*colher de sopa 12; punhado 30" },
  { id: "tahine", name: "Tahine", en: "Tahini", source: "usda:170189", per100g: [595, 17, 21.2, 53.8, 9.3, 115], aliases: "tahini, pasta de gergelim, molho tahine, molho de tahine", portions: "*colher de sopa 15; colher de chá 5", contains: "sesame" },
  { id: "castanha-de-baru", name: "Castanha de baru", en: "Baru nut", source: "estimate:literature", per100g: [502, 23.9, 15.8, 38.2, 13.4, 3], aliases: "baru, amendoim de baru", portions: "*punhado 30; porção 30", contains: "nuts" },
  { id: "pasta-de-castanha-de-caju", name: "Pasta de castanha-de-caju", en: "Cashew butter", aliases: "pasta de castanha, pasta de caju, manteiga de castanha de caju, creme de castanha de caju, creme de castanha", portions: "*colher de sopa 16; colher de chá 6" },
  { id: "pasta-de-pistache", name: "Pasta de pistache", en: "Pistachio paste", aliases: "creme de pistache, manteiga de pistache", portions: "*colher de sopa 16; colher de chá 6", may: "milk added_sugar" },
  { id: "pinoli", name: "Pinoli", en: "Pine nuts", source: "estimate:labels", per100g: [673, 13.7, 13.1, 68.4, 3.7, 2], aliases: "pinhole, snoubar, pinoles", portions: "*colher de sopa 9; punhado 20", contains: "pine_nut" },
  { id: "bacon-de-coco", name: "Bacon de coco", en: "Coconut bacon", aliases: "lascas de coco temperadas, coco temperado", portions: "*colher de sopa 8; porção 20" },
  { id: "amendoim-cru", name: "Amendoim cru", en: "Peanuts, raw", source: "taco:557", per100g: [544, 27.2, 20.3, 43.9, 8, 0], aliases: "amendoim sem sal, amendoim torrado sem sal", portions: "*punhado 30; colher de sopa 17; xícara 140", contains: "peanut" },
];
