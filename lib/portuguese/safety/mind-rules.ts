import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { hasPest, type Scene } from "@/lib/portuguese/safety/scene/scene";

export const MIND_RULES: readonly SafetyRule[] = [
  {
    name: "a wish to die",
    topic: "self_harm",
    stays: true,
    unless: (scene, hit) =>
      isScolding(scene, hit) ||
      isWithoutThing(scene, hit) ||
      isForPests(scene, hit) ||
      isToHide(scene, hit) ||
      isToTravel(scene, hit) ||
      isFeltWeight(scene, hit),
    says: `suicid*/suisid*/sucid*
      medo de mim
      quantidade/quantos/quantas/quanto/dose ~ paracetamol/remedio*/comprimido*/dipirona/rivotril/insulina/veneno ~ mata/matam/matar/morrer/morre/faz_mal
      quantidade/quantos/dose ~ mata/matam/morrer ~ paracetamol/remedio*/comprimido*/dipirona
      pela ultima vez ~ obrigad*
      me mato
      me matar
      tira*/tirei/tirou ~ minha/propria vida
      tirar ~ a? vida
      acabar/acabo/acabe com tudo/minha_vida/isso_tudo/meu_sofrimento/sofrimento
      acabar com ~ vida/sofrimento/dor/tudo
      pegar/peguei/amarrei/comprei ~ corda
      lamina/gilete/estilete/navalha/arma/corda/revolver ~ mao/pulso/braco/perna/pescoco
      faz*/cometer ~ besteira/loucura/bobagem ~ comigo/mim/mesmo/mesma/vida
      fazer/fazendo/fiz/faco ~ mal ~ mim/mesma/mesmo
      faz mal a si
      me fazer mal
      mal a mim
      pensamentos ~ mal/machucar/matar/morrer
      acabar logo com isso
      por/botar/colocar/dar ~ fim ~ tudo/nisso/vida/sofrimento/mim/isso
      quero/queria/quiria/quer/qro/vontade/prefiro/preferia/pensando/penso/pensei/desejo/rezo/peco ~ morrer/morre/morta/morto/morte
      quero/queria/quiria/vontade/pensando/penso/pudesse ~ sumir/desaparecer/sumi/desapareser
      sumir ~ mundo/mapa/vida/de vez
      nao quero/queria/quiria/qro/aguento/guento/consigo/suporto ~ viver/existir
      nao quero/queria ~ mais/nao ~ acordar/continuar/estar/ta/ficar ~ aqui/viva/vivo/mundo/nesse
      nao quero/queria mais ~ estar/ta/ficar/tar aqui
      nao quero/queria mais ~ acordar/existir/viver/continuar
      nao quero ~ amanhecer
      nem ~ quero/queria/pretendo ~ estar/ta/existir/viver ~ aqui/viva/vivo/mundo
      dormir e? ~ nao ~ acordar/levantar
      nao ~ acordar ~ mais/amanha
      nao acordar mais
      descansar de vez
      nao ~ tenho/vejo/enxergo ~ serventia/utilidade
      fiquei/fico/ficando/passei ~ olhando/encarando ~ remedio*/comprimido*/cartela/cartelas/corda/ponte/viaduto
      jeito ~ eles/elas/filhos/meninos/familia ~ lembrar de mim
      fundo do poco
      nao quero ~ mais nada da vida
      livrar ~ dor/sofrimento/vida/mim
      parar de sofrer/sentir/existir
      bilhete/carta de despedida
      end/ending ~ everything ~ tonight/now/today
      feel* like ending
      dormir/descansar ~ sempre/eternamente
      tomara ~ nao acorde
      eu/queria ~ nao existisse/existir
      quero/queria/vontade ~ nao ~ existir
      queria/quero que ~ tudo/isso ~ acab*
      pensado/pensando/penso/pensei ~ besteira/bobagem/loucura ~ vida/mim/comigo/contra/tudo/hoje
      pensado/pensando/pensamentos/pensamento ~ morte/suicid*/ruins/ruim
      penso ~ na morte
      morte ~ alivio/solucao/saida/melhor
      prefiro ~ morte
      mundo ~ melhor sem mim
      sou/virei ~ fardo/estorvo
      so ~ dou ~ trabalho/desgosto
      nao presto/sirvo para nada
      nao vou ~ estar aqui
      nao vou ~ ta/tar/to mais aqui
      deixei/deixo/escrevi ~ carta ~ filhos/filhas/filho/filha ~ gaveta/quando/depois
      nao ~ aguento ~ vida
      por que ~ ainda ~ viva/vivo
      escrevi ~ carta ~ despedida/todos/familia/mae
      comprei ~ corda/veneno/chumbinho
      pensando/penso/pensei/vontade/quero/vou ~ tomar ~ todos/todas ~ remedio*/comprimido*
      separei/juntei/juntando/guardei/guardando ~ remedio*/comprimido*/rivotril/cartela/cartelas
      amanha ~ nem quero acordar
      morta/morto por dentro
      ninguem ~ importa/liga/ligar ~ morr*/sum*/viv*/mim
      nunca mais acordar
      nao ~ vejo/enxergo/tem/ha/faz/acho ~ sentido ~ vida/viver/mais/continuar/nada
      vida/viver ~ nao ~ sentido/graca/vale
      nao ~ graca ~ vida/viver
      deus ~ me leva/leve/levar/levasse/levase/carregue
      me leva/leve/levar/levasse ~ deus/logo
      nao ~ vejo/enxergo/tem/tenho ~ saida/futuro/motivo/esperanca/razao ~ viver/mais/vida/continuar
      nao vejo ~ saida
      nao ~ motivo/razao/vontade/porque ~ viver/continuar/existir
      sem ~ vontade/motivo/razao ~ viver/vida
      perdi/perdendo ~ vontade ~ viver
      melhor sem mim
      ficar/ficaria/ficariam/fica/estariam/estaria/vive* ~ melhor sem mim
      melhor ~ eu ~ nao ~ existisse/existir/aqui
      se eu ~ morresse/sumisse/morrer
      ninguem ~ falta/nota/notar/perceber/sentir ~ sumir/sumisse/morrer/morresse/mim/minha/eu
      ninguem ~ sentiria/sentir ~ falta
      sou/so/ser/sendo ~ peso ~ para/na/todo/todos/familia/meus
      nao faco falta
      nao devia/deveria ~ ter nascido
      queria ~ nao ter nascido
      cansei/cansada/cansado/canso/enjoei ~ de? viver/vida/existir
      cansei de tudo
      desist* ~ da vida/viver/mim/existir
      desistir de? tudo
      minha vida ~ acabou
      carta/bilhete ~ despedida/despedindo
      me despedir ~ todo/todos/gente/voces/familia
      adeus ~ mundo/todos/todo
      pular/jogar/jogo/pulo ~ ponte/predio/janela/viaduto/sacada/carro/trem/metro/caminhao/onibus
      jogar/jogo/jogando/atirar/atiro/tacar/atirando ~ frente/debaixo/embaixo/precipicio/rio/mar/ponte/janela
      me enforc*/envenen*/enforcar
      kill myself/himself/herself
      killing myself
      want/wanna/wish/wanted ~ die/dead/disappear/dissapear
      nao ~ want/wanna ~ be/live/exist ~ anymore/here
      deus ~ nao ~ levar/leva/leve ~ dou ~ jeito
      nao want/wanna ~ live/exist
      nao want to wake up
      i never wake up
      better off without me
      breathe/better/easier/happier ~ without me
      nobody/noone ~ miss/care/notice ~ me/gone/die/died
      wish ~ i ~ dead/born/gone
      nao point ~ living
      cant go on
      cant ~ take ~ anymore
      no reason to live
      life ~ worth
      hate being alive`,
    takes: [
      "não quero mais estar aqui",
      "queria dormir e não acordar mais",
      "todo mundo ficaria melhor sem mim",
      "fiquei um tempão olhando pros remédios",
      "não vejo mais serventia em mim",
      "penso em acabar com tudo",
      "i dont want to be here anymore",
    ],
    leaves: [
      "quero morrer de comer esse bolo",
      "me matei na academia hoje",
      "morri de rir",
      "tô morrendo de fome",
      "quero sumir com essa barriga",
      "minha mãe vai me matar, comi o bolo todo",
      "minha nutri ia me matar se visse",
      "o coach vai me matar",
      "não quero mais viver sem air fryer",
      "não aguento viver sem pão",
      "queria sumir... com essa caixa de bombom",
      "amanhã já não vai ter mais bolo",
      "comprei veneno pra barata",
      "quero sumir pra Jeri no feriado",
    ],
  },
  {
    name: "hurting oneself",
    topic: "self_harm",
    stays: true,
    unless: ({ words }, { to }) =>
      /^(?:camisa|blusa|farda|manga|jaleco|casaco)$/.test(words[to + 1]?.text ?? ""),
    says: `me cortar/corto/cortando ~ braco/pulso/perna/aliviar/alivia/escondid*/de_novo/proposito/dor
      me cortei ~ braco/pulso/perna/proposito/aliviar/escondid*
      me cortei de novo
      vontade/penso/pensando/quero/voltei/comecei/continuo/parei ~ me cortar/machucar/ferir/furar/bater
      me machuc* ~ proposito/aliviar/mesma/mesmo
      me mutil*
      mutil*
      se cortando/cortar/corta/cortou ~ braco/pulso/proposito/escondid*
      cort* ~ pulso/pulsos
      me quei* ~ proposito
      cut/cutting/hurt/harm/hurting myself
      me machuco/machucando/arranho/arranhando/belisco/firo/ferindo/corto/cortando ~ quando/para/toda/sempre/depois/porque/mesma/mesmo/escondid*/comi/comer/culpa
      me bato/soco
      me queim* ~ cigarro/isqueiro/ferro/vela/castig*/aliviar/culpa
      me corto/bato/arranho/belisco/furo/machuco ~ castig*
      me arranhei/mordi/queimei/bati ~ raiva/proposito/odio
      self harm*`,
    takes: [
      "voltei a me cortar",
      "tô com vontade de me machucar",
      "minha filha tá se cortando escondida",
      "i keep cutting myself",
    ],
    leaves: [
      "me cortei com a faca descascando batata",
      "cortei os doces",
      "tô tentando me cortar do açúcar",
      "cortei o pulso da camisa pra ficar fresquinho",
    ],
  },
  {
    name: "somebody else's wish to die",
    topic: "self_harm",
    stays: true,
    unless: ({ words }, { to }) => words.slice(to, to + 4).some(({ text }) => /^(?:pul|trein)/.test(text)),
    says: `se matar/mata/matou
      espingarda/revolver/pistola ~ carreg*/municao/armario/gaveta
      fala*/falou/disse/diz/dizendo/falando/ameac*/quer/queria/pensa/tentou ~ se matar
      fala*/falou/disse/diz/dizendo/falando ~ quer/queria/vontade/vai ~ morrer/sumir/desaparecer/se matar
      fala*/falou/disse/diz/dizendo/mandou ~ nao ~ quer/queria/aguenta ~ viver/existir/acordar/aqui
      pediu/pede/pedindo/procur* a/uma? corda
      na/ta hora ~ ir ~ atras/encontrar ~ dela/dele/mae/pai/mulher/marido/esposa
      wants to die`,
    takes: [
      "minha amiga falou que quer se matar",
      "meu filho disse que quer morrer",
      "ela tentou se matar",
      "meu avô falou que tá na hora de ir atrás dela",
    ],
    leaves: [
      "ele vai se matar de tanto comer",
      "meu marido se mata de trabalhar",
      "pediu a corda e pulou 10 minutos",
      "tá na hora de ir atrás do almoço",
    ],
  },
];

