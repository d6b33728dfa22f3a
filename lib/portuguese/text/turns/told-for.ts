const RELATIVE =
  "(?:net[ao]|filh[ao]|nora|genro|cuidadora?|espos[ao]|mulher|marido|enfermeira|sobrinh[ao]|acompanhante|irm[ãa]o?|companheir[ao]|namorad[ao])";
const GREETING = "(?:(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite)[,.! ]*){0,2}";
const ELDER = "(?:m[ãa]e|mam[ãa]e|mainha|pai|papai|painho|v[óôo]|vov[óôo]|vozinh[ao]|av[óô])";
const ATE: Readonly<Record<string, string>> = {
  comeu: "comi",
  almoçou: "almocei",
  jantou: "jantei",
  tomou: "tomei",
  lanchou: "lanchei",
  bebeu: "bebi",
  repetiu: "repeti",
  beliscou: "belisquei",
  merendou: "merendei",
  ceou: "ceei",
  chupou: "chupei",
};
const VERB =
  "(?:comeu|almo[çc]ou|jantou|tomou|lanchou|bebeu|repetiu|beliscou|merendou|ceou|chupou)(?!\\p{L})";
const WHEN = "(?:(?:hoje|hj|j[áa]|s[óo]|ainda|tamb[ée]m|tb|ontem|agora) ){0,2}";
/** "aqui é", written in haste "aqui e a" */
const IT_IS = "(?:é|eh|sou|e(?= [ao] ))";
const AGE = "(?:,? (?:eu )?tenho \\d{1,2} anos?)?";

/** "aqui é a neta da dona Zilda, ela": who says whose relative they are; after it somebody has eaten. */
const BY_A_RELATIVE = new RegExp(
  `^\\s*${GREETING}(?:aqui )?(?:quem (?:fala|escreve|t[áa] falando)(?: aqui)? )?${IT_IS} (?:a |o |eu )?(?:\\p{L}{2,20},? )?(?:a |o )?${RELATIVE} (?:d[aoe] [^,.;:!?\\n]{2,30}|del[ea])${AGE}[,.]\\s*(?:(?:eu )?(?:registro|anoto|mando|escrevo) (?:por|pr[ao]|para) el[ae]\\s*[:,]?\\s*)?(?=(?:(?:el[ae]|(?:a |o |minha |meu )?${ELDER}) )?${WHEN}${VERB})`,
  "iu",
);
/** "patricia aqui. mãe", "aqui é a Socorro, ele": who gives a name and tells of a parent, or of nobody by name, as of the one whose diary it is. */
const BY_NAME = new RegExp(
  `^\\s*${GREETING}(?:(?:aqui )?(?:quem fala )?${IT_IS} (?:a |o |eu )?(?:${RELATIVE} )?\\p{L}{3,15}${AGE}|\\p{L}{3,15} aqui)(?: de novo)?(?:[,.!:]{1,3}\\s*|\\s(?=[ao] ))(?=(?:(?:a |o )?${ELDER}|el[ea]) ${WHEN}${VERB})`,
  "iu",
);
/** "mãe almoçou arroz e bife, anota pfv" */
const TO_BE_NOTED = new RegExp(
  `^\\s*${GREETING}(?=(?:a |o |minha |meu )?${ELDER} ${WHEN}${VERB}[^\\n]{3,300}[,.;!\\n] ?(?:por favor,? ?)?(?:pode anotar|anot[ae]|registr[ae]|marc[ae]|lan[çc]a)(?: a[íi])?(?: (?:pra|para) (?:mim|el[ae]|m[ãa]e))?(?:,? (?:pfv?|pf|por favor|por gentileza|obrigad[ao]))?\\s*[.!]*\\s*$)`,
  "iu",
);
/** "mandou eu escrever que tá dirigindo": by whose word it is told, and why. */
const BY_ORDER =
  /(?:[,.;!\n] ?|\s(?:e )?)(?:el[ea] )?(?:me )?(?:mandou|pediu|falou|disse|mandando|pedindo) (?:(?:(?:pra|para) )?(?:eu|mim) |(?:pra|para) )?(?:te |lhe )?(?:escrever|anotar|registrar|mandar|avisar|contar|lan[çc]ar|marcar|digitar|falar)(?: (?:aqui|isso|pr[ao] (?:voc[êe]|vc)|por el[ea]|no lugar del[ea]))?(?:,? (?:pq|porque|pois|que|j[áa] que) [^.;!?\n]{2,60})?\s*[.!]*\s*$/iu;
const ATE_BEFORE = new RegExp(`^\\s*${GREETING}(?=(?:el[ea]|(?:a |o )?${ELDER}) ${WHEN}${VERB})`, "iu");
/** "sou a esposa do Antônio. Ele comeu churrasco, mas eu jantei sopa" tells of oneself. */
const OWN = /(?<!\p{L})(?:eu|comi|almocei|jantei|tomei|lanchei|bebi)(?!\p{L})/iu;
const DONE = new RegExp(
  `(?<!\\p{L})(?:(?:el[ae]|(?:a |o |minha |meu )?${ELDER}) )?(${WHEN})(${VERB})`,
  "giu",
);

/** What somebody tells for the person whose diary it is, as that person would; any other text as it is. */
export function asToldByOneself(text: string): string {
  const plain = text.replace(BY_ORDER, "");
  const heads = [BY_A_RELATIVE, BY_NAME, TO_BE_NOTED, ...(plain === text ? [] : [ATE_BEFORE])];
  const by = heads.find((head) => head.test(plain));
  const told = by ? plain.replace(by, "") : "";
  if (!by || OWN.test(told)) return text;
  return told.replace(
    DONE,
    (_, when: string, verb: string) => `${when}${ATE[verb.toLowerCase().replace("almoc", "almoç")] ?? verb}`,
  );
}
