import { fold } from "@/lib/portuguese/text/letters/stems";
import { ALLERGIES_IN_ENGLISH } from "@/lib/profile/suggestions/allergies-english";
import { RESTRICTIONS_IN_ENGLISH } from "@/lib/profile/suggestions/dietary-restrictions-english";
import { CONDITIONS_IN_ENGLISH } from "@/lib/profile/suggestions/health-conditions-english";
import { MEDICATIONS_IN_ENGLISH } from "@/lib/profile/suggestions/medications-english";

/** Other words of what is avoided, of conditions and of ways of eating: "Portuguese: English, English". */
const OTHER_WORDS = `leite: dairy, milk, milks, dairy products, dairy product
  whey: whey
  whey protein: whey protein
  cream cheese: cream cheese
  cream cracker: cream cracker
  milk-shake: milk-shake
  milk shake: milk shake
  milkshake: milkshake
  frozen yogurt: frozen yogurt
  x-egg: x-egg
  caseína: caseinate
  creme de leite: cream
  leite condensado: condensed milk
  ovo: eggs
  clara de ovo: egg whites
  gema de ovo: egg yolks
  trigo: wheat flour
  pão: bread
  massa: pasta
  cerveja: beer
  aveia: oat, oatmeal
  soja: soya, soybean, soybeans, soy milk, soya milk, edamame
  tofu: bean curd
  milho: maize, sweetcorn
  amendoim: peanuts, groundnut, groundnuts, peanut butter
  castanha-de-caju: cashew, cashews, cashew nut, cashew nuts
  castanha-do-pará: brazil nuts
  nozes: nuts, nut, tree nut, tree nuts, walnut, walnuts, mixed nuts
  castanha portuguesa: chestnut, chestnuts
  amêndoas: almond, almonds, almond milk
  avelã: hazelnuts, hazel nut, filbert, filberts
  pistache: pistachios
  macadâmia: macadamias, macadamia nut, macadamia nuts
  pecã: pecans
  pinoli: pine nuts
  gergelim: sesame seed, sesame seeds, tahini
  linhaça: flax, linseed, flax seeds, flaxseeds
  girassol: sunflower, sunflower seeds
  aipo: celeriac
  tremoço: lupine, lupini
  feijão: bean, black beans
  lentilha: lentil, lentils
  grão-de-bico: chickpea, chickpeas, chick peas, garbanzo, garbanzos, hummus
  ervilha: pea, peas, green peas
  leguminosa: pulses
  peixe: fishes, seafood and fish
  bacalhau: codfish
  sardinha: sardines
  sardinha: sardines
  frutos do mar: shellfish, seafood, sea food, prawns and shellfish, shell fish
  camarão: shrimps, prawn, prawns
  caranguejo: crabs
  lagosta: lobsters
  lagostim: crawfish, langoustine, langoustines
  lula: calamari, squids
  mexilhão: mussels
  marisco: clams, cockles
  ostra: oysters
  vieira: scallop, scallops
  moluscos: mollusk, mollusks, mollusc
  crustáceos: crustacean
  carne: meat
  carne de porco: pig, pork meat
  carne de cordeiro: mutton
  frango: poultry
  peru: turkey
  salsicha: hot dog, hot dogs, sausage, sausages
  frios: cold cuts, deli meats, cured meat, cured meats, processed meat, processed meats
  miúdos: offal, organ meats
  gelatina: gelatine
  banana: bananas
  abacate: avocados
  kiwi: kiwis, kiwifruit
  mamão: papayas, pawpaw
  manga: mangoes, mangos
  abacaxi: pineapples
  morango: strawberries
  framboesa: raspberries
  amora: blackberries
  uva: grapes
  pêssego: peaches
  ameixa: plums
  cereja: cherries
  maçã: apples
  pera: pears
  melão: melons
  melancia: watermelons
  laranja: oranges
  limão: lemons, lime, limes
  tangerina: tangerines, mandarin, mandarins
  frutas cítricas: citrus, citrus fruits
  coco: coconuts
  figo: figs
  tomate: tomatoes
  cenoura: carrots
  berinjela: aubergine, aubergines, eggplants
  pimentão: bell peppers
  pepino: cucumbers
  batata: potatoes
  alho: garlics
  cebola: onions
  coentro: coriander, cilantro
  cogumelos: mushroom
  pimenta: pepper, chili, chilli, spicy food, hot pepper
  chá mate: yerba mate
  chá verde: green tea
  álcool: alcohol, alcoholic drinks, booze
  vinho: wine
  refrigerante: sodas, soft drink, soft drinks
  gás: fizzy drinks, sparkling drinks, carbonated drinks
  adoçante: sweetener, sweeteners
  doces: sweets, candy
  sal: salt
  sódio: sodium
  fritura: fried foods
  ultraprocessados: ultra-processed food, ultra-processed foods, processed food, processed foods, junk food
  corantes artificiais: food coloring, food colouring, food dye, food dyes, artificial colours
  sulfitos: sulphites, sulfite, sulphite
  glutamato: msg
  beterraba: beetroot
  açúcar: sugar
  cafeína: caffeine
  doença celíaca: celiac disease, coeliac disease, celiac, coeliac
  doença cardíaca: heart disease
  infarto anterior: heart attack
  insuficiência cardíaca: heart failure
  avc anterior: stroke
  colesterol alto: high cholesterol, cholesterol
  triglicérides altos: high triglycerides, triglycerides
  pressão alta: high blood pressure, hypertension, hypertensive
  diabetes gestacional: gestational diabetes
  pré-diabetes: prediabetes, pre-diabetes, prediabetic
  diabético: diabetic
  açúcar alto no sangue: high blood sugar
  resistência à insulina: insulin resistance
  hipoglicemia reativa: reactive hypoglycemia
  doença renal: kidney disease, chronic kidney disease, ckd, renal disease, bad kidneys, weak kidneys
  insuficiência renal: kidney failure, renal failure
  diálise: dialysis, hemodialysis, haemodialysis
  pedra no rim: kidney stone, kidney stones
  gota: gout
  ácido úrico: uric acid, high uric acid
  gordura no fígado: fatty liver
  úlcera gástrica: stomach ulcer, gastric ulcer, ulcer
  refluxo: reflux, acid reflux, heartburn, gerd
  hérnia de hiato: hiatal hernia
  intestino irritável: irritable bowel, irritable bowel syndrome, ibs
  sem vesícula: no gallbladder, without a gallbladder
  pedra na vesícula (colelitíase): gallstones, gallstone
  intolerante à lactose: lactose intolerant, lactose-intolerant, intolerant to lactose
  intolerância à lactose: lactose intolerance, intolerance to lactose
  intolerância ao glúten: gluten intolerance, gluten intolerant
  intolerância à frutose: fructose intolerance
  alergia à proteína do leite: milk allergy, dairy allergy, allergic to milk, cow's milk allergy
  grávida: pregnant, expecting a baby
  gravidez: pregnancy
  amamentando: breastfeeding, breast-feeding, nursing
  enxaqueca: migraine, migraines
  asma: asthma
  ansiedade: anxiety
  insônia: insomnia
  fenilcetonúria: phenylketonuria, pku
  hemocromatose: hemochromatosis, haemochromatosis
  síndrome dos ovários policísticos (sop): pcos, polycystic ovary syndrome
  cirurgia bariátrica: bariatric surgery, gastric bypass, gastric sleeve
  favismo: favism
  vegano: vegan
  vegetariano: vegetarian
  pescetariano: pescatarian, pescetarian
  muçulmano: muslim
  cetogênica: keto, ketogenic
  anticoagulante: blood thinner, blood thinners, anticoagulant, anticoagulants
  antidepressivo: antidepressant, antidepressants
  anti-inflamatório: anti-inflammatory, nsaid, nsaids
  anticoncepcional oral: birth control, birth control pills, the pill
  estatina: statin, statins
  paracetamol: tylenol
  insulina: insulin
  tetraciclina: tetracycline
  hormônio da tireoide: thyroid hormone, thyroxine
  ibuprofeno: advil, motrin
  metronidazol: metronidazole
  fenelzina: phenelzine
  tranilcipromina: tranylcypromine
  selegilina: selegiline
  imao: mao inhibitor, maoi, maois
  fenitoína: phenytoin, dilantin
  fenobarbital: phenobarbital
  teofilina: theophylline
  isoniazida: isoniazid
  dissulfiram: disulfiram, antabuse
  eritromicina: erythromycin
  ciclosporina: cyclosporine, ciclosporin
  tacrolimo: tacrolimus
  acitretina: acitretin
  aldactone: spironolactone
  carbonato de lítio: lithium carbonate
  ácido acetilsalicílico: acetylsalicylic acid
  toranja: grapefruit`;

