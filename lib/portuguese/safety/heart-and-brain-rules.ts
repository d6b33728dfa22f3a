import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { live, near, type Scene, says, whoseIs } from "@/lib/portuguese/safety/scene/scene";

/** Who tells of having fainted has come round: "desmaiei no banheiro". */
function isAwake(scene: Scene, hit: Found): boolean {
  const inside = scene.words.slice(hit.from, hit.to).map(({ text }) => text);
  return inside.some((text) => /(?:.ei|^dei|^tive)$/.test(text)) && !inside.includes("vou");
}

/** "a fala do professor foi tão enrolada que dormi" */
const TALKS =
  /^(?:professora?|palestrante|palestra|polit\w+|vendedora?|narrador|locutora?|gerente|reuniao|aula|video|audio)$/;

export const HEART_AND_BRAIN_RULES: readonly SafetyRule[] = [
  {
    name: "chest pain",
    topic: "heart",
    // "no chest pain"
    unless: ({ words }, { from }) =>
      /^(?:chest|pain|tightness|pressure)$/.test(words[from]?.text ?? "") &&
      /^(?:no|without)$/.test(words[from - 1]?.text ?? ""),
    finds: (scene) => {
      const warm = near(scene, "warmth", "chest", 3);
      return warm && says(scene, "cold_sweat", "no_air", "jaw") ? { grade: "call_now", signs: warm } : null;
    },
    says: `agonia/aflicao/incomodo/desconforto/gastura/queimor/negocio/coisa/dor/dores/doi/doendo/doeu/dolorido/aperto/apertando/apertado/apertada/apertano/apert*/pontada/pontadas/fisgada/fisgadas/agulhada/facada/queimacao/queimando/queima/ardencia/peso/pressao/pressionando/esmag*/ruim ~ peito/peitos/torax/coracao
      peito/torax ~ doendo/doi/dor/apert*/queimando/ardendo/pesado/pesando/estourando/explodindo/esmag*/fisgando/rasgando/ruim
      coracao ~ doendo/doi/dor/parando/falhando/saindo/estourando/explodindo
      elefante/pedra/peso/tijolo ~ peito
      infart*/enfart*/imfart*/infarto
      ataque ~ coracao
      ataque cardiaco
      piripaque no coracao
      parada cardi*
      dor/doendo/doi/dormente/formig*/pesado/adormec* ~ braco esquerdo
      braco esquerdo ~ dor/doendo/doi/dormente/formig*/pesado/adormec*/dormindo
      dor ~ costas ~ peito/braco/queixo
      estomago ~ subindo/sobe/subiu/indo/vai ~ queixo/braco/mandibula/pescoco
      chest ~ pain/hurts/hurting/tight/pressure/heavy
      pain/tightness/pressure ~ chest
      heart attack`,
    takes: [
      "tô com uma dor no peito que vai pro braço",
      "aperto no peito e suando frio",
      "acho que tô infartando",
      "parece que tem um elefante no meu peito",
      "my chest hurts",
    ],
    leaves: [
      "peito de frango grelhado",
      "treinei peito e tríceps",
      "almocei peito de peru com salada",
      "dor de cotovelo",
      "meu avô morreu de infarto há 10 anos",
    ],
  },
  {
    name: "heart races",
    topic: "heart",
    finds: (scene) => {
      const races = live(scene, "racing").filter(
        ({ to }) => !/^(?:quando|vendo|vi|assistindo|lendo)$/.test(scene.words[to]?.text ?? ""),
      );
      if (races.length === 0 || says(scene, "training")) return null;
      const ill = live(scene, "no_air", "cold_sweat", "dizzy", "weak", "chest", "blurred");
      return { grade: ill.length > 0 ? "call_now" : "see_today", signs: [...races, ...ill] };
    },
    takes: [
      "tomei 3 energéticos e meu coração tá disparado",
      "coração acelerado e suando frio",
      "tô com palpitação desde ontem",
      "batedeira no peito depois do termogênico",
      "my heart is racing",
    ],
    leaves: [
      "meu coração disparou quando ganhei o bolo de vontade",
      "coração de galinha no espeto",
      "corri e o coração acelerou",
    ],
  },
  {
    name: "signs of a stroke",
    topic: "stroke",
    // "derrame de azeite"
    unless: ({ words }, { from, to }) =>
      (words[from]?.text === "derrame" && words[to]?.text === "de") ||
      words.slice(from, to).some(({ text }) => TALKS.test(text)),
    says: `boca/rosto/cara/sorriso ~ tort*/torto/entort*/caid*/caiu/puxad*/repuxa*/paralis*
      entort* ~ boca/rosto/cara
      sem/perdi/perdeu/perdendo ~ forca/forcas ~ braco/bracos/lado/mao/perna
      lado/lados ~ dorment*/paralis*/mole/morto/travado/nao_mexe/adormec*/formig*/nao_obedece
      braco/mao/perna ~ nao ~ mexe/obedece/levanta/responde
      nao ~ mexe/mexer/mexo/levanta/levantar/levanto/sente/sentir/sentindo/sinto ~ braco/bracos/lado/perna/pernas/rosto/cara/metade/corpo/mao/boca
      metade ~ rosto/corpo/cara
      falando/fala/falar/voz ~ enrolad*/embolad*/arrastad*/mole/pastosa/estranh*/esquisit*/tort*
      enrolando ~ lingua/fala
      fala ~ embolou/embolava/embolando/enrolou/enrolava/embaralhou
      lingua ~ enrol*
      nao ~ falar/fala direito
      fala ~ nao sai
      palavra/palavras nao ~ sai/saem/vem/vinha/vinham/saia/saiam
      palavra/palavras ~ saiu/sairam/saindo/saem/sai ~ trocad*/embaralhad*/errada/erradas/tortas/enrolad*
      mao/braco/perna/lado ~ ficou/fico/ta/tava ~ boba/bobo/abobad*
      perdi/perdeu ~ fala/visao
      avc/derrame/isquemia/trombose
      pior dor de cabeca
      dor de cabeca ~ pior/explodindo/mais forte ~ vida
      face ~ drooping/drooped/droops
      slurr*/slurring ~ words/speech?
      having ~ stroke
      one side ~ numb
      arm ~ numb`,
    finds: (scene) => {
      const lost = live(scene, "confused").filter((hit) => whoseIs(scene, hit) !== "self");
      if (lost.length > 0)
        return {
          grade: says(scene, "sudden", "weak", "head", "limb") ? "call_now" : "see_today",
          signs: lost,
        };
      const heavy = near(scene, "heavy", "limb", 3);
      if (heavy && !says(scene, "training") && says(scene, "sudden", "woke", "head"))
        return { grade: "call_now", signs: heavy };
      const limb = near(scene, "numb", "limb", 3) ?? near(scene, "numb", "face", 3);
      return limb && says(scene, "head", "confused", "weak", "dizzy") && says(scene, "sudden")
        ? { grade: "call_now", signs: limb }
        : null;
    },
    takes: [
      "a boca do meu pai entortou do nada",
      "minha mãe tá falando enrolado",
      "não tô sentindo um lado do corpo",
      "perdi a força no braço direito de repente",
      "acho que é derrame",
    ],
    leaves: [
      "dormi em cima do braço",
      "torta de frango",
      "torci o pé",
      "minha avó teve AVC em 2015",
      "derramei o café na mesa",
    ],
  },
  {
    // A passing attack: to be seen the same day, though it is over (Ministério da Saúde, linha de cuidado do AVC).
    name: "sight or feeling lost for a while",
    topic: "stroke",
    stays: true,
    finds: (scene) => {
      const passed = scene.words.some(({ text }) => HAS_PASSED.test(text));
      const isOf = (cause: RegExp) => scene.words.some(({ text }) => cause.test(text));
      const sight = isOf(SEES_BADLY) ? [] : live(scene, "sight_lost");
      const numb = near(scene, "goes_numb", "one_part", 3);
      if (sight.length > 0) return { grade: passed && !numb ? "see_today" : "call_now", signs: sight };
      const isBrief = isOf(MINUTES) && passed && !isOf(LAY_ON_IT);
      return numb && isBrief ? { grade: "see_today", signs: numb } : null;
    },
    takes: [
      "ontem fiquei uns 10 min sem enxergar de um olho, passou sozinho",
      "a mão ficou dormente uns 10 minutos e voltou",
      "desceu uma cortina preta no olho direito",
      "my left eye went dark for five minutes",
    ],
    leaves: [
      "sem óculos não enxergo de um olho",
      "dormi em cima do braço e ficou dormente uns minutos, passou",
      "assei uns 20 minutos, a língua ficou macia",
      "tô cega de fome",
    ],
  },
  {
    name: "fainting",
    topic: "fainting",
    unless: (scene, hit) =>
      isAwake(scene, hit) ||
      isDropped(scene, hit) ||
      scene.words[hit.to]?.text === "cedo" ||
      isAsleep(scene, hit) ||
      // "não me acorda" begins a wish of one's own; "ela não me acorda" tells of her.
      (hit.from === 0 && scene.words[1]?.text === "me" && scene.words[2]?.text === "acorda"),
    says: `desmai*/dismai*
      apagou/apaguei ~ do_nada/no_chao/cozinha/banheiro/rua/sala/de_repente/caiu/acord*
      caiu/cai e apag*
      dei/deu/tive/teve ~ apagada/apagao/blecaute
      apaguei/apagou ~ volante/trabalho/aula/onibus/metro
      apaguei/apagou ~ meio/durante ~ treino/aula/serie/corrida/missa/reuniao/culto
      acordei/acordou/vi ~ no chao ~ povo/gente/todo/pessoal/volta
      desacordad*/inconscient*/desfalec*
      perdi/perdeu/perdendo ~ consciencia/sentidos/sentido
      caiu/cai ~ dura/duro/no_chao/desmai*
      nao ~ acorda/acordou/acordando/responde/respondendo/reage
      teve/tive/deu/dando ~ troco/treco/piripaque/passamento/piloura/pilora/faniquito/biloura
      vista/visao ~ escurec*
      escurec* ~ vista/visao/tudo
      vou/quase cair/cai/caindo ~ dura/duro/fraqueza/tontura`,
    finds: (scene) => {
      const dark = live(scene, "blurred", "dizzy");
      const falling = live(scene, "about_to");
      if (dark.length > 0 && falling.length > 0) return { grade: "call_now", signs: [...dark, ...falling] };
      const passed = live(scene, "fainted").filter((hit) => isAwake(scene, hit) && !isAsleep(scene, hit));
      if (passed.length === 0) return null;
      const isNow = scene.words.length <= 3 && passed.some(({ to }) => scene.words[to]?.text === "agora");
      const grave = isNow || says(scene, "insulin", "pregnant", "chest", "no_air", "head_bump", "blood");
      return { grade: grave ? "call_now" : "see_today", signs: passed };
    },
    takes: [
      "desmaiei no banheiro agora há pouco",
      "minha avó caiu dura e não responde",
      "vou desmaiar",
      "minha vista escureceu e quase caí",
    ],
    leaves: [
      "apaguei o almoço sem querer",
      "desmaiei de sono no sofá",
      "quase desmaiei com o preço do café",
      "apaga o queijo",
      "cheguei em casa e apaguei na cama",
      "claras só duas pq uma caiu no chão",
      "tira uma torrada que a outra caiu no chão",
    ],
  },
  {
    name: "a seizure",
    topic: "fainting",
    says: `convuls*/comvuls*/convus*
      ataque epilep*
      crise epilep*/convuls*
      se debatendo/debateu/debate/debater
      comecou ~ debater
      debatendo/sacudindo/tremendo ~ chao
      chao ~ sacudindo/debatendo/babando/espumando
      sacudindo ~ babando/espumando
      olho/olhos ~ revir*/virad*/virando
      revir*/virando/virou/vira ~ olho/olhos
      espumando/babando ~ boca
      se/todo tremendo ~ nao responde
      seizure/seizing/convulsing`,
    takes: [
      "meu sobrinho tá tendo convulsão",
      "ela tá se debatendo no chão",
      "os olhos dele reviraram e tá babando pela boca",
      "having a seizure",
    ],
    leaves: ["revirei os olhos de tão bom o bolo", "o cachorro ficou babando no meu prato"],
  },
];

