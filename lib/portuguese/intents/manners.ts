import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { SmallTalk } from "@/lib/portuguese/meaning/understanding";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** All that a greeting, a thank-you or a goodbye is made of; a food, an amount or a meal is none of these. */
const WORDS = new Set(
  `oi oie ola bom boa bons otimo otima feliz dia tarde noite noites madrugada obrigado obrigada brigado brigada obrigadao valeu agradecido agradecida
  gratidao muito muita demais por pela pelo tudo sempre ajuda atencao carinho paciencia dicas viu ne deus te lhe nos abencoe abencoa proteja
  acompanhe ilumine amem jesus nossa senhora gracas a o as os e de do da com em no na nas ele ela voce voces tu me meu minha meus minhas filho filha
  filhinha querido querida querida amor anjo anjos anjinho amigo amiga flor linda garfo garfinho fica fique ficar vai va vou ja indo ir estou esta eh um uma
  show top maximo maravilha perfeito melhor dormir durma dorme durmam dormindo deitar deito cama descansar descanse descanso bem sono sonhos ate
  amanha logo mais depois entao agora hoje tambem igualmente para todos tchau xau beijo beijos bjo abraco abracos coracao fim semana final
  domingo sabado segunda feriado trabalho treino natal ano novo pascoa festas familia saude paz luz cedo que quiser se tenha tenham desejo
  fui falou nao so isso mesmo aqui pessoal gente kkk haha rs`.split(/\s+/),
);

/** What each of them says, the first that fits. */
const SAYS: readonly [SmallTalk, RegExp][] = [
  [
    "blessing",
    / (?:deus (?:(?:te|lhe|nos|a|o) )?(?:abencoe|abencoa|proteja|acompanhe|ilumine)|(?:fica|fique|vai|va) com deus|amem|gracas a deus|(?:fica|fique) em paz) /,
  ],
  [
    "good_night",
    / (?:dormir|durma|durmam|dorme bem|bom descanso|bons sonhos) |(?=.* boa noite )(?=.* (?:obrigad[oa]|brigad[oa]|valeu|ate|tchau|beijos?|abracos?|fui|falou|sono|cama|deitar|descansar|descanse) )/,
  ],
  [
    "wishes",
    / (?:bom|boa|otim[oa]|feliz) (?:fim de semana|final de semana|semana|domingo|sabado|segunda|feriado|trabalho|treino|natal|ano novo|pascoa|festas)| (?:tenha|tenham|desejo) /,
  ],
  ["thanks", / (?:obrigad[oa]|obrigadao|brigad[oa]|valeu|agradecid[oa]|gratidao) /],
  ["bye", / (?:tchau|xau|ate (?:amanha|logo|mais|depois)|beijos?|bjo|abracos?) /],
  ["evening", / boa noite /],
  ["morning", / (?:bom dia|boa tarde) /],
];
const MOST_WORDS = 16;

const ASKED_IN_A_WORD = /^ (?:semana|resumo|menu|ajuda) /;

/** A joke about eating: nobody ate it. */
const JOKE =
  / (?:comi|almocei|jantei|lanchei|comeria|devorei) (?:ate )?(?:um|uma|o|a) (?:boi|vaca|cavalo|elefante|camelo|leao|mamute|dinossauro|urso)(?: inteir[oa])? (?=$|hoje |agora |ontem |kk)| (?:comi|almocei|jantei|lanchei|cafe da manha foi) (?:so |so um pouco de )?(?:ar|vento|brisa|luz)(?: puro| fresco)? /;
/** After a weight: when it was. */
const WEIGHED_THEN =
  /^ (?:mas |e |so que |foi |isso )*(?:foi|era|pesei|me pesei|estava|com) (?:\S+ ){0,2}?(?:depois d[eo]|antes d[eo]|de roupa|com roupa|de sapato|vestid[oa]) ?/;

