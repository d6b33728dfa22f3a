import type { Food } from "@/lib/nutrition/foods/food";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isAnimal, isAnimalHere } from "@/lib/portuguese/vocabulary/animals";
import { isElsewhere } from "@/lib/portuguese/vocabulary/elsewhere";
import type { Match } from "@/lib/portuguese/vocabulary/lexicon";

/** A word that names a food, and here says something else: "minha cara", "passa para a janta", "na copa", "dona Maria", "tô um peixe". */
export function isNoFoodHere(tokens: readonly Token[], at: number): boolean {
  const [before, word, after] = [wordAt(tokens, at - 1), wordAt(tokens, at), wordAt(tokens, at + 1)];
  // What somebody is like.
  if (/^uma?$/.test(before) && /^(?:estou|esta|to|ta)$/.test(wordAt(tokens, at - 2))) return true;
  if (isLikened(tokens, at) || isAnimalHere(tokens, at)) return true;
  if (/^(?:coube|cabe)$/.test(word)) return /^(?:nao|nem|que|so|mais|onde)$/.test(before);
  // "chama virado isso lá no serviço", "um dia ele vira canja"
  if (/^(?:chamam?|chamad[oa]|vira)$/.test(before)) return true;
  // "o nome dele é Paçoca"
  if (before === "eh" && /^d(?:el)?[ea]$/.test(wordAt(tokens, at - 2)) && wordAt(tokens, at - 3) === "nome")
    return true;
  // "mineiro não passa fome", "não passa de hoje"
  if (word === "passa")
    return (
      /^(?:nao|nunca|ninguem|que|quem|sempre|carrinho|carro|vendedor|moc[oa]|hora|tempo|onibus)$/.test(
        before,
      ) || /^(?:para|tudo|isso|[oa]s?|ess[ea]s?|el[ea]s?|fome|sede|vontade|mal|bem|longe|rapido)$/.test(after)
    );
  // "comi pouco, que tava salgada"
  if (/^salgad(?:inh)?as?$/.test(word)) return true;
  if (/^medi[oa]s?$/.test(word)) return !isCoffee(tokens, at);
  if (word === "palha") return before === "de";
  if (/^torrad[oa]s?$/.test(word) && /^(?:eh|era|eram|foi|foram|estava|estavam)$/.test(before))
    return ROASTED.test(wordAt(tokens, at - 2));
  if (TASTE.test(word)) return TASTED.test(before) || TASTES.test(`${after} ${wordAt(tokens, at + 2)} `);
  // "ficou combinado, jantei sopa", "como foi combinado", "combinado com a nutri"; "o jantar foi combinado" is a platter
  if (/^combinad[oa]s?$/.test(word) && isAgreed(tokens, at)) return true;
  // "um guaraná, geladinho"
  if (/^(?:geladinh|quentinh)[oa]$/.test(word)) return WARM.test(before);
  return (
    isElsewhere(tokens, at) ||
    isNamedSo(tokens, at) ||
    isCoffeeHouse(tokens, at) ||
    isOfBread(tokens, at) ||
    isOrgan(tokens, at) ||
    isTasted(tokens, at)
  );
}

/** "tô virando peixe", "me sinto um coelho"; "virei uma cerveja" was drunk. */
function isLikened(tokens: readonly Token[], at: number): boolean {
  const isLed = /^uma?$/.test(wordAt(tokens, at - 1));
  const before = tokens.slice(Math.max(0, at - MOST_LIKENED), isLed ? at - 1 : at).map(({ word }) => word);
  const said = ` ${before.join(" ")}`;
  return LIKENED.test(said) || ((!isLed || isAnimal(wordAt(tokens, at))) && TURNED.test(said));
}

const MOST_LIKENED = 5;
const LIKENED = / (?:pareco|(?:estou|to|ando) parecendo|sou quase|quase sou|me (?:sinto|senti|sentindo))$/;
const TURNED = / (?:virei|(?:estou|to|vou|quase|ja|pouco|logo|quero|ando|acabar?) vir(?:ando|ar|o))$/;

/** "ainda quentinha", "saiu quentinha": how it came. */
function isAgreed(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const behind = [1, 2, 3].map((on) => wordAt(tokens, at + on)).join(" ");
  return (
    AGREED.test(before) ||
    WITH_WHOM.test(behind) ||
    (/^(?:foi|era|estava)$/.test(before) && AS.test(wordAt(tokens, at - 2)))
  );
}