const HAS_PASSED = /^(?:passou|passaram|voltou|voltaram|sumiu|durou|melhorou|normal|passed|fine|back)$/;
const MINUTES = /^(?:min|minutos?|minutinhos?|segundos|minutes?|mins)$/;
/** What makes a limb go to sleep, or a mouth numb, in anybody. */
const LAY_ON_IT =
  /^(?:dormi|dormindo|deitad[oa]|sentad[oa]|cruzad\p{L}*|apoi\p{L}*|posicao|encostad[oa]|celular|trein\p{L}*|academia|frio|gelo|anestesia|dentista|pimenta|jambu|slept)$/u;
const SEES_BADLY =
  /^(?:oculos|lentes?|shampoo|sabao|sabonete|cebola|pimenta|fumaca|farol|escuro|neblina|glasses|onions?)$/;

/** "desmaiei na cama de tão cansada", "desmaiei na poltrona vendo novela", "deitei na rede e desmaiei" */
function isAsleep({ words }: Scene, { from, to }: Found): boolean {
  const around = words.slice(Math.max(0, from - 6), to + 8).map(({ text }) => text);
  const before = words.slice(Math.max(0, from - 4), from).map(({ text }) => text);
  const fellInto = words.slice(to + 1, to + 4).some(({ text }) => BED.test(text));
  const layDown = before.some((text) => BED.test(text)) && before.some((text) => /^deit/.test(text));
  return (
    (fellInto || layDown) &&
    around.some((text) => SLEPT.test(text)) &&
    !words.some(({ text }) => FOUND.test(text))
  );
}