/** What is said around them. */
const AROUND = `nenhuma: none, nothing, no allergies, no food allergies, no known allergies, no restrictions, i have no allergies
  nenhuma: i don't have allergies, i don't have any allergies, i am not allergic to anything, i'm not allergic to anything, not that i know of
  nao tenho alergia a: i am not allergic to, i'm not allergic to, im not allergic to, not allergic to, no allergy to, i have no allergy to
  alergia a: i am allergic to, i'm allergic to, im allergic to, allergic to, allergy to, allergies to
  intolerante a: i am intolerant to, i'm intolerant to, intolerant to, sensitive to
  nao posso comer: i cannot eat, i can't eat, i cant eat, cannot eat, can't eat, can't have, i can't have, cannot have, must not eat, cannot tolerate
  nao como: i do not eat, i don't eat, i dont eat, don't eat, do not eat, i never eat, never eat, no longer eat
  nao tenho: i do not have, i don't have, i dont have, no history of
  como: i eat, i still eat
  nao bebo: i do not drink, i don't drink, i dont drink, don't drink, never drink
  nao gosto de: i do not like, i don't like, i dont like, don't like, i hate, i dislike
  evito: i avoid, avoid, avoiding, stay away from, i stay away from
  posso comer: i can eat, can eat, i tolerate, i can have
  gosto de: i like, i love
  meu filho tem alergia a: my son is allergic to, my daughter is allergic to, my husband is allergic to, my wife is allergic to
  eu nao: i am not, i'm not, not me
  nao tomo mais: i no longer take, i stopped taking, stopped taking
  nao tomo: i do not take, i don't take, i dont take
  tomo: i take, i am on, i'm on, taking
  mas: but
  exceto: except, except for, apart from, other than
  sem: without
  alergia: allergy, allergies, allergic
  intolerancia: intolerance, intolerant
  e: and
  ou: or
  grave: severe, severely`;

