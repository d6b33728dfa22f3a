import { tellsOfHunger } from "@/lib/portuguese/safety/hunger";
import { findPhrases, phraseBook } from "@/lib/portuguese/safety/scene/phrases";
import { sceneOf } from "@/lib/portuguese/safety/scene/scene";
import { laughsIn, wordsOf } from "@/lib/portuguese/safety/scene/words";

/** hunger: no food at home, for want of money. cravings: hungry before the period. guilt: about what was eaten, or one's body. binge: could not stop. low: sad, anxious or giving up. */
export const FEELINGS = ["hunger", "cravings", "binge", "guilt", "low"] as const;
export type Feeling = (typeof FEELINGS)[number];

/** Phrases one a line, in the syntax of `phrases.ts`. */
const SAID: Readonly<Record<Exclude<Feeling, "hunger">, string>> = {
  cravings: `tpm ~ ~ comendo/comer/comi/fome/doce/chocolate/vontade/devorando/atacando
    comendo/fome/doce/chocolate/vontade/devorando ~ ~ tpm
    pms ~ eating/cravings/chocolate/hungry`,
  binge: `nao ~ consegui/consigo ~ parar
    comi sem parar
    comi ~ ate ~ passar/passei ~ mal
    perdi ~ controle
    estressad*/ansios*/nervos*/trist* ~ devorei
    ansiedade/estresse/nervoso/tristeza ~ fez/faz/fazendo ~ comer/atacar
    ansiedade ~ matando
    comi tudo que ~ vi/tinha/via
    comendo tudo que ~ vejo/vi/aparece/tem
    comendo ate ~ parede/paredes
    comi de nervoso/raiva/tristeza/ansiedade
    sem fome ~ tristeza/ansiedade/tedio/nervoso
    inteiro/inteira/todo/toda sem perceber/sentir
    quando ~ fico/to/estou ~ trist*/ansios*/nervos*/mal ~ como/comer/desconto
    ataquei ~ ansiedade
    descontei/desconto/descontando ~ comida/doce/tudo
    comi ~ por ansiedade/ansiosa/ansioso/tristeza/raiva/nervoso/tedio/estresse/impulso/nervosismo
    compulsao
    ataquei ~ geladeira/despensa/armario
    devorei ~ inteir*/todo/toda/tudo
    couldnt stop ~ eating
    lost control
    stress/emotional eating
    binged/binge`,
  guilt: `culpa
    que vergonha
    vergonha de anotar
    odio de mim
    nao ~ me julg*
    desculpa ~ comi/furei/mal/dieta/plano
    nao ~ consegui/consigo ~ seguir/cumprir ~ plano/dieta
    fui frac*
    me sinto/sentindo ~ inchad*/horros*/feia/feio/fracasso/fracassad*
    olho/olhei ~ espelho ~ nao ~ gosto/gostei
    pisei ~ bola
    dieta/plano ~ espaco/agua_abaixo/ralo/lixo/brejo/saco
    por agua abaixo
    cai ~ tentacao
    trai ~ dieta
    vacilei/vacilando/falhei
    escorreguei ~ feio/dieta/comi
    igual ~ porca/porco/cavalo/louca/louco/animal
    nao mereco elogio
    perdi/perdendo ~ foco
    larguei/abandonei ~ tudo/dieta
    sem ~ foco
    comi ~ muito errado
    ta/esta/estar ~ decepcionad*
    feel like ~ failure
    culpad*
    me arrepend*/arrependimento
    arrependid*
    comi ~ errado/besteira/besteiras/porcaria/porcarias
    fora/sai/saindo/fugi/fugindo/furei/furando/quebrei/estraguei/larguei/abandonei ~ dieta/linha/foco/plano
    sai ~ linha
    estraguei/estragar ~ tudo
    joguei ~ dieta/tudo/semana/esforco ~ fora/alto
    chutei ~ balde
    pe ~ jaca
    jaquei/jacando/jacada
    enfiei ~ jaca
    nao ~ tenho/tive ~ vergonha/forca ~ vontade/disciplina/foco
    nao ~ disciplina
    falta de disciplina/foco/vergonha
    sem ~ forca ~ vontade
    sem disciplina
    fracass*
    decepcionad*
    decepcao
    vergonha ~ comi/comer/mim/dieta/peso
    me odeio
    odeio ~ quando ~ como
    raiva de mim
    sou/me sinto ~ lixo/horrivel/pessima/pessimo/fraca/fraco/gorda/gordo/porca/porco/baleia/enorme/monstro
    sentindo ~ lixo/horrivel/pessima/pessimo/gorda/gordo/porca/porco/baleia/enorme/monstro
    to muito/tao/meio/super/mega/bem? gorda/gordo/obesa/obeso/enorme/baleia
    to ficando/me_achando/me_sentindo ~ gorda/gordo/obesa/obeso/enorme/baleia
    me acho/achando ~ gorda/gordo/feia/feio/horrivel/enorme
    fiz tudo errado
    deu tudo errado
    exagerei ~ demais/feio/arrepend*/mal
    feel/feeling/felt ~ guilty/fat/gross/disgusting/ashamed
    ruined/blew ~ diet
    fell off ~ wagon
    cheated on ~ diet`,
  low: `semana/dia/mes/fase/noite ~ pessim*/horrivel/terrivel/dificil/ruim/pesad*/complicad*/merda/bosta
    to/tou/ando/estou/tava/fiquei/sinto/sentindo/sinto-me ~ trist*/deprimid*/depre/desanimad*/desmotivad*/ansios*/sozinh*/perdid*/frustrad*/exaust*/esgotad*/sobrecarregad*/chatead*/mal/pessim*/acabad*/angustiad*/vazia/vazio
    que tristeza/desanimo/angustia/ansiedade
    muita ansiedade/tristeza/angustia
    crise de ansiedade/choro
    vontade de chorar/desistir/sumir
    so queria chorar
    chorei depois/hoje/agora/de_novo/por_isso/antes
    namorado/namorada/noivo/noiva/marido/esposa ~ terminou/largou/deixou
    perdi minha/meu avo/mae/pai/tia/tio/irma/irmao/amigo/amiga/bebe/filho/filha/cachorro/gato
    saudade ~ faleceu/morreu/partiu
    morreu/faleceu ~ trist*
    sad today
    so sad
    sem ~ motivacao/animo
    ninguem ~ apoia/entende/liga
    fiquei/to ~ arrasad*/magoad*
    fui demitid*
    pe na bunda
    nao to legal
    to ~ para baixo
    acordei trist*
    feel down
    chorando
    chorei ~ muito/noite/dia/horrores
    nao ~ consigo/consegui ~ emagrecer/seguir/manter/foco/dieta
    nada ~ da certo
    nao adianta
    desist* ~ dieta/emagrecer/tudo
    vou desistir
    nunca vou ~ conseguir/emagrecer
    nao aguento mais
    to cansad* de ~ dieta/tentar/tudo
    terminei ~ namoro/casamento/relacionamento
    briguei ~ marido/namorado/mae/familia
    perdi ~ emprego
    levei um fora
    bad/awful/horrible/terrible/rough day/week
    im/feel/feeling ~ sad/depressed/anxious/lonely/hopeless/overwhelmed/down
    giving up`,
};

