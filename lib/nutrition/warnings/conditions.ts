import { avoiding, muchOf, noRule, type Rule, warningTable } from "@/lib/nutrition/warnings/rule";

const RAW = "raw_fish raw_meat raw_egg";
/** Cured and never cooked: toxoplasma and listeria (NHS, Foods to avoid in pregnancy). */
const CURED_RAW = ["salame", "salame-light", "copa"];
/** Brucella and listeria: Ministério da Saúde, Caderneta da Gestante, 2023. */
const RAW_MILK = ["leite-cru", "queijo-de-leite-cru"];
/**
 * Shark for its mercury, liver for its vitamin A; brie, blue cheese and feta for listeria: FDA, Eat hard cheeses instead of
 * soft cheeses during pregnancy, 1997. Sprouts are raw.
 */
const PREGNANT: Rule = {
  ...avoiding(`alcohol ${RAW} liver caffeine`),
  // Boldo brings on contractions: Anvisa, Formulário de Fitoterápicos, 2nd edition, 2021.
  foods: [
    "cacao-peixe",
    "cacao-cru",
    "cha-de-boldo",
    "queijo-brie",
    "queijo-gorgonzola",
    "queijo-feta",
    "broto-de-alfafa",
    ...CURED_RAW,
    ...RAW_MILK,
  ],
};
/** Nothing sweetened, salty, raw or with honey: Ministério da Saúde, Guia alimentar para crianças menores de 2 anos, 2019. */
const INFANT: Rule = {
  ...avoiding(`honey added_sugar alcohol caffeine sweetener ${RAW}`),
  foods: RAW_MILK,
  much: ["sodium", "sugar"],
};
/** Star fruit poisons who has weak kidneys: Neto et al., Nephrol Dial Transplant 2003;18:120. */
const DIALYSED: Rule = { ...avoiding("star_fruit"), much: ["sodium", "potassium", "phosphorus"] };
/** Not dialysed, they bear little protein (KDOQI 2020: 0.55 to 0.6 g/kg a day, 0.6 to 0.8 with diabetes): a dose of these is half of it. */
const WEAK_KIDNEYS = [
  ...["whey-protein", "whey-isolado", "whey-com-agua", "whey-com-leite", "vitamina-com-whey"],
  ...["caseina", "albumina", "proteina-de-soja", "proteina-vegana", "barra-de-proteina", "pasta-proteica"],
];
/** Milk has 3 g of protein in 100 g, and butter next to none. */
const MILKS = [
  ...["leite-integral", "leite-semidesnatado", "leite-desnatado", "leite-sem-lactose", "leite-de-cabra"],
  ...["leite-com-achocolatado", "leite-fermentado", "leite-com-acucar", "cafe-com-leite", "sorvete"],
];
const INDIVIDUAL = "what somebody bears differs from person to person";

/**
 * Health conditions by the labels of the suggestion list. Sources: Ministério da Saúde, Guia alimentar and protocols;
 * SBD 2024 (diabetes), SBC 2020 (hypertension), KDOQI 2020 (kidneys), ACR 2020 (gout), FEBRASGO (pregnancy).
 */
