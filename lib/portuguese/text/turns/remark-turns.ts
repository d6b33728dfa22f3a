import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { ASKED_TURNS } from "@/lib/portuguese/text/turns/asked-turns";
import { COMPANY_TURNS } from "@/lib/portuguese/text/turns/company-turns";
import { TOLD_AROUND_TURNS } from "@/lib/portuguese/text/turns/told-around-turns";
import { ASIDE_TURNS } from "@/lib/portuguese/text/turns/uneaten/aside-turns";
import { REASON_OF_OTHER_TURNS } from "@/lib/portuguese/text/turns/uneaten/reason-turns";
import { REFUSED_TURNS } from "@/lib/portuguese/text/turns/uneaten/refused-turns";

const COOKS =
  "(?:(?:o|a|meu|minha) )?(?:non[oa]|nonn[oa]|v[óo]|v[ôo]|av[óô]|vov[óô]|m[ãa]e|mainha|pai|painho|sogra|tia|bisa|oma|opa|madrinha|comadre|vizinha|amiga|nutri)";
const OF_WHOM =
  "pedreiro|tropeiro|pe[ãa]o|estudante|universit[áa]ri[oa]|rei|rainha|v[óo]|m[ãa]e|pobre|rico|solteir[oa]|doente|hospital|criança|atleta|monstro|le[ãa]o|passarinho|interior|roça|boteco|buteco|domingo|mineiro|gente|verdade|respeito";
const PLACES =
  "trampo|trabalho|servi[çc]o|corre|rol[êe]|facul(?:dade)?|academia|treino|cross(?:fit)?|escola|aula|curso|cursinho|pelada|fut(?:ebol)?|jogo|luta|muay ?thai|jiu(?:[- ]jitsu)?|jud[ôo]|boxe|plant[ãa]o|lida|labuta|batente|firma|est[áa]gio|rua|viagem|ensaio|culto|missa|igreja|obra|ro[çc]a|escrit[óo]rio|loja|nata[çc][ãa]o|corrida|caminhada|baba|racha|cinema|sal[ãa]o|ch[áa]cara|s[íi]tio";
/** "acabei de chegar do trampo", "saindo da academia agora", "cheguei em casa" */
const ON_THE_WAY = `(?:eu |j[áa] |s[óo] )?(?:acab(?:ei|ando) de (?:chegar|sair|voltar)|cheguei|chegando|voltei|voltando|sa[íi]|saindo|vim|vindo|t[ôo] (?:indo|saindo|voltando|chegando)|indo|partiu)(?: (?:agora|agr|agorinha|cedo|tarde|mais cedo|h[áa] pouco|faz pouco))?(?: (?:l[áa] )?(?:d[aeo]|n[ao]|pr[ao]|para [ao]|ao|à|em) (?:minha |meu )?(?:${PLACES}|casa)| (?:trampo|trampar|treinar|treino|academia|facul|dormir|casa))(?: (?:agora|agr|agorinha|hoje|hj|cedo|tarde|(?:muito |mto |mega )?(?:mort|cansad|quebrad|exaust)[oa]))?`;
/** "bateu a larica", "mó preguiça", "tô morto de fome" */
const MOOD =
  "(?:bateu|deu|que|q|m[óo]|mt|mt[oa]|muit[ao]|puta)(?: (?:a|aquela|uma|m[óo]|mta|muita))? (?:larica|fome|pregui[çc]a|sono|cansa[çc]o|brisa)(?: (?:hj|hoje|danad[ao]|demais|da peste|do c[ãa]o))?|(?:t[ôo]|estou|cheguei) (?:mort|quebrad|acabad|mo[íi]d|destru[íi]d)[oa](?: de (?:fome|cansa[çc]o|sono))?(?: (?:hj|hoje))?";
/** "fim de mês né", "vida de CLT", "shape em construção" */
const OF_LIFE =
  "(?:(?:[ée]|eh) )?fim de m[êe]s(?: n[ée])?|(?:t[ôo] )?quebrad[oa] at[ée] [^.,;:!?\\n]{2,25}|vida de \\p{L}{3,}(?: \\p{L}{3,})?|(?:a |o )?(?:grana|dinheiro|sal[áa]rio) (?:t[áa]|est[áa]|anda) (?:curt|pouc|apertad|acaband)\\p{L}+|(?:(?:[ée]|eh) )?o que tem (?:pra|para|p) (?:hj|hoje)|cl[áa]ssic[oa]|padr[ãa]o|de lei|sext(?:ou|amos)|domingou|sabadou|(?:foco|firme)(?: (?:no shape|na dieta|total|e forte))|(?:rumo ao )?shape(?: (?:em constru[çc][ãa]o|vem|vindo))?|projeto ver[ãa]o|(?:que |pq |porque )?(?:eu )?(?:(?:t[ôo]|estou|tamo|firme) )?(?:de|na|em|fazendo|seguindo a) (?:dieta|regime|reeduca[çc][ãa]o(?: alimentar)?)(?: (?:hj|hoje|firme|total|agora))?";
