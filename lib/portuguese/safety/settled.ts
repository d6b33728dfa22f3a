import { withoutIntroduction } from "@/lib/portuguese/safety/introduction";

/**
 * What only sounds like trouble and is told as over, of somebody long dead, or in jest is cut out of a message, and what is left is
 * to be read for itself: so nothing else that is told there is lost. Each pattern is closed: no word fits into it that could tell
 * of more.
 * @returns what is left, or null where nothing was cut, or where something else is told against it ("mas hoje piorou")
 */
export function withoutSettled(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = plainOf(text);
  const rest =
    withoutIntroduction(plain) ?? SETTLED.reduce<string | null>((cut, one) => cut ?? one(plain), null);
  return rest === null || UNSETTLED.test(` ${rest} `) ? null : rest;
}

/** In characters: who writes more tells more. */
const LONGEST = 400;

/** Lower case without accents; marks and line breaks stay. */
function plainOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

type Cut = (plain: string) => string | null;

/** Words between marks of their own. */
function said(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "gu");
}

/** All of these patterns are told, and all of them are cut out. */
function allOf(...patterns: readonly string[]): Cut {
  const cuts = patterns.map(said);
  return (plain) => {
    let rest = plain;
    for (const cut of cuts) {
      const next = rest.replace(cut, " ");
      if (next === rest) return null;
      rest = next;
    }
    return rest.replace(FINE, " ");
  };
}

/** As `cut`, where a message has none of these words. */
function unless(words: RegExp, cut: Cut): Cut {
  return (plain) => (words.test(` ${plain} `) ? null : cut(plain));
}

/** "mas foi super bem", "hoje tá ótima" */
const WELL =
  "(?:(?:super|muito|bem|tudo|todo|mais que|totalmente) )*(?:bem|otim[oa]s?|tranquil[oa]|cert(?:o|inho)|direitinh[oa]|normal|normalmente|pulando|brincando|correndo|rindo|novinh[oa] em folha|curad[oa]|recuperad[oa]|bo(?:m|a|zinh[oa])|cem por cento|100(?: ?%)?)(?= *(?:$|[^\\p{L}\\p{N} %]|(?:e|de novo|com|kk+|rs+|haha\\p{L}*|gracas|comendo|brincando|correndo|comeu|tomou|almoc\\p{L}+|jant\\p{L}+)(?![\\p{L}\\p{N}])))";
const IS_WELL = `(?:(?:mas|e|hoje|ja|agora|depois|ai|ele|ela|desde entao) )*(?:ta|esta|foi|ficou|deu|correu|acordou|amanheceu|comeu|passou|curou)(?: hoje| ja)? ${WELL}`;
const FINE = said(IS_WELL);
/** What is said against it: the reader keeps its alarm. */
const UNSETTLED =
  / (?:mas|porem|entretanto|so que|soque|ainda|continu\p{L}+|pior(?! noite| parte| coisa| dia)\p{L}*|de novo|dnv|novamente|outra vez|voltou(?! (?:a|pra|para|pro|ao) (?:\d|normal))|voltaram|voltando|but|still|again|worse)(?![\p{L}\p{N}])/u;

const TOOTH = "(?:dent(?:e|inho)s?)";
const LOOSE =
  "(?: (?:de leite|mole|molinho|bambo|que (?:ja )?(?:tava|estava) (?:mole|molinho|bambo|caindo)))+";
/** "engoliu o dente de leite junto com o pão", "o dente de leite caiu e ele engoliu" */
const MILK_TOOTH = `engoli(?:u|r|do) (?:sem querer )?(?:(?:o|um|seu|primeiro|segundo) )+${TOOTH}${LOOSE}(?: sem querer)?|(?:o )?${TOOTH}${LOOSE} (?:caiu|soltou|saiu) e (?:(?:ele|ela|a menina|o menino|meu filho|minha filha) )?engoliu(?: sem querer)?`;

const MORE_SWALLOWED =
  /dente \p{L}+(?: \p{L}+)? (?:e|mais) (?:o|a|os|as|um|uma|uns|mais|outr\p{L}+) |(?<!\p{L})(?:pilhas?|baterias?|moedas?|imas?|agulhas?|pregos?|parafusos?|brincos?|alfinetes?|bot(?:ao|oes)|vidros?|cacos?|caroco|ossos?|ossinho|espinhas?|grampos?|clipe?s?|pecas?|brinquedos?|bolinhas?|remedios?|comprimidos?)(?!\p{L})/u;