const BOOK = phraseBook(SAID);
/** In characters. */
const MOST_SAID = 80;

/**
 * Whether a message tells how somebody feels about eating or about their days. Below `readSafety`, which is asked first.
 * Pure; linear in the length; never throws.
 */
export function readFeeling(text: string): { feeling: Feeling; said: string } | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  if (tellsOfHunger(text)) return { feeling: "hunger", said: text.trim().slice(0, MOST_SAID) };
  const scene = sceneOf(words, findPhrases(BOOK, words), {}, laughsIn(text));
  for (const feeling of FEELINGS) {
    const [hit] = [...scene.hits.values()]
      .flat()
      .filter((one) => one.label === feeling && !one.denied && !one.remote);
    if (!hit) continue;
    const said = words.slice(hit.from, hit.to).map(({ text }) => text);
    if (isAboutFood(said, words[hit.to]?.text ?? "")) continue;
    return { feeling, said: said.join(" ") };
  }
  return null;
}

/** "tô mal passado", "não aguento mais frango": of a dish, not of a heart. */
function isAboutFood(said: readonly string[], next: string): boolean {
  if (said.join(" ").endsWith("nao aguento mais"))
    return next !== "" && !/^(?:isso|nada|e|essa|viver|tanta|tanto|tudo)$/.test(next);
  return said.at(-1) === "mal" && /^pass/.test(next);
}