/** "não quero mais viver sem air fryer": without a thing, and not without somebody. */
function isWithoutThing({ words }: Scene, { from, to }: Found): boolean {
  const without = words[to];
  if (!/^(?:viver|vivo|existir)$/.test(words[to - 1]?.text ?? "") || without?.text !== "sem") return false;
  const thing = words
    .slice(to + 1, to + 4)
    .filter(({ sentence }) => sentence === words[from]?.sentence)
    .map(({ text }) => text);
  return thing.length > 0 && !thing.some((text) => SOMEBODY.test(text));
}

/** "queria sumir... com essa caixa de bombom": to put it away. */
function isToHide({ words }: Scene, { to }: Found): boolean {
  const [with_, thing] = words.slice(to, to + 2).map(({ text }) => text);
  return (
    words[to - 1]?.text === "sumir" && with_ === "com" && /^(?:ess[ae]|est[ae]|as?|os?)$/.test(thing ?? "")
  );
}

/** "quero sumir pra Jeri no feriado" */
function isToTravel({ words }: Scene, { to }: Found): boolean {
  return words[to - 1]?.text === "sumir" && words.some(({ text }) => AWAY.test(text));
}

const AWAY = /^(?:feriado|feriadao|ferias|praia|viagem|viajar|recesso|carnaval)$/;
const SOMEBODY =
  /^(?:el[ea]s?|voces?|vcs?|mim|ti|mae|pai|filh\p{L}*|esposa|marido|mulher|amor|irma|irmao|av[oó]s?|net[oa]s?|companheir[oa]|namorad[oa]|noiv[oa]|bebe|esperanca|sentido|dor|paz|sofrer|dignidade|rumo|ninguem)$/u;

