import { avoiding, muchOf, noRule, type Rule, warningTable } from "@/lib/nutrition/warnings/rule";

/** Bitter oranges do what grapefruit does: Malhotra et al., Clin Pharmacol Ther 2001;69:14. */
const GRAPEFRUIT: Rule = { ...avoiding("grapefruit"), foods: ["laranja-da-terra"] };
const GRAPEFRUIT_AND_ALCOHOL: Rule = { ...avoiding("grapefruit alcohol"), foods: ["laranja-da-terra"] };
/**
 * Soy binds it, so that it is kept apart from the dose: FDA's label of levothyroxine, food interactions. Coffee does so for less than an
 * hour (Benvenga et al., Thyroid 2008;18:293) and is had every day: that is the hour of the dose, which no cup of it can tell.
 */
const LEVOTHYROXINE: Rule = {
  foods:
    `leite-de-soja leite-de-soja-em-po leite-de-soja-light suco-de-soja soja-cozida farinha-de-soja carne-de-soja tofu tempeh edamame
  natto proteina-de-soja formula-de-soja`.split(/\s+/),
};
/**
 * Vitamin A adds to what these do (Micromedex, acitretin and isotretinoin), and liver has most of it (NIH, LiverTox, Vitamin A). Alcohol
 * turns acitretin into etretinate and adds to the triglycerides that isotretinoin raises (labels of Soriatane and Accutane).
 */
const RETINOID: Rule = avoiding("alcohol liver");
/**
 * Salt and caffeine are to stay as they are from day to day, so that no single food is to be left out; teas that drive water out raise it:
 * Pyevich and Bogenschutz, Herbal diuretics and lithium toxicity, Am J Psychiatry 2001;158:1329.
 */
const LITHIUM: Rule = { foods: ["cha-de-cavalinha"] };
const WARFARIN: Rule = { ...muchOf("vitamin_k"), ...avoiding("alcohol") };
const MAO_INHIBITOR: Rule = { ...muchOf("tyramine"), ...avoiding("alcohol") };
/**
 * Salt made of potassium is what these must not meet (J R Soc Med 2004, a cardiac arrest after LoSalt; labels of losartan and enalapril);
 * fruit, beans and coconut water, a glass of which has what a banana has, are no reason while the kidneys work; who has weak ones tells so.
 */
const POTASSIUM_SALT: Rule = { foods: ["sal-light"] };

/**
 * Medicines by the labels of the suggestion list: what of food changes their effect, or is changed by them. Grapefruit:
 * Bailey et al., CMAJ 2013;185:309, Lee et al., Am J Med 2016;129:26. The others: FDA and National Consumers League,
 * Food-Drug Interactions; package leaflets (Anvisa). When to take one is left to who prescribed it. Painkillers beside alcohol:
 * FDA's alcohol warning, 21 CFR 201.326 (the stomach bleeds, paracetamol harms the liver). Alprazolam is not raised by grapefruit, amlodipine little (Australian Prescriber's table), but its leaflet advises against it.
 */
