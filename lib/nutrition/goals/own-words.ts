import type { GoalRule } from "@/lib/nutrition/goals/goal-rules";

/** One pattern of several lines: each is an alternative. Parts of an entry are separated by " | ". */
const any = (...alternatives: string[]) => new RegExp(`(?:${alternatives.join("|")})`, "g");

/** Where a part of an entry ends, or what only goes on about the same. */
const END =
  "(?=$| (?:\\||muito|demais|tudo|nada|de proposito|escondid|com culpa|para|pra|p|por|porque|e|ate|quando|como)(?: |$))";
const SLIM =
  "(?:para|pra|p) (?:emagrecer|perder peso|perder|secar|nao engordar|nao ganhar peso|compensar|pesar menos)";
const DAYS = "(?:\\w+ ){0,2}(?:dias?|semanas?)(?! (?:todo|inteiro))";
const MONTHS = "(?:\\d+|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove) (?:mes|meses|semanas?)";
const CHILD =
  "(?:bebes?|nenem|nenens|nene|filh[oa]s?|filhinh[oa]|gemeos|gemeas|trigemeos|menin[oa]s?|crianca|herdeir[oa])";

const EATING_DISORDER = any(
  "anore(?:xi(?!gen)|tic|ks|cs|qui)|b[uo]l[ie]mi|ortorexi|vigorexi|bigorexi|drunkorexi|pregorexi|\\bpro (?:ana|mia)\\b|\\bana e (?:a )?mia\\b",
  "(?:transtornos?|disturbios?|desordem|desordens) (?:de |da |do |na |com )?(?:a )?(?:alimenta|dismorfi|restritiv|comida|comer|ruminacao|(?:auto ?)?imagem)",
  "\\btcap?\\b|(?<!molho )\\btare\\b|\\btane\\b|\\bosfed\\b|\\barfid\\b|seletividade alimentar|picacismo|alotriofagia|sindrome d[ea] (?:pica|ruminacao)",
  "(?:eating|feeding) disorders?|disordered eating|restrictive eating|selective eating|binge(?! ?watch)|compulsive (?:over)?eat",
  // Obsessions, purchases and games are no eating.
  "(?<!obsess\\w+ (?:e |ou )?)\\bcompuls(?:ao|oes)\\b(?! (?:sexual|de compra|(?:por|de|em|com) (?:comprar?s?|jog|aposta|limpeza|sexo|internet|trabalh|celular|gastar?|tela|serie|video|arrumacao|redes)))",
  "(?<!obsess\\w+ (?:e |ou )?)\\bcompulsiv[oa]s? (?:\\w+ )?(?:por|com|em|de) (?:doce|comid|chocolate|acucar|carbo|pa[oe]|massa|comer|fast|salgad|besteira|guloseima)",
  "compuls(?:ao|iva|ivo)[a-z ]* (?:alimenta|comer|comida)|(?:fome|alimentacao) compulsiva|\\bcome(?:r|dora?)? compulsi|\\bcom(?:o|ia|endo|i) (?:\\w+ )?compulsi",
  "(?:ataques?|crises?) de (?:comer|comilanca)|devolvo tudo (?:o )?que como|\\b(?:bot(?:o|ei|ar)|coloco|colocar|coloquei|ponho|pus|por) (?:tudo |a comida |comida |o almoco |o jantar |o que comi )?(?:para|pra) fora|\\bsou (?:muito )?compulsiv[oa](?=$| (?:\\||e|como|desde))|\\bme (?:acho|vejo|sinto) gord[oa] mesmo (?:sendo |estando )?magr|(?:perc|perd)(?:o|a|er|i) (?:totalmente )?o controle (?:quando|ao|com|na|da|de) (?:como|comer|comida|a comida|doces?)",
  "\\bcom(?:o|er|ia|endo) (?:muito |tudo |demais |de tudo |escondid[oa] )*(?:sem parar|sem controle|descontrolad\\w*)",
  "\\bcom(?:o|er|ia|endo) (?:\\w+ ){0,3}ate (?:eu )?(?:passar mal|doer|explodir|vomitar|nao aguentar|ficar (?:mal|empanturrad))",
  `nao (?:consigo|conseguia) parar de comer${END}`,
  "\\bcom(?:o|er|ia|endo) (?:\\w+ ){0,2}(?:escondid[oa]\\b|as escondidas|em segredo)(?! d[aeo]s? (?:minhas? |meus? )?(?:crianca|filh|menin|cachorr|gat))",
  "purgativ|purgacao|purging|\\bpurg(?:o|ava|uei|ar)\\b",
  "\\b(?:induz(?:o|ia|i|ir|indo)|(?<!me )prov(?:oc(?:o|ava|ar|ando)|oquei)|forc(?:o|ava|ei|ar|ando)) (?:mais )?(?:o |os |meu |meus )?(?:proprio )?vomitos?\\b",
  "vomitos? (?:auto ?)?(?:forcad|provocad|induzid)|(?:forc|obrig)\\w+ a vomitar|inducao d[eo]s? vomito",
  `\\bvomit(?:o|ava|ei|ar|ando) (?:mais |tudo |sempre |muito |quase sempre |as vezes |escondid[oa] |logo )*(?:depois|apos)(?: d[aeo]s?| que)?(?: eu)? (?:tudo )?(?:comer|como|comia|almocar|almoco|jantar|lanche|comida|refeicao|refeicoes|as refeicoes|a refeicao|cada refeicao|toda refeicao)${END}`,
  `\\bcom(?:o|ia)(?: (?:tudo|muito|demais|de tudo|escondid[oa])(?: \\w+){0,3})? e (?:depois )?(?:eu )?vomit(?:o|ava)\\b|\\bvomit(?:o|ava|ei|ar|ando) (?:mais |tudo |o que como |a comida |de proposito |escondid[oa] )*(?:(?:o )?que (?:como|comi|comia)\\b|(?:o \\w+ )?de proposito|escondid[oa]|${SLIM})`,
  "dedos? na (?:garganta|goela)|fingers? down (?:my|the) throat",
  `(?:laxantes?|diureticos?|furosemida|lasix|lactopurga|dulcolax|purgantes?|laxatives?)(?: \\w+){0,3} (?:${SLIM}|to lose)|abus\\w+ (?:de|do|no) laxante|laxante\\w* (?:depois d|apos|(?:para|pra) (?:limpar|tirar))`,
  "mastig\\w+ (?:\\w+ ){0,2}e (?:depois )?(?:cusp\\w+|jog\\w+ fora)|chew and spit|\\bcusp(?:o|i|ia|ir|indo) (?:a comida|toda a comida|o que mastig)",
  "sindrome d[oe]s? (?:comer|alimentar) notur|sindrome alimentar noturna|\\bcomer noturno|night eating",
  "dismorfi(?:a\\b(?! facial)|c)|dismorfofobi|distorcao (?:corporal|d[aeo]s? (?:minha )?(?:propria )?(?:auto ?)?imagem)|imagem (?:corporal )?distorcida|body dysmorph",
  `\\b(?:fic|fiqu|pass)(?:o|ar|ava|uei|ei) (?:(?:\\w+ )?${DAYS} (?:inteir[oa]s )?sem comer\\b${END}|sem comer (?:nada )?(?:por |ha )?${DAYS})`,
  `\\b(?:deix|par)(?:o|ar|ei|ava) de comer ${SLIM}|pass(?:o|ar|ava|ei) fome (?:de proposito|${SLIM})|ha (?:\\w+ )?dias sem com(?:er|ida)${END}|medo de comer${END}|nao como (?:nada )?ha (?:\\w+ )?dias`,
  "(?:perd[ie]\\w*|sem|par(?:ei|ou) de|ausencia d[ea]|falta d[ea]) (?:a |de |minha )?menstru\\w*(?: \\w+){0,4} (?:trein|exercicio|academia|corr|dieta|emagrec|jejum|magr|sem comer|comer pouco)\\w*",
  "(?:menstruacao (?:parou|sumiu|cessou|desapareceu|foi embora)|amenorrei\\w*)(?: \\w+){0,4} (?:trein|exercicio|academia|corr|dieta|emagrec|jejum|magr|sem comer|comer pouco)\\w*",
  "amenorreia (?:hipotalamica|funcional|d[aeo] (?:atleta|exercicio))|(?:triade|triad) d?[ae]? ?(?:mulher )?atleta|athlete triad|\\bred ?s\\b|deficiencia (?:relativa de energia|energetica relativa|relativa energetica)|relative energy deficiency",
  "(?:throw|threw|throwing) up (?:after|every|on purpose)|(?:puk|vomit)ing after|mak(?:e|ing) myself (?:vomit|throw up|sick)|starv(?:e|ing) myself|eat(?:ing)? (?:until i|in secret)|lost my period(?: \\w+){0,3} (?:train|exercis|diet|run)",
);

