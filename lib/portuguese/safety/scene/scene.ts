import { isDenied } from "@/lib/portuguese/safety/scene/denied";
import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Sign } from "@/lib/portuguese/safety/scene/signs";
import type { SafetyContext, Whose } from "@/lib/portuguese/safety/scene/verdict";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** A sign where it stands, and what takes it away. */
export type Hit = Found & {
  /** "não tô com falta de ar". */
  denied: boolean;
  /** On television, or asked about in general. */
  remote: boolean;
  /** Long ago, or only supposed. */
  past: boolean;
  /** "morrer de rir", "sem ar condicionado". */
  idiom: boolean;
};

/** A message with its signs: what rules look at. */
export type Scene = {
  words: readonly Word[];
  context: SafetyContext;
  laughs: boolean;
  hits: ReadonlyMap<string, readonly Hit[]>;
};

/** What one only seems to die of, choke on or faint from. */
const IDIOM_CAUSE =
  /^(?:rir|rindo|facil|riso|gargalha|amor|saudade|vergonha|sono|tedio|preguica|vontade|desejo|curiosidade|inveja|orgulho|raiva|feliz|felicidade|trabalh|estud|treinar|malhar|emocao|alegria|paixao|tanto|tao|cansaco|cansad|ciume|ansios|noticia|preco|conta|boleto|fofoca|fofura|vista|paisagem|beleza|laugh|cute|carinho|nervos)/;
const BODILY_CAUSE = /^(?:fome|calor|frio|sede|susto|medo)/;
const FOOD_CAUSE = /^(?:comer|doce|chocolate|pizza|bolo|batata|gostos|delici|acai|brigadeiro)/;
/** A true sign may have such a cause: one trembles of hunger. */
const HUNGER_COUNTS: ReadonlySet<string> = new Set([
  "trembles",
  "weak",
  "dizzy",
  "thirst",
  "cold_sweat",
  "not_eaten",
  "ate",
  "swallowed",
]);
/** "a calça tá me sufocando" */
const CLOTHES = /^(?:calca|cinto|roupa|sutia|short|shorts|saia|blusa|botao|gravata|vestido|cinta)$/;
/** "parece sangue", "cor de sangue" */
const LIKE = /^(?:parece|parecia|parecendo|igual|tipo)$/;
/** "refrigerante é veneno" */
const CALLED = /^(?:eh|e|um|puro|so)$/;
const NO_PATIENT = /^(?:fritadeira|quarto|sala|carro|pneu|bola|onibus|escritorio)$/;

const UNWELL = /^(?:mal|ruim|pior|tont|frac|enjoad|estranh|assustad|preocupad|cansad|trist|molinh|mole)/;

/** What one kills oneself with in jest: "na academia", "de treinar". */
const TOIL = /^(?:academia|treino|treinar|esteira|supino|faxina|estudar|trabalhar)$/;

/** "morrer de rir", "desmaiei de sono", "engasguei com a conta", "quarto sem ar". */
function isIdiom(words: readonly Word[], { label, from, to }: Found): boolean {
  if (HUNGER_COUNTS.has(label) || label.endsWith("hurting oneself")) return false;
  if (label === "over" && UNWELL.test(words[to]?.text ?? "")) return true;
  const sentence = words[from]?.sentence;
  const textAt = (at: number) => (words[at]?.sentence === sentence ? (words[at]?.text ?? "") : "");
  const isWish = label.endsWith("wish to die");
  const isAlmost = ["quase", "vou", "to", "tou", "estou", "me"].some(
    (word) => word === textAt(from - 1) || word === textAt(from),
  );
  const isCause = (text: string) =>
    IDIOM_CAUSE.test(text) ||
    (isWish && FOOD_CAUSE.test(text)) ||
    ((isWish || isAlmost) && BODILY_CAUSE.test(text));
  for (let at = from; at <= to; at++) {
    const isLink = /^(?:de|com|do|da|por|of|from)$/.test(textAt(at));
    if (textAt(at) === "da" && textAt(at + 1) === "conta") continue;
    // "por conta própria"
    if (textAt(at + 1) === "conta" && /^propri/.test(textAt(at + 2))) continue;
    if (isLink && (isCause(textAt(at + 1)) || (at === to && isCause(textAt(at + 2))))) return true;
    if (isLink && at === to - 1 && isCause(textAt(at + 2))) return true;
  }
  // "vou me matar na academia", "me matar de treinar"
  if (isWish && /^(?:na|no|de)$/.test(textAt(to)) && TOIL.test(textAt(to + 1))) return true;
  // "quero sumir com essa barriga"
  if (isWish && textAt(to - 1).startsWith("sum") && textAt(to) === "com") return true;
  // "reflexo de vômito" of a child that learns to chew
  if (label === "vomits" && textAt(from - 2) === "reflexo") return true;
  if (label === "blood" && LIKE.test(textAt(from - 1))) return true;
  // "com sangue no olho pra bater a meta"
  if (/^sangue no olho (?:para|pra) /.test(`${[0, 1, 2, 3].map((on) => textAt(from + on)).join(" ")} `))
    return true;
  // "a gasolina tá de infartar"
  if (textAt(from - 1) === "de" && /^[ei]nfartar$/.test(textAt(from))) return true;
  if (textAt(from) === "veneno" && CALLED.test(textAt(from - 1))) return true;
  if (label === "no_air" && [2, 3, 4].some((back) => CLOTHES.test(textAt(from - back)))) return true;
  const isAir = textAt(to - 1) === "ar";
  return (
    isAir && (NO_PATIENT.test(textAt(from - 1)) || /^(?:condicionado|puro|livre|fryer)$/.test(textAt(to)))
  );
}

