import { readRemark } from "@/lib/portuguese/intents/manners";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { SmallTalk } from "@/lib/portuguese/meaning/understanding";
import { isToBeHad } from "@/lib/portuguese/telling/only-there";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE_PATTERN } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isFirstName } from "@/lib/portuguese/vocabulary/nobodys-food";
import { isCompany } from "@/lib/portuguese/vocabulary/people";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const THANKS =
  /^ (?:muito |mt )?(?:obrigad[oa]s?|valeu|brigadao|agradecid[oa]|thanks|thank you|gratidao|tmj|show valeu|obrigadao)(?: .{0,40})? $/;
const PRAISE =
  /^(?: (?:k+|ha+|rs+|nossa|mano|amei|adorei|gostei))*(?: (?:viu |ne )?(?:voce|tu|garfo|isso|esse app|esse bot|o app|o garfo) (?:eh|esta|ta|foi|me|ajuda|ajudou)(?: (?:muito|mt|mto|tao|bem|um|uma|o|a|super|demais)){0,2} (?:engracad[oa]|legal|fof[oa]|otim[oa]|maravilhos[oa]|incrivel|show|massa|top|demais|melhor|bo[am]|perfeit[oa]|inteligente|espert[oa]|ajuda|ajudou|querid[oa]|anjo|amor)(?: \S+){0,3}| (?:amei|adorei|gostei)(?: (?:de|do|da|muito|esse|essa|o|a|voce|app|garfo|isso|demais)){0,4}) $/;
const BYE =
  /^ (?:tchau|ate (?:mais|logo|amanha|depois|ja|a proxima)|falou|fui(?! (?:n[oa]s?|para|ao?|em|la|de|com|comer) )|abracos?|beijos?|bjo|flw|xau|adeus|boa noite e ate amanha)(?: .{0,25})? $/;
const OK =
  /^ (?:ok|okay|okey|beleza|certo|combinado|show|show de bola|perfeito|otimo|legal|massa|isso|isso mesmo|foi isso|foi isso mesmo|era isso|esta (?:bom|certo|otimo|perfeito|correto)|sim|simm|aham|uhum|entendi|entendido|ta|ta bom|ta certo|ta otimo|tudo certo|tudo bem|blz|joia|top|bacana|maravilha|excelente|correto|exato|exatamente|pode ser|fechado|positivo|bom|boa|uau|nossa|eita|nao)(?: (?:ok|beleza|show|valeu|obrigad[oa]|demais|mesmo|assim|entao|top)){0,2} $/;
const WANTS_TO_LOG =
  /^ (?:eu )?(?:quero|queria|gostaria de|vou|posso|preciso|da para) (?:te |so )?(?:registrar|anotar|lancar|marcar|contar|colocar|informar|cadastrar)(?: .{0,40})? $/;
const RECIPE =
  / (?:(?<! (?:minha|nossa|fiz uma|fiz a|testei uma|segui uma|segui a) )receitas?(?! d[aeo]s? (?:minha|meu|nossa|vo|vovo|mae|sogra|tia|familia|amiga|vizinha|dona|internet|tiktok|youtube) )|modo de preparo|como (?:faz|fazer|se faz|preparo|preparar)|onde (?:compro|vende|tem|comprar)|quanto custa|preco d[eoa]|piada|noticia|previsao do tempo) /;
/** "jantei gumbo de frango, receita cajun" */
const BY_A_RECIPE = new RegExp(
  ` (?:${I_ATE_PATTERN}) .*(?<! (?:a|da|uma|tem|qual|passa|manda|quero)) receita (?!d[ea] )`,
);
const SKIPPED = new RegExp(
  String.raw` (?:nao (?:tomei cafe|${I_ATE_PATTERN})(?: (?:nada|ainda|hoje|ontem|agua|almoco|de manha|cafe da manha|cafe))* $|pulei (?:o |a )?(?:almoco|jantar|janta|cafe|lanche|refeicao)|(?:estou|fiquei|continuo|em|de) (?:em |de |um )?jejum|jejum (?:intermitente|hoje|de \d+ ?(?:h|horas?))|furei o (?:almoco|jantar)|sem (?:almoco|jantar|fome) hoje|nao vou (?:almocar|jantar|comer)) ?`,
);
const EXERCISE =
  / (?:corri|caminhei|andei|treinei|malhei|pedalei|nadei|fiz (?:academia|exercicio|exercicios|musculacao|caminhada|corrida|esteira|bike|yoga|pilates|crossfit|hiit|cardio|natacao|treino|um treino|uma caminhada|uma corrida|abdominais|flexoes|agachamentos?)|treino de|academia|joguei (?:bola|futebol|volei|tenis|basquete|futevolei)|\d+ ?(?:mil )?passos|queimei \d+|dancei|fui (?:para a |na |a )?academia|subi escadas?|(?:fiz|foram) (?:uns |umas )?\d+ ?(?:min|minutos|km|series|h|horas?) (?:de|na|no) \S+) /;
