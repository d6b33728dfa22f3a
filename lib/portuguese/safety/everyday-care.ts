import { MEDICINE, TAKEN_FOR } from "@/lib/portuguese/safety/care-words";
import type { SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";
import { SOUNDS_LIKE_ONE } from "@/lib/portuguese/safety/weighed";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Words of a message, folded, one space before and after each. */
function lineOf(text: string): string {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}?]+/gu, " ")
    .trim();
  return ` ${words} `.replaceAll("?", " ? ").replace(/ {2,}/g, " ");
}

/**
 * Whether what the ear alone took for an emergency is an everyday word about health: what to eat with diabetes, a medicine taken
 * as prescribed, a wish for an attendant, a tipsy joke.
 */
export function isEverydayCare({ rule, topic }: SafetyVerdict, text: string): boolean {
  if (rule !== SOUNDS_LIKE_ONE) return false;
  const line = lineOf(text);
  switch (topic) {
    case "self_harm":
      return (ATTENDANT.test(line) && !DESPAIRS.test(line)) || isUsualDose(line);
    case "violence":
    case "poisoning":
      return TIPSY.test(line) || isUsualDose(line);
    case "medicine":
      return isUsualDose(line) || isWaterForPill(line) || asksOfFood(line) || asksWithWhat(line);
    case "infant":
      return BABY_FOOD.test(line) || SLEEPS_AFTER.test(line);
    case "unwell":
      return WANTS_ATTENDANT.test(line) || isWaterForPill(line) || asksOfFood(line);
    default:
      return asksOfFood(line);
  }
}

/** Of a glucose that will not come down nobody is told to eat sugar. */
export function asTold(verdict: SafetyVerdict, text: string): SafetyVerdict {
  const isHigh = verdict.topic === "low_glucose" && verdict.rule === SOUNDS_LIKE_ONE;
  if (!isHigh) return verdict;
  const line = lineOf(text);
  return STAYS_HIGH.test(line) && !SICK.test(line) ? { ...verdict, topic: "high_glucose" } : verdict;
}

const BODY = "(?:glicose|glicemia|acucar|diabetes?|insulina|pressao|colesterol)";
const STAYS_HIGH = new RegExp(
  ` ${BODY} (?:\\S+ ){0,3}nao (?:\\S+ ){0,2}(?:baixa|abaixa|desce|cai|baixou|desceu|baixando|descendo) | ${BODY} (?:so|vive|anda) (?:sobe|subindo|alta) `,
);

/** "que fruta não sobe a glicose?", "banana aumenta o açúcar?", "o que jantar pra glicose não amanhecer alta" */
function asksOfFood(line: string): boolean {
  return (
    !/ \d/.test(line) && !SICK.test(line) && (RAISES.test(line) || EATS_FOR.test(line)) && ASKS.test(line)
  );
}

const ASKS =
  / (?:que|o que|qual|quais|posso|pode|podem|da para|da pra|tem|tem como|existe|sera|comida|alimento|alimentos|lanche|fruta|frutas|what|which|can) | \? /;
const RAISES = new RegExp(
  ` (?:sobe|sobem|suba|subam|aumenta|aumentam|aumente|altera|alteram|mexe|mexem|eleva|elevam|dispara|disparam|controla|controlam|segura|ajuda|ajudam|abaixa|abaixam|baixa|baixam|baixe|diminui|diminuem|subir|aumentar|alterar|baixar|abaixar|controlar|raise|raises|spike|spikes) (?:\\S+ ){0,4}(?:${BODY}|blood sugar|glucose) `,
);
const EATS_FOR = new RegExp(
  ` (?:comer|jantar|almocar|lanchar|tomar|beber|eat|fruta|doce|pao|suco|lanche) (?:\\S+ ){0,6}${BODY} (?:\\S+ ){0,2}nao (?:\\S+ ){0,2}(?:subir|aumentar|disparar|amanhecer|ficar|alterar|subindo) `,
);
/** What makes it a matter of now. */
const SICK =
  / (?:trem\S*|suando|suor|suada|suado|tont\S*|zonz\S*|desmai\S*|mal|ruim|vomit\S*|enjo\S*|frac\S*|fraquez\S*|confus\S*|baixou|caiu|caindo|baixinha|despenc\S*|hipo\S*|gelad\S*|escur\S*|embac\S*|visao|vista|sede|xixi|desde|socorro|urgente|emergencia|agora|ta baixa|esta baixa|ta alta|ta muito|subiu|disparou|dor|doi|morr\S*|insulina a mais|shaking|dizzy|low|faint\S*) /;