const PREGNANCY = any(
  "\\bgesta(?:nte|cao|coes|ndo|cional)|gestational|\\bgravid|pregnan|pre natal|\\bprenh|\\bbuchuda\\b|bebe (?:a caminho|na barriga)|barriga de aluguel",
  `(?:\\besper(?:o|ando|amos)|a espera d[eo]) (?:(?:um|uma|o|a|meu|minha|meus|minhas|nosso|nossa|dois|duas|tres|2|3|mais|outr[oa]|primeir[oa]|segund[oa]|terceir[oa]) ){0,3}${CHILD}`,
  `barriga de ${MONTHS}\\b|\\b(?:estou|to|tou) (?:com|de) ${MONTHS}(?=$| (?:\\||e(?! mei[oa])|mas)(?: |$))|\\b\\d+ semanas de (?:gesta|grav)`,
  "\\bvou ser (?:mae|mamae)\\b(?! (?:um dia|quando))|\\bfutura (?:mae|mamae)\\b|\\b(?:primeiro|segundo|terceiro) trimestre(?=$| \\||da| de gest)",
  "\\bbeta ?(?:hcg )?(?:deu )?positivo|\\bb? ?hcg (?:deu )?positivo|expecting (?:a |my |our |twins)",
);

const LACTATION = any(
  "amament(?!ei|ou|av|ad)|lactacao|\\blactantes?\\b|\\bnutriz|aleita(?!r)|\\baleito\\b|puerper|pos parto|livre demanda",
  "breast ?fe|breast ?milk|lactating|\\bnursing\\b(?! (?:student|home|school|degree|course|assistant|shift|job))|post ?partum|newborn",
  "\\bd(?:ou|ar|ando|amos) (?:so |ainda )?(?:o |meu )?(?:peito|seio)\\b(?! de (?:frango|peru|galinha))|\\bd(?:ou|ar|ando|amos) (?:so |ainda )?(?:de mamar|de mama|mama|leite materno)\\b",
  `\\bresguardo\\b(?! d[aeo] (?:cirurgia|operacao))|recem nascid|${CHILD} (?:de|com) \\d+ (?:dias|semanas)\\b|recem parida|rescem nascid`,
  `${CHILD} (?:\\w+ ){0,5}(?<!\\b(?:d[ea]|n?a) )mama(?:ndo)?(?=$| (?:\\||no|so|e|muito|exclusiv|em|ainda|de \\d))|\\bdou leite do peito|so mama no peito`,
  `\\b(?:tive|ganhei|pari) (?:o |um |uma |meu |minha )?(?:bebe |nenem |filh[oa] )?(?:ha|faz) (?:\\w+ )?(?:pouco tempo|dias|semanas?|${MONTHS})\\b`,
  "(?:tiro|tirar|ordenho|extraio) (?:o )?(?:meu )?leite (?:do peito|do seio|materno|para|pra)|doadora de leite|pump(?:ing)? (?:breast )?milk",
);