const LAUGHS = "(?:k{2,}|rs+|(?:ha){2,}h?|(?:he){2,}|[,.!;]) ?";
const LIVES =
  "(?:viver|vive)(?: muito| bastante| bem)?(?: ainda)? (?:pra|para|e) (?:comer|provar|tomar|beber|almocar|jantar|ver (?:\\p{L}+ ){1,3}(?:crescer|formar|casar|nascer)|viajar|dancar|curtir|aproveitar)|comer muit[oa]s? \\p{L}+ ainda|comer|um? (?:churrasco|bolo|picanha)|(?:churrasco|bolo|picanha|pudim|pizza)";
/** "quero morrer não kkk quero é viver pra comer bodó assado" */
const LIVES_TO_EAT = `(?:eu )?(?:quero|vou) morrer (?:(?:e )?(?:nao|nunca))(?: (?:gente|meu povo|menina|mulher|amiga|ne|uai|nada|moca)){0,2} ?(?:${LAUGHS})+(?:eu )?(?:quero|vou) (?:e |mesmo e |e mesmo )?(?:${LIVES})`;

const DOCTOR =
  "(?:(?:o|a|meu|minha|na|no) )?(?:pediatra|medic[oa]|doutora?|dra?|cardiologista|gastro|obstetra|ginecologista|endocrino(?:logista)?|enfermeir[oa])(?: d(?:o|a|ele|ela)(?: \\p{L}+)?)?";
const SAID = "(?:falou|disse|explicou|achou|confirmou|garantiu|fala|diz|me tranquilizou)(?: que)?";
const MILD =
  "(?:refluxo|golfad\\p{L}+|soluc\\p{L}+|colic\\p{L}+|gases|coco verde|coco mole|coco|assadura|peso|altura|crescimento|curva|exames?|hemograma|eletro|ultrassom|ultrassonografia|colesterol|tireoide|sono|ele golfar um pou\\p{L}+|ela golfar um pou\\p{L}+)";
/** "o pediatra falou que o refluxo do neném é normal" */
const FOUND_NORMAL = `${DOCTOR} ${SAID} (?:(?:o|a|os|as|meus?|minhas?) )?${MILD}(?: d(?:o|a|os|as|ele|ela) ?(?:nenem?|bebe|\\p{L}+)?)?(?: depois de mamar)? (?:e|era|sao|eram|ta|tao|esta|estao|deu|deram) (?:(?:tudo|super|bem|muito|todos) )*(?:normal|normais|otim[oa]s?|comum|comuns|bo(?:m|a|ns|as))(?: (?:nessa|na|da) idade)?`;
const THRIVES =
  "(?:(?:ele|ela|e|que) )*(?:ta|esta|vem|vai) (?:engordando|ganhando peso|crescendo|mamando|ganhando) ?(?:super |muito )?(?:bem|direitinho|certinho|peso)?(?:,? (?:com )?\\d{1,2}(?:[.,]\\d{1,3})? ?(?:kg|quilos) (?:com|aos|e) \\d{1,2} mes(?:es)?)?";

const KIN =
  "(?:m(?:eu|inha)s? )?(?:avo|avos|bisavo|vo|voinh[oa]|vozinh[oa]|pai|mae|tio|tia|sogr[oa]|prim[oa]|bisa|padrinho|madrinha|vizinh[oa])(?: (?:patern|matern)[oa])?";
const ILLNESS =
  "(?:diabet\\p{L}+|infarto|avc|derrame|cancer(?: de \\p{L}+)?|cirrose|do coracao|coracao|pressao(?: alta)?|problema de coracao|engasg\\p{L}+(?: com (?:uma )?(?:espinha|osso|carne)(?: de \\p{L}+)?)?)";
const AGES_AGO =
  "(?:(?:faz|ha|tem|la se vao) (?:uns |umas |mais de |quase )?(?:[3-9]|[1-9]\\d) anos(?: atras)?|em (?:19[3-9]\\d|200\\d|201\\d)|quando eu era (?:crianca|pequen[oa]|menin[oa]|bebe|adolescente)|antes d(?:e eu|eu) nascer)";