/** "bom demais esse peixe", "esse feijão tava uma delícia": how food was. */
const PRAISED =
  /^ (?:(?:nossa|hum+|aff|eita|caraca|meu deus) )*(?:que )?(?:muito |tao |super |bem )*(?:bom|boa|bao|gostos[oa]|delicios[oa]|maravilhos[oa]|top|show|(?:uma )?delicia)(?: demais| mesmo)* (?:d?ess[ea]|d?est[ea]|daquel[ea]|aquel[ea]|[oa]) \S+(?: d[eo] \S+)?(?: viu| hein| demais| ne)* $|^ (?:ess[ea]|aquel[ea]) \S+(?: d[eo] \S+)? (?:estava|tava|esta|ta|ficou|eh) (?:muito |tao |super |bem |mt |uma )*(?:bom|boa|bao|gostos[oa]|delicios[oa]|delicia|maravilhos[oa]|top|show)(?: demais| mesmo)*(?: viu| hein| ne)* $/;

/** "obrigada, fica com Deus", "vou dormir, boa noite": only said to be kind, of which nothing is stored or changed; null for anything else. */
export function readManners(phrase: Phrase, last: readonly LoggedEntry[]): SmallTalk | null {
  const { whole, line, asks } = phrase;
  // "semana, obrigada" asks for the week.
  if (asks || ASKED_IN_A_WORD.test(line)) return null;
  if (JOKE.test(line) && phrase.words <= MOST_WORDS) return "joke";
  if (last.length > 0 && last.every(({ type }) => type === "weight") && WEIGHED_THEN.test(line))
    return "weighed_then";
  if (PRAISED.test(line)) return last.some(({ type }) => type === "meal") ? "glad" : "others";
  const words = whole.trim().split(" ");
  if (words.length > MOST_WORDS || !words.every((word) => WORDS.has(word))) return null;
  return SAYS.find(([, said]) => said.test(whole))?.[0] ?? null;
}

