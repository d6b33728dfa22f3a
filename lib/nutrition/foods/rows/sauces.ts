import type { Row } from "@/lib/nutrition/foods/rows/row";

/** Sauces, dressings and seasonings. */
// biome-ignore format: one food per row
export const SAUCES: readonly Row[] = [
  { id: "ketchup", name: "Ketchup", en: "Ketchup", source: "ibge:7004802", per100g: [97, 1.7, 25.2, 0.3, 0.3, 1114], aliases: "catchup, catchupe", portions: "*colher de sopa 15; colher de chá 5; sachê 7", contains: "added_sugar ultra_processed" },
  { id: "mostarda", name: "Mostarda", en: "Mustard", source: "ibge:7001501", per100g: [67, 4.4, 5.3, 4, 3.3, 1135], aliases: "molho de mostarda", portions: "*colher de sopa 15; colher de chá 5; sachê 5", contains: "ultra_processed" },
  { id: "maionese", name: "Maionese", en: "Mayonnaise", source: "taco:524", per100g: [302, 0.6, 7.9, 30.5, 0, 787], aliases: "hellmann's, maionese tradicional, molho de alho", portions: "*colher de sopa 25; colher de chá 8; sachê 8; ponta de faca 6", contains: "egg ultra_processed", may: "soy" },
  { id: "maionese-light", name: "Maionese light", en: "Light mayonnaise", source: "ibge:7010401", per100g: [157, 0.6, 18.8, 9.5, 1.2, 877], aliases: "maionese zero", portions: "*colher de sopa 25; colher de chá 8; sachê 8", contains: "egg ultra_processed" },
  { id: "shoyu", name: "Shoyu", en: "Soy sauce", source: "taco:518", per100g: [61, 3.3, 11.6, 0.3, 0, 5024], aliases: "molho de soja, molho shoyu", portions: "*colher de sopa 12; colher de chá 5; sachê 8", contains: "soy wheat ultra_processed", may: "glutamate" },
  { id: "molho-ingles", name: "Molho inglês", en: "Worcestershire sauce", source: "estimate:labels", per100g: [78, 0, 19.5, 0, 0, 980], aliases: "worcestershire", portions: "*colher de sopa 12; colher de chá 5", contains: "ultra_processed", may: "fish soy wheat barley" },
  { id: "vinagre", name: "Vinagre", en: "Vinegar", source: "estimate:labels", per100g: [19, 0, 0.3, 0, 0, 8], aliases: "vinagre de maçã, vinagre de vinho, vinagre branco, vinagre de álcool, vinagre de arroz", portions: "*colher de sopa 10ml; colher de chá 5ml", gramsPerMl: 1.01, note: "Its energy is acetic acid." },
  { id: "vinagre-balsamico", name: "Vinagre balsâmico", en: "Balsamic vinegar", source: "estimate:labels", per100g: [88, 0.5, 17, 0, 0, 23], aliases: "aceto balsâmico, balsâmico, creme balsâmico, redução de balsâmico", portions: "*colher de sopa 12; colher de chá 5", contains: "sulphite", note: "Part of its energy is acetic acid." },
  { id: "molho-de-tomate", name: "Molho de tomate", en: "Tomato sauce", source: "taco:159", per100g: [38, 1.4, 7.7, 0.9, 3.1, 418], aliases: "molho vermelho, molho ao sugo, pomarola, molho de tomate pronto", portions: "*colher de sopa 20; concha 100; xícara 200", may: "added_sugar glutamate" },
  { id: "extrato-de-tomate", name: "Extrato de tomate", en: "Tomato paste", source: "taco:158", per100g: [61, 2.4, 15, 0.2, 2.8, 498], aliases: "massa de tomate, purê de tomate, elefante", portions: "*colher de sopa 20; colher de chá 7" },
  { id: "molho-a-bolonhesa", name: "Molho à bolonhesa", en: "Bolognese sauce", aliases: "molho bolonhesa", portions: "*concha 100; colher de sopa 25; colher de servir 50" },
  { id: "molho-branco", name: "Molho branco", en: "White sauce", aliases: "molho bechamel, bechamel", portions: "*concha 100; colher de sopa 20; colher de servir 45" },
  { id: "molho-quatro-queijos", name: "Molho quatro queijos", en: "Four cheese sauce", aliases: "molho de queijo, molho 4 queijos", portions: "*concha 100; colher de sopa 20", contains: "wheat" },
  { id: "molho-pesto", name: "Pesto", en: "Pesto", aliases: "molho pesto, pesto de manjericão", portions: "*colher de sopa 18; colher de chá 6" },
  { id: "molho-rose", name: "Molho rosé", en: "Pink sauce", aliases: "molho rosado, molho especial", portions: "*colher de sopa 20; colher de chá 7" },
  { id: "molho-tartaro", name: "Molho tártaro", en: "Tartare sauce", portions: "*colher de sopa 20" },
  { id: "molho-barbecue", name: "Molho barbecue", en: "Barbecue sauce", aliases: "barbecue, molho bbq", portions: "*colher de sopa 18; sachê 15", may: "fish" },
  { id: "molho-teriyaki", name: "Molho tarê", en: "Teriyaki sauce", aliases: "teriyaki, tarê, molho teriyaki", portions: "*colher de sopa 18; sachê 10" },
  { id: "molho-de-mostarda-e-mel", name: "Molho de mostarda e mel", en: "Honey mustard", aliases: "mostarda e mel", portions: "*colher de sopa 15; sachê 15" },
  { id: "molho-para-salada", name: "Molho de salada", en: "Salad dressing", aliases: "molho italiano, molho caesar, molho de iogurte, tempero de salada", portions: "*colher de sopa 12; porção 12", may: "egg fish lactose" },
  { id: "vinagrete", name: "Vinagrete", en: "Tomato and onion salsa", source: "ibge:7079202", per100g: [77, 0.7, 3.7, 6.2, 0.9, 1300], aliases: "molho vinagrete, molho à campanha", portions: "*colher de sopa 20; colher de servir 40" },
  { id: "chimichurri", name: "Chimichurri", en: "Chimichurri", aliases: "molho chimichurri, molho argentino", portions: "*colher de sopa 15; porção 15" },
  { id: "guacamole", name: "Guacamole", en: "Guacamole", portions: "*colher de sopa 25; porção 60" },
  { id: "leite-de-coco", name: "Leite de coco", en: "Coconut milk", source: "taco:523", per100g: [166, 1, 2.2, 18.4, 0.7, 44], portions: "*colher de sopa 15; vidro 200; xícara 200", may: "sulphite" },
  { id: "queijo-cheddar-cremoso", name: "Cheddar cremoso", en: "Cheddar sauce", aliases: "molho cheddar, cheddar derretido, molho de cheddar", portions: "*colher de sopa 20; porção 30" },
  { id: "sal", name: "Sal", en: "Salt", source: "taco:517", per100g: [0, 0, 0, 0, 0, 39943], aliases: "sal refinado, sal de cozinha, sal grosso", portions: "*pitada 0.5; colher de chá 5; colher de café 2.5; sachê 1" },
  { id: "caldo-em-tablete", name: "Caldo em tablete", en: "Stock cube", source: "taco:325", per100g: [251, 6.3, 10.6, 20.4, 11.8, 22300], aliases: "caldo knorr, tablete de caldo, caldo de galinha em tablete", portions: "*unidade 9.5; tablete 9.5", contains: "meat soy glutamate ultra_processed", may: "milk wheat", note: "The table measures fibre apart: it exceeds the carbohydrate, which is found by difference." },
  { id: "pimenta-em-po", name: "Pimenta em pó", en: "Ground pepper", source: "ibge:7006101", per100g: [255, 10.9, 64.8, 3.3, 26.5, 44], aliases: "pimenta, pimenta-do-reino, pimenta calabresa", portions: "*pitada 0.3; colher de café 2; colher de chá 3" },
];
