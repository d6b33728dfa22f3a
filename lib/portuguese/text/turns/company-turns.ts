import type { Turn } from "@/lib/portuguese/text/turns/drink-turns";

const THEY =
  "(?:tod[oa]s?(?: mundo)?|(?:o |a |os |as |meus |minhas |nossos )?(?:rest(?:o|ante) d[oa] )?(?:pessoal|galera|turma|povo|fam[íi]lia|gente toda|amig[oa]s|colegas|coleguinhas|crian[çc]as|meninas?|meninos?|guri(?:s|zada)|outr[oa]s|demais))";
const HAD =
  "(?:pediu|pediram|comeu|comeram|tomou|tomaram|bebeu|beberam|foi|foram|atacou|atacaram|se acabou|se acabaram|caiu|ca[íi]ram)(?: (?:d[eoa]|n[oa]))?";
const HOST =
  "(?:(?:o |a |meu |minha )?(?:patr[ãa]o|patroa|chefe|gerente|dono|dona|colega|amig[oa]|cliente|m[ãa]e|pai|tia|tio|sogr[oa]|marido|esposa|mulher|vizinh[oa]|professora?|motorista|encarregado|supervisora?))";
const FOR_ALL =
  "(?:pr[ao]|para [ao]|pra|para) (?:galera|turma|pessoal|todo mundo|tod[oa]s|equipe|firma|gente|n[óo]s|fam[íi]lia|mesa)(?: (?:toda|tod[oa]|inteir[oa]|aqui|hoje|hj)){0,2}";
const REFUSED =
  "(?:(?:e|mas|s[óo] que|por[ée]m|eu) ){0,2}(?:(?:n[ãa]o|nem) (?:quis|comi|tomei|aceitei|peguei|provei|bebi|fui de)|recusei|dispensei|agradeci)";

/** What was had by those around, and not by oneself. */
export const COMPANY_TURNS: readonly Turn[] = [
  // "o pessoal pediu sorvete, eu fiquei na água": what they had.
  [
    new RegExp(
      `(?<=(?:^|[.;!\\n])\\s*)${THEY} ${HAD} [^.,;:!?\\n\\d]{3,40}?[,.;]? (?:(?:e|mas|s[óo] que) )?(?=eu (?:s[óo] |apenas |mesmo )?fiquei )`,
      "giu",
    ),
    "",
  ],
  // "meu patrão pagou um sorvete pra galera, eu não quis"
  [
    new RegExp(
      `(?<=${HOST} )(?:pagou|deu)(?= [^.,;:!?\\n\\d]{3,40}?(?: ${FOR_ALL})?[,.;]? ${REFUSED})`,
      "giu",
    ),
    "trouxe",
  ],
  // "o chefe trouxe sorvete pra galera, tomei um": one of them.
  [
    new RegExp(
      `${HOST} (?:pagou|trouxe|comprou|levou|fez|deu) (?:uns |umas )?((?!uma? |o |a |\\d)\\p{L}{4,}(?: d[eo] \\p{L}{3,})?) ${FOR_ALL},? (?:e |mas |s[óo] )?(?:eu )?(comi|tomei|peguei) (?:s[óo] )?(uma?|dois|duas|tr[êe]s|\\d{1,2})(?=\\s*(?:$|[.,;!\\n]))`,
      "giu",
    ),
    "$2 $3 $1",
  ],
  // "vou tomar café agora, pensei num cuscuz"
  [/(?<!\p{L})pensei (?=(?:em (?:comer|tomar|pedir|fazer|uma?)|numa?) )/giu, "tô pensando "],
];