/** "meu avô morreu de diabetes, perdeu a perna e tudo, faz uns 30 anos" */
const LONG_AGO = `${KIN} (?:(?:morreu|faleceu|sofreu|teve|perdeu a vida) (?:(?:de|do|com|um|uma|por) )*${ILLNESS}|infartou)(?:,? (?:perdeu (?:a|o|uma|um) (?:perna|pe|visao|dedo)|ficou ceg[oa]|novo|nova|e tudo|e|,|tadinh[oa]|coitad[oa]|com \\d\\d anos))* ?,? ?${AGES_AGO}`;
/** What tells of the one who writes, or of somebody now. */
const OF_NOW =
  /(?<![\p{L}\p{N}])(?:agora|to|tou|estou|sinto|sentindo|dor|doi|doendo|minha (?:glic\p{L}+|pressao)|igual|mesm[oa] coisa|com el[ea]|ir embora)(?![\p{L}\p{N}])/u;

const COLONOSCOPY =
  "(?:toma|tomou|ta tomando|esta tomando|tomando|usou|bebeu) (?:o |um |aquele |os )?(?:laxantes?|dulcolax|lactopurga|manitol|bisacodil)(?: (?:pra|para|do|da|de|a|o|fazer|preparo|exame|ontem|hoje|cedo|dele|dela))* colonoscopia(?: ontem| anteontem| cedo)?(?: e (?:disse|falou) que foi (?:a|o) pior (?:noite|dia|coisa) da vida(?: del[ea])?)?";
const TO_LOSE =
  /emagrec|secar|peso|engord|gord|desinch|limpar|tambem|caibra|caimbra|sangu|(?<!\p{L})(?:eu tom\p{L}+|tomei|tomo)(?!\p{L})/u;

const BEFORE =
  "(?:semana passada|mes passado|ano passado|outro dia|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)? passad[oa]|(?:na|no) (?:semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)? passad[oa])";
const SUGAR = "(?:glicose|glicemia|acucar no sangue)";
/** Not below 54 and not above 250: what is graver is told again. */
const NOT_GRAVE = "(?:5[4-9]|[6-9]\\d|1\\d\\d|2[0-4]\\d)";
const WORD = "[^\\d.!?;\\n,]{0,45}?";
/** "fiquei com a glicose em 68 antes do almoço na quinta passada" */
const SUGAR_BEFORE = [
  `${WORD}${SUGAR}${WORD}(?<!\\d)${NOT_GRAVE}(?!\\d)${WORD}${BEFORE}`,
  `${WORD}${BEFORE}${WORD}${SUGAR}${WORD}(?<!\\d)${NOT_GRAVE}(?!\\d)${WORD}(?=[,.!;\\n]|$)`,
  `${WORD}${BEFORE}${WORD}(?<!\\d)${NOT_GRAVE}(?!\\d)${WORD}${SUGAR}${WORD}(?=[,.!;\\n]|$)`,
].join("|");
const DOCTOR_KNOWS = `(?:ja )?(?:contei|falei|mostrei|conversei|avisei) (?:isso )?(?:pra|pro|para|com|ao|a|o|na|no)(?: o| a)? ${DOCTOR}(?: na consulta)?|${DOCTOR} (?:ja |tambem )*(?:sabe|ajustou|mudou|reduziu|diminuiu|aumentou|trocou|viu)`;
const ADJUSTED =
  "(?:e )?(?:ela |ele )?(?:ja |tambem )*(?:ajustou|mudou|reduziu|diminuiu|trocou|acertou)(?: (?:a|o|as|os|tudo|dose|doses|remedio|remedios|medicacao|insulina|metformina|minha|meu))*|(?:e )?nao aconteceu mais";
const NOT_NOW =
  /(?<![\p{L}\p{N}])(?:hoje|hj|agora(?! (?:ta|esta|tudo))|to|tou|estou|sinto|sentindo|trem\p{L}+|su(?:or|ando)|tont\p{L}+|desmai\p{L}+|apag\p{L}+|ambulancia|hospital|upa|samu|toda|sempre)(?![\p{L}\p{N}])/u;

/** "qual valor de glicose é considerado baixo? é pra um cartaz" */
const ASKS_VALUE = `(?:(?:qual|quanto|o que|a partir de quanto|abaixo de quanto|acima de quanto|que|quando) (?:(?:e|o|a|os|um|que|seria) )*(?:valor(?:es)? )?(?:(?:de|da|do|a|o|e|que|considerad[oa]|considera|se|como|chama|chamad[oa]) )*${SUGAR}(?: (?:(?:e|que|considerad[oa]|considera|se|como|ta|de|abaixo|acima|quanto) )*(?:baix[oa]|alt[oa]|normal))?(?: (?:abaixo|acima|a partir) de quanto)?|a ${SUGAR} (?:e )?(?:considerada )?(?:baixa|alta) (?:abaixo|acima|a partir) de quanto|what (?:counts as|is|is considered)(?: a)? (?:low|high) (?:blood sugar|glucose)) ?\\??`;
const FOR_A_POSTER =
  "(?:cartaz|cartazes|poster|panfleto|folheto|mural|trabalho|tcc|prova|aula|palestra|curso|faculdade|escola|apresentacao|slide|estudando|school|class|exam)";

