import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Hit, live, type Scene, says } from "@/lib/portuguese/safety/scene/scene";

/** What makes a leg swell that is no clot: a blow, a sting, the gym, the heat. */
function isExplained({ words }: Scene): boolean {
  return words.some(({ text }) => STRUCK.test(text) || TRAINED.test(text));
}

const STRUCK =
  /^(?:torci|torceu|bati|bateu|cai|caiu|tombo|pancada|chute|futebol|jogo|calor|panturrilhas|depilacao|sunburn|twisted)$/;
const TRAINED =
  /^(?:trein|malh|agachament)|^(?:academia|corrida|corri|corro|crossfit|esteira|pedal|pedalei|gym|workout|run)$/;
const FOR_LONG = /^(?:semanas?|mes|meses|tempos?|ultimamente|sempre|vive|weeks?|months?)$/;

/** Food that has been slow to go down for weeks, where nothing is stuck now. */
export function sticksForLong(scene: Scene): Hit[] {
  const isNow = scene.words.some(({ text }) => IN_THE_WAY.test(text) || /^(?:agora|socorro)$/.test(text));
  return isNow ? [] : hasStuck(scene);
}

function hasStuck(scene: Scene): Hit[] {
  const isLong =
    scene.words.some(({ text }) => FOR_LONG.test(text)) ||
    all(scene, "days_long").some(({ value }) => value > 6);
  return isLong ? live(scene, "sticks") : [];
}

/** "faz um mês que só dá", "toda manhã" */
const STAYS =
  / (?:faz|ha) (?:uns |umas )?(?:\S+ )(?:dias|semanas?|mes|meses) | (?:so (?:da|vem|fica|tem dado|ta dando)|vive|sempre|todo dia|toda manha|ultimamente|nao baixa|nao abaixa) /;
/** "glicose em jejum 92, sempre com 200 ml de café" */
const UNIT = /^(?:g|gr|gramas?|ml|kcal|calorias|passos|metros|reais|minutos)$/;
const NERVES = /^(?:formig(?:amentos?|ando|a|am)|dorment(?:e|es|ia|ias)|numb|tingl\p{L}+)$/u;
const IN_THE_WAY = /^(?:saliva|baba|cuspe|cuspo|respir\p{L}*)$/u;

const REACTED =
  / (?:urticaria|empol\S+|(?:boca|labio|labios|rosto|olho|olhos|lingua|garganta) (?:\S+ ){0,2}(?:inch\S+|coc\S+)|inch(?:ei|ou|aram) (?:\S+ ){0,2}(?:boca|labios?|rosto|olhos?|lingua)|cobert[oa] de bolinhas?|cheio de (?:placas|bolinhas)) /;
const EATEN_AGAIN =
  / (?:(?:vontade|pensando|afim|louc[oa]|doid[oa]) (?:de|em|para|pra) (?:arriscar|comer|provar|experimentar|tentar|testar)|(?:vou|posso|da para|quero|queria) (?:arriscar|comer|provar|experimentar|tentar|testar) (?:\S+ ){0,3}(?:de novo|outra vez|novamente|so um|so uma|um pouquinho)|arriscar (?:so )?(?:uma?|de novo|outra)) /;
/** Together for months: to be looked into by a blood test (SBEM, hipotireoidismo). */
const SLOWED = [
  / (?:cabelo|cabelos) (?:\S+ )?(?:caindo|cai|caem|ralo|quebrando) | queda de cabelo /,
  / unhas? (?:\S+ )?(?:frac\S+|quebr\S+|lasc\S+) /,
  / (?:um )?frio (?:fora do normal|danado|que nao passa|o tempo todo|sempre) | (?:sinto|sentindo|morro de|vivo com) (?:\S+ )?frio /,
  / (?:\d+|uns|umas|dois|tres|quatro|cinco|seis) (?:kg|quilos?) a mais | engord(?:ei|ando|o) | ganhei (?:\S+ )?(?:kg|quilos?|peso) /,
  / (?:cansaco|cansad[oa]|exaust[oa]|sem energia|lent[oa]|lerd[oa]) (?:\S+ ){0,2}(?:sempre|direto|o tempo todo|todo dia|ha|faz|demais|que nao passa) | vivo cansad[oa] /,
  / (?:intestino (?:\S+ )?pres[oa]|pres[oa] intestino|pele (?:\S+ )?sec[ao]|inchad[oa] de manha) /,
];

