import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { withoutVocatives } from "@/lib/portuguese/text/patterns/vocatives";

const CALLS =
  "[óô]|oi+e?|ol[áa]|ei|eita+|opa+|ah+|bah|uai|oxe|aff+|nossa|gente|olha|ent[ãa]o|bom|garfo|querid[oa]|amig[oa]|(?:bom dia|boa tarde|boa noite)(?: garfo| gente)?|(?:oi|ol[áa]|ei|fala|e a[ií]|salve) (?:garfo|gente|amig[oa]|querid[oa]|sumid[oa])|por favor";
/** "oi, ", "bom dia! eita, "; in "bom dia, coração!" somebody is called by a name. */
const GREETING = new RegExp(
  `^\\s*(?:(?:${CALLS})\\s*[,!.;…]+\\s*){1,3}(?=[\\p{L}\\d])(?!\\p{L}+\\s*[!.])`,
  "iu",
);
/** " kkk", ", obrigada 😊" */
const FAREWELL =
  /(?:[\s,.;!…]+(?:k{2,}|(?:rs)+|(?:ha|he){2,}h?|(?:muito )?(?:obrigad|brigad)[oa]|obg|valeu|vlw|viu|por favor|pfv|querid[oa]|\p{Extended_Pictographic}+))+[\s.!…]*$/iu;
/** What is put aside stands around at least so many words. */
const LEAST_WORDS = 3;

const OPENS =
  "(?<=^\\s*(?:(?:oi+e?|ol[áa]|ei|ent[ãa]o|ah|bom|gente|opa|eita|garfo|bom dia|boa tarde|boa noite)[ ,!.]+){0,2})";
const TELL = "(?:contar|dizer|falar|avisar|informar|registrar|atualizar|deixar registrado)";
const TO_WHOM = "(?: (?:para|pra|pro) (?:mim|voc[êe]|vc|ti))";
/** What announces that something is told, whatever it is. */
const ANNOUNCED = [
  "(?:[ée]|eh|foi) (?:o |assim )?(?:seguinte|assim)|(?:o )?seguinte|(?:ent[ãa]o )?[ée] assim",
  "(?:olha|v[êe]|escuta|ouve|repara) (?:s[óo]|essa|isso)(?: isso)?",
  `(?:vou|deixa(?: eu)?|vim(?: aqui)?|posso) (?:te |lhe )?contar(?: uma coisa| um neg[óo]cio| o seguinte| aqui| agora|${TO_WHOM})*`,
  `(?:s[óo] )?(?:passando|passei|t[ôo]|estou|vim)(?: (?:aqui|por aqui|s[óo]|r[áa]pido|rapidinho))* (?:pra|para) (?:te |lhe )?${TELL}(?: aqui)?`,
  `(?:s[óo] )?(?:pra|para) (?:te |lhe )?(?:avisar|informar|registrar|constar|atualizar)`,
  "s[óo] (?:te )?(?:avisando|informando|registrando|atualizando|contando)",
  "atualizando|atualiza[çc][ãa]o|informando|informo|registrando|reportando|vamos l[áa]|te conto|te falo|conto|confesso|sinceramente|resumindo|prontinho|gente do c[ée]u|tenho que te contar|(?:queria|quero) registrar",
  "(?:desculpa|desculpe|foi mal|perd[ãa]o)(?: pel[ao]| a) (?:demora|bagun[çc]a|sumi[çc]o|atraso)",
].join("|");
/** Of a message that only asks for it to be written down: "pode anotar: …" */
const WRITE = `(?:(?:pode|favor|por favor|vai) )?(?:me )?(?:anotar?|anote|registrar?|registre|escrever?|escreve)(?: a[íi]| aqui|${TO_WHOM}|,? por favor|,? pf[av]\\p{L}*|,? por gentileza)*`;

/** A meal's name at the head of what was had. */
const MEAL =
  "(?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche(?: da (?:manh[ãa]|tarde))?|ceia|merenda)";