/** Why, how and with what feeling it was, of which no word is food. Each is a whole clause. */
const REMARKS = [
  ON_THE_WAY,
  MOOD,
  OF_LIFE,
  "(?:que |pq |porque |pois |j[áa] que )?(?:eu )?(?:t[ôo]|estou|tava|estava|fiquei) (?:com )?(?:muit[ao] |mega |super )?(?:pressa|pregui[çc]a|calor|saudades?|vergonha|atrasad[oa]|cansad[oa]|de (?:folga|f[ée]rias|plant[ãa]o|ressaca)|sem tempo)",
  "(?:que |t[ôo] com |estou com |deu |bateu |ai que )?saudades?(?: d[aeo]s? (?!comer )[^.,;:!?\\n]{2,25}?)?(?: que (?:eu )?(?:t[ôo]|estou|moro)[^.,;:!?\\n]{0,30})?",
  `(?:que |como )?${COOKS} (?:que )?(?:me )?(?:ensinou|passou|ensinava)(?: a fazer| a receita)?`,
  `(?:uma )?receita (?:nova|fit|antiga|simples|f[áa]cil|de fam[íi]lia|que (?:vi|achei|peguei) [^.,;:!?\\n]{2,25}|d[aoe]s? (?:${COOKS}|instagram|insta|internet|net|tiktok|tik tok|youtube|pinterest|facebook|face|google|site|blog|livro|caderno|reels|chatgpt|panelinha|programa|tv)(?: [^.,;:!?\\n]{1,20})?)`,
  `(?:comid(?:a|inha)|prato|pratinho|rango|almo[çc]o|refei[çc][ãa]o) d[eo] (?:${OF_WHOM})`,
  "festa (?:antecipada|adiantada|junina|julina|d[aeo] (?:padroeir[oa]|firma|empresa|igreja|par[óo]quia|colh?eita|uva|padroeira|fim de ano|final de ano|santo \\p{L}+|s[ãa]o \\p{L}+|escola|fam[íi]lia|rua|bairro|comunidade))(?: (?:antecipada|adiantada|da firma|daqui))?(?: (?:aqui|l[áa])[^.,;:!?\\n]{0,25})?",
  "(?:hoje |hj )?(?:o )?(?:dia|plant[ãa]o|trampo|trabalho|turno|manh[ãa]|tarde|noite|semana|reuni[ãa]o) (?:t[áa]|est[áa]|foi|tava|bem |muito )?(?: ?(?:muito|bem|mega))? ?(?:corrid|puxad|cansativ|long|dif[íi]cil|tens|pesad)[oa]?",
  "(?:eu )?sou (?:bem |meio |muito )?(?:\\p{L}+(?:in[oa]|eir[oa]|ense|ist[ao]|[êe]s|esa)|curitiban[oa]|baian[oa]|goian[oa]|alagoan[oa]|pernambucan[oa]|sergipan[oa]|acrean[oa]|ga[úu]ch[oa]|carioca|capixaba|potiguar|manauara|da ro[çc]a|do interior|d[aeo] (?:nordeste|sul|norte|minas|bahia))(?: (?:raiz|mesmo|de cora[çc][ãa]o|com orgulho|morando|e moro)(?: [^.,;:!?\\n]{1,25})?)?",
  "(?:hoje|hj) (?:t[áa]|est[áa]|foi|tava) (?:muito |bem |mega )?(?:corrid|puxad|cansativ|tens)[oa]",
  "(?:como (?:dizia|diz) [^.,;:!?\\n]{2,20}, )?saco vazio n[ãa]o (?:para|p[áa]ra|fica) em p[ée]",
  "(?:segundo|conforme|de acordo com) (?:[oa]|meu|minha) \\p{L}{3,}(?: \\p{L}{3,})?|pel[ao]s? contas? d[aeo] (?:minha |meu )?\\p{L}{3,}",
  "assaltei a geladeira|ataquei a geladeira",
  // "fui mal hoje, a culpa é do pastel": what is blamed, and eaten no second time.
  "(?:e |mas )?(?:a )?culpa (?:[ée] |eh |foi )?(?:tod[oa] |tudo )?d[aoe]s? [^,.;:!?\\n]{3,25}",
  // "o bucho agradece, o cinto não": what of oneself is glad of it.
  "(?:e |mas )?(?:o|a|meu|minha) (?:bucho|barriga|pan[çc]a|est[ôo]mago|corpo|cinto|bolso|f[íi]gado|balan[çc]a|roupa|cal[çc]a|alma|cora[çc][ãa]o|glicemia|press[ãa]o|colesterol) (?:agradec|reclam|chor|sofr|sorri|protest|que lut)\\p{L}+",
  "(?:e |mas )?(?:j[áa] )?(?:o|a|meu|minha) (?:bucho|barriga|pan[çc]a|est[ôo]mago|corpo|cinto|bolso|f[íi]gado|balan[çc]a|roupa|cal[çc]a|alma|glicemia|press[ãa]o|colesterol) (?:j[áa] )?n[ãa]o",
  // "o bucho ainda tava cheio", "melhor preço da cidade"
  "(?:que |pq |porque |pois )?(?:o|a|meu|minha) (?:bucho|barriga|pan[çc]a|est[ôo]mago) (?:ainda |j[áa] )?(?:t[áa]|tava|est[áa]|estava|ficou|anda) [^.,;:!?\\n]{3,25}",
  "(?:o |a )?melhor (?:pre[çc]o|comida|lugar|rango|tempero|custo[- ]benef[íi]cio) (?:d[aeo]|aqui)[^.,;:!?\\n]{0,25}",
  // "tô usando isso por culpa do Airton"
  "(?:agora |eu |hoje )?(?:t[ôo]|estou|comecei a|resolvi|passei a) usa(?:r|ndo) (?:isso|ess[ea] (?:app|aplicativo|neg[óo]cio|tro[çc]o|coisa)|o app|aqui|voc[êe])(?: (?:tb|tamb[ée]m|agora|aqui))?(?: por (?:culpa|causa|indica[çc][ãa]o|insist[êe]ncia) d[eoa] [^,.;:!?\\n]{2,25})?",
  // "a glicemia é cara", "sou diabético, não morto"
  "(?:o|a|os|as) \\p{L}{3,} (?:é|eh|t[áa]|est[áa]|tava|anda|foi|s[ãa]o|ficou) (?:muito |bem |t[ãa]o )?car[oa]s?",
  "(?:eu )?sou (?:diab[ée]tic|hipertens)[oa],? (?:mas |e )?n[ãa]o (?:sou |t[ôo] )?(?:mort|sant|burr|bob|d[eo] ferr)[oa]",
  // "desperdício é pecado", "provar é cortesia"
  "(?:que |porque |pq )?\\p{L}{5,} (?:n[ãa]o )?(?:é|eh) (?:pecado|cortesia|luxo|crime|frescura|arte|educa[çc][ãa]o|obriga[çc][ãa]o|direito|gula|bobagem|besteira|comer|jantar|almo[çc]ar)",
  "sim,? (?:eu(?: mesm[oa])?(?: sei)?|isso mesmo|eu sei|sou eu|é verdade|senhora?)",
  "(?:eu |me )?(?:confundi|embaralhei)(?: (?:tudo|[oa]s? \\p{L}+))?",
  "(?:depois |j[áa] |daqui a pouco )?(?:eu )?volto(?: j[áa]| jaj[áa]| depois| aqui| mais tarde)*",
  "(?:gostos[oa]|bo[am]|delicios[oa]|saud[áa]ve(?:l)|leve|lev[ei]inh[oa]) mas (?:gordinh[oa]|pesad[oa]|calóric[oa]|calor[íi]ce?[oa])",
].join("|");

