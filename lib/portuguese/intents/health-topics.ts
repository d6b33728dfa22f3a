import { asksOfSupplement, careQuestion, everydayTopic } from "@/lib/portuguese/intents/care-questions";
import type { HealthTopic, Question } from "@/lib/portuguese/meaning/question";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const EMERGENCY =
  / (?:infart\S*|avc|derrame|convuls\S+|desmai\S+|anafila\S+|choque anafilatico|overdose|dor (?:forte )?no peito|aperto no peito|falta de ar|nao consigo respirar|sem conseguir respirar|dificuldade (?:para|de) respirar|(?:garganta|lingua|boca|rosto|labio)s? (?:inch|fech)\S+|inch\S+ a (?:garganta|lingua|boca)|engasg\S+|vomit\S+ (?:com )?sangue|sangue (?:no|nas|na) (?:vomito|fezes|urina)|reacao alergica|me envenenei|tomei (?:veneno|todos os remedios)|perdi a consciencia) /;
/** Signs of an allergic reaction that may close the airways. */
const REACTION =
  / (?:coc(?:eira|ando|ou)|pinic\S+|formig\S+|inch\S+) (?:\S+ ){0,3}(?:garganta|boca|lingua|labios?|rosto|olhos?) |(?:garganta|boca|lingua|labios?|rosto|olhos?) (?:\S+ ){0,2}(?:coc(?:ando|ou)|pinic\S+|formig\S+|inch\S+|fech\S+) /;
const SELF_HARM =
  / (?:suicid\S+|me matar|quero morrer(?! de (?:comer|rir|amor))|queria morrer(?! de)|vontade de morrer|nao quero mais viver|tirar (?:a )?minha vida|acabar com (?:a )?minha vida|me cortar|me machucar|me mutil\S+|nao aguento mais viver|sumir do mundo|desistir da vida) /;
const EATING =
  / (?:bulimi\S+|anorexi\S+|compulsao(?: alimentar)?|compuls(?:iva|ivo)|laxante\S*|diureticos? para emagrecer|(?:forc\S+|provoc\S+|induz\S+) (?:o )?vomito|vomit\S+ (?:depois de (?:comer|almocar|jantar)|para (?:emagrecer|nao engordar)|de proposito|o que comi|tudo que comi)|nao consigo parar de comer|(?:odeio|nojo (?:do|de)|vergonha do) (?:o )?meu corpo|(?:ficar|passar|ficando|quero) (?:\S+ ){0,3}sem comer(?: nada)?(?: (?:por|durante) \S+ dias?| para emagrecer| o dia todo| o dia inteiro)|(?:dois|tres|quatro|cinco|[2-9]) dias sem comer|jejum de (?:[3-9]|\d\d) dias|(?:comer|comendo) (?:so |apenas |no maximo )?(?:[1-7]00|[1-9]\d) (?:calorias|kcal)|me sinto culpad[oa] (?:por|de|quando) (?:ter )?com\S+) /;
const MEDICINE =
  / (?:ozempic|wegovy|mounjaro|saxenda|victoza|rybelsus|semaglutida|tirzepatida|liraglutida|sibutramina|metformina|insulina|orlistat|fluoxetina|anfepramona|termogenic\S+|anaboliz\S+|esteroide\S*|remedio\S*|medicament\S+|antibiotic\S+|anti inflamatorio|anticoncepcional|antidepressiv\S+|corticoide\S*|dipirona|ibuprofeno|diuretic\S+|hormonio\S*|testosterona|chip da beleza|soroterapia|creatina|suplement\S+) /;