const ABOUT_ME =
  / (?:sou (?:\S+ )?(?:alergic[oa]|intolerante|vegan[oa]|vegetarian[oa]|diabetic[oa]|celiac[oa]|hipertens[oa]|ovolacto\S*)|tenho (?:alergia|intolerancia|restricao|diabetes|pressao alta|colesterol|gastrite|refluxo)|(?:eu )?nao (?:como|bebo|gosto de|posso comer|curto) |(?:eu )?(?:adoro|amo|odeio|detesto|prefiro|(?<!(?:com|tem|tinha|sem|um|pelo|deu|deixou) )gosto (?:(?:muito|demais|tanto|mais) )?d[eoa]s?|(?<!cafe |cafezinho |expresso |espresso )curto)(?= (?!(?:demais|muito|tanto|isso|ess[ea]|tudo|mais)(?: |$))\S) |sou fa de |estou de dieta|comecei (?:a |uma |minha )?dieta|faco low carb) ?/;
const ATE = new RegExp(
  ` (?:${I_ATE_PATTERN}|comemos|acabei de (?:comer|almocar|jantar)|(?:hoje|cafe|cafe da manha|almoco|jantar|janta|lanche) (?:foi|teve|foram)|(?:o meu|a minha) (?:foi|era|teve|tambem)) `,
);
/** What tells of no meal even when it names food. */
const WAITS =
  /^ (?:minha |as |a )?(?:metas?|objetivos?) (?:(?:de|para) hoje|do dia|da semana|desta semana|diari[ao]s?) |^ (?:ja )?(?:to|tou|estou) (?:aqui |agora )*(?:n[oa]|num|em um) rodizio(?: d[eo] \S+)?(?: [^\d]*)?$| (?:(?:eh|vai ser) (?:dia|noite) d[eao]|(?:ja ja|daqui a pouco|logo logo|daqui a pouquinho|quase) (?:chega|chegando|vem|sai|fica pronto|ta pronto)|(?:esperando|aguardando) chegar|nao chegou|esta chegando|a caminho(?! (?:d[aeo]s?|para) )|(?:chega|entrega|entregam) (?:em|daqui a) \S+|vai chegar|quem sabe|estou pensando em|semana que vem|(?:minha )?meta (?:eh|era|de) (?:\S+ )?(?:beber|tomar|comer|agua)) /;
const PLAN =
  / (?:(?:vou|vamos|bora|partiu|indo|preciso) (?:comer|almocar|jantar|lanchar)|amanha|semana que vem|mais tarde (?:vou|quero)|daqui a pouco vou|depois vou|vou (?:querer )?(?:comer|almocar|jantar|fazer|pedir|tomar) (?:.{0,40} )?(?:amanha|mais tarde|depois|a noite|no (?:sabado|domingo)|semana que vem)|pretendo|(?:minha )?meta (?:eh|era|de) (?:beber|tomar|comer)|estou pensando em|planejo|estou planejando|quem sabe|queria comer|tenho que comer|preciso comer|preciso beber|tenho que beber|nao chegou|esta chegando|a caminho) /;

/** "lista do mercado: aveia, ovos" */
const TO_BUY =
  /^ (?:a |minha )?(?:lista (?:de|do|da|pro|pra) (?:mercado|compras?|feira|supermercado|sacolao)|(?:preciso|tenho que|falta|lembrar de) comprar|para comprar|compras (?:da semana|do mes|da quinzena|no mercado|de hoje)) |^ (?:vim|voltei|cheguei|voltando|passei|fui) (?:agora )?(?:d[oa]|n[oa]|ao|a) (?:super)?(?:mercado|feira|sacolao|hortifruti|atacadao) (?:e )?(?:comprei|trouxe|peguei) |^ (?:hoje |agora |ja )*(?:fiz|fizemos|terminei) (?:as |umas )?compras(?: d[oae] (?:mes|semana|casa|mercado))? /;
