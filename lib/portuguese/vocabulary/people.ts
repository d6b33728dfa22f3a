import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { OTHERS_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { isFirstName } from "@/lib/portuguese/vocabulary/nobodys-food";

const PEOPLE =
  /^(?:nenem|bebe|crianca|criancas|filh[oa]s?|filhinh[oa]|marido|esposa|mulher|mae|mamae|pai|papai|net[oa]s?|netinh[oa]|irm(?:ao|aos|as?)|cachorr[oa]|gat[oa]|galera|pessoal|aniversario|festa|visitas?|el[ea]s?|namorad[oa]|noiv[oa]|amig[oa]s?|ti[oa]s?|prim[oa]s?|sogr[oa]|cunhad[oa]|nora|genro|afilhad[oa]|madrinha|padrinho|entead[oa]|vo|vovo|avo|chefe|colegas?|vizinh[oa]s?|familia|pacientes?|ajudantes?|serventes?|estagiari[oa]s?)$/;
const POSSESSIVES = /^(?:meus?|minhas?|noss[oa]s?|seus?|suas?|teu|tua)$/;

/** "filho", "ela" */
export function isPerson(word: string): boolean {
  return PEOPLE.test(word);
}

const GROUPS =
  /^(?:passageir[oa]s?|clientes?|motoristas?|entregador(?:a|es)?|porteir[oa]|turma|turminha|menin[oa]s?|guris?|gurias?|mulherada|rapaziada|criancada|molecada|povo|equipe|rapazes|caras?|parceir[oa]s?|patroa|patrao|doutora?|minas?|mozao|crush|boy|bro|brothers?|broders?|parcas?|manos?|manas?|coroas?|alun[oa]s?|compadres?|comadres?|chegados?|muleques?|moleques?|pirralh[oa]s?)$/;

/** "a turma", "as meninas", "o chefe": with whom one eats. */
export function isCompany(word: string): boolean {
  return isPerson(word) || GROUPS.test(word);
}

/** "meu", "minhas" */
export function isPossessive(word: string): boolean {
  return POSSESSIVES.test(word);
}

/** "meu namorado" is no fish. */
export function isSomebodys(tokens: readonly Token[], at: number): boolean {
  return isPerson(wordAt(tokens, at)) && isPossessive(wordAt(tokens, at - 1));
}

const ATE = new Set([...OTHERS_ATE, "repetiu", "repetiram", "comia", "comiam", "come", "comem"]);
const MADE = new Set(
  `fez fizeram preparou prepararam trouxe trouxeram comprou compraram pediu pediram serviu serviram assou assaram cozinhou
  cozinharam fritou mandou mandaram sobrou sobraram ofereceu ofereceram deixou deixaram`.split(/\s+/),
);

const ADVISERS = /^(?:nutri|nutricionista|medic[oa]|endocrino|personal|plano|dieta|cardapio)$/;
/** What is only said of advice, whoever gave it: "minha nutricionista, a doutora Célia, liberou". */
const ALLOWED = /^(?:liberou|autorizou|permitiu|prescreveu|receitou|recomendou)$/;
const ADVISED =
  /^(?:passou|diz|manda|pede|receitou|recomendou|indicou|liberou|autorizou|permitiu|sugeriu|prescreveu)$/;

/** "o escritório pediu marmita: arroz e bife": for whoever is there. */
const OURS = /^(?:escritorio|firma|empresa|turma|pessoal|galera|equipe)$/;

/** "a nutri mandou registrar tudo": it is asked for what one ate oneself. */
const WRITTEN_DOWN = /^(?:registrar|anotar|marcar|escrever|lancar|contar|fotografar)$/;

/**
 * What a verb in the third person says: somebody else ate, or only made, brought or advised it; null for other words.
 */
export function otherDid(tokens: readonly Token[], at: number): "ate" | "made" | null {
  const word = wordAt(tokens, at);
  if (WRITTEN_DOWN.test(wordAt(tokens, wordAt(tokens, at + 1) === "para" ? at + 2 : at + 1))) return null;
  if (
    ATE.has(word) ||
    (/^(?:quis|quiseram|quer|querem|queria|queriam|prefere|preferem)$/.test(word) && isSubject(tokens, at))
  )
    return "ate";
  if (isHabitOfOthers(tokens, at)) return "ate";
  const before = wordAt(tokens, at - 1);
  if (OURS.test(before) && MADE.has(word)) return null;
  const gave = word === "deu" && before === "me";
  // "retorno do nutri: liberou 2 ovos"
  const adviser = before === ":" ? wordAt(tokens, at - 2) : before;
  const advised = ALLOWED.test(word) || (ADVISED.test(word) && ADVISERS.test(adviser));
  // "o marido chegou com 2 pizzas"
  const came = /^(?:chegou|chegaram|apareceu|apareceram)$/.test(word) && wordAt(tokens, at + 1) === "com";
  return MADE.has(word) || gave || advised || (came && isPerson(before)) ? "made" : null;
}

/** "ele ainda quis", "meus filhos preferem", not "eu quis" and "quis". */
function isSubject(tokens: readonly Token[], verb: number): boolean {
  return isPerson(wordAt(tokens, subjectOf(tokens, verb)));
}

/** What is done each day: "toma"; "toma 2 ovos" says of nobody that it is. */
const HABITS = /^(?:toma|tomam|bebe|bebem|almoca|almocam|lancha|lancham|janta|jantam)$/;

/** "meu brother toma 4 litros por dia", "minha prima janta pizza", "tem gente que bebe 5 litros"; not "minha janta". */
export function isHabitOfOthers(tokens: readonly Token[], verb: number): boolean {
  if (!HABITS.test(wordAt(tokens, verb))) return false;
  const at = subjectOf(tokens, verb);
  if (/^janta?$/.test(wordAt(tokens, verb)))
    return (
      isSomebody(tokens, at) && !isPossessive(wordAt(tokens, verb - 1)) && tokens[verb + 1]?.kind !== "mark"
    );
  if (wordAt(tokens, at) === "que")
    return isSomebody(tokens, at - 1) || /^(?:gente|pessoas?)$/.test(wordAt(tokens, at - 1));
  return isSomebody(tokens, at) || isCalled(tokens, at);
}

/** The word that a verb in the third person is said of: "o Geraldo também toma", "um amigo meu bebe", "o mano da academia come". */
function subjectOf(tokens: readonly Token[], verb: number): number {
  let at = verb - 1;
  while (BESIDE_VERB.test(wordAt(tokens, at))) at -= 1;
  if (isPossessive(wordAt(tokens, at)) && isCompany(wordAt(tokens, at - 1))) return at - 1;
  const of = isPossessive(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isOf = /^d[aeo]s?$/.test(wordAt(tokens, of));
  return isOf && (isSomebody(tokens, of - 1) || isCalled(tokens, of - 1)) ? of - 1 : at;
}

const BESIDE_VERB =
  /^(?:se|ainda|tambem|ja|so|mesmo|depois|nao|nunca|ate|sempre|quase|hoje|ontem|agora|aqui|la)$/;

/** "meu brother", "Geraldo", "ela" */
export function isSomebody(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return isCompany(word) || isFirstName(word) || word === "quem";
}

/** "o Marcão", "dona Neide", "minha galega": whoever that is. */
export function isCalled(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const isLed = /^(?:[oa]s?|uma?|dona|seu|tia|tio)$/.test(before) || isPossessive(before);
  return isLed && tokens[at]?.kind === "word" && !NOBODY.test(wordAt(tokens, at));
}

const NOBODY =
  /^(?:gente|corpo|barriga|dia|noite|manha|tarde|semana|peso|pesinho|balanca|ponteiro|numero|visor|resultado|que|[oa]s?|meus?|minhas?)$/;

/** "vi um rapaz comendo acarajé", "a passageira entrou comendo pastel", "o povo aqui comendo pizza"; not "eu e meu marido comendo". */
export function isSeenEating(tokens: readonly Token[], verb: number): boolean {
  if (!/^(?:comendo|tomando|bebendo)$/.test(wordAt(tokens, verb))) return false;
  const before = tokens.slice(Math.max(0, verb - MOST_BEFORE), verb).map(({ word }) => word);
  if (before.some((word) => /^(?:vi|vendo|olhando|olhei)$/.test(word))) return true;
  if (before.some((word) => /^(?:eu|nos|gente|com)$/.test(word))) return false;
  if (CAME_IN.test(before.at(-1) ?? "")) return true;
  const who = /^(?:aqui|la|esta|estava|ficou)$/.test(before.at(-1) ?? "") ? verb - 2 : verb - 1;
  return isCompany(wordAt(tokens, who));
}

const MOST_BEFORE = 6;
const CAME_IN =
  /^(?:entrou|chegou|passou|sentou|apareceu|saiu|subiu|voltou|desceu|entraram|chegaram|passaram|sairam)$/;
