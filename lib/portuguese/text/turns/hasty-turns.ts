import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { BRIEF_TURNS } from "@/lib/portuguese/text/turns/brief-turns";
import { EXACT_TURNS } from "@/lib/portuguese/text/turns/corrections/exact-turns";
import { HOW_MANY_TURNS } from "@/lib/portuguese/text/turns/corrections/how-many-turns";
import { MISTAKEN_TURNS } from "@/lib/portuguese/text/turns/corrections/mistaken-turns";
import { NEGATION_BEHIND_TURNS } from "@/lib/portuguese/text/turns/corrections/negation-behind-turns";
import { PUT_RIGHT_TURNS } from "@/lib/portuguese/text/turns/corrections/put-right-turns";
import { ROUNDABOUT_TURNS } from "@/lib/portuguese/text/turns/eaten/roundabout-turns";
import { FORMAL_TURNS } from "@/lib/portuguese/text/turns/formal-turns";
import { BARE_MEASURE_TURNS } from "@/lib/portuguese/text/turns/measures/bare-measure-turns";
import { BOTTLE_TURNS } from "@/lib/portuguese/text/turns/measures/bottle-turns";
import { FOREIGN_NUMBER_TURNS } from "@/lib/portuguese/text/turns/measures/foreign-number-turns";
import { HELPING_TURNS } from "@/lib/portuguese/text/turns/measures/helping-turns";
import { IN_EACH_TURNS } from "@/lib/portuguese/text/turns/measures/in-each-turns";
import { LITTLE_TURNS } from "@/lib/portuguese/text/turns/measures/little-turns";
import { NUTRIENT_TURNS } from "@/lib/portuguese/text/turns/measures/nutrient-turns";
import { ONE_AND_ANOTHER_TURNS } from "@/lib/portuguese/text/turns/measures/one-and-another-turns";
import { SCALE_TURNS } from "@/lib/portuguese/text/turns/measures/scale-turns";
import { PRECISE_TURNS } from "@/lib/portuguese/text/turns/precise-turns";

const WEIGHT = "\\d{1,4} ?(?:g|gr|gramas?|ml)";
const HEAD =
  "comi|almocei|jantei|lanchei|tomei|bebi|almo[çc]o|jantar|janta|caf[ée]|lanche|ceia|hoje|hj|foi|foram|com|mais|total|peso|[áa]gua";
const FOOD = `(?!(?:${HEAD})(?!\\p{L}))\\p{L}{3,}(?: (?!${WEIGHT})\\p{L}{2,}){0,2}`;

const LED =
  "(?:(?:hoje|hj|j[áa]|eu) )*(?:comi|almocei|jantei|lanchei|n[oa] (?:almo[çc]o|jantar|janta|caf[ée](?: da manh[ãa])?|lanche)(?: (?:foi|comi|teve))?) ";

const HEDGED =
  "(?:(?:eu|na verdade|ali[áa]s|(?:eu )?acho que|pensando (?:bem|melhor)|no fim|s[óo]|apenas),? )";
/** To the end of what is said: "1 só", "metade", "1 fatia" */
const SO_MUCH =
  "(?:\\d{1,4}(?: ?(?:g|gr|gramas|ml))?|uma?|dois|duas|tr[êe]s|quatro|mei[oa]|(?:a )?metade)(?: (?:fatias?|peda[çc]os?|colher(?:es)?|conchas?|copos?|unidades?))?(?: (?:s[óo]|mesmo|apenas))?\\s*(?:$|[.,;!)])";