export const CONDITIONS: Readonly<Record<string, Rule>> = {
  ...warningTable(
    `Doença celíaca: gluten
    Sensibilidade ao glúten: gluten
    Intolerância à lactose: lactose
    Alergia à proteína do leite: milk
    Galactosemia: milk
    Amamentação: alcohol caffeine
    Gastrite: coffee alcohol pepper fried energy_drink
    Úlcera gástrica: coffee alcohol pepper fried energy_drink
    Refluxo gastroesofágico: coffee alcohol pepper fried chocolate carbonated citrus tomato
    Hérnia de hiato: coffee alcohol pepper fried chocolate carbonated citrus tomato
    Má digestão (dispepsia): fried alcohol pepper
    Hemorroidas: pepper
    Hepatite: alcohol
    Arritmia: energy_drink alcohol
    Insônia: caffeine alcohol
    Ansiedade: caffeine
    Apneia do sono: alcohol
    Epilepsia: alcohol
    Transtorno bipolar: alcohol energy_drink
    Depressão: alcohol
    Enxaqueca: alcohol glutamate
    Rosácea: alcohol pepper
    Asma: sulphite
    Hemocromatose: alcohol liver oyster
    HIV: ${RAW}
    Transplante: ${RAW} alcohol
    Câncer em tratamento: ${RAW} alcohol
    Câncer em remissão: alcohol cured_meat
    Balão gástrico: carbonated alcohol
    Alcoolismo em recuperação: alcohol
    Hipertireoidismo: energy_drink`,
    avoiding,
  ),
  ...warningTable(
    `Diabetes tipo 1: sugar
    Diabetes tipo 2: sugar
    Diabetes gestacional: sugar
    Pré-diabetes: sugar
    Resistência à insulina: sugar
    Hipoglicemia reativa: sugar
    Síndrome dos ovários policísticos (SOP): sugar
    Hipertensão (pressão alta): sodium
    Insuficiência cardíaca: sodium
    Retenção de líquidos: sodium
    Colesterol alto: saturated_fat trans_fat
    Aterosclerose: saturated_fat trans_fat
    Doença cardíaca: sodium saturated_fat trans_fat
    Infarto anterior: sodium saturated_fat trans_fat
    AVC anterior: sodium saturated_fat trans_fat
    Síndrome metabólica: sugar sodium
    Síndrome do intestino irritável: fodmap
    Supercrescimento bacteriano (SIBO): fodmap
    Intolerância à frutose: fructose
    Gota: purine
    Ácido úrico alto: purine
    Pedra nos rins (cálculo renal): sodium oxalate`,
    muchOf,
  ),
  "Gestação (gravidez)": PREGNANT,
  "Triglicérides altos": { much: ["sugar"], avoid: ["alcohol"] },
  "Gordura no fígado (esteatose)": { much: ["sugar"], avoid: ["alcohol"] },
  Cirrose: { avoid: ["alcohol", "raw_fish", "oyster"], much: ["sodium"] },
  Pancreatite: { avoid: ["alcohol", "fried"], much: ["saturated_fat"] },
  "Pedra na vesícula (colelitíase)": { avoid: ["fried"], much: ["saturated_fat"] },
  "Sem vesícula": { avoid: ["fried"], much: ["saturated_fat"] },
  "Doença renal crônica": { ...DIALYSED, foods: WEAK_KIDNEYS },
  Hemodiálise: DIALYSED,
  // Alfalfa's canavanine can set off lupus: Roberts and Hayashi, N Engl J Med 1983;308:1361.
  Lúpus: { foods: ["broto-de-alfafa"] },
  // Of the sweeteners aspartame alone has phenylalanine in it; the rest is the red group of the guide for phenylketonuria.
  Fenilcetonúria: {
    ...avoiding(
      "aspartame beans lentil chickpea pea soy nuts peanut egg fish shellfish meat wheat barley rye oats chocolate cheese yogurt condensed_milk cream",
    ),
    ...{ much: ["protein"], foods: MILKS },
  },
  "Cirurgia bariátrica": { avoid: ["carbonated", "alcohol"], much: ["sugar"] },
  ...noRule(
    "a word about foods can do harm here",
    "Compulsão alimentar, Bulimia, Anorexia, Transtorno alimentar em recuperação, Seletividade alimentar",
  ),
  ...noRule(
    "about the whole of what is eaten, not about a food",
    "Obesidade, Sobrepeso, Baixo peso, Desnutrição, Sarcopenia, Lipedema, Fibrose cística",
  ),
  ...noRule("how soft or thick a meal is, no catalogue knows", "Disfagia"),
  ...noRule(
    INDIVIDUAL,
    `H. pylori, Doença de Crohn, Retocolite ulcerativa, Prisão de ventre (constipação), Diarreia crônica, Diverticulite, Esofagite eosinofílica,
    Urticária, Dermatite atópica, Acne, Psoríase, Endometriose, Tensão pré-menstrual (TPM), Pós-operatório, Ostomia, Candidíase de repetição,
    Fibromialgia, Autismo, TDAH`,
  ),
  ...noRule(
    "depends on the medicine, which is a doctor's matter",
    "Trombose, Doença de Parkinson, Hipotireoidismo, Tireoidite de Hashimoto",
  ),
  ...noRule(
    "no single food is to be left out for it",
    `Hipotensão (pressão baixa), Varizes, Menopausa, Climatério, Infertilidade, Andropausa, Infecção urinária de repetição, Anemia, Anemia ferropriva,
    Anemia falciforme, Talassemia, Deficiência de vitamina B12, Deficiência de vitamina D, Deficiência de ferro, Osteoporose, Osteopenia,
    Artrose (osteoartrite), Artrite reumatoide, Esclerose múltipla, Espondilite anquilosante, Rinite, Bronquite, DPOC, Doença de Alzheimer,
    Covid longa, Síndrome da fadiga crônica, Síndrome de Down, Lesão na coluna, Mobilidade reduzida, Tabagismo`,
  ),
};

