import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, live, near, type Scene, says } from "@/lib/portuguese/safety/scene/scene";

const AFTER_FASTING = new Set(
  `nada direito e mas to ta tou so nem que ja porque para pra ha faz desde por agora ainda mais quase bem estou me eu minha meu a o ninguem
  praticamente comida absolutamente nenhuma nenhum anything food and i im because now hoje tonta tonto fraca fraco com sem de nao nd solido
  vou queria quero consigo ontem tem`.split(/\s+/),
);

/** "botei o lixo pra fora", "coloquei pra fora a cadeira". */
const OUTSIDE = /^(?:lixo|cachorro|gato|roupa|cadeira|mesa|carro|ele|ela)$/;

const INSTEAD = /^(?:refri|coca|cerveja|alcool|lugar|soda|almoc|jant)/;

function isInstead({ words }: Scene): boolean {
  return words.some(({ text }, i) => INSTEAD.test(text) || (text === "vez" && words[i - 1]?.text === "em"));
}

/** "3 dias sem comer doce", "há 5 dias só água no lugar do refri": something was left out, and not food. */
function isOnlyWithout({ words }: Scene, { from, to }: Found): boolean {
  const last = words[to - 1]?.text ?? "";
  const next = words[to];
  const goesOn = next && !next.afterMark && next.sentence === words[from]?.sentence;
  // "não como nada frito desde ontem"
  if (
    words.slice(from, to).some(({ text }, i) => text === "nada" && KIND.test(words[from + i + 1]?.text ?? ""))
  )
    return true;
  if (/^com|^eat|^jejum/.test(last) && goesOn && !AFTER_FASTING.has(next.text) && last !== "jejum")
    return true;
  return words.some(({ text }, i) => INSTEAD.test(text) || (text === "vez" && words[i - 1]?.text === "em"));
}

const KIND =
  /^(?:frit[oa]s?|doces?|gordurosos?|salgados?|industrializados?|processados?|pesados?|cru|crus|quente)$/;

const LAXATIVES = /^(?:laxante|lactopurga|dulcolax|bisacodil|guttalax)/;

/** In kg; of whoever is grown. */
const isThin = (kg: number) => kg >= 25 && kg < 45;