function lineOf({ words }: Scene): string {
  return ` ${words.map(({ text }) => text).join(" ")} `;
}

/** To be spoken of at the next visit where all of it is told; the word that the first begins with. */
function whereAll(scene: Scene, first: RegExp, ...others: readonly RegExp[]): Finding | null {
  const line = lineOf(scene);
  const found = first.exec(line);
  if (!found || others.some((one) => !one.test(line)) || all(scene, "news").length > 0) return null;
  const from = line.slice(0, found.index + 1).split(" ").length - 2;
  return { grade: "next_visit", signs: [{ label: "word", from, to: from + 1, value: Number.NaN }] };
}

/** Weeks of it and weight lost: the gullet is to be looked into at once. */
function sticksAndWastes(scene: Scene): Hit[] {
  const { words } = scene;
  const wastes = words.some(
    ({ text }, i) =>
      words[i - 1]?.text !== "nao" &&
      (/^emagre(?:ci|ceu|cendo|co)$/.test(text) ||
        (/^(?:perd(?:i|eu|endo)|lost|losing)$/.test(text) &&
          words.slice(i + 1, i + 4).some((next) => /^(?:peso|kg|pounds|lbs|weight)$/.test(next.text)))),
  );
  return wastes && !words.some(({ text }) => IN_THE_WAY.test(text)) ? hasStuck(scene) : [];
}

/** "a glicada caiu de 11 pra 9,2" */
const WAS = /^(?:era|estava|tava|foi)$/;
const WAS_ONCE = /^(?:era|estava|tava)$/;
const FALLS = /^(?:caiu|baixou|desceu|melhorou|diminuiu|reduzi\p{L}*)$/u;

/** Old enough for thirst to be no guide, by name or by years. */
function isOld(scene: Scene): boolean {
  const years = scene.words.some(
    ({ value }, i) => value >= 65 && value <= 105 && /^(?:de|com|tem)$/.test(scene.words[i - 1]?.text ?? ""),
  );
  return says(scene, "elder") || (years && says(scene, "other"));
}

/** Signs that last or creep in, so that nobody calls for help. */
const DRINK =
  /^(?:cachac\p{L}*|pinga|cerveja|cervejinha|cervejas|alcool|vinho|vodka|whisky|conhaque|latinhas?|bebida|beer|wine|vodka|liquor)$/u;
const SHAKES = /^(?:tremedeira|tremo|tremendo|tremor|tremores|tremelique|shakes|shaking|shake)$/;