const TO_BUY_LIST = /^\s*(?:lista|compras?|comprar)\s*:/i;

/** "leite ninho do bebê, 180 ml" */
const OF_BABY =
  /^ (?!.* (?:eu|o meu|a minha) )(?:o |a )?(?:lanche|lanchinho|almoco|jantar|janta|cafe|comida|marmita|lancheira|merenda|papinha|prato) (?:do|da|dos|das) (?:meu |minha |meus |minhas )?(?:bebe|nenem|filh[oa]s?|marido|esposa|pai|crianca|criancas|net[oa]s?|cachorr[oa]|gat[oa]|namorad[oa]|irma|irmao) |^ (?!.* (?:eu|o meu|a minha) )(?:o |a )?(?:lanche|lanchinho|almoco|jantar|janta|cafe|merenda|prato) (?:do|da) (?:minha )?mae | (?<! por causa )(?:do|da|de o|de a|para o|para a|ao) (?:meu |minha )?(?:bebe|nenem|recem nascid[oa]) /;

/** "montei a lancheira do Davi: pão, uva", "preparei a marmita do meu marido": what somebody else takes along. */
const PACKED =
  /^ (?:(?:eu|hoje|agora|ja|acabei de|terminei de) )*(?:montei|montar|arrumei|arrumar|preparei|preparar|fiz|fazer|separei|separar|deixei|mandei|organizei|organizar) (?:a |o |as |os )?(?:lancheiras?|marmit(?:a|as|inha|inhas)|lanch(?:e|inho)|merenda|prat(?:o|inho)|almoco|cafe da manha|janta) (?:d[oa]s?|de|para) (?:(?:o|a|os|as|meus?|minhas?) )*(\S+) /;

const DAYS = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)";
/** "todo dia", "toda quinta", "de segunda a sexta" */
const EACH_TIME = `(?:todo (?:santo )?dia|todos os dias|toda (?:manha|tarde|noite|semana)|tod[oa]s? (?:[oa]s )?${DAYS}s?(?: feira)?|(?:aos|nos) (?:sabados|domingos|fins de semana)|durante (?:a semana|o dia)|nas (?:segundas|tercas|quartas|quintas|sextas)|(?:por|ao) dia|diariamente|de ${DAYS} a ${DAYS})`;
const HABIT = new RegExp(
  ` (?:(?:costumo|costumava) (?:comer|tomar|beber|almocar|jantar|lanchar)|(?:${EACH_TIME}|sempre|geralmente|normalmente|quase sempre|nunca) (?:eu |a gente )?(?:como|come|tomo|toma|bebo|almoco|janto|lancho)|(?:como|tomo|bebo|janto|(?:a gente|todo mundo) (?:come|toma|bebe|janta)) .{0,60} (?:${EACH_TIME}|sempre)|eu (?:como|bebo|tomo) (?:muito|muita|pouco|pouca|bastante)|sempre (?:preferi|gostei d[eoa]|adorei|amei|odiei|detestei)) `,
);
/** "semana passada comi muita pizza": of days that no diary takes any more. */
const LONG_AGO =
  / (?:semana|mes|ano) passad[oa] (?:eu )?(?:so )?(?:comi|tomei|bebi|jantei|almocei|lanchei) | (?:comi|tomei|bebi) (?:\S+ ){1,5}(?<! d[aoe] )(?:na |no )?(?:semana|mes|ano) passad[oa] $/;
