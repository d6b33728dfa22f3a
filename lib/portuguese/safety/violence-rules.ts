import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { live, type Scene } from "@/lib/portuguese/safety/scene/scene";

const PARTNERS = "marido/esposo/companheiro/namorado/noivo/ex/padrasto/esposa/companheira/namorada";
const WHO = `${PARTNERS}/ele/ela/pai/irmao/cunhado/sogro/genro`;
const CARERS =
  "cuidadora/cuidador/cuidadores/enfermeira/enfermeiro/asilo/repouso/moca/irmao/irma/tio/tia/cunhada/cunhado/nora/genro/filho/filha/neto/neta/padrasto/madrasta/ele/ela";
const IN_CARE = "mae/pai/avo/bisavo/sogra/sogro/tia/tio/idosa/idoso/senhora/senhor/velhinha/velhinho";

/** "me bateu no truco", "ele chegou e me bateu uma fome": a game, or a feeling. */
function isInJest({ words, laughs }: Scene, { to }: Found): boolean {
  const after = words.slice(to, to + 5).map(({ text }) => text);
  const isFelt =
    /^bat/.test(words[to - 1]?.text ?? "") && after.slice(0, 2).some((text) => FEELING.test(text));
  return laughs || isFelt || after.some((text) => GAME.test(text));
}

const GAME =
  /^(?:truco|jogo|baralho|domino|sinuca|futebol|videogame|fifa|corrida|recorde|placar|aposta|meta|balanca|tenis|xadrez|boxe|jiu|jitsu|muay|luta|karate|judo|capoeira|treino|academia|up|game|cards|chess)$/;
const FEELING = /^(?:fome|vontade|sono|saudade|preguica|sede|desejo)$/;

/** "deixou minha mãe sem comer doce": of one thing only. */
function isOnlyWithout({ words, laughs }: Scene, { from, to }: Found): boolean {
  const next = words[to];
  const isEating = /^com/.test(words[to - 1]?.text ?? "");
  const goesOn = next && !next.afterMark && next.sentence === words[from]?.sentence;
  return laughs || Boolean(isEating && goesOn && !AFTER.test(next.text));
}

const AFTER = /^(?:e|ha|faz|desde|o|por|quando|hoje|ontem|nada|direito|de|porque|para|todo|mais)$/;

const WEAPON = /^(?:faca|facao|arma|revolver|pistola|espingarda|martelo|machado|knife|gun)$/;
const IN_FEAR =
  /^(?:trancad[oa]|escondid[oa]|socorro|medo|ameac\p{L}*|fugi|fugir|gritando|quebrando|locked|hiding|scared)$/u;
const RAGES = /^(?:quebrando|arrombando|chutando|esmurrando|berrando)$/;
const AGGRESSOR =
  /^(?:marido|esposo|companheiro|namorado|noivo|ex|padrasto|pai|filho|irmao|ele|esposa|companheira|namorada|husband|boyfriend|partner|he)$/;

/** "me deu um murro ontem. disse que hoje quando chegar do bar me mata": blows, and death promised. */
const DEATH_PROMISED =
  / (?:disse|falou|jurou|fala|diz|ameacou|avisou|prometeu) (?:\S+ ){0,9}(?:me mata|me matar|acaba comigo|acabar comigo) /;
const BLOWS =
  / me (?:(?:deu|meteu|acertou) (?:\S+ ){0,2}(?:murros?|socos?|tapas?|chutes?|surra|porrada|facada)|(?:bateu|bate|batia)(?! (?:uma? |aquela |muita )?(?:fome|vontade|sono|saudade|preguica|sede|desejo) )|agrediu|espancou|socou|chutou|enforcou|esganou|empurrou) /;

/** "fica controlando tudo que eu como, me chama de porca" of a partner, and "com medo de onde isso vai". */
const RULES_OVER =
  / (?:marido|esposo|companheiro|namorado|noivo|ex|padrasto|ele) (?:\S+ ){0,8}(?:(?:me )?control\S+ (?:tudo )?(?:o )?que eu|me (?:control\S+|chama de|xinga|humilha|tranca|vigia|persegue)) /;
const IN_DREAD =
  / (?:com|tenho|morro de|muito|sinto) (?:muito )?medo (?:d[eo]|del[ea]|de onde|que|do que|quando) /;