/** "dei papinha de banana pro meu bebê de 8 meses", "só mama no peito, quando começo as frutas?": nothing else is told. */
const BABY_FOOD =
  /^ (?:(?:dei|dou|ofereci|comeu|come|hoje|ja|so|ainda|mama|mamou|no|peito|quando|posso|comeco|comecar|papinhas?|papa|frutas?|frutinhas?|banana|maca|mamao|pera|batata|doce|cenoura|abobora|beterraba|chuchu|carne|carninha|frango|legumes|arroz|feijao|bem|cozid[oa]s?|amassad[oa]s?|desfiad[oa]s?|desfiadinh[oa]|meu|minha|bebe|nenem?|filh[oa]|pro|pra|para|ao|a|o|as|os|de|do|da|e|com|um|uma|\d{1,2}|mes|meses|no almoco|na janta|\?) )+$/;

/** "meu bebê tá quietinho dormindo depois da papinha" */
const SLEEPS_AFTER =
  /^ (?:o |a |meu |minha )?(?:bebe|nenem?) (?:ta |esta |ficou )?(?:bem )?(?:quietinh[oa] )?(?:dormindo|dormiu)(?: gostoso| bem)? depois d[aoe] (?:papinha|papa|almoco|janta|fruta|mamada|mamar)(?: de \p{L}+)? $/u;

const ATTENDANT =
  / (?:atendente|atendentes|atendimento|suporte|sac|humano|humana|robo|maquina|pessoa de verdade|gente de verdade|(?:da|com a) equipe|do garfo|assinatura|aplicativo|app) /;
/** "quero falar com um humano por favor", and nothing else. */
const WANTS_ATTENDANT =
  /^ (?:(?:oi|ola|quero|queria|preciso|gostaria|posso|como|faco|para|pra|de|falar|conversar|com|um|uma|o|a|do|da|atendente|atendimento|suporte|humano|humana|pessoa|gente|verdade|real|alguem|equipe|garfo|por|favor|pfv|agora) )+$/;
const DESPAIRS =
  / (?:morr\S*|morte|viver|vida|vivo|viva|sumir|desist\S*|aguent\S*|sozinh\S*|chor\S*|dor|doi|doendo|sentido|machuc\S*|mat\S*|fim|acabar|desesper\S*|triste\S*|peso|fardo|ninguem|nada|remedios?|comprimidos?) /;

/** "to mt bebada socorro": of oneself, and laughed or cheered about. */
const TIPSY =
  /^ (?:(?:gente|galera|mds|meu deus|nossa|mano|amiga|amigo|socorro|aff|eita|ai|hj|hoje|ja|eu|acho que) )*(?:to|tou|estou|fiquei|tava) (?:(?:mt|mto|muito|meio|super|mega|tao|bem|completamente|um pouco|ja|ficando) )*(?:bebad[oa]|bebadinh[oa]|bebac[ao]|bebum|alegrinh[oa]|alegre|altinh[oa]|trilili|chapad[oa]|de fogo)(?: (?:demais|ja|hoje|hj|socorro|help|kk+|k+|haha\S*|rs+|aff|mds|gente|amiga|amigo|mano|nossa|eita|scrr|aqui|lol))* $/;

const WHO =
  "(?:minha|meu|nossa|nosso) (?:mae|pai|marido|esposa|esposo|mulher|avo|vo|sogra|sogro|irma|irmao|tia|tio|namorad[oa]|noiv[oa]|companheir[oa])";
const SEDATIVE =
  / (?:rivotril|clonazepam|zolpidem|diazepam|alprazolam|dormir|calmantes?|tarja|varfarina|marevan|insulin\S*|nph|lantus|humalog|novorapid|tresiba|glibenclamida|quetiapina|lolo|tramadol|codeina|morfina) /;
const DOSE = new RegExp(
  `^ (?:(?:ja|hoje|hj|agora|ontem|eu|oi|bom dia|boa tarde|boa noite|${WHO}) )*(?:(?:tomei|tomou|to tomando|tomando|acabei de tomar|terminei de tomar|usei|vou tomar) |dei (?=.* (?:para|pra) ${WHO} ))(?:(?:o|a|os|as|um|uma|dois|duas|1|2|meu|minha|meus|minhas|comprimidos?|capsulas?|de|da|do) ){0,6}${MEDICINE}(?: (?:e|a|o|os|as|um|uma|outro|outra|meu|minha|de|da|do|dos|das|para|pra|dela|dele|que|medico|mandou|receitou|medica|sempre|costume|todo|dia|hoje|hj|agora|cedo|ja|manha|noite|tarde|almoco|janta|jantar|lanche|cafe|depois|antes|com|copo|agua|em|jejum|coluna|tava|esta|ta|doendo|deitei|esperei|tomar|comi|almocei|jantei|normal|certinho|horario|horas|\\d{1,2}|mg|generico|(?:para|pra) (?:[ao] )?${WHO}|${TAKEN_FOR}|${MEDICINE}))* $`,
);