/** How somebody is, or what the day was like, where no food is named: the first that fits. */
const REMARKS: readonly [SmallTalk, RegExp][] = [
  [
    "ache",
    / (?:dor|dores|doendo|dolorid[oa]|machuquei|torci) (?:\S+ ){0,2}?(?:joelhos?|pernas?|pes?|pe|ombros?|bracos?|pescoco|coluna|lombar|maos?|quadril|tornozelo|panturrilha|corpo|dentes?|musculos?) /,
  ],
  [
    "tired",
    / (?:(?:estou|to|ando|fiquei|acordei|tao|muito|meio) (?:\S+ )?(?:cansad[oa]|exaust[oa]|acabad[oa]|quebrad[oa]|mort[oa]|estressad[oa]|de ressaca|com sono)|dormi (?:mal|pouco)|nao dormi|dia (?:foi )?(?:corrido|puxado|pesado|cansativo|dificil|longo)|ressaca) /,
  ],
  [
    "glad",
    / (?:(?:estou|to|fiquei) (?:\S+ )?(?:satisfeit[oa]|feliz|animad[oa]|contente|orgulhos[oa]|motivad[oa])|treino (?:foi|esta) (?:top|otimo|bom|show|pesado)|deu (?:tudo )?certo|consegui|que alegria) /,
  ],
  [
    "relief",
    / (?:ja passou|ja melhorei|melhorei|foi so um susto|estou (?:bem )?melhor|esta tudo bem agora) /,
  ],
  [
    "promise",
    / (?:(?:vou|prometo) (?:me )?(?:comportar|controlar|cuidar|focar|maneirar|caprichar)|(?:amanha|segunda|hoje) (?:eu )?(?:comeco|recomeco|volto)|foco total|agora vai) /,
  ],
  [
    "joke",
    / (?:(?:estou|to|tava|estava) (?:so )?(?:brincando|zoando|de boa|tranquil[oa])|brincadeira|relaxa|zoeira) /,
  ],
  [
    "hungry",
    / (?:(?:estou|to|fiquei|ficando|cheguei|acordei|que|ja|bateu|deu|muita|uma|aquela) (?:com |a |uma |aquela )*(?:muita |maior )?(?:fome|larica)) /,
  ],
  [
    "hard",
    / (?:(?:esta|ta|anda|foi|tem sido|eh|sendo) (?:\S+ )?(?:dificil|complicado|puxado|osso|fogo)(?= (?:seguir|manter|fazer|segurar|emagrecer|a dieta|demais|hoje|essa semana|$))|(?:dieta|reeducacao) (?:\S+ ){0,2}?(?:dificil|complicada|puxada|osso|foda)|(?:nao (?:estou )?(?:consigo|conseguindo|aguento) (?:mais )?(?:emagrecer|seguir|manter|fazer dieta|a dieta|dieta)|(?:estou|ando|fiquei) (?:\S+ )?(?:desanimad|desmotivad|frustrad)[oa]|(?:quero|vontade de|pensando em) (?:largar|desistir d[aeo]) (?:tudo|dieta|a dieta|esse projeto|reeducacao))) /,
  ],
  [
    "glad",
    / (?:(?:calcas?|roupas?|vestidos?|bermudas?|cintos?|jeans|shorts?) (?:\S+ ){0,3}?(?:folg(?:ou|aram|ad[oa]s?|ando)|larg(?:a|o|as|os)|serv(?:iu|iram|indo)|entr(?:ou|aram)|fech(?:ou|aram|ando))|(?:me sentindo|me sinto|estou) (?:\S+ )?(?:mais )?(?:leve|dispost[oa]|bem melhor)|desinchei|emagreci|sequei|perdi (?:\S+ )?(?:barriga|medidas|peso)|(?:me )?elogiaram) /,
  ],
  [
    "birthday",
    / (?:(?:hoje )?(?:eh (?:o )?)?meu (?:aniversario|niver)(?= (?:hoje|$))|(?:faco|fazendo|completo) \d+ anos? |estou de aniversario ) ?/,
  ],
  [
    "cheer",
    / (?:(?:bora|vamos|partiu|simbora) (?:\S+ )?(?:bater|cumprir|meta|focar|emagrecer|com tudo|que vamos|pra cima|para cima)|forca e fe|foco(?: ,)? forca|hoje (?:eu )?(?:vai|consigo|ninguem me segura)|rumo a(?:o|os)? |missao (?:dada|cumprida)|sem desculpas?|no pain) ?/,
  ],
  [
    "forgot",
    / (?:(?:esqueci|esquecendo|esqueco|deixei|nao lembrei|sem tempo) de (?:te )?(?:anotar|registrar|lancar|marcar|contar|falar|mandar|avisar|escrever|colocar)) /,
  ],
  [
    "advised",
    / (?:nutri|nutricionista|doutora?|medic[oa]|endocrino|endocrinologista|cardio|cardiologista|personal|dr|dra) (?:\S+ )?(?:mandou|pediu|falou|disse|recomendou|orientou|indicou|liberou|proibiu|cortou|passou|quer que) /,
  ],
  [
    "craving",
    / (?:(?:deu|bateu|com|que|uma|muita|aquela) (?:a |uma |aquela |muita )*vontade (?:\S+ )?de |resist(?:i|indo|ir) (?:a|ao|as|aos|um|uma|bravamente) |(?:doid|louc)[oa] (?:por|para comer) ) ?/,
  ],
  [
    "wishes",
    / (?:feliz|bom|boa) (?:natal|ano novo|pascoa|feriado|fim de semana|domingo|sabado|semana|trabalho) /,
  ],
];

/** "tava uma delícia, obrigada" */
const THANKS = / (?:obrigad[oa]|obrigadao|brigad[oa]|valeu|gratidao) /;

/** "dormi mal essa noite", "treino foi top": null for what says nothing of that kind. */
export function readRemark({ line, whole, words, asks }: Phrase): SmallTalk | null {
  if (words > MOST_WORDS) return null;
  const remark = REMARKS.find(([, said]) => said.test(line))?.[0];
  return remark ?? (THANKS.test(whole) && !asks ? "thanks" : null);
}
