import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import {
  calledWords,
  itemCalled,
  itemMeant,
  sameNoun,
  withSalad,
} from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { OTHERS_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

const LONGEST = 14;
const MINE = "(?:meu|minha|meus|minhas|nosso|nossa|o|a|os|as|um|uma)";
/** What says that nobody's but another's, or nothing, was eaten of what is named. */
const GONE = [
  /** "o bife era da minha mãe"; the person is looked for apart. */
  new RegExp(
    ` (?:era|eram|foi|foram|eh|ficou|ficaram) (?:d[oae]s?|para|para o|para a|com) (?:${MINE} )?(?<who>\\S+) `,
  ),
  new RegExp(
    ` quem (?:${OTHERS_ATE.join("|")}) (?:\\S+ ){0,4}(?:foi |foram )?(?:${MINE} ){0,2}(?<who>\\S+) `,
  ),
  /** "o queijo quem comeu foi Antônio" */
  new RegExp(` quem (?:${OTHERS_ATE.join("|")}) (?:\\S+ ){0,4}(?:foi|foram) (?:${MINE} ){0,2}(?!eu )\\S+ `),
  new RegExp(
    ` (?:${MINE} ){0,2}(?<who>\\S+) (?:que |quem |acabou |foi quem |eh que )*(?:${OTHERS_ATE.join("|")}|comendo|tomando|levou|pegou) `,
  ),
  new RegExp(
    ` (?:dei|demos|doei|entreguei|passei|ofereci|repassei|deixei|guardei|separei|larguei|comprei|mandei|levei) .*(?:para|ao|a) (?:${MINE} ){0,2}(?<who>\\S+) `,
  ),
  / (?:ficou|ficaram|sobrou|sobraram|restou|restaram|deixei|larguei) (?:(?:ele|ela|tudo|todo|toda|inteir[oa]s?|intact[oa]s?|intocad[oa]s?|intacto|la|ai|so|eh que) )*(?:no prato|na panela|na geladeira|na marmita|na travessa|de lado|de fora|no canto|para depois|para amanha|para janta|para o jantar|para a janta|para outra hora|para mais tarde|inteir[oa]s?|intact[oa]s?|intocad[oa]s?|tod[oa]|tudo) /,
  / (?:deixei|larguei) (?:o|a|os|as) (?:\S+ ){1,3}(?:tod[oa]s?|inteir[oa]s?|intact[oa]s?|intocad[oa]s?|no prato|na panela|no pote) | (?:voltou|voltaram) (?:tod[oa]s? |inteir[oa]s? |intact[oa]s? |tudo )?(?:inteir[oa]s?|intact[oa]s?|para (?:a |o )?(?:panela|geladeira|travessa|pote|cozinha|forno)) /,
  / (?:nem|nao) (?:comi|tomei|bebi|usei|peguei|botei|pus)(?: nao| el[ea])? $/,
  / (?:nem|nao) (?:\S+ )?(?:abri|encostei|toquei|provei|experimentei|cheguei|mexi|peguei|quis|aguentei|consegui|coube|desceu|rolou) /,
  / (?:acabei|terminei|fiquei) (?:por )?(?:(?:nao|nem) (?:comendo|tomando|bebendo)|sem comer|sem tomar|deixando|desistindo) | deixei (?:d[eoa]s? )?(?:comer|tomar|beber|lado) | desisti d[eoa]s? /,
  / (?:veio|estava|tava|chegou|ficou) (?:tod[oa] )?(?:estragad[oa]|azed[oa]|passad[oa]|vencid[oa]|mofad[oa]|podre|ruim) (?:e |,? ?)?(?:nem|nao|joguei|deixei|larguei|descartei) /,
  / (?:deixa|deixe|pode deixar)(?: el[ea])? (?:de fora|fora|para la|quieto) | (?:nem precisa|nao precisa|nao|melhor nem) (?:conta|contar|anota|anotar|coloca|colocar|bota|botar|registra|registrar) /,
  /** "pirão mainha não fez hoje, escrevi no automático", "a batata não mandaram" */
  / (?:nao|nem) (?:fez|fizeram|serviu|serviram|mandou|mandaram|colocou|colocaram|botou|botaram|trouxe|trouxeram)(?: nao)?(?: hoje| dessa vez| desta vez| ainda)?(?: (?:(?:eu )?(?:escrevi|falei|digitei|anotei|coloquei|botei|confundi|errei|pensei)|me (?:confundi|enganei)|foi (?:erro|engano|habito|costume)) .*)? $/,
  / (?:tinha|tinham) acabado (?!de )| (?:estava|estavam) em falta /,
  / joguei (?:el[ea] |tud[oa] )?(?:fora|no lixo) | (?:foi|foram) para o lixo | caiu no chao | caiu (?:tudo )?no chao /,
  / (?:foi|era|eh) (?:um )?(?:engano|erro|equivoco|mentira|brincadeira|zoeira) | (?:nao existe|nao existiu|nao rolou|nao houve|nem houve|nem teve|nao tem) /,
];
const LATER =
  "(?:mais tarde|depois|amanha|daqui a pouco|outra hora|outro dia|(?:a|de|para a?|na|pela) (?:tarde|noite|madrugada|janta|ceia)|(?:n?o|para o|do) (?:lanche|jantar|almoco|cafe))";
/** What says that it is still there, to be eaten at another time. */
const KEPT = [
  / (?:vou|quero|resolvi|decidi|preferi|pretendo|melhor) (?:guardar|deixar|reservar|congelar|levar|dar) /,
  new RegExp(` (?:vou|quero|pretendo|prefiro|deixei para) (?:comer|tomar|beber|lanchar)(?: so)? ${LATER} `),
  new RegExp(
    ` (?:fica|ficou|ficaram|deixei|guardei|separei|reservei|eh|era|sobrou|como|tomo)(?: el[ea])? (?:so )?(?:para )?(?:de )?${LATER} `,
  ),
  / (?:guardei|reservei|congelei|embrulhei|levei|trouxe)(?: el[ea]| tudo)?(?: (?:para|de volta|comigo|na|no|em)| $)/,
  / ainda (?:nao|nem) (?:comi|tomei|bebi|abri) | (?:nao|nem) (?:comi|tomei|bebi|abri) ainda /,
  / (?:devolvi|devolveram|cuspi|dispensei|recusei|rejeitei)(?: el[ea]| tudo)? | so (?:cheirei|olhei|senti o cheiro) | (?:voltou|voltaram) (?:na|no|para|com) /,
];
/** What tells that a part of it, or some more, was eaten after all. */
const PARTLY =
  / (?:metade|meio|meia|um pouco|um pedaco|outr[oa]s?|mais(?! tarde)|resto|restante|de novo|tambem) /;
/** What tells how much of it, or of something else besides. */
const OTHERWISE =
  / (?:metade|meio|meia|um pouco|pouco|quase|mais|outr[oa]s?|parte|pedaco|resto|restante|repeti|vou|amanha|quero|queria|nao sei|tod[oa] nao|\d+ ?[/] ?\d+) | (?:sobrou|sobraram) (?:uns |umas |so )*\d/;
/** "a maçã …", "… as castanhas": what is known, and no rest of it. */
const TOPIC =
  /^ (?!(?:e |mas )?(?:vou|quero|deixei|guardei|levei)) | (?:o|a|os|as|ess[ea]s?|aquel[ea]s?) (?!resto|restante|outr)/;
/** "menos o bife", "só o bife que não" */
const EXCEPT =
  /^ (?:so )?(?:menos|exceto|tirando|fora) (?:[oa]s? )?(?:\S+ ){1,3}$| so (?:o|a|os|as) \S+(?: \S+)? que nao $/;
/** "deixei o bife" */
const NOT_EATEN =
  /^ (?:(?:mentira|na verdade|mas|desisti|minto|eu|no fim|acabei|que) )*(?:nao (?:comi|tomei|bebi)|nao (?:comendo|tomando|bebendo)|sem (?:comer|tomar|beber)|nao fui eu (?:que|quem) (?:comi|comeu|tomei|tomou|bebi|bebeu))(?: (?:nao|ela|ele|isso|mais|no fim))* $/;
const LEFT_OUT =
  /^ (?:eu )?(?:deixei|larguei|sobrou|dispensei|recusei|tirei|pulei|evitei) (?:o|a|os|as) (?:\S+ ){1,3}$/;

/** "a balança tá quebrada, apaga esse peso": no figure in its place. */
export const WEIGHT_OUT =
  /^(?=\D*$).* (?:apaga|apague|apagar|tira|tire|tirar|retira|remove|remova|exclui|exclua|deleta|ignora|ignore|desconsidera|desconsidere|descarta|cancela|anula|esquece) (?:o|ess[ea]|este|esta|aquel[ea]|a) (?:meu |minha |ultim[oa] )?(?:peso|pesagem) /;

/** "o bife era do meu marido", "a salada nem toquei", "o doce ficou pra depois": what is named was not eaten. */
export function readGone(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, last } = reader;
  // "esse peso era do meu marido"
  if (/ (?:peso|pesagem) /.test(phrase.line) && last.some(({ type }) => type === "weight") && !phrase.asks)
    return NOT_MINE.test(phrase.line) || WEIGHT_OUT.test(phrase.line) ? [{ kind: "remove_weight" }] : null;
  const own = ownAt(reader);
  if (own > 0) return readGone(shortened(reader, tokens.slice(0, own)));
  if (items.length === 0 || phrase.words > LONGEST || phrase.asks || OWN_MEAL.test(phrase.line)) return null;
  const line = ` ${tokens
    .filter(({ kind }) => kind === "word" || kind === "number" || kind === "ratio")
    .map(({ word }) => word)
    .join(" ")} `;
  const isKept = TOPIC.test(line) && !PARTLY.test(line) && KEPT.some((pattern) => pattern.test(line));
  const except = exceptAt(tokens);
  if (except > 0) return readGone({ ...reader, tokens: tokens.slice(except) });
  if (!isKept && (OTHERWISE.test(line) || !isGone(line, namesIn(reader)))) return null;
  // What denies it would have nothing named.
  const {
    items: named,
    amounts,
    meal,
  } = readPart(
    reader,
    tokens.filter(
      ({ word }) =>
        !/^(?:nao|nem|menos|exceto|quem|comeu|tomou|bebeu|alias|digo|minto|deixei|larguei|joguei)$/.test(
          word,
        ),
    ),
  );
  // "a ceia não rolou"
  const isOwn = meal?.kind === "meal_kind" && last.some((one) => one.type === "meal" && one.kind === meal.to);
  if (isOwn && named.length + amounts.length === 0)
    return [{ kind: "remove_meal", meal: meal.to, day: null }];
  const [only, ...others] = items;
  const isPart =
    / (?:quartos?|tercos?|d?ess[ea]s|ultim[oa]|primeir[oa]|segund[oa]|terceir[oa]|um|uma|dois|duas|tres|\d+\S*) /.test(
      line,
    );
  if (named.length === 0 && amounts.length === 0 && !isPart && only && others.length === 0)
    return [{ kind: "remove", foods: [only.foodId], said: only.name }];
  // "ela comeu 80 desses 200": not all of it.
  if (tokens.some(({ kind }) => kind === "number")) return null;
  const noun = named.length + amounts.length === 0 ? topicNoun(reader) : null;
  if (noun) return [{ kind: "remove", foods: [noun.foodId], said: noun.name }];
  if (named.length === 0 || [...amounts, ...named.map(({ amount }) => amount)].some((one) => one?.counted))
    return null;
  const meant = named.map(
    (one) => itemMeant(one.match.food, calledWords(one), items, false) ?? sameNoun(one, items),
  );
  // "o biscoito da sorte eu nem abri", that nobody told of: nothing to be logged.
  if (meant.every((one) => one === null))
    return UNTOUCHED.test(line)
      ? [{ kind: "remove", foods: [], said: correctionSaid(reader, tokens) }]
      : null;
  if (meant.some((one) => one === null)) return null;
  const gone = meant.flatMap((one, at) => (one ? withSalad(one, named[at]?.match.called ?? "", items) : []));
  const foods = [...new Set(gone.map(({ foodId }) => foodId))];
  return [{ kind: "remove", foods, said: correctionSaid(reader, tokens) }];
}