const SINCE = / (?:hoje|agora|ontem|anteontem|acabei|ja) /;
/** What a message that records nothing is about. */
export function readTalk(phrase: Phrase, hasFood: boolean): SmallTalk | null {
  const { line, text, tokens } = phrase;
  if (tokens.length === 0) return text.trim() === "" ? "empty" : "emoji";
  if (tokens.every(({ kind }) => kind === "emoji" || kind === "break" || kind === "mark")) {
    return tokens.some(({ kind }) => kind === "emoji") ? "emoji" : "empty";
  }
  if (phrase.greeting !== "" && line.trim() === "") return "hello";
  if (
    !hasFood &&
    / mandei (?:\S+ )?(?:no|na|para o|pro|para a) (?:grupo|chat|conversa|lugar|contato|pessoa|numero) errad[oa] | (?:mensagem|msg) errada | foi engano /.test(
      line,
    )
  )
    return "ok";
  if (!hasFood && PRAISE.test(line)) return "praise";
  if (THANKS.test(line)) return "thanks";
  if (BYE.test(line)) return "bye";
  if (OK.test(line)) return "ok";
  if (!hasFood && WANTS_TO_LOG.test(line)) return "hello";
  if (RECIPE.test(line) && !(hasFood && BY_A_RECIPE.test(line))) return "off_topic";
  const waits = hasFood ? WAITS.test(line) || isWaitedFor(tokens) : PLAN.test(line);
  if (waits && !ATE.test(line)) return "plan";
  if ((TO_BUY.test(line) || TO_BUY_LIST.test(text)) && !ATE.test(line)) return "plan";
  if (OF_BABY.test(line) && !ATE.test(line)) return "others";
  const [, whose = ""] = PACKED.exec(line) ?? [];
  if ((isCompany(whose) || isFirstName(whose)) && !ATE.test(line)) return "others";
  if (isToBeHad(line) && !ATE.test(line)) return "others";
  if (HABIT.test(line) && !ATE.test(line)) return "habit";
  if (LONG_AGO.test(line) && !SINCE.test(line)) return "habit";
  if (ABOUT_ME.test(line) && !ATE.test(line)) return "about_me";
  if (!hasFood && SKIPPED.test(line)) return "skipped";
  if (!hasFood && EXERCISE.test(line)) return "exercise";
  const remark = hasFood ? null : readRemark(phrase);
  if (remark) return remark;
  return phrase.greeting !== "" && phrase.words <= 6 && !hasFood ? "hello" : null;
}

/** "esperando o pedido", "aguardando meu lanche", "esperando a pizza", not "esperando a natação". */
function isWaitedFor(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (!/^(?:esperando|aguardando)$/.test(word)) return false;
    const from = /^(?:[oa]s?|meus?|minhas?|uma?)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    return DELIVERED.test(wordAt(tokens, from)) || foodAt(tokens, from, false) !== null;
  });
}

const DELIVERED =
  /^(?:ifood|pedido|entrega|entregador|motoboy|delivery|comida|lanche|marmita|marmitex|almoco|janta|jantar|prato|garcom|garconete)$/;

/** "me passa a receita", "quero saber como se faz" */
const ASKED_FOR =
  / (?:passa|manda|mande|envia|quero|queria|qual|quais|tem|ensina|sabe|procuro|preciso|alguma|saber|dizer|explica|mostra) (?:\S+ ){0,3}?(?:receitas?|como (?:se )?(?:faz|fazer)|modo de preparo) | receitas? d[eo] (?!famil|vo |casa)/;
const ASIDE = /^(?:gosto|receitas?|preparo|faz|odeio|detesto|adoro|amo|prefiro|curto|sou|tenho|como|posso)$/;

/** "suco verde, 1 copo, gosto de mato", "cuscuz, uma fatia, receita da vizinha": what is said in passing behind what was told with its amount. */
export function isSaidInPassing(
  talk: SmallTalk | null,
  { line, tokens, asks }: Phrase,
  { weighed, elements }: Pick<LogReading, "weighed" | "elements">,
): boolean {
  if (asks || (talk !== "about_me" && talk !== "off_topic") || ASKED_FOR.test(line)) return false;
  const had = elements.some(({ type }) => type === "verb");
  const aside = tokens.findIndex(({ word }) => ASIDE.test(word));
  // "barra de proteína, gosto de papelão"
  const isTaste = wordAt(tokens, aside) === "gosto" && wordAt(tokens, aside - 1) === ",";
  const isTold = isTaste || (had && talk === "off_topic");
  return weighed.some(({ said: { amount, match } }) => match.start < aside && (amount !== null || isTold));
}

/** Talk that is surely not a record, whatever foods it names. */
export function isNoRecord(talk: SmallTalk | null): boolean {
  return (
    talk === "others" || talk === "plan" || talk === "habit" || talk === "about_me" || talk === "off_topic"
  );
}
