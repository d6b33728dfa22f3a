import type { Row } from "@/lib/nutrition/foods/rows/row";

/** Dishes of other kitchens that are eaten here, and what restaurants serve beside them. */
// biome-ignore format: one food per row
export const WORLD_DISHES: readonly Row[] = [
  { id: "arroz-com-brocolis", name: "Arroz com brócolis", en: "Rice with broccoli", aliases: "arroz brócolis, arroz de brócolis, arroz com brócolis e alho", portions: "*porção 150; colher de sopa 25; colher de servir 45; escumadeira 85" },
  { id: "arroz-de-forno", name: "Arroz de forno", en: "Oven-baked rice with cheese", aliases: "arroz ao forno, arroz gratinado, arroz de forno com queijo", portions: "*porção 200; colher de servir 60; prato 300", may: "egg poultry" },
  { id: "arroz-chines", name: "Arroz chop suey", en: "Fried rice with egg", aliases: "yakimeshi, arroz frito, arroz chinês, arroz frito com ovo, arroz colorido, gohan frito", portions: "*porção 200; colher de servir 50; prato 300", contains: "fried", may: "shrimp sesame" },
  { id: "arroz-marroquino", name: "Arroz com amêndoas", en: "Rice with almonds", aliases: "arroz marroquino, arroz com castanhas, arroz com nozes, arroz com passas, arroz natalino", portions: "*porção 150; colher de sopa 25; colher de servir 45", may: "walnut cashew brazil_nut butter" },
  { id: "batata-gratinada", name: "Batata gratinada", en: "Potato gratin", aliases: "gratin de batata, batata ao forno com queijo, batata com creme de leite", portions: "*porção 150; colher de servir 60" },
  { id: "salada-de-quinoa", name: "Salada de quinoa", en: "Quinoa salad", aliases: "tabule de quinoa, quinoa com legumes", portions: "*porção 150; colher de servir 45; prato 250" },
  { id: "bowl-de-frango", name: "Bowl de frango", en: "Chicken bowl", aliases: "bowl fit, bowl saudável, bowl com frango, buddha bowl", portions: "*tigela 350; porção 350", may: "sesame soy_sauce" },
  { id: "moussaka", name: "Moussaka", en: "Moussaka", aliases: "mussaca, musaca, moussaka grega", portions: "*porção 250; pedaço 250", may: "lamb egg" },
  { id: "tortilha-espanhola", name: "Tortilha espanhola", en: "Spanish potato omelette", aliases: "tortilla espanhola, tortilla de batata, tortilha de batata, omelete de batata, omelete espanhola", portions: "*fatia 120; pedaço 120; porção 170" },
  { id: "gaspacho", name: "Gaspacho", en: "Gazpacho", aliases: "gazpacho, sopa fria de tomate", portions: "*tigela 250; copo 200; prato 300" },
  { id: "croque-monsieur", name: "Croque-monsieur", en: "Croque monsieur", aliases: "croque madame, croque", portions: "*unidade 160", may: "egg" },
  { id: "fondue-de-queijo", name: "Fondue de queijo", en: "Cheese fondue", aliases: "fondue, fondue salgado", portions: "*porção 150; colher de sopa 20", note: "Cheese and wine only: the bread is counted by itself." },
  { id: "raclete", name: "Raclete", en: "Raclette", aliases: "raclette, raclete de queijo", portions: "*porção 230; prato 300" },
  { id: "peixe-com-fritas", name: "Peixe com fritas", en: "Fish and chips", aliases: "fish and chips, peixe empanado com fritas", portions: "*porção 300; prato 300", contains: "fried" },
  { id: "ovos-beneditinos", name: "Ovos beneditinos", en: "Eggs Benedict", aliases: "eggs benedict, ovos benedict", portions: "*porção 220; unidade 110", may: "pork salmon" },
  { id: "creme-de-milho", name: "Creme de milho", en: "Creamed corn", source: "ibge:6500804", per100g: [78, 2.4, 10.5, 3.1, 0.2, 319], aliases: "creme de milho verde", portions: "*colher de servir 50; porção 100; colher de sopa 25", contains: "corn lactose", may: "wheat butter" },
  { id: "creme-de-espinafre", name: "Creme de espinafre", en: "Creamed spinach", aliases: "espinafre ao creme, espinafre com molho branco", portions: "*colher de servir 50; porção 100; colher de sopa 25" },
  { id: "bisque", name: "Bisque", en: "Shrimp bisque", aliases: "bisque de camarão, bisque de lagosta, creme de camarão, sopa de camarão", portions: "*prato 300; tigela 250; copo 200", may: "lobster alcohol" },
  { id: "consome", name: "Consomê", en: "Consommé", aliases: "consommé, caldo coado", portions: "*xícara 200; prato 300", may: "beef poultry celery soy" },
  { id: "cassoulet", name: "Cassoulet", en: "White bean stew with meats", aliases: "cassulê, feijoada branca, feijão branco com carnes", portions: "*porção 250; prato 350; concha 140" },
  { id: "baba-ganoush", name: "Babaganuche", en: "Baba ghanoush", aliases: "baba ganoush, babaganoush, pasta de berinjela, baba ghanoush", portions: "*colher de sopa 25; porção 60" },
  { id: "pad-thai", name: "Pad thai", en: "Pad thai", aliases: "padthai, macarrão tailandês", portions: "*porção 300; prato 350", contains: "fried", may: "fish poultry" },
  { id: "seitan", name: "Seitan", en: "Seitan", source: "estimate:labels", per100g: [141, 25, 7, 1.2, 0.6, 350], aliases: "carne de glúten, glúten de trigo, bife de seitan", portions: "*porção 85; bife 100", contains: "wheat soy" },
  { id: "carne-de-fumeiro", name: "Carne de fumeiro", en: "Smoked pork of Maragogipe", aliases: "fumeiro, carne de fumeiro baiana, carne defumada", portions: "*porção 100; fatia 30", contains: "cured_meat" },
  { id: "focaccia", name: "Focaccia", en: "Focaccia", aliases: "focácia, focaccia de alecrim, foccacia", portions: "*fatia 50; pedaço 70; unidade 120" },
  { id: "bagel", name: "Bagel", en: "Bagel", aliases: "beigel, rosca de pão", portions: "*unidade 95; metade 48", may: "sesame egg" },
  { id: "tortilha-de-milho", name: "Tortilha de milho", en: "Corn tortilla", aliases: "tortilla de milho, tortilha mexicana, massa de taco", portions: "*unidade 26" },
];
