import { soundOf, type Word } from "@/lib/portuguese/safety/scene/words";

/** Words worth mending: long enough to be no other word by one letter, and grave. */
const GRAVE =
  `glicemia glicose hipoglicemia hiperglicemia insulina diabetes diabetico diabetica acucar aparelho garganta inchando inchada inchado
  engasgado engasgada engasgando engasgou engasguei entalado entalada desmaiou desmaiei desmaiar desmaiando convulsao respirar respirando
  respiracao infarto infartando alergia alergica alergico anafilatico empolada empolado vomitando vomitei vomitou vomitar diarreia laxante
  comprimidos remedio remedios gravida gestante amamentando sangrando sangramento sangue suicidio coracao formigando dormente tremendo
  tremedeira tontura fraqueza veneno envenenado sanitaria detergente chumbinho desidratado camarao amendoim enrolado enrolada`
    .split(/\s+/)
    .map((word) => soundOf(word))
    .filter((sound) => sound.length >= 6);

/** What is one letter away from a grave word and is a word of its own. */
const ORDINARY = new Set(
  "alegria temendo franqueza tontinha remedia gravado gravada pintura sangria enrolando inchar encher tremenda glicerina embolado amendoa amendoas sanitario sanitarios insulsa diario diaria diarias diarios chambinho"
    .split(" ")
    .map((word) => soundOf(word)),
);

/** Every grave word without one of its letters, and whole. */
const SHORTENED = new Map<string, string>();
for (const sound of GRAVE) {
  SHORTENED.set(sound, sound);
  for (const short of shortened(sound)) if (!SHORTENED.has(short)) SHORTENED.set(short, sound);
}

function shortened(sound: string): string[] {
  return Array.from(sound, (_, i) => sound.slice(0, i) + sound.slice(i + 1));
}

/**
 * The words with grave ones mended that are one letter off ("glicmia", "insuluna", "engasgda"). A word that some phrase knows
 * stays as it is.
 */
export function mended(words: readonly Word[], known: ReadonlySet<string>): Word[] {
  return words.map((word) => {
    const { sound } = word;
    if (sound.length < 5 || !Number.isNaN(word.value) || known.has(sound) || ORDINARY.has(sound)) return word;
    const found =
      SHORTENED.get(sound) ??
      shortened(sound)
        .map((short) => SHORTENED.get(short))
        .find(Boolean);
    return found && found[0] === sound[0] && isOneEdit(sound, found) ? { ...word, sound: found } : word;
  });
}

/** Whether one letter was left out, put in or taken for another, or two stand in the wrong order. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  return Math.max(a.length, b.length) <= 1 || (a.length === 2 && b === `${a[1]}${a[0]}`);
}