const FEARS = `(?:(?:eu|a gente|sempre) )*(?:morr(?:ia|o|i)|tinha|tenho|tava|estava|fiquei|com)(?: com| muito)?(?: de)? ?(?:medo|pavor|panico|receio) (?:(?:d(?:ele|ela|o bebe|a bebe|o nenem|e)|que (?:ele|ela)|o bebe) )*(?:se )?engasg(?:ar|asse|o|ue)`;
const CUT_SMALL =
  "(?:(?:por isso|entao|eu|sempre) )*(?:corto|pico|amasso|desfio) (?:tudo|bem|sempre|as?|os?)(?: (?!engasg)\\p{L}+){0,4}";
/** "morria de medo dele engasgar mas foi super bem", "morro de medo dela engasgar com uva, corto tudo" */
const FEARED = `${FEARS}(?: (?:com|no|na) \\p{L}+(?: d[oa] \\p{L}+)?)?,? (?:${IS_WELL}|${CUT_SMALL})`;

const RIDE =
  "(?:carro|estrada|viagem|onibus|serra|curvas?|barco|aviao|van|caminho|balsa|lancha|trem|enjoo de curva|enjoo da estrada)";
const THREW_UP = `(?:ontem |domingo |sabado )?(?:ele |ela )?(?:enjoou e |passou mal e )?vomitou(?: (?:ontem|domingo|sabado|no|na|do|da|de|por|causa|das|dos|um pouco|uma vez|so|enjoo|${RIDE}))*`;
const SICK_OF_ROAD = `${THREW_UP},? (?:(?:de )?enjoo (?:de|da|do|das) )?${RIDE}|${THREW_UP}`;
const IS_UP = `(?:hoje|ja)(?: (?:ele|ela|ja))? (?:ta|esta|acordou|amanheceu) (?:${WELL}|comendo (?:de tudo|normal|bem))`;
const MORE_THAN_ROAD =
  /(?<![\p{L}\p{N}])(?:bebe\p{L}*|nenem?|recem|mes|meses|febr\p{L}+|diarr\p{L}+|sangu\p{L}+|cabeca|jato|caiu|bateu|verde|barriga|molinh[oa]|mole|xixi|so quer|hoje vomit\p{L}+)(?![\p{L}\p{N}])/u;

/** As `cut`, and without these as well where they are told. */
function besides(patterns: string, cut: Cut): Cut {
  const more = said(patterns);
  return (plain) => cut(plain.replace(more, " "));
}

const WEEKS_GONE =
  "(?:(?:eu|ja|hoje|to|tou|estou|ta|esta) )*(?:(?:gravid[ao]|gestante)(?: (?:de|com|ha))? \\d{1,2} (?:semanas?|mes(?:es)?)|(?:to|tou|estou) (?:de|com) \\d{1,2} semanas(?: de (?:gravidez|gestacao))?)";
const CHECKED =
  "(?:(?:o|a|os|meus?|minha) )*(?:pre ?-?natal|exames?|ultrassom|ultra|consulta)(?: (?:hoje|ta|esta|tao|estao|foi|deu|deram|tudo|todos|super|bem|muito))* (?:ok|em dia|cert(?:o|inho)|otim[oa]s?|lind[oa]s?|norma(?:l|is)|perfeit[oa]s?|tranquil[oa]|bem)|tudo (?:ok|certo|bem) (?:com o|no) (?:bebe|nenem?|pre ?natal)";
const SICKNESS_GONE =
  "(?:(?:e|mas|o|meu) )*enjoo(?:zinho)? (?:ja )?(?:melhorou|passou|sumiu|foi embora)(?: hoje)?";
