import type { Row } from "@/lib/nutrition/foods/rows/row";

/** Eggs and omelettes. */
// biome-ignore format: one food per row
export const EGGS: readonly Row[] = [
  { id: "ovo-cozido", name: "Ovo cozido", en: "Boiled egg", source: "taco:488", per100g: [146, 13.3, 0.6, 9.5, 0, 146], aliases: "ovo, ovo de galinha, ovo duro, ovo cozido inteiro, ovo inteiro, ovo caipira, ovo caipira cozido, ovo de granja, ovo orgânico", portions: "*unidade 40/45/55; metade 23; fatia 8", contains: "egg" },
  { id: "ovo-de-gema-mole", name: "Ovo de gema mole", en: "Soft-boiled egg", source: "taco:488", per100g: [146, 13.3, 0.6, 9.5, 0, 146], aliases: "ovo mole, ovo quente, ovo pochê, ovo com gema mole, ovo frito com gema mole, ovo cozido mole, ovo perfeito", portions: "*unidade 40/45/55", contains: "egg raw_egg" },
  { id: "ovo-frito", name: "Ovo frito", en: "Fried egg", source: "taco:490", per100g: [240, 15.6, 1.2, 18.6, 0, 166], aliases: "ovo estrelado, ovo na frigideira, ovo caipira frito, ovo frito caipira, ovo de galinha frito, ovo de granja frito, ovo caipira estrelado, ovo frito na manteiga, ovo frito no azeite, ovo no óleo, ovo feito no óleo, ovo estalado, zoião", portions: "*unidade 45/50/60", contains: "egg", may: "lactose" },
  { id: "ovo-mexido", name: "Ovo mexido", en: "Scrambled eggs", aliases: "ovo mexido na manteiga, mexido de ovo, mexidinho de ovo", portions: "*unidade 45/50/60; colher de sopa 25; porção 100" },
  { id: "ovo-mexido-com-queijo", name: "Ovo mexido com queijo", en: "Scrambled eggs with cheese", portions: "*unidade 65; porção 130; colher de sopa 25" },
  { id: "ovo-cru", name: "Ovo cru", en: "Raw egg", source: "taco:489", per100g: [143, 13, 1.6, 8.9, 0, 168], aliases: "ovo inteiro cru", portions: "*unidade 40/45/55", contains: "egg" },
  { id: "clara-de-ovo", name: "Clara de ovo cozida", en: "Boiled egg white", source: "taco:486", per100g: [59, 13.4, 0, 0.1, 0, 181], aliases: "ovo sem gema, ovo cozido sem gema, clara, clara de ovo, clara cozida", portions: "*unidade 30; colher de sopa 15", contains: "egg" },
  { id: "gema-de-ovo", name: "Gema de ovo cozida", en: "Boiled egg yolk", source: "taco:487", per100g: [353, 15.9, 1.6, 30.8, 0, 45], aliases: "gema, gema de ovo", portions: "*unidade 17", contains: "egg" },
  { id: "omelete", name: "Omelete simples", en: "Plain omelette", source: "ibge:8506501", per100g: [242, 11, 1, 21.3, 0, 357], aliases: "omelete, omelete de ovos, fritada", portions: "*unidade 65/110/165; pedaço 60; porção 110; fatia 55", contains: "egg" },
  { id: "omelete-de-queijo", name: "Omelete de queijo", en: "Cheese omelette", source: "taco:484", per100g: [268, 15.6, 0.4, 22, 0, 216], aliases: "omelete com queijo", portions: "*unidade 65/110/165; pedaço 25; porção 110; fatia 55", contains: "egg lactose" },
  { id: "omelete-com-presunto-e-queijo", name: "Omelete de presunto e queijo", en: "Ham and cheese omelette", aliases: "omelete com presunto e queijo, omelete recheado, omelete de queijo e presunto", portions: "*unidade 150; porção 150" },
  { id: "omelete-de-legumes", name: "Omelete com legumes", en: "Vegetable omelette", aliases: "omelete de legumes, omelete com tomate, omelete de espinafre, omelete com espinafre, frittata, egg foo young, omelete chinês", portions: "*unidade 140; porção 140" },
  { id: "omelete-de-claras", name: "Omelete de claras", en: "Egg white omelette", aliases: "clara mexida", portions: "*unidade 100; porção 100; ovo 33" },
  { id: "ovo-de-codorna", name: "Ovo de codorna", en: "Quail egg", source: "ibge:7803501-2", per100g: [155, 12.6, 1.1, 10.6, 0, 124], aliases: "ovinho de codorna, ovo de codorna cozido", portions: "unidade 10; *porção 40; bandeja 300", contains: "egg" },
  { id: "gemada", name: "Gemada", en: "Egg nog", source: "ibge:8507701", per100g: [135, 3.8, 13.5, 7.5, 0, 54], aliases: "eggnog, egg nog", portions: "*copo 200; colher de sopa 20", contains: "egg lactose added_sugar" },
  { id: "ovo-com-bacon", name: "Ovos com bacon", en: "Eggs and bacon", aliases: "bacon com ovos, ovo frito com bacon", portions: "*porção 120; unidade 60" },
  { id: "ovo-mexido-com-bacon", name: "Ovos mexidos com bacon", en: "Scrambled eggs with bacon", aliases: "ovo mexido com presunto, ovo mexido com linguiça, ovo mexido com salsicha", portions: "*porção 120; unidade 60", may: "ham linguica hot_dog" },
  { id: "ovo-cozido-em-conserva", name: "Ovo colorido de boteco", en: "Pickled egg", aliases: "ovo rosa, ovo de boteco, ovo em conserva", portions: "*unidade 45", contains: "colouring" },
  { id: "ovo-recheado", name: "Ovo recheado", en: "Devilled egg", aliases: "ovo cozido recheado, ovo com maionese, ovos à la diable, ovos à diable, ovos mimosa, deviled eggs", portions: "*unidade 55; metade 28" },
];
