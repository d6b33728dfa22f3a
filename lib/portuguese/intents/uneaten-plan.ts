import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import { isCompany } from "@/lib/portuguese/vocabulary/people";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "tá, não comi", "então não vou comer não" */
const NOT_EATEN =
  /^ (?:(?:ah|ta|esta|ok|bom|boa|beleza|certo|entao|entendi|blz|mas|eu|no fim|acabei que|melhor|por isso|resolvi|decidi) )*nao (?:vou )?(?:comi|comer|tomei|tomar|bebi|beber|como|quero|quis)(?: (?:nao|mais|nada|entao|mesmo|ne|viu))* $/;

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
/** "minha irmã tá aqui, comeu foi 2 pratos": what others had of plates of their own. */
const OF_OTHERS =
  /^ (?:(?:o|a|os|as|meus?|minhas?) )*(\S+)(?: (?:esta|veio|chegou|passou|apareceu|tambem|aqui|la|hoje|e|ja)){0,4} (?:comeu|almocou|jantou|repetiu)(?: (?:foi|uns|logo|ate|uma?s?))* (?:\d|uns|dois|duas|tres|um) (?:prat|pratad|marmit|tigel)\S* $/;

/** Whether a message is only said in passing, and tells nothing of what one ate. */
export function isSaidInPassing({ line, asks }: Phrase): boolean {
  if (asks) return false;
  const [, told] = SECRET.exec(line) ?? [];
  if (told)
    return isCompany(told) || /^(?:ninguem|nutri|nutricionista|doutora?|medic[oa]|personal)$/.test(told);
  const [, who] = OF_OTHERS.exec(line) ?? [];
  return who ? isCompany(who) : NO_MEAL.test(line);
}