/** "meu filho almoçou macarrão": a meal of his own. */
const OWN_MEAL =
  / (?:almocou|jantou|lanchou|almocaram|jantaram|lancharam) (?!(?:[oa]s?|isso|ess[ea]s?|tudo) )/;

function shortened(reader: Reader, tokens: Reader["tokens"]): Reader {
  return { ...reader, tokens, phrase: phraseOfClause(reader.phrase, tokens) };
}

/** "a palha …" of "Batata palha": what is spoken of by another word of its name. */
function topicNoun({ tokens, items }: Reader): LoggedItem | null {
  const at = /^(?:e|mas|ah)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  const isLed = /^(?:o|a|os|as)$/.test(wordAt(tokens, at));
  return isLed ? itemCalled(tokens.slice(at + 1, at + 2), items) : null;
}

/** "comi tudo menos a salada", "raspei o prato, só deixei a salada": where what was left begins; -1 without it. */
function exceptAt(tokens: Reader["tokens"]): number {
  const all = tokens.findIndex(
    ({ word }, at) => ALL_EATEN.test(word) && /^(?:tudo|o|a|tod[oa])$/.test(wordAt(tokens, at + 1)),
  );
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > all + 1 &&
      (/^(?:menos|exceto|tirando|fora)$/.test(word) ||
        (word === "so" && /^(?:deixei|larguei|sobrou|nao)$/.test(wordAt(tokens, i + 1)))),
  );
  if (all < 0 || at < 0) return -1;
  return wordAt(tokens, at) === "so" ? at + 1 : at;
}