/** Conditions first: "Anxiety" is one, and no food of that name. */
const CATALOGUES = {
  ...CONDITIONS_IN_ENGLISH,
  ...RESTRICTIONS_IN_ENGLISH,
  ...ALLERGIES_IN_ENGLISH,
  ...MEDICATIONS_IN_ENGLISH,
};
/** English phrases, folded, by what they are in Portuguese; names may go without what stands in brackets. */
const NAMES = new Map<string, string>([
  ...Object.entries(CATALOGUES).flatMap(([label, english]) => [
    pair(english.replace(/ \(.*/, ""), label.replace(/ \(.*/, "")),
    pair(english, label),
  ]),
  ...pairsOf(OTHER_WORDS),
]);
const SAID = new Map<string, string>([...NAMES, ...pairsOf(AROUND)]);
/** Words of Portuguese as well: alone they do not make a text English. */
const OF_BOTH = /^(?:pasta|chili)$/;
const NOTHING = /^(?:none|nothing)$/;
const PHRASES = [...SAID.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
const ALL = new RegExp(`(?<![\\p{L}'])(?:${PHRASES.join("|")})(?![\\p{L}'])`, "gu");

/** A text of Portuguese words, and the words of its writer for what it names by them. */
export type Told = { text: string; named: ReadonlyMap<string, string> };

/**
 * What somebody told of allergies, conditions, medicines and ways of eating in English, in words that our rules know. Only what they
 * name is translated, and how it is denied; null for a text with nothing that is clearly English.
 */
export function inPortuguese(text: string): Told | null {
  const named = new Map<string, string>();
  let isEnglish = false;
  const translated = fold(text)
    .replace(/(\p{L}+)[ -]free\b/gu, "without $1")
    .replace(ALL, (english, at: number, all: string) => {
      // "nothing with milk" is no "nothing".
      if (NOTHING.test(english) && !/^\s*(?:$|[.,;!])/.test(all.slice(at + english.length))) return english;
      const portuguese = SAID.get(english) ?? english;
      if (NAMES.has(english)) named.set(fold(portuguese), english);
      isEnglish ||= isClearly(english, fold(portuguese));
      return portuguese;
    });
  return isEnglish ? { text: translated, named } : null;
}

function isClearly(english: string, portuguese: string): boolean {
  if (NAMES.has(english)) return english !== portuguese && !OF_BOTH.test(english);
  return english.includes(" ") || NOTHING.test(english);
}

function pair(english: string, portuguese: string): [string, string] {
  return [fold(english), portuguese];
}

function pairsOf(lines: string): [string, string][] {
  return lines.split("\n").flatMap((line) => {
    const [portuguese = "", english = ""] = line.trim().split(": ");
    return english.split(", ").map((one) => pair(one, portuguese));
  });
}

function escaped(phrase: string): string {
  return phrase.replace(/[()/.+]/g, "\\$&");
}
