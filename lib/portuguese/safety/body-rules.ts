import { BLOOD_THINNERS } from "@/lib/portuguese/safety/care-words";
import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, live, near, type Scene, says } from "@/lib/portuguese/safety/scene/scene";

/** "febre da vacina ontem, hoje já tá ótimo" */
function isOfVaccine(scene: Scene, _: Found): boolean {
  return says(scene, "over") && scene.words.some(({ text }) => /^vacinas?$/.test(text));
}

const BLOOD_THINNER = new RegExp(`^${BLOOD_THINNERS}$`);

export const BODY_RULES: readonly SafetyRule[] = [
  {
    name: "heartburn that stays",
    topic: "unwell",
    grade: "next_visit",
    says: `azia/refluxo/queimacao/gastrite ~ toda noite
      azia/refluxo/queimacao/gastrite ~ todo dia
      azia/refluxo/queimacao/gastrite ~ semanas/meses
      omeprazol/pantoprazol/antiacido ~ direto/meses/anos/por_conta`,
    takes: ["azia toda noite há 2 meses, tomo omeprazol direto", "tô com queimação todo dia faz semanas"],
    leaves: ["deu azia depois do churrasco", "tomei omeprazol em jejum como sempre"],
  },
  {
    name: "blood that comes out",
    topic: "bleeding",
    says: `coco/fezes/bosta ~ piche
      saiu/sai/saindo/fiz ~ preto/pretas/preta ~ piche/borra
      preto/preta que? nem piche
      vomit*/gumit*/gomit*/tossi*/cusp* ~ sangue
      vomit*/gumit*/gomit* ~ borra
      sangue ~ vomito/tosse/catarro
      cagando/evacu*/diarreia/diarrea ~ sangue
      coco/fezes/bosta/privada ~ sangue/pret*/borra
      sangue ~ coco/fezes/xixi/urina/vaso/privada
      nao para de sangrar
      sangr* ~ nao para
      sangr* ~ sem parar
      sangrando/sangra muito/demais
      perdendo muito sangue
      muito sangue
      hemorragia
      cort* ~ fundo/profundo/osso ~ sangue/sangr*
      vomiting/coughing/throwing ~ blood
      blood in ~ stool/vomit/urine
      wont stop bleeding`,
    finds: (scene) => {
      const out = near(scene, "vomits", "blood", 6) ?? near(scene, "blood", "comes_out", 4);
      return out ? { grade: "call_now", signs: out } : null;
    },
    takes: [
      "vomitei sangue",
      "meu cocô tá com sangue",
      "cortei a mão e não para de sangrar",
      "fezes pretas igual borra de café",
      "coughing up blood",
    ],
    leaves: [
      "comi chouriço de sangue",
      "exame de sangue amanhã",
      "laranja sanguínea",
      "não comi carne sangrando",
    ],
  },
  {
    name: "injury and pain that do not wait",
    topic: "injury",
    grade: "see_today",
    finds: (scene) => {
      const bump = live(scene, "head_bump");
      const fall = live(scene, "fall");
      const hurt = live(
        scene,
        "vomits",
        "drowsy",
        "confused",
        "fainted",
        "blood",
        "headache",
        "nausea",
        "dizzy",
      );
      const bent = live(scene, "deformed");
      if (bent.length > 0)
        return { grade: fall.length > 0 ? "call_now" : "see_today", signs: [...fall, ...bent] };
      if (fall.length > 0 && hurt.length > 0) return { grade: "see_today", signs: [...fall, ...hurt] };
      const after = live(
        scene,
        "vomits",
        "drowsy",
        "confused",
        "dizzy",
        "fainted",
        "blood",
        "blurred",
        "nausea",
      );
      // A blow to the head that may bleed on unseen.
      if (bump.length > 0 && scene.words.some(({ text }) => BLOOD_THINNER.test(text)))
        return { grade: after.length > 0 || hurt.length > 0 ? "call_now" : "see_today", signs: bump };
      const sleepy = scene.words.some(({ text }) => text === "sono" || text === "dormir");
      if (bump.length > 0 && (after.length > 0 || sleepy))
        return { grade: "see_today", signs: [...bump, ...after] };
      const pain = live(scene, "bellyache", "headache");
      const severe = live(scene, "severe");
      return pain.length > 0 && severe.length > 0
        ? { grade: "see_today", signs: [...pain, ...severe] }
        : null;
    },
    says: `oleo/agua/cafe/leite/panela/sopa ~ fervendo/quente/fervente ~ braco/mao/perna/rosto/barriga/pe/pele/costas/cara/corpo/mim/nele/nela/dele/dela
      queimei/queimou/queimadura ~ agua/oleo/panela/fogo/forno/braco/mao/perna/rosto/feio/bolha/muito
      cortei/cortou ~ fundo/profundo/feio/osso/ponto/pontos/sangr*
      knife/glass/blade/nail ~ through ~ palm/hand/foot/finger/arm/leg
      faca/navalha/vidro/estilete/lamina/serra ~ entrou ~ fundo/dedo/mao/palma/braco/perna/pe
      coloc*/enfi*/bot*/meteu/pos ~ nariz/ouvido
      bati/bateu ~ cabeca ~ vomit*/tont*/forte/sangr*/desmai*/sono
      caiu ~ bateu ~ cabeca
      dor ~ insuportavel/muito_forte/fortissima/terrivel ~ barriga/estomago/costas/rim/cabeca/abdomen
      dor ~ barriga/estomago/costas/rim/abdomen ~ insuportavel/fortissima/muito_forte/nao_aguento/rasgando/gritando
      nao aguento ~ dor/dores
      dor de cabeca ~ rigid*/pescoco_duro/nuca
      levei/tomei/levou/tomou ~ choque ~ eletric*/fio/tomada/caiu/desmai*
      manchas/pintas ~ rox* ~ febre
      afogou/afogando/afogado/afogada/afogamento
      barriga dura/inchada ~ vomit*/dor/nao ~ peida/caga
      pele/olho/olhos amarel*
      passando muito mal
      socorro/acode/acudam ~ mal/morr*
      to morrendo/morreno
      chama/chame/chamem ~ samu/ambulancia
      preciso de? uma? ambulancia
      burned/scalded ~ oil/water/hand
      unbearable/severe pain
      call ~ ambulance`,
    takes: [
      "me queimei com óleo quente, tá cheio de bolha",
      "dor insuportável na barriga",
      "febre de 40 que não baixa",
      "tô passando muito mal",
      "bati a cabeça e vomitei",
    ],
    leaves: [
      "queimei o arroz",
      "cortei o pão",
      "tô morrendo de fome",
      "afoguei as mágoas no sorvete",
      "queimei 300 calorias na corrida",
    ],
  },
  {
    name: "vomiting or diarrhoea that goes on",
    topic: "dehydration",
    says: `to/ta/tava/fiquei/ficou/muito/toda/todo/meio ~ desidratado/desidratada
      desidratou/desidratando/desidratei/desidratacao
      insolac*
      dehydrat*
      heat stroke
      # dias/dia/horas ~ nao/sem ~ urin*/mij*/xixi
      nao/sem ~ urino/urinar/urinei/mijo/mijei/xixi ~ # dias/dia/horas`,
    grade: "see_today",
    finds: (scene) => {
      const loses = live(scene, "vomits", "diarrhoea");
      const many = all(scene, "many_times").filter(({ value, denied }) => !denied && !(value < 3));
      const dry = live(scene, "dry");
      // "não consigo comer nada sem contar cada grama", "nem gosto pra nada" are other troubles.
      const keeps = live(scene, "keeps_nothing").filter(
        ({ from, to }) =>
          scene.words[to]?.text !== "sem" && !scene.words.slice(from, to).some(({ text }) => text === "pra"),
      );
      const child = says(scene, "child");
      const frail = child || says(scene, "elder", "pregnant") || scene.context.isPregnant;
      const limp = live(scene, "drowsy", "weak", "confused", "fainted");
      const signs = [...loses, ...keeps, ...dry, ...limp];
      if (child && dry.length > 0 && limp.length > 0) return { grade: "call_now", signs };
      if (child && loses.length > 0 && dry.length > 1) return { grade: "call_now", signs };
      // Who is old, drinks nothing and talks confusedly, or cannot rise in a fever, has no time.
      const isElder = says(scene, "elder");
      const worn = live(scene, "confused", "weak");
      const isLost = says(scene, "no_food_drink") && live(scene, "confused").length > 0;
      const isFelled = says(scene, "fever") && live(scene, "weak").length > 0;
      if (isElder && (isLost || isFelled)) return { grade: "call_now", signs: worn };
      const both = live(scene, "vomits").length > 0 && live(scene, "diarrhoea").length > 0;
      if (loses.length > 0 && dry.length > 0 && (both || limp.length > 0))
        return { grade: "call_now", signs };
      if (keeps.length > 0) return { grade: "see_today", signs };
      if (loses.length > 0 && (many.length > 0 || dry.length > 0 || limp.length > 0))
        return { grade: "see_today", signs };
      if (loses.length > 0 && frail && says(scene, "fever", "dry", "weak", "nausea", "diarrhoea", "vomits"))
        return { grade: "see_today", signs };
      if (frail && limp.length > 0 && says(scene, "no_food_drink"))
        return { grade: "see_today", signs: limp };
      if (child && dry.length > 0) return { grade: "see_today", signs };
      if (live(scene, "fever").length > 0 && live(scene, "drowsy").length > 0)
        return { grade: "see_today", signs };
      if (frail && dry.length > 0 && says(scene, "weak", "drowsy", "fever", "not_eaten"))
        return { grade: "see_today", signs };
      if (loses.length > 0 && live(scene, "fever").length > 0) return { grade: "see_today", signs };
      return frail && all(scene, "no_food_drink").some(({ denied }) => !denied)
        ? { grade: "see_today", signs: all(scene, "no_food_drink") }
        : null;
    },
    takes: [
      "tô com diarreia desde ontem, umas 10 vezes",
      "meu filho vomita tudo que come",
      "minha bebê tá com a moleira funda e molinha",
      "não seguro nem água no estômago",
      "minha avó não come nem bebe nada há 2 dias",
    ],
    leaves: ["bebi 2 litros de água", "carne desidratada com abóbora", "boca seca, vou beber água"],
  },
  {
    name: "a child that is very ill",
    topic: "dehydration",
    says: `bebe/filho/filha/recem/nascido/crianca/neto/neta/menino/menina ~ nao ~ mama/mamar/mamando/mamou/pega_o_peito
      bebe/filho/filha/recem/nascido/crianca/neto/neta/menino/menina ~ molinho/molinha/mole/largado/largada/prostrado/prostrada/gemendo
      bebe ~ nao ~ acorda/acordar
      bebe/recem/meses/mes ~ febre
      febre ~ bebe/recem/meses`,
    grade: "see_today",
    unless: isOfVaccine,
    finds: (scene) => {
      const fever = live(scene, "fever").filter((hit) => !isOfVaccine(scene, hit));
      return fever.length > 0 && says(scene, "infant") ? { grade: "see_today", signs: fever } : null;
    },
    takes: [
      "meu bebê de 3 meses tá com febre",
      "minha filha tá molinha e não quer mamar",
      "o bebê não mama desde cedo",
    ],
    leaves: [
      "meu bebê mamou bem",
      "bebê sem febre, comeu bem",
      "o neném fez febre da vacina ontem, hoje já tá ótimo e comeu a papinha toda",
    ],
  },
];

/** What no other rule knows and is still no ordinary day: it is asked about. */
export const UNWELL_RULES: readonly SafetyRule[] = [
  {
    name: "something is wrong",
    topic: "unwell",
    finds: (scene) => {
      if (says(scene, "training")) return null;
      const pain = near(scene, "ails", "body", 3);
      const bad = live(scene, "unwell");
      const weak = live(
        scene,
        "dizzy",
        "blurred",
        "cold_sweat",
        "trembles",
        "fever",
        "racing",
        "drowsy",
        "confused",
      );
      const blood = near(scene, "blood", "body", 4);
      const signs = [...(pain ?? []), ...bad, ...weak, ...(blood ?? [])];
      const kinds = new Set(signs.map(({ label }) => label)).size;
      if (bad.length > 0 && (pain || weak.length > 0)) return { grade: "see_today", signs, unsure: true };
      if (blood || kinds >= 3) return { grade: "see_today", signs, unsure: true };
      return null;
    },
    takes: ["tô passando mal, cabeça doendo", "tô com febre e muito mal", "dor nas costas, febre e tontura"],
    leaves: ["dor de cabeça, tomei chá", "tô mal humorada", "passei mal de tanto rir"],
  },
];