const ALL_EATEN = /^(?:comi|zerei|raspei|limpei|devorei|tracei|mandei|bati|acabei)$/;

/** "quem comeu o frango foi minha nora, eu só lasanha": where it begins what was eaten of what is logged; -1 without it. */
function ownAt(reader: Reader): number {
  const { tokens, items } = reader;
  const at = tokens.findIndex(({ kind }, i) => kind === "mark" && ONLY_THAT.test(`${wordsFrom(tokens, i)} `));
  const own = at < 1 ? null : readPart(reader, tokens.slice(at + 1));
  // "o arroz era do meu pai, foi só 1 concha de feijão" says how much as well.
  const isCounted = own?.items.some(({ amount }) => amount?.counted) || (own?.amounts.length ?? 0) > 0;
  // "…, foi só o cozido, o pirão quem comeu foi ela" says more of it.
  if (!own || own.items.length === 0 || isCounted || / quem /.test(wordsFrom(tokens, at))) return -1;
  return own.items.every((one) => itemMeant(one.match.food, calledWords(one), items)) ? at : -1;
}

const ONLY_THAT =
  /^(?:mas |e )?(?:eu (?:(?:comi|tomei|peguei|fiquei com|fiquei) )?so |(?:era|eram|foi|foram|fiquei|comi) so (?:com )?(?:o|a|os|as) )/;

