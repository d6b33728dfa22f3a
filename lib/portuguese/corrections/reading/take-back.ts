import { ADD, SETS, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Imperative, infinitive and polite subjunctive of what takes something out of a record. */
const TAKE_AWAY = new Set(
  `tira tirar tire retira retirar retire remove remover remova exclui excluir exclua apaga apagar apague deleta deletar delete
  elimina eliminar elimine desconsidera desconsiderar desconsidere ignora ignorar esquece esquecer esqueca risca riscar
  risque cancela cancelar cancele anula anular anule limpa limpar limpe corta descarta descartar descarte desfaz desfazer desfaca
  desmarca desmarcar suprime suprimir suprima zera zerar zere exclusao remocao retirada cancelo tiro retiro removo apago excluo`.split(
    /\s+/,
  ),
);
/** What may stand before it: politeness, hesitation, the one who is asked. */
const BEFORE = new Set(
  `pode podes podia poderia consegue conseguiria quero queria gostaria preciso precisava da para pra tem como vc voce voces ce tu me
  eu ai ah aah oh opa ops pera peraí perai espera eita ih ixi putz nossa desculpa desculpe perdao foi mal errei solicito peco solicitar fazer agora ja so melhor
  na verdade alias digo quer dizer entao por favor favor gentileza obsequio fineza e mas de bora vamos vai va la isso nao sim que se`.split(
    /\s+/,
  ),
);
/** As many words as politeness takes. */
const FAR = 9;

/** Where the verb of a take-back stands: "tira o queijo", "ah não, apaga o pão", "será que você pode tirar o café?"; -1 without one. */
export function takeBackAt(tokens: readonly Token[]): number {
  for (let at = 0; at < Math.min(tokens.length, FAR); at += 1) {
    const word = wordAt(tokens, at);
    if (TAKE_AWAY.has(word)) return isOfCooking(tokens, at) ? -1 : at;
    const isNoun = word === "a" && /^(?:exclusao|remocao|retirada)$/.test(wordAt(tokens, at + 1));
    if (tokens[at]?.kind === "word" && !BEFORE.has(word) && word !== "sera" && !isNoun) break;
  }
  return trailing(tokens);
}

/** "o pão pode tirar", "esse queijo aí apaga"; not where somebody ate: "no Bom Retiro". */
function trailing(tokens: readonly Token[]): number {
  const words = tokens.flatMap(({ kind }, at) => (kind === "word" ? [at] : []));
  const last = words.at(-1);
  if (last === undefined || words.length < 2 || words.length > FAR) return -1;
  return TAKE_AWAY.has(wordAt(tokens, last)) && !/^(?:sem|para|pra|de|bom)$/.test(wordAt(tokens, last - 1))
    ? last
    : -1;
}

/** "frango sem tirar a pele", "corta o bife em tiras" tell of cooking. */
function isOfCooking(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at - 1) === "sem" || (wordAt(tokens, at) === "corta" && at > 2);
}

export function isTakeAway(word: string): boolean {
  return TAKE_AWAY.has(word);
}

/** "tira ela", "pode tirar": says no more than that what was just spoken of goes. */
export function isBareTakeBack(tokens: readonly Token[]): boolean {
  const at = tokens.findLastIndex(({ word }) => isTakeAway(word));
  const isLed = tokens.slice(0, at).every(({ word }) => /^(?:pode|podes|entao|e|favor|por)$/.test(word));
  const rest = tokens.slice(at + 1);
  return (
    at >= 0 &&
    isLed &&
    rest.every(({ word, kind }) => kind !== "number" && (kind !== "word" || BARE.test(word)))
  );
}

const BARE = /^(?:tambem|el[ea]s?|isso|ess[ea]s?|ai|entao|por|favor|pfv|la|daqui|dai|o|a|registro)$/;

/** Whether something is asked to be taken out, or said to be there in place of what was written. */
export function takesOut({ core, line }: Phrase): boolean {
  const isOrder = takeBackAt(core) >= 0 && !WHETHER.test(line);
  return isOrder || WITHOUT.test(line) || WONDERS.test(line) || WRITTEN.test(line);
}