export const EATING_RULES: readonly SafetyRule[] = [
  {
    name: "purging",
    topic: "eating_disorder",
    unless: ({ words }, { to }) => words.slice(to, to + 3).some(({ text }) => OUTSIDE.test(text)),
    grade: "see_today",
    stays: true,
    says: `dedo/dedos/escova/mao/cabo ~ goela/guela/garganta/boca ~ vomit*/depois/fora/almoco/janta/jantar/comi/comer
      meti/enfio/enfiei/enfiar/enfiando/botei/coloquei/ponho/boto/coloco/usei/uso/mete* ~ dedo/dedos/escova ~ goela/guela/garganta/boca
      coloquei/botei/pus/boto/coloco para fora
      forc*/provoc*/induz*/causei/causar/fazer/fiz/faco ~ vomito/vomitar/vomitos/vomita
      vou vomitar mesmo
      vomitar ~ nem adianta
      ipeca*
      resolvi ~ no banheiro
      got rid of ~ lunch/dinner/breakfast/it/food ~ after/bathroom/nobody
      got rid of ~ lunch/dinner/breakfast after
      devolver/devolvi/devolvo ~ almoco/jantar/janta/comida/lanche/tudo_que
      tamarine/bisacodil/guttalax/lacto_purga/lactopurga/dulcolax/naturetti ~ saiu/depois/rodizio/comi/tudo
      # sache/saches/comprimido*/gotas ~ tamarine/bisacodil/guttalax/lactopurga/dulcolax/naturetti/sene
      corre/correr/treina/malha ~ horas/hora ~ culpa
      academia/esteira/correr/corro/treino/treinar ~ nao durmo/sossego ~ culpa
      vomit* ~ proposito/querendo/engordar/emagrecer/culpa/escondid*/compensar/calorias
      vomit* ~ tudo que/o/oque comi/comeu/como
      vomit* ~ depois/apos/quando/sempre ~ comi/comer/como/come/refeic*/almoco/janta/jantar/almocei/jantei/almocar
      vomit* ~ toda/todas/sempre/quando ~ como/comer/almoco/janto/refeic*
      depois/apos/sempre ~ comer/como/almoco/janta/refeic* ~ vomit*
      throw*/threw ~ up ~ purpose/meal*/lunch/dinner/food
      bot*/coloc*/ponho/pus/jog* ~ tudo? para fora ~ comi/comida/almoco/janta/comer/aliviad*/escondid*/proposito/culpa
      boto/ponho/coloco/botei/coloquei/pus/botando/colocando tudo para fora
      vou/corro/corri/fui ~ banheiro ~ vomit*/fora
      laxante*/lacto_purga/lactopurga/dulcolax/sene/naturetti/almeida_prado ~ nao ~ engord*/ganhar
      laxante*/lacto_purga/lactopurga/dulcolax/sene/naturetti/almeida_prado ~ emagrec*/depois/comi/tirar/compens*/todo/toda/dia/tomei/tomo/comprimid*/caixa/cartela/engord*/limpar
      tom*/uso/usei/usando/vivo/caixa/cartela ~ laxante*/lacto/lactopurga/dulcolax/purgante
      diuretico* ~ emagrec*/secar/pesar/peso/desinchar
      tom*/uso/usando/usei ~ diuretic* ~ emagrec*/secar/peso
      vomit* ~ almoco/janta/jantar/lanche/comida/cafe ~ novo/dnv/escondid*/ninguem/conta/sempre/todo/toda
      comi/comer/jantei/almocei ~ fui/corri/correndo ~ vomitar
      vomitei/vomito ~ que ~ comi/como
      comi tudo que ~ depois vomitei/vomito
      comi/comer/jantei/almocei ~ depois vomitei/vomito/vomitar
      making/make ~ sick ~ after/dinner/lunch/eat*
      mastig* ~ cusp*
      cusp* ~ comida ~ engol*
      fazer/fiz/faco/voltei ~ miar/mia
      miar/miei/miando ~ depois/comi/banheiro
      make/made/making ~ myself throw/vomit/sick/puke
      fingers down ~ throat
      laxative*
      throw/threw up ~ on purpose/after ~ eat*
      purg*`,
    finds: (scene) => {
      const takes = scene.words.some(({ text }) => LAXATIVES.test(text));
      const shows = scene.words.some(({ text }) => /^(?:caibra|caimbra|palpit|desmai)/.test(text));
      return takes && shows ? { grade: "call_now", signs: live(scene, "fainted", "weak") } : null;
    },
    takes: [
      "enfiei o dedo na goela depois do almoço",
      "tomo laxante toda vez que exagero",
      "mastigo e cuspo a comida pra não engordar",
      "sempre que como muito eu boto tudo pra fora",
      "i make myself throw up",
    ],
    leaves: [
      "meti o dedo no bolo da minha mãe",
      "meu cachorro vomitou",
      "vomitou o cachorro",
      "meu médico passou um laxante pra colonoscopia",
      "botei o lixo pra fora",
    ],
  },
  {
    name: "fasting for days",
    topic: "eating_disorder",
    grade: "see_today",
    unless: (scene, hit) => isOnlyWithout(scene, hit) || live(scene, "fever").length > 0,
    says: `# dias/dia que? so/apenas/somente/que ~ tom*/beb*/com/agua/na ~ agua/liquido/cha/cafe/suco/agua
      so ~ come/como/comendo/comi ~ # ~ uva/uvas/maca/macas/bolacha/bolachas/folha/folhas/cenoura/castanha/castanhas/morango/morangos ~ dia
      # dias/dia ~ sem ~ comer/comida/alimentar
      # dias/dia ~ nao ~ como/comi/come/comeu/comendo
      # dias/dia/semana ~ de? jejum
      # dias/dia so ~ agua/cha/cafe/liquido/na agua
      # dias/dia so ~ com # maca/macas/fruta/cafe/bolacha
      jejum de? # dias/dia
      sem comer ~ # dias/dia
      sem comer ~ faz/ha/desde ~ # dias/dia/anteontem/domingo/segunda/terca/quarta/quinta/sexta/sabado
      sem comer ~ nada desde ontem/anteontem/domingo/segunda/terca/quarta/quinta/sexta/sabado
      nao como ~ faz/ha/desde/tem ~ # dias/dia
      nao como ~ desde ontem/anteontem/domingo/segunda/terca/quarta/quinta/sexta/sabado
      nao ~ comi/comendo/como ~ nada desde anteontem/domingo/segunda/terca/quarta/quinta/sexta/sabado
      so ~ agua/cha/cafe ~ faz/ha/desde/tem ~ # dias/dia/anteontem/segunda/domingo/terca/sabado
      vivendo/vivo/to/sobreviv* ~ so ~ agua/cafe/cha
      jejum de? 48/72/60/96/100/120 h/horas
      48/72/60/96 h/horas ~ jejum/sem comer
      parei/parar/deixar/deixei/paro de comer ~ vez/completamente/nada/tudo
      parei de comer
      parou de comer
      so ~ comi/comeu ~ maca/fruta/bolacha/uva ~ # dias
      vou/quero/pretendo/consigo/tento ~ ficar/passar ~ sem comer
      nao vou comer ~ nada ~ ate/semana/dias/amanha/mais/sempre
      nao vou comer mais nada
      # days without ~ eating/food
      nao eaten in/for # days
      nao eat* ~ # days
      only/just ~ water for # days
      # days ~ only/just ~ water
      stopped eating`,
    finds: (scene) => {
      const liquid = live(scene, "only_liquid");
      const days = all(scene, "days_long").filter(({ value }) => !(value < 2));
      const instead = isInstead(scene) || live(scene, "fever").length > 0;
      if (liquid.length > 0 && days.length > 0 && !instead)
        return { grade: "see_today", signs: [...days, ...liquid] };
      const hours = all(scene, "many_hours").filter(
        ({ value, denied }) => value >= 36 && value <= 240 && !denied,
      );
      if (hours.length > 0) return { grade: "see_today", signs: hours };
      const little = live(scene, "only_little");
      if (little.length > 0 && scene.words.some(({ text }) => text === "dias" || text === "semanas"))
        return { grade: "next_visit", signs: little };
      const few = all(scene, "few_kcal").filter(
        ({ value, denied, remote }) => value >= 50 && value <= 750 && !denied && !remote,
      );
      return few.length > 0 ? { grade: "see_today", signs: few } : null;
    },
    takes: [
      "faz 3 dias que só tomo água",
      "tô há 4 dias sem comer nada",
      "como só 400 calorias por dia",
      "tô num jejum de 5 dias",
      "havent eaten in 3 days",
    ],
    leaves: [
      "jejum de 16 horas hoje",
      "3 dias sem comer doce",
      "há 5 dias só tomo água no lugar do refri",
      "tô em jejum pro exame de sangue",
      "meu lanche deu 300 calorias",
    ],
  },
  {
    name: "an eating disorder that shows in the body",
    topic: "eating_disorder",
    says: `medo/panico/pavor ~ engordar ~ escondid*
      menstruacao ~ parou/sumiu ~ alface/comer/come/comendo/gorda/magra
      perdeu/perdi ~ # quilos/kg/kilos ~ menstruacao ~ parou/sumiu/atras*`,
    grade: "see_today",
    finds: ({ words }) => {
      const at = words.findIndex(
        ({ text }, i) => /^(?:kg|quilos?|kilos?)$/.test(text) && isThin(words[i - 1]?.value ?? Number.NaN),
      );
      const sees = words.findIndex(({ text }) => /^gord[ao]$/.test(text));
      if (at < 0 || sees < 0) return null;
      const sign = (from: number) => ({ label: "figure", from, to: from + 1, value: Number.NaN });
      return { grade: "see_today", signs: [sign(at), sign(sees)] };
    },
    takes: [
      "minha colega tá só com 38 quilos e se acha gorda",
      "tenho pânico de engordar e jogo a comida fora escondido",
    ],
    leaves: ["perdi 5 kg e não me sinto mais gorda", "comprei 38 kg de ração"],
  },
  {
    name: "fear of food and of one's body",
    topic: "eating_disorder",
    grade: "next_visit",
    // "comi escondido da minha mãe kkk": mischief.
    unless: ({ words, laughs }, { from, to }) =>
      laughs && words.slice(from, to).some(({ text }) => /^escondid/.test(text)),
    says: `medo/pavor/panico/terror/medinho ~ comer/comida/engordar/engorda/calorias/mastigar/carboidrato
      nojo/odio/vergonha/raiva ~ meu corpo/mim/espelho/minha barriga
      odeio ~ meu corpo/espelho
      nojo de comida
      mereco/merecia ~ fome/sem
      nao menstru*/mestru*
      menstruacao ~ parou/sumiu
      nao mereco/merecia ~ comer/comida/almocar/jantar
      anorex*/bulimi*/vigorexi*/ortorexi*
      compulsao
      compulsao alimentar
      transtorno alimentar
      comida ~ apavora/assusta/medo/panico
      nao consigo parar de comer
      nao consigo ~ comer ~ medo/culpa/chor*
      sem contar ~ grama*/caloria* ~ chor*/culpa/panico
      comer/comi/como/comendo ~ escondido/escondida
      escondo/escondi/escondendo/esconder ~ comida/comer/doce/doces
      nao consigo mais comer ~ na frente
      jogo/joguei/jogando ~ comida ~ fora/lixo ~ escondid*/medo/ninguem/mae/pais
      perder/perdi/emagrecer/emagreci # kg/quilos em # dias/dia
      peso # kg ~ gorda/gordo/emagrecer
      me peso/pesar/pesando ~ # vezes
      castig*/punir/punic* ~ comi/comer/comida/correr
      me castig*/punir/punindo
      afraid/scared/terrified ~ eat/eating/food/gain/gaining
      binge eating/binging
      eating disorder
      hate my body`,
    finds: (scene) => {
      // A girl who hides her food and whose periods stopped, who lost weight or is dizzy, is seen at once.
      const signs = [/^escond/, /^(?:me?nstru|tont|desmai|quilos?$|kilos?$|kg$)/].map((word) =>
        scene.words.some(({ text }) => word.test(text)),
      );
      if (says(scene, "child") && signs.every(Boolean))
        return { grade: "see_today", signs: live(scene, "child") };
      const disgust = near(scene, "disgust", "own_body", 6);
      return disgust ? { grade: "next_visit", signs: disgust } : null;
    },
    takes: [
      "tenho pavor de engordar, não consigo mais comer",
      "me sinto mal, como escondida de todo mundo",
      "acho que tenho compulsão alimentar",
      "não mereço jantar hoje",
      "i am terrified of gaining weight",
    ],
    leaves: [
      "medo de barata",
      "comi escondidinho de carne",
      "minha mãe escondeu o chocolate",
      "tenho medo de enjoar de ovo",
    ],
  },
  {
    name: "making up for food",
    topic: "eating_disorder",
    grade: "next_visit",
    says: `compens* ~ nao_vou_comer/sem_comer/jejum/vomit*
      nao vou comer ~ compens*
      amanha ~ nao como nada
      comi ~ amanha ~ nao ~ comer/como nada
      # horas ~ academia/esteira/correndo/treinando ~ compens*/queimar/culpa
      pular ~ todas refeic*
      ficar/fico/ficando ~ dia todo/inteiro sem comer
      ficar/fico sem comer ~ emagrec*/culpa/castigo/gorda/gordo`,
    finds: (scene) => {
      const empty = live(scene, "not_eaten");
      return empty.length > 0 && says(scene, "to_lose") ? { grade: "next_visit", signs: empty } : null;
    },
    takes: [
      "comi pizza ontem então hoje não vou comer nada pra compensar",
      "fico sem comer pra emagrecer mais rápido",
      "corri 3 horas na esteira pra compensar o bolo",
    ],
    leaves: ["compensei a água que faltava", "vou caminhar 30 minutos depois do jantar", "não jantei hoje"],
  },
];