const AGREED =
  /^(?:conforme|como|segundo|tinha|tinhamos|havia|haviamos|temos|ficou|fica|esta|ta|tava|tudo|nosso)$/;
const WITH_WHOM =
  /^(?:que |com (?:meu |minha |el[ea] |voce|vc|[oa] (?:geriatra|medic[oa]|doutora?|nutri(?:cionista)?|cardiologista|endocrino|personal|chefe|marido|mae)))/;
const AS = /^(?:como|conforme|que)$/;
const WARM =
  /^(?:[,(]|bem|tao|estava|veio|muito|ainda|saiu|saindo|chegou|super|toda|assim|meio|ate|ml|litros?|trincando)$/;

/** "a castanha era torrada": how it was, and no toast. */
const ROASTED =
  /^(?:castanhas?|amendoas?|amendo(?:im|ins)|noz|nozes|coco|gergelim|sementes?|avelas?|pistaches?|macadamias?|soja|grao)$/;
const TASTE = /^(?:salgad(?:inh)?[oa]|doce|docinho)s?$/;
const TASTED = /^(?:estava|estavam|ficou|veio|muito|bem|meio|tao|era|super|achei|preco)$/;
/** "salgado que só", "salgado o preço" */
const TASTES = /^(?:que (?:so|doi|doia)|[oa] (?:preco|conta)) /;

/** "o charque tava muito salgado": how it tasted, behind its verb, and no savoury in its place. */
export function isTasteBehind(tokens: readonly Token[], verb: number): boolean {
  const at = /^(?:muito|bem|meio|tao|super)$/.test(wordAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
  return TASTE.test(wordAt(tokens, at)) && TASTED.test(wordAt(tokens, verb));
}

/** "misto quente e média", "média e pão na chapa": coffee with milk, and no size. */
function isCoffee(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const isNamed = /^(?:|e|uma|tomei|bebi|[:+])$/.test(before) || (before === "," && after === "e");
  return wordAt(tokens, at) === "media" && isNamed && /^(?:|[,.;!+\n]|e|com)$/.test(after);
}

/** "no café do escritório", "no chá da paróquia" */
export function isCoffeeHouse(tokens: readonly Token[], at: number): boolean {
  const isAt =
    /^(?:no|num|naquele)$/.test(wordAt(tokens, at - 1)) && /^d[oa]s?$/.test(wordAt(tokens, at + 1));
  return (
    /^(?:cafe|cha)$/.test(wordAt(tokens, at)) &&
    isAt &&
    !/^(?:manha|tarde|noite)$/.test(wordAt(tokens, at + 2))
  );
}

/** "miolo de pão" */
function isOfBread(tokens: readonly Token[], at: number): boolean {
  return (
    wordAt(tokens, at) === "miolo" &&
    /^d[oe]$/.test(wordAt(tokens, at + 1)) &&
    /^pa[oe]/.test(wordAt(tokens, at + 2))
  );
}

/** "é bom pro fígado", "faz bem pro coração", "gordura no fígado": one's own. */
function isOrgan(tokens: readonly Token[], at: number): boolean {
  if (!ORGANS.test(wordAt(tokens, at))) return false;
  const before = tokens.slice(Math.max(0, at - MOST_TO_ORGAN), at).map(({ word }) => word);
  return DOES_GOOD.test(` ${before.join(" ")}`);
}

const MOST_TO_ORGAN = 5;
const ORGANS = /^(?:figado|coracao|rim|rins|miolos?|lingua|pulmao|bucho|tripas?|musculos?)$/;
const DOES_GOOD =
  / (?:(?:bom|boa|bons|boas|otim[oa]s?|excelente|ruim|pessim[oa]|bem|mal|melhor|pior|remedio|forte|leve|pesad[oa]) (?:(?:muito|demais|mesmo|danado|ate|tambem) )?para [oa]s?|(?:gordura|esteatose|problemas?|dor|exames?) (?:n[oa]s?|d[oa]s?)|(?:limp(?:a|ar|ando)|proteg(?:e|er)|ajuda|atac(?:a|ar|ou)|sobrecarrega) [oa]s?|cuid(?:a|ar) d[oa]s?)(?: (?:meu|seu|nosso))?$/;

/** "pra ver o sal", "pra dizer que tem salada" */
function isTasted(tokens: readonly Token[], at: number): boolean {
  const [first, before] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  if (wordAt(tokens, at) === "sal") return before === "o" && /^(?:ver|provar|acertar|sentir)$/.test(first);
  return before === "tem" && first === "que" && /^(?:dizer|falar|fingir)$/.test(wordAt(tokens, at - 3));
}

/** First names that dishes, drinks and berries have as well. */
const NAMES =
  /^(?:alice|carolina|clar(?:a|inha)|jucara|jussara|madalena|margarita|maria(?:zinha)?|paloma|rafaela|stell?a)$/;
const TITLES =
  /^(?:dona|tia|prima|vo|vovo|amiga|irma|filha|filhinha|neta|netinha|vizinha|colega|cunhada|nora|sogra|doutora|dra|professora|patroa|chefe|menina)$/;
const AT_HERS = /^(?:casa|festa|aniversario|mesa|loja|salao|padaria|bar|quintal)$/;
const SHE_DID =
  /^(?:trouxe|comeu|fez|mandou|deu|chegou|pediu|disse|falou|veio|vai|vem|quis|tomou|bebeu|ganhou|comprou|serviu|preparou|ofereceu|dividiu|me|almocou|jantou|ajudou|pegou|levou|passou|perguntou|adora|adorou|gosta|vende|faz)$/;

/** "a Clara trouxe bolo", "na casa da Carolina", "minha amiga Paloma" */
function isNamedSo(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.named && SHE_DID.test(wordAt(tokens, at + 1))) return true;
  if (!NAMES.test(wordAt(tokens, at))) return false;
  const [far, before, after] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  if (TITLES.test(before)) return true;
  if (before === "da") return AT_HERS.test(far);
  if (!/^(?:a|com|para|minha)$/.test(before)) return false;
  return tokens[at]?.named === true || SHE_DID.test(after);
}

/** What grows, is bred or is only spoken of: "a roça de café", "embaixo do pé de manga", "antes de tirar leite", "o leite azedou". */
export function isNotEaten(tokens: readonly Token[], at: number, match: Match<Food>): boolean {
  return isGrowing(tokens, at, match) || isWorkedWith(tokens, at, match) || isGone(tokens, at, match);
}

/** "a roça de café", "a colheita do milho", "embaixo do pé de manga", "no corredor do arroz": what grows or lies there. */
function isGrowing(tokens: readonly Token[], at: number, { value }: Match<Food>): boolean {
  if (!/^d[eoa]$/.test(wordAt(tokens, at - 1))) return false;
  const where = wordAt(tokens, at - 2);
  // "uma baixa de açúcar": in the blood.
  if (/^(?:baixa|queda|pico|taxa|nivel|medida)$/.test(where)) return value.id.startsWith("acucar");
  // "meio pé de alface" is eaten.
  if (where === "pe") return value.category === "fruit" && /^d?[oa]$|^n[oa]$/.test(wordAt(tokens, at - 3));
  return /^(?:roca|lavoura|plantacao|colheita|plantio|safra|pomar|corredor|prateleira|preco|cheiro|cheirinho|terra|capital)$/.test(
    where,
  );
}

/** "antes de tirar leite", "colhendo café", "crio galinha", "dia de matar porco": work, and no meal. */
function isWorkedWith(tokens: readonly Token[], at: number, { value }: Match<Food>): boolean {
  const lead = /^(?:[oa]s?|uns|umas|minhas?|meus?)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const verb = wordAt(tokens, lead);
  if (/^(?:tirar|tirando|tirei|ordenhar|ordenhando)$/.test(verb))
    return value.id.startsWith("leite-") && !isTakenOut(tokens, at);
  if (/^(?:colhendo|plantar|plantando|plantei|capinar|capinando|moer|torrar)$/.test(verb)) return true;
  const isAnimal = /^(?:poultry|meat|fish|eggs|dairy)$/.test(value.category);
  return (
    isAnimal &&
    /^(?:crio|criar|criamos|criando|matar|matando|matou|mataram|carneou|carnearam|abateu|abateram|ordenhar|tratar|alimentar|soltar)$/.test(
      verb,
    )
  );
}

/** "tirei o leite do café": a correction. */
function isTakenOut(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at - 1) === "o" || /^(?:do|da|fora)$/.test(wordAt(tokens, at + 1));
}

/** "o leite azedou", "o pão mofou": nobody had it. */
function isGone(tokens: readonly Token[], at: number, { next }: Match<Food>): boolean {
  return (
    /^[oa]s?$/.test(wordAt(tokens, at - 1)) &&
    /^(?:azed|estrag|mof|venc|talh|embolor|desand|apodrec)(?:ou|aram|eu|eram)$/.test(wordAt(tokens, next))
  );
}