const CONDITION =
  / (?:diabet\S+|pre diabet\S+|glicemia|glicose alta|hipertens\S+|pressao (?:alta|baixa)|colesterol|triglicer\S+|gravid\S+|gestante|gestacao|amament\S+|lactante|celiac\S+|doenca celiaca|rins|renal|rim|gastrite|refluxo|ulcera|tireoide|hipotireoid\S+|cancer|anemia|esteatose|gordura no figado|gota|acido urico|sop|endometriose|sindrome do intestino|intestino irritavel|crohn|diverticul\S+|bariatrica|cardiac\S+|problema no coracao|epilep\S+|hernia|fibromialgia|osteoporose|intolerancia a lactose|intolerante a lactose|alergi[ac]\S*) /;
const SYMPTOM =
  / (?:dor (?:de|na|no|nas) (?:barriga|estomago|cabeca|garganta|abdomen|rins|costas)|enjoo|enjoad[oa]|nausea\S*|tontura|tont[oa]|diarreia|azia|queimacao|vomit(?:ei|ando|o)|passando mal|passei mal|mal estar|febre|inchad[oa]|inchaco|gases|prisao de ventre|constipad[oa]|intestino preso|fraqueza|tremedeira|tremendo|palpitacao|coceira|manchas na pele|dor de estomago|queda de cabelo|insonia) /;
const ASKS =
  / (?:posso|pode|podem|devo|deveria|deve|faz (?:mal|bem)|fazem (?:mal|bem)|tem problema|qual (?:a )?(?:dose|quantidade|melhor|dieta)|o que (?:eu )?(?:posso|devo|como|comer|tomar|faco|fazer)|quanto(?:s)? (?:posso|devo)|serve para|ajuda (?:a|no|na)|eh bom|eh ruim|recomenda|indica|(?<!por )causa|engorda|emagrece|cura|trata|como (?:controlar|baixar|tratar|curar|melhorar|saber)|sera que|e normal|eh normal|vale a pena|preciso|melhor) /;

/**
 * Whether a message touches health, and what of it.
 * @param items foods that it names
 * @param log whether it speaks of eating, and whether it tells that something was eaten
 */
export function readHealth(
  phrase: Phrase,
  items: readonly ParsedItem[],
  log: { told: boolean; ate: boolean },
): Question | null {
  const tellsFood = items.length > 0 && log.told;
  const topic = graveTopic(phrase);
  if (topic) return { kind: "health", topic };
  const asked = log.ate ? null : careQuestion(phrase, items);
  if (asked) return asked;
  const everyday = tellsFood && !phrase.asks ? null : everydayTopic(phrase);
  if (everyday) return { kind: "health", topic: everyday };
  const usual = usualTopic(phrase, tellsFood);
  if (!usual) return null;
  // "tenho gota, posso comer fígado?"
  const isOfFood = usual === "condition" && items.length > 0 && !log.ate;
  return { kind: "health", topic: usual, ...(isOfFood && { items: [...items] }) };
}

/** What must not wait, or weighs. */
function graveTopic({ line }: Phrase): HealthTopic | null {
  if (isOfProfile(line)) return null;
  if (SELF_HARM.test(line)) return "self_harm";
  if (EMERGENCY.test(line) || REACTION.test(line)) return "emergency";
  return EATING.test(line) ? "eating_disorder" : null;
}

/** "quais minhas alergias?" asks for the profile. */
function isOfProfile(line: string): boolean {
  return /^ (?:e |me diz |mostra |ver )*(?:quais|qual|que|minhas) (?:\S+ ){0,4}(?:alergias|restricoes|condicoes)(?: \S+){0,4} $/.test(
    line,
  );
}

function usualTopic(phrase: Phrase, tellsFood: boolean): HealthTopic | null {
  const { line } = phrase;
  if (isOfProfile(line)) return null;
  const asks = phrase.asks || ASKS.test(line);
  // "tomei whey com creatina" is a meal.
  if (tellsFood && !asks) return null;
  if (MEDICINE.test(line) && asks) return asksOfSupplement(phrase) ? null : "medication";
  if (CONDITION.test(line) && asks) return "condition";
  return SYMPTOM.test(line) ? "symptom" : null;
}