/** What harms nobody else, and what tells of more than a pregnancy that goes well. */
const NOT_FOR_PREGNANT =
  /provoq|calori|vinho|cervej|[aá]lcool|drink|beb(?:i|er|endo|id)|caip|espumant|chopp?|jejum|dieta|emagre|engord|(?<!\p{L})cru[as]?(?!\p{L})|sushi|sashimi|ostra|mal ?passad|(?<!\p{L})chas?(?!\p{L})|remedi|comprimid|dipirona|ibuprofeno|tom(?:o|ei|ar|ando)(?!\p{L})|fum|cigar|vape|sangr|sangue|corrim|liquido|perd|d(?:or|ores|oi|oendo)(?!\p{L})|colica|contrac|inch|pressao|glic|febre|ard(?:or|endo)|xixi|coceira|coca(?!\p{L})|tont|desmai|vomit|mex|cai(?!\p{L})|bati|trist|chor|(?<!\p{L})(?:so|nao|nem|nada|sem)(?!\p{L})/u;

const IRON = "(?:sulfato ferroso|ferro|noripurum|neutrofer|combiron)";
/** "depois que comecei o sulfato ferroso o cocô ficou mais escuro" */
const DARK_OF_IRON = `(?:(?:depois que|desde que|por causa do|com) )?(?:(?:eu|comecei|tomo|tomei|tomando|to|a|com|o|meu|tomar) )*${IRON},? (?:e )?(?:(?:o|meu|as|minhas) )*(?:coco|fezes) (?:fic(?:ou|aram|a|am)|ta|tao|sai|saem|escureceu|escureceram)(?: (?:mais|meio|bem|um pouco))*(?: (?:escur\\p{L}+|pret\\p{L}+))?`;
const FORETOLD = `${DOCTOR} (?:(?:ja|me|tinha|bem|havia) )*(?:avis(?:ou|ado)|fal(?:ou|ado)|disse|dito|explic(?:ou|ado))(?: que (?:era|e|ia|podia|fica) (?:normal|assim|escur\\p{L}+|ficar escur\\p{L}+|acontecer|por causa do ferro|do ferro))?`;
const MORE_THAN_IRON =
  /fed|cheir|piche|borra|sangu|tont|fra(?:c|qu)|(?<!\p{L})dor(?!\p{L})|doi|ibuprofeno|aas(?!\p{L})|aspirina|anti|diclofenaco|nimesulida|vomit|desmai|cans|palid|gastrite|ulcera|marevan|xarelto|emagre/u;

const DISLIKED =
  "(?:jilo|figado|quiabo|chuchu|dobradinha|buchada|bucho|coentro|beterraba|berinjela|cebola|abobora|abobrinha|mondongo|mocoto|rabada|lingua|rins?|moela|ostras?|miudos|sarapatel|uva passa|passas?|azeitonas?|pimentao|maxixe|couve-flor|rabanete|nabo|repolho|jaca|tofu|kefir)";
/** "tenho pavor de jiló, não tem quem me faça comer" */
const DISLIKES = `(?:(?:eu|sempre|gente|menina) )*(?:tenho|tinha|peguei|morro de)(?: (?:um|uma|muito))? (?:pavor|horror|nojo|trauma|odio|panico|birra|ranco|asco) (?:de|a|do|da|com) (?:comer )?${DISLIKED}(?: (?:e|ou) ${DISLIKED})*`;
const NOBODY_MAKES_ME =
  "(?:desculpa,? )?(?:nao tem|nao ha|ninguem|nem) ?(?:quem )?me (?:faca|faz|obrigue|obriga|pagando)(?: (?:a|me|eu))* (?:comer|gostar|provar)(?: d?isso)?";
const OF_MORE_FOODS =
  /engord|calori|(?<!\p{L})peso|gord|vomit|mal(?!\p{L})|alerg|inch|engasg|jejum|mais nada|nada mais|qualquer|tudo|chor|corac|trem/u;

/** "dormi tão bem que não queria acordar mais" */
const SLEPT_WELL =
  "(?:(?:hoje|ontem|essa noite|de noite|eu|gente|menina) )*dormi (?:tao|muito|super) (?:bem|gostoso|pesado) (?:que )?(?:eu )?(?:nem|nao) (?:queria|quis|quero|dava vontade de|tinha vontade de) (?:mais )?(?:acordar|levantar)(?: (?:mais|hoje|da cama|cedo))*";
const DARK =
  /remedi|comprimid|cartela|rivotril|zolpidem|clonaz|diazep|morr|mort|viver|vida|sempre|nunca|chor|trist|sozinh|cans|mundo|peso|deus|sumir|bem sem mim/;