function wordsFrom(tokens: Reader["tokens"], at: number): string {
  return tokens
    .slice(at)
    .filter(({ kind }) => kind === "word")
    .map(({ word }) => word)
    .join(" ");
}

function isGone(line: string, names: ReadonlySet<string>): boolean {
  if (
    (EXCEPT.test(line) && !/ (?:que foi|foi|era) /.test(line)) ||
    LEFT_OUT.test(line) ||
    NOT_EATEN.test(line)
  )
    return true;
  return GONE.some((pattern) => {
    const found = pattern.exec(line);
    if (!found) return false;
    const who = found.groups?.who;
    const isNamed = names.has(who ?? "") && !OWNED.test(found[0]);
    return who === undefined || isPerson(who) || OF_THE_HOUSE.test(who) || isNamed;
  });
}

/** Of whom, or of which brand, it was. */
const OWNED = /^ (?:era|eram|foi|foram|eh|ficou|ficaram) (?:d[oae]s?|com) /;

/** "dei a Genivaldo", "o João comeu": words in the middle that are written as names are. */
function namesIn({ phrase: { text }, tokens }: Reader): ReadonlySet<string> {
  const isName = ({ kind, start, end }: Token) =>
    kind === "word" && start > 0 && /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end));
  return new Set(tokens.filter(isName).map(({ word }) => word));
}

const UNTOUCHED = / (?:eu )?(?:nem|nao) (?:usei|abri|toquei|encostei|provei|experimentei|mexi) /;
const NOT_MINE =
  / nao (?:era|eh|foi) (?:o )?meu | (?:era|eh|foi) (?:o |a )?(?:d[oa]|d[oa] meu|da minha|do meu) (?:\S+ ){1,2}$| (?:esta|ta|ficou) errado (?:pode )?(?:apaga|apagar|tira|tirar|exclui) /;
const OF_THE_HOUSE =
  /^(?:cachorr[oa]|cao|gat[oa]|gatinh[oa]|pet|dog|passarinho|papagaio|mesa|visita|patrao|patroa|crush|guri[a]?|menin[oa]s?|mocada|turma|parceir[oa]|roommate)$/;
