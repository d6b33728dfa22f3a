/** Pieces of patterns over folded text, for what is told and asked of medicine, glucose and blood pressure. */

const NAMES =
  `losartan[a]?|losartana potassica|captopril|enalapril|atenolol|propranolol|anlodipino|amlodipino|anlodipina|nifedipino
  hidroclorotiazida|clonidina|carvedilol|metoprolol|selozok|valsartana|olmesartana|telmisartana|candesartana|furosemida|lasix|espironolactona|aldactone
  aradois|benicar|diovan|micardis|sinvastatina|rosuvastatina|atorvastatina|rosucor|clopidogrel|xarelto|varfarina|marevan|aas
  metformin[a]?|glifage|glibenclamida|daonil|gliclazida|diamicron|glimepirida|amaryl|xigduo|jardiance|forxiga|dapagliflozina|galvus|januvia|trayenta
  insulin[a]?|insulinas|lantus|humalog|novorapid|nph|tresiba|toujeo|basaglar|fiasp|ozempic|wegovy|mounjaro|saxenda|victoza|rybelsus|semaglutida
  omeprazol|pantoprazol|esomeprazol|domperidona|plasil|bromoprida|simeticona|luftal|buscopan|dramin|vonau|imosec|engov|epocler|estomazil|sonrisal
  dipirona|novalgina|paracetamol|tylenol|ibuprofen[o]?|advil|alivium|aspirin[a]?|dorflex|neosaldina|nimesulida|diclofenaco|cataflam|voltaren|torsilax
  amoxicilina|azitromicina|cefalexina|loratadina|desloratadina|allegra|polaramine|prednisona|prednisolona|levotiroxina|puran|euthyrox|synthroid
  fluoxetina|sertralina|escitalopram|citalopram|venlafaxina|bupropiona|quetiapina|rivotril|clonazepam|zolpidem|alprazolam|diazepam|ritalina|venvanse|melatonina
  alopurinol|colchicina|sulfato ferroso|acido folico|noripurum|roacutan|finasterida|sibutramina|orlistat`
    .split(/[\s]*\n[\s]*/)
    .join("|");

/** A medicine by its name or kind; what is swallowed as food from a capsule is none. */
export const MEDICINE = `(?:${NAMES}|remedi(?:o|os|nho|nhos|ozinho)|medicament(?:o|os)|medicac(?:ao|oes)|(?:comprimid|conprimid|comprimidinh)(?:o|os)(?! de (?:adocante|stevia|sucralose|proteina|creatina|espirulina|spirulina|levedura|lactase|omega|colageno|leite))|pilulas?(?! de (?:omega|colageno))|antibioticos?|anticoncepciona(?:l|is)|antidepressivos?|antialergicos?|anti[ -]?inflamatorios?|analgesicos?|diureticos?|corticoides?|ansioliticos?|colirio|xaropes?(?= $| (?:para|pra|d[aeo]) (?:(?:a|o) )?(?:tosse|gripe|garganta|guaco))|meds|medicines?|medication|pills?|tablets?|painkillers?)`;

/** What medicines are taken for. */
export const TAKEN_FOR =
  "(?:pressao|diabet\\S*|acucar|glicose|colesterol|coracao|tireoide|tiroide|sangue|dor|dormir|ansiedade|cabeca|alergia|gripe|tosse|estomago|azia|osteoporose|ossos?|nervos?|labirintite|rins|rim|manha|noite)";

export const GLUCOSE =
  "(?:glicose|glicemia|glicemias|glicosimetro|glucose|dextro|hgt|acucar (?:no|do) sangue|blood sugar)";
/** Of the body; what cooks in the pot is another. */
export const PRESSURE = "(?<!panela de |panela |na |de )(?:pressao(?: arterial)?|blood pressure|bp)";
/** "13 por 8", "12x7", "doze por oito", "130/80" */
export const PRESSURE_FIGURE =
  "(?:\\d{1,3}(?:[.,]\\d)? ?(?:por|x|/|over) ?\\d{1,3}(?:[.,]\\d)?|(?:dez|onze|doze|treze|quatorze|catorze|quinze) por (?:seis|sete|oito|nove|dez))";

/** By their names and by what people call them; a blow to the head or a day without them is no small thing. */
export const BLOOD_THINNERS =
  "(?:varfarina|marevan|coumadin|warfarin|xarelto|rivaroxabana|eliquis|apixabana|pradaxa|dabigatrana|anticoagulantes?)";

/** What stands before a name of what is measured in the body. */
export const BEFORE_BODY =
  "(?:(?:a|o|na|no|da|do|minha|meu|sua|seu|nivel|taxa|tanto|muito|my|the|your|of) )*";
/** What of the body food may move, with the words before it. */
export const LINE_BODY = `${BEFORE_BODY}(?:glicose|glicemia|acucar|diabet\\S+|insulina|pressao(?: alta)?|hipertens\\S+|blood sugar|blood pressure|glucose)`;