const NOT_ONESELF = "(?:(?!(?:eu|meu|minha|me|mim|nos|a gente)(?!\\p{L}))[^.,;!?\\n]){1,80}";
/** "vi na tv que prenderam um vendedor de remédio milagroso" */
const NEWS = `(?:vi|li|ouvi|passou|deu|saiu)(?: (?:na|no|pela|pelo|hoje|agora|ontem|cedo))* (?:tv|televisao|jornal|noticiario|radio|internet|globo|reportagem) que (?:prenderam|apreenderam|fecharam|interditaram|proibiram|recolheram|a (?:policia|anvisa) (?:prendeu|apreendeu|proibiu|recolheu|fechou|interditou)) ${NOT_ONESELF}`;
const OF_IT =
  /tambem|igual|mesm|dess|dest|del[ea]|bebi|compr|tomei|us(?:ei|o|ava|ando)(?!\p{L})|aqui|parei|larguei|minha (?:mae|filha)|meu (?:pai|filho|marido)/u;

const GLYCATED =
  "(?:(?:a|minha|hemoglobina) )*(?:glicada|glicosilada|hba1c|a1c)(?: (?:veio|deu|foi|ta|esta|ficou|saiu|em|de|hoje|agora))* ?:? ?(?:4[.,]\\d|5[.,][0-6])\\d?(?! ?[\\d]) ?%?";
const PERCENT = "(\\d{1,2}(?:[.,]\\d)?) ?%?";
/** "a glicada deu 6,4, ano passado era 8,9", "era 9 e agora tá 6,5" */
const GLYCATED_FELL = [
  `(?:(?:a|minha|hemoglobina) )*(?:glicada|a1c)(?: (?:veio|deu|foi|ta|esta|ficou))+ (?<now>${PERCENT}),? (?:e )?(?:(?:no|o) )?(?:ano|mes|semestre|exame)(?: passado| anterior)? (?:era|estava|tava|foi) (?<before>${PERCENT})`,
  `(?:(?:a|minha|hemoglobina) )*(?:glicada|a1c) (?:era|estava|tava) (?<before>${PERCENT}),? (?:(?:e|mas) )?(?:agora|hoje) (?:ta|esta|deu|veio|e) (?<now>${PERCENT})`,
].map(said);

function glycatedFell(plain: string): string | null {
  for (const told of GLYCATED_FELL)
    for (const match of plain.matchAll(told)) {
      const [now = 0, before = 0] = [match.groups?.now, match.groups?.before].map((figure) =>
        Number.parseFloat((figure ?? "").replace(",", ".")),
      );
      if (now < before) return plain.replace(match[0], " ");
    }
  return null;
}
const PRAISED = `${DOCTOR} ${SAID} (?:(?:que|ta|esta|e|tudo|super|bem|muito) )*(?:normal|otim[oa]|boa|bom|perfeit[oa]|excelente)`;

const WORKS =
  "(?:eu )?(?:trabalho|atendo)(?: (?:na|no|em|numa|num))* (?:farmacia|drogaria|escola|posto|ubs|academia|hospital|clinica|caps|consultorio)|(?:eu )?sou (?:enfermeira|nutricionista|psicologa|professora|farmaceutic[oa]|agente de saude|tecnica de enfermagem|balconista)(?: de farmacia)?";
const SEES_MANY =
  "(?:e )?(?:vejo|atendo|aparece|chega|tem|vem)(?: (?:la|aqui|sempre))* muit[oa]s? (?:gente|moc[oa]s?|menin[oa]s?|adolescentes?|mulher(?:es)?|clientes?|alun[oa]s?) (?:pedindo|comprando|querendo|procurando|perguntando (?:de|sobre|por)) (?:(?!eu |minha |meu |me )\\p{L}+ ){1,4}(?:pra|para) (?:emagrecer|secar|perder peso)";
const EXPLAINS =
  "(?:(?:sempre|eu) )*(?:explico|falo|oriento|digo) (?:(?:pra|para) el[ae]s )?que (?:(?:nao funciona|faz mal|nao adianta|e perigoso|nao pode)(?: e )?)+";
const ASKS_MATERIAL =
  "(?:voce )?(?:tem|teria|me passa|me manda)(?: (?:algum|alguma|um|uma))? (?:material|cartilha|folheto|artigo|video|texto|panfleto|conteudo|cartaz)(?: (?:bom|boa|legal|confiavel))?(?: (?:sobre|pra|para) (?:isso|eles|elas|mostrar|passar|imprimir|o tema))* ?\\??";