/** What is done by whoever tells, and what puts right: with one of these a nod is wanted and no more. */
const DONE =
  "(?:comi|tomei|bebi|almocei|jantei|lanchei|belisquei|usei|pesei|repeti|botei|coloquei|passei|fiz|foi|foram|era|eram|tinha|teve|veio|faltou|esqueci|errei|corrig\\p{L}+|tira|tire|apaga|apague|cancela|troca|troque|muda|mude|passa|passe|registra|anota|adiciona|inclui|remove|exclui)";
const ASKS =
  "(?:posso|podia|poderia|devo|deveria|vou|ser[áa]|qual|quais|quant[oa]s?|como|engorda|faz mal|faz bem|pode (?:comer|tomar|beber|ser))";
const ASKED = new RegExp(`(?<!\\p{L})${ASKS}(?!\\p{L})|\\?`, "iu");
const DEED = new RegExp(
  `^(?:e|sem [oa]|com \\d|peso(?= \\d)) |^${MEAL}\\s*:|(?<!\\p{L})${DONE}(?!\\p{L})`,
  "iu",
);
/** A yes or a no, and what is said behind it, are an answer. */
const ANSWER =
  /^[\s,.;!…–-]*(?:(?:sim|n[ãa]o|ok|certo|isso|t[áa]|pronto|nada|perfeito|exato|beleza|blz|obrigad[oa])[\s,.;!…–-]*)*$/iu;
const DEAR =
  "(?:meu|minha) (?:anjo|bem|amor|quer?id[oa]|lind[oa]|rei|rainha|flor|amig[oa]|nobre|consagrad[oa])";
const LAUGHS = "(?:[\\s.!…]|k{2,}|(?:rs){1,3}|(?:ha|he){2,5}|\\p{Extended_Pictographic})*";
const CLOSED = [
  "(?:e )?(?:[ée]|eh|foi) (?:s[óo] )?isso(?: a[íi]| mesmo| tudo| por hoje| por enquanto| por agora| ent[ãa]o)*",
  "(?:e )?s[óo] isso(?: mesmo| por hoje| por enquanto| por agora| hoje)*|por (?:hoje|enquanto|agora) (?:[ée]|foi) (?:s[óo](?: isso)?|isso)",
  "at[ée] (?:mais|logo|amanh[ãa]|j[áa]|depois|mais tarde|daqui a pouco)|bjs|beijos?|(?:um )?abra[çc]os?",
  DEAR,
  "(?:mil )?(?:desculpas?|desculpe|perd[ãa]o) (?:pel[ao]|a) (?:demora|bagun[çc]a|confus[ãa]o|inc[ôo]modo|trabalho|atraso|sumi[çc]o)",
  "(?:muito )?(?:obrigad[oa]|valeu|brigad[oa]|grat[oa]) (?:pel[ao]|a) (?:paci[êe]ncia|ajuda|aten[çc][ãa]o|for[çc]a)",
  "(?:a[íi] )?(?:depois|mais tarde|daqui a pouco) (?:eu )?(?:te |lhe )?(?:conto|falo|mando|digo|escrevo|aviso)(?: (?:mais|o resto|tudo|melhor|como foi))*",
  "(?:e )?(?:agora )?(?:vou dormir|fui dormir|bora (?:pro|pra|ao) \\p{L}{4,}|partiu \\p{L}{4,}|vou (?:pro treino|treinar|trabalhar|descansar))(?: agora| j[áa])?",
  "(?:e )?(?:t[ôo]|estou|fiquei|tava|estava) (?:bem |muito |super )?(?:satisfeit[oa]|chei[oa]|com (?:muita )?fome)|que del[íi]cia|(?:tava|estava) (?:uma )?del[íi]cia",
  "gratid[ãa]o|am[ée]m|se deus quiser|tamo junto|[ée] n[óo]is|valeu demais|aguardo|desde j[áa] agrade[çc]o|fica com deus|um beijo no cora[çc][ãa]o|sem culpa|mais tarde tem mais|(?:acho que|que eu lembre) (?:[ée]|foi) (?:s[óo] )?isso|por ora [ée] s[óo]",
  "e foi s[óo]|(?:te )?amo (?:voc[êe]|vc)|te (?:amo|adoro)|(?:pode|podes) (?:anotar|registrar)|(?:anota|registra) (?:a[íi]|pra mim)",
].join("|");

