import { glucoseReadings } from "@/lib/portuguese/safety/scene/glucose-readings";
import { isKeptAway, isKeptFrom, isMadeSafe } from "@/lib/portuguese/safety/scene/infant-feeding";
import type { Finding, SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { all, type Hit, isTime, live, near, type Scene, says } from "@/lib/portuguese/safety/scene/scene";
import { pressures } from "@/lib/portuguese/safety/scene/vital-figures";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** Where a child of less than one year is spoken of. */
function infants(scene: Scene): Hit[] {
  return all(scene, "infant").filter(({ from, to, value }) => {
    // "chá de bebê"
    const of = scene.words[from - 1]?.text === "de" ? (scene.words[from - 2]?.text ?? "") : "";
    // "tô grávida de 5 meses"
    if (of === "cha" || /^(?:gravid|gestante|buchuda|prenh)/.test(of)) return false;
    // "1 ano e 4 meses"
    if (/^an(?:os?|inhos?)$/.test(scene.words[from - 2]?.text ?? "")) return false;
    if (Number.isNaN(value)) return !ofOlderChild(scene);
    return value < 12 && !isTime(scene.words, from, to);
  });
}

/** "meu bebê de 3 anos". */
function ofOlderChild({ words }: Scene): boolean {
  return words.some(({ value }, i) => value >= 1 && /^an(?:os?|inhos?)$/.test(words[i + 1]?.text ?? ""));
}

function infantFood(scene: Scene): Finding | null {
  const found = infants(scene);
  // "de 30 semanas e o bebê chuta quando como doce": it is not born yet.
  const isUnborn =
    isPregnantHere(scene) && scene.words.some(({ text }) => /^(?:chut|mex|kick|mov)/.test(text));
  if (found.length === 0 || isUnborn) return null;
  const given = says(scene, "given");
  const food = all(scene, "not_for_infants").filter((hit) => !hit.remote && !isKeptFrom(scene, hit));
  if (food.length === 0) return null;
  const isHoneyAt = ({ from }: Hit) => /^(?:mel|honey)/.test(scene.words[from]?.text ?? "");
  const allFed = food.filter((hit) => !hit.denied && (given || near(scene, "not_for_infants", "infant", 6)));
  const fed = allFed.find(isHoneyAt) ?? allFed[0];
  if (!fed) return null;
  const isHoney = isHoneyAt(fed);
  // "dei mel, faz mal?" has been given, "posso dar? ainda não dei" not.
  const isGiven = scene.words.some(({ text }, i) => GAVE.test(text) && scene.words[i - 1]?.text !== "nao");
  const asks = !isGiven && ((scene.words[fed.from]?.asks ?? false) || says(scene, "may_i"));
  if (!isGiven && !asks && isKeptAway(scene)) return null;
  const signs = [found[0] as Hit, fed];
  // Botulism of infants begins so.
  const limp = live(scene, "weak", "drowsy", "no_air", "fainted", "purple");
  if (isHoney && limp.length > 0) return { grade: "call_now", signs: [...signs, ...limp], whose: "child" };
  return { grade: isHoney && !asks ? "see_today" : "next_visit", signs, whose: "child" };
}

const COFFEES =
  /\bcafe\b.* (\d+) (?:xicar\S+|canec\S+|copos?)\b(?! de (?!cafe))|\b(\d+) (?:(?:xicar|canec|copo)\S* de )?cafe(?:s|zinhos?)?\b/;
const GAVE =
  /^(?:dei|demos|comeu|tomou|provou|lambeu|chupou|passei|passou|botei|botou|coloquei|colocou|deu|deram|pus|gave|ate|had)$/;

/** In brackets of a few weeks spotting tells it as well: "manchei a calcinha de marrom, 8 semanas". */
function isPregnantHere(scene: Scene): boolean {
  const weeks = scene.words.some(
    ({ value, text }, i) =>
      value >= 4 && value <= 42 && /^(?:semanas?|sem|weeks?)$/.test(scene.words[i + 1]?.text ?? text),
  );
  const isOfChild =
    live(scene, "spotting").length > 0 || scene.words.some(({ text }) => /^(?:nenem|bebe|baby)$/.test(text));
  return says(scene, "pregnant") || scene.context.isPregnant === true || (weeks && isOfChild);
}

/** Contraindicated in pregnancy by their leaflets (Anvisa). */
const HARMS_UNBORN =
  /^(?:roacutan|isotretinoina|acitretina|talidomida|metotrexato|varfarina|marevan|valproato|depakene|misoprostol|cytotec|leflunomida|finasterida|losartana|enalapril|captopril)$/;

/** A little blood early in a pregnancy is to be seen today (Ministério da Saúde, Caderneta da gestante). */
function isOnlySpotting({ words }: Scene, alarm: readonly Hit[]): boolean {
  const isLate = words.some(
    ({ value }, i) =>
      (value >= 20 && /^sem/.test(words[i + 1]?.text ?? "")) ||
      (value >= 5 && /^mes/.test(words[i + 1]?.text ?? "")),
  );
  const isBlood = alarm.every(({ from, to }) => {
    return words.slice(from, to).every(({ text }) => BLOOD.test(text));
  });
  return isBlood && !isLate && words.some(({ text }) => A_LITTLE.test(text)) && !words.some(isMuch);
}

const BLOOD = /^(?:sang\p{L}*|borra|corrimento|de|com|marrom|bleeding)$/u;
const A_LITTLE =
  /^(?:pouquinho|gotinhas?|gotas?|pinguinhos?|filete|sanguinho|sangramentinho|escape|escapezinho|clarinho|manchinhas?|borrinha|spotting)$/;
const isMuch = ({ text }: Word) =>
  /^(?:muito|muita|forte|fortes|vivo|encharc\p{L}*|coagulos?|tont[ao])$/u.test(text);

function pregnancyFinding(scene: Scene): Finding | null {
  if (!isPregnantHere(scene)) return null;
  const who = all(scene, "pregnant");
  const alarm = live(scene, "pregnancy_alarm");
  const spots = live(scene, "spotting");
  if (alarm.length > 0 && !isOnlySpotting(scene, alarm))
    return { grade: "call_now", signs: [...who, ...alarm] };
  if (alarm.length + spots.length > 0) return { grade: "see_today", signs: [...who, ...alarm, ...spots] };
  const harms = scene.words.findIndex(({ text }) => HARMS_UNBORN.test(text));
  if (harms >= 0) {
    const medicine = { label: "word", from: harms, to: harms + 1, value: Number.NaN };
    return { grade: "see_today", signs: [...who, medicine] };
  }
  const pressure = pressures(scene).findLast(({ high, low }) => high >= 140 || low >= 90);
  const ill = live(scene, "blurred", "headache", "swells", "fainted", "no_air");
  const fasting = scene.words.some(({ text }) => text === "jejum");
  const sweet = glucoseReadings(scene).find(({ mgdl }) => mgdl >= (fasting ? 95 : 140));
  if (sweet) return { grade: "see_today", signs: [...who, sweet.hit], glucose: sweet.mgdl };
  if (pressure) {
    const isGrave = pressure.high >= 160 || pressure.low >= 110 || ill.length > 0;
    const figure = { label: "figure", from: pressure.at, to: pressure.at + 3, value: Number.NaN };
    return { grade: isGrave ? "call_now" : "see_today", signs: [...who, figure, ...ill] };
  }
  // Pre-eclampsia shows so (Ministério da Saúde, gestação de alto risco).
  const showing = (["headache", "blurred", "swells"] as const).filter((sign) => live(scene, sign).length > 0);
  if (showing.length > 1 && says(scene, "headache", "blurred"))
    return { grade: "call_now", signs: [...who, ...ill] };
  if (ill.length > 0 && says(scene, "headache", "blurred", "pressure", "fainted", "no_air"))
    return { grade: "see_today", signs: [...who, ...ill] };
  // "comida japonesa cozida"
  const raw = live(scene, "raw").filter(({ to }) => !COOKED.test(scene.words[to]?.text ?? ""));
  const risky = [...raw, ...live(scene, "abortive")];
  const drank = says(scene, "no_alcohol") ? [] : live(scene, "alcohol");
  const signs = [...who, ...drank, ...risky];
  // Who trembles without a drink cannot leave it off alone.
  if (drank.length > 0 && says(scene, "trembles")) return { grade: "see_today", signs };
  return drank.length + risky.length > 0 ? { grade: "next_visit", signs } : null;
}

const COOKED = /^(?:cozid|grelhad|assad|frit|empanad|vegetarian|vegan)[oa]s?$/;
const FOR_FEVER = /^(?:dipirona|novalgina|paracetamol|tylenol|ibuprofeno|alivium|gotas?|gotinhas?|xarope)$/;
const TOO_MUCH = /^(?:vez|inves|menos|metade|errad[oa]|errei|dobro|demais|confundi|troquei)$/;

/** "dei dipirona 20 gotas pro bebê e era bem menos": drops are counted by weight, and too many stop a small one's breath. */
function infantDose(scene: Scene): Finding | null {
  const at = (pattern: RegExp) => scene.words.findIndex(({ text }) => pattern.test(text));
  const [medicine, much] = [at(FOR_FEVER), at(TOO_MUCH)];
  if (medicine < 0 || much < 0 || at(/^(?:dei|demos|deu|deram)$/) < 0 || !says(scene, "infant")) return null;
  const sign = { label: "word", from: medicine, to: medicine + 1, value: Number.NaN };
  return { grade: "call_now", signs: [sign], whose: "child" };
}

/** "metade do pó" */
const POWDER = /^(?:po|medidas?|formula|lata)$/;

export const INFANT_AND_PREGNANCY_RULES: readonly SafetyRule[] = [
  {
    name: "what an infant must not be given",
    topic: "infant",
    stays: true,
    finds: infantFood,
    takes: [
      "dei mel pro meu bebê de 8 meses",
      "minha filha de 5 meses tomou leite de vaca",
      "posso dar mel pro neném?",
      "coloquei sal na papinha da bebê de 6 meses",
      "gave honey to my 7 month old",
      "passei mel na chupeta do meu nenem de 4 meses e agora ele ta molinho",
    ],
    leaves: [
      "tomei chá com mel",
      "faz 8 meses que não como mel",
      "meu filho de 5 anos comeu pão com mel",
      "bebê dormiu, comi um bolo de leite",
      "há 6 meses tomo leite de vaca",
      "to de 30 semanas e o bebe chuta quando como doce",
      "minha nenê de 9 meses comeu batata doce bem cozida",
    ],
  },
  {
    name: "too much of a medicine given to an infant",
    topic: "medicine",
    stays: true,
    finds: infantDose,
    takes: ["dei dipirona 20 gotas pro bebê de 4 meses, depois li que era bem menos"],
    leaves: ["bebê tomou as gotinhas de vitamina, comeu menos papinha"],
  },
  {
    // Thinned formula: water intoxication, and an infant that does not grow (SBP, alimentação do lactente).
    name: "infant formula made too thin",
    topic: "infant",
    stays: true,
    finds: (scene) => {
      const halved = scene.words.findIndex(
        ({ text }, i) => text === "metade" && POWDER.test(scene.words[i + 2]?.text ?? ""),
      );
      const half = { label: "word", from: halved, to: halved + 3, value: Number.NaN };
      const thin = [...live(scene, "thinned"), ...(halved < 0 ? [] : [half])];
      const formula = scene.words.some(({ text }) =>
        /^(?:formula|mamadeira|lata|leite|mamad\w*)$/.test(text),
      );
      return thin.length > 0 && formula && infants(scene).length > 0
        ? { grade: "see_today", signs: thin, whose: "child" }
        : null;
    },
    takes: [
      "mamadeira da Lívia de 2 meses: boto 1 medida da lata em vez de 4 pra render",
      "tô pondo mais água na fórmula do bebê pra durar até o fim do mês",
      "bebê de 4 meses, faço a mamadeira mais rala pra render",
    ],
    leaves: [
      "mamadeira do bebê, 120 ml com 4 medidas",
      "bebê de 8 meses comeu sopa rala de legumes",
      "fiz o leite render com água no bolo, o bebê dormiu",
    ],
  },
  {
    name: "what a small child chokes on",
    topic: "infant",
    stays: true,
    finds: (scene) => {
      const food = all(scene, "choking_food").filter(
        (hit) => !hit.denied && !hit.remote && !isMadeSafe(scene, hit),
      );
      const small = infants(scene);
      if (food.length === 0 || !says(scene, "given")) return null;
      const years = scene.words.some(
        ({ value }, i) =>
          value >= 1 && value <= 3 && /^aninhos?$|^anos?$/.test(scene.words[i + 1]?.text ?? ""),
      );
      return small.length > 0 || (years && says(scene, "child"))
        ? { grade: "next_visit", signs: food, whose: "child" }
        : null;
    },
    takes: [
      "dei pipoca pro meu filho de 2 anos",
      "dei uva inteira pra bebê de 10 meses",
      "dei amendoim pro meu bebê",
    ],
    leaves: ["meu filho de 10 anos comeu pipoca", "comi pipoca com meu filho"],
  },
  {
    name: "alcohol while pregnant",
    topic: "pregnancy",
    finds: (scene) => {
      const drank = says(scene, "no_alcohol") ? [] : live(scene, "alcohol");
      // "grávida? eu não, é só barriga de chope"
      const who = live(scene, "pregnant").filter(({ from }) => !scene.words[from]?.asks);
      return drank.length > 0 && who.length > 0 && !scene.laughs
        ? { grade: "next_visit", signs: [...who, ...drank] }
        : null;
    },
    takes: [],
    leaves: [],
  },
  // Over 200 to 300 mg of caffeine a day: less weight at birth (OMS 2016; ACOG 2010).
  {
    name: "much coffee while pregnant",
    topic: "pregnancy",
    finds: (scene) => {
      const who = live(scene, "pregnant");
      const cups = COFFEES.exec(scene.words.map(({ text }) => text).join(" "));
      return who.length > 0 && cups && Number(cups[1] ?? cups[2]) >= 4
        ? { grade: "next_visit", signs: who }
        : null;
    },
    takes: [],
    leaves: [],
  },
  {
    name: "pregnant",
    topic: "pregnancy",
    stays: true,
    says: `nao ~ sinto/sente ~ bebe/nenem ~ mex*
      nao ~ sinto ~ mexer
      bebe ~ nao/parou ~ mexe/mexer/mexeu/mexendo
      bolsa ~ estour*/rompeu`,
    finds: pregnancyFinding,
    takes: [
      "tô grávida e tomei 2 taças",
      "comi sushi sem saber que tava grávida",
      "grávida de 12 semanas e tô sangrando",
      "sou gestante e meu bebê parou de mexer",
      "im pregnant and had a glass of wine",
      "tô grávida e a pressão deu 15 por 10",
      "grávida de 8 semanas, desceu um sanguinho marrom",
      "tô grávida e manchou a calcinha de rosado",
    ],
    leaves: [
      "minha irmã tá grávida, que alegria",
      "tô grávida e tomei cerveja zero",
      "tô grávida, almocei arroz e frango",
      "grávida de 6 meses, hoje comi arroz, ovo cozido e peixe assado",
    ],
  },
  {
    name: "nursing and alcohol",
    topic: "pregnancy",
    grade: "next_visit",
    finds: (scene) => {
      const nurses = all(scene, "nursing").filter(({ denied }) => !denied);
      const drank = says(scene, "no_alcohol") ? [] : live(scene, "alcohol");
      return nurses.length > 0 && drank.length > 0
        ? { grade: "next_visit", signs: [...nurses, ...drank] }
        : null;
    },
    takes: ["tô amamentando e tomei uma cerveja", "bebi vinho e dou de mamar, dando peito ainda"],
    leaves: ["amamentando e com fome, comi 2 pães"],
  },
];