export const MEDICINES: Readonly<Record<string, Rule>> = {
  ...warningTable(
    `Metformina (Glifage): alcohol
    Gliclazida: alcohol
    Glimepirida: alcohol
    Glibenclamida: alcohol
    Insulina NPH: alcohol
    Insulina regular: alcohol
    Insulina glargina: alcohol
    Insulina asparte: alcohol
    Insulina lispro: alcohol
    Orlistate (Xenical): fried
    Naltrexona com bupropiona (Contrave): alcohol
    Clonidina: alcohol
    Paracetamol: alcohol
    Ciclobenzaprina: alcohol
    Tramadol: alcohol
    Codeína: alcohol
    Metotrexato: alcohol
    Fluoxetina: alcohol
    Escitalopram: alcohol
    Citalopram: alcohol
    Paroxetina: alcohol
    Venlafaxina: alcohol
    Desvenlafaxina: alcohol
    Duloxetina: alcohol
    Bupropiona: alcohol
    Mirtazapina: alcohol
    Trazodona: alcohol
    Amitriptilina: alcohol
    Nortriptilina: alcohol
    Olanzapina: alcohol
    Risperidona: alcohol
    Aripiprazol: alcohol
    Clonazepam (Rivotril): alcohol
    Zolpidem: alcohol
    Melatonina: alcohol
    Topiramato: alcohol
    Ácido valproico: alcohol
    Gabapentina: alcohol
    Pregabalina: alcohol
    Metilfenidato (Ritalina): alcohol
    Lisdexanfetamina (Venvanse): alcohol
    Cetirizina: alcohol
    Ácido acetilsalicílico (AAS): alcohol
    Ibuprofeno: alcohol
    Naproxeno: alcohol
    Diclofenaco: alcohol
    Nimesulida: alcohol
    Alprazolam: alcohol`,
    avoiding,
  ),
  "Isotretinoína (Roacutan)": RETINOID,
  "Levotiroxina (Puran T4)": LEVOTHYROXINE,
  Varfarina: WARFARIN,
  Espironolactona: muchOf("potassium"),
  ...rulesFor(
    POTASSIUM_SALT,
    "Losartana, Valsartana, Olmesartana, Candesartana, Telmisartana, Enalapril, Captopril, Ramipril",
  ),
  ...rulesFor(
    GRAPEFRUIT,
    `Sinvastatina, Atorvastatina, Nifedipino, Anlodipino, Amiodarona, Colchicina, Domperidona, Sildenafila, Clopidogrel, Rivaroxabana (Xarelto),
    Apixabana, Tansulosina`,
  ),
  ...rulesFor(GRAPEFRUIT_AND_ALCOHOL, "Sertralina, Quetiapina, Carbamazepina, Diazepam"),
  // Orange and apple juice keep it from being taken up, as grapefruit does: Dresser et al., Clin Pharmacol Ther 2002;71:11.
  Fexofenadina: {
    ...avoiding("grapefruit"),
    foods: ["suco-de-laranja", "suco-de-laranja-com-acucar", "suco-de-maca"],
  },
  Lítio: LITHIUM,
  ...noRule(
    "about the hour it is taken, apart from food, coffee, milk or iron, which its leaflet says",
    "Alendronato, Sulfato ferroso, Carbonato de cálcio, Doxiciclina, Azitromicina, Omeprazol, Pantoprazol, Esomeprazol, Lansoprazol",
  ),
  ...noRule(
    "broken down by other ways than those that grapefruit changes",
    "Rosuvastatina, Pravastatina, Ezetimiba, Ciprofibrato, Fenofibrato",
  ),
  ...noRule(
    "no food is known to change what it does",
    `Pioglitazona, Sitagliptina, Vildagliptina, Linagliptina, Dapagliflozina (Forxiga), Empagliflozina (Jardiance), Semaglutida (Ozempic/Wegovy),
    Liraglutida (Saxenda/Victoza), Dulaglutida, Tirzepatida (Mounjaro), Sibutramina, Hidroclorotiazida, Clortalidona, Indapamida, Furosemida,
    Atenolol, Propranolol, Metoprolol, Carvedilol, Bisoprolol, Digoxina, Metimazol, Propiltiouracila, Famotidina, Bromoprida, Ondansetrona, Mesalazina, Lactulose, Simeticona, Ácido ursodesoxicólico,
    Alopurinol, Dipirona, Prednisona, Prednisolona, Hidroxicloroquina, Azatioprina, Adalimumabe,
    Lamotrigina, Sumatriptana, Anticoncepcional oral, DIU hormonal, Estradiol, Progesterona, Testosterona, Finasterida,
    Loratadina, Desloratadina, Montelucaste, Salbutamol, Budesonida, Formoterol, Amoxicilina, Tamoxifeno, Anastrozol, Letrozol`,
  ),
};

