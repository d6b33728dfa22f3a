import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const HERE =
  "(?:aqui em casa|aqui|em casa|na geladeira|no arm[áa]rio|na despensa|no freezer|na cozinha|hoje|hj|agora|no momento|ainda)";
const MEAL = "(?:almo[çc]o|jantar?|lanche(?: da tarde)?|caf[ée](?: da manh[ãa])?|ceia|marmita)";
/** "tenho", "na geladeira tem", "sobrou" */
const HAVE = `(?:(?:e|mas|olha|ent[ãa]o|eu|a gente|s[óo]|${HERE}),? )*(?:tenho|temos|tem|sobrou|sobraram|comprei|(?:estou|t[ôo]) (?:aqui )?com)(?: (?:s[óo]|${HERE}|um resto de|um pouco de))*`;
const UNDECIDED = `(?:(?:estou|t[ôo]) )?(?:decidindo|pensando|escolhendo|na d[úu]vida|em d[úu]vida|sem ideia)(?: d[eo]| n[oa]| pr[oa]| para [oa]| sobre)? (?:que )?(?:[oa] |meu |minha )?${MEAL}\\s*[.,:;!–-]+`;
const WHO = "(?:(?:que )?(?:voc[êe]|vc|c[êe]|tu|eu|a gente|me|j[áa]|a[íi]|ent[ãa]o) )*";
const SUGGESTS =
  "(?:suger(?:e|es|iria)|sugir[ao]|indica(?:ria)?|recomenda(?:ria)?|aconselha|faria|fa[çc]o|preparo|monto|cozinho|janto|almo[çc]o|comeria|acompanha|combina|acha)";
const MAKE = "(?:fazer|preparar|montar|comer|jantar|almo[çc]ar|lanchar|inventar|cozinhar|sair)";
const MAY = "(?:posso|d[áa] (?:pra|para)|daria (?:pra|para)|consigo|rola|devo)";
const IDEA = "(?:ideias?|id[ée]ias?|sugest(?:[ãa]o|[õo]es)|dicas?)";
const ASKED = [
  `(?:(?:o )?qu?[eê]?|oq|qual|como|que (?:prato|receita|lanche|jantar?)) ${WHO}(?:${MAY} ${WHO}${MAKE}|${SUGGESTS})`,
  `(?:me |voc[êe] |vc )?(?:(?:d[áa]|passa|tem|quero|preciso de|alguma|uma|umas|de|boa) )*${IDEA}`,
  "(?:me )?(?:sugere|sugira|indica|recomenda|ajuda a (?:montar|decidir|escolher|pensar)|monta|inventa)(?: (?:algo|alguma coisa))?",
].join("|");
/** "… O que sugere pro jantar com isso?" */
const ASKS = `\\s*[.,;:!\\n–-]+\\s*(?:(?:e|a[íi]|ent[ãa]o|mas|por favor|pfv|garfo),? )*(?:${ASKED})(?!\\p{L})(?<rest>[^.,;!?\\n]{0,50})[?!.]*`;
const AT_HAND = new RegExp(
  `(?<=^|[.,;:!?\\n]\\s?)(?:${HAVE}|(?<undecided>${UNDECIDED})) (?<foods>[^.;:!?\\n]{3,100}?)${ASKS}(?=$|\\s)`,
  "iu",
);
const OF_IT = /\s*com (?:isso|el[ea]s|ess[ea]s coisas)\s*$/iu;
/** What is told of it, or what one suffers from or is afraid of. */
const NO_STORE =
  /(?<!\p{L})(?:comi|tomei|bebi|almocei|jantei|lanchei|usei|repeti|foi|foram|era|eram|que|meta|n[ãa]o|alergia|intoler[âa]ncia|medo|dor|vontade|desejo)(?!\p{L})/iu;

/** "tenho ovos, tomate e atum. O que sugere?" as "o que posso preparar com ovos, tomate e atum?", any other text as it is. */
export function withAtHandAsked(text: string): string {
  const found = AT_HAND.exec(text);
  const { foods = "", rest = "", undecided = "" } = found?.groups ?? {};
  if (!found || NO_STORE.test(foods) || !areFoods(foods)) return text;
  const asked = `${undecided} o que posso preparar${rest.replace(OF_IT, "")} com ${foods}?`.trimStart();
  const before = text.slice(0, found.index).replace(/[,;:]\s*$/u, ". ");
  return `${before}${asked}${text.slice(found.index + found[0].length)}`;
}

/** Each part of the row names one. */
function areFoods(row: string): boolean {
  return row.split(/,| e | ou /u).every((part) => {
    const tokens = tokenise(part);
    return tokens.some((_, at) => foodAt(tokens, at, false) !== null);
  });
}