/** "comprei veneno de rato": for what it is made for. */
function isForPests({ words }: Scene, { from, to }: Found): boolean {
  const said = words.slice(from, to).map(({ text }) => text);
  return said[0] === "comprei" && hasPest(words) && !words.some(({ text }) => IN_DESPAIR.test(text));
}

const IN_DESPAIR =
  /^(?:aguento|cansei|cansad[oa]|trist[ae]|fim|acabar|acaba|adeus|tudo|vida|sozinh[oa]|morrer|matar|mim|perdao|perdoa)$/;

const SCOLDS =
  /^(?:mae|vo|medic[oa]|doutora?|nutri|nutricionista|endocrino|cardiologista|dentista|coach|personal|treinador|treinadora|professora?|dieta|academia)$/;

/** "minha nutri vai me matar": a scolding. */
function isScolding({ words }: Scene, { from, to }: Found): boolean {
  const before = words.slice(Math.max(0, to - 6), to).map(({ text }) => text);
  const will = before.findLastIndex((text) => /^(?:vai|ia|vao|iam)$/.test(text));
  return (
    words[to - 1]?.text === "matar" &&
    will > 0 &&
    !words.slice(from, to).some(({ text }) => /^(?:vou|quero|queria|tentei|tentou)$/.test(text)) &&
    before.slice(0, will).some((text) => SCOLDS.test(text))
  );
}

/** "só um peso na nuca" */
function isFeltWeight({ words }: Scene, { from, to }: Found): boolean {
  const at = words.slice(from, to).findIndex(({ text }) => text === "peso");
  const after = words.slice(from + at + 1, from + at + 3).map(({ text }) => text);
  return (
    at >= 0 &&
    /^n[ao]s? (?:nuca|cabeca|peito|barriga|pernas?|costas|estomago|olhos?|ombros?)$/.test(after.join(" "))
  );
}