const OF_SOMEBODY =
  /eu (?:tambem|mesm|tom)|tom(?:ei|o|ando)(?!\p{L})|comigo|minha|meu|(?:hoje|ontem) (?:um|uma) |desmai|mal agora|passou mal|passando mal|agora|socorro/u;

/** "meu colega já salvou um senhor que teve convulsão na fila, faz uns 3 anos" */
const RESCUED = `(?:m(?:eu|inha) )?(?:colega|amig[oa]|chefe|marido|irm(?:a|ao)|pai|mae|prim[oa]|ti[oa]|vizinh[oa]|sogr[oa]|cunhad[oa])(?: d[oae] \\p{L}+)? (?:(?:ja|uma vez) )*(?:salvou|socorreu|atendeu|ajudou|acudiu) uma? (?:senhora?|homem|mulher|moc[oa]|crianca|cliente|menin[oa]|rapaz|idos[oa]|passageir[oa]|alun[oa]) (?:que )?(?:(?:teve|tava|estava|sofreu|tendo|tinha|com|um|uma) )*(?:convulsao|infarto|avc|engasg\\p{L}+|desmai\\p{L}+|parada(?: cardiaca)?)(?: (?:na|no|dentro d[oa]) \\p{L}+)?,? ${AGES_AGO}`;

/** "2,1 kg a menos em 5 semanas" */
const LIGHTER =
  /(?<![\p{L}\p{N}])(?:(?:deu|foram|foi|perdi|emagreci|eliminei|baixei|desci|menos|ja|uns) )+(\d{1,2}(?:[.,]\d)?) ?(?:kg|quilos?|kilos?)(?: (?:a menos|mais leve|menos))? em (\d{1,2}) (semanas|meses)(?!\p{L})/u;
const CALMLY = said(
  "(?:devagar e sempre|sem pressa|no meu ritmo|aos poucos|com calma|sem loucura|com a caminhada|cortando(?: (?:o|a|e|pao|doces?|refri\\p{L}*|acucar|carne|fritura|massas?|arroz|cerveja|lanches?))+)(?: como (?:voce|vc) (?:fala|falou|diz|disse|ensinou))?",
);
const WEEKS = { semanas: 1, meses: 4.3 };
/** In kg; more a week is no calm loss. */
const MOST_A_WEEK = 0.7;
const NO_CALM_LOSS =
  /sem (?:querer|fazer|dieta|motivo|explic)|engord|gravid|so (?:como|tomo)|tont|fra(?:c|qu)|sede|febre|suor|caroco|remedi|caneta|vomit|laxante|jejum|cabelo|menstru|\d{3} (?:kcal|calor)|mais magr|1[.,]\d{2}(?!\d)/;

function slowlyLighter(plain: string): string | null {
  const [loss, kg, span, of] = LIGHTER.exec(plain) ?? [];
  if (!loss || !plain.match(CALMLY)) return null;
  const weeks = Number(span) * WEEKS[of as keyof typeof WEEKS];
  const aWeek = Number((kg as string).replace(",", ".")) / weeks;
  return aWeek <= MOST_A_WEEK ? plain.replace(loss, " ").replace(CALMLY, " ") : null;
}

/** "não engasguei não viu", twice denied. */
const DID_NOT =
  "(?:(?:(?:o |a )?(?:meu|minha) (?:bebe|nenem|nene|filh[oa]|menin[oa]|pequen[oa]|net[oa])(?: de \\d{1,2} (?:meses|mes|anos?))?|eu) )?nao (?:me )?(?:engas[gq](?:uei|ou|a)|desmai(?:ei|ou)|cai(?:u)?|vomit(?:ei|ou)|passei mal|infartei|morri|me cortei) (?:nao|nenhuma vez|com nada(?: nao)?|em nenhum momento)(?: (?:viu|ta|gente|moca|kk+))*";
