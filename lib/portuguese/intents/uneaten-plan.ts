import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import type { SmallTalk } from "@/lib/portuguese/meaning/understanding";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isCompany } from "@/lib/portuguese/vocabulary/people";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "tá, não comi", "então não vou comer não", "mas não comi, fique tranquila" */
const NOT_EATEN =
  /^ (?:(?:ah|ta|esta|ok|bom|boa|beleza|certo|entao|entendi|blz|mas|e|eu|no fim|acabei(?: que)?|melhor|por isso|resolvi|decidi|resisti|desisti|aguentei|calma|relaxa) )*nao (?:vou )?(?:com(?:i|er|endo)|tom(?:ei|ar|ando)|beb(?:i|er|endo)|como|quero|quis)(?: (?:nao|mais|nada|entao|mesmo|ne|viu|ta|pode|fique|fica|ficar|tranquil[oa]|sossegad[oa]|calma|relaxa|resisti|aguentei|tudo bem|se preocupe|juro|prometo|gracas a deus))* $/;

/** Whether a message only says that what was planned, wondered about or asked back was not eaten after all: nothing that was told is meant. */
export function leavesPlanUneaten({ line }: Phrase, { planned, wondered, open }: ConversationState): boolean {
  const isAskedBack = open !== null && open.addTo === null && open.asks !== "weight";
  return (planned !== undefined || wondered === true || isAskedBack) && NOT_EATEN.test(line);
}

/** "não conta pra minha filha", "não fala nada pro doutor": a word aside, whoever is meant. */
const SECRET =
  /^ (?:(?:mas|so|e) )*nao (?:conta|conte|fala|diz|mostra|comenta|espalha)(?: (?:isso|nada|disso|nem))? (?:para|com) (?:(?:o|a|os|as|minhas?|meus?) )*(\S+)(?: (?:viu|ta|hein|nao|por favor))* $/;
/** "não vai ter janta hoje, tô cheio": a meal that will not be. */
const NO_MEAL =
  /^ (?:(?:hoje|acho que|entao|aqui) )*nao (?:vai|vou|deve) (?:ter|rolar|haver|sair|dar|fazer) (?:mais |nem )?(?:a |o )?(?:janta|jantar|almoco|lanche|ceia|cafe da manha)(?: (?:hoje|aqui|em casa|nao|para mim))*(?: (?:porque|que|pois|estou|esta|sem) .{1,40})? $/;
/** "não sei se janto ou não janto", "tô na dúvida se como pão ou tapioca": nothing yet. */
const UNDECIDED =
  /^ (?:(?:eu|hoje|ainda|agora|mas|e|acho que) )*(?:nao (?:sei|decidi|resolvi)|estou (?:na|em) duvida)(?: ainda)? se (?:eu )?(?:ja )?(?:janto|almoco|lancho|como|tomo|bebo|peco|faco|vou) /;
/** "minha irmã tá aqui, comeu foi 2 pratos": what others had of plates of their own. */
const OF_OTHERS =
  /^ (?:(?:o|a|os|as|meus?|minhas?) )*(\S+)(?: (?:esta|veio|chegou|passou|apareceu|tambem|aqui|la|hoje|e|ja)){0,4} (?:comeu|almocou|jantou|repetiu)(?: (?:foi|uns|logo|ate|uma?s?))* (?:\d|uns|dois|duas|tres|um) (?:prat|pratad|marmit|tigel)\S* $/;

/** "parei de comer pão", "evito café à noite", "resisti ao bolo", "odeio jiló": of food, and of none that was had. */
const GIVEN_UP =
  /^ (?:(?:eu|ja|agora|hoje|tambem|nossa|gente|aqui|mas|faz tempo que) )*(?:parei (?:de (?:comer|tomar|beber) (?![oa]s? )|com )|evito |(?:estou |estava )?(?:evitando|fugindo d[eoa]|correndo d[eoa]) |fujo d[eoa]s? |resisti (?:a|ao|aos|as) |odeio |detesto |nao gosto de |abandonei )/;
/** "sonhei com pizza", "tomara que tenha bolo": longed for. */
const LONGED = /^ (?:(?:eu|ate|hoje|nossa|essa noite) )*(?:sonhei com |tomara que )/;
/** "se sobrar caloria eu como uma pizza" */
const IF_SO =
  /^ (?:mas |e )?se (?!(?:eu )?(?:como|tomo|bebo) )(?:\S+ ){1,6}(?:como|tomo|bebo|almoco|janto|lancho|peco) /;
/** "minha filha adora bolo de cenoura" */
const OTHERS_LIKE =
  /^ (?:(?:o|a|os|as|meus?|minhas?|aqui|em casa) )*(\S+) (?:nao |so |tambem )?(?:adora|ama|odeia|gosta|detesta|prefere|evita)m? /;
/** "o doutor mandou eu diminuir a farinha", "minha médica falou pra eu cortar o refri", "a nutri proibiu torresmo": what one is to do, and nothing eaten. */
const ORDERED = new RegExp(
  ` (?:(?:mandou|mandaram|pediu|pediram|disse|disseram|falou|falaram|recomendou|recomendaram|orientou|orientaram|aconselhou|sugeriu|insistiu|avisou|quer|querem|vive mandando|mandando) (?:(?:que|era|eh|a|de|eu|me|gente|nos|mim|para|bom|melhor|tenho|tem|preciso|devo|deveria|em) ){0,5}(?:${[
    "(?:diminu|reduz|substitu)(?:ir?|a|isse|ia)",
    "(?:cort|evit|par|maneir|moder|control|tir|troc|larg|aument|esquec)(?:ar|e|asse)",
    "troque",
    "nao (?:comer|coma|comesse|tomar|tome|tomasse|beber|beba|bebesse)",
    "(?:comer|coma|comesse|tomar|tome|tomasse|beber|beba|bebesse) (?:muito |bem )?(?:mais|menos|pouc[oa])",
  ].join("|")})|proibiu|proibiram) `,
);
const HAD = / (?:comi|tomei|bebi|almocei|jantei|lanchei|acabei|foi|teve|troquei|tinha) /;

/** What a message says that is only said in passing and tells nothing of what one ate; null for anything else. */
export function saidInPassing({ line, asks, tokens }: Phrase): SmallTalk | null {
  if (asks) return null;
  const [, told] = SECRET.exec(line) ?? [];
  if (told) {
    const isAside =
      isCompany(told) || /^(?:ninguem|nutri|nutricionista|doutora?|medic[oa]|personal)$/.test(told);
    return isAside ? "ok" : null;
  }
  const [, who] = OF_OTHERS.exec(line) ?? [];
  if (who ? isCompany(who) : NO_MEAL.test(line)) return "ok";
  if (UNDECIDED.test(line) && !HAD.test(line)) return "plan";
  // "odeio minha vida", "parei de comer" are of no food, and nothing to agree to.
  const isOfFood = tokens.some((_, at) => foodAt(tokens, at, false) !== null);
  if (HAD.test(line) || !isOfFood) return null;
  if (GIVEN_UP.test(line)) return "ok";
  if (ORDERED.test(line) && !/ agua .*\d|\d.* agua /.test(line)) return "advised";
  if (LONGED.test(line)) return "craving";
  const [, fond] = OTHERS_LIKE.exec(line) ?? [];
  if (fond && isCompany(fond)) return "others";
  return IF_SO.test(line) ? "plan" : null;
}