/** "sou diabético há 20 anos" is no old story. */
const PRESENT = new Set("sou tenho to tou ta estou esta tao agora hoje".split(" "));
const OPEN = new Set(
  "to tou estou minha meu agora me im my quero queria penso sinto consigo aguento eu".split(" "),
);

const WATCHES = /^(?:vendo|assistindo|lendo|ouvindo|maratonando|watching|reading)$/;

const STILL =
  /^(?:tambem|ainda|sempre|continu\p{L}+|volt(?:a|ou|ando)|pior\p{L}*|desde|de novo|still|again)$/u;

const OF_CHILD = /^(?:[oa]|meu|minha|seu|sua|nosso|nossa|d[oae]|n[oa]|pro|pra|ao|um|uma|este|esse)$/;
const DRINKS =
  /^(?:(?:o|a|um|uma|seu|sua) )?(?:cafe|cha|leite|suco|vinho|agua|aguinha|chimarrao|mate|refri\S*|cerveja|caldo) |^(?:muit[oa]|pouc[oa]) /;

/** A word that sounds like a sign and is none: the crab like a series, "bebe o café" like an infant, "o bebê" like drinking. */
function isOtherwise(words: readonly Word[], { label, from, to }: Found): boolean {
  const { text } = words[from] as Word;
  if (label === "news") return text === "siri";
  if (label === "swallowed" && /^nenem?$/.test(text)) return true;
  if (text !== "bebe" || to > from + 1) return false;
  const isChild = OF_CHILD.test(words[from - 1]?.text ?? "");
  if (label === "swallowed") return isChild;
  const behind = `${words[from + 1]?.text} ${words[from + 2]?.text} `;
  return /^(?:infant|child)$/.test(label) && !isChild && DRINKS.test(behind);
}

/** "quando criança engasguei com bala, hoje como bala normal", "desmaiei com 12 anos, hoje tenho 45": what is so now is said behind it. */
function isBeforeNow(words: readonly Word[], { from }: Found, longAgo: readonly Found[]): boolean {
  const clause = clauseOf(words, from);
  const isOld = longAgo.some((one) => clause.includes(words[one.from] as Word));
  // "ano passado tive infarto, dor no peito agora": what was long ago is told of its own clause alone.
  if (!isOld || clause.some(({ text }) => PRESENT.has(text))) return false;
  const { sentence } = words[from] as Word;
  return !words.some((word) => word.sentence === sentence && STILL.test(word.text));
}

/** The words between two marks among which one stands. */
function clauseOf(words: readonly Word[], at: number): readonly Word[] {
  const { sentence } = words[at] as Word;
  const isApart = (i: number) => words[i]?.sentence !== sentence;
  let [from, to] = [at, at + 1];
  while (from > 0 && !words[from]?.afterMark && !isApart(from - 1)) from -= 1;
  while (to < words.length && !words[to]?.afterMark && !isApart(to)) to += 1;
  return words.slice(from, to);
}

/** The scene of a message. Linear in the number of words for messages of ordinary make. */
export function sceneOf(
  words: readonly Word[],
  heard: readonly Found[],
  context: SafetyContext,
  laughs: boolean,
): Scene {
  const found = heard.filter((one) => !isOtherwise(words, one));
  const of = (label: Sign) => found.filter((one) => one.label === label);
  const sentenceOf = ({ from }: Found) => (words[from] as Word).sentence;
  const sentences = (label: Sign) => new Set(of(label).map(sentenceOf));
  const present = new Set(words.filter(({ text }) => PRESENT.has(text)).map(({ sentence }) => sentence));
  const past = new Set([...sentences("long_ago")].filter((sentence) => !present.has(sentence)));
  const supposed = sentences("hypothesis");
  const told = of("news").length > 0;
  // "a série que tô vendo" tells of others.
  const open = new Set(
    words
      .filter(({ text }, i) => OPEN.has(text) && !WATCHES.test(words[i + 1]?.text ?? ""))
      .map(({ sentence }) => sentence),
  );
  const general = new Set([...sentences("asks_general")].filter((sentence) => !open.has(sentence)));
  const hits = new Map<string, Hit[]>();
  for (const one of found) {
    const sentence = sentenceOf(one);
    const remote = general.has(sentence) || (told && !open.has(sentence));
    const hit = {
      ...one,
      denied: isDenied(words, one),
      remote,
      past: past.has(sentence) || supposed.has(sentence) || isBeforeNow(words, one, of("long_ago")),
      idiom: isIdiom(words, one),
    };
    const list = hits.get(one.label);
    if (list) list.push(hit);
    else hits.set(one.label, [hit]);
  }
  return { words, context, laughs, hits };
}

