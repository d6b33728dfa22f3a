import type { Row } from "@/lib/nutrition/foods/catalogue/row";

/** Protein powders, bars and meal replacements. */
// biome-ignore format: one food per row
export const SUPPLEMENTS: readonly Row[] = [
  { id: "whey-protein", name: "Whey protein", en: "Whey protein powder", source: "usda:173180", per100g: [352, 78.1, 6.3, 1.6, 3.1, 156], aliases: "whey, whey protein concentrado, whey isolado, proteína em pó, proteína do soro, whey isolate, whey 3w, whey protein isolado, caseína", portions: "*scoop 30; colher de sopa 15; dose 30", tags: ["milk", "lactose"] },
  { id: "whey-com-agua", name: "Whey batido com água", en: "Whey shake with water", aliases: "whey com água, shake de whey, shake de proteína, shake proteico", portions: "*copo 230ml; shake 230ml; @copo", gramsPerMl: 1.02 },
  { id: "whey-com-leite", name: "Whey batido com leite", en: "Whey shake with milk", aliases: "whey com leite, shake de whey com leite", portions: "*copo 240ml; shake 240ml; @copo", gramsPerMl: 1.04 },
  { id: "vitamina-com-whey", name: "Vitamina de banana com whey", en: "Banana and whey shake", aliases: "shake de banana com whey, vitamina de whey, whey com banana", portions: "*copo 300ml; @copo", gramsPerMl: 1.05 },
  { id: "barra-de-proteina", name: "Barra de proteína", en: "Protein bar", aliases: "barrinha de proteína, barra proteica, barrinha proteica, bold, barra de whey, protein bar", portions: "*unidade 45/60/70" },
  { id: "proteina-de-soja", name: "Proteína isolada de soja", en: "Soya protein isolate", source: "usda:174276", per100g: [335, 88.3, 0, 3.4, 0, 1005], aliases: "proteína vegetal, proteína vegana, proteína de ervilha, whey vegano", portions: "*scoop 30; colher de sopa 15", tags: ["soy"] },
  { id: "colageno", name: "Colágeno em pó", en: "Collagen powder", source: "usda:169599", per100g: [335, 85.6, 0, 0.1, 0, 196], aliases: "colágeno, colágeno hidrolisado", portions: "*colher de sopa 10; scoop 10; dose 10", note: "Figures of unflavoured gelatine, which is the same protein." },
  { id: "hipercalorico", name: "Hipercalórico", en: "Mass gainer", aliases: "massa hipercalórica, gainer", portions: "*dose 100; scoop 50" },
  { id: "creatina", name: "Creatina", en: "Creatine", source: "label:creatine-monohydrate", per100g: [0, 0, 0, 0, 0, 0], aliases: "creatina monohidratada", portions: "*dose 3; colher de chá 3; scoop 3" },
  { id: "complemento-alimentar", name: "Complemento alimentar em pó", en: "Meal supplement powder", source: "ibge:6505701", per100g: [369, 24.1, 68, 0.5, 0, 351], aliases: "sustagen, nutren, ensure, complemento alimentar, sustagem", portions: "*colher de sopa 15; scoop 30; dose 30", tags: ["milk", "lactose"] },
  { id: "shake-emagrecedor", name: "Shake substituto de refeição em pó", en: "Meal replacement powder", source: "ibge:6906501", per100g: [336, 19.2, 69.9, 1.9, 7.4, 395], aliases: "herbalife, diet shake, shake herbalife, shake diet", portions: "colher de sopa 13; scoop 26; *dose 26; shake 26", tags: ["milk", "soy"] },
  { id: "levedo-de-cerveja", name: "Levedo de cerveja", en: "Brewer's yeast", source: "ibge:8203401", per100g: [170, 16.2, 28.1, 1.3, 11.5, 3400], aliases: "levedura nutricional, nutritional yeast", portions: "*colher de sopa 8; unidade 0.5" },
  { id: "albumina", name: "Albumina", en: "Egg white powder", aliases: "albumina em pó, clara em pó, proteína do ovo", portions: "*scoop 30; colher de sopa 12; dose 30", note: "Cooked egg white without its water." },
  { id: "omega-3", name: "Óleo de peixe em cápsula", en: "Fish oil capsule", aliases: "ômega 3, cápsula de ômega 3, óleo de peixe, cápsula de óleo de peixe", portions: "*unidade 1", tags: ["fish"], note: "Every oil has these figures." },
];
