import type { Watched } from "@/lib/portuguese/meaning/care-memory";
import type { HealthTopic, Question } from "@/lib/portuguese/meaning/question";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { BEFORE_BODY, LINE_BODY, MEDICINE } from "@/lib/portuguese/safety/care-words";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const GLUCOSE = / (?:glicose|glicemia|acucar|diabet\S+|insulina|blood sugar|glucose) /;
const PRESSURE = / (?:pressao|hipertens\S+|blood pressure) /;
/** What cooks, and what cures. */
const TREATS = new RegExp(` (?:${MEDICINE}|dose|doses|cha|chas|panela|na pressao|de pressao) `);
/** "sobe a glicose", "é bom pra pressão", "faz mal pra minha diabete" */
const MOVES = new RegExp(
  ` (?:sobe|sobem|suba|subam|subir|aumenta|aumentam|aumente|aumentar|altera|alteram|alterar|mexe|mexem|eleva|elevam|dispara|disparam|disparar|controla|controlam|controlar|segura|ajuda|ajudam|abaixa|abaixam|abaixar|baixa|baixam|baixe|baixar|diminui|diminuem|diminuir|raise|raises|raised|spike|spikes|lower|lowers) (?:\\S+ ){0,4}?${LINE_BODY} `,
);
const ILLNESS = `${BEFORE_BODY}(?:glicose|glicemia|diabet\\S+|insulina|pressao(?: alta)?|hipertens\\S+)`;
const SUITS = new RegExp(
  ` (?:faz|fazem|fara|eh|sao|e|seria|bom|boa|ruim|mal|pode|podem|posso|pra|para|quem|com|sou|tenho|tem) (?:\\S+ ){0,4}?${ILLNESS} | (?:pra|para) ${LINE_BODY} nao `,
);
const EATS =
  / (?:comer|como|jantar|almocar|lanchar|tomar|beber|comida|comidas|alimento|alimentos|lanches?|sobremesas?|docinhos?|doces?|sucos?|bebidas?|paes|pao|janta|almoco|cafe da manha|ceia|eat|foods?) /;
const FRUIT = / (?:frutas?|fruits?) /;
const WHAT = / (?:que|o que|qual|quais|alguma|algum|algo|what|which) /;
const WONDERS =
  /^ (?:(?:e|mas|sera que|oi|me diz|diz) )*(?:que|o que|qual|quais|posso|pode|podem|sera|tem|da para|quem tem|diabetic[oa]s?|hipertens[oa]s?|como|what|which|can|is) /;
/** What nobody asks about as food: the glucose of the body, its sugar; nor what is named in general. */
const OF_BODY = /^(?:glicose|acucar|fruta$|doce$|suco$|salgado$|legumes?$|verduras?$)/;

/** What is asked of food for the sake of glucose or blood pressure: of foods that are named, or which to eat; null otherwise. */
export function careQuestion(phrase: Phrase, items: readonly ParsedItem[]): Question | null {
  const { line } = phrase;
  if (!phrase.asks && !WONDERS.test(line)) return null;
  const of: Watched | null = GLUCOSE.test(line) ? "glucose" : PRESSURE.test(line) ? "pressure" : null;
  if (!of || (!MOVES.test(line) && !SUITS.test(line)) || TREATS.test(line)) return null;
  const foods = items.filter(({ foodId }) => !OF_BODY.test(foodId));
  if (foods.length > 0) return { kind: "health", topic: `${of}_food`, items: foods };
  if (of === "glucose" && FRUIT.test(line)) return { kind: "health", topic: "glucose_fruit" };
  const isOpen = EATS.test(line) && WHAT.test(line);
  return isOpen || (FRUIT.test(line) && WHAT.test(line)) ? { kind: "health", topic: `${of}_foods` } : null;
}

const TO_BE_REMINDED = new RegExp(
  ` (?:lembr\\S+|avis\\S+|alarme|alerta|remind) (?:\\S+ ){0,8}?(?:${MEDICINE}|insulina|medir a (?:glicose|pressao)) `,
);
const TIPSY =
  /^ (?:(?:gente|galera|mds|deus|meu deus|nossa|mano|amiga|amigo|socorro|aff|eita|ai|hoje|hj|ja|eu|acho que) )*(?:(?:estou|fiquei|tava|estava) (?:(?:muito|meio|super|mega|tao|bem|completamente|um pouco|ja|ficando) )*(?:bebad[oa]|bebadinh[oa]|bebac[ao]|alegrinh[oa]|altinh[oa]|trilili|chapad[oa]|de fogo|drunk|tipsy)|bebi (?:demais|muito|alem da conta|pra caramba))(?: (?:demais|ja|hoje|socorro|k+|haha\S*|rs+|aff|deus|gente|amiga|amigo|mano|nossa|eita|aqui|lol))* $/;
const BLOATED =
  /^ (?:(?:gente|mds|deus|meu deus|nossa|mano|aff|ai|hoje|eu|que|acordei|me sinto|sentindo|bom dia|amiga|barriga|a|minha) )*(?:(?:estou|tava|estava|acordei|fiquei|ficou|esta) )?(?:(?:muito|meio|super|mega|tao|bem|toda|todo|me sentindo|um pouco) )*inchad[oa](?: (?:hoje|demais|aff|deus|gente|k+|socorro|de tpm|da tpm|do sal|de ontem|depois d[aeo] \S+|hein|viu))* $/;
const CREATINE =
  / creatina (?:.* )?(?:rim|rins|renal|renais|figado) | (?:rim|rins|renal|figado) (?:.* )?creatina /;
const PROTEIN_POWDER = / (?:whey|proteina|albumina|hipercalorico) (?:.* )?(?:rim|rins|renal|figado) /;
/** "creatina engorda?": asked of it in general. */
const GENERAL =
  / (?:creatina|suplement\S+) (?:.* )?(?:engorda|emagrece|incha|retem|faz mal|faz bem|precisa|vale a pena|serve|funciona|cabelo|calvicie|melhor|vicia) | (?:vale a pena|precisa de|melhor|devo usar) (?:\S+ ){0,3}creatina /;

/** Whether something is asked of a supplement that has the same answer for everybody who is well. */
export function asksOfSupplement({ line }: Phrase): boolean {
  return GENERAL.test(line) && !ILL.test(line);
}

/** One's own illness, or a figure of it: that is for those who know it. */
const ILL =
  / (?:tenho|tenho problema|doenca|doente|um rim|transplant\S+|dialise|creatinina|cronic\S+|diabet\S+|hipertens\S+|pressao alta|gravid\S+|dose|quant[oa]s?) /;

/** What is said or asked of health that has an answer of its own; null for the rest. */
export function everydayTopic({ line, asks }: Phrase): HealthTopic | null {
  if (TO_BE_REMINDED.test(line)) return "medicine_reminder";
  if (TIPSY.test(line)) return "drunk";
  if (BLOATED.test(line)) return "bloated";
  const isAsked = asks || / (?:faz mal|faz bem|ataca|prejudica|estraga|da problema|sobrecarrega) /.test(line);
  if (!isAsked || ILL.test(line)) return null;
  if (CREATINE.test(line)) return "creatine";
  return PROTEIN_POWDER.test(line) ? "protein_powder" : null;
}