const INSULIN = any(
  "insulin(?!ic)|diabet\\w*(?: mellitus| melito)?(?: \\|)?(?: d[oe])?(?: tipo)? (?:1|i|um)\\b(?! (?:pouco|anos?|mes|meses|dias?|vez|d[aeo] diabet))|\\bdmt? ?1\\b|\\bdm (?:do )?(?:tipo )?(?:1|i|um)\\b|\\bdmid\\b|\\bt1dm?\\b",
  "\\btipo (?:1|i|um) (?:d[aeo]s? )?diabet|type (?:1|one|i)\\b|\\bsou (?:d[oe] )?tipo (?:1|um)\\b|^tipo (?:1|um)$|diabet\\w* (?:juvenil|infantil|infanto juvenil|autoimune)|\\blada\\b",
  "diabet\\w* desde (?:crianca|a infancia|pequen[oa]|bebe|(?:os |meus )?(?:[1-9]|1[0-5]) anos)",
  "\\b(?:lantus|basaglar|tresiba|toujeo|levemir|novorapid|novolin|humalog|humulin|apidra|fiasp|lyumjev|ryzodeg|soliqua|xultophy|afrezza|nph|glargina|asparte|lispro|degludeca|detemir|glulisina)\\b",
);

const KIDNEY = any(
  "(?:insuf(?:iciencia)?|doenca|falencia|lesao|injuria|disfuncao|deficiencia|problemas?|doente|paciente)(?: e)? (?:cronic[oa]s? |agud[oa]s? |grave )?(?:renal|renais|(?:d[eo]s?|n[oa]s?|com os) (?:rim|rins))",
  "renal cronic|doenca policistica|\\brim cronic|\\b(?:drc|irc|ckd|esrd|capd)\\b|dialis|dialy[st]|nefropat|(?<!pielo)nefrit|nefrotic|nefrectomi|glomerul(?!ar)|agenesia renal|monorrenal",
  "\\b(?:rim|rins) (?:\\w+ ){0,2}?(?:nao (?:estao? )?funciona|param\\b|parando|parou|pararam|parad|falhand|falhou|falharam|comprometid|lesad|atrofiad|policistic|ruim|ruins|fracos?\\b|doentes?\\b)",
  "\\b(?:rim unico|unico rim|nasci (?:so )?com (?:um|1) (?:so )?rim|(?:rim|rins) transplantad[oa]s?|um rim so|so (?:tenho )?(?:um|1) rim|so com (?:um|1) rim|(?:um|1) so rim|apenas (?:um|1) rim|sem (?:um|1) rim|sem um dos rins)\\b|\\btenho (?:um|1) rim(?=$| \\|)",
  "\\b(?:doei|perdi|tirei|retirei|removi) (?:um|1|meu|o)(?: d[eo]s? meus| dos)? (?:rim|rins)\\b|(?:doou|deu) (?:um|o|seu) rim (?:para|pra) mim|me (?:doou|deu) (?:um|o|seu) rim|doadora? (?:de rim|renal)|transplant\\w* (?:d[eo]s? |um |o )?(?:rim|rins|renal)",
  "creatinina (?:de |em |deu |esta |ta |muito |um pouco |pouco |bem |sempre )*(?:alta|elevad|aumentad|alterad|acima|subi|1[,.][4-9]|[2-9]\\b|1\\d\\b)",
  "(?:\\btfge?\\b|\\begfr\\b|\\bgfr\\b|\\brfg\\b|(?:taxa de )?filtracao(?: glomerular| renal)?|clearance(?: de creatinina)?) (?:estimada |de |em |deu |esta |ta |is |of )*(?:[1-5]?\\d(?:[,.]\\d+)?(?![\\d,.])\\b|baix|reduzid|diminuid|menor|abaixo|alterad|low)",
  "proteinuria|albuminuria|(?:perd\\w+ (?:de )?)?proteina na urina|perd\\w+ (?:de )?proteina pel[ao]s? (?:urina|rim|rins|xixi)",
  "(?:perda|perdi|perdendo|reducao|diminuicao|queda|comprometimento|reduzida|diminuida) (?:d[aeo]s? |a |a funcao de |parte d[ao]s? |\\d+ ?%? d[aeo]s? )?(?:funcao )?(?:d[oe]s? |de um )?(?:renal|rins|rim)\\b",
  "(?:rim|rins) (?:\\w+ ){0,3}[1-7]?\\d ?%|funcao (?:renal|d[oe]s? (?:rins|rim)) (?:esta |ta |em |de |muito |um pouco |bem )*(?:reduzid|diminuid|baix|comprometid|alterad|ruim|prejudicad|limitrofe|[1-5]?\\d ?%)",
  "(?:chronic )?(?:kidney|renal) (?:disease|failure|problem|insufficiency|impairment)|chronic kidney|polycystic kidney|(?:one|single|solitary) kidney|donated (?:a|my) kidney|(?:high|elevated) creatinine",
);

