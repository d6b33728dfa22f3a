import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const ANIMAL =
  /^(?:peix(?:e|inho)s?|coelh(?:[oa]|inho)s?|porc[oa]s?|porquinh[oa]s?|pat[oa]s?|patinh[oa]s?|galinhas?|galos?|perus?|boi|bois|vacas?|cavalos?|camarao|cabr(?:a|ito)s?|bodes?|carneiros?|ovelhas?|javali|leit(?:ao|oa)|formiga)$/;

export function isAnimal(word: string): boolean {
  return ANIMAL.test(word);
}

/** "tô praticamente um peixe", "comida de coelho", "atendendo um coelho": an animal that one is like or looks after, and no dish of it. */
export function isAnimalHere(tokens: readonly Token[], at: number): boolean {
  if (!isAnimal(wordAt(tokens, at))) return false;
  return isLikenedTo(tokens, at) || isLookedAfter(tokens, at) || isPatient(tokens, at);
}

/** The words before token `at`, each after a space. */
function saidBefore(tokens: readonly Token[], at: number, most: number): string {
  const words = tokens.slice(Math.max(0, at - most), at).map(({ word }) => ` ${word}`);
  return words.join("");
}

const MOST_BEFORE = 6;

function isLikenedTo(tokens: readonly Token[], at: number): boolean {
  const from = /^uma?$/.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  const said = saidBefore(tokens, from, MOST_BEFORE);
  if (AS_ONE.test(said) || AM_ONE.test(said)) return true;
  const isAlone = ENDS.test(wordAt(tokens, at + 1)) || tokens[at + 1]?.kind === "emoji";
  if (isAlone && ALMOST_ONE.test(said) && ENDS.test(wordAt(tokens, from - 2))) return true;
  return OF_ONE.test(said) && !/^(?:peix|cam)/.test(wordAt(tokens, at));
}

const AS_ONE = / (?:feito|igual|igualzinho|que nem)(?: a)?$/;
const ALMOST = "(?:praticamente|quase|basicamente|literalmente|oficialmente|totalmente)";
const AM_ONE = new RegExp(` (?:estou|to|sou|somos)(?: (?:${ALMOST}|ja|tipo|meio|mais|mesmo))*$`);
/** ", quase um peixe": a clause of its own. */
const ALMOST_ONE = new RegExp(` ${ALMOST}$`);
const OF_ONE = / (?:comida|comidinha|racao|coisa|vida|dieta) de$/;
const ENDS = /^(?:|[,.;:!?()\n]|e)$/;

/** "atendi um coelho e dois patos", "cuidando de uma galinha" */
function isLookedAfter(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (from >= 0 && (IN_ROW.test(wordAt(tokens, from)) || isOther(tokens, from))) from -= 1;
  return LOOKED_AFTER.test(saidBefore(tokens, from + 1, 2));
}

function isOther(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === "number" || isAnimal(wordAt(tokens, at));
}

const IN_ROW = /^(?:[,e]|[oa]s?|uma?|uns|umas|dois|duas|tres|d[eoa]s?|ess[ea]s?|meus?|minhas?|mais)$/;
const LOOKED_AFTER =
  / (?:(?:atend|socorr)(?:i|er|endo|emos|o)|(?:oper|castr|vacin|examin|intern|resgat|anestesi|vermifug|aliment|cuid)(?:ei|ar|ando|amos|o))$/;

/** "chegou um coelho no consultório", "tenho um coelho em casa", "paciente do dia: um coelho" */
function isPatient(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 1 + MOST_BEHIND).map(({ word }) => `${word} `);
  if (ILL.test(behind.join(""))) return true;
  return OWNED.test(saidBefore(tokens, at, MOST_BEFORE));
}

const MOST_BEHIND = 4;
const ILL =
  /^(?:(?:no|na|para o|para a|ao|em) (?:consultorio|clinica|hospital|emergencia|cirurgia|internacao|mesa de (?:cirurgia|exame)|abrigo|plantao)|de (?:emergencia|estimacao)|para (?:castrar|operar|vacinar|examinar|internar|adotar|adocao|consulta)|doente|machucad[oa]|ferid[oa]|internad[oa]|atropelad[oa]|com (?:febre|diarreia|sarna|fratura|otite)) /;
const OWNED =
  / (?:(?:tenho|temos|adot(?:ei|amos|ar|ando)) (?:uma?|dois|duas|tres|\d+)|(?:paciente|consulta|cirurgia|parto|castracao|exame|atendimento|tutora?|dono|dona)(?: (?:do dia|de hoje|agora|eh|era|foi|:))* ?(?:d[eoa]|n[oa]|em|num|numa|eh|era|:|com)?(?: uma?)?)$/;