/** Where a sign is told at all, denied or not. */
export function all(scene: Scene, sign: Sign): readonly Hit[] {
  return scene.hits.get(sign) ?? [];
}

/** Where a sign is told as being so. */
export function live(scene: Scene, ...signs: readonly Sign[]): Hit[] {
  return signs.flatMap((sign) =>
    all(scene, sign).filter(({ denied, remote, past, idiom }) => !denied && !remote && !past && !idiom),
  );
}

export function says(scene: Scene, ...signs: readonly Sign[]): boolean {
  return signs.some((sign) => all(scene, sign).some(({ denied, idiom }) => !denied && !idiom));
}

/**
 * A sign that is told as being so, with another within reach of it in the same sentence.
 * @param reach words between them
 */
export function near(scene: Scene, one: Sign, other: Sign, reach = 4): Hit[] | null {
  for (const a of live(scene, one)) {
    for (const b of all(scene, other)) {
      const apart = Math.max(a.from, b.from) - Math.min(a.to, b.to);
      const overlaps = a.from < b.to && b.from < a.to;
      const sameSentence = scene.words[a.from]?.sentence === scene.words[b.from]?.sentence;
      if (sameSentence && !overlaps && apart <= reach && !b.remote && !b.past) return [a, b];
    }
  }
  return null;
}

const PEST =
  /^(?:ratos?|ratazanas?|ratoeiras?|baratas?|formigas?|cupim|cupins|lesmas?|caramujos?|pulg(?:a|as|ao|oes)|carrapatos?|mosquitos?|moscas?|tracas?|lagartas?|pragas?|horta|plantas?|jardim|quintal|roseiras?|cachorros?|cadela|gat[oa]s?|dedetiz\p{L}*)$/u;

/** Whether what a poison or a remedy is made for is spoken of: pests, plants, a dog's fleas. */
export function hasPest(words: readonly Word[]): boolean {
  return words.some(({ text }) => PEST.test(text));
}

const SELF = new Set("eu to tou estou mim minha meu comigo i im my tive fiz fui vou tenho sou".split(" "));

function isSelf({ text }: Word): boolean {
  return (
    SELF.has(text) ||
    /^\p{L}{2,}ei$|^(?:quero|queria|penso|sinto|acho|consigo|aguento|preciso|posso|comi|bebi|engoli)$/u.test(
      text,
    )
  );
}

/** Whom a sign is about: the nearest person before it, else whoever the message speaks of. */
export function whoseIs(scene: Scene, sign: Found): Whose {
  const { words } = scene;
  const sentence = words[sign.from]?.sentence;
  const people = (["child", "other"] as const).flatMap((kind) =>
    all(scene, kind)
      .filter(({ from, to }) => kind === "other" || !isTime(words, from, to))
      .map((hit) => ({ ...hit, kind })),
  );
  for (let i = sign.to - 1; i >= 0 && words[i]?.sentence === sentence; i--) {
    const person = people.find(({ from, to }) => i >= from && i < to);
    if (person) return person.kind;
    const named = people.some(({ from }) => from === i + 1);
    if (isSelf(words[i] as Word) && !named) return "self";
  }
  const nearby = people.filter(({ from }) => Math.abs((words[from]?.sentence ?? 0) - (sentence ?? 0)) <= 2);
  const child = nearby.find(({ kind }) => kind === "child");
  if (child) return "child";
  return nearby.length > 0 && !words.some(isSelf) ? "other" : "self";
}

/** "há 8 meses", "8 meses de gravidez", "a cada 3 meses": no child's age. */
export function isTime(words: readonly Word[], from: number, to: number): boolean {
  const before = words[from - 1]?.text ?? "";
  const after = words.slice(to, to + 3).map(({ text }) => text);
  const isAge = !Number.isNaN(words[from]?.value ?? Number.NaN);
  if (!isAge) return false;
  return (
    ["ha", "faz", "cada", "em", "por", "uns", "dura", "daqui"].includes(before) ||
    after.some((text) =>
      /^(?:gravid|gesta|atras|sem|depois|ja|pregnan|que)$|^(?:gravid|gesta|pregnan)/.test(text),
    )
  );
}
