import { sticksForLong } from "@/lib/portuguese/safety/lasting-signs-rules";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Hit, live, near, type Scene, says } from "@/lib/portuguese/safety/scene/scene";

/** "tive uma crise e mordi a língua"; "uma mordida no bolo e a língua inchou" is none. */
function isTongueBitten({ words }: Scene): boolean {
  return words.some(({ text }, at) => /^mord/.test(text) && /^lingua/.test(words[at + 2]?.text ?? ""));
}

/** "tô com o braço roxo", "cheia de roxo", "bati o braço, tá roxo". */
function isBruise({ words }: Scene, { from, to }: Pick<Hit, "from" | "to">): boolean {
  const isBare = !words
    .slice(from, to)
    .some(({ text }) => /^(?:labio|boc|bei[cç]|ros|ded|unh|lip)/.test(text));
  return words
    .slice(isBare ? Math.max(0, from - 2) : from, to)
    .some(({ text }) => /^(?:bracos?|pernas?|coxa|joelho|canela|olho|costas|chei[ao])$/.test(text));
}

/** Who took insulin and only cannot swallow wants sugar: nothing is said of what would be stuck. */
function isOfInsulin({ words }: Scene, { from, to }: Pick<Hit, "from" | "to">): boolean {
  const cannotSwallow = words.slice(from, to).some(({ text }) => /^engol(?:ir|e|indo)$/.test(text));
  return cannotSwallow && words.some(({ text }) => /^(?:insulina|glicose|glicemia)$/.test(text));
}

/** "coração a 178 parado e doendo o peito" */
function isAtRest({ words }: Scene, { from, to }: Pick<Hit, "from" | "to">): boolean {
  const said = (one: RegExp, first: number, last: number) =>
    words.slice(first, last).some(({ text }) => one.test(text));
  return said(/^parad[oa]$/, from, to) && said(/^(?:coracao|relogio|batimentos?|bpm)$/, 0, from);
}

/** "apareceu um caroço no pescoço" */
function isLump({ words }: Scene, [one]: readonly Hit[]): boolean {
  const from = one?.from ?? 0;
  return /^caroc/.test(words[from]?.text ?? "") && GREW.test(words[from - 2]?.text ?? "");
}

const GREW = /^(?:apareceu|nasceu|surgiu|cresceu|senti|notei)$/;

function isOfLips({ words }: Scene, { from, to }: Pick<Hit, "from" | "to">): boolean {
  return words.slice(from, to).some(({ text }) => /^(?:labi|boc|bei[cç]|unh|lip)/.test(text));
}

/** What makes lips blue that breathe. */
const STAINS =
  /^(?:acai|vinho|uvas?|amoras?|beterraba|jabuticabas?|jamelao|mirtilos?|pirulito|picole|sorvete|bala|frio)$/;
const EACH_TIME = /^(?:se|quando|qnd|qdo|sempre|toda|todas|vez|basta|if|whenever|when|every)$/;
const EATS = /^(?:com[oae]|comer|comendo|tomo|tomar|bebo|beber|eat)$/;
const WHEEZES = /^(?:chia\p{L}*|wheez\p{L}*)$/u;

