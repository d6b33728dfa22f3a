import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import type { SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";
import { SOUNDS_LIKE_ONE } from "@/lib/portuguese/safety/weighed";

/**
 * What only sounds like somebody unwell, and says that it is guilt or the like: a warm word does better. So does what only sounds
 * like despair, and is guilt of what was eaten.
 */
export function isOnlyFelt({ rule, topic, grade, unsure }: SafetyVerdict, text: string): boolean {
  if (rule !== SOUNDS_LIKE_ONE || !unsure) return false;
  const felt = readFeeling(text)?.feeling;
  if (felt === "hunger") return grade !== "call_now" && topic !== "self_harm" && !HARMED.test(text);
  if (topic === "eating_disorder") return felt === "guilt" && !DONE_ABOUT_IT.test(text);
  if (grade === "call_now") return false;
  return topic === "self_harm"
    ? felt === "guilt" && ATE.test(text)
    : topic === "unwell" && felt !== undefined;
}

/** Somebody who takes food or money away, or a body that shows it. */
const HARMED =
  /(?<!\p{L})(?:ele|ela|marido|esposo|namorad[oa]|padrasto|patr[ãa]o|patroa|pai|sogr[oa])(?!\p{L})|tranc|escond|proib|control|bat(?:e|eu)(?!\p{L})|fra(?:c|qu)|tont|desmai|trem|(?<!\p{L})dor(?!\p{L})|d[oó]i|gr[áa]vid|beb[êe]|doen|febr|rem[ée]dio|insulina|diab|morr|morte|viver|vida|sumir|desist|v[oô]mit|engord|emagre|gord[ao]|peso|quilos|kg|(?:h[áa]|faz|tem) \S+ dias|\d+ dias|semanas sem/iu;

const ATE = /(?<!\p{L})(?:com(?:i|er|ido)|jantei|almocei|lanchei|tomei|bebi|belisquei|dieta)(?!\p{L})/iu;

/** "pensando em jantar fora", "viver sem essa cafeteira", "o pão desmaiou", "café preto" only sound like despair or blood. */
export function isOnlyFood({ rule, topic, grade, unsure }: SafetyVerdict, text: string): boolean {
  if (grade !== "call_now" && ASKS_A_MEANING.test(text)) return true;
  // "comi demais, tô até passando mal"
  if (rule === SOUNDS_LIKE_ONE && OVERFULL.test(text) && !OF_DISORDER.test(text)) return true;
  if (rule === SOUNDS_LIKE_ONE && (TAKES_OUT.test(text) || NO_TIME_FOR_IT.test(text))) return true;
  if (rule !== SOUNDS_LIKE_ONE || !unsure) return false;
  if (topic === "self_harm") {
    // "me fala tudo que comi hoje": not a word in it is of despair.
    if (OF_FOOD.test(text) && !HEAVY.test(text) && !DARK.test(text)) return true;
    const rest = text.replace(LIVES_WITHOUT, "");
    return (rest !== text || MEANS_TO_EAT.test(text)) && !DARK.test(rest) && !FOLLY.test(rest);
  }
  if (topic === "eating_disorder")
    return (ATE_MUCH.test(text) || DISLIKES_HOW.test(text)) && !OF_DISORDER.test(text);
  if (topic === "violence") return WENT_TO_EAT.test(text) && !ILL.test(text) && !DARK.test(text);
  // "energético lata 250 pra acordar"
  if (topic === "unwell") return grade === "call_now" && OF_FOOD.test(text) && !ILL.test(text);
  if (topic === "fainting") return FAINTED_FOOD.test(text);
  if (topic === "poisoning") return IN_DRINK.test(text) && !ILL.test(text);
  return topic === "bleeding" && BLACK_FOOD.test(text) && !BLEEDS.test(text);
}

/** "scratch the wine, I poured it but didn't drink it after all", and nothing else. */
const TAKES_OUT =
  /^\s*(?:scratch|remove|delete|erase|drop|forget|take (?:off|out)) (?:the|that|my) \p{L}+(?: \p{L}+)?,? (?:i )?(?:poured it but )?(?:(?:did(?:n'?t| not)|never) (?:drink|eat|have|finish|touch)|left) (?:it|that|any|them)(?: after all)?\s*[.!]*\s*$/iu;
/** "apaga a alface, deu o sinal e nem encostei nela": one thing is taken out for want of time, and nothing else told. */
const NO_TIME_FOR_IT =
  /^\s*(?:apag[ae]|tir[ae]|retir[ae]|remov[ae]|exclu[ai]|risc[ae]|cort[ae]|delet[ae])(?: a[íi])? [oa]s? \p{L}+(?: (?:de )?\p{L}+)?,? (?:que |pois |porque |pq )?(?:j[áa] )?(?:deu|bateu|tocou|chegou|acabou) (?:o|a|meu|minha) (?:sinal|sino|hora|recreio|intervalo|[ôo]nibus|tempo|reuni[ãa]o|horário) (?:e (?:eu )?)?(?:nem|n[ãa]o) (?:encostei|toquei|mexi|cheguei a (?:comer|tocar|encostar)|deu tempo(?: de comer)?)(?: nel[ea]s?)?\s*[.!]*\s*$/iu;
/** "o que é compulsão alimentar?" */
const ASKS_A_MEANING = /^\s*(?:o )?que (?:é|e|eh|significa|quer dizer) [^.!?,;\n]{1,40}\?*\s*$/iu;
const ATE_MUCH = /(?<!\p{L})comi (?:demais|muito|pra caramba)(?!\p{L})/iu;
/** "detesto comer sozinha" */
const DISLIKES_HOW =
  /^\s*(?:eu )?(?:odeio|detesto) comer (?:sozinh[oa]|correndo|em p[ée]|fora|tarde|cedo|r[áa]pido)\s*[.!]*\s*$/iu;
/** "ele trancou a porta e fomos jantar" */
const WENT_TO_EAT = /(?<!\p{L})(?:e )?fomos (?:jantar|almo[çc]ar|comer|lanchar|tomar caf[ée])\s*[.!]*\s*$/iu;
/** Where it was may stand between, and nothing of the body. */
const OVERFULL =
  /(?<!\p{L})comi (?:demais|muito|pra caramba)(?: n[ao]s? \p{L}+(?: d[aeo]s? \p{L}+)?)?,?(?: (?:e|que|t[ôo]|tou|estou|at[ée]|agora|quase)){0,4} passando mal\s*[.!]*\s*$/iu;
const OF_DISORDER =
  /escond|culpa|vomit|v[ôo]mit|botei pra fora|laxante|jejum|dedo|compuls|control|par(?:ar|ei|o) de comer|nojo|[óo]dio|gord[ao]|chor|sempre|todo dia|toda noite|de novo/iu;
/** What is done or felt about what was eaten, beyond some guilt. */
const DONE_ABOUT_IT =
  /escond|vomit|v[ôo]mit|bot(?:ei|ar) pra fora|laxante|jejum|dedo|compuls|control|par(?:ar|ei|o) de comer|nojo|[óo]dio|chor|sempre|todo dia|toda noite|toda vez|de novo|compens|castig|puni|mere[cç]|esteira|corr(?:i|er) |amanh|n[ãa]o (?:vou|quero) comer|sem comer/iu;
const MEANS_TO_EAT =
  /(?<!\p{L})(?:pensando em (?:jantar|comer|almo[çc]ar|pedir|fazer|lanchar|uma?)|comi (?:demais|muito))(?!\p{L})/iu;
/** "pensando em fazer uma besteira", and no word of food. */
const FOLLY =
  /^(?!.*(?:com(?:er|i|endo)|doce|dieta|pizza|bolo|chocolate)).*(?:faz\p{L}*|cometer) (?:\p{L}+ ){0,2}(?:besteiras?|bobagem|bobagens|loucuras?|merda)(?!\p{L})/isu;
/** Of a thing, which has its article or is food; of somebody it is no jest. */
const LIVES_WITHOUT =
  /viver sem (?:(?:ess[ae]|est[ae]|minha|meu|o|a|um|uma) )?(?:air ?fryer|cafeteira|panela|balan[çc]a|geladeira|micro-?ondas|fog[ãa]o|liquidificador|app|aplicativo|wi-?fi|internet|celular|caf[eé]|p[ãa]o|chocolate|cuscuz|arroz|feij[ãa]o|queijo|banana|farofa|a[çc]a[ií]|doces?|a[çc][uú]car|carne|frango|ovos?|leite|pizza|cerveja|fruta|salada|tapioca|bolo)(?!\p{L})/iu;
const FAINTED_FOOD =
  /(?<!\p{L})(?:bolo|pudim|sufl[eê]|massa|p[ãa]o|torta|panetone|merengue|mousse|chantilly|alface|couve|claras?)(?: d[aeo](?: minha| meu)? \p{L}+)? desmaiou/iu;
/** "penne alla vodka" */
const IN_DRINK = /(?<!\p{L})(?:(?:alla|[àa] la|[àa]) vodka|flambad[oa]s?)(?!\p{L})/iu;
const DARK =
  /morr|morte|sumir|viver|vida|acordar|desist|(?<!\p{L})fim(?!\p{L})|adeus|despe|rem[eé]dio|comprimid|cort|machuc|matar|ningu[eé]m|fardo/iu;
const OF_FOOD =
  /(?<!\p{L})(?:comi|comer|comendo|dietas?|jant\p{L}+|almo[çc]\p{L}+|lanch\p{L}+|bebi|latas?|latinhas?|copos?|kcal|calorias?)(?!\p{L})/iu;
const HEAVY =
  /besteira|bobagem|ide[ia]+s? ru|pens(?:o|ando) em(?! (?:jantar|comer|almo))|mundo|partir|acab(?:o|ar|ou)|aguent|cans(?:ad|ei)|sozinh|vazi|carta|bilhete|ponte|viaduto|corda|pul(?:ar|ei|o)(?!\p{L})|jogar|janela|sacada|terra[çc]o|trilho|gilete|l[âa]mina|estilete|arma(?!\p{L})|chor|in[úu]til|[óo]dio|odei|fer(?:i|ir)(?!\p{L})|arranh|bra[çc]o|exist|sentido|futuro|coragem|obrigad|perd[ãa]o|desculp|enterr|trist|sofr|merec|castig|punir|saudade|sempre|n[ãa]o vou (?:estar|t[áa])|aqui|sem mim|die(?!t)|dying|dead|kill|suicid|hurt|pills|goodbye|alive|li(?:ve|fe)|worth|gone|anymore|alone|point/iu;
const ILL =
  /dor(?:es)?(?!\p{L})|d[oó]i|mal(?!\p{L})|frac|fraqu|febr|v[oô]mit|enjo|tont|desmai|sang|p[áa]lid|amarel|inch|caro[çc]|perd|emagre|cansa|su(?:o|ando|or)(?!\p{L})|trem|formig|vis[ãa]o|vista|pele|co[çc]|mancha|urin|xixi|coc[oô]|fezes|diarr|intestin|barriga|est[ôo]mago|cabe[çc]a|peito|garganta|ouvido|olho|m[ée]dic|hospital|samu|exame|doen|sint|sent|pior|socorro|ajud|emerg|engol|confus|esquec|beb[êe]|filh|nen[ée]m|c[âa]ncer|cirurg|oper(?:ei|ad)|rem[ée]dio|ferid|queim|tosse|sick|pain|hurt|ill(?!\p{L})|weak|dizz|fever|blood|lost|lump|swell|tired|feel|help/iu;
const BLACK_FOOD = /(?:caf[eé]|feij[ãa]o|arroz|ch[áa]) pret/iu;
const BLEEDS = /sangu|sangr|coc[oô]|fezes|evacu|v[oô]mit|menstru|hemorr|banheiro/iu;

/** "pesei de novo sem roupa e deu 59,4", "deu 350 kcal" only sound like a glucose, "23 semanas e pesei 68,4" like trouble. */
export function isOnlyWeighed({ rule, topic }: SafetyVerdict, text: string): boolean {
  if (rule === SOUNDS_LIKE_ONE && areWeightsAlike(text)) return true;
  const isOfFigure = topic.endsWith("glucose") || topic === "pregnancy";
  return rule === SOUNDS_LIKE_ONE && isOfFigure && WEIGHED.test(text) && !UNWELL.test(text);
}

/** Weights of one body as they come and go: no fever of 38,5 and no loss of a third. */
function areWeightsAlike(text: string): boolean {
  if (!ONLY_WEIGHTS.test(text)) return false;
  const figures = [...text.matchAll(/\d+[.,]\d+/g)].map(([said]) => Number(said.replace(",", ".")));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least > MOST_DEGREES && most - least <= most * MOST_CHANGE;
}

const MOST_DEGREES = 43;
const MOST_CHANGE = 0.1;
/** "ontem 62,3 hoje 61,8", "emagreci de 62,6 pra 61,8": figures as scales show them, when it was, and nothing besides. */
const ONLY_WEIGHTS =
  /^(?=.*\d{2}[.,]\d)(?:[\s.,;:!?]|\d{2,3}[.,]\d{1,2}(?!\d)|(?:ontem|anteontem|hoje|hj|agora|semana|m[êe]s|passad[ao]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|emagreci|engordei|ca[ií]|desci|subi|fui|sa[ií]|peso|deu|tava|estava|t[ôo]|com|de|pra|para|e|era|kg|quilos?)(?!\p{L})){1,40}$/iu;
const WEIGHED = /(?<!\p{L})(?:pesei|engordei|emagreci|balan[çc]a|meu peso|kcal|calorias?)(?!\p{L})/iu;
const UNWELL =
  /glic|a[çc][uú]car|dextro|hgt|insulina|diab[eé]t|medi(?!a)|trem|tont|su(?:or|ando|ei)|frac|desmai|vis[ãa]o|mal(?!\p{L})/iu;