const LATE = new RegExp(
  `^\\s*(?:(?:n?[ao] |meu |minha )?${MEAL}(?: de (?:hoje|ontem))?\\s*:|(?:hoje |agora )?(?:eu )?(?:me )?pesei )`,
  "iu",
);

/** What announces that something is told, and nothing else, left out. */
const BEFORE: readonly Turn[] = [
  // "oi, tudo bem? então comi 2 ovos": nothing is asked of the diary.
  [
    /^(\s*(?:(?:oi+e?|ol[áa]|opa|ei|e a[ií]|bom dia|boa tarde|boa noite)[\s,!.]*)+)(?:garfo[\s,!.]*)?(?:(?:tudo|td) (?:bem|bom|certo|joia|j[óo]ia|tranquilo)|como (?:vai|est[áa]s?|voc[êe] est[áa])|beleza)(?: (?:com voc[êe]|contigo|por a[íi]))?\s*\?+\s*(?:ent[ãa]o[\s,]+)?(?=[\p{L}\d])/iu,
    "$1",
  ],
  [
    /^\s*(?:oi+e?|ol[áa]|ei|a[ií]|fala|salve|e a[ií]) (?:garfo|gente|sumid[oa]|lind[oa])(?=\s*[,!.:]+\s*[\p{L}\d])/iu,
    "oi",
  ],
  [/^\s*[óô]\s*[:,!]+\s*(?=[\p{L}\d])/iu, ""],
  [/^\s*a (?:grande )?verdade [ée] que (?=[\p{L}\d])/iu, "na verdade "],
  // "lembrei agora: quanto de água tomei": asked, and nothing told.
  [/^\s*lembrei (?:agora|aqui)?\s*[:,]\s*(?=quant[oa]s? |qual |quais )/iu, ""],
  // "é o seguinte: mais 300 de água", "só passando pra dizer que comi 2 ovos"
  [new RegExp(`${OPENS}(?:${ANNOUNCED})(?:\\s*[:,;.!…–-]+\\s*(?:que )?|\\s+que )(?=[\\p{L}\\d])`, "iu"), ""],
  // "anota aí pra mim por favor: 2 ovos"
  [new RegExp(`${OPENS}${WRITE}\\s*:\\s*(?=[\\p{L}\\d])`, "iu"), ""],
];