/** Other words for medicines, and medicines that the list does not suggest. */
export const OTHER_MEDICINES: Readonly<Record<string, Rule>> = {
  ...rulesFor(WARFARIN, "warfarina, marevan, coumadin, anticoagulante, cumarínico, femprocumona, marcoumar"),
  ...noRule(
    "vitamin K does not change what it does",
    `pradaxa, dabigatrana, edoxabana, heparina, enoxaparina, clexane, anticoagulante dabigatrana, anticoagulante pradaxa,
    anticoagulante edoxabana, anticoagulante enoxaparina, anticoagulante heparina`,
  ),
  ...rulesFor(
    GRAPEFRUIT,
    `estatina, lovastatina, zocor, lipitor, felodipino, nimodipino, verapamil, ciclosporina, tacrolimo, sirolimo, everolimo, dronedarona, buspirona,
    rivaroxabana, xarelto, eliquis, plavix, ticagrelor, brilinta, eplerenona, quinidina, solifenacina, silodosina, eritromicina, quinina,
    pimozida, dasatinibe, erlotinibe, crizotinibe, lapatinibe, nilotinibe, pazopanibe, sunitinibe, vandetanibe, vemurafenibe, maraviroque, rilpivirina,
    primaquina, dextrometorfano, darifenacina, fesoterodina, lercanidipino, ivabradina, cilostazol, tadalafila, vardenafila, citalor, vytorin,
    adalat, norvasc, ancoron, motilium, viagra, cialis, anticoagulante rivaroxabana, anticoagulante xarelto, anticoagulante apixabana, anticoagulante eliquis`,
  ),
  ...rulesFor(
    GRAPEFRUIT_AND_ALCOHOL,
    "zoloft, tegretol, seroquel, midazolam, triazolam, lurasidona, ziprasidona, oxicodona, metadona, fentanila",
  ),
  ...rulesFor(
    MAO_INHIBITOR,
    "imao, inibidor da mao, inibidor da monoaminoxidase, tranilcipromina, parnate, fenelzina, isocarboxazida, moclobemida, aurorix, selegilina, rasagilina, linezolida",
  ),
  ...rulesFor(LEVOTHYROXINE, "puran t4, puran, synthroid, euthyrox, hormônio da tireoide"),
  ...rulesFor(RETINOID, "acitretina, neotigason, roacutan"),
  // It keeps histamine from being broken down as well: scombroid fish makes who takes it ill.
  isoniazida: { much: ["tyramine", "histamine"], avoid: ["alcohol"] },
  ...warningTable(
    `dissulfiram: alcohol
    antietanol: alcohol
    metronidazol: alcohol
    flagyl: alcohol
    tinidazol: alcohol
    antidepressivo: alcohol
    ansiolítico: alcohol
    calmante: alcohol
    rivotril: alcohol
    benzodiazepínico: alcohol
    opioide: alcohol
    morfina: alcohol
    insulina: alcohol
    anti-inflamatório: alcohol
    cetoprofeno: alcohol
    meloxicam: alcohol
    aspirina: alcohol
    aas: alcohol
    tylenol: alcohol
    dorflex: alcohol
    fenobarbital: alcohol
    gardenal: alcohol
    fenitoína: alcohol
    hidantal: alcohol
    primidona: alcohol
    haloperidol: alcohol
    haldol: alcohol
    clorpromazina: alcohol
    levomepromazina: alcohol
    prometazina: alcohol
    fenergan: alcohol
    hidroxizina: alcohol
    dexclorfeniramina: alcohol
    lorazepam: alcohol
    bromazepam: alcohol
    lexotan: alcohol
    eszopiclona: alcohol
    baclofeno: alcohol
    carisoprodol: alcohol
    lexapro: alcohol
    prozac: alcohol
    donaren: alcohol
    wellbutrin: alcohol
    depakote: alcohol
    depakene: alcohol
    lyrica: alcohol
    leflunomida: alcohol
    cetoconazol: alcohol
    griseofulvina: alcohol
    isossorbida: alcohol
    isordil: alcohol
    monocordil: alcohol
    glifage: alcohol
    ciprofloxacino: milk
    norfloxacino: milk
    tetraciclina: milk
    minociclina: milk
    teofilina: caffeine
    aminofilina: caffeine
    clozapina: caffeine alcohol`,
    avoiding,
  ),
  ...rulesFor(
    POTASSIUM_SALT,
    "losartan, lisinopril, ibesartana, irbesartana, perindopril, benazepril, sacubitril, entresto, alisquireno, trimetoprima, bactrim, cozaar, diovan, benicar, micardis, renitec, capoten, naprix",
  ),
  ...rulesFor(muchOf("potassium"), "aldactone, amilorida, triantereno"),
  ...rulesFor(LITHIUM, "carbolitium, carbonato de lítio"),
  ...noRule("about the hour it is taken", "risedronato, ibandronato, noripurum"),
  ...noRule(
    "broken down by other ways",
    "crestor, fluvastatina, pitavastatina, estatina rosuvastatina, estatina pravastatina, estatina crestor",
  ),
};

/** Each of these labels, with commas between them, by the same rule. */
function rulesFor(rule: Rule, labels: string): Record<string, Rule> {
  return Object.fromEntries(labels.split(/,\s*/).map((label) => [label, rule]));
}