/** "38 conto, ta caro hein", behind what was eaten: the price is out already. */
const DEAR =
  "(?:(?:que|mas|e|mano|gente|nossa|aff+|eita|caraca|meu) )*(?:(?:isso|tudo|l[áa]) )?(?:(?:(?:t[áa]|est[áa]|foi|achei|tava|[ée]|eh|saiu|ficou) )(?:tudo |muito |mto |bem |meio |t[ãa]o |um pouco )?(?:car[oa]s?|barat(?:o|a|inho)s?)|(?:t[áa]|achei) (?:meio |bem )?salgado|(?:(?:foi|é|eh) )?(?:um |que )(?:assalto|roubo|absurdo|facada)|que caro|tudo caro)(?: (?:hein|hem|n[ée]|demais|viu|pra (?:caramba|burro|dedeu|cacete)|aqui|l[áa]|hoje|hj)){0,2}";

const SPOKEN_TO =
  "(?:(?:[óôo]h?|ei|ai|oi|opa),? )?(?:(?:minha|meu) (?:filh[ao]|fi[ao]|querid[ao]|amig[ao]|bem|amor|neg[ao]|rei|anjo|lind[ao]|santa)|mo[çc][ao]|menin[ao]|don[ao])[,!]? ";
const TELL_ME =
  "me (?:diz|diga|fal[ae]|cont[ae]|respond[ae]|explic[ae]|inform[ae])(?: (?:uma coisa|aqui|a[íi]|s[óo]|logo|l[áa]|agora|por favor))*[,:]? ";