const STOMACH =
  "(?:meu |o |um pedaco d[oe] |uma parte d[oe] |parte d[oe] |metade d[oe] |d[oe] |no )*estomago";
const BARIATRIC = any(
  "bari?atri|bareatri|bariatic|\\b(?:by|bay|bai) ?pass?\\b(?! (?:coronari|cardiac|d[eo] coracao|no coracao|femor|vascular|aort|n?a? ?perna|perifer|venos))|\\by (?:de |em )?roux|\\b(?:bypass|gastrico|gastrica|cirurgia|tecnica|em|de) (?:de |em )?roux\\b|\\broux (?:en|em) y",
  "gastroplastia|\\bsleeve\\b|manga gastrica|gastrectomia|fobi capella|\\bcapella\\b|scopinaro|duodenal switch|\\bdumping\\b",
  "bal(?:ao|oes) (?:intra ?|no |d[eo] )?(?:gastric|estomac|estomago)|(?:tirei|retirei|coloquei|pus) o balao\\b|balao (?:ingerivel|deglutivel|allurion)|banda gastrica|endossutura|sutura (?:endoscopica|gastrica)|plicatura gastrica|grampeamento (?:gastrico|d[oe] estomago)",
  "reducao (?:gastrica|estomacal|d[eo] (?:meu )?estomago)",
  `\\b(?:reduz(?:i|ir|iram)|grampe(?:ei|ar|aram)|diminu(?:i|ir|iram)|cort(?:ei|aram)|costur(?:ei|aram)|encolhi|tir(?:ei|aram)|retir(?:ei|aram)|oper(?:ei|ar|aram|ad[oa])) ${STOMACH}`,
  "\\bestomago (?:foi |esta |e |eh )*(?:operad|reduzid|grampead|costurad|cortad)",
  "cirurgia (?:metabolica|gastrica|d[aeo]s? (?:meu )?(?:estomago|obesidade|emagrecimento)|no estomago|(?:para|pra|de) (?:emagrecer|emagrecimento|perder peso|reduzir o estomago|diminuir o estomago))",
  "cirurgia de reducao(?! (?:d[aeo]s? )?(?:mama|seio|peit|busto|labi|testa|nariz|orelha|bochecha))|\\boper(?:ei|ad[oa]) (?:para|pra) (?:emagrecer|perder peso)",
  "gastric (?:bypass|sleeve|band|balloon|surgery|plication)|weight loss surgery|stomach (?:stapl|reduc|surg)",
);