export const LASTING_SIGNS_RULES: readonly SafetyRule[] = [
  {
    // Thrombosis: the same day, for what it may become in the lungs (Ministério da Saúde, tromboembolismo venoso).
    name: "a leg that swells on one side",
    topic: "heart",
    grade: "see_today",
    unless: isExplained,
    says: `perna/panturrilha/coxa/canela ~ inch*/engross* ~ lado so
      perna/panturrilha/coxa/canela ~ inch*/engross* ~ so ~ lado/outra/uma
      so a? perna/panturrilha esquerda/direita ~ inch*
      so/uma perna ~ inch*/dobro
      inch* so? uma perna
      inch*/inchaco numa/na perna so
      perna/panturrilha ~ mais/bem inch*/grossa ~ outra/esquerda/direita
      perna/panturrilha/batata_da_perna ~ inch* ~ quente/vermelha/dura/dolorida/doendo/doi/dor/repux*
      perna/panturrilha/batata_da_perna ~ quente/vermelha/dura/dolorida/doendo/doi/dor ~ inch*
      perna/panturrilha direita/esquerda ~ inch*
      one/left/right leg/calf ~ swollen/swelling/swelled
      calf ~ swollen/swelling/swelled`,
    takes: [
      "perna inchou de um lado só, quente e doendo a batata, viajei de ônibus ontem",
      "minha panturrilha direita tá inchada, quente e dura",
      "uma perna tá mais inchada que a outra",
      "my left calf is swollen and sore since the flight",
    ],
    leaves: [
      "minhas pernas incham no calor",
      "panturrilha dura do treino de ontem, almocei bem",
      "perna de cordeiro assada",
      "perna inchada do treino de ontem, comi bem",
    ],
  },
  {
    name: "food that sticks on its way down",
    topic: "choking",
    grade: "next_visit",
    stays: true,
    finds: (scene) => {
      const wasting = sticksAndWastes(scene);
      if (wasting.length > 0) return { grade: "see_today", signs: wasting };
      const sticks = sticksForLong(scene);
      return sticks.length > 0 ? { grade: "next_visit", signs: sticks } : null;
    },
    takes: [
      "de uns 2 meses pra cá o pão e a carne param no meio do peito, empurro com água",
      "tem um mês que a carne trava na hora de descer",
      "comida seca custa a descer faz semanas",
      "for two months bread has been getting stuck in my chest",
    ],
    leaves: [
      "comi pão com carne e fruta pra semana toda",
      "desceu bem o almoço da semana",
      "há meses treino peito e como frango",
    ],
  },
  {
    // Potassium falls when nothing is eaten, and the heart loses its beat.
    name: "fasting that reaches the heart",
    topic: "eating_disorder",
    finds: (scene) => {
      const beat = live(scene, "odd_heart", "racing");
      const fell = live(scene, "fainted");
      const hasFallen = fell.length > 0 || scene.words.some(({ text }) => text === "apaguei");
      const isOdd = beat.some(({ label }) => label === "odd_heart") || (beat.length > 0 && hasFallen);
      const days = all(scene, "days_long").filter(({ value }) => !(value < 3));
      const empty = live(scene, "only_liquid", "not_eaten", "eats_nothing");
      if (!isOdd || days.length === 0 || empty.length === 0) return null;
      return { grade: "call_now", signs: [...days, ...empty, ...fell, ...beat] };
    },
    takes: [
      "faz 5 dias que só tomo água e café preto, hoje desmaiei e o coração tá batendo estranho",
      "4 dias sem comer nada, apaguei no trabalho e o coração bate irregular",
      "jejum de 6 dias, desmaiei e tô com palpitação",
    ],
    leaves: [
      "jejum de 16 horas e café preto",
      "5 dias sem comer doce, coração feliz",
      "coração de galinha 3 dias seguidos",
    ],
  },
  {
    name: "somebody old drinks little and is dizzy",
    topic: "dehydration",
    grade: "next_visit",
    finds: (scene) => {
      const little = live(scene, "drinks_little");
      const dizzy = live(scene, "dizzy", "weak");
      return little.length > 0 && dizzy.length > 0 && isOld(scene)
        ? { grade: "next_visit", signs: [...little, ...dizzy] }
        : null;
    },
    takes: [
      "o pai de 82 quase não toma água, uns 2 copos por dia, anda meio tonto quando levanta",
      "minha mãe de 79 bebe pouca água e fica tonta quando levanta",
    ],
    leaves: ["minha mãe de 79 bebe pouca água, hoje tomou 3 copos", "bebi pouca água hoje"],
  },
  {
    name: "drink that the body asks for",
    topic: "unwell",
    grade: "see_today",
    stays: true,
    finds: (scene) => {
      const at = scene.words.findIndex(({ text }) => DRINK.test(text));
      const shakes = scene.words.some(({ text }) => SHAKES.test(text));
      const without = scene.words.some(
        ({ text }, i) =>
          /^(?:nao|sem|parei|without|stop|stopped|quit)$/.test(text) &&
          scene.words
            .slice(i + 1, i + 4)
            .some((next) => /^(?:tom|beb|drink|alcool|cachac|ela|ele)/.test(next.text)),
      );
      const sign = { label: "word", from: at, to: at + 1, value: Number.NaN };
      return at >= 0 && shakes && without ? { grade: "see_today", signs: [sign] } : null;
    },
    takes: [
      "não passo o dia sem a cachaça, se não tomo me dá tremedeira",
      "if i don't drink wine i get the shakes",
    ],
    leaves: [
      "se não tomo café me dá tremedeira",
      "tomei uma cerveja, sem fome",
      "tremi de frio e tomei um vinho quente",
    ],
  },
  {
    // It may be worse the next time (ASBAI, anafilaxia).
    name: "what swelled or itched once, about to be eaten again",
    topic: "allergy",
    stays: true,
    finds: (scene) => whereAll(scene, REACTED, EATEN_AGAIN),
    takes: [],
    leaves: [],
  },
  {
    name: "signs of a slow thyroid",
    topic: "unwell",
    stays: true,
    finds: (scene) => {
      const line = lineOf(scene);
      const signs = SLOWED.filter((one) => one.test(line));
      return signs.length >= 3 ? whereAll(scene, signs[0] as RegExp) : null;
    },
    takes: [],
    leaves: [],
  },
  {
    // Fasting and at 126 or more on more than one day it is diabetes until shown otherwise (Sociedade Brasileira de Diabetes).
    name: "a fasting glucose that stays high",
    topic: "high_glucose",
    stays: true,
    finds: (scene) => {
      const { words } = scene;
      const line = lineOf(scene);
      const at = words.findIndex(({ text }) => /^(?:glicose|glicemia|dextro|hgt)$/.test(text));
      const fasting = words.findIndex(({ text }) => text === "jejum");
      const figure = words.find(
        ({ value }, i) => i > at && value >= 126 && value < 250 && !UNIT.test(words[i + 1]?.text ?? ""),
      );
      const sign = { label: "word", from: at, to: at + 1, value: figure?.value ?? Number.NaN };
      return at >= 0 && fasting >= 0 && figure && STAYS.test(line)
        ? { grade: "next_visit", signs: [sign] }
        : null;
    },
    takes: [],
    leaves: [],
  },
  {
    // Nerves and memory suffer where B12 is missing for years (Ministério da Saúde, Guia Alimentar; Sociedade Vegetariana Brasileira).
    name: "no vitamin B12 and numb limbs",
    topic: "unwell",
    finds: ({ words }) => {
      const at = words.findIndex(({ text }) => /^(?:vegan[oa]|vegetarian[oa]|b12)$/.test(text));
      const isNumb = words.some(
        ({ text }, i) =>
          NERVES.test(text) && !words.slice(Math.max(0, i - 2), i).some((word) => word.text === "nao"),
      );
      const sign = { label: "word", from: at, to: at + 1, value: Number.NaN };
      return at >= 0 && isNumb ? { grade: "next_visit", signs: [sign] } : null;
    },
    takes: [],
    leaves: [],
  },
  {
    // Above it diabetes is far from its aim (Sociedade Brasileira de Diabetes, Diretriz).
    name: "a high glycated haemoglobin",
    topic: "high_glucose",
    stays: true,
    finds: ({ words }) => {
      const at = words.findIndex(({ text }) => /^(?:glicada|glicosilada|hba1c|a1c)$/.test(text));
      const said = words.flatMap(({ value }, i) => (i > at && value >= 3 && value < 20 ? [i] : []));
      const [first, second] = said as [number?, number?];
      if (at < 0 || first === undefined || first > at + 6) return null;
      const valueAt = (i: number | undefined) => words[i ?? -1]?.value ?? 0;
      // "era 6,9 e agora deu 9,1", "deu 8,4, o ano passado era 6,9"
      const isOnce = WAS_ONCE.test(words[first - 1]?.text ?? "");
      const isBefore = second !== undefined && WAS.test(words[second - 1]?.text ?? "");
      const percent = valueAt(isOnce ? second : first);
      const earlier = isOnce ? valueAt(first) : isBefore ? valueAt(second) : 0;
      const sign = { label: "word", from: at, to: at + 1, value: percent };
      const falls = earlier > percent || words.some(({ text }) => FALLS.test(text));
      return percent >= 8 && !falls ? { grade: "next_visit", signs: [sign] } : null;
    },
    takes: [],
    leaves: [],
  },
];