/** "quanto eu comi", "qual fruta", "o que posso" */
const ASKED = "(?:quant[oa]s?|qual|quais|posso|o que (?:eu|posso|tem|é|eh|falta))(?!\\p{L})";

const ADVISER =
  "(?:[ao]s? |minhas? |meus? )?(?:nutri(?:cionista|[óo]loga?)?|dout(?:or|ora)|dra?\\.?|m[ée]dic[oa]|endocrin\\p{L}*|cardiologista|personal|coach|dieta|plano|card[áa]pio|receita|figurino)s?";
const ADVISES =
  "(?:me )?(?:mand(?:a|ou|aram)|ped(?:e|iu|iram)|diss(?:e|eram)|diz|fal(?:a|ou)|orient(?:a|ou)|recomend(?:a|ou)|receit(?:a|ou)|pass(?:a|ou)|ensin(?:a|ou)|prescreve(?:u)?|quer)";
const LIVES =
  "(?:vivo|funciono|acordo|levanto|aguento|presto|ando|rendo|penso|fico(?: de p[ée])?|passo|saio de casa|come[çc]o o dia|sou (?:ningu[ée]m|nada|gente|eu|feliz))";
/** What nobody does without, said of oneself. */
const WITHOUT_IT = `sem (?:(?!mim|voc)\\p{L}{3,}(?: \\p{L}{3,})?|el[ea]|isso) (?:eu )?(?:n[ãa]o|nem) (?:${LIVES}|d[áa](?: n[ãa]o)?|rola|tem gra[çc]a|tem jeito|consigo (?:acordar|trabalhar|viver|pensar|funcionar|levantar))(?: (?:de jeito nenhum|n[ãa]o|bem|direito|mesmo))?|(?:eu )?n[ãa]o (?:vivo|funciono|fico|passo|aguento|acordo) sem(?: el[ea]| isso| \\p{L}{3,})?|(?:eu )?n[ãa]o sou de ferro|ningu[ée]m [ée] de ferro`;

const TAKE_OUT =
  "(?:tir[ae]|apag(?:a|ue)|remov[ae]|retir[ae]|exclu[ia]|delet[ae]|pode (?:tirar|apagar|remover|excluir))";
const otherOf = (other: string) =>
  new RegExp(
    `^((?:(?:e|a[íi]|agora|depois|comi|tomei|peguei|teve|pedi|eu),? ){0,3})${other} (?!dia|vez|coisa|hora|pessoa)(\\p{L}{4,}),? (?:(?:s[óo] que|mas|agora|dess[ae] vez|ess[ea]|est[ea]),? )*(?=d[eo] \\p{L}{3})`,
    "iu",
  );