/** Other words for conditions. */
export const OTHER_CONDITIONS: Readonly<Record<string, Rule>> = {
  ...warningTable(
    `celíaco: gluten
    doença celíaca: gluten
    intolerância ao glúten: gluten
    intolerante ao glúten: gluten
    intolerância a glúten: gluten
    intolerante à lactose: lactose
    intolerância ao leite: lactose
    intolerante ao leite: lactose
    intolerante a leite: lactose
    intolerância a leite: lactose
    alergia à proteína do leite de vaca: milk
    alergia ao leite: milk
    aplv: milk
    lactante: alcohol caffeine
    amamentando: alcohol caffeine
    hepático: alcohol
    alcoólatra: alcohol`,
    avoiding,
  ),
  ...warningTable(
    `diabetes: sugar
    diabético: sugar
    dm1: sugar
    dm2: sugar
    glicemia alta: sugar
    açúcar alto no sangue: sugar
    hipertensão: sodium
    hipertenso: sodium
    pressão alta: sodium
    has: sodium
    dislipidemia: saturated_fat trans_fat
    cardíaco: sodium saturated_fat
    intestino irritável: fodmap
    sibo: fodmap
    ácido úrico: purine
    cálculo renal: sodium oxalate
    pedra no rim: sodium oxalate
    sop: sugar`,
    muchOf,
  ),
  // Broad beans break red cells where the enzyme is missing: Cappellini and Fiorelli, Lancet 2008;371:64.
  favismo: { foods: ["fava", "mocofava"] },
  g6pd: { foods: ["fava", "mocofava"] },
  // Read only where it is nobody's parent: OF_PARENT in read-avoided.ts.
  ...Object.fromEntries(["bebê", "neném", "nenê", "lactente", "recém nascido"].map((word) => [word, INFANT])),
  grávida: PREGNANT,
  gestante: PREGNANT,
  gravidez: PREGNANT,
  refluxo: avoiding("coffee alcohol pepper fried chocolate carbonated citrus tomato"),
  triglicerídeos: { much: ["sugar"], avoid: ["alcohol"] },
  esteatose: { much: ["sugar"], avoid: ["alcohol"] },
  "insuficiência renal": { ...DIALYSED, foods: WEAK_KIDNEYS },
  "doença renal": { ...DIALYSED, foods: WEAK_KIDNEYS },
  "renal crônico": { ...DIALYSED, foods: WEAK_KIDNEYS },
  diálise: DIALYSED,
  bariátrica: { avoid: ["carbonated", "alcohol"], much: ["sugar"] },
};