/** What people write in haste: without marks, in one breath, with a word about themselves behind it. */
export const HASTY_TURNS: readonly Turn[] = [
  // "um café na xícara de café": as much as is usual.
  [
    /(?<=(?<!\p{L})(?:caf[ée]|cafezinho)(?: (?:pur[oa]|pret[oa]|coad[oa]|sem a[çc][úu]car))?),? (?:n?uma|na|em) x[íi]cara de caf[ée](?! (?:d[eo]|com))(?!\p{L})/giu,
    "",
  ],
  // "uma fatia de bolo, duas na verdade": what takes it back stands behind.
  [
    /(?<=(?<!\p{L})(?:\d{1,2}|uma?|dois|duas|tr[êe]s) \p{L}{3,}[^.,;:!?\n\d]{0,40})[.,;…]+ (?<many>(?:\d{1,2}|uma?|dois|duas|tr[êe]s|quatro|cinco|mei[oa])(?: (?:fatias?|peda[çc]os?|colher(?:es)?|conchas?|copos?|latas?|x[íi]caras?|unidades?))?),? (?:na verdade|na vdd|na real|ali[áa]s|pensando (?:bem|melhor)|melhor dizendo|confesso|(?:pra|para) ser (?:sincer|honest|exat)[oa]|verdade seja dita)(?=\s*(?:$|[.,;!]))/giu,
    ", na verdade $<many>",
  ],
  // "2 fatias de pão e café. O pão acho que foi 1 só", "a sopa eu só comi metade": so much of it in the end.
  [
    new RegExp(
      `(?<=[.;!,…(] |(?<!\\p{L})(?:e|mas) )(?:(?:na verdade|ali[áa]s|pensando (?:bem|melhor)|corrigindo|s[óo] que|e|mas),? )*(?<the>[oa]s?) (?<food>\\p{L}{3,}?)(?<many>s?)(?!\\p{L})(?<=(?<!\\p{L})\\k<food>s?(?!\\p{L})[^?\\n]{0,80}?(?:[.;!,…(] |(?<!\\p{L})(?:e|mas) )[^.;!?\\n]{0,40}),? ${HEDGED}*(?:comi|tomei|bebi|foi|foram) ${HEDGED}*(?=${SO_MUCH})`,
      "giu",
    ),
    "$<the> $<food>$<many> foi ",
  ],
  ...LITTLE_TURNS,
  ...IN_EACH_TURNS,
  ...ONE_AND_ANOTHER_TURNS,
  ...NUTRIENT_TURNS,
  ...HELPING_TURNS,
  ...BOTTLE_TURNS,
  ...BARE_MEASURE_TURNS,
  ...SCALE_TURNS,
  ...FOREIGN_NUMBER_TURNS,
  ...ROUNDABOUT_TURNS,
  ...NEGATION_BEHIND_TURNS,
  ...EXACT_TURNS,
  ...FORMAL_TURNS,
  ...PUT_RIGHT_TURNS,
  ...HOW_MANY_TURNS,
  ...MISTAKEN_TURNS,
  ...PRECISE_TURNS,
  ...BRIEF_TURNS,
  // "e era sprite zero": what was told is put right, and nothing joins it.
  [/^e (?=eram? (?!quase|hora|dia|s[óo] isso)\p{L}|eram? \d)/iu, ""],
  // "ata, valeu": "ah, tá", and no fruit.
  [/^\s*ata(?=\s*[,.!]*\s*(?:$|v(?:a)?le?u|vlw|obg|obrigad|blz|beleza|ok|entendi))/iu, "ah tá"],
  // "no almoço arroz 100g feijao 80g 3 almondegas": each amount is of what stands before it.
  [
    new RegExp(
      `(?<=(?:^|[:\\n] ?)(?:${LED})?(?:${FOOD} ${WEIGHT},? ){0,5}${FOOD} ${WEIGHT})(?=(?: ${FOOD} ${WEIGHT}){0,5} (?:\\d|uma? |dois |duas |mei[oa] ))`,
      "giu",
    ),
    ",",
  ],
  // "1 xícara de café de 100 ml": so much coffee.
  [
    /(?<=(?<!\p{L})(?:x[íi]caras?|xicrinhas?|copinhos?|canequinhas?)) de (caf[ée]) (?:de|com) (\d{2,3} ?ml)(?=\s*(?:$|[.,;!?\n]| e ))/giu,
    " de $2 de $1",
  ],
  // "ovo frito não, mexido": the same made otherwise.
  [
    /^(?:(?:o|a|os|as) )?(\p{L}{3,}) ((?:frit|cozid|assad|grelhad|mexid|ensopad|empanad|refogad)[oa]s?) n[ãa]o,? (?:(?:foi|era|é|foram|eram) )?((?:frit|cozid|assad|grelhad|mexid|ensopad|empanad|refogad|poch)[oaêe]s?)\s*[.!]*$/iu,
    "$1 $2 não, $1 $3",
  ],
  // "bota um whey nesse café da manhã"
  [
    /(?<!\p{L})ness[ea] (?=(?:caf[ée] da manh[ãa]|almo[çc]o|jantar?|janta|lanche|ceia|merenda)(?!\p{L}))/giu,
    "no ",
  ],
  // "passa os 2 ovos pro lanche": all that there are; "passa a coxinha pro almoço, foi junto com o wrap": where it was had.
  [
    /^((?:(?:pode|e|ah),? )*(?:passar?|movere?|mudar?|move|muda|passe|mude|bota|coloca|joga) [oa]s) \d{1,2} (?=\p{L}{3,}(?: \p{L}+){0,3} (?:pr[oa]|para [oa]) (?:caf[ée]|almo[çc]o|jantar?|janta|lanche|ceia|merenda))/iu,
    "$1 ",
  ],
  [
    /(?<=^(?:passa|passe|move|mova|muda|mude|bota|coloca|joga) [^.,;!?\n\d]{3,40} (?:pr[oa]|para [oa]) (?:caf[ée](?: da manh[ãa])?|almo[çc]o|jantar?|janta|lanche(?: da (?:manh[ãa]|tarde|noite))?|ceia|merenda)), (?:que |pq |porque )?(?:foi|comi|era|tomei) (?:junto|tudo junto|na mesma hora)(?: com [^.,;!?\n\d]{3,30})?(?=\s*[.!]*$)/iu,
    "",
  ],
  // "pão com manteiga e um copo de leite, comi um pão só": so many of it.
  [
    /^(\p{L}{3,})( com [^.,;!?\n\d]{3,50}), comi (?:s[óo] )?(uma?|dois|duas|tr[êe]s|\d{1,2}) (\1e?s?(?: (?!com)\p{L}{4,})?)(?: s[óo])?\s*[.!]*$/iu,
    "$3 $4$2",
  ],
  // "pode tirar o arroz de ontem": asked kindly, meant as an order.
  [
    /^((?:(?:oi|ah|e|ent[ãa]o|opa|por favor),? )*)(?:pode|poderia|d[áa] (?:pra|para)|tem como|consegue)(?: (?:voc[êe]|vc))? tirar (?=[oa]s? )/iu,
    "$1tira ",
  ],
  // "o frango de hoje pesou 130 g, ontem tá certo"
  [/(?<=^(?:[oa] )?\p{L}{3,}(?: \p{L}+){0,2} de hoje) (?:pesou|pesava|deu) (?=\d)/iu, " foi "],
  [
    /(?<=\d ?(?:g|gr|gramas?|ml|fatias?|colheres|unidades?))[,.;]? (?:e |mas )?(?:[oa]s? (?:de )?)?ontem (?:t[áa]|est[áa]|estava|tava) cert[oa]s?\s*[.!]*$/iu,
    "",
  ],
  // "não teve queijo, foi presunto, 2 fatias"
  [
    /(?<=n[ãa]o (?:teve|tinha|tive|comi) \p{L}{3,}(?: d[eo] \p{L}+)?,? (?:foi|era|teve|comi|tinha)) (\p{L}{3,}(?: d[eo] \p{L}+)?), (\d{1,2}|uma?|dois|duas|tr[êe]s) (fatias?|colheres|colher|conchas?|peda[çc]os?|copos?|unidades?)(?=\s*[.!]*$)/iu,
    " $2 $3 de $1",
  ],
  // "3 brigadeiros, esqueci de contar um": so many in all.
  [
    /^(?:foram |eram )?(\d{1,2}|dois|duas|tr[êe]s|quatro|cinco)( \p{L}{3,}(?: d[eo] \p{L}+)?), (?:eu )?(?:tinha esquecido|esqueci) de (?:contar|anotar|falar|colocar|marcar) (?:mais )?(?:uma?|dois|duas|outr[oa])\s*[.!]*$/iu,
    "na verdade foram $1$2",
  ],
  // "aquela água foi 500 ml, não 600"
  [
    /^((?:aquela|essa|a)(?: [úu]ltima)? [áa]gua) (?:foi|era|tinha) (\d{2,4} ?ml),? n[ãa]o (?:foi |era )?\d{2,4}(?: ?ml)?\s*[.!]*$/iu,
    "a água foi $2",
  ],
  // "fiz uma crepioca e comi, deu 120 g"
  [
    /(?:fiz|preparei|montei|assei) ((?:uma?|\d) [^.,;!?\n\d]{3,30}) e comi(?: tud[oa]| inteir[oa])?,? (?:que )?(?:deu|deram|pesou|pesava) (?=\d{1,4} ?(?:g|gr|gramas?)(?!\p{L}))/giu,
    "comi $1, ",
  ],
  // "mingau de milho, tomei um copo de 300 ml"
  [
    /^(?!.*(?<!\p{L})[áa]gua(?!\p{L}))(\p{L}{4,}(?: d[eo] \p{L}{3,}){1,2}), (?:eu )?(tomei|bebi|comi) (?:s[óo] )?((?:uma?|\d|mei[oa]) (?:copo|caneca|tigela|cumbuca|x[íi]cara|prato|pote)(?: de \d{2,4} ?(?:ml|g))?)(?=\s*(?:$|[.;!\n]| (?:n[oa]|antes|depois|hoje|agora) ))/iu,
    "$2 $3 de $1",
  ],
  // "um café preto, caneca de 200 ml"
  [
    /(?<=(?<!\p{L})(?:caf[ée]|ch[áa]|leite|suco)(?: (?:preto|puro|com leite|d[eo] \p{L}+|sem a[çc][úu]car))?), (?:uma? )?(?:caneca|x[íi]cara|copo|garrafa|garrafinha) de (?=\d{2,4} ?ml)/giu,
    " de ",
  ],
  // "uma cliente me deu 2 paçocas, comi as duas": both, and no hour.
  [
    /(?<=(?<!\p{L})(?:[23]|dois|duas|tr[êe]s) \p{L}{4,}(?: d[eo] \p{L}+)?(?: (?:n[oa]|em|ali|l[áa]|aqui|do|da)(?!\p{L})[^.;:!?\n\d]{0,25}?)?,? (?:e )?(?:comi|chupei|tomei|bebi|devorei)) [oa]s (?:dois|duas|tr[êe]s|[23])(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "cuca não é fit kkk": nothing that was eaten instead.
  [
    /^(?:(?:eu )?sei,? ){0,3}(?:(?:que )?(?:[oa] )?\p{L}{3,} ){1,3}n[ãa]o (?:é|eh) (?:muito |nada |l[áa] )?(?:fit|light|saud[áa]vel|diet|de dieta)(?: (?:mas|n[ée]).{0,40})?(?=\s*(?:k{2,}|rs+|haha\p{L}*)?\s*[.!]*$)/iu,
    "eu sei",
  ],
  // "100g de tofu (sou vegana)", "arroz e soja, sou vegetariana"
  [/(?<=\p{L}) ?\((?:eu )?(?:sou|estou|t[ôo]|tenho) [^()\d\n]{3,40}\)/giu, ""],
  [
    /(?<=\p{L}), (?:eu )?(?:sou|virei) (?:vegan[oa]|vegetarian[oa]|celíac[oa]|celiac[oa]|diab[ée]tic[oa])(?=\s*[.!]*\s*$)/iu,
    "",
  ],
  // "uma garrafinha de água de 500ml e depois mais uma igual"
  [
    /(?<!\p{L})(?:uma?|1) ((?:copo|garrafa|garrafinha|caneca|lata|latinha|x[íi]cara)(?!\p{L})[^.,;!?\n]{0,30}?),? e (?:depois |logo )?(?:mais uma?|outr[oa]) igual(?!\p{L})/giu,
    "2 $1",
  ],
  // "plantao 12h começando. café com leite": how long, and no hour of a meal.
  [
    /(?<=^|[.;!\n] ?)(?:meu |no |do )?(?:plant[ãa]o|turno|escala)(?: d[eo])? (?:\d{1,2} ?(?:h|hs|horas)|12x36)(?: \p{L}+){0,2}(?=\s*[.,;:!\n])/giu,
    "plantão",
  ],
  // "4 claras mexidas": so many whites, and no omelettes.
  [/(?<=(?:\d|duas|tr[êe]s|quatro|cinco|seis) )claras? (?:de ovos? )?mexidas?(?!\p{L})/giu, "claras"],
  [
    /(?<!\p{L})(?:(?:um|1) )?shake de whey(?: protein)? com (?=\d{2,3} ?ml de leite)/giu,
    "1 scoop de whey com ",
  ],
  // "1 refri lata guaraná"
  [
    /(?<!\p{L})refri(?:gerante)?s? ((?:de )?(?:lata|latinha|garrafa|garrafinha|copo))(?: de)? (?=(?:guaran[áa]|coca|fanta|sprite|pepsi|soda|kuat|t[ôo]nica)(?!\p{L}))/giu,
    "$1 de ",
  ],
  // "eu comi arroz e bisteca, ele foi macarronada": what somebody else had instead.
  [
    /(?<=^[^.;!?\n]{0,40}?(?<!\p{L})eu (?:comi|almocei|jantei|tomei|fui de) [^.;!?\n]{3,120}?), ?(?:e |mas )?el[ea]s? (?:foi|foram|ficou|ficaram|quis|preferiu) (?:(?:n[oa]|d[eo]|com) )?[^.,;!?\n\d]{3,40}(?=\s*[.!]*\s*$)/iu,
    "",
  ],
  // "macarrão 250 g, da marmita congelada": where it is from.
  [
    /(?<=\p{L}{3}[^\n]{0,60}?),? (?:era )?(?:d[ae]|numa|de uma|daquela) (?:minha )?(?:marmita|marmitinha|quentinha|comida) (?:congelad|pront|fit|casei?r|semana|ontem|freezer)\p{L}*(?: \p{L}+| d[eao] \p{L}+)?(?=\s*(?:$|[.,;!\n]))/giu,
    "",
  ],
  // "hoje troquei o biscoito por 20 g de amendoim": what was had, and what was not.
  [
    /(?<=^|[.;!\n]\s*)(?:hoje|hj),? (?:eu )?(?:troquei|substitu[ií]) (?:[oa]s? |meus? |minhas? )(\p{L}{3,}(?: de \p{L}{3,})?) (?:por|pel[oa]s?) (?=\p{L}|\d)/giu,
    "hoje não comi $1, comi ",
  ],
  // "pedi um delivery de hambúrguer, 1 x-burger e batata"
  [
    /(?<!\p{L})(?:pedi|pedimos|chamei|chamamos) (?:(?:um|uns|o|no) )?(?:delivery|ifood|lanches?|rango) (?:d[eo] \p{L}{4,}(?: artesanal| japonesa?)?)?\s*[:,.(] ?(?=(?:\d|uma?|dois|duas|tr[êe]s|quatro|mei[oa]) ?\p{L})/giu,
    "comi ",
  ],
  // "1 cumbuca de munguzá com leite de coco, uns 200 g": what all of it weighed.
  [
    /(?<!\p{L})(?:1|uma?) (?:cumbuca|tigela|tigelinha|prato|pratinho|pote|potinho|copo|caneca|x[íi]cara|por[çc][ãa]o|bowl|cuia) de (\p{L}{4,}(?: d[eoa] \p{L}{3,})?) com (leite(?: de coco| condensado)?|canela|coco(?: ralado)?|a[çc][úu]car|queijo ralado|cheiro[- ]verde|croutons?),? \(?(?:d[eáa] |deu |pesou |com |de )?(?:uns |umas |cerca de )?(\d{2,4} ?(?:g|gr|gramas|ml))(?!\p{L})\)?/giu,
    "$3 de $1 com $2",
  ],
  // "o queijo pesa 20 g cada fatia e comi duas"
  [
    /^((?:[oa]s?|e [oa]s?) \p{L}{3,}(?: (?:d[eo] )?\p{L}{3,})?) (?:pes[ae]|pesava|tem|tinha|d[áa]|é|são) (?:uns )?(\d{1,3} ?(?:g|gr|gramas|ml)) (?:cada|por|a) (fatia|unidade|peda[çc]o|bolacha|biscoito|copo|colher|barrinha)(?:,? (?:e|eu)){0,2} (?:comi|foram|eram|tomei|usei|coloquei) (\d|uma?|dois|duas|tr[êe]s|quatro|cinco|seis)\s*[.!]*$/iu,
    "$1 foram $4 $3s de $2",
  ],
  // "comi a sopa, foi de feijão, 250 g"
  [
    /^(?:(?:j[áa]|e|ent[ãa]o|agora|pronto|hoje|hj),? )*(comi|tomei|jantei|almocei) (?:a|o) (sopa|suco|vitamina|caldo|sandu[íi]che|lanche|salada|omelete|bolo|torta|risoto|macarr[ãa]o)(?: mesmo)?[,.;] (?:foi|era|ficou|fiz) (?=d[eo] \p{L})/iu,
    "$1 $2 ",
  ],
  // "2 fatias aliás, fechei o sanduba"
  [
    /^((?:na verdade |ali[áa]s |foram |eram )?(?:2|duas|dois) (?:fatias|torradas|p[ãa]es)(?: d[eo] p[ãa]o)?(?:,? ali[áa]s|,? na verdade)?),? (?:pq |porque |que )?(?:eu )?(?:fechei|montei|fiz) (?:[oa]|um) (?:sandu\p{L}+|misto|lanche)\s*[.!]*$/iu,
    "$1",
  ],
  // "2 fatias de pizza enquanto eu finjo que estudo": what was done meanwhile.
  [
    /(?<=\p{L}{3}[^\n]{3,80}?),? enquanto (?![^.;!?\n]*(?<!\p{L})(?:com[ei]\p{L}*|tom[aeo]\p{L}*|beb[ei]\p{L}*|belisc\p{L}+|n[ãa]o|isso)(?!\p{L}))[^.;!?,\n\d]{4,60}(?=\s*(?:$|[.;!?,\n]))/giu,
    "",
  ],
  // "duas long neck de 330 ml": of beer, where no other drink is named.
  [
    /(?<!(?:cerveja|chope?|heineken|budweiser|brahma|skol|stella|corona|vodka|ice|coca|guaran[áa]|refri\p{L}*|[áa]gua)s?[^.;!?\n]*)(?<=(?<!\p{L})(?:\d|uma?|duas|dois|tr[êe]s|quatro|cinco|seis) )long[ -]?necks?(?![^.;!?\n]*(?:cerveja|chope?|heineken|budweiser|brahma|skol|stella|corona|ice|coca|guaran[áa]|refri|[áa]gua))(?! de (?!\d)| d[ao]s? | zero| sem)/giu,
    "long neck de cerveja",
  ],
  // "saladão de alface e tomate": a big one of just these.
  [
    /(?<!\p{L})salad(?:[ãa]o|ona) (?=d[eo] (?:alface|r[úu]cula|agri[ãa]o|repolho|folhas|tomate|couve|pepino|legumes))/giu,
    "salada grande ",
  ],
  // "miojo. sim, miojo. um pacote": confessed twice.
  [/(?<!\p{L})(\p{L}{4,}(?: d[eo] \p{L}+)?)[.,;!…]+ sim,? \1(?!\p{L})/giu, "$1"],
  // "fiz um mingau: 200 ml de leite, 30 g de aveia": what it was made of.
  [
    /(?<!\p{L})(fiz|bati|preparei|montei|tomei|comi) (?:um |uma |meu |minha )(mingau|overnight|vitamina|shake|smoothie|bowl|vitaminada)(?: pra mim)?: ?(?=\d{1,3} ?(?:g|ml|gramas) d[eo] [^.;!?\n]{3,40}?(?:,| e ) ?(?:\d|uma?|meia|meio))/giu,
    "$1 $2 com ",
  ],
  // "e joguei 2 colheres de requeijão": on top of it.
  [
    /(?<!\p{L})joguei (?:por cima )?(?=(?:\d|uma?|duas|dois|tr[êe]s|meia) ?(?:colher(?:es)?|fios?|pitadas?|punhad\p{L}+|fatias?|g|gramas|ml)(?!\p{L})(?![^.;!?\n]*(?<!\p{L})(?:fora|lixo|pia)(?!\p{L})))/giu,
    "coloquei ",
  ],
  // "comi o brigadeiro só agora, no lanche da tarde, muda ele de lugar"
  [
    /^(?:(?:e|ah|na verdade),? )*(?:eu )?(?:comi|tomei|bebi) ((?:[oa]s?) [^.,;:!?\n\d]{3,30}?) (?:s[óo] )?agora,? (?:(?:n[oa]|é|foi n[oa]) )?(lanche da tarde|lanche|jantar|janta|almo[çc]o|ceia)[,.;] (?:ent[ãa]o )?(?:muda|passa|p[õo]e|bota|coloca|troca)(?: (?:el[ea]s?|isso))?(?: de lugar| pra l[áa]| pra c[áa]| l[áa])?\s*[.!]*$/iu,
    "muda $1 pro $2",
  ],
  // "o croissant só um, o outro tá embrulhado": one of them.
  [
    /(?<=(?<!\p{L})(?:s[óo] (?:um|uma|1)|foi (?:um|uma|1)(?: s[óo])?))[,.;] (?:e )?[oa] outr[oa] (?:t[áa]|est[áa]|ficou|guardei|deixei|vai ficar|levei|voltou)(?!\p{L})[^.;!?\n]{0,40}$/iu,
    "",
  ],
  // "ovo mexido, não frito, e eram 3": so many of that kind.
  [
    /^(?:era |foi )?(\p{L}{3,}) (\p{L}{4,}), n[ãa]o (?:era |foi )?\p{L}{4,},? e (?:eram|foram) (\d{1,2}|dois|duas|tr[êe]s|quatro)\s*[.!]*$/iu,
    "eram $3 $1 $2",
  ],
  // "a vitamina era de morango, o mamão tinha vencido": why.
  [
    /(?<=(?<!\p{L})(?:era|foi|usei|fiz) d[eo](?!\p{L})[^.;!?\n]{3,40}?)[,.;] (?:(?:porque|pq|que|pois) )?[oa]s? \p{L}{3,}(?: (?:j[áa]|d[oa] \p{L}+))? (?:(?:tinha|tava|estava|t[áa]) (?:vencid|acabad|estragad|podre|mofad|azed)\p{L}*|venceu|acabou|estragou|apodreceu|azedou)\s*[.!]*$/iu,
    "",
  ],
  // "as cervejas foram no sábado, sexta eu tava na água"
  [
    /(?<=(?:foi|foram|era|eram)(?!\p{L})[^.;!?\n]{3,40}?)[,.;] (?:(?:na|no) )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|ontem)(?:-feira)? (?:eu )?(?:s[óo] )?(?:tava|estava|fiquei|era)(?: s[óo])? n[ao] (?:[áa]gua|suco|dieta|seco)\s*[.!]*$/iu,
    "",
  ],
  // "e o croissant só um": of what was told.
  [
    /^(?:(?:e|mas|ah),? )*([oa]s? \p{L}{3,}(?: de \p{L}{3,})?),? (?:eu )?s[óo] (uma?|1|2|dois|duas|tr[êe]s|3|mei[oa])\s*[.!]*$/iu,
    "$1 foi só $2",
  ],
  // "a água do almoço foi 500 e não 300"
  [
    /^((?:(?:e|ah|mas|na verdade),? )*a [áa]gua) (?:d[oae] (?:almo[çc]o|jantar|janta|caf[ée]|lanche|manh[ãa]|tarde|agora|antes)) (?=(?:foi|era|eram|foram|tinha) (?:s[óo] |de )?\d)/iu,
    "$1 ",
  ],
  // "tomei a coca lata que tava na geladeira": one, and none that was told.
  [
    /^((?:(?:agora|hoje|e),? )*(?:comi|tomei|bebi)) [oa] ([^.,;:!?\n\d]{3,30}?) que (?:t[áa]va|estava|ficou|sobrou|tinha|havia)(?: sobrado| ficado| rolando| guardad[oa]| dando sopa| perdid[oa]| esquecid[oa])? n[oa] (?:geladeira|arm[áa]rio|freezer|copa|cozinha|escrit[óo]rio|mesa|bolsa|mochila)(?: d[oae] \p{L}+)?\s*[.!]*$/iu,
    "$1 1 $2",
  ],
];