/** "almocei duas vezes hoje" */
const ATE_TWICE = "(?:hoje )?(?:eu )?(?:almocei|jantei|lanchei|merendei) duas vezes(?: hoje| ontem)?";
/** "500 de água pra limpar o corpo", "fico devendo o café da manhã, que ainda vou tomar" */
const MUCH_AND_LATER = [
  "\\d{3,4} ?(?:ml )?(?:de )?agua(?: gelada| fresca)? (?:pra|para) (?:limpar|lavar|hidratar|refrescar) (?:o corpo|a alma)",
  "(?:fico|to|estou) devendo (?:o|a) (?:cafe da manha|cafe|almoco|janta|jantar|lanche)(?:,? que (?:ainda )?vou (?:tomar|comer|fazer)(?: (?:ja|agora|daqui a pouco))*)?",
].join("|");
/** "diz que a boneca tá com febre" */
const DOLL =
  "(?:(?:a|o|minha|meu) )?(?:boneca|boneco|bonequinha|ursinho|urso|bichinho de pelucia|bicho de pelucia)(?: d?el[ae])? (?:ta|esta|tava|estava|ficou) (?:com febre|doente|doentinh[oa]|dodoi|gripad[oa]|passando mal|com dor(?: de (?:barriga|cabeca|garganta))?)";
/** "o doutor perguntou se eu tinha tontura, falta de ar: num tenho nada disso" */
const ASKED_AND_DENIED =
  "(?:(?:o|a) )?(?:doutora?|medic[oa]|enfermeir[oa]|moca|dentista) perguntou (?:se|por)(?: (?!tenho|sinto)\\S+){1,14}[,:.;]? (?:eu )?(?:nao|num|nunca) (?:tenho|sinto|tive|senti) nada(?: disso)?";
/** "tá nascendo dente e baba um monte, sem febre" */
const TEETHING =
  "(?:(?:o|a|meu|minha) )?(?:bebe|nenem|nene|filh[oa]) (?:ta|esta) nascendo (?:os? )?dent\\p{L}+(?:(?: e|,) (?:baba|ta babando|babando)(?: um monte| muito| bastante)?)?,? sem febre";
/** "não tomo insulina, não sou diabético" */
const NO_DIABETIC = "nao (?:tomo|uso) insulina,? (?:(?:e|pois|porque|pq) )?nao sou diabetic[oa]";
const OF_FASTING =
  /jejum(?! ?[:,]?\s*\d{2})|veneno|cloro|sanit|remedi|laxante|vomit|so agua|nada de comer|sem comer|dias|culpa|castig/u;

const SETTLED: readonly Cut[] = [
  unless(OF_NOW, allOf(DID_NOT)),
  allOf(DOLL),
  allOf(ASKED_AND_DENIED),
  allOf(NO_DIABETIC),
  allOf(TEETHING),
  unless(OF_FASTING, allOf(ATE_TWICE)),
  unless(OF_FASTING, allOf(MUCH_AND_LATER)),
  unless(NOT_FOR_PREGNANT, besides(SICKNESS_GONE, allOf(WEEKS_GONE, CHECKED))),
  unless(MORE_THAN_IRON, allOf(DARK_OF_IRON, FORETOLD)),
  unless(OF_MORE_FOODS, besides(NOBODY_MAKES_ME, allOf(DISLIKES))),
  unless(DARK, allOf(SLEPT_WELL)),
  unless(OF_IT, allOf(NEWS)),
  unless(NOT_NOW, besides(PRAISED, allOf(GLYCATED))),
  glycatedFell,
  unless(OF_SOMEBODY, besides(EXPLAINS, allOf(WORKS, SEES_MANY, ASKS_MATERIAL))),
  unless(OF_NOW, allOf(RESCUED)),
  unless(NO_CALM_LOSS, slowlyLighter),
  allOf(
    "(?:eu )?(?:ja )?par(?:ei|ou|o) de suar (?:depois do|com o|no) (?:banho|ventilador|ar condicionado|ar)",
  ),
  unless(MORE_SWALLOWED, allOf(MILK_TOOTH)),
  allOf(LIVES_TO_EAT),
  (plain) => allOf(FOUND_NORMAL)(plain)?.replace(said(THRIVES), " ") ?? null,
  unless(OF_NOW, allOf(LONG_AGO)),
  unless(TO_LOSE, allOf(COLONOSCOPY)),
  unless(NOT_NOW, (plain) => allOf(SUGAR_BEFORE, DOCTOR_KNOWS)(plain)?.replace(said(ADJUSTED), " ") ?? null),
  unless(
    / (?:minha|meu|medi|deu|(?:to|tou|estou)(?! (?:montando|fazendo|estudando|preparando|escrevendo))|my) /,
    (plain) => (said(FOR_A_POSTER).test(plain) ? allOf(ASKS_VALUE)(plain) : null),
  ),
  allOf(FEARED),
  unless(MORE_THAN_ROAD, (plain) => (said(RIDE).test(plain) ? allOf(IS_UP, SICK_OF_ROAD)(plain) : null)),
];
