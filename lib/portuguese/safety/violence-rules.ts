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
  /^(?:truco|jogo|baralho|domino|sinuca|futebol|videogame|fifa|corrida|recorde|placar|aposta|meta|balanca|tenis|xadrez|up|game|cards|chess)$/;
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
const AGGRESSOR =
  /^(?:marido|esposo|companheiro|namorado|noivo|ex|padrasto|pai|filho|irmao|ele|esposa|companheira|namorada|husband|boyfriend|partner|he)$/;

/** With a weapon, a door between them or a threat there is no time. */
function inDanger(scene: Scene): Finding | null {
  const struck = live(scene, "struck");
  const at = (pattern: RegExp) => scene.words.findIndex(({ text }) => pattern.test(text));
  const [weapon, fear, who] = [at(WEAPON), at(IN_FEAR), at(AGGRESSOR)];
  if (scene.laughs || who < 0 || fear < 0 || (weapon < 0 && struck.length === 0)) return null;
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
      husband/boyfriend/partner/ex/he ~ choked/strangled me`,
    finds: inDanger,
    takes: [
      "ele me enforcou ontem e hoje dói pra engolir",
      "meu marido tá com a faca na mão, tô trancada no quarto",
      "meu marido me bateu e tô escondida no banheiro",
      "my boyfriend choked me last night",
    ],
    leaves: [
      "meu marido pegou a faca e cortou o churrasco",
      "meu marido me enforcou no truco kkk",
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
      husband/boyfriend/partner/wife/girlfriend/ex/he ~ hit/hits/punched/slapped/kicked/shoved/pushed/pushes/beats me
      husband/boyfriend/partner/ex ~ wont let me eat/leave`,
    takes: [
      "meu marido me bateu ontem, comi só um pão",
      "ele me empurrou contra a parede de novo",
      "meu namorado me deu um tapa porque queimei o arroz",
      "meu companheiro joga o prato em mim quando não gosta da comida",
      "meu esposo só deixa eu comer o que ele quer",
      "my husband hit me again last night",
    ],
    leaves: [
      "meu marido me bateu no truco, comi pipoca",
      "me bateu uma fome depois do treino",
      "minha sogra me empurrou mais um prato de lasanha",
      "ele me deu um pedaço de bolo",
      "meu pai me deu uma surra no dominó",
      "meu marido me bate na corrida, depois açaí",
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
