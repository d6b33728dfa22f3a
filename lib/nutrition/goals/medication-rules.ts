import { ruleTable } from "@/lib/nutrition/goals/goal-rules";

/** Medicines of the suggestion list. */
export const MEDICATION_RULES = ruleTable({
  insulin: ["Insulina NPH", "Insulina regular", "Insulina glargina", "Insulina asparte", "Insulina lispro"],
  cancer: ["Tamoxifeno", "Anastrozol", "Letrozol"],
  glucose: [
    "Gliclazida",
    "Glimepirida",
    "Glibenclamida",
    "Dapagliflozina (Forxiga)",
    "Empagliflozina (Jardiance)",
  ],
  lithium: ["Lítio"],
  appetite: [
    "Semaglutida (Ozempic/Wegovy)",
    "Liraglutida (Saxenda/Victoza)",
    "Dulaglutida",
    "Tirzepatida (Mounjaro)",
    "Sibutramina",
    "Naltrexona com bupropiona (Contrave)",
  ],
  none: `Metformina (Glifage); Pioglitazona; Sitagliptina; Vildagliptina; Linagliptina; Orlistate (Xenical); Losartana;
    Valsartana; Olmesartana; Candesartana; Telmisartana; Enalapril; Captopril; Ramipril; Anlodipino; Nifedipino;
    Hidroclorotiazida; Clortalidona; Indapamida; Furosemida; Espironolactona; Atenolol; Propranolol; Metoprolol;
    Carvedilol; Bisoprolol; Clonidina; Sinvastatina; Atorvastatina; Rosuvastatina; Pravastatina; Ezetimiba;
    Ciprofibrato; Fenofibrato; Ácido acetilsalicílico (AAS); Clopidogrel; Varfarina; Rivaroxabana (Xarelto);
    Apixabana; Digoxina; Amiodarona; Levotiroxina (Puran T4); Metimazol; Propiltiouracila; Omeprazol; Pantoprazol;
    Esomeprazol; Lansoprazol; Famotidina; Domperidona; Bromoprida; Ondansetrona; Mesalazina; Lactulose; Simeticona;
    Ácido ursodesoxicólico; Alopurinol; Colchicina; Paracetamol; Dipirona; Ibuprofeno; Naproxeno; Diclofenaco;
    Nimesulida; Ciclobenzaprina; Tramadol; Codeína; Prednisona; Prednisolona; Metotrexato; Hidroxicloroquina;
    Azatioprina; Adalimumabe; Alendronato; Carbonato de cálcio; Fluoxetina; Sertralina; Escitalopram; Citalopram;
    Paroxetina; Venlafaxina; Desvenlafaxina; Duloxetina; Bupropiona; Mirtazapina; Trazodona; Amitriptilina;
    Nortriptilina; Quetiapina; Olanzapina; Risperidona; Aripiprazol; Clonazepam (Rivotril); Alprazolam; Diazepam;
    Zolpidem; Melatonina; Topiramato; Lamotrigina; Carbamazepina; Ácido valproico; Gabapentina; Pregabalina;
    Metilfenidato (Ritalina); Lisdexanfetamina (Venvanse); Sumatriptana; Anticoncepcional oral; DIU hormonal;
    Estradiol; Progesterona; Testosterona; Finasterida; Tansulosina; Sildenafila; Loratadina; Desloratadina;
    Cetirizina; Fexofenadina; Montelucaste; Salbutamol; Budesonida; Formoterol; Amoxicilina; Azitromicina;
    Isotretinoína (Roacutan); Doxiciclina; Sulfato ferroso`.split(/;\s+/),
});
