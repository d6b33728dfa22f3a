import type { Hit, Scene } from "@/lib/portuguese/safety/scene/scene";

const GIVES =
  /^(?:dou|da|damos|dao|dar|dando|dado|coloco|ponho|boto|passo|colocando|botando|passando|come|comendo|toma|tomando|lamb(?:e|endo)|chup(?:a|ando)|prova|provando|ganh(?:a|ou)|pegou|recebe)$/;

/** "mel só pros grandes, o bebê não come" */
export function isKeptAway({ words }: Scene): boolean {
  const isDenied = (i: number) => words[i - 1]?.text === "nao";
  return (
    words.some(
      ({ text }, i) => isDenied(i) && /^(?:come|comem|toma|tomam|pode|podem|dou|damos)$/.test(text),
    ) && !words.some(({ text }, i) => GIVES.test(text) && !isDenied(i))
  );
}

/** "nada de mel", "não dou mel", and "batata doce" is no sweet. */
export function isKeptFrom({ words }: Scene, { from }: Hit): boolean {
  return NOT_GIVEN.test(`${words[from - 2]?.text} ${words[from - 1]?.text}`);
}

const NOT_GIVEN = /batata$|^(?:nada|sem) de$|^nao (?:dou|damos|dei|demos|come|comeu|toma)$/;

/** Cut or mashed is how grapes are given (Ministério da Saúde, Guia alimentar para menores de 2 anos). */
const MADE_SAFE =
  /^(?:cort(?:ei|o|amos|ou|ad[oa]s?|adinh[oa]s?)|piquei|picad(?:inh)?[oa]s?|amass(?:ei|ad[oa]s?)|moid[oa]s?|triturad[oa]s?|cut|mashed)$/;
const STAYS_WHOLE = /^(?:pipoca|bala|balas|pirulito|popcorn)$/;

/** "cortei a uva em 4": told of that food, within three words of it. */
export function isMadeSafe({ words }: Scene, { from, to }: Hit): boolean {
  const beside = words.slice(Math.max(0, from - 3), to + 3);
  return !STAYS_WHOLE.test(words[from]?.text ?? "") && beside.some(({ text }) => MADE_SAFE.test(text));
}

const UNDER_SIX_MONTHS =
  / (?<! (?:ha|faz|tem uns|por|em|ultimos|durante|gravida de|gestante de|gravidez de|anos? e|anos?) )(?:[1-5]|um|dois|tres|quatro|cinco) (?:mes|meses|mesinhos) /;
const CHILD =
  / (?:bebe|bebezinh[oa]|nenem?|nene|baby|filh(?:o|a|inho|inha)|menin(?:o|a)|net(?:o|a|inho|inha|im)|sobrinh[oa]|afilhad[oa]|cacula|gemeos|pequen[oa]|mamadeira) /;
const SOLID =
  "(?:papinhas?|papas?|sop(?:a|inha)s?|cald(?:o|inho|im)|feij(?:ao|aozinho)|suc(?:o|os|inho|inhos)|suquinhos?|danon\\S*|iogurt\\S*|frut(?:a|as|inha|inhas)|banan(?:a|inha)|maca|mamao|pera|angu|mingau|pure|arroz|arrozinho|biscoit\\S*|bolachas?|batat(?:a|inha)|carn(?:e|inha)|comid(?:a|inha)|cha|chazinho|mucilon|farinha lactea|cereal|ovo)";
const FED =
  "(?:come|comeu|comendo|toma|tomou|tomando|prova|provou|adora|adorou|gosta|dou|damos|da|dao|dei|demos|deu|deram|dar|dando|boto|botei|ponho|pus|coloco|coloquei|ofereco|ofereci)";
const SOLID_FED = new RegExp(
  ` ${FED} (?:(?!nao |nem )\\S+ ){0,6}${SOLID} | ${SOLID} (?:(?!nao |nem )\\S+ ){0,4}${FED} `,
);
/** "minha filha de 15 só come alface" */
const OLDER = / de (?:[6-9]|1\d)(?! (?:mes|meses|mesinhos|semanas|dias)) /;
/** Who waits for the sixth month, or asks when. */
const WAITS =
  / (?:(?:nao|nem|nunca|ainda nao) (?:\S+ )?(?:come|comeu|toma|da|dou|dei|demos|deu|pode|posso|quero|vou)|so (?:no )?(?:mama|peito|leite|formula)|so mama|exclusiv\S+|quando (?:eu )?(?:posso|comec\S+|pode|comeca)|com quantos|a partir d\S+|(?:6|seis) meses|gravid[ao]|gestante) /;

/**
 * "meu netim de 4 mês já come caldim de feijão": until six months milk is all (Ministério da Saúde, Guia alimentar para
 * menores de 2 anos).
 * @param line words with a blank around each, without marks
 */
export function isFedBeforeSixMonths(line: string): boolean {
  const isSo = UNDER_SIX_MONTHS.test(line) && CHILD.test(line) && SOLID_FED.test(line);
  return isSo && !WAITS.test(line) && !OLDER.test(line);
}