/** With a weapon, a door between them or a threat there is no time. */
function inDanger(scene: Scene): Finding | null {
  const struck = live(scene, "struck");
  const line = ` ${scene.words.map(({ text }) => text).join(" ")} `;
  const plays = scene.words.some(({ text }) => GAME.test(text));
  if (!scene.laughs && !plays && DEATH_PROMISED.test(line) && BLOWS.test(line)) {
    const at = scene.words.findIndex(({ text }) => /^(?:mata|matar|acaba|acabar)$/.test(text));
    return { grade: "call_now", signs: [{ label: "word", from: at, to: at + 1, value: Number.NaN }] };
  }
  const at = (pattern: RegExp) => scene.words.findIndex(({ text }) => pattern.test(text));
  const [weapon, fear, who] = [at(WEAPON), at(IN_FEAR), at(AGGRESSOR)];
  const isRaging =
    weapon < 0 && struck.length === 0 && at(RAGES) >= 0 && at(/^(?:trancad[oa]|escondid[oa])$/) >= 0;
  if (scene.laughs || who < 0 || fear < 0 || (weapon < 0 && struck.length === 0 && !isRaging)) return null;
  const wordAt = (from: number) => ({ label: "word", from, to: from + 1, value: Number.NaN });
  const isHere =
    weapon >= 0 || /^(?:trancad|escond|socorro|locked|hiding)/.test(scene.words[fear]?.text ?? "");
  return isHere ? { grade: "call_now", signs: [wordAt(who), wordAt(fear), ...struck] } : null;
}

