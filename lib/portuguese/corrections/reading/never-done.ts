import { isWondered } from "@/lib/portuguese/meaning/wondered";
import { isOtherDeed } from "@/lib/portuguese/vocabulary/other-deeds";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "em casa a gente sempre come com ovo frito", "queria ter comido lasanha no lugar do arroz", "quase joguei fora mas comi", "minha mulher comeu o dobro", "Caio comeu o resto do bolo", "era pra ser peixe né", "não botei mais arroz": it was not so. */
const NEVER_DONE =
  / (?:a gente (?:sempre|normalmente|geralmente|costuma) (?:come|comer|toma|tomar|faz|fazer|poe|por|coloca|bota)|esquec(?:i|emos) de (?:comprar|buscar|trazer|levar|fazer|preparar|pedir|descongelar)|(?<!que )(?<!que eu )costum(?:o|amos|ava|avamos) (?:comer|tomar|beber|fazer|almocar|jantar|lanchar|deixar)|queria ter|gostaria de ter|(?:d?a )?proxima vez|d?a proxima|era para ser|(?:mais tarde|depois|de noite|a noite) (?:talvez|quem sabe)|(?:talvez|quem sabe) (?:mais tarde|depois|de noite|a noite|eu (?:coma|tome|beba)|coma|tome|beba)|(?:quase|por pouco) (?:que )?(?:eu )?(?:(?:nao )?(?:joguei|deixei|larguei|tirei|troquei|pedi|peguei)|comi)|(?<!gente )(?:comeu|comeram|devorou|devoraram|detonou|detonaram|acabou com|acabaram com) (?:tod[oa] )?o resto(?: d[oae]s? \S+)*(?: tod\S+)?(?= (?:escondid\S+|sozinh\S+|hoje|agora|depois|de noite)? ?$)|o resto d[oa]s? \S+ (?!eu )(?:\S+ ){1,2}(?:comeu|comeram|devorou|devoraram)(?= )|(?<!gente )(?:com|almoc|jant|tom|beb|ped)(?:eu|iu|ou|eram|iram|aram) (?:o (?:dobro|triplo|mesmo(?! d))|(?:muito |bem )?(?:mais|menos) (?:do )?que eu|igual(?: eu| a mim)?|a mesma coisa(?! d))(?= )|nao (?:comi|tomei|bebi|coloquei|botei|pus|peguei|servi|repeti) mais (?!nenhum|nad)[^\s\d]{3,}(?: (?:depois|nao|hoje))?(?= $)) /;

const OPENS =
  "(?:(?:na verdade|na real|ah|ai|opa|eita|ih|bom|entao|olha|mas|e|gente|nossa|putz|poxa|aff|hoje|amanha|agora|depois|de noite|a noite|mais tarde|essa semana|semana que vem|a partir de (?:hoje|amanha|segunda)|eu|so|ja) )*";
const DIETS =
  "(?:pegar (?:mais )?leve|maneirar|me segurar|segurar a (?:onda|boca)|me controlar|me comportar|fechar a boca|parar (?:com|de)|largar|evitar|cortar|diminuir|reduzir|comer (?:menos|melhor|direito|leve|so coisa leve)|(?:fazer|comecar|voltar)(?: (?:a|para a|na|uma))? dieta|caprichar|jejuar|ficar sem)";
/** "hoje vou pegar leve", "tô tentando parar com refri", "a janta vai ser sopa" */
const RESOLVED = new RegExp(
  `^ ${OPENS}(?:(?:vou|quero|pretendo|prometo|preciso|tenho que|vou ter que|estou tentando|to tentando|tentando|vou tentar|estou querendo|to querendo)(?: tentar| ver se consigo)? ${DIETS}|(?:[ao] |minha |meu )?(?:janta|jantar|almoco|lanche|ceia|cafe) (?:(?:de |da |d)?(?:hoje|amanha|noite) )?(?:vai ser|vao ser|sera|vai ter)) (?!.*(?:\\d| (?:comi|tomei|bebi|foi|foram|era|eram|tira|tire|apaga|apague|troca|troque|muda|mude|nao) ))`,
);

/** Whether a message tells of what was not had so, is resolved to be, or asks how it would be: of what was told it changes nothing. */
export function isNeverDone({ line, asks, tokens }: Pick<Phrase, "line" | "asks" | "tokens">): boolean {
  return NEVER_DONE.test(line) || RESOLVED.test(line) || isWondered(line, asks) || isOnlyDone(line, tokens);
}

/** "passei na padaria e vi um bolo", "vendi 30 pães hoje", and nothing that tells how a meal was. */
function isOnlyDone(line: string, tokens: Phrase["tokens"]): boolean {
  // "não gosto muito de fígado não"
  const said = line.replace(/ nao (?=gost|am[oa]|ador|$)/g, " ");
  return !TELLS.test(said) && tokens.some((_, at) => isOtherDeed(tokens, at));
}

const TELLS =
  / (?:comi|tomei|bebi|almocei|jantei|foi|foram|era|eram|tinha|tira|tire|apaga|apague|troca|troque|muda|mude|poe|bota|coloca|anota|registra|nao) /;