const BED = /^(?:cama|sofa|rede|poltrona|colchao|travesseiro)$/;
const SLEPT =
  /^(?:cans|sono|soneca|cochil|dormi|tarde|ontem|acordei|deitei|cheguei|novela|filme|serie|plantao|almoco|pedra|exaust|morta?$)/;
/** Who was found or struck something has not slept. */
const FOUND =
  /^(?:achou|acharam|encontr|bati|bateu|caindo|cai|tont|palid|suand|sang|vomit|trem|confus|chao$|mal$)/;

/** What slackens when it is baked or kept too long, and whose it is: "a massa do pão", "o bolo da minha mãe". */
const SLACKENS =
  /(?:^| )(?:bolo|bolinho|pudim|sufle|massa|pao|paes|torta|alface|rucula|couve|merengue|claras?|chantilly|mousse|panetone)(?: d[aeo](?: minha| meu)? [a-z]+)?$/;

/** "uma caiu no chão", "o bolo desmaiou", "a massa do pão desmaiou": of what was to be eaten. */
function isDropped({ words }: Scene, { from, to }: Found): boolean {
  const said = words.slice(from, to).map(({ text }) => text);
  const before = words[from - 1]?.text ?? "";
  const told = words
    .slice(Math.max(0, from - 4), from)
    .map(({ text }) => text)
    .join(" ");
  if (said[0] === "desmaiou" && SLACKENS.test(told)) return true;
  return (
    said.includes("caiu") &&
    said.includes("chao") &&
    /^(?:uma?|outr[oa]|metade|resto|pedaco|fatia|bolo|pao|pq|porque|segund[oa]|terceir[oa]|ultim[oa])$/.test(
      before,
    )
  );
}