/** "tomei o remédio dele" */
const SOMEBODY_ELSES = / (?:tomei|tomando|tomar) .*d(?:ele|ela|eles|elas) /;

/** "tomei 2 comprimidos de metformina agora", "minha mãe tomou o remédio dela": nothing in it says that it was too much. */
function isUsualDose(line: string): boolean {
  return (
    DOSE.test(line) &&
    !SEDATIVE.test(line) &&
    !SOMEBODY_ELSES.test(line) &&
    !/ (?:[4-9]|[1-9]\d) (?!horas|mg|h )/.test(line)
  );
}

const ASKS_WITH = new RegExp(
  `^ (?:(?:oi|bom dia|boa tarde|boa noite|eu) )*(?:tomo|uso) (?:(?:o|a|meu|minha|remedio|de|d[ao]) )*${MEDICINE}(?: (?:de|da|pela|em|todo|todos|os|dia|dias|manha|cedo|noite|jejum|as|\\d{1,2}|h|horas|mg|para|pra|a|${TAKEN_FOR}))* (?:e )?(?:posso|pode|da pra) (?:tomar|ser|beber) (?:(?:ele|ela|o|a|um|uma|remedio|junto|com|meu|minha|cafe|cafezinho|leite|suco|agua|pao|comida|almoco|iogurte|de|fruta|laranja|manha|e) )+\\? $`,
);

/** "tomo puran 50 faz dez anos, preciso esperar quanto tempo pra tomar café com leite?" */
const ASKS_HOW_LONG = new RegExp(
  `^ (?:(?:oi|bom dia|boa tarde|boa noite|eu) )*(?:tomo|uso) (?:(?:o|a|meu|minha|remedio|de|d[ao]) )*${MEDICINE}(?: (?:de|da|pela|em|todo|os|dia|manha|cedo|jejum|mcg|mg|faz|ha|anos?|mes(?:es)?|uns|muitos|dez|vinte|dois|tres|cinco|\\d{1,3}|para|pra|a|${TAKEN_FOR}))* (?:e )?(?:(?:preciso|tenho que|devo|precisa|tem que) esperar )?quanto tempo (?:(?:preciso|tenho|tem|devo|que|esperar|depois|e|eu) )*(?:(?:posso|pra|para|ate|poder|tomar|comer|beber|o|a|um|meu|minha|cafe|cafezinho|leite|com|pao|da manha|iogurte|queijo) )+\\? $`,
);

/** "tomo losartana de manhã, posso tomar junto com o café com leite?" */
function asksWithWhat(line: string): boolean {
  return (ASKS_WITH.test(line) || ASKS_HOW_LONG.test(line)) && !SEDATIVE.test(line);
}

const SPOKEN_TO =
  "(?:minha filha|meu filho|minha querida|meu querido|meu bem|meu amor|minha linda|amiga|amigo|menina|moca|viu|ne|ai)";
const WATER =
  "(?:(?:um|uma|uns|dois|duas|mais|mei[oa]|quarto|(?:du|tre)zentos|quinhentos|\\d+|ml|l|litros?|cop(?:o|os|ao|inho)|garraf(?:a|inha)|caneca|gol(?:e|es|inho)|chei[oa]|grande|pequeno|d|de) )*agua";
const ONE_PILL = "(?:(?:o|um|aquele|esse|meu|de|remedio|remedinho|comprimido|comprimidinho) )+";
/** What is lived with, and treated day by day. */
const LASTING = "(?:d[aoe] |para a |para |pra )?(?:pressao|diabet\\S*|colesterol|tireoide|coracao)";
/** "meio litro de água, minha filha, pra tomar aquele remédio da pressão, que é desse tamanho": drunk with the one pill of every day. */
const WATER_FOR_PILL = new RegExp(
  `^ (?:(?:hoje|agora|ja|eu|oi|bom dia|boa tarde|boa noite|bebi|tomei|${SPOKEN_TO}) )*${WATER} (?:${SPOKEN_TO} )*(?:para|pra|com|junto com) (?:tomar |engolir )?${ONE_PILL}${LASTING}(?: ${SPOKEN_TO}| que e (?:\\S+ ){0,4}(?:tamanho|grande|enorme|grandao|gigante))* $`,
);

function isWaterForPill(line: string): boolean {
  return WATER_FOR_PILL.test(line) && !SICK.test(line);
}
