import { ADD, COPULA, SETS, SWAP } from "@/lib/portuguese/corrections/reading/cues";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What says that a message is about what was told before: it takes something back, changes it, or speaks of a part of it. */
const OF_TOLD =
  / (?:na verdade|na real|err(?:ei|ado|ada)|desculpa|alias|digo|quer dizer|corrig\S+|ops|opa|minto|mentira|me enganei|nao|nem|so|apenas|somente|mais|outr[oa]s?|resto|sobr(?:ou|aram)|deixei|(?:metade|terco|parte) d[oa]s?|(?:medi|pesei|conferi) (?:o|a|os|as)|por (?!volta|causa|favor|cima|fim|ultimo)\S+) /;
/** "mais um cafezinho", "outra fatia de bolo" */
const ONE_MORE =
  /^ (?:(?:e|agora|ai|comi|tomei|bebi) )*(?:mais (?:uma?|dois|duas|tres|\d+)|outr[oa]) (?!so |d[oa]s? )/;
/** "faltou 10 g de mel": eaten as well, and no other amount of what is there. */
const LEFT_OUT = /^(?:faltou|faltaram|faltava|esqueci|esqueceu)$/;
/** "e a carne 150", "passa a maçã pro lanche": with the article of what is known. */
const NAMES_TOLD =
  /^ (?:e |mas )?(?:(?:pode )?(?:pass(?:a|ar|e)|mov(?:e|er|a)|transfer(?:e|ir)|jog(?:a|ar|ue)) )?(?:o|a|os|as) (?!noite |tarde |\d)/;
/** How it was, and why, around what is told: "e só", "foi isso", "porque estava com fome", "não resisti, …", "agora foi …". */
const AROUND: readonly RegExp[] = [
  / (?:e )?(?:foi |eh |era )?(?:so )?isso (?:mesmo |ai |tudo )?$/,
  / (?:e |foi |eh ){1,2}so $/,
  / (?:porque|pois|ja que) (?:\S+ ){1,8}$/,
  / era o que (?:tinha|deu|havia|restou) (?:\S+ ){0,3}$/,
  / (?:nao|nem) (?:resisti|aguentei|deu para resistir) /,
  / (?:nem )?(?:estava|estou) (?:com|sem|morto de|morta de|morrendo de|cheio de|cheia de) (?:\S+ )?(?:fome|sede|vontade|pressa) /,
];
/** "bota aí 2 maçãs" */
const LOGS = /^ (?:bota|coloca|poe) ai (?!n[oa]s? |mais )(?:\S+ ){1,12}$/;
/** "agora foi 1 tapioca" */
const NOW = / (?:agora|hoje|dessa vez|mais tarde|depois) (?:foi|foram) /;
const WAS = /^ (?:\S+ ){0,2}?(?:foi|foram) /;

/** "faltou o suco": it says that it comes to what was told. */
export function saysLeftOut({ core }: Phrase): boolean {
  return LEFT_OUT.test(wordAt(core, 0));
}

/**
 * Whether a message of a talk that had come to rest tells of something else that was eaten, drunk or weighed: what names the same
 * food as hours ago was eaten again, unless it says that it speaks of what was told.
 */
export function isToldAnew(phrase: Phrase, { meals, water, weight }: LogReading): boolean {
  const { core } = phrase;
  if (meals.length + water.length + weight.length === 0) return false;
  const first = wordAt(core, 0);
  const bare = AROUND.reduce((left, words) => left.replace(words, " "), phrase.line);
  const line = NOW.test(phrase.whole) ? bare.replace(WAS, " ") : bare;
  if (saysLeftOut(phrase) || ONE_MORE.test(line) || LOGS.test(line)) return true;
  if ([SETS, SWAP, ADD].some((verbs) => verbs.test(first))) return false;
  return !OF_TOLD.test(line) && !NAMES_TOLD.test(line) && !line.split(" ").some((word) => COPULA.test(word));
}
