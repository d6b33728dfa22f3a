const UP_TO_IT = "(?: (?:mais|de|do|da|o|a|com|tomar|usar|uso|meu|minha|remedio)){0,4} $";
/** What stands right before a medicine that somebody does not take: "não tomo mais a". */
const NOT_TAKEN = new RegExp(
  `(?:^| )(?:nao|nunca) (?:tomo|toma|tomei|uso|usa|usei|faco uso|preciso)${UP_TO_IT}`,
);
/** Or takes no more: "parei de tomar a"; "nunca parei com a" and "não fico sem" say the opposite. */
const STOPPED = new RegExp(
  `(?:^| )(?:parei|parou|deixei|deixou|suspend\\w*|larguei|largou|tomava|usava|sem)${UP_TO_IT}`,
);
const OPPOSITE = /(?:^| )(?:nao|nunca|nem)(?: \S+){0,3} (?:parei|parou|deix\w+|suspend\w*|larg\w+|sem) /;
/** "Não tomo varfarina nem": it goes on with what is not taken. */
const DENIED_AS_WELL = /(?:^| )(?:nao|nunca) (?:tomo|toma|uso|usa) .*(?:nem|ou) $/;
/** What stands behind one: "varfarina não tomo mais". */
const DENIED_BEHIND =
  /^ (?:(?:eu|que|ja) ){0,2}(?:(?:parei|parou)(?: de (?:tomar|usar))?|suspen[ds]\w*|(?:nao|nunca) (?:tomo|toma|uso|usa)(?: mais)?) $/;
/** "Não tomo varfarina com suco", "em jejum": how it is taken. */
const HOW = /^ (?:com|em|sem|junto|antes|depois|logo|de (?:manha|tarde|noite)|a (?:noite|tarde)) /;
/** "Parei com a varfarina em maio e voltei"; "e não voltei" says the opposite. */
const AGAIN =
  /(?<! (?:nao|nunca|nem)(?: mais)?) (?:voltei|voltou|retom\w+|recomec\w+|(?:tomo|toma|tomando|uso|usando)(?: \S+){0,3} (?:de novo|outra vez|novamente)|(?:estou|to) (?:tomando|usando)|(?:tomo|uso)(?= $)) /;

/**
 * Whether somebody takes a medicine that a clause of theirs names. In doubt they do, since only a denial of this very one counts,
 * each time it is named: "varfarina sem falta" and "parei de fumar e tomo varfarina" tell of it.
 * @param clause by its search key; @param name of the medicine, likewise
 * @param next what is told after the clause of no other medicine: "mas voltei"
 */
export function isTaken(clause: string, name: string, next = ""): boolean {
  const words = ` ${clause} `;
  const called = ` ${name} `;
  if (words.includes(called) && AGAIN.test(` ${next} `)) return true;
  for (let at = words.indexOf(called); at >= 0; at = words.indexOf(called, at + 1)) {
    if (!isDenied(words.slice(0, at + 1).trimStart(), words.slice(at + called.length - 1))) return true;
  }
  return !words.includes(called);
}

function isDenied(before: string, behind: string): boolean {
  if (AGAIN.test(behind)) return false;
  if (NOT_TAKEN.test(before)) return !HOW.test(behind);
  if (STOPPED.test(before)) return !OPPOSITE.test(before);
  return DENIED_AS_WELL.test(before) || DENIED_BEHIND.test(behind);
}