const CANCER = any(
  "(?<!signo (?:de |e |eh )?)\\bcan[cs]er(?!igen|ian)|\\btumor(?:es)?\\b(?!(?: (?!nao\\b|e\\b)\\w+){0,3}(?: eh?)? (?:benign|nao malign))|(?<!marcador )\\btumoral|neoplasi(?!as? benign|a intraepitelial)",
  "\\bquimio(?!lumin)|radio ?terapi|leucemia|linfoma|hodgkin|mieloma|mielodispl|melanoma|carcinoma|blastoma|\\bglioma|metastas|oncolog|\\bsarcoma|doenca ruim\\b",
  "\\bca (?:(?:d[aeo]|n[ao]) )?(?:mama|prostata|pulmao|colo|ovario|tireoide|intestino|pele|utero|estomago|figado|reto|colon|bexiga|rim|boca|lingua|garganta|laringe|esofago|pancreas|testiculo)\\b",
  "\\b(?:tumor\\w*|nodul\\w*|les\\w+|massa|celulas?|polipos?|pinta|cisto|caroco) (?:(?!nao)\\w+ ){0,2}malign",
  "chemo(?:therapy)?\\b|tamoxifen|anastrozol|letrozol|malignan(?:t|cy)",
);

const FLUID = any(
  "(?:insuficiencia|falencia) (?:cardiaca|(?:d[oe]|no) coracao|hepatica|d[oe] figado)|\\bicc\\b|\\bic (?:com|classe|descompensad|congestiva|diastolica|sistolica|fe)|\\bicfe[rp]?\\b|(?:congestive )?heart failure|cirros|cirrot|cirrhosis|ascite|barriga d agua|agua n[oa]s? pulm",
  "\\bcoracao (?:\\w+ )?(?:grande|crescido|fraco|inchado|dilatado|aumentado)|(?:cardio|mio ?cardio)miopati|miocardiopati|cardiomegali|cardiopatia (?:dilatada|chagasica)|coracao chagasico",
  "fracao de ejecao (?:\\w+ )?(?:reduzida|baixa|diminuida|[1-4]\\d\\b)|restricao (?:hidrica|d[eo] (?:liquido|agua))|cardiomyopath|enlarged heart|weak heart|fluid restriction",
);