/** What is said around the food, left out. */
export const REMARK_TURNS: readonly Turn[] = [
  ...TOLD_AROUND_TURNS,
  ...COMPANY_TURNS,
  // "2 bananas pra não dormir de estômago vazio": why, and nothing denied.
  [
    /,? (?:s[óo] )?(?:pra|para|p) (?:eu )?n[ãa]o (?:ficar|dormir|sair|treinar|deitar|ir|trabalhar|estudar|correr)(?: (?:pr[ao]|para [oa]|n[oa]|de casa|a(?: p[ée])?|cama|academia|treino|trabalho|aula|escola|dormir|deitar|direto)){0,3} (?:de|com [oa]) (?:est[ôo]mago|barriga|bucho|pan[çc]a) vazi[oa](?=\s*(?:$|[.,;!)]))/giu,
    "",
  ],
  // "e tomei 100 ml de café, que sem café eu não funciono", "comi um chocolate, que eu não sou de ferro": of oneself, and nothing denied.
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:[,.;!–-]+ ?(?:e |afinal,? )?(?:que|porque|pq|pois|j[áa] que)?|,? (?:que|porque|pq|pois|j[áa] que)) ?(?:${WITHOUT_IT})(?=\\s*(?:$|[.,;!\\n]|k{2,}|rs))`,
      "giu",
    ),
    "",
  ],
  // "da batata comi só umas 5, porque a menina acabou com o resto": why it was no more.
  [
    /(?<= s[óo] (?:uns |umas )?(?:\d{1,3}|uma?|dois|duas|tr[êe]s|metade)(?: \p{L}+)?),? (?:porque|pq|que|pois) (?:[oa]s? |meus? |minhas? )?\p{L}{2,} (?:acabou com|comeu|pegou|raspou) (?:todo )?o resto\s*[.!]*$/iu,
    "",
  ],
  // "a rapadura foi do tamanho de um dadinho, uns 8 g", "o bife era do tamanho de um ovo": what it is only likened to.
  [
    /(?<=^[^.;!?\n]{0,30}(?<!\p{L})(?:foi|foram|era|eram) )(?:mais ou menos |tipo |quase )?do tamanho (?:de|d[oa])s? (?:uma? )?[^.,;!?\n\d]{3,25},\s*(?=(?:uns |umas )?\d)/iu,
    "",
  ],
  [
    /(?<=^[^.;!?\n]{0,30}(?<!\p{L})(?:foi|foram|era|eram) )(?:mais ou menos |tipo |quase )?do tamanho (?:de|d[oa])s? (?:uma? )?[^.,;!?\n\d]{3,25}(?=\s*[.!]*$)/iu,
    "desse tamanho",
  ],
  // "outro pastel, de palmito", "outra esfiha, dessa vez de queijo": one more, and of what.
  [otherOf("outro"), "$1mais um $2 "],
  [otherOf("outra"), "$1mais uma $2 "],
  // "os ovos foram 2 mexidos": so many eggs, made so.
  [
    /^((?:na verdade |n[ãa]o,? |opa,? )?)(?:os? )?ovos? (foi|foram|eram) (s[óo] )?(\d{1,2}|um|dois|tr[êe]s|quatro) (mexido|frito|cozido)(s?)(?!\p{L})/iu,
    "$1$2 $3$4 ovo$6 $5$6",
  ],
  // "ô minha filha, me diga uma coisa, quanto eu comi": whoever is asked.
  [new RegExp(`^(?:${SPOKEN_TO}(?:${TELL_ME})?|${TELL_ME})(?=${ASKED})`, "iu"), ""],
  // "era carne de panela menina tô doida"
  [
    /(?<=\p{L}{3})[,.]? (?:menin[ao]|gente|mo[çc][ao]|mulher|amig[ao]|guria) (?:eu )?(?:t[ôo]|tou|estou|tava|ando) (?:(?:muito|meio|bem) )?(?:doid|louc|maluc|lel[ée]|dormind|viajand)\p{L}*(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  [/(?<!\p{L})(?:qro|kero)(?!\p{L})/giu, "quero"],
  [/(?<!\p{L})(?:qria|keria)(?!\p{L})/giu, "queria"],
  // "massa, valeu": well done.
  [/^massa[,!.]* (?=(?:valeu|vlw|obrigad[oa]|brigad[oa])(?!\p{L}))/iu, ""],
  // "500 ml de água em jejum, como manda a nutricionista", "2 ovos, igual a nutri pediu": who wanted it so.
  [
    new RegExp(
      `(?<=[\\p{L}\\d)]),? (?:bem |exatamente |certinho |tudo |assim )?(?:como|conforme|igual(?:zinho)?|(?:do|no) jeito (?:que|como)|que nem|segundo) (?:${ADVISES} ${ADVISER}|${ADVISER} ${ADVISES})(?=\\s*(?:$|[.,;!\\n)]))`,
      "giu",
    ),
    "",
  ],
  // "tava com vontade de comer cocada e comi uma": so many were eaten.
  [
    /(?<!\p{L})(?:(?:t[ôo]|tava|estava|estou|fiquei|deu|bateu)(?: com)? )?(?:(?:uma|muita|tanta) )?vontade (?:\p{L}+ )?de (?:comer |tomar |beber )?(?:uma? )?(\p{L}{4,}(?: d[eo] \p{L}+)?),? (?:e|a[íi]|ent[ãa]o) (?:(?:a[íi]|eu|acabei) )*(?:comi|tomei|bebi|comendo|tomando) (?:s[óo] )?(\d{1,2}|uma?|dois|duas|tr[êe]s)(?=\s*(?:$|[.!,;]))/giu,
    "comi $2 $1",
  ],
  // "uma vontade enorme de comer cocada": how much of a wish it is.
  [
    /(?<!\p{L})(vontade) (?:(?:muito|bem) )?(?:enorme|imensa|louca|doida|danada|grande|absurda|forte|gigante|tremenda|insana|incontrol[áa]vel|surreal|do cão) (?=d[eao](?!\p{L}))/giu,
    "$1 ",
  ],
  // "ai não resisti, comi um brigadeiro"
  [
    /(?<=^|[,.;!\n]\s*)(?:(?:ai|a[íi]|eu|mas|putz|gente|poxa) )*n[ãa]o (?:resisti|aguentei|me aguentei|deu (?:pra|para) (?:resistir|segurar))[,.!…]* (?:e |a[íi] )?(?:acabei )?(?=com|tom|beb|peg|dev)/giu,
    "",
  ],
  // "não consegui: comi uma coxinha": what was not kept to.
  [
    /(?<=^|[,.;!\n]\s*)(?:(?:ai|a[íi]|eu|mas|putz|gente|poxa) )*n[ãa]o (?:consegui|deu)(?: (?:pra |para )?(?:resistir|segurar|me segurar|evitar|cumprir|manter))?(?:[,.:;!…]+|,? e| mesmo[,.:]) ?(?:a[íi] |eu |acabei )*(?=(?:comi|tomei|bebi|peguei|devorei|belisquei|comendo|tomando) (?!s[óo] |metade|mei[oa] ))/giu,
    "",
  ],
  [
    new RegExp(
      `(?<=[\\p{L}\\d)])(?:\\s*[.,;!(–—-]){1,4}\\s*(?:${REMARKS}|${DEAR})(?:\\s(?:k{2,}|(?:rs)+|(?:ha|he){2,}))?(?=\\s*(?:$|[.,;!?\\n)]))\\)?`,
      "giu",
    ),
    "",
  ],
  [new RegExp(`^\\s*(?:${REMARKS})\\s*[.,;:!]+\\s*(?=[\\p{L}\\d])`, "iu"), ""],
  // "2 ovos sem muito sal": with little of it.
  [/(?<!tud[oa] )(?<=[\p{L}\d],? )sem muito (?=(?:sal|tempero)(?!\p{L}))/giu, "com pouco "],
  // "tudo sem muito sal, como o doutor mandou": of the whole meal, and no salt besides.
  [
    /(?<=[\p{L}\d])[.,;!] ?(?:e |mas )?tudo (?:sem muito|com pouco|com menos) (?:sal|tempero)(?:,? (?:como|conforme) (?:[oa]|meu|minha) \p{L}{3,} (?:mand|ped|recomend|orient)\p{L}+)?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "eu queria saber se rapadura engorda": asks.
  [
    /^(?:oi,? |ol[áa],? )?(?:eu )?(?:queria|quero|gostaria de|preciso|precisava) saber se ((?:(?!comi|tomei|bebi|almocei|jantei)[^.!?\n]){3,80})[.!]*$/iu,
    "$1?",
  ],
  ...REFUSED_TURNS,
  ...ASIDE_TURNS,
  ...REASON_OF_OTHER_TURNS,
  // "peixe fora d'água", "foi a gota d'água", "tempestade em copo d'água": nothing eaten or drunk.
  [
    /(?<!\p{L})(?:peixe fora d|(?:a |última )gota d|(?:tempestade|tromba|cabe[çc]a|barriga) (?:em (?:um )?copo )?d)(?:['’´] ?|e |a )?[áa]gua(?!\p{L})/giu,
    "nada",
  ],
  ...ASKED_TURNS,
  // "isso tudo foi ontem, hj ainda nem esquentei a marmita": why it was then.
  [
    /(?<=(?<!\p{L})(?:foi|foram|era|eram|[ée]|eh|s[ãa]o)(?: tudo| tod[oa]s)?(?: de| d[oa]s?)?(?: \p{L}+)? (?:ontem|anteontem))[,.;]? (?:(?:mas|pq|porque|que|pois) )?(?:hoje|hj) (?:eu )?(?:ainda )?(?:nem|n[ãa]o)(?: ainda)? (?:comi|almocei|jantei|tomei|bebi|esquentei|abri|cheguei|fiz|sa[íi])(?: [^.,;:!?\n]{1,30})?(?=\s*(?:$|[.!\n]))/giu,
    "",
  ],
  // "água 1,2 L até agora, meta é 3", "pesei 70 kg, meta 65": the goal is told beside it, and nothing that was drunk or weighed.
  [
    /((?<!\p{L})(?:[áa]gua|\d ?(?:ml|l|litros?)(?!\p{L}))[^.;!?\n]{0,40}?)[,;.]+ (?:e |mas )?(?:a |o |minha |meu )?(?:meta|objetivo)(?: (?:[ée]|eh|era|do dia|di[áa]ria|de hoje))*:?(?: de)? \d[\d.,]*(?: ?(?:l|litros?|ml))?(?: (?:por|ao) dia)?(?=\s*(?:$|[,;!?\n]|\.(?!\d)))/giu,
    "$1",
  ],
  [
    /((?<!\p{L})(?:pes(?:ei|o|ando)|balan[çc]a)(?!\p{L})[^.;!?\n]{0,30}?\d{2,3}(?:[.,]\d{1,3})?(?: ?(?:kg|kgs|quilos?|kilos?))?(?: (?:hoje|hj|agora))?|^\s*\d{2,3}(?:[.,]\d{1,3})? ?(?:kg|quilos?|kilos?)(?: (?:hoje|hj|agora))?)[,;.]+ (?:e |mas )?(?:a |o |minha |meu )?(?:meta|objetivo|alvo)(?: (?:[ée]|eh|era|final|de peso|continua|segue|sendo))*:? (?:de |(?:chegar )?(?:em |a |aos? |nos? ))?\d{2,3}(?:[.,]\d)?(?: ?(?:kg|quilos?|kilos?))?(?=\s*(?:$|[,;!?\n]|\.(?!\d)))/giu,
    "$1",
  ],
  // "suco nem peguei, é puro açúcar": why, and nothing eaten.
  [
    /,? (?:porque|pq|pois|que|q) (?:[ée]|eh|s[óo] tem|tem|vem)(?: (?:s[óo]|muit[oa]|mt|mto|cheio de|um monte de|lotado de))* (?:pur[oa] )?(?:a[çc][úu]car|gordura|sal|s[óo]dio|[óo]leo|fritura|conservantes?)(?: demais| pur[oa]| puro)?(?=\s*(?:$|[.,;!?\n)]))/giu,
    "",
  ],
  // "bife que tava na geladeira": where it was until then.
  [
    /(?<!(?:^|\s)tem [^,.;\n]{1,30})(?<=[\p{L}\d)]) que (?:j[áa] )?(?:(?:es)?tav?am?|tinha|havia|ficou|guardei|deixei)(?: (?:guardad|pront|congelad|sobrand)\p{L}+)? (?:na|no|l[áa] na|l[áa] no) (?:geladeira|freezer|congelador|panela|forno|despensa|arm[áa]rio)(?=\s*(?:$|[,.;!\n)+]|e |com |mais ))/giu,
    "",
  ],
  // "tudo misturado de ontem pra hoje na geladeira": how it was made.
  [
    /,? (?:tudo )?(?:misturad|deixad|feit|preparad|montad|hidratad)[oa]s?(?: tudo)? (?:de|desde) (?:ontem|v[ée]spera|noite)(?: (?:pra|para|at[ée]) (?:hj|hoje))?(?: na geladeira)?(?=\s*(?:$|[.,;!?\n)]))/giu,
    "",
  ],
  // "no bar com os cara": people, and no yam.
  [
    /(?<!\p{L})(?:com|mais) (?:os|as|uns|umas|meus|minhas) (?:caras?|guri(?:s|as?|zada)?|minas?|manos?|parças?|brothers?|m[ou]lek\p{L}*|moleques?|mlks?)(?!\p{L})/giu,
    "com amigos",
  ],
  // "vixe maria, que calor": no biscuit.
  [/(?<!\p{L})(?:vix[ei]|viche|vish|virg(?:em?|i)|vige|oxe|eita|aff?e?) maria(?!\p{L})/giu, "nossa"],
  // "uma ruma de baião": a lot, and no pomegranate.
  [/(?<!\p{L})uma ruma(?= d[eo])/giu, "um monte"],
  [/,? uma ruma(?=\s*(?:$|[,.;!\n]))/giu, ""],
  // "low carb hj: sobrecoxa"
  [
    /^\s*(?:low[ -]?carb|bulking|cutting|keto|cetog[êe]nica|regime|dieta|semana d[eo] (?:bulking|cutting|dieta|detox))(?: (?:hj|hoje|de hoje|do dia))?\s*:\s*(?=[\p{L}\d])/iu,
    "",
  ],
  // "era grande olhando bem"
  [/,? (?:olhando|vendo|reparando) (?:bem|direito|melhor)(?=\s*(?:$|[,.;!?\n]|k{2,}|rs))/giu, " na verdade"],
  // "jejum até 12 hj, só café preto": what was had before.
  [
    /(?<!\p{L})(?:(?:t[ôo]|estou) )?(?:(?:em|de|fazendo) )?jejum at[ée] (?:[àa]s? |o |ao )?(?:\d{1,2} ?(?:hs?|horas)?(?:\d{2})?|meio[- ]dia)(?: hj| hoje)?,? (?:(?:mas|ent[ãa]o|por enquanto) )?(?=s[óo] |apenas |somente |tomei |tomando )/giu,
    "",
  ],
  // "domingo é domingo", "dieta é dieta né": no day and no food.
  [
    /(?<=[\p{L}\d)!.,;:…])[,.;:–—-]?\s(?:mas |pq |porque |afinal |que )?(\p{L}{4,})(?:[- ]feira)? (?:é|eh) \1(?:[- ]feira)?(?:,? (?:n[éeh]+|mesmo|uai|u[ée]|gente))?(?=\s*(?:$|[,.;:!?\n)]|k{2,}|rs))/giu,
    "",
  ],
  // "almoço de domingo na segunda": a meal as on another day.
  [
    /(?<!\p{L})(almo[çc]o|caf[ée]|janta|jantar|churras\p{L}*|comida) d[eo] (?:domingo|s[áa]bado|sexta|feriado) (?:n[ao]|em|numa?) (?:plena |pleno )?(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?(?!\p{L})/giu,
    "$1",
  ],
  // "8h café, 13h arroz": the first of the day's hours is the morning's.
  [
    /(?<!\p{L}|[\d:,.]|(?:jant|noite|ceia|ontem)[^.;,\n]{0,25})([5-9]) ?h(?:s|oras)?(\d{2})?(?!\p{L}|\d| da| de)(?=[^\n]{0,120}?(?<!\d)1[0-4] ?h)/giu,
    "$1h$2 da manhã",
  ],
  [
    /(?<=acordei (?:[àa]s )?[3-6] ?h[^\n]{0,60}?)(?<!\d)([4-7])h(\d{2})? (?=caf[ée]|p[ãa]o|leite)/giu,
    "$1h$2 da manhã ",
  ],
  // "a dieta da nutri: 1 iogurte, 1 fruta. Comi 1 iogurte": what was meant, and then what was eaten.
  [
    /^\s*(?:a |o |minha |meu )?(?:dieta|plano|card[áa]pio) (?:d[ao] (?:nutri\p{L}*|dieta|dia|m[ée]dic[oa])|(?:era|[ée]|manda|dizia))\s*:?\s*[^.;!?\n]+[.;!\n]+\s*(?:mas |s[óo] que )?(?=(?:eu )?(?:comi|tomei|almocei|jantei)(?!\p{L}))/iu,
    "",
  ],
  // "tomei café reforçado 3 fatias de pão"
  [
    /(?<!\p{L})(?:tomei )?(?:um )?caf[ée] (?:bem )?refor[çc]ado[,:]? (?=(?:\d|uma?|dois|duas|tr[eê]s)(?!\p{L}))/giu,
    "no café da manhã comi ",
  ],
  // "tomei café cedo, 6 e meia: 1 beiju", "café da noite: aipim com ovo": which meal it was.
  [
    /(?<!\p{L})tomei (?:o )?(?:meu )?caf[ée] (?:bem |muito )?(?:cedo|cedinho|tarde)(?=[ ,.:;][^\n]*(?:\d|uma?|dois|duas) )/giu,
    "no café da manhã",
  ],
  [/(?<!\p{L})caf[ée] da noite(?!\p{L})/giu, "janta"],
  // "acordei 4h pra tirar leite"
  [
    /(?<!\p{L})(?:pra|para|fui|vou|bora|partiu|indo|agora [ée]|depois de|antes de|ir) tirar (?:o )?leite(?! d[oa])(?!\p{L})/giu,
    "trabalhar",
  ],
  // "no pé de jabuticaba, comi uma tigela cheia"
  [
    /(?<!\p{L})(?:(?:t[ôo]|estou|tava|subi|sentad[oa]) )?(?:n[oa]|d[oa]|embaixo d[oa]|debaixo d[oa]) p[ée] de (\p{L}{3,})(?: (?!comi|chupei|devorei)[^.;!?\n]{1,30}?)?,? (?:comi|chupei|devorei) (?:l[áa] )?((?:\d{1,2}|uma?|uns|umas|dois|duas|tr[eê]s|mei[oa])(?: (?!d[eo] )\p{L}+){0,2})(?=\s*(?:$|[.,;!\n]))/giu,
    "comi $2 de $1",
  ],
  // "apague o pão de ontem. Não cheguei a comer.": why it goes.
  [
    new RegExp(
      `(?<=^(?:[^.;!?\\n]{0,15}, )?${TAKE_OUT} [oa]s? [^.;!?\\n]{3,40})[.;!]+ (?:(?:eu|pois|porque|pq) )*(?:acabei )?(?:nem|n[ãa]o) (?:cheguei a |deu (?:tempo|pra|para) (?:de )?)?(?:com|tom|beb|prov)(?:i|ei|er|ar|endo|ando)(?: (?:nada|el[ea]|isso|n[ãa]o))?\\s*[.!]*$`,
      "iu",
    ),
    "",
  ],
];