/** What only closes a message, and which messages it only closes. */
const BEHIND: readonly (readonly [said: RegExp, closes: (rest: string) => boolean])[] = [
  // "4 copos de água, cê acredita? tô de parabéns"
  [
    /(?:(?<=\?)\s*|\s*[,.;!…–-]+\s*)(?:(?:eu |hoje |agora )*(?:t[ôo]|tou|estou|fiquei) (?:(?:muito |toda |todo |bem |super |at[ée] )*(?:orgulhos[oa](?: de mim| demais)?|me achando)|de parab[ée]ns|no caminho certo|podendo|arrasando|voando)|(?:eu )?mere[çc]o (?:um |uns |os |meus )?(?:parab[ée]ns|palmas|aplausos?|pr[êe]mio|trof[ée]u|medalha|estrelinha)|(?:parab[ée]ns|palmas|ponto) (?:pra|para) mim|me orgulho de mim)[\s.!…]*$/iu,
    (rest) => DEED.test(rest) && (!rest.endsWith("?") || WONDERS.test(rest)),
  ],
  // "tira o vinho, combinado?"
  [
    /\s*[,.;!–-]+\s*(?:combinado|fechado|(?:voc[êe] |vc )?anotou|anotado|t[áa] (?:registrado|anotado)|(?:deu|conseguiu) (?:pra |para )?(?:anotar|entender|registrar)|entendeu|entendido|sacou|pegou|t[áa] ok|ok|okay|beleza|blz|viu)\s*\?+\s*$/iu,
    (rest) => !ASKED.test(rest),
  ],
  // "tomei 3 garrafinhas tá bom?", "o arroz foi 150 g, certo?"; "uma pera às 4 tá bom?" asks.
  [
    /(?:,? t[áa] bom|, (?:certo|certinho|t[áa] certo))\s*\?+\s*$/iu,
    (rest) => !ASKED.test(rest) && DEED.test(rest),
  ],
  // "tomei 1 litro e meio até agora, tás vendo como eu me cuido?"
  [
    new RegExp(
      `\\s*[,.;!–-]+\\s*(?:(?:voc[êe]|vc|tu|c[êe]) )?(?:(?:t[áa]s?|est[áa]s?) vendo|(?:d[áa]|pode) (?:pra |para )?acreditar|viu s[óo]|viste|percebeu|reparou|notou|v[êe]s|viu (?=como|que|quanto)|gostou|mandei bem|orgulhos[oa] de mim|acreditas?(?: nisso)?|j[áa] pensou|pode isso)(?: s[óo])?(?:,? (?:como|que|o quanto|quanto) (?!${MEAL}(?!\\p{L}))(?![^?]*(?<!\\p{L})${DONE}(?!\\p{L}))[^?.,;!\\n\\d]{2,50})?\\s*\\?+\\s*$`,
      "iu",
    ),
    (rest) => !ASKED.test(rest) && DEED.test(rest),
  ],
  // "guaraná, só isso", "comi mais 3 dessas, e é isso"
  [new RegExp(`\\s*[,.;!…–-]+\\s*(?:${CLOSED})${LAUGHS}$`, "iu"), (rest) => !ANSWER.test(rest)],
  [new RegExp(`\\s*[,.;!…–-]+\\s*(?:${CLOSED})${LAUGHS}$`, "iu"), (rest) => !ANSWER.test(rest)],
  // "a janta: arroz e bife, desculpa": late, and nothing told before it was wrong.
  [/\s*[,.;!–-]+\s*(?:(?:me )?desculp[ae]|foi mal)[\s.!…]*$/iu, (rest) => LATE.test(rest)],
];

/** Asks to be admired, and for no figure. */
const WONDERS =
  /(?<!\p{L})(?:acreditas?(?: nisso)?|acreditar|viu s[óo]|j[áa] pensou|pode isso|(?:t[áa]s?|est[áa]s?) vendo|gostou|mandei bem)\s*\?+\s*$/iu;

/** A text without what announces it, what only closes it, and whom it calls. */
export function withoutSaidAround(text: string): string {
  const begun = BEFORE.reduce((rest, [said, by]) => rest.replace(said, by), withoutVocatives(text));
  return BEHIND.reduce((told, [said, closes]) => {
    const rest = told.replace(said, "");
    return rest !== told && closes(rest) ? rest : told;
  }, begun);
}

/** What `change` makes of a text, of which it is shown neither the greeting nor the thanks and laughs at its end. */
export function betweenCourtesies(text: string, change: (core: string) => string): string {
  const lead = GREETING.exec(text)?.[0] ?? "";
  const tail = FAREWELL.exec(text.slice(lead.length))?.[0] ?? "";
  const core = text.slice(lead.length, text.length - tail.length);
  return (core.match(/[\p{L}\d]+/gu) ?? []).length < LEAST_WORDS ? change(text) : lead + change(core) + tail;
}