/** What entries in one's own words mean: normalized text, the more general pattern after what it would take wrongly. */
export const OWN_WORDS: readonly (readonly [GoalRule, RegExp])[] = [
  ["eating_disorder", EATING_DISORDER],
  ["underweight", /(?:baixo|abaixo do) peso|desnutri|subnutri|caquexi|underweight|malnourish|malnutri/g],
  ["pregnancy", PREGNANCY],
  ["lactation", LACTATION],
  ["insulin", INSULIN],
  ["kidney", KIDNEY],
  ["bariatric", BARIATRIC],
  ["cancer", CANCER],
  ["fluid", FLUID],
  [
    "clinical",
    /fenilcetonuri|phenylketonuri|\bpku\b|galactosemi|fibrose cistica|cystic fibrosis|transplant|pos operatori|post ?op(?:erative)?\b|after surgery|pancreatit|sarcopeni|nutricao (?:enteral|parenteral)|\bsonda\b|gastrostomia|homocistinuri|(?:doenca|urina) (?:\w+ ){0,3}xarope d[eo] bordo|(?:para|tetra|quadri|hemi)plegi|lesao medular|cadeira de rodas|cadeirante|\bamputa|paralisia cerebral|distrofia muscular|esclerose lateral|spinal cord injur|wheelchair|cerebral palsy|muscular dystrophy/g,
  ],
  [
    "glucose",
    /diabet|\bdm ?2\b|glibenclamid|gliclazid|glimepirid|daonil|diamicron|amaryl|gliflozin|forxiga|jardiance|xigduo/g,
  ],
  ["lithium", /\blitio\b|carbolit|lithium/g],
  [
    "appetite",
    /semaglutid|liraglutid|dulaglutid|tirzepatid|sibutramin|ozempic|wegovy|saxenda|victoza|mounjaro|rybelsus|contrave/g,
  ],
];