export const AIRWAY_RULES: readonly SafetyRule[] = [
  {
    name: "tongue, throat or lips swell",
    topic: "allergy",
    says: `anafila*/anaphyla*
      choque alergico
      edema de glote
      no/bola/caroco/pano na? garganta ~ depois
      allergic reaction
      epipen`,
    finds: (scene) => {
      const swells =
        (isTongueBitten(scene) ? null : near(scene, "swells", "tongue")) ??
        near(scene, "swells", "throat") ??
        near(scene, "swells", "lips") ??
        near(scene, "closes", "throat") ??
        near(scene, "itches", "throat");
      if (swells) {
        const itchOnly = swells.some(({ label }) => label === "itches");
        const asks = !says(scene, "ate", "allergen", "allergic", "no_air", "hives");
        return itchOnly && asks ? null : { grade: "call_now", signs: swells };
      }
      const face = near(scene, "swells", "face");
      // Swollen with a headache or with lights in the eyes, it is the pregnancy.
      if (!face || (says(scene, "pregnant") && says(scene, "headache", "blurred"))) return null;
      const slept = scene.words.some(({ text }) =>
        /^(?:sono|dormi|chor|acord|espinha|soco|porrada|dente)/.test(text),
      );
      const cause = !slept && says(scene, "ate", "allergen", "allergic", "hives", "no_air", "after");
      return cause ? { grade: "call_now", signs: face } : null;
    },
    takes: [
      "dei uma mordida no bolo e minha língua inchou na hora",
      "minha língua tá inchando depois do camarão",
      "comi amendoim e a garganta tá fechando",
      "meus lábios incharam do nada",
      "comi castanha e tô com a cara toda inchada",
      "my throat is closing",
    ],
    leaves: [
      "mordi a língua comendo pão",
      "acordei com a cara inchada de sono",
      "barriga inchada depois da feijoada",
      "minhas pernas incham no calor",
      "fiquei com um nó na garganta de saudade",
      "língua de boi com batata",
    ],
  },
  {
    name: "allergy with short breath or all over",
    topic: "allergy",
    finds: (scene) => {
      const skin = live(scene, "hives", "allergic");
      const hives = live(scene, "hives");
      const itch = live(scene, "itches");
      const air = live(scene, "no_air", "purple");
      const ill = live(scene, "vomits", "dizzy", "weak", "trembles");
      if (skin.length > 0 && air.length > 0) return { grade: "call_now", signs: [...skin, ...air] };
      if (hives.length > 0 && ill.length > 0) return { grade: "call_now", signs: [...hives, ...ill] };
      if (hives.length > 0 && says(scene, "ate", "allergen", "allergic", "itches"))
        return { grade: "see_today", signs: hives };
      const odd = near(scene, "odd", "throat") ?? near(scene, "odd", "tongue") ?? near(scene, "odd", "lips");
      if (odd && says(scene, "allergic")) return { grade: "call_now", signs: odd };
      const voice = live(scene, "voice");
      if (
        voice.length > 0 &&
        says(scene, "hives", "itches", "allergic", "allergen") &&
        says(scene, "itches", "hives", "allergic")
      )
        return { grade: "call_now", signs: voice };
      const numb = near(scene, "numb", "lips") ?? near(scene, "numb", "tongue");
      if (numb && says(scene, "ate")) return { grade: "call_now", signs: numb };
      const mouth = near(scene, "itches", "lips") ?? near(scene, "itches", "tongue");
      if (mouth && says(scene, "ate", "allergen", "allergic")) return { grade: "call_now", signs: mouth };
      // "o pé formiga de noite": nerves.
      const isItch = itch.some(({ from }) => !/^formig/.test(scene.words[from]?.text ?? ""));
      const body = isItch && says(scene, "allergen", "allergic");
      return body ? { grade: "see_today", signs: itch } : null;
    },
    takes: [
      "fiquei toda empolada depois do almoço e sem ar",
      "comi camarão e tô cheia de placas vermelhas no corpo",
      "meu corpo todo vermelho coçando depois do antibiótico",
      "comi kiwi e minha boca tá coçando",
      "alergia forte, falta de ar",
    ],
    leaves: ["sou alérgica a camarão", "picada de pernilongo coçando", "tenho alergia a leite"],
  },
  {
    name: "swells each time one eats it",
    topic: "allergy",
    grade: "next_visit",
    stays: true,
    finds: (scene) => {
      const [food] = all(scene, "allergen");
      const when = scene.words.findIndex(({ text }) => EACH_TIME.test(text));
      if (!food || when < 0 || !scene.words.slice(when, food.from).some(({ text }) => EATS.test(text)))
        return null;
      const skin = [...live(scene, "hives"), ...live(scene, "itches")];
      const whole = scene.words.findIndex(
        ({ text }, at) => /^tod[ao]$/.test(text) && /^inch/.test(scene.words[at - 1]?.text ?? ""),
      );
      const swollen = { label: "word", from: whole - 1, to: whole + 1, value: Number.NaN };
      const signs = whole > 0 ? [...skin, swollen] : skin;
      return signs.length > 0 ? { grade: "next_visit", signs: [food, ...signs] } : null;
    },
    takes: [
      "se eu como camarão incho toda",
      "toda vez que como kiwi minha boca coça",
      "quando como amendoim fico toda empolada",
    ],
    leaves: ["sempre que tem camarão eu como", "quando como ovo de manhã não sinto fome"],
  },
  {
    name: "ate what one is allergic to",
    topic: "allergy",
    grade: "see_today",
    says: `comi/comeu/provei/provou/engoli/tomei/bebi ~ sem querer/saber/perceber/ver ~ alergi*
      tinha ~ sou/tenho/e ~ alergi*
      comi/comeu/provei/provou/tomei ~ sou/e ~ alergi*
      sou/e/tem/tenho ~ alergi* ~ comi/comeu/provei/tomei/engoli
      reac* alergi*
      crise ~ alergi*
      alergia ~ atacou/atacada/forte/braba
      ate ~ im/am allergic`,
    takes: [
      "comi um bombom que tinha amendoim e sou alérgico",
      "acho que tô tendo uma reação alérgica",
      "tinha camarão no pastel e eu sou alérgica",
    ],
    leaves: ["sou alérgico a amendoim, anota aí", "minha restrição é leite"],
  },
  {
    name: "choking",
    topic: "choking",
    unless: (scene, hit) =>
      isOfInsulin(scene, hit) || isAtRest(scene, hit) || sticksForLong(scene).length > 0,
    says: `engasgad*/engasgano/engasgando
      ta/to/esta/ficou/foi/bebe/filho/filha/ele/ela/crianca/menino/menina/pai/mae/avo ~ engasg*
      engasguei/engasgou/engasgo ~ com/comendo/agora/osso/carne/pao/uva
      engasg*
      engoliu/engoli ~ nao ~ consegue/consigo ~ tossir/falar/respirar
      entalad*/entalou/entalei/intalad*/intalou/intalei
      atravess* ~ garganta/goela/guela
      presa/preso/presinha/parada/parado/parou/travou/travada/travado/grudou/enganch*/agarr*/entravad* ~ garganta/goela/guela/gogo/peito/pescoco
      espinha/osso/ossinho/caroco/pilula/comprimido/pedaco/carne/comida ~ garganta/goela/guela ~ nao? sai*
      espinha ~ garganta/goela/guela
      engoli/engoliu ~ espinha/osso/caroco
      nao ~ engolir ~ saliva/baba/cuspe
      nao ~ engole/consigo_engolir/consegue_engolir
      comida/carne/pao nao ~ desce/desceu
      choking/choked
      stuck ~ throat
      heimlich`,
    finds: (scene) => {
      const scratches = scene.words.some(({ text }) => text === "arranhando");
      const isSore = scratches && !near(scene, "foreign", "throat", 4);
      if (sticksForLong(scene).length > 0) return null;
      const stuck = isSore
        ? null
        : (near(scene, "stuck", "throat", 6) ?? near(scene, "foreign", "throat", 2));
      if (stuck && (isLump(scene, stuck) || stuck.some((hit) => isAtRest(scene, hit)))) return null;
      return stuck ? { grade: "call_now", signs: stuck } : null;
    },
    takes: [
      "tomei insulina e tem um osso atravessado na garganta",
      "tô com uma espinha entalada",
      "meu filho engasgou com uma uva e não para de tossir",
      "tem um osso de galinha preso na minha goela",
      "minha vó engasgou e tá ficando roxa",
      "help my dad is choking",
    ],
    leaves: [
      "quase engasguei de rir",
      "tô com uma espinha na testa",
      "engasguei com a conta do restaurante",
      "engasguei mas já passou, tô bem",
      "artichoke salad",
    ],
  },
  {
    name: "an inhaler that does not help",
    topic: "breathing",
    says: `bombinha/aerolin/inalador/nebulizacao/inhaler ~ nao ~ helping/help/working/adianta/adiantou/resolve/resolveu/melhora/melhorou/alivia/aliviou/funcionou
      costela/costelas/costelinha/costelinhas/peitinho ~ afund*/funda/fundando
      afund* ~ costela/costelas/costelinha/costelinhas
      lips/mouth ~ look/looks/turning/turned/went/are/is ~ grey/gray/blue/purple`,
    finds: (scene) => {
      const wheezes = scene.words.some(({ text }) => WHEEZES.test(text));
      const inhaler = scene.words.findIndex(({ text }) => /^(?:bombinha|aerolin|inhaler)$/.test(text));
      const isOut = scene.words.some(({ text }) => /^(?:acabou|vazia|empty|sem|out)$/.test(text));
      const sign = { label: "word", from: inhaler, to: inhaler + 1, value: Number.NaN };
      return wheezes && inhaler >= 0 && isOut ? { grade: "see_today", signs: [sign] } : null;
    },
    takes: [
      "a bombinha acabou ontem e tô chiando desde a madrugada",
      "usei a bombinha 3 vezes e não adiantou",
      "meu menino tá cansado, a costelinha tá afundando",
      "her inhaler is not helping and her lips look grey",
    ],
    leaves: ["comprei a bombinha de chocolate", "usei a bombinha antes da corrida, comi banana", "uva azul"],
  },
  {
    name: "lips or nails turn blue",
    topic: "breathing",
    stays: true,
    finds: (scene) => {
      const lips = live(scene, "purple").filter((hit) => !isBruise(scene, hit) && isOfLips(scene, hit));
      return lips.length > 0 &&
        says(scene, "child", "other") &&
        !scene.words.some(({ text }) => STAINS.test(text))
        ? { grade: "call_now", signs: lips }
        : null;
    },
    takes: ["mamãe só aceitou gelatina e a boca dela tá arroxeada", "os lábios do meu filho tão azulados"],
    leaves: ["meu filho ficou com a boca roxa de açaí", "minha mãe tá com o olho roxo"],
  },
  {
    name: "cannot breathe",
    topic: "breathing",
    finds: (scene) => {
      const air = live(scene, "no_air");
      const purple = live(scene, "purple").filter((hit) => !isBruise(scene, hit));
      if (purple.length > 0 && (says(scene, "child", "other", "no_air") || air.length > 0))
        return { grade: "call_now", signs: [...purple, ...air] };
      if (air.length === 0) return null;
      if (says(scene, "training") && live(scene, "purple", "chest").length === 0) {
        const passing = air.every(({ from, to }) => to - from === 2 && scene.words[from]?.text === "sem");
        return passing ? null : { grade: "see_today", signs: air };
      }
      return { grade: "call_now", signs: air };
    },
    takes: [
      "não consigo respirar direito",
      "meu bebê tá com a boquinha roxa",
      "tô com falta de ar desde cedo",
      "minha mãe tá puxando o ar e não vem",
      "i cant breathe",
    ],
    leaves: [
      "fiquei sem ar de tanto rir",
      "sem ar com a vista da ilha",
      "quarto sem ar condicionado",
      "fiz na fritadeira sem ar",
      "repolho roxo e uva roxa",
      "bati na mesa, fiquei com o joelho roxo e fui almoçar",
    ],
  },
];