/** Violence at home, and neglect of who is cared for (Lei Maria da Penha; Estatuto da Pessoa Idosa). */
export const VIOLENCE_RULES: readonly SafetyRule[] = [
  {
    name: "in danger from somebody at home",
    topic: "violence",
    stays: true,
    unless: isInJest,
    says: `${WHO} ~ me enforcou/esganou/estrangulou
      ${WHO} ~ apertou ~ meu? pescoco
      ${PARTNERS}/ele ~ disse/falou/diz/fala/jurou/jura/ameac* ~ me mata/matar
      ${PARTNERS}/ele ~ bebado/transtornado/fora_de_si ~ quebrando/batendo/chutando/arrombando ~ porta/tudo/casa
      husband/boyfriend/partner/ex/he ~ choked/strangled me`,
    finds: inDanger,
    takes: [
      "ele me enforcou ontem e hoje dói pra engolir",
      "meu marido tá com a faca na mão, tô trancada no quarto",
      "meu marido me bateu e tô escondida no banheiro",
      "ele jogou o prato na parede e tá quebrando tudo, tô trancada no banheiro",
      "my boyfriend choked me last night",
      "ele voltou bêbado e disse que hoje me mata",
    ],
    leaves: [
      "meu marido pegou a faca e cortou o churrasco",
      "meu marido me enforcou no truco kkk",
      "ele disse que me mata se eu comer o bolo kkk",
      "a faca tava cega, ele trancou a casa e saímos pra jantar",
    ],
  },
  {
    name: "hurt by somebody at home",
    topic: "violence",
    grade: "see_today",
    stays: true,
    unless: isInJest,
    says: `${WHO} ~ me bateu/bate/batia/agrediu/agride/espancou/espanca/socou/esmurrou/estapeou
      ${PARTNERS}/ele ~ me chutou/chuta/queimou/ameaca/ameacou/arrastou/humilha
      ${WHO} ~ me empurrou/empurra ~ escada/parede/chao/porta/novo/forca/cai/bati/machuc*
      me empurrou/empurra ~ escada/parede
      ${PARTNERS} ~ me empurrou/empurra ~ cama
      ${WHO} ~ bate/bateu/batia em mim
      agredid*/espancad* pelo/pela/por meu/minha? ${PARTNERS}
      filho/filha/neto/neta ~ me empurra/empurrou/bate/bateu/ameaca/ameacou ~ dinheiro/aposentadoria/cartao/droga
      levei um/uns tapa/tapas/soco/socos/murro/chute ontem/hoje/hj/de_novo/outra_vez/dele
      levei ~ surra/tapa/tapas/soco/socos/murro/chute ~ ${PARTNERS}
      ${PARTNERS} ~ nao deixa/deixou eu comer se/enquanto/ate/na_mesa
      ${PARTNERS} ~ nao me deixa/deixou comer se/enquanto/ate/na_mesa
      ${WHO} ~ me deu/da/dava/meteu ~ tapa/tapas/soco/socos/murro/murros/chute/chutes/surra/bofetada/porrada
      ${WHO} ~ puxou/puxa ~ meu? cabelo
      ${WHO} ~ me puxou/arrastou ~ cabelo
      ${WHO} ~ jogou/joga/tacou/taca/atirou ~ em_mim/na_minha_cara
      ${PARTNERS} ~ quebrou ~ meu/minha braco/nariz/dente/costela/mao/dedo
      ${PARTNERS}/ele ~ nao me deixa sair_de_casa/trabalhar/falar_com/ver_minha/ver_meus
      ${PARTNERS} ~ so ~ deixa ~ comer ~ que? ele/quer/sobra
      apanhei/apanho/apanhando do/da meu/minha? ${PARTNERS}
      ${WHO}/madrasta/mae/tio ~ deu/da/meteu/bateu ~ de/com ~ cinto/cinta/fivela/vara/fio
      tio/padrasto/pai/avo/primo/irmao/vizinho/cunhado/ele ~ entra/entrou/vem/veio ~ meu/minha quarto/cama ~ noite/madrugada
      tio/padrasto/pai/avo/primo/irmao/vizinho/cunhado/ele ~ passa/passou a? mao ~ mim/perna/pernas/corpo/peito
      ${PARTNERS} ~ quebrou/quebra tudo
      so ~ janta/come/almoca ~ quem ~ padrasto/pai/ele/marido/madrasta ~ deixa/quer
      apanhou/apanha/levou ~ de/com ~ cinto/cinta/fivela/vara
      ${WHO}/madrasta ~ bate/bateu/batendo/espanca/espancou em/no/na/nos/nas meu/minha/meus? ~ menino/menina/crianca/criancas/neto/neta/filho/filha/filhos/enteado/enteada/sobrinho/sobrinha
      menino/menina/crianca/neto/neta/filho/filha/enteado/enteada ~ ~ marcado/marcada/marcas/roxo/roxos ~ nas_costas/pernas/cinto/surra
      husband/boyfriend/partner/wife/girlfriend/ex/he ~ hit/hits/punched/slapped/kicked/shoved/pushed/pushes/beats me
      husband/boyfriend/partner/wife/ex/he ~ threw/throws ~ at me
      dad/father/mom/mother/stepdad/stepfather/brother/uncle ~ hit/hits/beat/beats/kicked/slapped/choked me
      husband/boyfriend/partner/ex ~ wont let me eat/leave`,
    takes: [
      "meu marido me bateu ontem, comi só um pão",
      "ele me empurrou contra a parede de novo",
      "meu namorado me deu um tapa porque queimei o arroz",
      "meu companheiro joga o prato em mim quando não gosta da comida",
      "meu esposo só deixa eu comer o que ele quer",
      "my husband hit me again last night",
      "my husband threw the pan at me",
      "não gosto quando meu tio fica aqui, ele entra no meu quarto de noite",
      "lá em casa só janta quem o padrasto deixa",
      "levei um tapa ontem e acho que soltou um dente",
      "meu filho me empurra pra tomar o dinheiro da aposentadoria",
      "o padrasto deu de cinto no menino, tá todo marcado",
    ],
    leaves: [
      "meu marido me bateu no truco, comi pipoca",
      "me bateu uma fome depois do treino",
      "minha sogra me empurrou mais um prato de lasanha",
      "ele me deu um pedaço de bolo",
      "meu pai me deu uma surra no dominó",
      "meu filho apertou o cinto e fomos almoçar",
      "meu marido bateu a massa com o menino",
      "meu marido me bate na corrida, depois açaí",
    ],
  },
  {
    name: "ruled over and in fear",
    topic: "violence",
    stays: true,
    finds: ({ words, laughs }) => {
      const line = ` ${words.map(({ text }) => text).join(" ")} `;
      const at = words.findIndex(({ text }) => /^medo$/.test(text));
      const sign = { label: "word", from: at, to: at + 1, value: Number.NaN };
      return at >= 0 && !laughs && RULES_OVER.test(line) && IN_DREAD.test(line)
        ? { grade: "see_today", signs: [sign] }
        : null;
    },
    takes: [],
    leaves: [],
  },
  {
    name: "ruled over by somebody at home",
    topic: "violence",
    grade: "next_visit",
    stays: true,
    unless: isInJest,
    says: `${PARTNERS}/ele ~ me xinga/xingou/xingando/humilha/humilhou/humilhando
      ${PARTNERS}/ele ~ me chama/chamou/chamando de gorda/gordo/porca/baleia/burra/inutil/lixo/vaca
      ${PARTNERS}/ele ~ tranca/trancou/esconde/escondeu ~ armario/geladeira/despensa/comida/dinheiro
      como/comer ~ quando/se ele/${PARTNERS} deixa/deixar
      ${PARTNERS} ~ olha/mexe/vigia/controla ~ meu celular`,
    takes: [
      "ele tranca o armário, como quando ele deixa",
      "meu marido me xinga de gorda na frente dos meninos",
      "meu namorado controla meu celular, registrei escondida",
    ],
    leaves: [
      "ele trancou a porta e fomos jantar",
      "meu marido esconde o chocolate pra eu não comer tudo kkk",
      "minha filha me chama de gordinha",
      "como quando dá tempo",
    ],
  },
  {
    name: "somebody in care is hurt or left hungry",
    topic: "violence",
    grade: "see_today",
    stays: true,
    unless: isOnlyWithout,
    says: `${CARERS} ~ deixa/deixou/deixam/deixaram/deixando ~ ${IN_CARE} ~ sem ~ comer/comida/agua/banho/fralda
      ${CARERS} ~ deixa/deixou/deixam/deixaram ~ ele/ela/eles/elas sem ~ comer/comida/agua/banho/fralda
      ${CARERS} ~ deixa/deixou/deixam/deixaram ~ ${IN_CARE}/ele/ela ~ fome/sede/suja/sujo/mijada/mijado/amarrada/amarrado/trancada/trancado
      ${CARERS} ~ amarra/amarrou/tranca/trancou/maltrata/maltratou/maltratando/agride/agrediu/belisca/beliscou/beliscando/empurra/empurrou ~ ${IN_CARE}/ele/ela/nela/nele
      ${CARERS}/pai ~ bate/bateu/batendo/bater em/na/no/nela/nele minha/meu? ${IN_CARE}
      ${CARERS} ~ bate/bateu/batendo nela/nele
      ${CARERS} ~ bate/bateu/batendo em/na/no ~ idosa/idoso/acamada/acamado
      cuidadora/cuidador/enfermeira/enfermeiro ~ grita/xinga/empurra/bate/belisca/sacode ~ ${IN_CARE}/ele/ela/nele/nela
      cuida ~ ${IN_CARE} ~ grita/xinga/empurra/bate/belisca/sacode/maltrata ~ ele/ela/nele/nela
      deixa/deixam/deixando/deixaram ~ ${IN_CARE} ~ amarrado/amarrada/trancado/trancada/sujo/suja/mijado/mijada
      maltrat*/agredi* ~ idosa/idoso/avo
      marca/marcas/roxo/roxos/hematoma/hematomas ~ beliscao/beliscoes/dedos/corda/cinto
      medo da/do cuidadora/cuidador/enfermeira/enfermeiro
      apanha/apanhou/apanhando da/do cuidadora/cuidador/filho/neto/enfermeira
      aposentadoria/cartao/beneficio/dinheiro ~ ~ passando/passa fome
      aposentadoria/cartao/beneficio/dinheiro ~ ${IN_CARE} ~ deixa/deixando ela/ele sem comida/comer/remedio
      asilo/repouso/clinica ~ ${IN_CARE} ~ passa/passando/passou fome
      carer/caregiver/nurse ~ hits/hit/ties/starves/pinches`,
    takes: [
      "a cuidadora deixa meu avô sem comer e vi umas marcas de beliscão nele",
      "acho que a cuidadora tá batendo na minha mãe",
      "no asilo deixaram minha tia suja o dia todo",
      "meu padrasto bate na minha mãe quando a janta atrasa",
      "meu irmão fica com a aposentadoria da mãe e ela passando fome",
    ],
    leaves: [
      "a cuidadora deu sopa pra minha avó, comeu bem",
      "minha irmã deixou minha mãe sem comer doce",
      "minha tia bateu o bolo na batedeira",
      "minha filha deixou ele sem comer ração",
      "meu irmão trancou a porta e fomos jantar na casa do pai",
    ],
  },
];