/** "será que tiro o arroz da dieta?" */
const WHETHER = /^ (?:sera (?:que|se)|e se eu|devo|deveria|vale a pena|compensa|eh melhor) /;
/** "só que na janta sem farinha" */
const WITHOUT = /^ (?:so que|mas|so) (?:\S+ ){0,4}sem \S+(?: \S+)?(?: n[oa] \S+)? $/;
/** "que bife? foi frango" */
const WONDERS = /^ (?:(?:o|a) )?(?:\S+ )?que \S+ (?:eu )?(?:foi|era|comi|tomei|bebi|peguei) /;
/** "onde está couve põe almeirão" */
const WRITTEN = /^ (?:ai )?onde (?:eu )?(?:esta|tem|diz|escrevi|falei|disse|botei|coloquei|pus|anotei) /;

/** "tira a carne moída", "coloca uma banana aí", "troca o bife por frango": a short order by itself, of which the rules find all; "põe 3 ovos" may set as well. */
export function isPlainOrder({ corrections }: Understanding, phrase: Phrase): boolean {
  const { core, words, text } = phrase;
  if (pointsAtUnknown(corrections, phrase)) return true;
  const first = wordAt(core, 0);
  const kinds = new Set(corrections.map(({ kind }) => kind));
  const isDone = (kind: Correction["kind"]) => kinds.size === 1 && kinds.has(kind);
  const isOrder =
    (takeBackAt(core) === 0 && corrections.length === 1 && corrections.every((one) => TAKEN.has(one.kind))) ||
    (ADD.test(first) && isDone("add") && (!SETS.test(first) || / a[ií](?!\p{L})/iu.test(text))) ||
    (SWAP.test(first) && isDone("replace"));
  return isOrder && words <= SHORT_ORDER;
}

/** "apaga o da sorte, dei pra minha colega", of nothing that was told: the rules ask, and nothing is guessed. */
function pointsAtUnknown(corrections: readonly Correction[], phrase: Phrase): boolean {
  const { core } = phrase;
  const at = takeBackAt(core);
  const isAsked = corrections.every((one) => one.kind === "remove" && one.foods.length === 0);
  if (at < 0 || corrections.length === 0 || !isAsked) return false;
  const behind = core.slice(at + 1).map(({ word }) => word);
  return POINTED.test(` ${behind.join(" ")} `) || (takesOneOut(phrase) && behind.length > 2);
}

const POINTED =
  /^ (?:[oa]s? (?:d[aeo]s?|que|la|dali) \S|(?:aquel[ea]|ess[ea])s? (?:la|ali|outr[oa]|d[aeo]s?) )/;

/** "apaga a parada, dei pro meu primo": one thing by a name, and no whole meal. */
export function takesOneOut({ core }: Phrase): boolean {
  const at = takeBackAt(core);
  if (at < 0 || !/^[oa]$/.test(wordAt(core, at + 1))) return false;
  const behind = core[at + 3];
  const isNoun = core[at + 2]?.kind === "word" && !WHOLE.test(wordAt(core, at + 2));
  return isNoun && (!behind || behind.kind === "mark" || behind.kind === "break");
}

const WHOLE =
  /^(?:tudo|tod[oa]|que|ultim[oa]|primeir[oa]|anterior|registro|anotacao|mensagem|lancamento|refeicao|comida|prato|pratinho|pf|marmit\S*|quentinha|lanche|lanchinho|almoco|jantar|janta|cafe|ceia|merenda|sobremesa|sanduiche|combo|dia|resto)$/;

const TAKEN: ReadonlySet<Correction["kind"]> = new Set(["remove", "remove_water", "water"]);
const SHORT_ORDER = 6;

/** "apaga esse copo", after its verb: of what was drunk. */
export const THAT_GLASS = /^ess[ea] (?:copo|copinho|garrafa|garrafinha|caneca|squeeze)$/;
